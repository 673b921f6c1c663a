import { setTimeout } from 'node:timers/promises'
import { createRandom } from '../../edge-proxy/src/test/random.ts'
import { apiPath } from '../../edge-proxy/src/test/test-edge.ts'
import type { Received } from './client.ts'
import { createMember, type Member } from './member.ts'
import type { Proxy } from './proxies.ts'
import type { Shop } from './shop.ts'

/** From the signal that kills an edge until its process has exited, in ms of `performance.now`. */
export type Kill = { from: number; until: number }

/** What members meet; `kills` grows while they do. */
export type World = { proxy: Proxy; shop: Shop; kills: readonly Kill[]; seed: number }

/** What may not be after all members have finished. */
export type Faults = {
  /** Responses that are not as expected, but for those of requests that a killed edge was answering. */
  errors: string[]
  /** Orders that the shop booked more than once. */
  double: string[]
  /** Orders that the member saw as placed, though the shop has none, or as not sent, though the shop has one. */
  lost: string[]
  /** Orders that ended otherwise when they were asked for again. */
  unsettled: string[]
  /** Sessions that an edge accepted five seconds after their logout. */
  notEnded: string[]
}

/** Numbers of a run. `interrupted`: logins and logouts that a killed edge was answering, and that members repeat. */
export type Counts = Record<'requests' | 'sessions' | 'placed' | 'unknown' | 'interrupted', number>

/** ms in which every edge learns of a logout. */
const endsWithin = 5_000
const pages = ['/', '/kontakt', apiPath('shop/points'), apiPath('shop/bookings'), apiPath('shop/card')]

type Asked = Received & { isInterrupted: boolean }
type OrderEnd = 'placed' | 'unknown' | 'refused'

/** The proxy has no response of the edge. */
const isUnanswered = ({ status }: Received): boolean => status === 502 || status === 0

function endOf({ status, text }: Received, sku: string): OrderEnd {
  if (status === 200 && text.includes(`"N-${sku}"`)) return 'placed'
  return text.includes('outcomeUnknown') ? 'unknown' : 'refused'
}

/** Sends requests of members and writes down what is not as expected. */
class Recorder {
  readonly faults: Faults = { errors: [], double: [], lost: [], unsettled: [], notEnded: [] }
  readonly counts: Counts = { requests: 0, sessions: 0, placed: 0, unknown: 0, interrupted: 0 }
  readonly ends = new Map<string, OrderEnd>()
  readonly #kills: readonly Kill[]

  constructor(kills: readonly Kill[]) {
    this.#kills = kills
  }

  async ask(send: () => Promise<Received>): Promise<Asked> {
    const from = performance.now()
    const received = await send()
    const until = performance.now()
    this.counts.requests += 1
    return { ...received, isInterrupted: this.#kills.some((kill) => kill.from <= until && from <= kill.until) }
  }

  async expectOk(what: string, send: () => Promise<Received>): Promise<void> {
    const { status } = await this.ask(send)
    if (status !== 200) this.faults.errors.push(`${what}: ${status}`)
  }

  /** A POST without a key: a proxy does not repeat what it has sent, so the member does. */
  async post(what: string, send: () => Promise<Received>): Promise<void> {
    const response = await this.ask(send)
    if (response.status === 200) return
    if (!isUnanswered(response) || !response.isInterrupted) this.faults.errors.push(`${what}: ${response.status}`)
    this.counts.interrupted += 1
    await this.expectOk(`${what} again`, send)
  }
}

/** An order as the page places it: without a response it is asked for again under its key. */
async function placeOrder(recorder: Recorder, member: Member, sku: string): Promise<void> {
  const storedAt = performance.now()
  const age = (): number => Math.ceil((performance.now() - storedAt) / 1_000)
  let wasInterrupted = false
  async function outcome(isFirst: boolean): Promise<OrderEnd> {
    const response = await recorder.ask(() => member.order(sku, isFirst ? undefined : age()))
    wasInterrupted ||= response.isInterrupted
    if (isUnanswered(response) && response.isInterrupted) return outcome(false)
    return endOf(response, sku)
  }
  const { faults, ends } = recorder
  const end = await outcome(true)
  ends.set(sku, end)
  if (end === 'refused' || (end === 'unknown' && !wasInterrupted)) faults.errors.push(`order ${sku}: ${end}`)
  const again = await outcome(false)
  if (again !== end) faults.unsettled.push(`${sku}: ${end}, then ${again}`)
}

async function checkEnded(recorder: Recorder, member: Member, sku: string): Promise<void> {
  await setTimeout(endsWithin)
  const { status } = await recorder.ask(member.readWithEndedSession)
  if (status !== 401) recorder.faults.notEnded.push(`session of ${sku}: ${status}`)
}

/** One session after another, until `isOver`. */
async function runMember(recorder: Recorder, { proxy, seed }: World, place: number, isOver: () => boolean) {
  const random = createRandom(seed + place)
  const checks: Promise<void>[] = []
  for (let session = 0; !isOver(); session += 1) {
    recorder.counts.sessions += 1
    const sku = `reward-${place}-${session}`
    // In a network of its own, because a network has few orders in an hour.
    const client = proxy.client(`127.${place + 1}.${session % 250}.1`)
    const member = createMember(client, sku)
    await recorder.post('login', member.logIn)
    for (let read = random(8); read >= 0; read -= 1) {
      await setTimeout(random(400))
      const page = pages[random(pages.length)] ?? '/'
      await recorder.expectOk(page, () => member.read(page))
    }
    await placeOrder(recorder, member, sku)
    await setTimeout(random(200))
    await recorder.post('logout', member.logOut)
    checks.push(checkEnded(recorder, member, sku).finally(client.close))
  }
  await Promise.all(checks)
}

/** Members who log in, read, order and log out, until `isOver`. */
export async function runMembers(
  world: World,
  members: number,
  isOver: () => boolean,
): Promise<{ faults: Faults; counts: Counts }> {
  const recorder = new Recorder(world.kills)
  await Promise.all(Array.from({ length: members }, (_, place) => runMember(recorder, world, place, isOver)))
  const { faults, counts, ends } = recorder
  for (const [sku, end] of ends) {
    const booked = world.shop.booked(sku)
    if (booked > 1) faults.double.push(sku)
    if (end === 'placed' ? booked === 0 : end === 'refused' && booked > 0) faults.lost.push(sku)
    if (end !== 'refused') counts[end] += 1
  }
  return { faults, counts }
}
