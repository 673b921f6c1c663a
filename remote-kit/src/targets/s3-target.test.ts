import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTarget } from './open-target.ts'

let server: Server
let status: number
beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  server = createServer((_request, response) => response.writeHead(status, { etag: '"1"' }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

const open = () =>
  openTarget('s3://bucket/portal', { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })

// The behaviour of a real store is tested in s3-target.long.ts.
test('a store that ignores conditions is refused before a pointer is overwritten', async () => {
  status = 200
  await expect((await open()).write('a', new Uint8Array(), '"1"')).rejects.toThrow(/ignores conditional writes/)
})

test('an error of the store names the store and is no conflict', async () => {
  status = 403
  await expect((await open()).read('a')).rejects.toThrow(/^s3:\/\/bucket\/portal: /)
  await expect((await open()).write('a', new Uint8Array(), null)).rejects.toThrow(/^s3:\/\/bucket\/portal: /)
  await expect((await open()).list('a/')).rejects.toThrow(/^s3:\/\/bucket\/portal: /)
})
