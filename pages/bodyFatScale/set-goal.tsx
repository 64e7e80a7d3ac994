/** In the place of a goal that is not set: the way to one. */
export const SetGoal = ({ onGoal }: { onGoal: () => void }) => (
  <button type="button" className="hit press font-sans text-body font-semibold text-brand-text" onClick={onGoal}>
    去设置
  </button>
)
