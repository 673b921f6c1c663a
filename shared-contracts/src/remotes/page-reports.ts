import type { RemoteName } from './registry-document.ts'

/** Addresses of the portal to which its pages send reports (docs/release-a-remote.md). */
export const reportPaths = { failures: '/api/remotes/failures', timings: '/api/remotes/timings' } as const

/** Why a remote failed: its `code` did not load, its `contract` needs another shell, or `render` threw. */
export const failureReasons = ['code', 'contract', 'render'] as const
export type FailureReason = (typeof failureReasons)[number]

/** The page that reports. */
type ReportingPage = {
  /** That of its page data. */
  ticket: string
  /** The version of each remote in the page. */
  versions: Readonly<Record<RemoteName, string>>
}

/** A remote failed in a page. */
export type FailureReport = ReportingPage & {
  remote: RemoteName
  reason: FailureReason
  /** Whether another version loaded. */
  recovered: boolean
}

/** How long remotes loaded in a page, and its web vitals. */
export type TimingReport = ReportingPage & {
  /** ms from the first request to the last byte of each remote's code. */
  times: Readonly<Record<RemoteName, number>>
  /** `lcp` and `inp` in ms. */
  vitals?:
    | {
        device: 'phone' | 'tablet' | 'desktop'
        lcp?: number | undefined
        inp?: number | undefined
        cls?: number | undefined
      }
    | undefined
}
