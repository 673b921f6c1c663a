import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAppFiles } from './app-files.ts'

const links = '[{ "relation": ["delegate_permission/common.get_login_creds"] }]'
const apps = '{ "webcredentials": { "apps": [] } }'

/** The names of the files that the build of a brand writes, after a build with an older file. */
async function written(files: Readonly<Record<string, string>>, hasApp = true): Promise<string[]> {
  const place = mkdtempSync(path.join(tmpdir(), 'app-files-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [folder, brand] = [path.join(place, 'built'), path.join(place, 'kaufhaus')]
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'assetlinks.json'), '[]')
  mkdirSync(path.join(brand, 'well-known'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(brand, 'well-known', file), text)
  await writeAppFiles(folder, brand, hasApp)
  return existsSync(folder) ? readdirSync(folder) : []
}

// Rule: public-pages-102
test('the build takes the files of an app from the folder of the brand, and no others', async () => {
  expect(await written({ 'assetlinks.json': links, 'other.json': '{}' })).toEqual(['assetlinks.json'])
  expect(await written({ 'apple-app-site-association': apps })).toEqual(['apple-app-site-association'])
  expect(await written({})).toEqual([])
})

// Rule: public-pages-102
test('a brand without an app has no files of one', async () => {
  expect(await written({ 'assetlinks.json': links, 'apple-app-site-association': apps }, false)).toEqual([])
})

test.each([
  { file: 'assetlinks.json', text: '{}', is: 'a JSON list of objects' },
  { file: 'assetlinks.json', text: '[', is: 'a JSON list of objects' },
  { file: 'apple-app-site-association', text: '[]', is: 'a JSON object' },
])('the build names $file that is $text', async ({ file, text, is }) => {
  await expect(written({ [file]: text })).rejects.toThrow(`Brand kaufhaus: well-known/${file} must be ${is}.`)
})
