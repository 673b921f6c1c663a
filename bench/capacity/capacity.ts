import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPostgres, startPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { startShop } from '@portal/tooling/edges/shop'
import { megabytesOf } from '../edge/fairness.ts'
import { startPages } from '../edge/pages.ts'
import { median } from '../measure/rounds.ts'
import { atLeast, atMost, type Metric } from '../measure/table.ts'
import { createClients } from './clients.ts'
import { measureDatabase } from './database.ts'
import { countsOf, createMeasuring, type Measuring } from './measure.ts'
import { predict, type Cost, type Costs, type Measured } from './model.ts'
import { costTable, planTable } from './plan-table.ts'
import { actions, visit, type Action } from './visit.ts'

/**
 * How many of each action a measurement has, and in how many seconds they begin: as dense as in a busy edge, because each
 * costs more if the edge sleeps between them.
 */
const measuredActions = 400
const measuredPictures = 2
const actionSeconds = 1.6
const idleSeconds = 4
/** Visits in a second of the two loads with which the model is compared, and their length in seconds. */
const visitRates = [5, 20]
const loadSeconds = 8
/** The model may differ from what is measured by a fifth. */
const [least, most] = [0.8, 1.2]
/** Coupons of an account. */
const coupons = 77
/** Members who log in to measure what a session takes. */
const sessions = 10_000
const sessionsAtOnce = 50

type Shop = Awaited<ReturnType<typeof startShop>>

/** Starts an edge behind which a shop is, with its clients. */
async function start(shop: Shop, running: AsyncDisposableStack, env: Readonly<Record<string, string>> = {}) {
  const folder = running.use(mkdtempDisposableSync(path.join(tmpdir(), 'bench-capacity-')))
  const pages = await startPages(shop.upstream.url, folder.path, running, { TRUSTED_PROXIES: '127.0.0.1', ...env })
  const clients = running.adopt(createClients(pages.edge.origin), ({ close }) => close())
  return { pages, clients }
}

/** What each action costs, by itself. */
async function measureCosts(measuring: Measuring): Promise<Costs> {
  const idle = await measuring.idle(idleSeconds)
  const costs = new Map<Action, Cost>()
  for (const action of actions) {
    const number = action === 'new picture' ? measuredPictures : measuredActions
    const started = performance.now()
    const { cpu, bytes } = await measuring.load(
      countsOf((one) => (one === action ? number : 0)),
      actionSeconds,
    )
    const seconds = (performance.now() - started) / 1_000
    costs.set(action, { cpu: Math.max(0, cpu - idle * seconds) / number, bytes: bytes / number })
  }
  return { ...(Object.fromEntries(costs) as Record<Action, Cost>), idle }
}

/** The medians of what was measured in several rounds. */
function medianOf(rounds: readonly Costs[]): Costs {
  const of = (action: Action, key: keyof Cost): number => median(rounds.map((costs) => costs[action][key]))
  const pairs = actions.map((action) => [action, { cpu: of(action, 'cpu'), bytes: of(action, 'bytes') }])
  return { ...(Object.fromEntries(pairs) as Record<Action, Cost>), idle: median(rounds.map(({ idle }) => idle)) }
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

/** Bytes of memory of the edge before and for each login with the lists of its account. */
async function measureMemory(shop: Shop): Promise<Measured['memory']> {
  await using running = new AsyncDisposableStack()
  const { pages, clients } = await start(shop, running)
  const bytes = () => megabytesOf(pages.edge.pid) * 2 ** 20
  const logIn = async (from: number, count: number): Promise<void> => {
    for (let number = from; number < from + count; number += sessionsAtOnce) {
      const members = Array.from({ length: sessionsAtOnce }, (_, place) => clients.member(number + place))
      await Promise.all(
        members.map(async (member) => {
          await member.logIn()
          await member.list()
        }),
      )
    }
  }
  // The first ones compile the code.
  await logIn(0, 1_000)
  const before = bytes()
  await logIn(1_000, sessions)
  return { process: before, member: (bytes() - before) / sessions }
}

async function measurePostgres(shop: Shop): Promise<Measured['database']> {
  if (!installPostgres()) throw new Error('There is no PostgreSQL.')
  await using running = new AsyncDisposableStack()
  const postgres = running.use(await startPostgres())
  const { clients } = await start(shop, running, { DATABASE_URL: postgres.url })
  return await measureDatabase(postgres, clients)
}

/** What one core does, what a member takes, and whether the model of docs/capacity.md predicts two loads. */
export async function benchCapacity(rounds: number): Promise<Metric[]> {
  await using running = new AsyncDisposableStack()
  const shop = running.adopt(await startShop(1, coupons), ({ upstream }) => upstream.close())
  const { pages, clients } = await start(shop, running)
  const { costs, metrics } = await compareModel(await createMeasuring(pages, clients), rounds)
  const measured = { costs, memory: await measureMemory(shop), database: await measurePostgres(shop) }
  console.log(`\n${costTable(measured)}\n\n${planTable(measured)}`)
  console.log(`\nFor bench/capacity/measured.json and the tables of docs/capacity.md:\n${JSON.stringify(measured)}`)
  return metrics
}
