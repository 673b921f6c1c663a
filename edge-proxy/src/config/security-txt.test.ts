import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { configMessage } from './testing/config-message.ts'

const secret = 'SECRET-VALUE-0123456789'

/** What security.txt needs. */
const report = { SECURITY_TXT_CONTACT: 'mailto:security@shop.example', SECURITY_TXT_EXPIRES: '2027-06-30T22:00:00Z' }

test('security.txt has the settings of an operator; a contact needs an end, and without one there is none', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'security-txt-'))
  const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder.path, ...settings }).securityTxt
  expect(read({})).toBe(null)
  const expires = Date.parse(report.SECURITY_TXT_EXPIRES)
  const least = { contacts: ['mailto:security@shop.example'], expires, languages: ['de', 'en'], pages: {} }
  expect(read(report)).toEqual(least)
  const policy = 'https://shop.example/policy?of=portal#reports'
  const more = { SECURITY_TXT_CONTACT: `${policy}, tel:+49-89-00000`, SECURITY_TXT_POLICY: policy }
  const contacts = [policy, 'tel:+49-89-00000']
  expect(read({ ...report, ...more, SECURITY_TXT_LANGUAGES: 'de-AT' })).toEqual({
    ...least,
    contacts,
    languages: ['de-AT'],
    pages: { Policy: policy },
  })
  expect(configMessage({ SECURITY_TXT_CONTACT: report.SECURITY_TXT_CONTACT })).toBe(
    'SECURITY_TXT_EXPIRES is required with SECURITY_TXT_CONTACT.',
  )
})

test.each([
  {
    name: 'SECURITY_TXT_CONTACT',
    values: ['security@a.example', 'http://a.example', 'https://u:p@a.example', 'mailto:a', 'tel:089', `x:${secret}`],
  },
  { name: 'SECURITY_TXT_LANGUAGES', values: ['deutsch', 'de;en', 'de,*', ','] },
  ...['POLICY', 'ENCRYPTION', 'ACKNOWLEDGMENTS'].map((page) => ({
    name: `SECURITY_TXT_${page}`,
    values: ['a.example', 'http://a.example/x', 'https://a.example/ x', 'https://u:p@a.example/'],
  })),
  {
    name: 'SECURITY_TXT_EXPIRES',
    values: ['soon', '2027-01-01', '2027-02-30T00:00:00Z', '2027-01-01T25:00:00Z', '2027-01-01T00:00:00', '1798761600'],
  },
])('names $name in one sentence for each of $values', ({ name, values }) => {
  const sentence = new RegExp(`^${name} [^\\n]+\\.$`)
  const messages = values.map((value) => configMessage({ ...report, [name]: value }))
  expect(messages.filter((message) => !sentence.test(message) || message.includes(secret))).toEqual([])
})

test.each([
  {
    env: { SECURITY_TXT_EXPIRES: report.SECURITY_TXT_EXPIRES },
    message: 'SECURITY_TXT_EXPIRES has no effect without SECURITY_TXT_CONTACT',
  },
  {
    env: { SECURITY_TXT_POLICY: 'https://shop.example/policy', SECURITY_TXT_CONTACT: 'none' },
    message: 'SECURITY_TXT_POLICY has no effect without SECURITY_TXT_CONTACT',
  },
])('refuses a setting that does nothing: $message', ({ env, message }) => {
  expect(configMessage(env)).toMatch(new RegExp(`^${message}[^\\n]*\\.$`))
})
