import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTarget } from './open-target.ts'

let server: Server
let status: number
/** Paths of the requests, once each. */
let written: string[]
beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  written = []
  server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?')
    if (!written.includes(path)) written.push(path)
    response.writeHead(status, { etag: '"1"' }).end()
  })
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
test.each([null, '"1"'])(
  'a store that ignores conditions is refused before the first write, with tag %s',
  async (tag) => {
    status = 200
    await expect((await open()).write('a', new Uint8Array(), tag)).rejects.toThrow(/ignores conditional writes/)
    expect(written).toEqual(['/bucket/portal/remotes/conditional-writes.txt'])
  },
)

test('an error of the store names the store and is no conflict', async () => {
  status = 403
  await expect((await open()).read('a')).rejects.toThrow(/^s3:\/\/bucket\/portal: /)
  await expect((await open()).write('a', new Uint8Array(), null)).rejects.toThrow(/^s3:\/\/bucket\/portal: /)
  await expect((await open()).list('a/')).rejects.toThrow(/^s3:\/\/bucket\/portal: /)
})
