import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { interleaved, median, ratio } from '../measure/rounds.ts'
import { atMost, table, type Metric } from '../measure/table.ts'
import { fidelity, generatedPicture } from './pictures.ts'
import { startIpx, startResizingEdge, startSources, type Format, type Resizer, type Sources } from './servers.ts'

const width = 480
/** Rounds per format. */
const roundsOf = { webp: 9, avif: 3 }
/** Most time and bytes against ipx. */
const goals = { ms: 1, bytes: 1.15 }

type Sample = { ms: number; bytes: number }

/** ms between two requests for an image that the edge makes in the background. */
const interval = 5
/** Most ms until a browser that shows AVIF has an image in some format. */
const firstGoal = 400

const accepts = { avif: 'image/avif,image/webp', webp: 'image/webp' }

/** An image of a server, and the ms that it took; the edge sends WebP until the AVIF is made. */
async function fetchImage({ origin, pathOf }: Resizer, format: Format, source: string, quality: number) {
  const started = performance.now()
  for (;;) {
    const response = await fetch(origin + pathOf(format, width, source, quality), {
      headers: { accept: accepts[format] },
    })
    const bytes = await response.bytes()
    const type = response.headers.get('content-type')
    if (type === `image/${format}`) return { bytes, ms: performance.now() - started }
    if (!response.ok || type !== 'image/webp') throw new Error(`${origin} responded ${response.status} ${type}`)
    await delay(interval)
  }
}

/** What a browser that shows AVIF waits for an image that the edge has not made, in whichever format. */
async function benchFirst(edge: Resizer, sources: Sources, pictures: number, rounds: number): Promise<Metric> {
  const samples: number[] = []
  for (let sample = 0; sample < rounds * pictures; sample += 1) {
    const target = edge.pathOf('avif', width, sources.fresh(sample % pictures), 0)
    const started = performance.now()
    await (await fetch(edge.origin + target, { headers: { accept: accepts.avif } })).bytes()
    samples.push(performance.now() - started)
  }
  const what = 'first image of a browser that shows AVIF'
  return { what, value: median(samples), unit: 'ms', goal: atMost(firstGoal) }
}

/** The lowest quality at which a server's image of a picture is as faithful as `target`, in dB. */
async function equalQuality(
  target: number,
  resizer: Resizer,
  format: Format,
  fresh: () => string,
  picture: Buffer,
): Promise<number> {
  let [low, high] = [20, 95]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { bytes } = await fetchImage(resizer, format, fresh(), middle)
    if ((await fidelity(bytes, picture, width)) < target) low = middle + 1
    else high = middle
  }
  return low
}

/** Images that no server has made before, one after the other: from the edge, and from ipx at its fidelity. */
async function benchCold(
  format: Format,
  resizers: Readonly<Record<'edge' | 'ipx', Resizer>>,
  sources: Sources,
  pictures: readonly Buffer[],
  rounds: number,
): Promise<Metric[]> {
  const qualities: number[] = []
  for (const [index, picture] of pictures.entries()) {
    const fresh = () => sources.fresh(index)
    const target = await fidelity((await fetchImage(resizers.edge, format, fresh(), 0)).bytes, picture, width)
    qualities.push(await equalQuality(target, resizers.ipx, format, fresh, picture))
  }
  const names = ['edge', 'ipx'] as const
  const samples = await interleaved(names, rounds, async (name) => {
    const images: Sample[] = []
    for (const [index, quality] of qualities.entries()) {
      const { ms, bytes } = await fetchImage(resizers[name], format, sources.fresh(index), quality)
      images.push({ ms, bytes: bytes.length })
    }
    return images
  })
  const of = (name: keyof typeof resizers, key: keyof Sample): number[] =>
    samples[name].flat().map((sample) => sample[key])
  const rows = names.map((name) => [name, median(of(name, 'ms')).toFixed(1), median(of(name, 'bytes')).toFixed(0)])
  const qualityText = `ipx needs quality ${qualities.join(', ')} for the edge's fidelity`
  console.log(`\n${format} of ${width} px, ${rounds} rounds; ${qualityText}\n${table([['', 'ms', 'bytes'], ...rows])}`)
  return (['ms', 'bytes'] as const).map((key) => ({
    what: `cold ${format} at equal PSNR, ${key === 'ms' ? 'time' : 'bytes'} against ipx`,
    value: ratio(of('edge', key), of('ipx', key)),
    unit: '×',
    goal: atMost(goals[key]),
  }))
}

/** New images of three pictures through the edge, against ipx. */
export async function benchImages(): Promise<Metric[]> {
  using data = mkdtempDisposableSync(path.join(tmpdir(), 'bench-images-'))
  await using running = new AsyncDisposableStack()
  const started = <Server extends { stop: () => Promise<void> }>(server: Server): Server =>
    running.adopt(server, ({ stop }) => stop())
  const pictures = await Promise.all([1, 2, 3].map(generatedPicture))
  const sources = started(await startSources(pictures))
  const edge = started(await startResizingEdge(sources.origin, data.path))
  const ipx = started(await startIpx(sources.origin))
  return [
    ...(await benchCold('webp', { edge, ipx }, sources, pictures, roundsOf.webp)),
    ...(await benchCold('avif', { edge, ipx }, sources, pictures, roundsOf.avif)),
    await benchFirst(edge, sources, pictures.length, roundsOf.webp),
  ]
}
