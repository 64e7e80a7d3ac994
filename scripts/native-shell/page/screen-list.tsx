import { useEffect, useRef, useState } from 'react'
import { createPath, SCREENS } from './presets.ts'
import type { ShellModel } from './use-shell.ts'

/** All routes, each with ways to open it; a box for any other path. */
export function ScreenList({ shell, onOpen }: { shell: ShellModel; onOpen: (path: string) => void }) {
  const { path, member } = shell.state
  const [find, setFind] = useState('')
  const displayed = SCREENS.filter(({ name, title }) => `${name}${title}`.toLowerCase().includes(find.toLowerCase()))
  const here = path.split('?')[0]!.slice(1)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current!.querySelector(`[data-name="${here}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [here])

  return (
    <>
      <form
        className="flex items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('path')).trim()
          onOpen(typed.startsWith('/') ? typed : `/${typed}`)
        }}
      >
        <input
          key={path}
          className="font-mono text-caption"
          name="path"
          defaultValue={path}
          aria-label="路径和参数"
          spellCheck={false}
        />
        <button type="submit" className="pill">
          打开
        </button>
      </form>
      <input
        type="search"
        placeholder="找页面"
        aria-label="找页面"
        value={find}
        onInput={(event) => setFind(event.currentTarget.value)}
      />
      <ul ref={list} className="-mx-2 min-h-0 flex-1 overflow-auto max-wide:max-h-[40vh]">
        {displayed.map(({ name, title, isMember, presets }) => (
          <li
            key={name}
            data-name={name}
            className={`rounded-tile px-1 py-0.5 ${name === here ? 'bg-brand-soft' : ''}`}
          >
            <button
              type="button"
              className="grid min-h-11 w-full grid-cols-[1fr_auto] px-2 py-1 text-left"
              onClick={() => onOpen(createPath(name, presets[0]!, member))}
            >
              <span className={`font-semibold ${name === here ? 'text-brand-text' : ''}`}>{title}</span>
              <code className="row-start-2 font-mono text-axis/[1.4] text-ink-3">/{name}</code>
              <em className="row-[1/3] self-center text-caption text-ink-3 not-italic">{isMember ? '会员' : '公开'}</em>
            </button>
            {presets.length > 1 && (
              <div className="flex flex-wrap gap-1 px-2 pb-2">
                {presets.map((preset) => {
                  const target = createPath(name, preset, member)
                  return (
                    <button
                      type="button"
                      key={preset.label}
                      className="min-h-[26px] rounded-[13px] bg-fill px-2.5 text-caption text-ink-2 aria-pressed:bg-brand aria-pressed:font-semibold aria-pressed:text-on-brand"
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
      {displayed.length === 0 && <p className="px-3 py-2 text-sub text-ink-3">没有这样的页面</p>}
    </>
  )
}
