import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Metric } from '../measure/table.ts'
import { benchCold, benchFirst } from './cold.ts'
import { sourcePictures } from './pictures.ts'
import { startIpx, startResizingEdge, startSources } from './servers.ts'

/** Rounds per format. */
const rounds = { webp: 9, avif: 3 }

/** New images through the edge, against ipx; `folder` holds JPEGs, generated ones without it. */
export async function benchImages(folder: string | undefined): Promise<Metric[]> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-images-'))
  const pictures = await sourcePictures(folder)
  const sources = await startSources(pictures)
  const running: { stop: () => Promise<void> }[] = [sources]
  try {
    const edge = await startResizingEdge(sources.origin, data)
    running.push(edge)
    const ipx = await startIpx(sources.origin)
    running.push(ipx)
    return [
      ...(await benchCold('webp', { edge, ipx }, sources, pictures, rounds.webp)),
      ...(await benchCold('avif', { edge, ipx }, sources, pictures, rounds.avif)),
      await benchFirst(edge, sources, pictures.length, rounds.webp),
    ]
  } finally {
    await Promise.all(running.map((each) => each.stop()))
    rmSync(data, { recursive: true, force: true })
  }
}
