import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

const unit = path.join(root, 'deploy/delikaterie-edge.service')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

const analyze = (...args: string[]): string => execFileSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })

test.skipIf(!hasSystemd)('the systemd unit has no unknown line and leaves the edge few rights', () => {
  expect(analyze('verify')).toBe('')
  // From 0 for none to 10 for those of root; without any limits a unit has 9.
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(analyze('security', '--offline=true'))?.[1])).toBeLessThan(2)
})
