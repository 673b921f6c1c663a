import { expect, test } from 'vitest'
import { createKeyRing } from '../../session/seal.ts'
import { createTickets, ticketAge } from './page-ticket.ts'

const portal = 'https://portal.example'

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const versions = { 'mfe-auth': '1.0.0', 'mfe-cards': '2.0.0' }
const now = 1_800_000_000_000
const tickets = createTickets(createKeyRing([first], portal))
const page = { page: '/top/:topic', remote: 'mfe-auth', uses: ['mfe-auth'], isSampled: true }
const ticket = tickets.issue(versions, page, now)

test('a ticket is valid for its page for an hour, in whatever order the versions are named', () => {
  const read = tickets.read(ticket, { 'mfe-cards': '2.0.0', 'mfe-auth': '1.0.0' }, now)
  expect(read).toEqual({ ...page, id: expect.stringMatching(/^[\da-f-]{36}$/) as string })
  expect(tickets.read(ticket, versions, now + ticketAge - 1)).toEqual(read)
  expect(tickets.read(ticket, versions, now + ticketAge)).toBeNull()
  expect(tickets.read(tickets.issue(versions, page, now), versions, now)?.id).not.toBe(read?.id)
})

test.each(['/', '/übersicht', '/a b/:c', 'x'.repeat(800)])('a ticket names the page %j', (name) => {
  const named = { ...page, page: name, remote: '' }
  expect(tickets.read(tickets.issue(versions, named, now), versions, now)).toMatchObject(named)
})

test('a page without remotes that is not sampled says so', () => {
  const plain = { page: '/impressum', remote: '', uses: [], isSampled: false }
  expect(tickets.read(tickets.issue(versions, plain, now), versions, now)).toMatchObject(plain)
})

test('a key that is replaced still reads its tickets', () => {
  expect(createTickets(createKeyRing([second, first], portal)).read(ticket, versions, now)).not.toBeNull()
  expect(createTickets(createKeyRing([second], portal)).read(ticket, versions, now)).toBeNull()
})

test('another portal with the same keys reads no ticket', () => {
  expect(createTickets(createKeyRing([first], 'https://other.example')).read(ticket, versions, now)).toBeNull()
})

const [time = '', id = '', name = '', mac = ''] = ticket.split('.')
const named = (more: Partial<typeof page>): string =>
  [time, id, Buffer.from(JSON.stringify({ ...page, ...more })).toString('base64url'), mac].join('.')
test.each([
  { title: 'another version', sent: ticket, of: { ...versions, 'mfe-auth': '1.0.1' } },
  { title: 'one remote more', sent: ticket, of: { ...versions, 'mfe-x': '1.0.0' } },
  { title: 'one remote less', sent: ticket, of: { 'mfe-auth': '1.0.0' } },
  { title: 'another time', sent: `${(now - 1).toString(36)}.${id}.${name}.${mac}`, of: versions },
  { title: 'a time to come', sent: `${(now + 1).toString(36)}.${id}.${name}.${mac}`, of: versions },
  { title: 'another random part', sent: `${time}.${id.split('').toReversed().join('')}.${name}.${mac}`, of: versions },
  { title: 'another page', sent: named({ page: '/' }), of: versions },
  { title: 'one used remote more', sent: named({ uses: ['mfe-auth', 'mfe-cards'] }), of: versions },
  { title: 'another sampling', sent: named({ isSampled: false }), of: versions },
  { title: 'no page', sent: `${time}.${id}.${mac}`, of: versions },
  { title: 'no code', sent: `${time}.${id}.${name}.`, of: versions },
  { title: 'other text', sent: 'x', of: versions },
])('a ticket with $title is refused', ({ sent, of }) => {
  expect(tickets.read(sent, of, now)).toBeNull()
})
