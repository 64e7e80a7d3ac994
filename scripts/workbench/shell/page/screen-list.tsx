import { useEffect, useRef, useState } from 'react'
import { pathOf, SCREENS } from './presets.ts'
import type { ShellModel } from './use-shell.ts'

/** All routes, each with ways to open it; a box for any other path. */
export function ScreenList({ shell, onOpen }: { shell: ShellModel; onOpen: (path: string) => void }) {
  const { path, member } = shell.state
  const [find, setFind] = useState('')
  const shown = SCREENS.filter(({ name, title }) => `${name}${title}`.toLowerCase().includes(find.toLowerCase()))
  const here = path.split('?')[0]!.slice(1)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current!.querySelector(`[data-name="${here}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [here])

  return (
    <>
      <form
        className="path-box"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('path')).trim()
          onOpen(typed.startsWith('/') ? typed : `/${typed}`)
        }}
      >
        <input key={path} name="path" defaultValue={path} aria-label="路径和参数" spellCheck={false} />
        <button type="submit">打开</button>
      </form>
      <input
        className="find"
        type="search"
        placeholder="找页面"
        aria-label="找页面"
        value={find}
        onInput={(event) => setFind(event.currentTarget.value)}
      />
      <ul ref={list} className="screen-list">
        {shown.map(({ name, title, isMember, presets }) => (
          <li key={name} data-name={name} className={name === here ? 'is-here' : ''}>
            <button type="button" className="screen" onClick={() => onOpen(pathOf(name, presets[0]!, member))}>
              <span>{title}</span>
              <code>/{name}</code>
              <em>{isMember ? '会员' : '公开'}</em>
            </button>
            {presets.length > 1 && (
              <div className="presets">
                {presets.map((preset) => {
                  const target = pathOf(name, preset, member)
                  return (
                    <button
                      type="button"
                      key={preset.label}
                      aria-pressed={target === path}
                      onClick={() => onOpen(target)}
                    >
                      {preset.label}
                    </button>
                  )
                })}
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="hint">没有这样的页面</p>}
    </>
  )
}
