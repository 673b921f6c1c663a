import { cpuSeconds } from '../edge/cpu-seconds.ts'
import { start, type Forwarder } from '../edge/forwarders.ts'
import { createLoader } from '../edge/load.ts'
import { interleaved, median, ratio } from '../measure/rounds.ts'
import { table, type Metric } from '../measure/table.ts'
import { width } from './cold.ts'
import type { Resizer } from './servers.ts'

const rounds = 3
/** Seconds of a load; ipx makes the image for every request, which takes longer than a load of the others. */
const seconds = { edge: 2, bare: 2, ipx: 10 }
const headers = { accept: 'image/webp' }

type Sample = { perSecond: number; perCpuSecond: number }

/** A server that sends the image at an address, and does nothing else. */
const startBareImage = (image: string): Promise<Forwarder> =>
  start((port, origin) => ({
    args: ['bench/images/bare-server.ts'],
    env: { PORT: port, IMAGE: image },
    readyUrl: origin,
  }))

/**
 * Requests for one image that was asked for before: to the edge, to a bare server of Node, and to ipx, which keeps nothing.
 * Requests per second of processor time depend less on what else the machine does.
 */
export async function benchWarm(
  edge: Forwarder & Resizer,
  ipx: Forwarder & Resizer,
  source: string,
): Promise<Metric[]> {
  const { load } = createLoader()
  const urlOf = ({ origin, pathOf }: Resizer): string => origin + pathOf('webp', width, source, 75)
  const bare = await startBareImage(urlOf(edge))
  try {
    const servers = {
      edge: { pid: edge.pid, url: urlOf(edge) },
      bare: { pid: bare.pid, url: bare.origin },
      ipx: { pid: ipx.pid, url: urlOf(ipx) },
    }
    const names = ['edge', 'bare', 'ipx'] as const
    const samples = await interleaved<(typeof names)[number], Sample>(names, rounds, async (name) => {
      const { pid, url } = servers[name]
      const before = cpuSeconds(pid)
      const { perSecond, requests } = await load(url, headers, seconds[name])
      return { perSecond, perCpuSecond: requests / (cpuSeconds(pid) - before) }
    })
    const of = (name: (typeof names)[number], key: keyof Sample): number[] => samples[name].map((sample) => sample[key])
    const rows = names.map((name) => [
      name,
      median(of(name, 'perSecond')).toFixed(0),
      median(of(name, 'perCpuSecond')).toFixed(0),
    ])
    console.log(`\nOne warm image\n${table([['', 'requests/s', 'requests/s of processor time'], ...rows])}`)
    return [
      {
        what: 'warm image, requests per processor time against a bare server of Node',
        value: ratio(of('edge', 'perCpuSecond'), of('bare', 'perCpuSecond')),
        unit: '×',
        goal: null,
      },
      {
        what: 'warm image, req/s against ipx',
        value: ratio(of('edge', 'perSecond'), of('ipx', 'perSecond')),
        unit: '×',
        goal: null,
      },
    ]
  } finally {
    await bare.stop()
  }
}
