/** The red mark at the edge of a drawing of what is broken. */
export const Alarm = ({ cx, cy }: { cx: number; cy: number }) => (
  <>
    <circle cx={cx} cy={cy} r="17" fill="var(--color-risk)" stroke="var(--color-brand-soft)" strokeWidth={5} />
    <path d={`M${cx} ${cy - 8}v9m0 5.5v.1`} stroke="#fff" strokeWidth={4} />
  </>
)
