import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { beforeAll, describe, expect, test } from 'vitest'
import { barcodeOf } from './barcode.ts'

const moduleSize = 2
const height = 40

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** What a reader library sees in a picture of the bars. */
async function readBack(cardCode: string): Promise<string[]> {
  const { bars, width } = barcodeOf(cardCode)
  const pixels = new Uint8ClampedArray(width * moduleSize * height * 4).fill(255)
  for (const { x, width: bar } of bars)
    for (let row = 0; row < height; row += 1)
      for (let column = x * moduleSize; column < (x + bar) * moduleSize; column += 1)
        pixels.fill(0, (row * width * moduleSize + column) * 4, (row * width * moduleSize + column) * 4 + 3)
  const picture = { data: pixels, width: width * moduleSize, height, colorSpace: 'srgb' as const }
  return (await readBarcodes(picture as ImageData, { formats: ['Code128'] })).map(({ text }) => text)
}

describe('the barcode', () => {
  // Rule: cards-18
  test.each(['1234567890123456789', '0000000000000000000', '9999999999999999999', '1234567890123450002', '123456'])(
    'of %s is read back by a reader library',
    async (cardCode) => {
      expect(await readBack(cardCode)).toEqual([cardCode])
    },
  )

  test('of a card number has 156 modules between two quiet zones of ten', () => {
    const { bars, width } = barcodeOf('1234567890123456789')
    expect(width).toBe(176)
    expect(bars.at(0)).toEqual({ x: 10, width: 2 })
    expect(bars.at(-1)).toEqual({ x: 164, width: 2 })
  })

  test.each(['', '7', '12a4', '1234 5678'])('of "%s" does not exist', (cardCode) => {
    expect(() => barcodeOf(cardCode)).toThrow(RangeError)
  })
})
