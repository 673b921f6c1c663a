import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { published } from '@portal/e2e/portal/published'
import { generatedPicture } from '../images/pictures.ts'
import { startSources } from '../images/servers.ts'
import { startEdge } from './forwarders.ts'

const ReleaseKey = v.object({ public: v.object({ x: v.string() }) })

/**
 * An edge in production mode with the built pages, the released remotes and a source of pictures. `env` holds further
 * settings.
 */
export async function startPages(
  upstream: string,
  folder: string,
  running: AsyncDisposableStack,
  env: Readonly<Record<string, string>> = {},
) {
  cpSync(published(), folder, { recursive: true })
  const key = v.parse(ReleaseKey, JSON.parse(readFileSync(path.join(folder, 'data/release-key.json'), 'utf8')))
  const sources = running.adopt(await startSources([await generatedPicture(0)]), ({ stop }) => stop())
  const settings = { REGISTRY_PUBLIC_KEYS: key.public.x, IMAGE_SOURCES: `${sources.origin}/images/`, ...env }
  const edge = running.adopt(await startEdge(upstream, folder, settings), ({ stop }) => stop('SIGKILL'))
  const file = /\/assets\/react\.[^"]*\.js/.exec(await (await fetch(edge.origin)).text())?.[0]
  if (file === undefined) throw new Error('The start page has no script.')
  return {
    edge,
    sources,
    /** Path of a picture of the sources, as a list of rewards asks for it. */
    picturePath: (source: string) => `/api/image?w=480&src=${encodeURIComponent(source)}`,
    /** Path of a script of the start page. */
    file,
  }
}
