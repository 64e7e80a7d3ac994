const PLACES = ['', 'object-left', 'object-center', 'object-right']

/** Medal of the ranks 1 to 3, 32 px, with the number inside; all three are in one picture. */
export const Medal = ({ rank }: { rank: number }) => (
  <img src="/share/medals.svg" alt={`第${rank}名`} className={`size-8 object-cover ${PLACES[rank]}`} />
)
