import { connect, type AddressInfo } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { generate } from 'selfsigned'

/** A certificate for a host of this machine, which it signs itself, and its key. */
export async function createCertificate(host = 'localhost'): Promise<{ key: string; cert: string }> {
  const altNames = [
    { type: 2 as const, value: host },
    { type: 7 as const, ip: '127.0.0.1' },
  ]
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  return { key, cert }
}

/**
 * Listens with TLS, and passes the bytes on to an HTTP server of this machine: Safari stores `Secure` cookies over
 * https only, also those of localhost.
 * @param port 0 for a free one
 * @param certificate by default one that it makes itself
 * @returns the port, and what ends it
 */
export async function serveTls(
  port: number,
  httpPort: number,
  host = '127.0.0.1',
  certificate?: Awaited<ReturnType<typeof createCertificate>>,
): Promise<{ port: number; close: () => void }> {
  const pass = (socket: TLSSocket): void => {
    const upstream = connect(httpPort, '127.0.0.1')
    const end = (): void => void (socket.destroy(), upstream.destroy())
    socket.once('error', end).once('close', end).pipe(upstream)
    upstream.once('error', end).once('close', end).pipe(socket)
  }
  const server = createServer(certificate ?? (await createCertificate()), pass)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
