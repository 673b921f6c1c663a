import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

const units = ['portal-edge.service', 'portal-images.service']

test.skipIf(!hasSystemd).each(units)('the systemd unit %s has no unknown line and few rights', (name) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'systemd-unit-'))
  // One names the other.
  for (const unit of units) {
    const text = readFileSync(path.join(root, 'deploy', unit), 'utf8')
    // systemd-analyze looks for the program, too.
    writeFileSync(path.join(folder.path, unit), text.replaceAll('/opt/member-portal', root))
  }
  const analyze = (...args: string[]): string =>
    execFileSync('systemd-analyze', [...args, path.join(folder.path, name)], { encoding: 'utf8' })
  expect(analyze('verify')).toBe('')
  // From 0 for none to 10 for those of root; without any limits a unit has 9.
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(analyze('security', '--offline=true'))?.[1])).toBeLessThan(2)
})
