import { Component, type ReactNode } from 'react'
import { REPORT_URL } from '#shared/core/config.ts'
import { reportError } from '#shared/core/telemetry.ts'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'

/**
 * Error boundary: shows an error with 重试, which renders the page anew, instead of a blank screen.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    console.error('render failed', error.name)
    if (REPORT_URL) reportError('render', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="p-8 pt-40 text-center" role="alert">
        <h1>页面开小差了</h1>
        <p>请重试，或稍后再打开</p>
        <button
          type="button"
          className="press mt-8 rounded-full px-5 text-label font-semibold min-h-[46px] bg-brand text-on-brand"
          onClick={() => this.setState({ failed: false })}
        >
          重试
        </button>
        {import.meta.env?.DEBUG ? <DebugSlot /> : null}
      </main>
    )
  }
}
