import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Agent, request } from 'undici'
import { steadyLoad } from '../edge/load.ts'
import { startEdge, startUpstream } from '../edge/forwarders.ts'
import { logIn, target } from '../edge/session.ts'
import { interleaved, median, ratio, ratioBounds } from '../measure/rounds.ts'
import { table, type Metric } from '../measure/table.ts'
import type { startSources } from './servers.ts'

type Scene = 'idle' | 'four cold AVIFs'

/** Calls of members per second, ms that the backend takes, seconds of a round. */
const [rate, backendDelay, seconds] = [200, 5, 10]

/** Asks for new AVIFs, four at a time from networks of their own, until `signal` ends it. Gives how many came. */
async function askForAvifs(edge: string, fresh: (picture: number) => string, signal: AbortSignal): Promise<number> {
  let came = 0
  const visitor = async (number: number): Promise<void> => {
    const dispatcher = new Agent({ localAddress: `127.1.${number}.1` })
    while (!signal.aborted) {
      const url = `${edge}/api/image?src=${encodeURIComponent(fresh(0))}&w=1496`
      const { body } = await request(url, { dispatcher, headers: { accept: 'image/avif' } })
      await body.dump()
      came += 1
    }
    await dispatcher.close()
  }
  await Promise.all([1, 2, 3, 4].map(visitor))
  return came
}

/** The p99 of members' calls while the edge makes four AVIFs, against the same without. */
export async function benchCallsBesideImages(
  data: string,
  sources: Awaited<ReturnType<typeof startSources>>,
  rounds: number,
): Promise<Metric> {
  const folder = path.join(data, 'calls')
  mkdirSync(folder)
  const backend = await startUpstream({ DELAY: String(backendDelay) })
  const edge = await startEdge(backend.origin, folder, { IMAGE_SOURCES: `${sources.origin}/images/` })
  try {
    const headers = await logIn(edge)
    const samples = await interleaved<Scene, { p50: number; p99: number; images: number }>(
      ['idle', 'four cold AVIFs'],
      rounds,
      async (scene) => {
        const end = new AbortController()
        const asking = scene === 'idle' ? null : askForAvifs(edge.origin, sources.fresh, end.signal)
        const load = await steadyLoad(edge.origin + target, headers, rate, seconds)
        end.abort()
        return { ...load, images: (await asking) ?? 0 }
      },
    )
    const rows = Object.entries(samples).map(([scene, list]) => [
      scene,
      median(list.map(({ p50 }) => p50)).toFixed(2),
      median(list.map(({ p99 }) => p99)).toFixed(2),
      median(list.map(({ images }) => images)).toFixed(0),
    ])
    const p99 = (scene: Scene): number[] => samples[scene].map((sample) => sample.p99)
    const beside = [p99('four cold AVIFs'), p99('idle')] as const
    const bounds = ratioBounds(...beside).map((bound) => bound.toFixed(2))
    console.log(
      `\n${rate} calls a second, backend ${backendDelay} ms, ${rounds} rounds of ${seconds} s\n` +
        `${table([['', 'p50 ms', 'p99 ms', 'AVIFs'], ...rows])}\np99 against idle: between ${bounds.join(' and ')} in 95 of 100 runs`,
    )
    return {
      what: 'calls during four cold AVIFs, p99 against idle',
      value: ratio(...beside),
      unit: '×',
      goal: { at: 'most', value: 1.2 },
    }
  } finally {
    await Promise.all([edge.stop(), backend.stop()])
  }
}
