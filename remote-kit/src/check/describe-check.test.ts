import { expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import type { PageResult } from './check-page.ts'
import type { CheckResult } from './check-version.ts'
import { describeCheck, faultsOfCheck } from './describe-check.ts'

const page = (more: Partial<PageResult>): PageResult => ({
  path: '/x',
  kind: 'page',
  role: 'visitor',
  width: 390,
  widgets: [],
  picture: 'x.png',
  faults: [],
  ...more,
})
const result = (pages: PageResult[], more: Partial<CheckResult> = {}): CheckResult => ({
  found: {
    base: '/remotes/mfe-x/1.0.0-a/',
    record: releaseRecord(),
  },
  brand: 'A shop',
  pages,
  sizes: [],
  faults: [],
  skipped: [],
  ...more,
})

test('a fault that a page has at both widths is named once, one of another role on its own', () => {
  const [narrow, wide] = [page({ faults: ['A', 'B'] }), page({ width: 1440, faults: ['A'] })]
  const ofMember = page({ role: 'member', faults: ['A'] })
  expect(faultsOfCheck(result([narrow, wide, ofMember], { faults: ['entry.js is too large.'] }))).toEqual([
    '/x as visitor at 390 px and 1440 px: A',
    '/x as visitor at 390 px: B',
    '/x as member at 390 px: A',
    'entry.js is too large.',
  ])
})

test.each([
  { title: 'no page', pages: [] },
  { title: 'only the login in place of its pages', pages: [page({ kind: 'login' })] },
])('a check that opened $title has not seen the remote', ({ pages }) => {
  expect(faultsOfCheck(result(pages))).toEqual([expect.stringMatching(/^No page showed the remote/)])
})

test('the table has a line for each page, and says what was not checked', () => {
  const pages = [page({}), page({ path: '/', role: 'member', width: 1440, widgets: ['teaser'], faults: ['A'] })]
  expect(describeCheck(result(pages, { skipped: ['widget box: no page that was opened shows it'] }))).toEqual([
    '  /x  visitor  390 px           passed',
    '  /   member   1440 px  teaser  1 fault',
    '  not checked: widget box: no page that was opened shows it',
  ])
})
