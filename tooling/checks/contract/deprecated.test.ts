import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { deprecatedParts, deprecationFaults } from './deprecated.ts'
import { fromText } from './sections.ts'

const tag = (text: string): string => `\n      @deprecated ${text}`

/** A contract with a module and an optional module; the tags stand at `bus` and at `CardIcon`. */
const contractOf = (version: string, busTag: string | null = null, iconTag: string | null = null): string =>
  `contract ${version}

provided @portal/shared-contracts/bus
  export declare const bus: Bus${busTag === null ? '' : tag(busTag)}
  export type PortalEvents = {
      logout: {

provided @portal/shared-ui/icons 1.2.0
  export declare const CardIcon: Icon${iconTag === null ? '' : tag(iconTag)}

provided elements
  export declare const embedNames: readonly ["cards"]

accepted calls
  activate POST shop/card/activate required
`
const long = 'since 3.1.0 until 5.0.0: use `channel`'
const released = contractOf('4.0.0')
const noticed = contractOf('4.0.0', long)
const withoutBus = (text: string): string => text.replace(/ {2}export declare const bus.*\n( {6}@.*\n)?/, '')

type Case = { title: string; from: string; to: string; expected: string[] }
const cases: Case[] = [
  { title: 'nothing changes', from: noticed, to: noticed, expected: [] },
  {
    title: 'an export is gone without a notice',
    from: released,
    to: withoutBus(contractOf('5.0.0')),
    expected: [
      'bus of @portal/shared-contracts/bus is gone, and the released contract did not say that it is deprecated: ' +
        'keep it with "@deprecated since 5.0.0 until 6.0.0: use …", and remove it in 6.0.0',
    ],
  },
  {
    title: 'an export is gone before the version that was named',
    from: noticed,
    to: withoutBus(contractOf('4.9.0')),
    expected: ['bus of @portal/shared-contracts/bus was promised until 5.0.0: keep it until then'],
  },
  { title: 'an export is gone in the version named', from: noticed, to: withoutBus(contractOf('5.0.0')), expected: [] },
  { title: 'an export is gone in a later version', from: noticed, to: withoutBus(contractOf('6.1.0')), expected: [] },
  { title: 'an export has another type', from: released, to: released.replace(': Bus', ': Channel'), expected: [] },
  { title: 'a call is gone', from: released, to: released.replace(/ {2}activate.*\n/, ''), expected: [] },
  {
    title: 'a module is gone, with a deprecated export and another one',
    from: noticed,
    to: withoutBus(contractOf('5.0.0')).replace(/provided @portal\/shared-contracts\/bus[^]*?\n\n/, ''),
    expected: [expect.stringMatching(/^PortalEvents of .* is gone/)],
  },
  {
    title: 'an element is gone',
    from: released,
    to: released.replace(/ {2}export declare const embedNames.*\n/, ''),
    expected: [expect.stringMatching(/^embedNames of elements is gone/)],
  },
  {
    title: 'an export is deprecated in the next version',
    from: released,
    to: contractOf('4.1.0', 'since 4.1.0 until 5.0.0: use `channel`'),
    expected: [],
  },
  ...['', 'since 4.1.0', 'use channel', 'since 4.1 until 5.0: use `channel`', 'since 4.1.0 until 4.9.0: use x'].map(
    (text) => ({
      title: `the tag is "${text}"`,
      from: released,
      to: contractOf('4.1.0', text),
      expected: [
        `@portal/shared-contracts/bus: the tag "${`@deprecated ${text}`.trim()}" is malformed: ` +
          'write "@deprecated since 4.1.0 until 5.0.0: use …"',
      ],
    }),
  ),
  ...['4.0.0', '4.2.0'].map((since) => ({
    title: `a new tag says since ${since}`,
    from: released,
    to: contractOf('4.1.0', `since ${since} until 5.0.0: use x`),
    expected: [expect.stringMatching(/^bus of .* is newly deprecated: since must be 4\.1\.0/)],
  })),
  {
    title: 'the end is not after the beginning',
    from: released,
    to: contractOf('5.1.0', 'since 5.1.0 until 5.0.0: use x'),
    expected: [expect.stringMatching(/deprecated since 5\.1\.0, until must be later$/)],
  },
  {
    title: 'the end comes earlier than was promised',
    from: contractOf('4.0.0', 'since 3.1.0 until 6.0.0: use x'),
    to: contractOf('4.1.0', 'since 3.1.0 until 5.0.0: use x'),
    expected: ['bus of @portal/shared-contracts/bus was promised until 6.0.0, and not only until 5.0.0'],
  },
  { title: 'a tag is taken back', from: noticed, to: contractOf('4.1.0'), expected: [] },
  {
    title: 'an optional module has versions of its own',
    from: released.replace('1.2.0', '1.1.0'),
    to: contractOf('4.0.0', null, 'since 1.2.0 until 2.0.0: use `CardsIcon`'),
    expected: [],
  },
]
test.each(cases)('$title: the check of deprecated parts says so', ({ from, to, expected }) => {
  expect(deprecationFaults(fromText(from), fromText(to))).toEqual(expected)
})

test('a tag that is taken back, or has other words, needs no major version', () => {
  const before = fromText(noticed)
  expect(changesBetween(before, fromText(contractOf('4.1.0')))).toEqual([])
  const after = fromText(noticed.replace('`channel`', '`channels`'))
  expect(changesBetween(before, after).map(({ bump }) => bump)).toEqual(['minor'])
})

test('the list has the exports with a tag by their module', () => {
  expect(deprecatedParts(fromText(contractOf('4.0.0', long, 'since 1.1.0 until 2.0.0: use `CardsIcon`')))).toEqual([
    { module: '@portal/shared-contracts/bus', name: 'bus', since: '3.1.0', until: '5.0.0', use: '`channel`' },
    { module: '@portal/shared-ui/icons', name: 'CardIcon', since: '1.1.0', until: '2.0.0', use: '`CardsIcon`' },
  ])
})
