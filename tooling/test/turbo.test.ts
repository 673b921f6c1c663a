import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandNames, firstBrand } from '@portal/brands/brand-names'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

/** The name under which Turbo keeps the build of the elements. */
function keptAs(settings: Readonly<Record<string, string>>): string {
  const args = ['run', 'build', '--filter=@portal/embed', '--dry=json']
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...settings }
  const turbo = path.join(root, 'node_modules/.bin/turbo')
  const printed = execFileSync(turbo, args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const { tasks } = JSON.parse(printed) as { tasks: { taskId: string; hash: string }[] }
  return tasks.find(({ taskId }) => taskId === '@portal/embed#build')?.hash ?? ''
}

test('a build of another Node or brand is not taken for the one that is asked for', () => {
  const first = { BUILD_NODE: 'v24.0.0', BRAND: firstBrand }
  expect(keptAs(first)).toMatch(/./)
  expect(keptAs(first)).toBe(keptAs(first))
  expect(keptAs({ ...first, BUILD_NODE: 'v24.1.0' })).not.toBe(keptAs(first))
  for (const BRAND of brandNames(path.join(root, 'brands')).filter((name) => name !== firstBrand))
    expect(keptAs({ ...first, BRAND })).not.toBe(keptAs(first))
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['build', 'build:development']) expect(scripts[name]).toContain('BUILD_NODE=$(node --version)')
})
