import { connect } from 'node:net'

// Connections that ask for the same target again and again and read nothing of the responses; each that the server ends
// is opened anew. EDGE_PORT is the port of the edge, TARGET what is asked for, HEADERS the headers of a request as
// JSON.
const connections = 450
/** ms between two requests of a connection. */
const interval = 500
/** ms until a connection that has ended is opened anew. */
const pause = 20

const { EDGE_PORT: port, TARGET: target, HEADERS: headers = '{}' } = process.env
const lines = Object.entries(JSON.parse(headers) as Record<string, string>).map(([name, value]) => `${name}: ${value}`)
const request = [`GET ${target} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...lines, '', ''].join('\r\n')

function open(): void {
  const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write(request))
  const asking = setInterval(() => socket.write(request), interval)
  socket.pause().on('error', () => {})
  socket.once('close', () => {
    clearInterval(asking)
    setTimeout(open, pause)
  })
}
for (let count = 0; count < connections; count += 1) open()
