/* How the visitor's side looks: the colours and sizes of the page around it, where it has them. */
export const STYLE = `
:host { display: flex; position: relative; flex-direction: column; min-height: 0; font: inherit; color: inherit }
[role=log] { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; -webkit-overflow-scrolling: touch }
ol { margin: 0; padding: 4px 16px 12px; list-style: none }
li { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 4px 8px; margin-top: 10px }
li.mine { justify-content: flex-end }
li.time { justify-content: center; margin: 18px 0 4px; font-size: var(--text-sub, .8125rem); color: var(--color-ink-3, #626d66); font-variant-numeric: tabular-nums }
svg { flex: none; align-self: flex-start; width: 36px; height: 36px; border-radius: 50%; background: var(--color-brand-soft, #e4f9ee); color: var(--color-brand-text, #067547) }
p { max-width: min(78%, 30em); margin: 0; box-sizing: border-box; border-radius: 18px; padding: 9px 14px; background: var(--color-surface, #fff); line-height: 1.5; overflow-wrap: anywhere; white-space: pre-wrap }
li:not(.mine) p { max-width: min(calc(100% - 60px), 30em); border-top-left-radius: 6px }
li.mine p { border-bottom-right-radius: 6px; background: var(--color-brand, #12c871); color: var(--color-on-brand, #06251a) }
small { font-size: var(--text-sub, .8125rem); color: var(--color-ink-3, #626d66) }
li[data-state=sending] small { order: -1; flex: none; animation: late 1ms .6s both }
@keyframes late { from { visibility: hidden } to { visibility: visible } }
div.trouble { display: flex; flex: 1 0 100%; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 0 8px }
.trouble small { color: var(--color-risk-text, #b42a1c) }
button { flex: none; min-height: var(--spacing-touch, 44px); border: 0; border-radius: 22px; padding: 0 20px; background: var(--color-brand, #12c871); color: var(--color-on-brand, #06251a); font: inherit; font-weight: 600; white-space: nowrap; touch-action: manipulation }
button:disabled { background: var(--color-fill, #ebf0eb); color: var(--color-ink-3, #626d66) }
li button { min-width: var(--spacing-touch, 44px); padding: 0 4px; background: none; color: var(--color-brand-text, #067547); text-decoration: underline; text-underline-offset: 2px }
.newer { position: absolute; right: 16px; bottom: calc(100% + 10px); border: 1px solid var(--color-line, #e2e8e2); background: var(--color-surface, #fff); color: var(--color-brand-text, #067547); font-size: var(--text-sub, .8125rem) }
.newer[hidden] { display: none }
form { display: flex; position: relative; flex-wrap: wrap; align-items: flex-end; gap: 8px 10px; border-top: 1px solid var(--color-line, #e2e8e2); padding: 10px 16px calc(10px + var(--bottom-edge, env(safe-area-inset-bottom, 0px))); background: var(--color-surface, #fff) }
textarea { flex: 1 1 0; min-width: 0; min-height: var(--spacing-touch, 44px); max-height: 7.5em; box-sizing: border-box; border: 0; border-radius: 14px; padding: calc((var(--spacing-touch, 44px) - 1.5em) / 2) 14px; background: var(--color-fill, #ebf0eb); color: inherit; font: inherit; line-height: 1.5; resize: none }
textarea::placeholder { color: var(--color-ink-3, #626d66); opacity: 1 }
:focus-visible { outline: 2px solid var(--color-brand-text, #067547); outline-offset: -2px }
[role=status] { order: -1; flex: 1 0 100%; max-width: none; border-radius: 0; padding: 0; background: none; font-size: var(--text-sub, .8125rem); color: var(--color-ink-2, #47524b) }
[role=status]:empty { display: none }
`
