import { quantile, type Sample } from './metrics.ts'

/** What an edge counted of a version since its start; times in seconds, null without values. */
export type VersionStatus = {
  version: string
  role: 'canary' | 'current' | 'former'
  /** Percent of the browsers that get it. */
  percent: number
  /** Until when edges do not roll it back (ISO 8601); null if they do. */
  heldUntil: string | null
  /** Pages that loaded it, and those in which it failed. */
  pages: number
  failures: number
  loadTime: { p50: number | null; p95: number | null }
  /** Of the pages of the remote, three quarters of which are at least as good. */
  vitals: { lcp: number | null; inp: number | null; cls: number | null }
}

/** How often a version fails beside another one. */
export type Verdict = 'too few pages' | 'more often' | 'less often' | 'no difference'

/**
 * A version of a remote and the one before: a canary and the current version, else the current one and a former one.
 */
export type RemoteStatus = { name: string; next: VersionStatus; before: VersionStatus | null; verdict: Verdict | null }

/** Pages; with fewer, one page more or less changes the share too much. */
const minPages = 50

/** Compares the shares of failures; what lies within two standard errors may be chance. */
export function compare(next: VersionStatus, before: VersionStatus): Verdict {
  if (next.pages < minPages || before.pages < minPages) return 'too few pages'
  const all = (next.failures + before.failures) / (next.pages + before.pages)
  const error = Math.sqrt(all * (1 - all) * (1 / next.pages + 1 / before.pages))
  const difference = next.failures / next.pages - before.failures / before.pages
  if (Math.abs(difference) <= 2 * error) return 'no difference'
  return difference > 0 ? 'more often' : 'less often'
}

/** The status of every remote in the metrics of an edge. */
export function remotesIn(samples: readonly Sample[]): RemoteStatus[] {
  const names = new Set(
    samples.flatMap(({ name, labels }) => (name.startsWith('edge_remote_') ? [labels['remote']] : [])),
  )
  return [...names]
    .filter((name) => name !== undefined)
    .toSorted()
    .flatMap((name) => {
      const own = samples.filter(({ labels }) => labels['remote'] === name)
      const [next, before = null] = comparedVersions(own)
      return next ? [{ name, next, before, verdict: before && compare(next, before) }] : []
    })
}

/** Of the samples of a remote: the version to judge and the one beside it. */
function comparedVersions(own: readonly Sample[]): VersionStatus[] {
  const current = own.find(({ name, value }) => name === 'edge_remote_release' && value === 1)?.labels['version']
  const percents = new Map(
    own.flatMap(({ name, labels: { version = '' }, value }) =>
      name === 'edge_remote_browsers_percent' ? [[version, value]] : [],
    ),
  )
  const versions = new Set(own.flatMap(({ labels: { version } }) => (version === undefined ? [] : [version])))
  const all = [...versions].map((version): VersionStatus => {
    const percent = percents.get(version)
    const role = version === current ? 'current' : percent === undefined ? 'former' : 'canary'
    const samples = own.filter(({ labels }) => labels['version'] === version)
    const holdEnd = samples.find(({ name }) => name === 'edge_remote_hold_end_seconds')?.value
    return {
      version,
      role,
      percent: percent ?? 0,
      heldUntil: holdEnd === undefined ? null : new Date(holdEnd * 1000).toISOString(),
      ...countsOf(samples),
    }
  })
  const order = { canary: 0, current: 1, former: 2 }
  return all.toSorted((one, other) => order[one.role] - order[other.role] || other.pages - one.pages).slice(0, 2)
}

/** The counts in the samples of a version. */
function countsOf(samples: readonly Sample[]): Pick<VersionStatus, 'pages' | 'failures' | 'loadTime' | 'vitals'> {
  const of = (series: string): Sample[] => samples.filter(({ name }) => name === series)
  const sum = (series: string): number => of(series).reduce((total, { value }) => total + value, 0)
  const loads = of('edge_remote_load_seconds_bucket')
  const vital = (metric: string): number | null => quantile(of(`edge_page_${metric}_bucket`), 0.75)
  const failures = sum('edge_remote_failures_total')
  return {
    // The edge counts pages that load a remote at once; others may report a failure too.
    pages: Math.max(sum('edge_remote_pages_total'), failures),
    failures,
    loadTime: { p50: quantile(loads, 0.5), p95: quantile(loads, 0.95) },
    vitals: { lcp: vital('lcp_seconds'), inp: vital('inp_seconds'), cls: vital('cls') },
  }
}
