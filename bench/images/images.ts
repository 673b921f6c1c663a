import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Forwarder } from '../edge/forwarders.ts'
import type { Metric } from '../measure/table.ts'
import { benchCallsBesideImages } from './calls-beside-images.ts'
import { benchCold, fetchImage } from './cold.ts'
import { sourcePictures } from './pictures.ts'
import { edgeResizer, startIpx, startResizingEdge, startSharp, startSources } from './servers.ts'
import { benchWarm } from './warm.ts'

/** Rounds per metric. */
const rounds = { webp: 9, avif: 3, calls: 9 }
const identical = 32

/** Images that an edge made, or read from disk. */
async function counted({ origin }: Forwarder, from: 'process' | 'disk'): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^edge_images_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0)
}

/** Images through the edge, against ipx and a server of sharp; `folder` holds JPEGs, generated ones without it. */
export async function benchImages(folder: string | undefined): Promise<Metric[]> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-images-'))
  const pictures = await sourcePictures(folder)
  const sources = await startSources(pictures)
  const running: { stop: () => Promise<void> }[] = [sources]
  const started = <F extends Forwarder>(forwarder: F): F => {
    running.push(forwarder)
    return forwarder
  }
  try {
    const edge = started(await startResizingEdge(sources.origin, data))
    const ipx = started(await startIpx(sources.origin))
    const resizers = [edgeResizer(edge), ipx, started(await startSharp())]
    const metrics = [
      ...(await benchCold('webp', resizers, sources, pictures, rounds.webp)),
      ...(await benchCold('avif', resizers, sources, pictures, rounds.avif)),
    ]
    const source = sources.fresh(0)
    const before = await counted(edge, 'process')
    const fetchSource = (from: Forwarder) => fetchImage(edgeResizer(from), 'avif', source, 0)
    await Promise.all(Array.from({ length: identical }, () => fetchSource(edge)))
    const made = (await counted(edge, 'process')) - before
    metrics.push(...(await benchWarm({ ...edge, ...edgeResizer(edge) }, ipx, source)))
    metrics.push(await benchCallsBesideImages(data, sources, rounds.calls))
    await edge.stop()
    const restarted = started(await startResizingEdge(sources.origin, data))
    await fetchSource(restarted)
    return [
      ...metrics,
      {
        what: `images made for ${identical} identical requests`,
        value: made,
        unit: 'images',
        goal: { at: 'most', value: 1 },
      },
      {
        what: 'images made again after a restart',
        value: await counted(restarted, 'process'),
        unit: 'images',
        goal: { at: 'most', value: 0 },
      },
    ]
  } finally {
    await Promise.all(running.map((each) => each.stop()))
    rmSync(data, { recursive: true, force: true })
  }
}
