import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../build/root.ts'
import { changesBetween } from './changes.ts'
import { contract, writeDeprecated, writeReleased } from './contract.ts'
import { readContract } from './read-contract.ts'
import { fromText, toText } from './sections.ts'

const scratch = mkdtempSync(path.join(tmpdir(), 'contract-test-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const released = `contract 3.9.0

provided modules
  react 19
  shared-ui/icons optional

provided bus
  export type PortalEvents = {
      logout: {
          reason: string
      navigate: {
          to: string
  export declare const bus: Bus

provided icons 1.2.0
  lucide-react 1
  export declare const CardIcon: Icon

accepted calls
  activate POST shop/card/activate required
    cardCode: string
    reasons: array of strict_object
      code: one of
        "lost"

accepted remotes
  export type RemoteRoute = {
      path: string
`

const cases: [title: string, from: string | RegExp, to: string, expected: string][] = [
  ['nothing changes', '', '', ''],
  ['only the order changes', /( {6}logout: \{\n.*\n)(.*\n.*\n)/, '$2$1', ''],
  [
    'an export is removed',
    / {2}export declare const bus.*\n/,
    '',
    'the contract 4.0.0 removed: export declare const bus: Bus',
  ],
  ['a field has another type', 'to: string', 'to: URL', 'the contract 4.0.0 removed: '],
  ['a type with the same field loses it', /\n {10}reason: string/, '', 'the contract 4.0.0 removed: '],
  ['an event is added', '      logout: {', '      opened: {\n      logout: {', 'the contract 3.10.0 added: '],
  ['a module is added', '  react 19', '  react 19\n  preact 10', 'the contract 3.10.0 added: preact 10'],
  ['React has another major version', 'react 19', 'react 20', 'the contract 4.0.0 removed: react 19'],
  ['a module becomes single', 'icons optional', 'icons 1', 'the contract 4.0.0 removed: '],
  [
    'a call is added',
    'accepted calls',
    'accepted calls\n  lock POST shop/card/lock required\n    reason: string',
    'the contract 3.10.0 added: ',
  ],
  ['a call may send more', 'cardCode: string', 'cardCode: string\n    pin?: string', 'the contract 3.10.0 added: '],
  ['a call must send more', 'cardCode: string', 'cardCode: string\n    pin: string', 'the contract 4.0.0 required: '],
  ['a field may have another value', '"lost"', '"lost"\n        "stolen"', 'the contract 3.10.0 added: '],
  ['a field may no longer have a value', '\n        "lost"', '', 'the contract 4.0.0 removed: '],
  ['items may say more', 'code: one', 'note?: string\n      code: one', 'the contract 3.10.0 added: '],
  ['items must say more', 'code: one', 'note: string\n      code: one', 'the contract 4.0.0 required: '],
  ['a call moves', 'shop/card/activate', 'shop/card/enable', 'the contract 4.0.0 removed: '],
  ['a route may say more', 'path: string', 'path: string\n      lead?: string', 'the contract 3.10.0 added: '],
  ['a route must say more', 'path: string', 'path: string\n      lead: string', 'the contract 4.0.0 required: '],
  ['a part is removed', /\n\naccepted remotes[^]*/, '\n', 'the contract 4.0.0 removed: '],
  ['an icon is added', 'CardIcon: Icon', 'CardIcon: Icon\n  export declare const BagIcon: Icon', 'icons 1.3.0 added: '],
  [
    'an export is deprecated',
    'const bus: Bus',
    'const bus: Bus\n      @deprecated since 3.10.0 until 4.0.0: use channel',
    'the contract 3.10.0 added: export declare const bus: Bus > @deprecated since 3.10.0 until 4.0.0: use channel',
  ],
  ['an icon is removed', '\n  export declare const CardIcon: Icon', '', 'icons 2.0.0 removed: '],
  ['the library of the icons has another major version', 'lucide-react 1', 'lucide-react 2', 'icons 2.0.0 removed: '],
]

test.each(cases.map(([title, from, to, expected]) => ({ title, from, to, expected })))(
  'contract says which version is needed if $title',
  ({ from, to, expected }) => {
    const changes = changesBetween(fromText(released), fromText(released.replace(from, to)))
    const said = changes.map(({ subject, needed, reasons }) => `${subject} ${needed} ${reasons[0]}`)
    // Nothing is expected of nothing.
    expect(said.join('\n').slice(0, expected.length || undefined)).toBe(expected)
  },
)

test('the text of a contract has everything that is compared', () => {
  expect(toText(fromText(released))).toBe(released)
})

/** A copy of the sources. */
function copyOfSources(): string {
  const folder = mkdtempSync(path.join(scratch, 'sources-'))
  for (const part of ['package.json', 'brands', 'page-library', 'shared-contracts', 'shared-ui'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const place = path.join(folder, file)
  writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
}
/** An event of the sources gets another field. */
const changeEvent = (folder: string): void =>
  change(folder, 'page-library/src/session/bus.ts', 'logout: { reason', 'logout: { cause')

test('contract finds a changed source whose version is not raised', async () => {
  const folder = copyOfSources()
  await writeReleased(folder)
  changeEvent(folder)
  const findings = (await contract(folder)).join('\n')
  expect(findings).toContain('the contract needs a major version')
  expect(findings).toContain('removed: export type PortalEvents = { > logout: { > reason: LogoutReason')
}, 60_000)

test('contract accepts a change whose version is raised, and compares with it once it is released', async () => {
  const folder = copyOfSources()
  changeEvent(folder)
  change(folder, 'shared-contracts/src/remotes/contract.ts', /contractVersion = '.*'/, `contractVersion = '99.0.0'`)
  expect(await contract(folder)).toEqual([])
  await writeReleased(folder)
  const text = readFileSync(path.join(folder, 'shared-contracts/contract/released.txt'), 'utf8')
  expect(text).toMatch(/^contract 99\.0\.0\n/)
  expect(text).toContain('cause: LogoutReason')
  expect(await contract(folder)).toEqual([])
}, 60_000)

test('contract reads the tag of an export in the sources, asks for the list for teams, and refuses that the export is gone', async () => {
  const folder = copyOfSources()
  const bus = 'page-library/src/session/bus.ts'
  const list = 'shared-contracts/src/remotes/deprecated-parts.json'
  const old = `\n/**\n * Old.\n * @deprecated since 98.1.0 until 99.0.0: use\n * \`bus\`\n */\nexport const old: number = 1\n`
  change(folder, 'shared-contracts/src/remotes/contract.ts', /contractVersion = '.*'/, `contractVersion = '98.1.0'`)
  change(folder, bus, /$/, old)
  expect(await contract(folder)).toEqual([`${list}: not up to date; run \`npm run generate:contract\``])
  await writeDeprecated(folder)
  expect(JSON.parse(readFileSync(path.join(folder, list), 'utf8'))).toEqual([
    { module: '@portal/shared-contracts/bus', name: 'old', since: '98.1.0', until: '99.0.0', use: '`bus`' },
  ])
  await writeReleased(folder)
  expect(await contract(folder)).toEqual([])
  change(folder, bus, old, '')
  const removed = 'old of @portal/shared-contracts/bus was promised until 99.0.0: keep it until then'
  expect(await contract(folder)).toContain(removed)
}, 60_000)

const orderItem = 'order POST shop/order required > lineItems: array of strict_object'
test.each([
  {
    to: 'quantity: v.picklist([1, 2])',
    expected: ['the contract needs a minor version', `  added: ${orderItem} > quantity: one of > 2`],
  },
  {
    to: 'quantity: v.literal(2), note: v.string()',
    expected: [
      'the contract needs a major version',
      `  removed: ${orderItem} > quantity: one of > 1`,
      `  required: ${orderItem} > note: string`,
    ],
  },
])(
  'contract finds that items of orders have $to',
  async ({ to, expected }) => {
    // Modules are loaded once, so the released contract is that of the repository.
    const folder = copyOfSources()
    writeFileSync(path.join(folder, 'shared-contracts/contract/released.txt'), toText(await readContract(root)))
    change(folder, 'shared-contracts/src/calls/orders.ts', 'quantity: v.literal(1)', to)
    const findings = await contract(folder)
    expect(findings.map((finding) => finding.replace(/ version,.*/, ' version'))).toEqual(expected)
  },
  60_000,
)

test('contract of an empty folder does not pass', async () => {
  expect(await contract(mkdtempSync(path.join(scratch, 'empty-')))).not.toEqual([])
})
