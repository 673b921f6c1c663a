/** Whether a box scrolls, and where it is. */
export type ScrollState = 'fits' | 'start' | 'middle' | 'end'

/** The state of a box. 1 px of tolerance: browsers report fractions when zoomed. */
export function scrollState(box: { scrollLeft: number; clientWidth: number; scrollWidth: number }): ScrollState {
  const overflow = box.scrollWidth - box.clientWidth
  if (overflow <= 1) return 'fits'
  if (box.scrollLeft <= 1) return 'start'
  return box.scrollLeft >= overflow - 1 ? 'end' : 'middle'
}
