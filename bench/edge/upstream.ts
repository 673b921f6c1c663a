import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { createServer } from 'node:http'

// The backend behind every measured forwarder. Its bodies are fixed, so that only forwarding is measured. PORT is the port
// it listens on.

const points = {
  meta: { success: true },
  content: {
    summary: { [wire.points]: 4321 },
    // As large as an ordinary response.
    note: 'Ein Satz, damit die Antwort so groß ist wie eine gewöhnliche. '.repeat(30),
  },
  errorMessage: [],
}
const login = {
  meta: { success: true, accessToken: 'access' },
  content: {
    loginName: demoEmail('mitglied'),
    email: demoEmail('mitglied'),
    [wire.accountId]: 'ACC-1',
  },
  refreshToken: 'refresh',
  secureToken: 'secure',
  externalSessionId: 'external',
  webshopOnly: false,
  errorMessage: [],
}
const bodies = { GET: Buffer.from(JSON.stringify(points)), POST: Buffer.from(JSON.stringify(login)) }

createServer((request, response) => {
  const body = request.method === 'POST' ? bodies.POST : bodies.GET
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
