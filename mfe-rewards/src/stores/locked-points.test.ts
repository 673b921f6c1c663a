import { expect, test } from 'vitest'
import { openPortal } from '../testing/rewards-portal.ts'
import { createLockedPoints } from './locked-points.ts'

test('the locked points of the demo member are the sum of the locked bookings', async () => {
  const { api } = await openPortal()
  const locked = createLockedPoints(api)
  await locked.refresh()
  expect(locked.$state.get()).toMatchObject({ status: 'ready', value: 120 })
})
