import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { serveTls } from './tls.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** An HTTP server that repeats what it gets, and cuts the connection of a request for `/cut`. */
async function startEcho(): Promise<number> {
  const server = createServer(({ url, headers }, response) => {
    if (url === '/cut') return void response.destroy()
    response.setHeader('set-cookie', '__Host-a=1; Path=/; Secure')
    response.end(`${headers.host} ${url}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function get(port: number, path: string) {
  // The browser of a developer, who accepts the certificate.
  const sent = request({ host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { subjectaltname } = (response.socket as TLSSocket).getPeerCertificate()
  return { body: await text(response), cookies: response.headers['set-cookie'], subjectaltname }
}

test('requests over https reach the server with their host, and their responses come back', async () => {
  const { port, close } = await serveTls(0, await startEcho())
  ends.push(close)
  const { body, cookies, subjectaltname } = await get(port, '/konto?a=1')
  expect([body, cookies]).toEqual([`127.0.0.1:${port} /konto?a=1`, ['__Host-a=1; Path=/; Secure']])
  expect(subjectaltname).toBe('DNS:localhost, IP Address:127.0.0.1')
})

test.each(['a server that cuts the connection', 'no server'])(
  '%s ends one request and not the process',
  async (title) => {
    const http = title === 'no server' ? 1 : await startEcho()
    const { port, close } = await serveTls(0, http)
    ends.push(close)
    await expect(get(port, '/cut')).rejects.toThrow()
    await expect(get(port, '/cut')).rejects.toThrow()
  },
)

test('a port that is taken is an error', async () => {
  const taken = await startEcho()
  await expect(serveTls(taken, 1)).rejects.toThrow('EADDRINUSE')
})
