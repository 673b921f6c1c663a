import { catalogueCodes } from '@portal/shared-contracts/calls/error-codes'
import { fieldError } from '@portal/shared-contracts/calls/field-error'
import { expect, test } from 'vitest'
import { sentenceOf } from './fields.ts'
import { loginSentence } from './login.ts'

const name = 'neu@example.org'
const sentences = (code: string) =>
  [loginSentence(name), sentenceOf({ loginName: name })].map((of) => of(fieldError(code)))

// Rule: errors-60
test.each(catalogueCodes)('after a login with the code %s no sentence asks to log in as a way out', (code) => {
  const [atLogin, elsewhere] = sentences(code)
  const isOwn = code === 'accountExists' || code === 'webshopAccount'
  expect(atLogin === elsewhere).toBe(!isOwn)
  expect(atLogin).not.toMatch(/Bitte (melden Sie sich|melde Dich) (an|damit an)/)
})
