import { send, type Api } from '@delikaterie/shared-contracts/api'
import { cards } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'

/** The member's cards. A failed refresh is shown as failed: an outdated list could show a locked card as active. */
export const createCards = (api: Api) =>
  createResource(async () => (await send(api, cards, {})).content, { keepValueOnFailure: false })
export type CardsModel = ReturnType<typeof createCards>
