#!/usr/bin/env node
import { run } from './run.ts'

// The bin `remotes`.
process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (text) => void process.stderr.write(text),
})
