import { useLayoutEffect, useRef, useState } from 'react'
import { PointsAmount, type PointsAmountProps } from './points-amount.tsx'

export type PointsBalanceProps = Pick<PointsAmountProps, 'size' | 'onHero'> & {
  /** Null while unknown. */
  points: number | null
  /** The number as shown, for example '1.500', and the unit, 'Punkt' or 'Punkte'. */
  figureOf: (points: number | null) => string
  wordOf: (points: number | null) => string
}

/** A balance; a change is counted and read out once. */
export function PointsBalance({ points, figureOf, wordOf, ...look }: PointsBalanceProps) {
  const counted = useCountedPoints(points)
  return (
    <span role="status">
      <PointsAmount
        {...look}
        figure={figureOf(points)}
        counted={counted === null ? undefined : figureOf(counted)}
        word={wordOf(points)}
      />
    </span>
  )
}

/**
 * The number between the former balance and the new one; null when there is nothing to count: at first, while one of
 * both is unknown, and for members who want no motion.
 */
function useCountedPoints(points: number | null): number | null {
  const [counted, setCounted] = useState<number | null>(null)
  const shown = useRef(points)

  // Before the new balance is painted.
  useLayoutEffect(() => {
    const from = shown.current
    shown.current = points
    if (from === points || from === null || points === null) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const start = performance.now()
    const count = (now: number): void => {
      const elapsed = now - start
      const next = elapsed < countingTime ? countedPoints(from, points, elapsed) : null
      shown.current = next ?? points
      setCounted(next)
      if (next !== null) frame = requestAnimationFrame(count)
    }
    shown.current = from
    setCounted(from)
    let frame = requestAnimationFrame(count)
    return () => {
      cancelAnimationFrame(frame)
      setCounted(null)
    }
  }, [points])

  return counted
}

/** How long a balance counts to its new value, in milliseconds. */
export const countingTime = 600

/** The number shown while a balance counts, `elapsed` milliseconds after its change: fast first, slower towards `to`. */
export function countedPoints(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / countingTime))
  return Math.round(to + (from - to) * left ** 3)
}
