import { expect, test } from 'vitest'
import { edited } from '#scripts/site/build/ast.ts'
import { namespaceEdits, namespaceHelper } from '#scripts/site/build/hand-over.ts'

const RUNTIME =
  'var t=Object.defineProperty,o=(e,t)=>()=>t,s=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i],enumerable:!0});return n||t(r,Symbol.toStringTag,{value:`Module`}),r};export{s as n,o as t};'
const written = (code: string) => edited(code, namespaceEdits(code, namespaceHelper(RUNTIME)))

test('a part names what it exports by itself', () => {
  // A local of the same name is another thing.
  const code =
    'import{n as e}from"./rolldown-runtime-a.js";var x=e({Faces:()=>f,Inviter:()=>g});function f(e){return e}var g=1;export{x as t}'
  const result = written(code)
  expect(result).toBe(
    'var x={get Faces(){return f},get Inviter(){return g}};function f(e){return e}var g=1;export{x as t}',
  )
  const part = new Function(`${result.replace(/export.*/, '')};return x`)() as {
    Faces(e: number): number
    Inviter: number
  }
  expect([part.Faces(7), part.Inviter]).toEqual([7, 1])
})

test.for([
  'import{n as e,t as r}from"./rolldown-runtime-a.js";var x=e({A:()=>b}),b=r(()=>1);export{x as t}',
  'import{t as r}from"./rolldown-runtime-a.js";var b=r(()=>1);b()',
  'import{n as e}from"./more-a.js";var x=e({A:()=>b}),b=1;export{x as t}',
])('a file that needs other helpers, too, is left as it is: %s', (code) => expect(written(code)).toBe(code))

test('without a file of helpers there is nothing to look for', () =>
  expect(namespaceHelper('export{}')).toBeUndefined())
