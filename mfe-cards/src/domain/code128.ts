import { code128Patterns } from './code128-patterns.ts'

const startC = 105
const switchToB = 100
const stop = 106
const quietZone = 10

/** A black bar: position and width in modules. */
export type Bar = { x: number; width: number }
export type Barcode = { bars: readonly Bar[]; width: number }

/**
 * Digits as symbol values of Code 128, checksum and stop included. Code set C takes two
 * digits per symbol; an odd last digit is written in code set B.
 */
export function code128Values(digits: string): number[] {
  if (!/^\d{2,}$/.test(digits)) throw new RangeError('A barcode needs two digits or more')
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number)
  const single = digits.length % 2 === 1 ? [switchToB, Number(digits.at(-1)) + 16] : []
  const values = [startC, ...pairs, ...single]
  const sum = values.reduce((total, value, position) => total + value * Math.max(1, position), 0)
  return [...values, sum % 103, stop]
}

/** The bars of a number, with the quiet zones scanners need on both sides. */
export function code128(digits: string): Barcode {
  const widths = code128Values(digits).flatMap((value) => [...(code128Patterns[value] ?? '')].map(Number))
  const bars: Bar[] = []
  let x = quietZone
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { bars, width: x + quietZone }
}
