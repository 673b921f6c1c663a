import { median, ratio } from '../measure/rounds.ts'
import { table, type Metric } from '../measure/table.ts'
import { fidelity } from './pictures.ts'
import type { Format, Resizer, startSources } from './servers.ts'

export const width = 480

type Sources = Awaited<ReturnType<typeof startSources>>
type Sample = { ms: number; bytes: number }

/** An image of a server, and the ms that it took. */
export async function fetchImage(
  { origin, pathOf }: Resizer,
  format: Format,
  source: string,
  quality: number,
): Promise<{ bytes: Uint8Array; ms: number }> {
  const started = performance.now()
  const response = await fetch(origin + pathOf(format, width, source, quality), {
    headers: { accept: `image/${format}` },
  })
  const bytes = await response.bytes()
  const type = response.headers.get('content-type')
  if (!response.ok || type !== `image/${format}`) throw new Error(`${origin} responded ${response.status} ${type}`)
  return { bytes, ms: performance.now() - started }
}

/** The lowest quality at which a server's image of a picture is as faithful as `target`, in dB. */
async function equalQuality(
  target: number,
  resizer: Resizer,
  format: Format,
  sources: Sources,
  picture: { index: number; bytes: Buffer },
): Promise<number> {
  let [low, high] = [20, 95]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { bytes } = await fetchImage(resizer, format, sources.fresh(picture.index), middle)
    if ((await fidelity(bytes, picture.bytes, width)) < target) low = middle + 1
    else high = middle
  }
  return low
}

const goals = { webp: { time: 0.75, bytes: 1.06 }, avif: { time: 0.15, bytes: 1 } }

/**
 * Images that no server has made before, one after the other: from the edge, from ipx at the edge's fidelity of each
 * picture, and from others at the quality of ipx.
 */
export async function benchCold(
  format: Format,
  resizers: readonly Resizer[],
  sources: Sources,
  pictures: readonly Buffer[],
  rounds: number,
): Promise<Metric[]> {
  const [edge, ipx] = (['edge', 'ipx'] as const).map((name) => resizers.find((resizer) => resizer.name === name))
  if (edge === undefined || ipx === undefined) return []
  const decibels: number[] = []
  const qualities: number[] = []
  for (const [index, picture] of pictures.entries()) {
    const target = await fidelity((await fetchImage(edge, format, sources.fresh(index), 0)).bytes, picture, width)
    decibels.push(target)
    qualities.push(await equalQuality(target, ipx, format, sources, { index, bytes: picture }))
  }
  const samples = new Map<string, Sample[]>(resizers.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, quality] of qualities.entries()) {
      for (const resizer of round % 2 === 0 ? resizers : resizers.toReversed()) {
        const { ms, bytes } = await fetchImage(resizer, format, sources.fresh(index), quality)
        samples.get(resizer.name)?.push({ ms, bytes: bytes.length })
      }
    }
  }
  const of = (name: string, key: keyof Sample): number[] => (samples.get(name) ?? []).map((sample) => sample[key])
  const rows = resizers.map(({ name }) => [
    name,
    median(of(name, 'ms')).toFixed(1),
    ratio(of(name, 'ms'), of('ipx', 'ms')).toFixed(2),
    ratio(of(name, 'bytes'), of('ipx', 'bytes')).toFixed(2),
  ])
  console.log(
    `\n${format} of ${width} px, ${decibels.map((each) => each.toFixed(1)).join(', ')} dB, for which ipx needs quality ${qualities.join(', ')}; ${rounds} rounds\n` +
      table([['', 'ms', '× ipx', 'bytes × ipx'], ...rows]),
  )
  return (['ms', 'bytes'] as const).map((key) => ({
    what: `cold ${format} at equal PSNR, ${key === 'ms' ? 'time' : 'bytes'} against ipx`,
    value: ratio(of('edge', key), of('ipx', key)),
    unit: '×',
    goal: { at: 'most', value: key === 'ms' ? goals[format].time : goals[format].bytes },
  }))
}
