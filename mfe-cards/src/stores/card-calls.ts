import { send, type Api } from '@delikaterie/shared-contracts/api'
import { activateCard, cards, lockCard, requestCard, type Card } from '@delikaterie/shared-contracts/calls'
import type { CardRequest } from '../domain/card-request.ts'

export const loadCards = async (api: Api): Promise<readonly Card[]> => (await send(api, cards, {})).content

export const linkCard = async (api: Api, cardCode: string): Promise<void> => {
  await send(api, activateCard, { body: { cardCode } })
}

export const orderCard = async (api: Api, body: CardRequest): Promise<void> => {
  await send(api, requestCard, { body })
}

/** Locks a card; only customer service can unlock it. */
export const sendCardLock = async (
  api: Api,
  body: CardRequest & { reason: string; cardCode: string },
): Promise<void> => {
  await send(api, lockCard, { body })
}
