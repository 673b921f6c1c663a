import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'
import { highlightsOf } from '../domain/highlights.ts'
import { toReward } from '../domain/reward.ts'

/** Up to three highlighted rewards. */
export const createHighlights = (load: () => Promise<readonly Coupon[]>) =>
  createResource(async () => highlightsOf(await load()).map(toReward))
