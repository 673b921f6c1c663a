import type { RegistrySnapshot, ReleaseRecord } from '@portal/shared-contracts/remotes'
import * as paths from '@portal/shared-contracts/paths'
import { expect, test } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { loadedWidgets, planVisits } from './visits.ts'

const route = (path: string, loginRequired?: boolean) => ({
  path,
  title: 'X',
  chunks: [],
  ...(loginRequired && { loginRequired }),
})
const registryOf = (...records: ReleaseRecord[]): RegistrySnapshot =>
  Object.fromEntries(records.map((one) => [one.name, { base: `/remotes/${one.name}/`, record: one }]))

test('every route is opened; visitors see the login of those that need one', () => {
  const own = releaseRecord({ routes: [route('/x'), route('/x/mine', true)] })
  expect(planVisits(own, registryOf(own), [])).toEqual({
    visits: {
      visitor: [
        { path: '/x', kind: 'page' },
        { path: '/x/mine', kind: 'login' },
      ],
      member: [
        { path: '/x', kind: 'page' },
        { path: '/x/mine', kind: 'page' },
      ],
    },
    skipped: [],
  })
})

test('a route with parameters is opened at its examples, and else left out', () => {
  const own = releaseRecord({ routes: [route('/x/:id'), route('/x/:id/more')] })
  const { visits, skipped } = planVisits(own, registryOf(own), ['/x/7', '/x/8'])
  expect(visits.visitor.map(({ path }) => path)).toEqual(['/x/7', '/x/8'])
  expect(skipped).toEqual(['/x/:id/more: it has parameters, and no --example gives an address of it'])
  expect(() => planVisits(own, registryOf(own), ['/y/7'])).toThrow(/--example \/y\/7 is of no route/)
})

test('widgets are looked for in slots, on the home page and on pages of remotes that show them', () => {
  const own = releaseRecord({ widgets: { teaser: ['t.js'] }, slots: [{ slot: 'overview', widget: 'teaser' }] })
  const user = releaseRecord({ name: 'mfe-y', uses: ['mfe-x/teaser'], routes: [route('/y'), route('/y/:id')] })
  const other = releaseRecord({ name: 'mfe-z', uses: ['mfe-y/box'], routes: [route('/z')] })
  expect(planVisits(own, registryOf(own, user, other), []).visits.member).toEqual(
    ['/', paths.benefitsAndRewards, '/y'].map((path) => ({ path, kind: 'widgets' })),
  )
})

test('widgets in a slot of another remote are looked for on the pages of that remote', () => {
  const own = releaseRecord({ widgets: { teaser: ['t.js'] }, slots: [{ slot: 'mfe-y:below', widget: 'teaser' }] })
  const offering = releaseRecord({ name: 'mfe-y', offers: ['mfe-y:below'], routes: [route('/y'), route('/y/:id')] })
  const other = releaseRecord({ name: 'mfe-z', routes: [route('/z')] })
  expect(planVisits(own, registryOf(own, offering, other), []).visits.member).toEqual(
    ['/', '/y'].map((path) => ({ path, kind: 'widgets' })),
  )
})

test('a widget is on a page that has requested all of its files', () => {
  const own = releaseRecord({ widgets: { teaser: ['t.js', 't.css'], box: ['b.js'], small: [] } })
  const requested = new Set(['t.js', 't.css'])
  expect(loadedWidgets(own, (file) => requested.has(file))).toEqual(['teaser'])
})
