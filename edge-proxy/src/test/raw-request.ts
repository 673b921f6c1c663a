import { connect } from 'node:net'

/** Sends bytes and returns the first status and all received text. */
export function rawRequest(port: number, bytes: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => void (text += chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }))
  })
}

/** A request without a body that closes its connection. */
export const requestText = (method: string, target: string, headers: Record<string, string>): string =>
  [
    `${method} ${target} HTTP/1.1`,
    'host: portal.example',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
