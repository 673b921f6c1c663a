import { setTimeout } from 'node:timers/promises'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { logIn, target } from './session.ts'

// Members who send one call a second each, session after session: login, page, reads, a picture, an order, logout. Each
// session has an account, an address, a key and a cookie of its own, so that everything the edge keeps for a client grows
// as it does in production. Prints one JSON line. Arguments: origin of the edge, origin of the pictures, members, minutes.
const [edge = '', pictures = '', members = '', minutes = ''] = process.argv.slice(2)
const end = performance.now() + Number(minutes) * 60_000
const readsOfSession = 16
/** Pictures of the portal; each is made once and then comes from the cache. */
const pictureCount = 40

let requests = 0
let failed = 0
let sessions = 0

const order = JSON.stringify({
  billingAddress: munich,
  lineItems: [{ type: 'convercusCoupon', sku: 'R1', quantity: 1 }],
  paymentMethod: { alias: 30 },
  shippingMethod: { alias: 'MD' },
  sendConfirmationMail: true,
  isAnonymousUser: false,
  cardcode: '1234567890123456789',
  disableAddressCheck: false,
})

/** The requests of a session; each step sends one and says whether it succeeded. */
async function* session(number: number): AsyncGenerator<boolean> {
  const address = { 'x-forwarded-for': `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` }
  const isOk = async (path: string, init: RequestInit = {}): Promise<boolean> => {
    const response = await fetch(edge + path, init)
    await response.arrayBuffer()
    return response.ok
  }
  const member = { ...address, ...(await logIn({ origin: edge }, address, `mitglied-${number}`)) }
  yield true
  yield isOk('/', { headers: member })
  for (let read = 0; read < readsOfSession; read += 1) yield isOk(target, { headers: member })
  const picture = encodeURIComponent(`${pictures}/images/${number % pictureCount}.png`)
  yield isOk(`/api/image?src=${picture}&w=480`, { headers: { ...address, accept: 'image/webp' } })
  const headers = {
    ...member,
    'content-type': 'application/json',
    'idempotency-key': `soak-order-of-${number}-0000000`,
  }
  yield isOk('/api/api?path=shop%2Forder', { method: 'POST', headers, body: order })
  yield isOk('/api/session/end', { method: 'POST', headers: member })
}

/** One member after another, each second one request. */
async function sendSessions(place: number): Promise<void> {
  let due = performance.now() + (place * 1_000) / Number(members)
  while (due < end) {
    const steps = session((sessions += 1))
    for (let isOver = false; !isOver && due < end; due += 1_000) {
      await setTimeout(Math.max(0, due - performance.now()))
      // A session that throws has ended, which the next step tells.
      const { value, done } = await steps.next().catch(() => ({ value: false, done: false }))
      isOver = done === true
      if (isOver) break
      requests += 1
      if (value !== true) failed += 1
    }
  }
}

await Promise.all(Array.from({ length: Number(members) }, (_, place) => sendSessions(place)))
console.log(JSON.stringify({ requests, failed, sessions }))
