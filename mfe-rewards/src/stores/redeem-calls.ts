import { send, type Api } from '@delikaterie/shared-contracts/api'
import { brand } from '@delikaterie/shared-contracts/brand'
import { cards, order, points, type Card, type Order } from '@delikaterie/shared-contracts/calls'

export const loadCards = async (api: Api): Promise<Card[]> => (await send(api, cards, {})).content

/** The current balance in points. */
export const loadPoints = async (api: Api): Promise<number> =>
  (await send(api, points, {})).content.summary[brand.loyalty.pointsField]

/** Orders and resolves to the order number; sending the same key again does not order again. */
export const sendOrder = async (api: Api, body: Order, idempotencyKey: string): Promise<string> =>
  (await send(api, order, { body, idempotencyKey })).content.orderNumber
