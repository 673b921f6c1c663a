export type ScrollState = { kind: 'fits' } | { kind: 'scrolls'; atStart: boolean; atEnd: boolean }

/** Where a scroller stands, in px. A pixel of tolerance, because browsers report fractions when zoomed. */
export function scrollState(box: { scrollLeft: number; clientWidth: number; scrollWidth: number }): ScrollState {
  const room = box.scrollWidth - box.clientWidth
  if (room <= 1) return { kind: 'fits' }
  return { kind: 'scrolls', atStart: box.scrollLeft <= 1, atEnd: box.scrollLeft >= room - 1 }
}

/** True when both say the same, so that a scroll event need not render anything. */
export function sameScrollState(a: ScrollState, b: ScrollState): boolean {
  if (a.kind === 'fits' || b.kind === 'fits') return a.kind === b.kind
  return a.atStart === b.atStart && a.atEnd === b.atEnd
}
