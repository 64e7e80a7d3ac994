import { PrizePicture } from '#shared/app/campaign/prize-picture.tsx'
import { PrizeValue } from '#shared/app/campaign/prizes.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import type { PrizeChoice } from './model.ts'

/** The sign of a prize that is out of reach. */
export const LOCK =
  'M8 10.500h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zm0 0V8a4 4 0 0 1 8 0v2.500m-4 4v2.200'

interface Props extends PrizeChoice {
  /** How many stand in a row where there is room. */
  columns: Columns
  onSelect: () => void
}

/** Prizes of a row: none is left alone in a row that has room for more. */
type Columns = keyof typeof WIDTHS
/** @param count of prizes; a row that is not full is shared by those in it */
export const columnsOf = (count: number): Columns => (count === 1 ? 1 : count === 2 || count % 3 === 1 ? 2 : 3)

/**
 * On phones below 360 px and in 长辈版 each prize lies on its side in a row of its own, as the only one does everywhere; its words go below the picture
 * where a figure has no room beside it.
 */
const UPRIGHT =
  'flex-col gap-1.5 px-1 py-3 text-center max-[360px]:basis-full max-[360px]:flex-row max-[360px]:gap-x-3.5 max-[360px]:py-2 max-[360px]:pr-10 max-[360px]:pl-2.5 max-[360px]:text-left elder:basis-full elder:flex-row elder:gap-x-3.5 elder:py-2 elder:pr-10 elder:pl-2.5 elder:text-left max-[360px]:*:last:flex-1 elder:*:last:flex-1'
const WIDTHS = {
  1: 'basis-full flex-row gap-x-3.5 gap-y-1.5 py-2 pr-10 pl-2.5 text-left *:last:flex-1',
  2: `basis-[max(5.5rem,calc(50%-5px))] ${UPRIGHT}`,
  3: `basis-[max(5.5rem,calc((100%-20px)/3))] ${UPRIGHT}`,
}

/** One prize to choose: a red edge and a check when chosen, dimmed with a lock while out of reach, a red edge and 已领取 once claimed. */
export function PrizeTile(props: Props) {
  const { name, image, value, thresholdText, isLocked, isSelected, canSelect, isClaimed, columns, onSelect } = props
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      disabled={!canSelect}
      className={`press relative flex grow flex-wrap items-center rounded-[16px] border-2 text-sub leading-[1.45] ${WIDTHS[columns]} ${isSelected || isClaimed ? 'border-ember bg-white' : 'border-transparent bg-sun-canvas'} ${isLocked ? 'text-sun-ink-2' : ''}`}
      onClick={onSelect}
    >
      {isSelected && (
        <i className="absolute -top-0.5 -right-0.5 grid size-[26px] place-items-center rounded-tr-tile rounded-bl-[12px] bg-ember text-white">
          <Icon size={17} d="M5 12.500 9.500 17 19 7.500" />
        </i>
      )}
      {isClaimed && (
        <span className="absolute -top-0.5 -right-0.5 rounded-tr-tile rounded-bl-[12px] bg-ember px-2 py-0.5 text-caption text-white">
          已领取
        </span>
      )}
      {isLocked && !isClaimed && (
        <i className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-sun-ink text-sun-glow">
          <Icon size={17} d={LOCK} />
        </i>
      )}
      <PrizePicture src={image} size={68} className={`flex-none ${isLocked ? 'opacity-[.42]' : ''}`} />
      <span className="max-w-full">
        {name}
        <PrizeValue value={value} className={`block text-fig-xs leading-[1.4] ${isLocked ? '' : 'text-ember-text'}`} />
        <small className="block whitespace-nowrap text-caption leading-[1.4] text-sun-ink-2">
          <b className="num text-[max(var(--text-tight),1em)] font-semibold">{thresholdText}</b> 千卡
        </small>
        {isLocked && <span className="sr-only">未解锁</span>}
      </span>
    </button>
  )
}
