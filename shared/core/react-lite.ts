/**
 * What stands behind `react` on public pages: Preact's core and hooks without the rest of compat (1.7 KB less before
 * the first view; performance.md's fourth way). A page that needs more of React fails to build here, by name.
 */
import { options, type VNode } from 'preact'

export { Component, createContext, createElement, createRef, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { createRoot } from './react-root.ts'

const SVG_NAME = /^(?:clip|dominant|fill|font|stop|stroke|text)[A-Z]/

// React spells SVG attributes in camel case; the DOM wants them with a dash.
const previous = options.vnode
options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>
    for (const name in props) {
      if (SVG_NAME.test(name)) {
        props[name.replace(/[A-Z]/g, '-$&').toLowerCase()] = props[name]
        delete props[name]
      }
    }
  }
  previous?.(vnode)
}
