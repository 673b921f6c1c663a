import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { checkOut, linkPackages } from '../run/check-out.ts'
import { blocksOf, sectionOf } from '../run/documents.ts'

// In a copy of the repository with its installed packages. create-brand.long.ts also builds a new brand.

const folder = mkdtempSync(path.join(tmpdir(), 'create-brand-'))
const brandsBefore = readdirSync(path.join(root, 'brands'))
beforeAll(() => {
  checkOut(folder)
  linkPackages(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, brand?: string) {
  const { BRAND: _, ...others } = process.env
  const env = { ...others, ...(brand !== undefined && { BRAND: brand }) }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: { ...env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const create = (args: string) => run(`node tooling/create-brand/create-brand.ts ${args}`)

const example = blocksOf(sectionOf('docs/brands.md', 'Create'), 'sh')[0]?.trim() ?? ''
const colors = '--primary "#3b2f7a" --accent "#b9e6d3"'

test.each([
  [
    'kaufhaus',
    2,
    'Without a terminal, these are required, too: --shop, --shop-article, --card, --card-article, --domain,',
  ],
  ['kaufhaus --shp Kaufhaus', 2, '--shp is no flag of this command.'],
  ['kaufhaus --shop', 2, '--shop has no value.'],
  ['kaufhaus haus', 2, 'One NAME only, not kaufhaus and haus'],
])('%s ends with the code %i, one line and the usage: %s', (args, code, line) => {
  const { status, stdout, stderr } = create(args)
  expect(stderr).toMatch(/^.+\n\nUsage: npm run create:brand -- \[NAME\] \[FLAGS\]\n/)
  expect(stderr.startsWith(line)).toBe(true)
  expect({ status, stdout }).toEqual({ status: code, stdout: '' })
})

test('wrong values are a line each, and kept are only the right ones', () => {
  rmSync(path.join(folder, '.data'), { recursive: true, force: true })
  const { status, stderr } = create('delikaterie --shop Kaufhaus --domain kaufhaus --points-expire 24 --primary blau')
  expect(stderr.split('\n').filter((line) => line.startsWith('--'))).toEqual([
    '--name must not be "delikaterie": brands/delikaterie exists.',
    '--domain must be a domain such as shop.example, with an umlaut as xn--, not "kaufhaus".',
    '--points-expire must be never, or months and day, month or year, such as 24-year, not "24".',
    '--primary must be a colour such as "#1c4435", in quotation marks if it is a flag, not "blau".',
  ])
  expect(status).toBe(2)
  expect(JSON.parse(readFileSync(path.join(folder, '.data/create-brand.json'), 'utf8'))).toEqual({ shop: 'Kaufhaus' })
})

test('colours with too little contrast are refused in one line, with a pair that has enough', () => {
  const flags = example.replace(/^.* -- /, '').replaceAll(/--(primary|accent) "\S+"/g, '')
  const { status, stderr } = create(`${flags} --primary "#f0c020" --accent "#ffee00" --no-start`)
  expect(stderr).toMatch(/^The contrast of --primary #f0c020 and .* Take --primary "#785f0a" --accent "#ffee00"\.\n$/)
  expect(status).toBe(1)
  expect(existsSync(path.join(folder, 'brands/kaufhaus'))).toBe(false)
})

test('--help prints the usage', () => {
  expect(create('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: /), stderr: '' })
})

test('the example of docs/brands.md writes a brand, and names that the repository uses itself fail no check', () => {
  expect(example).toMatch(/^npm run create:brand -- kaufhaus --shop Kaufhaus .*--card Kundenkarte /s)
  const { status, stdout, stderr } = run(`${example} --no-start`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('brands/kaufhaus is complete.')
  expect(existsSync(path.join(folder, '.data/create-brand.json'))).toBe(false)
  expect(create('kaufhaus').stderr).toContain('brands/kaufhaus exists.')

  const more = `--points-expire never ${colors} --no-start`
  for (const names of [
    'portal --shop Home --shop-article das --card Points --card-article die --domain shop.example --provider api',
    'street --shop Desk --shop-article der --card Punkte --card-article das --address Du --domain example.com --provider user',
    'berlin --shop "Delikaterie Berlin" --shop-article die --without contest,events,rarities,app,kiosk,newsletter --card Karte --card-article der --card-form Kartes --domain b.example --provider city',
  ])
    expect(create(`${names} ${more}`)).toMatchObject({ status: 0, stderr: '' })
  const articles = create(
    `pass --shop Pass --shop-article der --shop-form Passes --card Karte --card-article das --domain c.example --provider zehn ${more}`,
  )
  expect(articles.stdout).toContain('"die Karte"')
  expect(articles.stdout).toMatch(/^The texts of the portal have ".*"\. If your article is wrong, correct/)
  expect(readdirSync(path.join(folder, 'brands')).filter((entry) => entry.startsWith('.'))).toEqual([])

  const checks = run('node tooling/checks/check.ts brands generated messages words wire-names documents', 'kaufhaus')
  expect(checks).toMatchObject({ status: 0, stdout: expect.stringContaining('checks: 6 passed') })
  expect(run('node_modules/.bin/prettier --check brands')).toMatchObject({ status: 0 })
  for (const brand of ['kaufhaus', 'portal', 'street', 'berlin', 'hafenkontor']) {
    const files = brand === 'kaufhaus' ? 'brands sandbox/src/state/mails' : 'brands/wrong-words sandbox/src/state/mails'
    const tests = run(`node_modules/.bin/vitest run ${files}`, brand)
    expect([brand, tests.status, tests.stdout]).toEqual([brand, 0, expect.stringMatching(/Tests .*passed/)])
  }
  expect(readdirSync(path.join(root, 'brands'))).toEqual(brandsBefore)
  // It runs vitest and checks for five brands.
}, 300_000)
