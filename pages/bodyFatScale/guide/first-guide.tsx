import { Guide } from './guide.tsx'

const STEPS = [
  {
    target: 'date',
    title: '在这里切换日期',
    text: '日历里只有测量过的日子可以选，选中后整页数据随之更新。',
  },
  { target: 'composition', title: '点按指标看趋势', text: '每项指标都可以点开，看变化、评级和建议。' },
]

/** What a new member should know: where the days are, and that metrics open. */
export const FirstGuide = ({ open, onDone }: { open: boolean; onDone: () => void }) => (
  <Guide open={open} steps={STEPS} onDone={onDone} />
)
