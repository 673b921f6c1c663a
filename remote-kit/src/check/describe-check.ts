import { table } from '../status/table.ts'
import type { PageResult } from './check-page.ts'
import type { CheckResult } from './check-version.ts'

/** `/events as visitor at 390 px` */
export const openedOf = ({ path, role, width, widgets }: PageResult): string =>
  `${path} as ${role} at ${width} px${widgets.length === 0 ? '' : `, for ${widgets.join(', ')}`}`

/** The faults of a check, each with its place; a page has the same ones at most once. */
export const faultsOfCheck = ({ pages, faults }: CheckResult): string[] => [
  ...pages.flatMap((page) => page.faults.map((fault) => `${openedOf(page)}: ${fault}`)),
  ...faults,
]

/** A table of the pages, then what was not checked. */
export function describeCheck({ pages, skipped }: CheckResult): string[] {
  const rows = pages.map(({ path, role, width, widgets, faults }) => [
    `  ${path}`,
    role,
    `${width} px`,
    widgets.join(', '),
    faults.length === 0 ? 'passed' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  ])
  return [...table(rows, 5), ...skipped.map((text) => `  not checked: ${text}`)]
}
