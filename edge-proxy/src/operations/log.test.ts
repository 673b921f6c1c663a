import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const lines = 5_000
const script = `
import { createLogger, logCall } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
const logger = createLogger()
const line = { requestId: 'a'.repeat(36), method: 'GET', call: 'points', template: 'shop/points', status: 200, ms: 1 }
for (let count = 0; count < ${lines}; count += 1) logCall(logger, line)
let turns = 0
const turn = () => (++turns < 100 ? setImmediate(turn) : process.stderr.write('turned'))
turn()
`

test('a reader that pauses holds nobody up, and gets every line when it goes on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The loop turns on although nobody has read a line of what no pipe can hold.
  const [said] = (await once(child.stderr, 'data')) as [Buffer]
  expect(said.toString()).toBe('turned')
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  const written = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { call: string })
  expect(written).toHaveLength(lines)
})
