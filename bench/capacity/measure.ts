import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { cpuSeconds } from '../edge/edge-call.ts'
import type { startPages } from '../edge/pages.ts'
import type { Clients } from './clients.ts'
import { spread } from './load.ts'
import type { Cost } from './model.ts'
import { actions, type Action, type Counts } from './visit.ts'

/**
 * Members of a load, because an account may have 60 orders in an hour, and those who begin new sessions, because it may
 * end 30 and another action of theirs could come between.
 */
const members = 200
const membersWithSessions = 400
/** ms between two requests for a picture that is being made; each one sends it in another format. */
const interval = 500

type Pages = Awaited<ReturnType<typeof startPages>>

/** Seconds of CPU of a process and of those that it has started, such as the ones that make pictures. */
function cpuOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), cpuSeconds(pid))
}

/** Logs in members from a number on. The result gives the next of them with each call, after the last one the first. */
async function logInMembers(clients: Clients, from: number, count: number) {
  const all = Array.from({ length: count }, (_, place) => clients.member(from + place))
  for (const member of all) await member.logIn()
  let given = 0
  return () => {
    const member = all[(given += 1) % all.length]
    if (member === undefined) throw new Error('There are no members.')
    return member
  }
}

/** Runs actions as members do, and measures what they cost the edge. */
export async function createMeasuring({ edge, sources, picturePath, file }: Pages, clients: Clients) {
  const nextMember = await logInMembers(clients, 0, members)
  const nextWithSession = await logInMembers(clients, members, membersWithSessions)
  const compressed = { 'accept-encoding': 'gzip, deflate, br' }
  const image = { accept: 'image/avif,image/webp,*/*' }

  /** Resolves when the edge has made the AVIF, too. */
  async function newPicture(path = picturePath(sources.fresh(0))): Promise<string> {
    while ((await clients.get(path, image)) !== 'image/avif') await delay(interval)
    return path
  }

  const warm = await newPicture()
  const run: Readonly<Record<Action, () => Promise<unknown>>> = {
    page: () => clients.get('/', compressed),
    file: () => clients.get(file, compressed),
    session: () => nextWithSession().newSession(),
    refresh: () => nextMember().refresh(),
    read: () => nextMember().read(),
    list: () => nextMember().list(),
    order: () => nextMember().order(),
    picture: () => clients.get(warm, image),
    'new picture': () => newPicture(),
  }

  return {
    /** CPU of the edge in ms, and bytes that it sent, for these actions, which begin in some seconds. */
    async load(counts: Counts, seconds: number): Promise<Cost> {
      const [cpu, bytes] = [cpuOfAll(edge.pid), clients.bytes()]
      await spread(counts, seconds, (action) => run[action]())
      return { cpu: (cpuOfAll(edge.pid) - cpu) * 1_000, bytes: clients.bytes() - bytes }
    },
  }
}
export type Measuring = Awaited<ReturnType<typeof createMeasuring>>

/** The same number of each action. */
export const countsOf = (number: (action: Action) => number): Counts =>
  Object.fromEntries(actions.map((action) => [action, number(action)])) as Counts
