import type { Card } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'

/** The member's cards. A failed refresh is shown as failed: an outdated list could show a locked card as active. */
export const createCards = (load: () => Promise<readonly Card[]>) => createResource(load, { keepValueOnFailure: false })
export type CardsModel = ReturnType<typeof createCards>
