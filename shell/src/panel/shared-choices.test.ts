import { expect, test } from 'vitest'
import { reasonOf } from './shared-choices.ts'

const own = (version: string) => ({ version, from: 'rewards' })
const shell = (version: string) => ({ version, from: 'shell' })
const other = (version: string) => ({ version, from: 'cards' })

test.each([
  { chosen: shell('19.0.0'), offered: [shell('19.0.0')], required: '^19.0.0', reason: 'fits' },
  { chosen: shell('19.0.0'), offered: [shell('19.0.0')], required: null, reason: 'fits' },
  { chosen: other('1.2.0'), offered: [shell('1.0.0'), other('1.2.0')], required: '^1.1.0', reason: 'fits' },
  { chosen: shell('18.3.1'), offered: [shell('18.3.1')], required: '^19.0.0', reason: 'onlyOne' },
  { chosen: own('1.1.0'), offered: [shell('1.0.0'), own('1.1.0')], required: '^1.1.0', reason: 'ownFits' },
  { chosen: null, offered: [shell('1.0.0')], required: '^1.1.0', reason: 'ownFits' },
  { chosen: own('1.2.0'), offered: [shell('1.1.0'), own('1.2.0')], required: '^1.1.0', reason: 'ownIsNewer' },
  { chosen: own('1.2.0'), offered: [own('1.2.0')], required: '^1.1.0', reason: 'ownOnly' },
])('$chosen of $offered for $required: $reason', ({ chosen, offered, required, reason }) => {
  expect(reasonOf({ consumer: 'rewards', module: 'm', required, chosen, offered, isMissing: false })).toBe(reason)
})

test('a module that a remote needs and nothing offers is missing', () => {
  const choice = { consumer: 'rewards', module: 'm', required: '^1.0.0', chosen: null, offered: [], isMissing: true }
  expect(reasonOf(choice)).toBe('missing')
})
