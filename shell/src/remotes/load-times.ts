import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>

/**
 * Milliseconds from the first request to the last byte of the code of each remote in a page; remotes that loaded
 * nothing are left out. `timings` are the resource timings of the page at `pageUrl`.
 */
export function loadTimesOf(
  registry: RegistrySnapshot,
  timings: readonly Timing[],
  pageUrl: string,
): Record<string, number> {
  const times = Object.entries(registry).flatMap(([remote, { base }]) => {
    const address = new URL(base, pageUrl).href
    const own = timings.filter(({ name, responseEnd }) => name.startsWith(address) && responseEnd > 0)
    if (own.length === 0) return []
    const start = Math.min(...own.map(({ startTime }) => startTime))
    const end = Math.max(...own.map(({ responseEnd }) => responseEnd))
    return [[remote, Math.round(end - start)] as const]
  })
  return Object.fromEntries(times)
}

/** The class of a device by the width of its window in CSS pixels, at which the layout changes too. */
export function deviceOf(width: number): 'phone' | 'tablet' | 'desktop' {
  if (width < 640) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
