import { table } from '../status/table.ts'
import type { PageResult } from './check-page.ts'
import type { CheckResult } from './check-version.ts'

/** `/events as visitor at 390 px` */
export const openedOf = ({ path, role, width, widgets }: PageResult): string =>
  `${path} as ${role} at ${width} px${widgets.length === 0 ? '' : `, for ${widgets.join(', ')}`}`

/** `passed` or `2 faults` */
export const verdictOf = ({ faults: { length } }: PageResult): string =>
  length === 0 ? 'passed' : `${length} ${length === 1 ? 'fault' : 'faults'}`

/** The faults of a check, each with its place; one that a page has at both widths is named once. */
export function faultsOfCheck({ pages, faults }: CheckResult): string[] {
  const found = pages.flatMap((page) => page.faults.map((fault) => ({ page, fault })))
  const groups = Map.groupBy(found, ({ page: { path, role }, fault }) => JSON.stringify([path, role, fault]))
  const ofPages = [...groups.values()].flatMap((group) => {
    const widths = group.map(({ page }) => `${page.width} px`).join(' and ')
    return group.slice(0, 1).map(({ page, fault }) => `${page.path} as ${page.role} at ${widths}: ${fault}`)
  })
  const isShown = pages.some(({ kind }) => kind !== 'login')
  const unseen = 'No page showed the remote: give a test account by --session, or addresses of its routes by --example.'
  return [...ofPages, ...faults, ...(isShown ? [] : [unseen])]
}

/** A table of the pages, then what was not checked. */
export function describeCheck({ pages, skipped }: CheckResult): string[] {
  const rows = pages.map((page) => [
    `  ${page.path}`,
    page.role,
    `${page.width} px`,
    page.widgets.join(', '),
    verdictOf(page),
  ])
  return [...table(rows, 5), ...skipped.map((text) => `  not checked: ${text}`)]
}
