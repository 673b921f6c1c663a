import { portalApi } from '@delikaterie/shared-contracts/api'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { createLockedPoints } from './locked-points.ts'

/** The sum of the signed-in member's locked points. Separate from portal.ts, so that elements of other sites do not load it. */
export const lockedPoints = perAccount(() => refreshOnMount(createLockedPoints(portalApi)))
