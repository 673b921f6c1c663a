import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack, { type Stats } from 'webpack'
import { afterAll, expect, test } from 'vitest'
import { baseConfig, type Styles } from './base.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'style-sheets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds a script that uses a class of the tag component, into a folder of its own. */
async function build(styles: Styles, className = 'tag'): Promise<{ output: string; stats: Stats }> {
  const entry = path.join(folder, `${styles}-${className}.js`)
  const output = path.join(folder, styles, className)
  const sheet = path.join(root, 'shared-ui/src/text/tag.module.css')
  writeFileSync(entry, `import * as css from ${JSON.stringify(sheet)}; globalThis.className = css.${className}`)
  const config = baseConfig(path.join(root, 'mfe-cards'), styles)
  const compiler = webpack({
    ...config,
    entry: { main: entry },
    output: { ...config.output, path: output, filename: 'main.js', cssFilename: 'main.css' },
  })
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler?.run((error, result) => (result ? resolve(result) : reject(error))),
  )
  return { output, stats }
}

/** Runs a built script with a document of its own; returns the class and the adopted sheets. */
function run(output: string): { className?: string; adopted: string[] } {
  class Sheet {
    text = ''
    replaceSync(text: string): void {
      this.text = text
    }
  }
  const page: { className?: string } = {}
  const document = { adoptedStyleSheets: [] as Sheet[] }
  const script = new Function('CSSStyleSheet', 'document', 'globalThis', readFileSync(`${output}/main.js`, 'utf8'))
  script(Sheet, document, page)
  return { ...page, adopted: document.adoptedStyleSheets.map(({ text }) => text) }
}

test('a remote adopts minified sheets and the shell links them, with the same class names in every build of an app', async () => {
  const adopted = await build('adopted')
  const { className, adopted: sheets } = run(adopted.output)
  expect(className).toMatch(/^c[\w-]{6}$/)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain(`.${className}{`)
  expect(sheets[0]).toContain('background:var(--color-info-surface)')

  const linked = await build('linked')
  expect(run(linked.output)).toEqual({ className, adopted: [] })
  expect(readFileSync(path.join(linked.output, 'main.css'), 'utf8')).toContain(`.${className}{`)

  const names = await build('names')
  expect(run(names.output)).toEqual({ className, adopted: [] })
  expect(Object.keys(names.stats.compilation.assets)).toEqual(['main.js', 'licences.mfe-cards.json'])
})

test.each(['adopted', 'linked', 'names'] as const)(
  'an undefined class fails a build with %s styles',
  async (styles) => {
    const { stats } = await build(styles, 'misspelt')
    expect(stats.toString('errors-only')).toContain("'misspelt'")
  },
)
