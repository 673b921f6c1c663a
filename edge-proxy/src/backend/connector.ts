import type { Socket } from 'node:net'
import { buildConnector } from 'undici'

const startOfContinue = 'HTTP/1.1 100'
const wholeContinues = /^(?:HTTP\/1\.1 100[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n)+/

/** Bytes in which such responses end. */
const longest = 1_024

/**
 * Leaves out responses with the status 100 before the response to a request: some servers send one to every request with
 * a body (RFC 9110, 15.2.1), and undici would end the connection.
 */
function withoutContinue<S extends Socket>(socket: S): S {
  const push = socket.push.bind(socket)
  let sent = 0
  let isStart = false
  let waiting: Buffer = Buffer.alloc(0)
  // Node calls it with each piece that arrives.
  socket.push = (piece: Buffer | null) => {
    // A response starts after something was sent.
    if (sent !== socket.bytesWritten) isStart = true
    sent = socket.bytesWritten
    if (piece === null || !isStart) return push(piece)
    const bytes = waiting.length === 0 ? piece : Buffer.concat([waiting, piece])
    const whole = wholeContinues.exec(bytes.toString('latin1', 0, longest))?.[0] ?? ''
    const rest = bytes.subarray(whole.length)
    const start = rest.toString('latin1', 0, startOfContinue.length)
    if (startOfContinue.startsWith(start) && rest.length < longest) {
      waiting = rest
      return true
    }
    waiting = Buffer.alloc(0)
    isStart = false
    return push(rest)
  }
  return socket
}

/** Connects to a backend within `timeout` ms. */
export function createConnector(timeout: number): buildConnector.connector {
  const connect = buildConnector({ timeout })
  return (options, callback) =>
    connect(options, (...result) => {
      const [error, socket] = result
      if (error === null) callback(null, withoutContinue(socket))
      else callback(error, null)
    })
}
