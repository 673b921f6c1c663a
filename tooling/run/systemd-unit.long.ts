import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('the systemd unit has no unknown line and leaves the edge few rights', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'systemd-unit-'))
  const unit = path.join(folder.path, 'portal-edge.service')
  const text = readFileSync(path.join(root, 'deploy/portal-edge.service'), 'utf8')
  // systemd-analyze looks for the program, too.
  writeFileSync(unit, text.replaceAll('/opt/member-portal', root))
  const analyze = (...args: string[]): string => execFileSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })
  expect(analyze('verify')).toBe('')
  // From 0 for none to 10 for those of root; without any limits a unit has 9.
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(analyze('security', '--offline=true'))?.[1])).toBeLessThan(2)
})
