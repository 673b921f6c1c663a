import { expect, test } from 'vitest'
import { mailtoLink } from './mailto-link.ts'

// Rule: public-pages-60
test('the e-mail keeps umlauts, line breaks and characters with a meaning in addresses', () => {
  const link = mailtoLink({ to: 'los@beispiel.de', subject: 'Käse & Wein?', lines: ['Größe: 100 %', 'a=b&c#d'] })
  expect(link).toBe(
    'mailto:los@beispiel.de?subject=K%C3%A4se%20%26%20Wein%3F&body=Gr%C3%B6%C3%9Fe%3A%20100%20%25%0D%0Aa%3Db%26c%23d',
  )
})
