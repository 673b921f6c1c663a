import { describe, expect, test } from 'vitest'
import { code128Patterns } from './code128-patterns.ts'
import { code128, code128Values } from './code128.ts'

test.each([
  // 105 + 1·12 + 2·34 = 185 = 103 + 82
  { digits: '1234', expected: [105, 12, 34, 82, 106] },
  // 105 + 1·12 + 2·100 + 3·19 = 374 = 3·103 + 65; the digit 3 is the value 19 in code set B
  { digits: '123', expected: [105, 12, 100, 19, 65, 106] },
  { digits: '00', expected: [105, 0, 2, 106] },
  { digits: '1234567890123456789', expected: [105, 12, 34, 56, 78, 90, 12, 34, 56, 78, 100, 25, 39, 106] },
])('$digits has the symbol values $expected', ({ digits, expected }) => {
  expect(code128Values(digits)).toEqual(expected)
})

test.each([{ digits: '' }, { digits: '7' }, { digits: '12a4' }])('"$digits" has no barcode', ({ digits }) => {
  expect(() => code128(digits)).toThrow(RangeError)
})

describe('the bars', () => {
  test('of 1234 are those of the standard', () => {
    // Start C, 12, 34, checksum 82, stop: dark modules as 1.
    const dark = ['11010011100', '10110011100', '10001011000', '10010011110', '1100011101011'].join('')
    const { bars, width } = code128('1234')
    const modules = Array.from({ length: width }, (_, x) =>
      bars.some((bar) => x >= bar.x && x < bar.x + bar.width) ? '1' : '0',
    )
    expect(modules.join('')).toBe('0'.repeat(10) + dark + '0'.repeat(10))
  })

  test('of a card number are 156 modules between two quiet zones of ten', () => {
    const { bars, width } = code128('1234567890123456789')
    expect(width).toBe(176)
    expect(bars.at(0)).toEqual({ x: 10, width: 2 })
    expect(bars.at(-1)).toEqual({ x: 164, width: 2 })
  })
})

const sum = (pattern: string, every: (index: number) => boolean): number =>
  [...pattern].reduce((total, width, index) => (every(index) ? total + Number(width) : total), 0)

test('every symbol is unique, eleven modules wide, and has an even number of dark modules', () => {
  const symbols = code128Patterns.slice(0, 106)
  expect(symbols.filter((pattern) => sum(pattern, () => true) !== 11)).toEqual([])
  expect(symbols.filter((pattern) => sum(pattern, (index) => index % 2 === 0) % 2 !== 0)).toEqual([])
  expect(new Set(symbols).size).toBe(106)
})
