import { setTimeout as delay } from 'node:timers/promises'
import { sealedMember, sendOrder } from './order-client.ts'
import type { createRandom } from './random.ts'
import { cutBody, sendJson, startUpstream, success, type UpstreamHandler } from './recording-upstream.ts'
import { sampleUpstreamBut } from './sample-upstream.ts'

type Random = ReturnType<typeof createRandom>

/** Edges under test, and what breaks between and in them. */
export type Scene = AsyncDisposable & {
  /** Addresses of the edges that may be asked now. */
  edges: () => readonly string[]
  /** Breaks something while orders are on their way. */
  fail: (random: Random) => Promise<void>
  /** Mends it, and resolves when orders can be placed again. */
  mend: () => Promise<void>
  /** Whether each order is sent to all edges at the same time. */
  sendsTwins?: true
}

/** What may not be after all orders have been checked again, and how the orders ended. */
export type Outcomes = {
  /** Orders that the shop got more than once. */
  double: string[]
  /** Orders that the member saw as placed, though the shop has none. */
  falseSuccess: string[]
  /** Orders that were said not to be sent, though the shop has one. */
  falselyUnsent: string[]
  placed: number
  unknown: number
  refused: number
}

export const noOutcomes = (): Outcomes => ({
  double: [],
  falseSuccess: [],
  falselyUnsent: [],
  placed: 0,
  unknown: 0,
  refused: 0,
})

/** Orders that are sent at about the same time, so that a failure meets each at another step. */
const batch = 20
/** ms in which the orders of a batch begin and something fails: longer than one order takes. */
const spread = 80

/** A shop without idempotency keys: each order that arrives is booked, at a random moment before its response. */
export async function startOrderShop(random: Random, failsAtRandom = false) {
  const booked = new Map<string, number>()
  const respond: UpstreamHandler = async (recorded, response) => {
    const { lineItems } = JSON.parse(recorded.body) as { lineItems: [{ sku: string }] }
    const [{ sku }] = lineItems
    const failure = failsAtRandom ? random(8) : null
    if (failure === 0) return sendJson(response, { meta: { success: false } }, 401)
    await delay(random(20))
    booked.set(sku, (booked.get(sku) ?? 0) + 1)
    await delay(random(20))
    if (failure === 1) return void response.socket?.destroy()
    if (failure === 2) return cutBody(recorded, response)
    sendJson(response, success({ orderNumber: `N-${sku}` }))
  }
  const upstream = await startUpstream(sampleUpstreamBut('/shop/order', respond))
  return { upstream, booked: (sku: string) => booked.get(sku) ?? 0 }
}

export type OrderShop = Awaited<ReturnType<typeof startOrderShop>>

/** The headers of a member and an address of their own, so that no limit is reached. */
function member(count: number): Record<string, string> {
  const address = `198.${18 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`
  return { ...sealedMember(`ACC-${count}`), 'x-forwarded-for': address, 'x-test-peer': address }
}

export type Answered = 'placed' | 'refused' | 'unknown'

/** One order as the page of a member sends it: again under its key until there is an outcome. */
export function createPage(
  shop: OrderShop,
  scene: Pick<Scene, 'edges' | 'sendsTwins'>,
  random: Random,
  count: number,
  outcomes: Outcomes,
) {
  const sku = `sku-${String(count).padStart(6, '0')}`
  const key = `order-key-of-${sku}`
  const headers = member(count)
  let storedAt = performance.now()
  let mayBeSent = false
  let result: Answered = 'refused'

  async function sendTo(url: string, age: number | undefined): Promise<Answered> {
    try {
      const { status, text } = await sendOrder(url, headers, key, age, sku)
      if (status === 200 && text.includes(`"N-${sku}"`)) return 'placed'
      return text.includes('outcomeUnknown') || status === 504 || status === 500 ? 'unknown' : 'refused'
    } catch {
      return 'unknown'
    }
  }

  async function send(): Promise<Answered> {
    const age = mayBeSent ? Math.ceil((performance.now() - storedAt) / 1000) : undefined
    const edges = scene.edges()
    const asked = scene.sendsTwins ? edges : [edges[random(edges.length)] ?? '']
    const results = await Promise.all(asked.map((url) => sendTo(url, age)))
    if (results.includes('placed')) result = 'placed'
    else result = results.includes('unknown') || mayBeSent ? 'unknown' : 'refused'
    mayBeSent ||= result !== 'refused'
    if (result === 'placed' && shop.booked(sku) === 0) outcomes.falseSuccess.push(sku)
    if (result === 'refused' && shop.booked(sku) > 0) outcomes.falselyUnsent.push(sku)
    return result
  }

  return {
    /** Sends the order for the first time; gives what the response says. */
    async place(): Promise<Answered> {
      await delay(random(spread))
      storedAt = performance.now()
      return send()
    },
    sendAgain: send,
    /** Asks three times, the way a member presses the button, and records how it ended. */
    async check(): Promise<void> {
      for (let attempt = 0; attempt < 3 && result !== 'placed'; attempt += 1) await send()
      // What was placed is asked for once more: it must not be sent again.
      if (result === 'placed') await sendTo(scene.edges()[0] ?? '', 1)
      outcomes[result] += 1
      if (shop.booked(sku) > 1) outcomes.double.push(sku)
    },
  }
}

export type OrderPage = ReturnType<typeof createPage>

/**
 * Places `runs` orders in batches; in each batch something fails while they are on their way. On a busy machine that
 * may be before the shop has any of them, so a batch without a failure follows.
 */
export async function runOrders(shop: OrderShop, scene: Scene, random: Random, runs: number): Promise<Outcomes> {
  const outcomes = noOutcomes()
  await scene.mend()
  for (let sent = 0; sent < runs + batch; sent += batch) {
    const pages = Array.from({ length: batch }, (_, index) => createPage(shop, scene, random, sent + index, outcomes))
    const placing = Promise.all(pages.map((page) => page.place()))
    await delay(random(spread))
    if (sent < runs) await scene.fail(random)
    await placing
    await scene.mend()
    await Promise.all(pages.map((page) => page.check()))
  }
  return outcomes
}
