import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { installPostgres, startPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { startShop } from '@portal/tooling/edges/shop'
import { megabytesOf } from '../edge/fairness.ts'
import { startPages } from '../edge/pages.ts'
import { median } from '../measure/rounds.ts'
import { atLeast, atMost, type Metric } from '../measure/table.ts'
import { createClients } from './clients.ts'
import { addEndedSessions, measureDatabase } from './database.ts'
import { countsOf, createMeasuring, type Measuring } from './measure.ts'
import { predict, type Cost, type Costs, type Measured } from './model.ts'
import { costTable, planTable } from './plan-table.ts'
import { actions, visit, type Action } from './visit.ts'

/** Requests in a second of the two measurements of an action, and their length in seconds. */
const [fewer, more] = [100, 400]
const actionSeconds = 2
const measuredPictures = 2
/** Visits in a second of the two loads with which the model is compared, and their length in seconds. */
const visitRates = [6, 15]
const loadSeconds = 8
/** The model may differ from what is measured by a fifth. */
const [least, most] = [0.8, 1.2]
/** Coupons of an account. */
const coupons = 77
/** Members whose lists are read until the caches are full, and how many of them at once. */
const membersOfCaches = 3_000
const atOnce = 50
/** Ended sessions in the database of an edge that starts, and ms until its memory is what it needs. */
const endedSessions = 300_000
const settling = 10_000

type Shop = Awaited<ReturnType<typeof startShop>>

/** Starts an edge behind which a shop is, with its clients. */
async function start(shop: Shop, running: AsyncDisposableStack, env: Readonly<Record<string, string>> = {}) {
  const folder = running.use(mkdtempDisposableSync(path.join(tmpdir(), 'bench-capacity-')))
  const pages = await startPages(shop.upstream.url, folder.path, running, { TRUSTED_PROXIES: '127.0.0.1', ...env })
  const clients = running.adopt(createClients(pages.edge.origin), ({ close }) => close())
  return { pages, clients }
}

/** What one more of each action costs, and what is left for each second. */
async function measureCosts(measuring: Measuring): Promise<Costs> {
  const load = (action: Action, number: number) =>
    measuring.load(
      countsOf((one) => (one === action ? number : 0)),
      actionSeconds,
    )
  const costs = new Map<Action, Cost>()
  const bases: number[] = []
  for (const action of actions) {
    if (action === 'new picture') {
      const { cpu, bytes } = await load(action, measuredPictures)
      costs.set(action, { cpu: cpu / measuredPictures, bytes: bytes / measuredPictures })
      continue
    }
    const [few, many] = [await load(action, fewer * actionSeconds), await load(action, more * actionSeconds)]
    const cpu = (many.cpu - few.cpu) / ((more - fewer) * actionSeconds)
    costs.set(action, { cpu, bytes: many.bytes / (more * actionSeconds) })
    bases.push(few.cpu / actionSeconds - cpu * fewer)
  }
  return { ...(Object.fromEntries(costs) as Record<Action, Cost>), base: median(bases) }
}

/** The medians of what was measured in several rounds. */
function medianOf(rounds: readonly Costs[]): Costs {
  const of = (action: Action, key: keyof Cost): number => median(rounds.map((costs) => costs[action][key]))
  const pairs = actions.map((action) => [action, { cpu: of(action, 'cpu'), bytes: of(action, 'bytes') }])
  return { ...(Object.fromEntries(pairs) as Record<Action, Cost>), base: median(rounds.map(({ base }) => base)) }
}

/** Measures the costs and two loads of whole visits in turns, and compares the loads with the model. */
async function compareModel(measuring: Measuring, rounds: number) {
  const costs: Costs[] = []
  const loads = visitRates.map((perSecond) => ({
    perSecond,
    counts: countsOf((action) => Math.round(visit[action] * perSecond * loadSeconds)),
    measured: [] as (Cost & { seconds: number })[],
  }))
  for (let round = 0; round < rounds; round += 1) {
    costs.push(await measureCosts(measuring))
    for (const { counts, measured } of loads) {
      const started = performance.now()
      const cost = await measuring.load(counts, loadSeconds)
      measured.push({ ...cost, seconds: (performance.now() - started) / 1_000 })
    }
  }
  const all = medianOf(costs)
  const metrics = loads.flatMap(({ perSecond, counts, measured }): Metric[] => {
    const seconds = median(measured.map((cost) => cost.seconds))
    const predicted = predict(all, counts, seconds)
    return (['cpu', 'bytes'] as const).flatMap((key) => {
      const value = predicted[key] / median(measured.map((cost) => cost[key]))
      const what = `predicted against measured ${key === 'cpu' ? 'CPU' : 'bytes'}, ${perSecond} visits a second`
      return [
        { what, value, unit: '×' as const, goal: atLeast(least) },
        { what, value, unit: '×' as const, goal: atMost(most) },
      ]
    })
  })
  return { costs: all, metrics }
}

const memoryOf = (pid: number): number => megabytesOf(pid) * 2 ** 20

/** Bytes of memory of an edge whose caches are full. */
async function measureMemory(shop: Shop): Promise<number> {
  await using running = new AsyncDisposableStack()
  const { pages, clients } = await start(shop, running)
  for (let number = 0; number < membersOfCaches; number += atOnce) {
    const members = Array.from({ length: atOnce }, (_, place) => clients.member(number + place))
    await Promise.all(
      members.map(async (member) => {
        await member.logIn()
        await member.list()
      }),
    )
  }
  return memoryOf(pages.edge.pid)
}

async function measurePostgres(shop: Shop): Promise<Omit<Measured['database'], 'endedSessionBytes'>> {
  await using running = new AsyncDisposableStack()
  const postgres = running.use(await startPostgres())
  const { clients } = await start(shop, running, { DATABASE_URL: postgres.url })
  return await measureDatabase(postgres, clients)
}

/** Bytes that an ended session takes in the memory of an edge that starts, and in the database. */
async function measureEndedSessions(shop: Shop) {
  await using running = new AsyncDisposableStack()
  const postgres = running.use(await startPostgres())
  async function startedMemory(): Promise<number> {
    const { pages } = await start(shop, running, { DATABASE_URL: postgres.url })
    await delay(settling)
    return memoryOf(pages.edge.pid)
  }
  const before = await startedMemory()
  const databaseBytes = await addEndedSessions(postgres, endedSessions)
  return { memory: ((await startedMemory()) - before) / endedSessions, database: databaseBytes / endedSessions }
}

/** What one core does, what edge and database keep, and whether the model of docs/capacity.md predicts two loads. */
export async function benchCapacity(rounds: number): Promise<Metric[]> {
  if (!installPostgres()) throw new Error('There is no PostgreSQL.')
  await using running = new AsyncDisposableStack()
  const shop = running.adopt(await startShop(1, coupons), ({ upstream }) => upstream.close())
  const { pages, clients } = await start(shop, running)
  const { costs, metrics } = await compareModel(await createMeasuring(pages, clients), rounds)
  const ended = await measureEndedSessions(shop)
  const measured: Measured = {
    costs,
    memory: { process: await measureMemory(shop), endedSession: ended.memory },
    database: { ...(await measurePostgres(shop)), endedSessionBytes: ended.database },
  }
  console.log(`\n${costTable(measured)}\n\n${planTable(measured)}`)
  console.log(`\nFor bench/capacity/measured.json and the tables of docs/capacity.md:\n${JSON.stringify(measured)}`)
  return metrics
}
