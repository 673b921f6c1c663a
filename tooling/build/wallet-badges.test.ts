import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWalletBadges } from './wallet-badges.ts'

const badge = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"/>'

/** What the build of a brand with these badges writes and returns. */
async function built(files: Readonly<Record<string, string>>) {
  const place = mkdtempSync(path.join(tmpdir(), 'wallet-badges-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [assets, brand] = [path.join(place, 'assets'), path.join(place, 'kaufhaus')]
  for (const folder of [assets, path.join(brand, 'wallet-badges')]) mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(brand, 'wallet-badges', file), text)
  const addresses = await writeWalletBadges(assets, brand)
  const texts = readdirSync(assets).map((file) => [`/assets/${file}`, readFileSync(path.join(assets, file), 'utf8')])
  return { addresses, texts: Object.fromEntries(texts) as Record<string, string> }
}

// Rule: wallet-5
test('the build takes the badges of wallets from the folder of the brand, and no other files', async () => {
  const { addresses, texts } = await built({ 'apple.svg': badge, 'samsung.svg': badge, 'google.png': 'x' })
  expect(addresses).toEqual({ apple: expect.stringMatching(/^\/assets\/wallet-badge-apple\.[0-9a-f]{10}\.svg$/) })
  expect(texts).toEqual({ [addresses.apple ?? '']: badge })
  expect(await built({})).toEqual({ addresses: {}, texts: {} })
})

test.each(['GIF89a', badge.replace(/ viewBox="[^"]*"/, '')])('the build names a badge that is "%s"', async (text) => {
  await expect(built({ 'google.svg': text })).rejects.toThrow(
    'Brand kaufhaus: wallet-badges/google.svg must be an SVG with a viewBox.',
  )
})
