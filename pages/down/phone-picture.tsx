import type { ReactNode } from 'react'
import { PlayIcon } from '#shared/ui/icons/icons.tsx'

/** Height and colour of a week's bars. */
const BARS = [40, 62, 30, 78, 52, 90, 70]
const TALLEST = 90

/** A picture of the app on a phone, its lower part behind the button: as long as the window leaves room for, what is longer is cut off. */
export const PhonePicture = () => (
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
            <path d="M6 40a27 27 0 0 1 52 0" stroke="var(--color-tick)" />
            <path d="M6 40a27 27 0 0 1 20-25" stroke="var(--color-brand)" />
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

// The picture is a picture: its words keep their size when the reader's text grows.
const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-[12px] leading-normal text-ink-3">{children}</p>
)

const Figure = ({ value, unit }: { value: string; unit: string }) => (
  <p className="text-[12px] text-ink-3">
    <b className="num text-[28px] leading-[1.2] text-ink">{value}</b> {unit}
  </p>
)
