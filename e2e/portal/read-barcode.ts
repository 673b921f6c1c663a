import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const ready = prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
  fireImmediately: true,
})

/** The numbers of the Code 128 barcodes that a reader library sees in a screenshot of the page. */
export async function readBarcodesOf(page: Page): Promise<string[]> {
  await ready
  const picture = await page.screenshot()
  return (await readBarcodes(new Uint8Array(picture), { formats: ['Code128'] })).map(({ text }) => text)
}
