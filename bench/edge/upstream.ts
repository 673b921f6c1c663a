import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { root } from '../../tooling/build/root.ts'

// The backend behind every measured forwarder. Its bodies are fixed, so that only forwarding is measured; each login has
// another account. PORT is the port it listens on, DELAY the milliseconds before each response.

const padding = 'Ein Satz, damit die Antwort so groß ist wie eine gewöhnliche. '
const points = { meta: { success: true }, content: { summary: { convercusPoints: 4321 }, note: '' }, errorMessage: [] }
points.content.note = padding.repeat(32).slice(0, 2048 - Buffer.byteLength(JSON.stringify(points)) - 32)

let logins = 0
const login = () => ({
  meta: { success: true, accessToken: 'access' },
  content: {
    loginName: 'mitglied@delikaterie.example',
    email: 'mitglied@delikaterie.example',
    convercusAccountId: `ACC-${(logins += 1)}`,
  },
  refreshToken: 'refresh',
  secureToken: 'secure',
  externalSessionId: 'external',
  webshopOnly: false,
  errorMessage: [],
})

const read = Buffer.from(JSON.stringify(points))

const picture = readFileSync(`${root}/shell/public/icon-512.png`)
const delay = Number(process.env['DELAY'] ?? 0)

createServer((request, response) => {
  const isPicture = request.url?.startsWith('/images/') === true
  const body = isPicture ? picture : request.method === 'POST' ? Buffer.from(JSON.stringify(login())) : read
  const type = isPicture ? 'image/png' : 'application/json'
  const respond = (): void =>
    void response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body)
  request.resume()
  if (delay === 0) respond()
  else setTimeout(respond, delay)
}).listen(Number(process.env['PORT']), '127.0.0.1')
