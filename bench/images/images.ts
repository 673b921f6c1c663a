import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Metric } from '../measure/table.ts'
import { benchCold, benchFirst } from './cold.ts'
import { generatedPicture } from './pictures.ts'
import { startIpx, startResizingEdge, startSources } from './servers.ts'

/** Rounds per format. */
const rounds = { webp: 9, avif: 3 }

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
    ...(await benchCold('webp', { edge, ipx }, sources, pictures, rounds.webp)),
    ...(await benchCold('avif', { edge, ipx }, sources, pictures, rounds.avif)),
    await benchFirst(edge, sources, pictures.length, rounds.webp),
  ]
}
