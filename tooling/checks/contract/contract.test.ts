import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../build/root.ts'
import { bumpBetween, bumped } from './bump.ts'
import { acceptContract, contract, contractChanges, contractFolder } from './contract.ts'
import { readDeclarations } from './declarations.ts'

const scratch = mkdtempSync(path.join(tmpdir(), 'contract-test-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const committed = readDeclarations(path.join(root, contractFolder))
const edited = (file: string, from: string | RegExp, to: string) => {
  const text = committed.get(file) ?? ''
  expect(text).toMatch(from)
  return new Map(committed).set(file, text.replace(from, to))
}

const verdicts: [title: string, file: string, from: string | RegExp, to: string, finding: string][] = [
  [
    'an event is added',
    'bus/bus.d.ts',
    '  navigate: {',
    '  opened: { a: string }\n  navigate: {',
    'needs a minor version',
  ],
  ['an event is renamed', 'bus/bus.d.ts', 'navigate: {', 'go: {', "'navigate' is missing"],
  ['an event has another field', 'bus/bus.d.ts', 'to: string', 'to: string; replace: boolean', "'replace' is missing"],
  ['a type has another name', 'bus/bus.d.ts', /LogoutReason/g, 'Cause', 'needs a patch version'],
  ['an atom is removed', 'session/index.d.ts', '$status', '$state2', "'$status' is missing"],
  [
    'navigation can do more',
    'navigation/navigation.d.ts',
    'readonly hash',
    'readonly key: string; readonly hash',
    'needs a minor',
  ],
  [
    'a route may have an option',
    'remotes/contract.d.ts',
    'title: string',
    'title: string; wide?: boolean',
    'needs a minor',
  ],
  [
    'a route must have an option',
    'remotes/contract.d.ts',
    'title: string',
    'title: string; wide: boolean',
    "'wide' is missing",
  ],
  [
    'a record may have a field',
    'remotes/release-record.d.ts',
    'entry: string',
    'entry: string; by?: string',
    'needs a minor',
  ],
  [
    'a record must have a field',
    'remotes/release-record.d.ts',
    'entry: string',
    'entry: string; by: string',
    "'by' is missing",
  ],
  [
    'a call is added',
    'calls/call-surface.d.ts',
    /\n {2}activation: (\{[\s\S]*?\n {2}\})/,
    '$&\n  deactivation: $1',
    'needs a minor',
  ],
  ['a call moves', 'calls/call-surface.d.ts', "'shop/card/activate'", "'shop/card/enable'", 'shop/card/enable'],
  [
    'a call must send more',
    'calls/call-surface.d.ts',
    'cardCode: string',
    'cardCode: string; pin: string',
    "'pin' is missing",
  ],
  [
    'a call may send more',
    'calls/call-surface.d.ts',
    'cardCode: string',
    'cardCode: string; pin?: string',
    'needs a minor',
  ],
  [
    'an element has another event',
    'embed/elements.d.ts',
    '  session: {',
    '  closed: {}\n  session: {',
    'needs a minor version',
  ],
  [
    'an element has another property',
    'embed/elements.d.ts',
    '  sessionToken: string',
    '  density: string\n  sessionToken: string',
    'needs a minor version',
  ],
  ['an element loses a theme', 'embed/elements.d.ts', " | 'auto'", '', '"auto"'],
  ['an element loses a property', 'embed/elements.d.ts', /\n {2}page: string(?=\n {2}theme: )/, '', "'page'"],
  ['an attribute has another name', 'embed/elements.d.ts', "'portal', ", "'origin', ", "'portal' is missing"],
  ['mount takes a property less', 'embed/elements.d.ts', /\n {2}onReady.*/, '', "'onReady' is missing"],
  ['an embedded remote is gone', 'embed/elements.d.ts', "'rewards', ", '', "'rewards'"],
  [
    'React has another major version',
    'remotes/shared-modules.d.ts',
    '19.0.0',
    '20.0.0',
    'react has another major version',
  ],
  [
    'a module is not shared any more',
    'remotes/shared-modules.d.ts',
    'nanostores:',
    'stores:',
    'nanostores is not shared',
  ],
  [
    'a schema is added',
    'schema/schema.d.ts',
    '  array,',
    '  array,\n  email,',
    'shared-contracts/schema needs a minor version',
  ],
  [
    'an icon is removed',
    'icons/icons.d.ts',
    /export declare const CardIcon.*\n/,
    '',
    'shared-ui/icons needs a major version',
  ],
  [
    'a library has another major version',
    'icons/icons.d.ts',
    /lucide-react \d+/,
    'lucide-react 99',
    're-exports lucide-react 99',
  ],
]

/** The findings of all verdicts, by one run of the compiler. */
const findings = contractChanges(
  root,
  committed,
  verdicts.map(([, file, from, to]) => edited(file, from, to)),
)
test.each(verdicts.map(([title, , , , finding], index) => ({ title, finding, index })))(
  'contract says which version is needed if $title',
  async ({ finding, index }) => {
    expect((await findings)[index]?.join('\n')).toContain(finding)
  },
)

test('contract accepts a change whose version is raised', async () => {
  const after = edited('bus/bus.d.ts', '  navigate: {', '  opened: { a: string }\n  navigate: {')
  const version = after.get('remotes/contract.d.ts') ?? ''
  const raised = new Map(after).set(
    'remotes/contract.d.ts',
    version.replace(/contractVersion = '3\.\d+/, "contractVersion = '3.99"),
  )
  expect((await contractChanges(root, committed, [raised]))[0]?.at(-1)).toBe('Run `npm run generate`.')
})

test('generate writes the declarations of a changed source once the version is raised', async () => {
  for (const part of ['shared-contracts', 'shared-ui'])
    cpSync(path.join(root, part), path.join(scratch, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'))
  const change = (file: string, from: string | RegExp, to: string) => {
    const place = path.join(scratch, 'shared-contracts', file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
  }
  change('src/bus/bus.ts', 'logout: { reason', 'logout: { cause')
  expect((await acceptContract(scratch)).join('\n')).toContain('the contract needs a major version')
  change('src/remotes/contract.ts', /contractVersion = '.*'/, "contractVersion = '99.0.0'")
  expect(await acceptContract(scratch)).toEqual([])
  expect(readFileSync(path.join(scratch, contractFolder, 'bus/bus.d.ts'), 'utf8')).toContain('cause: LogoutReason')
  expect(await contract(scratch)).toEqual([])
}, 60_000)

test('contract of an empty folder does not pass', async () => {
  expect(await contract(mkdtempSync(path.join(scratch, 'empty-')))).not.toEqual([])
})

test.each([
  { from: '3.1.4', to: '3.1.5', bump: 'patch' },
  { from: '3.1.4', to: '3.2.0', bump: 'minor' },
  { from: '3.9.0', to: '3.10.0', bump: 'minor' },
  { from: '3.1.4', to: '4.0.0', bump: 'major' },
] as const)('from $from to $to is a $bump version', ({ from, to, bump }) => {
  expect([bumpBetween(from, to), bumped(from, bump), bumpBetween(to, from)]).toEqual([bump, to, 'none'])
})
