import * as paths from '@portal/shared-contracts/paths'
import { expect, test } from 'vitest'
import { prerenderedSite } from '../layout/site.ts'
import { shownPanels } from './overview.tsx'

const shownWith = (site: Partial<typeof prerenderedSite>) =>
  shownPanels({ ...prerenderedSite, ...site }).map(({ to }) => to)

// Rule: public-pages-88
test('rewards and coupons are left out where the released remote has no page or no widget for them', () => {
  expect(shownWith({})).toEqual([paths.rewards, paths.coupons])
  expect(shownWith({ hasPage: (path) => path !== paths.rewards })).toEqual([paths.coupons])
  expect(shownWith({ hasWidget: (name) => name !== 'mfe-rewards/reachable' })).toEqual([paths.coupons])
  expect(shownWith({ hasWidget: () => false })).toEqual([])
})
