import { expect, test } from 'vitest'
import { readWrk } from './load.ts'

const report = `Running 3s test @ http://127.0.0.1:4000/
  Latency Distribution
     50%  970.00us
     75%    1.20ms
     90%    2.10ms
     99%    1.02s
  30123 requests in 3.00s, 70.11MB read
`

test.each([
  { tail: 'Requests/sec:  10041.00\n', failed: 0 },
  { tail: '  Non-2xx or 3xx responses: 12\nRequests/sec:  10041.00\n', failed: 12 },
  { tail: '  Socket errors: connect 0, read 2, write 1, timeout 4\nRequests/sec:  10041.00\n', failed: 7 },
])('a report of wrk is read with $failed failures', ({ tail, failed }) => {
  expect(readWrk(report + tail)).toEqual({ requests: 30123, perSecond: 10041, p50: 0.97, p99: 1020, failed })
})
