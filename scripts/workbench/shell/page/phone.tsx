import type { ShellModel } from './use-shell.ts'

/** The phone: status bar and title bar are the app's own, the rest is the web view. */
export function Phone({ shell }: { shell: ShellModel }) {
  const { state, opened, title, navHidden } = shell
  const look = `phone${state.dark ? ' is-dark' : ''}${navHidden ? ' is-full' : ''}`

  return (
    <div className={look} style={{ '--status': `${state.statusBarHeight}px` } as Record<string, string>}>
      <div className="status-bar" aria-hidden="true">
        <span>9:41</span>
        <i />
      </div>
      {!navHidden && (
        <div className="native-nav">
          <button type="button" aria-label="返回" onClick={() => shell.goBack()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m15 5-7 7 7 7" />
            </svg>
          </button>
          <strong>{title}</strong>
        </div>
      )}
      <iframe
        key={opened.count}
        ref={shell.frame}
        src={opened.src}
        title="手机里的页面"
        allow="clipboard-write"
        style={{ colorScheme: state.dark ? 'dark' : 'light' }}
      />
      {shell.sheet && (
        <div className="sheet-scrim">
          <section className="sheet" role="dialog" aria-label={shell.sheet.title}>
            <small>{shell.sheet.title}</small>
            <strong>{shell.sheet.name}</strong>
            {shell.sheet.detail !== undefined && <pre>{JSON.stringify(shell.sheet.detail, null, 2)}</pre>}
            <button type="button" className="primary" onClick={shell.closeSheet}>
              关闭
            </button>
          </section>
        </div>
      )}
    </div>
  )
}
