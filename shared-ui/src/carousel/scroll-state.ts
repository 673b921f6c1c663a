export type ScrollState = { kind: 'fits' } | { kind: 'scrolls'; atStart: boolean; atEnd: boolean }

/** Whether a box scrolls, and whether it is at an end. 1 px of tolerance: browsers report fractions when zoomed. */
export function scrollState(box: { scrollLeft: number; clientWidth: number; scrollWidth: number }): ScrollState {
  const overflow = box.scrollWidth - box.clientWidth
  if (overflow <= 1) return { kind: 'fits' }
  return { kind: 'scrolls', atStart: box.scrollLeft <= 1, atEnd: box.scrollLeft >= overflow - 1 }
}

/** Whether two states are equal, so that a scroll event without a change renders nothing. */
export function sameScrollState(a: ScrollState, b: ScrollState): boolean {
  if (a.kind === 'fits' || b.kind === 'fits') return a.kind === b.kind
  return a.atStart === b.atStart && a.atEnd === b.atEnd
}
