import { createServer } from 'node:http'
import { Pool } from 'undici'

// A forwarder of node:http and undici's dispatch without any rules, which the edge is compared with.
// FORWARD_TO is the origin of the backend, PORT the port it listens on.
const backend = new Pool(process.env['FORWARD_TO'] ?? '', { connections: 128 })

createServer((request, response) => {
  const path = `/${decodeURIComponent(request.url?.split('path=')[1] ?? '')}`
  const headers = { 'x-access-token': request.headers['x-access-token'] ?? '' }
  backend.dispatch(
    { method: 'GET', path, headers },
    {
      onRequestStart: () => {},
      onResponseStart: (_controller, status, answered) => {
        const [type, length] = [String(answered['content-type']), String(answered['content-length'])]
        response.writeHead(status, { 'content-type': type, 'content-length': length })
      },
      onResponseData: (_controller, chunk) => void response.write(chunk),
      onResponseEnd: () => void response.end(),
      onResponseError: () => void response.destroy(),
    },
  )
}).listen(Number(process.env['PORT']), '127.0.0.1')
