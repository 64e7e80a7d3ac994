import { createElement, type ReactNode } from 'react'
import { GET_APP, HALO, NAME, OPEN_APP, SLOGAN } from '#shared/brand.ts'
import { ICON } from '#shared/brand-details.ts'
import { HARMONY_BUNDLE } from '#shared/core/config.ts'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import type { PageProps } from '#shared/page/query.ts'
import { DownloadIcon, PlayIcon } from '#shared/ui/icons/icons.tsx'

/**
 * Download source by system. preload.ts sets the visitor's own on <html>, which hides the others;
 * the prerendered page has all of them, so that it equals the client's first render.
 */
const SOURCES = [
  ['[[data-system]:not([data-system=ios])_&]:hidden', '将前往 App Store'],
  ['[[data-system]:not([data-system=android])_&]:hidden', '将下载安装包'],
  ['[[data-system]:not([data-system=harmony])_&]:hidden', HARMONY_BUNDLE && '将前往华为应用市场'],
]

/** Whether the URL has `toApp`: the visitor may have the app already. */
const hasAppParam = (search: string | undefined) => new URLSearchParams(search).has('toApp')

/** Download page of the app. */
export function Page({ search }: PageProps) {
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
          {hasAppParam(search) ? (
            <OpenAppButton target={{ page: 'home' }} className="min-h-[54px] w-full">
              {OPEN_APP}
            </OpenAppButton>
          ) : (
            <OpenAppButton
              target="download"
              className="min-h-[54px] w-full"
              icon={<DownloadIcon scalesWithText={22} />}
            >
              {GET_APP}
            </OpenAppButton>
          )}
          <p className="mt-3 min-h-4.5 text-caption text-on-deep-2">
            {SOURCES.map(([className, text]) => (
              <span key={text} className={`block ${className}`}>
                {text}
              </span>
            ))}
          </p>
        </div>
      </div>
    </main>
  )
}

/** Opacities of the rings, innermost first; their radii are 26 px apart. */
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

/** The app's icon as inline SVG, so that the first view needs no further request. */
const AppMark = ({ size, className }: { size: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    {ICON.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)

/** Heights of a week's bars; the tallest is highlighted. */
const BARS = [40, 62, 30, 78, 52, 90, 70]
const TALLEST = 90

/**
 * Picture of the app on a phone, cropped to the window's free height; its lower part is behind the
 * button.
 */
const PhonePicture = () => (
  <div
    aria-hidden="true"
    className="relative mx-auto mt-[34px] low:absolute low:top-[-6px] low:right-6 low:bottom-0 low:min-h-0 low:mb-0 -mb-10 min-h-[290px] w-[248px] max-w-full flex-1 overflow-hidden rounded-t-[36px] [@media(min-height:1000px)]:[zoom:1.5] bg-[#0d1f17] text-left text-[16px] text-ink shadow-[0_0_0_1.5px_#2b5a44,0_30px_80px_#00000080]"
  >
    <div className="absolute inset-x-[9px] top-[9px] bottom-0 flex flex-col gap-[10px] rounded-t-[28px] bg-canvas px-[14px] pt-[20px]">
      <b className="leading-[1.3]">早上好</b>
      <Panel>
        <Note>本周运动</Note>
        <Figure value="215" unit="分钟" />
        <svg aria-hidden="true" viewBox="0 0 196 94" fill="var(--color-brand-mid)">
          {BARS.map((height, index) => (
            <rect
              key={index}
              x={4 + index * 28}
              y={92 - height}
              width="16"
              height={height}
              rx="5"
              fill={height === TALLEST ? 'var(--color-brand)' : undefined}
            />
          ))}
        </svg>
      </Panel>
      <Panel>
        <div className="flex items-center justify-between">
          <div>
            <Note>当前体重</Note>
            <Figure value="57.8" unit="kg" />
          </div>
          <svg
            aria-hidden="true"
            width="64"
            height="44"
            viewBox="0 0 64 44"
            fill="none"
            strokeWidth={9}
            strokeDasharray="2 3.2"
          >
            {/* One arc: the second path continues the first after eight ticks. */}
            <path d="M6 40A27 27 0 0 1 38.5 21.1" stroke="var(--color-brand)" />
            <path d="M38.5 21.1A27 27 0 0 1 58 40" stroke="var(--color-tick)" />
          </svg>
        </div>
      </Panel>
      <Course name="全身燃脂力量循环" note="24 分钟 · 218 千卡" />
      <Panel>
        <Note>身体评分</Note>
        <Figure value="86" unit="分" />
      </Panel>
      <Course name="肩颈舒缓拉伸" note="12 分钟 · 46 千卡" />
      <Course name="核心力量进阶" note="18 分钟 · 152 千卡" />
    </div>
  </div>
)

const Course = ({ name, note }: { name: string; note: string }) => (
  <Panel>
    <div className="flex items-center gap-[10px]">
      <i className="grid size-[40px] flex-none place-items-center rounded-[12px] bg-brand-soft text-brand-text">
        <PlayIcon size={20} />
      </i>
      <div>
        <b className="block text-[14px] leading-[1.4]">{name}</b>
        <Note>{note}</Note>
      </div>
    </div>
  </Panel>
)

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="rounded-[16px] bg-surface p-[12px]">{children}</div>
)

// Fixed font size: the text is part of a picture and does not scale.
const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-[12px] leading-normal text-ink-3">{children}</p>
)

const Figure = ({ value, unit }: { value: string; unit: string }) => (
  <p className="text-[12px] text-ink-3">
    <b className="num text-[28px] leading-[1.2] text-ink">{value}</b> {unit}
  </p>
)
