import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { testContent, testPass } from '@portal/sandbox/testing/test-pass'
import type { Portal } from '../portal/portal.ts'
import { readBarcodesOf } from '../portal/read-barcode.ts'
import { misfits } from '../portal/text-fits.ts'
import { expect, test } from '../portal/test.ts'

/** A pass that is signed with the portal's certificates. */
function passOf({ dataDir }: Portal): Uint8Array {
  const read = (name: string) => readFileSync(path.join(dataDir, '../wallet', `${name}.pem`), 'utf8')
  const certificate = read('certificate')
  const [, passTypeIdentifier = ''] = /^UID=(.+)$/m.exec(new X509Certificate(certificate).subject) ?? []
  const signedWith = { root: read('root'), intermediate: read('intermediate'), certificate, key: read('key') }
  return testPass({ signedWith, content: { passTypeIdentifier } })
}

test('the phone of the console refuses a foreign pass, and shows one of the portal with its barcode at 320 px', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/422/)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${portal.sandboxOrigin}/phone`)
  await expect(page.getByText('No pass yet.')).toHaveCount(2)
  const put = async (pass: Uint8Array) => {
    const file = { name: 'karte.pkpass', mimeType: 'application/vnd.apple.pkpass', buffer: Buffer.from(pass) }
    await page.getByLabel('Pass').setInputFiles(file)
    await page.getByRole('button', { name: 'Put it on the phone' }).click()
  }
  await put(testPass())
  await expect(page.getByRole('alert')).toHaveText(
    'The phone refuses the pass. The certificate does not lead to the trusted root.',
  )
  await watch.checkAccessibility()

  await put(passOf(portal))
  await expect(page.getByText('Marlene Abel')).toBeVisible()
  await page.getByRole('img', { name: 'Barcode' }).scrollIntoViewIfNeeded()
  await expect.poll(() => readBarcodesOf(page)).toEqual([testContent.barcodes[0]?.message])
  expect(await misfits(page)).toEqual([])
  await watch.checkAccessibility()

  await page.getByRole('button', { name: 'Remove from the phone' }).press('Enter')
  await expect(page.getByText('No pass yet.')).toHaveCount(2)
})

test('an open page of the phone shows what happens without a reload', async ({ page, portal }) => {
  await page.goto(`${portal.sandboxOrigin}/phone`)
  await expect(page.getByText('No pass yet.')).toHaveCount(2)
  const body = new FormData()
  body.set('pass', new File([new Uint8Array(passOf(portal))], 'karte.pkpass'))
  await fetch(`${portal.sandboxOrigin}/phone`, { method: 'POST', body })
  await expect(page.getByText('Marlene Abel')).toBeVisible()
})
