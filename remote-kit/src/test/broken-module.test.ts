import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { expect, onTestFinished, test } from 'vitest'
import { createFederatedConfig } from '../webpack/federated.ts'

const remote = path.resolve(import.meta.dirname, '../../../mfe-cards')

test('a module that threw throws again when it is loaded again, so that the loader takes the previous version', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'broken-module-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  write('main.js', "globalThis.load = () => import(/* webpackMode: 'eager' */ './page.js')")
  write('page.js', "export const Component = () => null\nthrow new Error('broken')")
  const { output, mode } = createFederatedConfig(remote)
  const compiler = webpack({
    ...(mode && { mode }),
    context: folder,
    entry: { main: './main.js' },
    output: { ...output, path: folder, filename: 'built.js', clean: false },
  })
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())))

  const page: { load?: () => Promise<unknown> } = {}
  const document = { currentScript: { src: 'https://portal.example/', tagName: 'SCRIPT' } }
  new Function('globalThis', 'document', readFileSync(path.join(folder, 'built.js'), 'utf8'))(page, document)
  await expect(page.load?.()).rejects.toThrow('broken')
  await expect(page.load?.()).rejects.toThrow('broken')
})
