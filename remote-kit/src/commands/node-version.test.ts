import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nodeFault } from './node-version.ts'

test.each([
  { version: 'v20.20.2', range: '>=24', fault: 'remotes needs Node 24 or newer; this is Node 20.20.2.' },
  { version: 'v24.0.0', range: '>=24', fault: null },
  { version: 'v100.1.0', range: '>=24', fault: null },
  { version: 'v24.21.0', range: undefined, fault: null },
])('Node $version for the engines $range: $fault', ({ version, range, fault }) => {
  expect(nodeFault(version, range)).toBe(fault)
})

test('with an older Node the bin says which one is needed, before it loads the commands', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bin-'))
  try {
    // Without `run.ts`: the bin would fail if it imported the commands.
    for (const file of ['remotes.ts', 'node-version.ts'])
      cpSync(path.join(import.meta.dirname, file), path.join(folder, 'src/commands', file))
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "engines": { "node": ">=999" } }')
    const { status, stderr } = spawnSync(process.execPath, ['src/commands/remotes.ts'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, `remotes needs Node 999 or newer; this is Node ${process.versions.node}.\n`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
