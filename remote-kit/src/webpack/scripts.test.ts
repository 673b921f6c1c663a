import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack, { type Compiler, type Stats } from 'webpack'
import { expect, onTestFinished, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { baseConfig } from './base.ts'
import { chunkIntegrity } from './scripts.ts'

const remote = path.resolve(import.meta.dirname, '../../../mfe-cards')

/** Gives the lazy chunk the id 0, which webpack's own ids do for one chunk in a thousand. */
const numberChunks = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('number-chunks', (compilation) =>
      compilation.hooks.chunkIds.tap('number-chunks', (chunks) => {
        for (const chunk of chunks) {
          const id = chunk.hasRuntime() ? 1 : 0
          Object.assign(chunk, { id, ids: [id] })
        }
      }),
    )
  },
}

test('a chunk with a linked style sheet is loaded with the hash of its script, also the one with the id 0', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chunk-integrity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'main.js'), `import('./page.js')`)
  writeFileSync(path.join(folder, 'page.js'), `import './page.css'\nglobalThis.page = 1`)
  writeFileSync(path.join(folder, 'page.css'), 'p { color: red }')
  const base = baseConfig(remote, 'linked')
  const dist = path.join(folder, 'dist')
  const compiler = webpack({
    ...base,
    context: folder,
    entry: { main: './main.js' },
    output: { ...base.output, path: dist, filename: 'main.js', uniqueName: 'x' },
    optimization: { ...base.optimization, chunkIds: false },
    plugins: [...(base.plugins ?? []), numberChunks, ...chunkIntegrity()],
  })
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  )
  expect(stats.toString('errors-only')).toBe('')
  const [script = '', sheet = ''] = ['.js', '.css'].map((ending) =>
    readdirSync(dist).find((file) => file.endsWith(ending) && file !== 'main.js'),
  )
  const hashOf = (file: string) => integrityOf(readFileSync(path.join(dist, file)))
  const main = readFileSync(path.join(dist, 'main.js'), 'utf8')
  expect([main.includes(hashOf(script)), main.includes(hashOf(sheet))]).toEqual([true, false])
})
