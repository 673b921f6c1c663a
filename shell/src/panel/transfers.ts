import type { ReleaseRecord } from '@portal/shared-contracts/remotes'

export type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'encodedBodySize'
>

/** A file that a page loaded: milliseconds from request to last byte, and bytes over the network. */
export type Transfer = {
  file: string
  ms: number
  /** 0 from the browser's cache; null if another origin does not tell. */
  bytes: number | null
}

/** What a page loaded of one version of a remote. */
export type Transfers = {
  entry: Transfer | null
  /** The chunks and sheets after the entry, in the order of their requests. */
  others: Transfer[]
  /** From the first request to the last byte. */
  ms: number
  /** Null if the size of a file is unknown. */
  bytes: number | null
}

/**
 * What a page at `pageUrl` loaded below the base of a version, from its resource timings; null if it loaded nothing. A
 * file that was asked for twice stands twice.
 */
export function transfersOf(
  { base, record }: { base: string; record: Pick<ReleaseRecord, 'entry'> },
  timings: readonly Timing[],
  pageUrl: string,
): Transfers | null {
  const address = new URL(base, pageUrl).href
  const own = timings
    .filter(({ name, responseEnd }) => name.startsWith(address) && responseEnd > 0)
    .toSorted((one, other) => one.startTime - other.startTime)
  const [first] = own
  if (first === undefined) return null
  const files = own.map((timing) => ({
    file: timing.name.slice(address.length),
    ms: Math.round(timing.responseEnd - timing.startTime),
    bytes: timing.transferSize === 0 && timing.encodedBodySize === 0 ? null : timing.transferSize,
  }))
  const entry = files.find(({ file }) => file === record.entry) ?? null
  const end = Math.max(...own.map(({ responseEnd }) => responseEnd))
  return {
    entry,
    others: files.filter((file) => file !== entry),
    ms: Math.round(end - first.startTime),
    bytes: sum(files.map(({ bytes }) => bytes)),
  }
}

/** The sum of sizes; null if one of them is unknown. */
export const sum = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce((total, size) => (total === null || size === null ? null : total + size), 0)
