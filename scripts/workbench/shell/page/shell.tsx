import { useState } from 'react'
import { CallLog } from './call-log.tsx'
import { CampaignPanel } from './campaign-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { Phone } from './phone.tsx'
import { ScreenList } from './screen-list.tsx'
import { Settings } from './settings.tsx'
import { useShell } from './use-shell.ts'

/** The tool: every page on the left, the phone in the middle, what the app does on the right. On a phone it is all phone. */
export function Shell() {
  const shell = useShell()
  const [toolsOpen, setToolsOpen] = useState(false)

  return (
    <div className={toolsOpen ? 'shell tools-open' : 'shell'}>
      <nav className="side screens" aria-label="页面">
        <header className="brand">
          <Mark />
          <div>
            <h1>模拟原生壳</h1>
            <p>桥、机型、本地服务</p>
          </div>
        </header>
        <div className="panels">
          <LinkPanel />
          <CampaignPanel
            onOpen={(member, path) => {
              setToolsOpen(false)
              void shell.set({ member })
              shell.open(path)
            }}
          />
        </div>
        <ScreenList
          shell={shell}
          onOpen={(path) => {
            setToolsOpen(false)
            shell.open(path)
          }}
        />
      </nav>
      <main className="stage">
        <Halo />
        <Phone shell={shell} />
      </main>
      <aside className="side tools" aria-label="设置与记录">
        <Settings shell={shell} />
        <CallLog shell={shell} />
      </aside>
      <button type="button" className="tools-button" aria-expanded={toolsOpen} onClick={() => setToolsOpen(!toolsOpen)}>
        {toolsOpen ? '看页面' : '工具'}
      </button>
    </div>
  )
}

/** A dial of graduation marks, as in the product's logo. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" rx="11" fill="#06261a" />
    <circle cx="20" cy="20" r="12" fill="none" stroke="#12c871" strokeWidth="4" strokeDasharray="1.4 2.37" />
    <path d="M20 21 26 11" stroke="#c9f45c" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
)

const Halo = () => (
  <svg className="halo" viewBox="-600 -600 1200 1200" aria-hidden="true">
    {[300, 326, 352, 378, 404, 430, 456].map((radius, ring) => (
      <circle key={radius} r={radius} opacity={0.9 - ring * 0.13} />
    ))}
  </svg>
)
