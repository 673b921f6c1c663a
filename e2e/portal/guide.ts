import { brand } from '@portal/shared-contracts/brand/brand'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/embed.md'), 'utf8')

/**
 * The code blocks of docs/embed.md in a language, in their order, with the address of a portal and the names of its
 * elements.
 */
export const snippetsOf = (language: string, portal: string): string[] =>
  [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) =>
      code.replaceAll('https://portal.example', portal).replaceAll('shop-', `${brand.elementPrefix}-`),
    )

/** The bytes that docs/embed.md states for a kind of page. */
export function statedBytes(page: string): number {
  const row = text.split('\n').find((line) => line.includes(` ${page} |`)) ?? ''
  const kilobytes = /at most (\d+) kB/.exec(row)?.[1]
  if (kilobytes === undefined) throw new Error(`docs/embed.md states no size for: ${page}`)
  return Number(kilobytes) * 1000
}
