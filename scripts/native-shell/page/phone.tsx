import type { ShellModel } from './use-shell.ts'

/**
 * The phone: status bar and title bar belong to the app, the rest is the web view. `overflow:
 * clip`, because a hidden overflow can still scroll.
 */
export function Phone({ shell }: { shell: ShellModel }) {
  const { state, opened, title, navHidden, sheet } = shell
  const { dark, statusBarHeight: height } = state

  return (
    <div
      className={`relative flex h-[min(844px,100vh-72px)] w-[390px] flex-col overflow-clip rounded-[46px] shadow-[0_0_0_2px_#2b3831,0_0_0_12px_#0c1511,0_28px_60px_rgb(6_24_15/0.28)] max-[481px]:h-full max-[481px]:w-full max-[481px]:rounded-none max-[481px]:shadow-none ${dark ? 'bg-[#131a17] text-[#eef4f0]' : 'bg-surface'}`}
    >
      <div
        className={`flex flex-none items-end justify-between overflow-hidden px-[30px] font-num text-[15px]/none font-bold ${navHidden ? 'pointer-events-none absolute inset-x-0 top-0 z-1' : ''}`}
        style={{ height, paddingBottom: Math.max(0, (height - 22) / 2) }}
        aria-hidden="true"
      >
        <span>9:41</span>
        <i className="h-3 w-[25px] rounded-[4px] border-[1.5px] border-current [background:linear-gradient(currentColor_0_0)_2px_50%/15px_5px_no-repeat]" />
      </div>
      {!navHidden && (
        <div className="relative grid h-11 flex-none place-items-center border-b border-[rgb(120_140_130/0.2)] px-[52px]">
          <button
            type="button"
            aria-label="返回"
            className="absolute left-1 h-11 w-11 p-2.5"
            onClick={() => shell.goBack()}
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth={1.75}
              aria-hidden="true"
            >
              <path d="m15 5-7 7 7 7" />
            </svg>
          </button>
          <strong className="max-w-full truncate text-[17px] font-semibold">{title}</strong>
        </div>
      )}
      <iframe
        key={opened.count}
        ref={shell.frame}
        src={opened.src}
        title="手机里的页面"
        allow="clipboard-write"
        className="min-h-0 w-full flex-1 bg-inherit"
        style={{ colorScheme: dark ? 'dark' : 'light' }}
      />
      {sheet && (
        <div className="absolute inset-0 z-2 flex items-end bg-scrim">
          <section
            className="grid max-h-[80%] w-full gap-2 overflow-auto rounded-t-sheet bg-surface px-5 pt-6 pb-7 text-ink"
            role="dialog"
            aria-label={sheet.title}
          >
            <small className="text-sub text-ink-3">{sheet.title}</small>
            <strong className="text-[18px] wrap-anywhere">{sheet.name}</strong>
            {sheet.video && (
              <video src={sheet.video} autoPlay muted playsInline controls className="w-full rounded-tile" />
            )}
            {sheet.detail !== undefined && (
              <pre className="rounded-tile bg-fill p-3 font-mono text-caption whitespace-pre-wrap wrap-anywhere">
                {JSON.stringify(sheet.detail, null, 2)}
              </pre>
            )}
            <button
              type="button"
              className="mt-2 min-h-[46px] rounded-[23px] bg-brand text-[16px] font-semibold text-on-brand"
              onClick={shell.closeSheet}
            >
              关闭
            </button>
          </section>
        </div>
      )}
    </div>
  )
}
