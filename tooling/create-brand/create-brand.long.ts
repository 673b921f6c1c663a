import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureChromium } from '../run/browsers.ts'
import { checkOut } from '../run/check-out.ts'
import { blocksOf, sectionOf } from '../run/documents.ts'
import { takePhotographs } from './testing/photographs.ts'

// Brands of three retailers, each made by the command and by what docs/brands.md says. create-brand.test.ts has what
// needs no build.

const folder = mkdtempSync(path.join(tmpdir(), 'create-brand-'))

/** Characters at the end of an output that show which test failed. */
const shown = 8000

function run(command: string, environment: Readonly<Record<string, string>> = {}) {
  const { BRAND: _, ...others } = process.env
  const env = { ...others, CI: '1', ...environment }
  return spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
}

/** Null if a command succeeds, else the end of what it prints. */
function failureOf(command: string, environment?: Readonly<Record<string, string>>): string | null {
  const { status, stdout, stderr } = run(command, environment)
  return status === 0 ? null : (stdout + stderr).slice(-shown)
}

type Guide = (brand: string) => Promise<void>
const brandFolder = (brand: string): string => path.join(folder, 'brands', brand)

/** Says facts in `brand.ts`. */
function say(brand: string, facts: string): void {
  const file = path.join(brandFolder(brand), 'brand.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('facts: {},', `facts: ${facts},`))
}

/** A bookshop says Du, and has no contest, events and kiosk. */
const bookshop: Guide = async (brand) =>
  say(
    brand,
    `{
    store: { name: 'Buchhandlung', gender: 'feminine' },
    couponPlaces: [
      { name: 'Buchhandlung', at: 'in der Buchhandlung', values: ['Im Laden'], hasTill: true },
      { name: 'Im Online-Shop', at: 'im Online-Shop' },
    ],
    hints: { searchRewards: 'Zum Beispiel Roman' },
  }`,
  )

/** A drugstore in small letters has photographs. */
const drugstore: Guide = async (brand) => takePhotographs(brandFolder(brand))

const brands = [
  {
    name: 'leseinsel',
    guide: bookshop,
    flags: `--shop Leseinsel --shop-article die --card Lesekarte --card-article die --address Du --without contest,events,kiosk
      --domain leseinsel.example --provider blattwerk --points-expire never --primary "#5b2a3c" --accent "#f0cfa0"`,
  },
  {
    name: 'sauber',
    guide: drugstore,
    flags: `--shop sauber --shop-article none --card "sauber & mehr" --card-article none --address Du
      --domain sauber.example --provider tropfen --points-expire 24-year --primary "#1c4f6b" --accent "#ffd27a"`,
  },
  {
    name: 'stadtwerke',
    guide: async () => {},
    flags: `--shop "Stadtwerke Musterstadt" --shop-article plural --shop-form "Stadtwerken Musterstadt" --card Stadtpass
      --card-article der --card-form Stadtpasses --without rarities,app,newsletter
      --domain stadtwerke.example --provider strom --points-expire never --primary "#3b2f7a" --accent "#b9e6d3"`,
  },
]

beforeAll(async () => {
  // Tests start processes of other users in it.
  chmodSync(folder, 0o755)
  checkOut(folder)
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '-A'], { cwd: folder })
  ensureChromium()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('three retailers have their brands by the command and the guide, and no file outside of their folders changes', async () => {
  for (const { name, flags, guide } of brands) {
    const command = `node tooling/create-brand/create-brand.ts ${name} ${flags.replaceAll(/\s+/g, ' ')} --no-start`
    expect(failureOf(command)).toBeNull()
    await guide(name)
  }
  expect(failureOf('npx prettier --write brands/*/content brands/*/*.ts')).toBeNull()
  expect(run('git diff --name-only').stdout).toBe('')
  const added = run('git ls-files --others --exclude-standard').stdout.trim().split('\n')
  expect(added.filter((file) => !/^brands\/(leseinsel|sauber|stadtwerke)\//.test(file))).toEqual([])
}, 600_000)

describe.each(brands)('the portal of $name', ({ name }) => {
  const environment = { BRAND: name, BRAND_WITHOUT_FOOD: '1' }
  test('passes the checks', () => {
    expect(failureOf('npm run --silent build', environment)).toBeNull()
    expect(failureOf('node tooling/checks/check.ts', environment)).toBeNull()
  }, 600_000)
  // The tests of tools are about the repository.
  test('passes the unit tests', () => {
    expect(failureOf('npx vitest run --reporter=dot --project=stateless --project=isolated', environment)).toBeNull()
  }, 1_200_000)
  test('passes its journeys, and shows no word of food and of another brand', () => {
    expect(failureOf('npx playwright test -c e2e/playwright.brand.config.ts --reporter=line', environment)).toBeNull()
  }, 2_400_000)
})

test('the example of the guide is built, and its builds pass the checks of words, sizes and contract', () => {
  const [example = ''] = blocksOf(sectionOf('docs/brands.md', 'Create'), 'sh')
  expect(failureOf(`${example.trim()} --no-start`)).toBeNull()
  const checks = 'npm run --silent build && node tooling/checks/check.ts brands sizes contract'
  expect(failureOf(checks, { BRAND: 'kaufhaus' })).toBeNull()
}, 600_000)
