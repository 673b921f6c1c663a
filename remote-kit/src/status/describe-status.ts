import { table } from './table.ts'
import type { RemoteStatus, Verdict, VersionStatus } from './version-status.ts'

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format
const milliseconds = (seconds: number | null): string =>
  seconds === null ? '-' : `${number(Math.round(seconds * 1000))} ms`
const share = ({ failures, pages }: VersionStatus): string =>
  pages === 0 ? '-' : `${number((100 * failures) / pages)} %`

const columns: readonly [title: string, cell: (version: VersionStatus) => string][] = [
  ['version', ({ version }) => version],
  ['', ({ role, percent }) => (role === 'former' ? role : `${role}, ${number(percent)} %`)],
  ['pages', ({ pages }) => number(pages)],
  ['failures', ({ failures }) => number(failures)],
  ['share', share],
  ['load p50', ({ loadTime }) => milliseconds(loadTime.p50)],
  ['load p95', ({ loadTime }) => milliseconds(loadTime.p95)],
  ['LCP p75', ({ vitals }) => milliseconds(vitals.lcp)],
  ['INP p75', ({ vitals }) => milliseconds(vitals.inp)],
  ['CLS p75', ({ vitals }) => (vitals.cls === null ? '-' : number(vitals.cls))],
]

const pagesOf = (version: VersionStatus): string =>
  `${number(version.failures)} of ${number(version.pages)} pages (${share(version)})`

const verdicts: Record<Verdict, string> = {
  'more often': 'It fails more often.',
  'less often': 'It fails less often.',
  'no difference': 'That is no difference beyond chance.',
  'too few pages': 'Too few pages to compare them.',
}

/** How the new version of a remote does: sentences, then a table. */
export function describeStatus({ name, next, before, verdict }: RemoteStatus): string[] {
  const title = `${name}: ${next.role === 'canary' ? 'the canary ' : ''}${next.version} failed in ${pagesOf(next)}`
  const compared = before === null ? '. There is no other version.' : `, ${before.version} in ${pagesOf(before)}.`
  const versions = before === null ? [next] : [next, before]
  const rows = [columns.map(([title]) => title), ...versions.map((version) => columns.map(([, cell]) => cell(version)))]
  return [
    title + compared + (verdict === null ? '' : ` ${verdicts[verdict]}`),
    ...versions.flatMap(({ version, heldUntil }) =>
      heldUntil === null ? [] : [`  ${version} is held until ${heldUntil}: edges do not take it back.`],
    ),
    ...table(rows, 2).map((row) => `  ${row}`),
  ]
}
