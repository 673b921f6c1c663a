import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOut } from '../run/check-out.ts'
import { blocksOf, sectionOf } from '../run/documents.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'create-brand-'))
const env = { ...process.env, BRAND: 'kornblume', CI: '1' }
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const create = (...args: string[]) => {
  const { BRAND: _, ...others } = env
  const options = { cwd: folder, env: others, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tooling/create-brand/create-brand.ts', ...args],
    options,
  )
  return { status, output: stdout + stderr }
}
const names = [
  'kornblume',
  '--shop',
  'Kornblume',
  '--shop-article',
  'die',
  '--card',
  'Blütenpass',
  '--card-article',
  'der',
  '--card-form',
  'Blütenpasses',
]
const colors = ['--primary', '#3b2f7a', '--accent', '#b9e6d3']
const more = ['--domain', 'kornblume.example', '--provider', 'punktwerk', '--points-expire', '24-year', '--no-start']

beforeAll(() => {
  checkOut(folder)
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '-A'], { cwd: folder })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// create-brand.test.ts has what needs no build.
test('a new brand passes checks and its unit tests, and changes no file outside its folder', () => {
  const created = create(...names, ...more, ...colors)
  expect(created.output).toContain('BRAND=kornblume npm start')
  const brand = readFileSync(path.join(folder, 'brands/kornblume/brand.ts'), 'utf8')
  expect(brand).toContain("card: { name: 'Blütenpass', gender: 'masculine', forms: { genitive: 'Blütenpasses' } },")
  expect(brand).toContain("pointsExpiry: { kind: 'afterMonths', months: 24, endOf: 'year' },")
  // The builds of one brand do not have the words of another one, also if these are words of the code.
  const home = ['portal', '--shop', 'Home', '--shop-article', 'das', '--card', 'Points', '--card-article', 'die']
  const rest = ['--domain', 'shop.example', '--provider', 'api', '--points-expire', 'never', '--no-start']
  expect(create(...home, ...rest, '--primary', '#333333', '--accent', '#eeeeee')).toMatchObject({ status: 0 })
  expect(run('npm', 'run', '--silent', 'build')).toMatchObject({ status: 0 })
  expect(
    run(process.execPath, 'tooling/checks/check.ts', 'brands', 'generated', 'types', 'format', 'lint', 'sizes'),
  ).toMatchObject({
    status: 0,
  })
  const { output } = run(
    'npx',
    'vitest',
    'run',
    'brands',
    'sandbox/src',
    'shell/src/app',
    'shared-contracts/src',
    'page-library/src/session',
    'embed/src',
  )
  expect(output).toMatch(/Tests .*passed/)
  expect(output).not.toMatch(/\d+ failed/)
  expect(run('git', 'diff', '--name-only').output).toBe('')
  const added = run('git', 'ls-files', '--others', '--exclude-standard').output.trim().split('\n')
  expect(added.length).toBeGreaterThan(20)
  expect(added.filter((file) => !/^brands\/(kornblume|portal)\//.test(file))).toEqual([])

  const [example = ''] = blocksOf(sectionOf('docs/brands.md', 'Create'), 'sh')
  expect(run('sh', '-c', `${example.trim()} --no-start`)).toMatchObject({ status: 0 })
  const built = 'BRAND=kaufhaus npm run build && BRAND=kaufhaus node tooling/checks/check.ts brands sizes contract'
  expect(run('sh', '-c', built)).toMatchObject({ status: 0 })
}, 600_000)
