import { expect, test } from 'vitest'
import { testContent, testPass } from '../testing/test-pass.ts'
import { openTestWallets } from '../testing/test-wallets.ts'

test('the page shows a pass with its fields and its barcode, until it is removed', async () => {
  const { submit, text } = openTestWallets()
  expect(await text('/phone')).toContain('No pass yet.')
  const response = await submit('/phone', { pass: testPass() })
  expect(response.headers.get('location')).toBe('/phone')
  const shown = await text('/phone')
  for (const part of ['Testkarte', 'Marlene Abel', '4321', '<svg role="img"', 'background:rgb(20, 60, 40)'])
    expect(shown).toContain(part)
  const { passTypeIdentifier, serialNumber } = testContent
  await submit('/phone/remove', { passTypeIdentifier, serialNumber })
  expect(await text('/phone')).not.toContain('Marlene Abel')
})

test('a void pass is marked, and has no barcode that can be scanned', async () => {
  const { submit, text } = openTestWallets()
  await submit('/phone', { pass: testPass({ content: { voided: true } }) })
  const shown = await text('/phone')
  expect(shown).toContain('This pass is void.')
  expect(shown).not.toContain('<svg')
})

test('text of a pass is escaped', async () => {
  const { submit, text } = openTestWallets()
  await submit('/phone', { pass: testPass({ content: { logoText: '<script>alert(1)</script>' } }) })
  expect(await text('/phone')).not.toContain('<script>alert')
})

test('a form without a file is refused', async () => {
  expect((await openTestWallets().submit('/phone', { pass: 'text' })).status).toBe(400)
})

test('a page of another origin cannot put a pass on the phone', async () => {
  const body = new FormData()
  body.set('pass', new File([new Uint8Array(testPass())], 'karte.pkpass'))
  const headers = { origin: 'http://evil.example' }
  expect((await openTestWallets().app.request('/phone', { method: 'POST', body, headers })).status).toBe(403)
})

test('tests read the passes of the phone as JSON', async () => {
  const { submit, text } = openTestWallets()
  await submit('/phone', { pass: testPass() })
  const { apple, google } = JSON.parse(await text('/control/phone'))
  expect(apple.passes).toMatchObject([{ serialNumber: 'S-1', voided: false }])
  expect(apple.events[0].summary).toBe('The phone registers: 201')
  expect(google).toEqual({ passes: [], classes: [], events: [] })
})
