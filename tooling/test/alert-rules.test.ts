import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../build/root.ts'

type Rules = { groups: { rules: { alert?: string }[] }[] }
type RuleTests = { tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[] }

const read = (name: string): unknown => parse(readFileSync(path.join(root, 'deploy/prometheus', name), 'utf8'))

test.each(['alerts', 'objectives'])(
  'each alert of %s has a case in which it fires and one in which it does not',
  (name) => {
    const alerts = (read(`${name}.yaml`) as Rules).groups.flatMap(({ rules }) =>
      rules.flatMap(({ alert }) => alert ?? []),
    )
    const cases = (read(`${name}.test.yaml`) as RuleTests).tests.flatMap(({ alert_rule_test: cases }) => cases)
    const without = (fires: boolean) =>
      alerts.filter((alert) => !cases.some((one) => one.alertname === alert && one.exp_alerts.length > 0 === fires))
    expect(alerts.length).toBeGreaterThan(0)
    expect({ firing: without(true), silent: without(false) }).toEqual({ firing: [], silent: [] })
  },
)
