/** Medal of the ranks 1 to 3, 32 px, with the number inside. */
export const Medal = ({ rank }: { rank: number }) => (
  <img src={`/share/medal-${rank}.svg`} alt={`第${rank}名`} width={32} height={32} />
)
