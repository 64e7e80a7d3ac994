export {}

/** What libraries call (ky, web-vitals) and Chromium 90 lacks. Written in the JavaScript of 2009, as all that boot.ts runs. */
function at(this: ArrayLike<unknown>, index: number) {
  return this[index < 0 ? this.length + index : index]
}
// Not by hasOwnProperty: the minifier would write that as this very function.
function hasOwn(object: object, key: PropertyKey) {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined
}
if (!Array.prototype.at) Object.defineProperty(Array.prototype, 'at', { value: at })
if (!Object.hasOwn) Object.defineProperty(Object, 'hasOwn', { value: hasOwn })
