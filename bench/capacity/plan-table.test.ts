import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@portal/tooling/build/root'
import measured from './measured.json' with { type: 'json' }
import { costTable, planTable } from './plan-table.ts'

test('docs/capacity.md has the tables of the figures that were measured', () => {
  const text = readFileSync(path.join(root, 'docs/capacity.md'), 'utf8')
  expect(text).toContain(costTable(measured))
  expect(text).toContain(planTable(measured))
})
