import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { systemProgram } from './system-program.ts'

const promtool = systemProgram('promtool', 'prometheus')

/** Its exit code and all that it says. */
function run(command: string, file: string) {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', [command, 'rules', file], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const passed = { status: 0, output: expect.stringContaining('SUCCESS') as string }

test.skipIf(promtool === null).each([
  { command: 'check', file: 'alerts.yaml' },
  { command: 'test', file: 'alerts.test.yaml' },
  { command: 'check', file: 'objectives.yaml' },
  { command: 'test', file: 'objectives.test.yaml' },
])('promtool $command rules passes for $file', ({ command, file }) => {
  expect(run(command, path.join(root, 'deploy/prometheus', file))).toEqual(passed)
})

test.skipIf(promtool === null)('Prometheus understands its settings for Compose', () => {
  const file = path.join(root, 'deploy/prometheus/prometheus.yaml')
  expect(spawnSync(promtool ?? '', ['check', 'config', file], { encoding: 'utf8' })).toMatchObject({ status: 0 })
})

type Dashboard = { panels: { targets?: { expr: string }[] }[] }

test.skipIf(promtool === null)('Prometheus understands every expression of the dashboard', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'dashboard-'))
  const { panels } = JSON.parse(readFileSync(path.join(root, 'deploy/grafana/edge.json'), 'utf8')) as Dashboard
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  // Rules need names of their own; Grafana replaces the interval.
  const rules = expressions.map((expr, index) => ({
    record: `p${index}`,
    expr: expr.replaceAll('$__rate_interval', '1m'),
  }))
  const file = path.join(folder.path, 'rules.yaml')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(rules.length).toBeGreaterThan(0)
  expect(run('check', file)).toEqual(passed)
})
