import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { systemProgram } from './system-program.ts'

const promtool = systemProgram('promtool', 'prometheus')

test.skipIf(promtool === null).each([
  { command: 'check', file: 'alerts.yaml' },
  { command: 'test', file: 'alerts.test.yaml' },
])('promtool $command rules passes', ({ command, file }) => {
  const rules = path.join(root, 'deploy/prometheus', file)
  const { status, stdout, stderr } = spawnSync(promtool ?? '', [command, 'rules', rules], { encoding: 'utf8' })
  expect(stdout + stderr).toContain('SUCCESS')
  expect(status).toBe(0)
})
