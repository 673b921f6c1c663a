import { Pool } from 'undici'

// Load for machines without wrk: each connection sends one request at a time. Prints one JSON line.
// Arguments: URL, headers as JSON, connections, seconds.
const [address = '', headersText = '{}', connections = '32', seconds = '3'] = process.argv.slice(2)
const url = new URL(address)
const headers = JSON.parse(headersText) as Record<string, string>
const pool = new Pool(url.origin, { connections: Number(connections) })
const until = performance.now() + Number(seconds) * 1000
const took: number[] = []
let failed = 0

async function connection(): Promise<void> {
  while (performance.now() < until) {
    const started = performance.now()
    const { statusCode, body } = await pool.request({ method: 'GET', path: url.pathname + url.search, headers })
    await body.dump()
    took.push(performance.now() - started)
    if (statusCode !== 200) failed++
  }
}

await Promise.all(Array.from({ length: Number(connections) }, connection))
const sorted = took.toSorted((a, b) => a - b)
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
console.log(
  JSON.stringify({
    requests: took.length,
    perSecond: took.length / Number(seconds),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  }),
)
await pool.close()
