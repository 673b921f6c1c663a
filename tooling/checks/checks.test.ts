import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { lint, types, unused } from './commands.ts'
import { contract } from './contract.ts'
import { optionalShared } from './optional-shared.ts'
import { generated } from './generated.ts'
import { messages } from './messages.ts'
import { sizes } from './sizes.ts'
import { tokens } from './tokens.ts'

// Every check is shown something wrong, so that none passes by looking at nothing.

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name)
const scratch = mkdtempSync(path.join(tmpdir(), 'checks-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('types finds a wrong type', () => {
  expect(types(fixture('types')).join('\n')).toContain('wrong.ts(1,14): error TS2322')
})

test('lint finds every forbidden import direction', () => {
  // Elsewhere, because the repository's own run ignores fixtures.
  const folder = path.join(scratch, 'lint')
  cpSync(fixture('lint'), folder, { recursive: true })
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  const findings = lint(folder).join('\n')
  const wrong = [
    'imports-react',
    'writes-session',
    'imports-other-remote',
    'imports-calls',
    'imports-session',
    'imports-remote',
  ]
  for (const file of wrong) expect(findings).toMatch(new RegExp(`${file}\\.ts.*no-restricted-imports`))
})

test('unused finds a forgotten file', () => {
  expect(unused(fixture('unused')).join('\n')).toContain('src/forgotten.ts')
})

test('tokens finds a misspelt, an idle and a stray colour', () => {
  expect(tokens(fixture('tokens'))).toEqual([
    'shell/src/page.module.css: --color-misspelt is no token',
    'shell/src/page.module.css: #abcdef belongs into the tokens',
    'shared-ui/src/styles/tokens.css: --color-idle is used nowhere',
  ])
})

test('generated finds a style sheet that does not match its source', () => {
  expect(generated(fixture('tokens')).join('\n')).toContain('not up to date')
  expect(generated(root)).toEqual([])
})

test('messages finds a text that nobody shows', () => {
  expect(messages(fixture('messages'))).toEqual(['shell/src/messages/page.ts: forgotten is shown nowhere'])
})

test('sizes finds a file over its budget and a missing build', () => {
  const folder = path.join(scratch, 'sizes')
  cpSync(fixture('sizes'), folder, { recursive: true })
  // Random bytes do not compress.
  writeFileSync(path.join(folder, 'shell/dist/assets/main.0.js'), randomBytes(200_000))
  expect(sizes(folder).join('\n')).toMatch(/main\.0\.js: \d+ brotli bytes/)
  expect(sizes(path.join(scratch, 'nothing'))).toEqual(['the shell is not built'])
})

/** The parts that shell and remotes agree on, to change something in. */
function copyOfContract(name: string): string {
  const folder = path.join(scratch, name)
  for (const part of ['shared-contracts', 'shared-ui'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

test('optional shared finds another export under the same version, and is content with a new version that was written down', () => {
  const folder = copyOfContract('optional-shared')
  const change = (file: string, from: string, to: string) => {
    const place = path.join(folder, 'shared-contracts', file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
  }
  expect(optionalShared(folder)).toEqual([])
  change('src/schema/schema.ts', '  array,', '  array,\n  email,')
  expect(optionalShared(folder).join('\n')).toContain('raise the version of @delikaterie/shared-contracts/schema')
  change('src/remotes/contract.ts', "schema': '1.0.0'", "schema': '1.1.0'")
  const [, hash = ''] = /1\.1\.0 with exports (\w+)/.exec(optionalShared(folder).join('\n')) ?? []
  change('optional-shared.json', '"version": "1.0.0"', '"version": "1.1.0"')
  change(
    'optional-shared.json',
    /"exports": "(\w+)"/.exec(readFileSync(path.join(folder, 'shared-contracts/optional-shared.json'), 'utf8'))?.[1] ??
      '',
    hash,
  )
  expect(optionalShared(folder)).toEqual([])
})

test('contract finds a changed event, and is content once the change was written down', () => {
  const folder = copyOfContract('contract')
  expect(contract(folder)).toEqual([])

  const bus = path.join(folder, 'shared-contracts/src/bus/bus.ts')
  writeFileSync(bus, readFileSync(bus, 'utf8').replace('logout: { reason', 'logout: { cause'))
  const [finding] = contract(folder)
  const surface = /surface is (\w+)/.exec(finding ?? '')?.[1]
  writeFileSync(path.join(folder, 'shared-contracts/contract.json'), JSON.stringify({ version: 2, surface }))
  expect(surface).toBeDefined()
  expect(contract(folder)).toEqual([])
})

test('a check of an empty folder does not pass', () => {
  for (const check of [tokens, messages, sizes]) expect(check(path.join(scratch, 'nothing'))).not.toEqual([])
})
