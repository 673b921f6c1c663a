/** A box in the window, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/**
 * The tops of labels, so that none covers another: each stands at its place, or directly below the labels that are in
 * its way. A label whose place is above the window stands at the window's top.
 */
export function labelTops(labels: readonly Box[]): number[] {
  const placed: Box[] = []
  for (const label of labels) {
    let top = Math.max(0, label.top)
    for (;;) {
      const inTheWay = placed.find((other) => overlap({ ...label, top }, other))
      if (inTheWay === undefined) break
      top = inTheWay.top + inTheWay.height
    }
    placed.push({ ...label, top })
  }
  return placed.map(({ top }) => top)
}

/** The smallest box around rectangles; null if all are empty, as those of hidden content are. */
export function boxAround(rectangles: readonly Box[]): Box | null {
  const shown = rectangles.filter(({ width, height }) => width > 0 && height > 0)
  if (shown.length === 0) return null
  const left = Math.min(...shown.map((one) => one.left))
  const top = Math.min(...shown.map((one) => one.top))
  const right = Math.max(...shown.map((one) => one.left + one.width))
  const bottom = Math.max(...shown.map((one) => one.top + one.height))
  return { left, top, width: right - left, height: bottom - top }
}
