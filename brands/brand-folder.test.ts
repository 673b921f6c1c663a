import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

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

test('a brand without a folder is refused, and the message names the setting and the brands', () => {
  const start = () => runWith('kaffeehaus', `import '@portal/shared-contracts/brand/brand'`)
  expect(start).toThrow(
    /BRAND is "kaffeehaus": brands has no such folder with a brand\.ts, it has delikaterie, hafenkontor/,
  )
})
