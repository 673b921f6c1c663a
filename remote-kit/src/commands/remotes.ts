#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { nodeFault } from './node-version.ts'

// The bin `remotes`. It imports the commands after its check, because an older Node fails while it links them.
const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
const { engines } = JSON.parse(manifest) as { engines?: { node?: string } }
const fault = nodeFault(process.version, engines?.node)
if (fault === null) {
  const { run } = await import('./run.ts')
  process.exitCode = await run(process.argv.slice(2))
} else {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}
