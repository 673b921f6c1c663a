import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const lines = 5_000
const script = `
import { createLogger } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
const logger = createLogger()
const line = { requestId: 'a'.repeat(36), traceId: 'a'.repeat(32), method: 'GET', call: 'points', template: 'shop/points', status: 200, ms: 1 }
for (let count = 0; count < ${lines}; count += 1) logger.info(line, 'call')
let turns = 0
const turn = () => (++turns < 100 ? setImmediate(turn) : process.stderr.write('turned'))
turn()
`

test('a slow log consumer does not block the process and gets every line later', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The event loop runs although the pipe is full and not read.
  const [output] = (await once(child.stderr, 'data')) as [Buffer]
  expect(output.toString()).toBe('turned')
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  const written = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { call: string })
  expect(written).toHaveLength(lines)
})
