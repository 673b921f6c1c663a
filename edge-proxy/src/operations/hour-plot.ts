import type { Minute } from '../releases/health/version-stats.ts'

const [width, height, base] = [360, 84, 66]
const minutesShown = 60

/**
 * An SVG of the last hour, one bar per minute: pages upwards, and the failures among them in another colour and pattern
 * of their own at the foot. The text names the sums, for people who cannot see it.
 */
export function hourPlot(minutes: readonly Minute[], now: number): string {
  const newest = Math.floor(now / 60_000)
  const top = Math.max(1, ...minutes.map(({ pages, failed }) => Math.max(pages, failed)))
  const slot = width / minutesShown
  const bar = (minute: number, count: number, name: string): string => {
    if (count === 0) return ''
    const size = Math.max(2, (count / top) * (base - 14))
    const x = (minute - newest + minutesShown - 1) * slot
    return `<rect class="${name}" x="${(x + 0.5).toFixed(1)}" y="${(base - size).toFixed(1)}" width="${slot - 1}" height="${size.toFixed(1)}"/>`
  }
  const sum = (field: 'pages' | 'failed'): number => minutes.reduce((total, minute) => total + minute[field], 0)
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${sum('pages')} pages and ${sum('failed')} failures in the last hour">`,
    `<line x1="0" x2="${width}" y1="${base}" y2="${base}"/><text x="0" y="10">${top} a minute</text>`,
    ...minutes.map(({ minute, pages }) => bar(minute, pages, 'pages')),
    ...minutes.map(({ minute, failed }) => bar(minute, failed, 'failed')),
    `<text x="0" y="${height - 4}">1 h ago</text><text x="${width}" y="${height - 4}" text-anchor="end">now</text></svg>`,
  ].join('')
}
