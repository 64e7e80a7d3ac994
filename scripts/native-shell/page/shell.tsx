import { useState } from 'react'
import { ICON_FILE } from '#shared/brand.ts'
import { CallLog } from './call-log.tsx'
import { Phone } from './phone.tsx'
import { ScreenList } from './screen-list.tsx'
import { Settings } from './settings.tsx'
import { useShell } from './use-shell.ts'

/**
 * The tool: every page on the left, the phone in the middle, what the app does on the right. On a
 * phone it is all phone.
 */
export function Shell() {
  const shell = useShell()
  const [toolsOpen, setToolsOpen] = useState(false)
  const side = `flex-col gap-3 min-h-0 bg-surface px-4 pt-5 pb-4 wide:flex ${toolsOpen ? 'flex' : 'hidden'}`

  return (
    <div
      className={`h-screen wide:grid wide:grid-cols-[272px_minmax(440px,1fr)_384px] ${toolsOpen ? 'max-wide:overflow-auto' : ''}`}
    >
      <nav className={`${side} border-line wide:border-r`} aria-label="页面">
        <header className="flex items-center gap-3 px-1 pb-1">
          <img className="h-10 w-10 rounded-[11px]" src={ICON_FILE} alt="" />
          <div>
            <h1 className="text-[17px]/6">模拟原生壳</h1>
            <p className="text-caption text-ink-3">桥、机型、本地服务</p>
          </div>
        </header>
        <ScreenList
          shell={shell}
          onOpen={(path) => {
            setToolsOpen(false)
            shell.open(path)
          }}
        />
      </nav>
      <main
        className={`relative place-items-center overflow-hidden max-wide:h-svh wide:grid ${toolsOpen ? 'hidden' : 'grid'}`}
      >
        <Halo />
        <Phone shell={shell} />
      </main>
      <aside className={`${side} border-line wide:border-l`} aria-label="设置与记录">
        <Settings shell={shell} />
        <CallLog shell={shell} />
      </aside>
      <button
        type="button"
        className="fixed right-3 bottom-24 z-5 min-h-11 min-w-14 rounded-[22px] bg-deep px-3.5 font-semibold text-white shadow-float wide:hidden"
        aria-expanded={toolsOpen}
        onClick={() => setToolsOpen(!toolsOpen)}
      >
        {toolsOpen ? '看页面' : '工具'}
      </button>
    </div>
  )
}

const Halo = () => (
  <svg
    className="absolute h-[1200px] w-[1200px] max-w-none fill-none stroke-tick"
    viewBox="-600 -600 1200 1200"
    strokeWidth={9}
    strokeDasharray="1.5 7.5"
    aria-hidden="true"
  >
    {[300, 326, 352, 378, 404, 430, 456].map((radius, ring) => (
      <circle key={radius} r={radius} opacity={0.9 - ring * 0.13} />
    ))}
  </svg>
)
