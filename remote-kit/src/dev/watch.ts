import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import webpack from 'webpack'
import { createRecord } from '../release/record.ts'
import type { ReleaseKey } from '../release/signing.ts'
import { readConfig } from '../webpack/build.ts'
import { createFileServer } from './file-server.ts'
import { sendOverride } from './send-override.ts'

export type WatchOptions = {
  folder: string
  /** Origin of the portal. */
  portal: string
  id: string
  /** TCP port of the files; 0 chooses one. */
  port: number
  key: ReleaseKey
  now: () => Date
  onBuilt: (version: string) => void
  onError: (message: string) => void
}

/** Builds a remote at every change, serves its files and tells the portal; ends with `close`. */
export async function watchRemote({ folder, portal, id, port, key, now, onBuilt, onError }: WatchOptions) {
  // The webpack configuration reads it when it is imported.
  process.env['NODE_ENV'] = 'development'
  const compiler = webpack(await readConfig(folder))
  const { server, add } = createFileServer(portal)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: openPort } = server.address() as AddressInfo

  async function publishBuild(): Promise<void> {
    const record = await createRecord(folder, 'development')
    const files = Object.keys(record.files).map(
      (file) => [file, readFileSync(path.join(folder, 'dist', file))] as const,
    )
    add(record.version, new Map(files))
    const base = `http://localhost:${openPort}/${record.version}/`
    await sendOverride({ record, base, portal, id }, key, now())
    onBuilt(record.version)
  }

  async function onBuild(): Promise<void> {
    try {
      await publishBuild()
    } catch (error) {
      onError(error instanceof Error ? error.message : String(error))
    }
  }

  compiler.watch({}, (error, stats) => {
    if (error) onError(error.message)
    else if (stats?.hasErrors()) onError(stats.toString('errors-only'))
    else void onBuild()
  })
  return {
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await new Promise<void>((resolve) => compiler.close(() => resolve()))
    },
  }
}
