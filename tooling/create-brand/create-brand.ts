import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { brandSheets } from '../build/brand-sheets.ts'
import { root } from '../build/root.ts'
import { brandFile, type Answers } from './brand-file.ts'
import { colorsOf } from './color-scheme.ts'
import { drawingsOf } from './pictures.ts'

// `npm run create:brand -- NAME [--shop …]`: writes the folder of a new brand and starts its portal. What no flag gives is
// asked for. docs/brands.md is the guide.

const article = [/^(die|der|das)$/, 'one of: die, der, das'] as const
const noun = [/^\p{Lu}[\p{L}\p{N} .&-]{1,30}$/u, 'a German noun such as Kaufhaus'] as const
const color = [/^#[\da-f]{6}$/i, 'a colour such as #1c4435'] as const

/** By their flags. */
const questions: Readonly<Record<keyof Answers, readonly [asks: string, form: RegExp, expects: string]>> = {
  name: ['Name of the folder and of the elements', /^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens'],
  shop: ['Name of the shop, without an article', ...noun],
  'shop-article': ['Its article', ...article],
  card: ['Name of the customer card', ...noun],
  'card-article': ['Its article', ...article],
  domain: ['Domain of its e-mail addresses', /^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain such as shop.example'],
  provider: ["The loyalty provider's prefix of paths and fields", /^[a-z][A-Za-z0-9]{1,30}$/, 'a name such as bonus'],
  'points-expire': [
    'Whether points expire: never, or months from the booking and the end of which period',
    /^(never|[1-9]\d{0,2}-(day|month|year))$/,
    'never, or months and day, month or year, such as 24-year',
  ],
  primary: ['Main colour, dark, with white text on it', ...color],
  accent: ['Accent colour, light, with dark text on it', ...color],
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The value of every question, from the flags or typed, and whether the portal starts then. */
async function answers(): Promise<{ typed: Answers; starts: boolean }> {
  const options = Object.fromEntries(Object.keys(questions).map((flag) => [flag, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({
    options: { ...options, start: { type: 'boolean' } },
    allowPositionals: true,
    allowNegative: true,
  })
  const given: Record<string, unknown> = { name: positionals[0], ...values }
  const terminal = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : null
  const result: Record<string, string> = {}
  for (const [flag, [asks, form, expects]] of Object.entries(questions)) {
    let value = typeof given[flag] === 'string' ? given[flag] : undefined
    while (value === undefined || !form.test(value)) {
      const problem = `--${flag} must be ${expects}${value === undefined ? '' : `, not "${value}"`}.`
      if (terminal === null) fail(problem)
      if (value !== undefined) console.error(problem)
      value = (await terminal.question(`${asks}: `).catch(() => fail('\nNothing was written.'))).trim()
    }
    result[flag] = value
  }
  terminal?.close()
  return { typed: result as Answers, starts: given['start'] !== false }
}

const { typed, starts } = await answers()
const { name, primary, accent } = typed
const template = path.join(root, 'brands/template')
const folder = path.join(root, 'brands', name)
if (existsSync(folder)) fail(`brands/${name} exists.`)

const colors = colorsOf(primary, accent)
if ('findings' in colors)
  fail(
    [
      `The contrast of --primary ${primary} and --accent ${accent} is too low:`,
      ...colors.findings,
      `Take ${colors.advice}.`,
    ].join('\n'),
  )

/** Writes a file of the folder; TypeScript as Prettier formats it. */
async function write(file: string, text: string): Promise<void> {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  const style = await resolveConfig(place, { editorconfig: true })
  writeFileSync(place, file.endsWith('.ts') ? await format(text, { ...style, filepath: place }) : text)
}

cpSync(template, folder, { recursive: true })
await write('brand.ts', brandFile(typed))
await write(
  'colors.ts',
  `import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'

export const lightScheme: LightScheme = ${JSON.stringify(colors.lightScheme)}

export const darkScheme: DarkScheme = ${JSON.stringify(colors.darkScheme)}
`,
)
for (const [file, drawing] of drawingsOf(template, colors.lightScheme)) await write(file, drawing)
for (const [file, text] of await brandSheets(root)) writeFileSync(path.join(root, file), text)

console.log(`brands/${name} is complete. Its texts are samples: docs/brands.md says what to replace.
Start its portal with: BRAND=${name} npm start`)
if (starts) spawnSync('npm', ['start'], { cwd: root, stdio: 'inherit', env: { ...process.env, BRAND: name } })
