import { createElement } from 'react'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { GET_APP, HALO, ICON, NAME, OPEN_APP, SLOGAN } from '#shared/brand.ts'
import { HARMONY_BUNDLE } from '#shared/core/config.ts'
import { DownloadIcon } from '#shared/ui/icons/icons.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { PhonePicture } from './phone-picture.tsx'

/** Where each phone gets the app from. */
const WAYS = `iPhone 前往 App Store，安卓手机直接下载安装包${HARMONY_BUNDLE && '，鸿蒙手机前往华为应用市场'}`

/** `toApp` in the address means that the visitor may have the app already. */
const wantsApp = () => typeof location !== 'undefined' && new URLSearchParams(location.search).has('toApp')

/** The app itself: what it is, and the way to it. */
export function Page() {
  return (
    <main className="relative bg-deep text-on-deep">
      <div className="absolute inset-0 overflow-hidden">
        <TickHalo />
      </div>
      <div className="relative page-column px-6 pt-11 text-center low:max-w-[660px] low:pt-8 low:pr-[320px]">
        <AppMark size={96} className="relative mx-auto rounded-[22px] shadow-[0_12px_40px_var(--color-brand-glow)]" />
        <h1 className="relative mt-5 text-[1.875rem] leading-[1.35]">{NAME}</h1>
        <p className="relative mt-1 leading-[1.6] text-on-deep-2 [word-break:keep-all]">{SLOGAN}</p>
        <PhonePicture />
        <div className="sticky bottom-0 -mx-6 mt-auto bg-[linear-gradient(var(--color-deep-clear),var(--color-deep)_26%)] px-6 pt-5 pb-[calc(26px+var(--safe-bottom))]">
          {wantsApp() ? (
            <OpenAppButton target={{ page: 'home' }} className="min-h-[54px] w-full">
              {OPEN_APP}
            </OpenAppButton>
          ) : (
            <OpenAppButton target="download" className="min-h-[54px] w-full" icon={<DownloadIcon grows={22} />}>
              {GET_APP}
            </OpenAppButton>
          )}
          <p className="mt-3 text-caption text-on-deep-2 *:[text-wrap:balance]">
            <Phrases text={WAYS} />
          </p>
        </div>
      </div>
    </main>
  )
}

/** Opacity of the rings from the inside out; radii 26 px apart. */
const RINGS = [0.42, 0.38, 0.35, 0.32, 0.28, 0.24, 0.21, 0.17, 0.14, 0.1, 0.07]

/** Graduation marks around the app's icon. */
const TickHalo = () => (
  <svg
    className="absolute top-0 left-1/2 -ml-[450px] max-w-none"
    width="900"
    height="540"
    viewBox="-255 0 900 540"
    aria-hidden="true"
  >
    <g fill="none" stroke={HALO} strokeWidth={9} strokeDasharray="1.5 7.5">
      {RINGS.map((opacity, index) => (
        <circle key={index} cx="195" cy="92" r={178 + index * 26} opacity={opacity} />
      ))}
    </g>
  </svg>
)

/** The app's icon, inside the page, so that the first view has it without another request. */
const AppMark = ({ size, className }: { size: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    {ICON.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)
