import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { createServer } from 'node:http'

// The backend behind every measured forwarder. Its bodies are fixed, so that only forwarding is measured. PORT is the
// port it listens on.

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
/** As large as the bookings of many years. */
const bookings = {
  meta: { success: true },
  content: Array.from({ length: 9_000 }, (_, index) => ({
    bookingId: `B-${index}`,
    bookingTime: '2026-11-28T10:00:00Z',
    points: index,
    reason: 'Einkauf in der Filiale Marienplatz',
  })),
  errorMessage: [],
}
const list = Buffer.from(JSON.stringify(bookings))
const bodies = { GET: Buffer.from(JSON.stringify(points)), POST: Buffer.from(JSON.stringify(login)) }

createServer((request, response) => {
  const body = request.url === '/shop/bookings' ? list : request.method === 'POST' ? bodies.POST : bodies.GET
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
