import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRollbacks, type Rollback } from './rollbacks.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollbacks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rollback = (version: string, second: number): Rollback => ({
  remote: 'mfe-auth',
  version,
  to: '0.1.0-a',
  at: `2026-11-22T07:00:0${second}.000Z`,
  failed: 5,
  loads: 6,
  state: 'blocked',
})

const versionsOf = (list: readonly Rollback[]) => list.map(({ version, state }) => `${version} ${state}`)

test('two processes that share a folder keep the rollbacks of each other', () => {
  const [one, other] = [openRollbacks(folder), openRollbacks(folder)]
  one.add(rollback('0.1.0-b', 1))
  other.add(rollback('0.1.0-c', 2))
  one.setWriting('mfe-auth', '0.1.0-b')
  other.add(rollback('0.1.0-d', 3))
  const all = ['0.1.0-b writing', '0.1.0-c blocked', '0.1.0-d blocked']
  for (const { list } of [one, other, openRollbacks(folder)]) expect(versionsOf(list())).toEqual(all)
})
