import { setInterval } from 'node:timers/promises'
import { Pool } from 'undici'

// Calls at a fixed rate, however slowly they are answered, as many independent members send them: a call counts from the
// time at which it is due. Prints one JSON line. Arguments: URL, headers as JSON, calls per second, seconds.
const [address = '', headersText = '{}', perSecond = '500', seconds = '10'] = process.argv.slice(2)
const url = new URL(address)
const headers = JSON.parse(headersText) as Record<string, string>
const pool = new Pool(url.origin, { connections: 128 })
const total = Number(perSecond) * Number(seconds)
const interval = 1000 / Number(perSecond)
const took: number[] = []
const open = new Set<Promise<void>>()
let failed = 0

async function call(due: number): Promise<void> {
  try {
    const { statusCode, body } = await pool.request({ method: 'GET', path: url.pathname + url.search, headers })
    await body.dump()
    if (statusCode !== 200) failed += 1
  } catch {
    failed += 1
  }
  took.push(performance.now() - due)
}

const started = performance.now()
let sent = 0
for await (const _ of setInterval(5)) {
  for (; sent < total && performance.now() >= started + sent * interval; sent += 1) {
    const running = call(started + sent * interval).finally(() => open.delete(running))
    open.add(running)
  }
  if (sent === total) break
}
await Promise.all(open)
const sorted = took.toSorted((a, b) => a - b)
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
console.log(JSON.stringify({ requests: total, perSecond: Number(perSecond), p50: at(0.5), p99: at(0.99), failed }))
await pool.close()
