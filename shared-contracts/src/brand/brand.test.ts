import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = globSync('{shell,shared-ui,shared-contracts,mfe-*}/src/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
)

test('the name of the brand stands in its folder only', () => {
  const named = sources.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(brand.shop.name))
  expect(named).toEqual([])
})

test('the link of the phone number calls that number', () => {
  const { phone, phoneUrl } = brand.contact
  expect(phoneUrl).toBe(`tel:+49${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`)
})
