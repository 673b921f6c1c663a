import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The output of a module's text that runs with a brand. */
const runWith = (brand: string, text: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: root,
    env: { ...process.env, BRAND: brand },
    encoding: 'utf8',
    stdio: 'pipe',
  })

const script = `
import { coupons } from '@portal/shared-contracts/calls'
import { storedState } from '@portal/page-library/session/persistence'
import { testSession } from '@portal/page-library/testing/member'
const { userData, ...state } = storedState(testSession('ACC-1', 7))
console.log(JSON.stringify([coupons.path, Object.keys(state), Object.keys(userData)]))
`

test.each([
  { brand: '', provider: 'convercus', newsletter: 'hasDelikaterieNewsletter' },
  { brand: 'delikaterie', provider: 'convercus', newsletter: 'hasDelikaterieNewsletter' },
  { brand: 'hafenkontor', provider: 'bonuswerk', newsletter: 'hasHafenkontorNewsletter' },
])('with BRAND=$brand calls and the stored state have the names of $provider', ({ brand, provider, newsletter }) => {
  const [couponsPath, state, user] = JSON.parse(runWith(brand, script)) as [string, string[], string[]]
  expect(couponsPath).toBe(`${provider}/coupons`)
  expect(state).toContain(`${provider}Token`)
  expect(user).toEqual(expect.arrayContaining([`${provider}AccountId`, `${provider}Points`, newsletter]))
})

test.each(['kaffeehaus', 'standard', 'template', '../brands/delikaterie'])(
  'BRAND=%s ends a program with one line, which names the brands that exist',
  (brand) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', `import '@portal/shared-contracts/brand/brand'`],
      { cwd: root, env: { ...process.env, BRAND: brand }, encoding: 'utf8' },
    )
    const names = brandNames(import.meta.dirname).join(', ')
    expect(names).not.toMatch(/standard|template/)
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `BRAND is "${brand}", which is no brand. The brands are: ${names}.\n`,
    })
  },
)

test.each([
  ['the build, and with it npm start,', 'tooling/build/before-build.ts'],
  ['npm run check', 'tooling/checks/check.ts'],
  ['the edge at its start', 'edge-proxy/src/server.ts'],
])('BRAND=nope ends %s with this line, too', (_, file) => {
  const env = { ...process.env, BRAND: 'nope' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: root, env, encoding: 'utf8' })
  expect({ status, stdout, lines: stderr.split('\n') }).toEqual({
    status: 1,
    stdout: '',
    lines: [expect.stringMatching(/^BRAND is "nope", which is no brand\. The brands are: /), ''],
  })
})

test('every command of docs/operate.md that builds names the brand', () => {
  const guide = readFileSync(path.join(root, 'docs/operate.md'), 'utf8')
  const builds = guide.match(/[^`\n]*\b(?:npm run build|npm start|podman build)\b[^`\n]*/g) ?? []
  expect(builds.length).toBeGreaterThanOrEqual(6)
  for (const command of builds) expect(command).toMatch(/\bBRAND=delikaterie\b/)
})
