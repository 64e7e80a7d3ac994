/** Polyfills for ky and web-vitals on Chromium 90: `Array.prototype.at` and `Object.hasOwn`. */
function at(this: ArrayLike<unknown>, index: number) {
  return this[index < 0 ? this.length + index : index]
}
// Not by hasOwnProperty: the minifier would rewrite that as Object.hasOwn.
function hasOwn(object: object, key: PropertyKey) {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined
}
if (!Array.prototype.at) Object.defineProperty(Array.prototype, 'at', { value: at })
if (!Object.hasOwn) Object.defineProperty(Object, 'hasOwn', { value: hasOwn })

export {}
