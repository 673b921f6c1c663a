import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  claimsOf,
  coversPath,
  documentFaults,
  recordFaults,
  registrationOf,
  shellFaults,
  slotFaults,
} from './claims.ts'
import { RegistryDocument, type RegisteredRemote } from './registry-document.ts'

const remote = (paths: string[], more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  keys: ['k'.repeat(43)],
  paths,
  widgets: [],
  menu: [],
  ...more,
})
const route = (path: string) => ({ path, title: path, chunks: [] })
const entry = { menu: 'account', label: 'Spiele', path: '/spiele' }
const slot = { slot: 'home', widget: 'quiz' }

test.each([
  { claim: '/top', path: '/top', covers: true },
  { claim: '/top', path: '/Top/', covers: true },
  { claim: '/top', path: '/top/:slug', covers: true },
  { claim: '/top', path: '/topf', covers: false },
  { claim: '/top/x', path: '/top', covers: false },
  { claim: '/', path: '/top', covers: true },
])('$claim covers $path: $covers', ({ claim, path, covers }) => {
  expect(coversPath(claim, path)).toBe(covers)
})

test.each([
  {
    title: 'other paths',
    remotes: { a: remote(['/spiele', '/top']), b: remote(['/topf', '/konto/spiele']) },
    faults: [],
  },
  {
    title: 'the same path',
    remotes: { a: remote(['/spiele']), b: remote(['/spiele']) },
    faults: ['a claims /spiele and b claims /spiele'],
  },
  {
    title: 'a path below another',
    remotes: { a: remote(['/spiele/quiz']), b: remote(['/spiele']) },
    faults: ['a claims /spiele/quiz and b claims /spiele'],
  },
  {
    title: 'a path of the edge',
    remotes: { a: remote(['/api/spiele']), b: remote(['/metrics']) },
    faults: ["a claims /api/spiele, but /api is the edge's", "b claims /metrics, but /metrics is the edge's"],
  },
  {
    title: "a menu entry to another's page",
    remotes: { a: remote([], { menu: [entry] }), b: remote(['/spiele'], { menu: [entry] }) },
    faults: ['a claims the menu entry "Spiele" to /spiele, which it does not claim'],
  },
  {
    title: 'a slot for a widget that another claims',
    remotes: { a: remote([], { slots: [slot] }), b: remote([], { widgets: ['quiz'], slots: [slot] }) },
    faults: ['a claims the slot home for the widget quiz, which it does not claim'],
  },
  { title: 'their own slots', remotes: { a: remote([], { offers: ['a:below', 'a:above'] }) }, faults: [] },
  {
    title: 'to offer slots of another and of the shell',
    remotes: { a: remote([], { offers: ['b:below', 'home'] }) },
    faults: [
      'a claims to offer the slot b:below, whose name must begin with a:',
      'a claims to offer the slot home, whose name must begin with a:',
    ],
  },
])('a document with remotes that claim $title', ({ remotes, faults }) => {
  expect(documentFaults({ remotes })).toEqual(faults)
})

test('a claimed slot of a remote must be one that it offers; those of the shell are not known here', () => {
  const filled = { widgets: ['quiz'], slots: [slot, { slot: 'b:below', widget: 'quiz' }] }
  const remotes = (offers?: string[]) => ({ a: remote([], filled), b: remote([], offers && { offers }) })
  expect(slotFaults({ remotes: remotes(['b:below']) })).toEqual([])
  const fault = 'a claims the slot b:below for the widget quiz, which no remote offers'
  for (const offers of [undefined, [], ['b:above']]) expect(slotFaults({ remotes: remotes(offers) })).toEqual([fault])
  // Edges take such a document: an earlier command, which does not know offers, may have removed them.
  expect(documentFaults({ remotes: remotes() })).toEqual([])
})

test('a remote is registered with everything that it uses', () => {
  const release = {
    routes: [route('/top'), route('/top/:slug')],
    widgets: { quiz: [] },
    menu: [entry],
    slots: [{ slot: 'b:below', widget: 'quiz' }],
    offers: ['a:below'],
  }
  expect(registrationOf('a', release)).toBe(
    "remotes keys add a --public=KEY --path /top --widget quiz --menu 'account:Spiele:/spiele' --slot b:below:quiz --offer a:below",
  )
  expect(claimsOf({ ...release, widgets: ['quiz'] })).toMatchObject({ paths: ['/top'], offers: ['a:below'] })
})

test.each([
  { claim: '/faq', faults: ['/faq is a page of the shell'] },
  { claim: '/vorteile', faults: ['/vorteile/alle is a page of the shell'] },
  { claim: '/faq/spiele', faults: [] },
  { claim: '/faqs', faults: [] },
])('the claim $claim beside pages of the shell: $faults', ({ claim, faults }) => {
  expect(shellFaults([claim], ['/', '/faq', '/vorteile/alle'])).toEqual(faults)
})

test.each([
  { title: 'nothing', record: {}, faults: [] },
  {
    title: 'claimed parts',
    record: { routes: [route('/spiele/:id')], widgets: { quiz: [] }, menu: [entry], slots: [slot] },
    faults: [],
  },
  {
    title: "another's path",
    record: { routes: [route('/konto/karten')] },
    faults: ['the path /konto/karten is not claimed'],
  },
  { title: 'every path', record: { routes: [route('/:any')] }, faults: ['the path /:any is not claimed'] },
  {
    title: 'another widget',
    record: { widgets: { 'login-box': [] } },
    faults: ['the widget login-box is not claimed'],
  },
  {
    title: 'a menu entry of another label',
    record: { menu: [{ ...entry, label: 'Abmelden' }] },
    faults: ['the entry "Abmelden" to /spiele in the menu account is not claimed'],
  },
  {
    title: 'another slot',
    record: { slots: [{ slot: 'overview', widget: 'quiz' }] },
    faults: ['the widget quiz in the slot overview is not claimed'],
  },
])('a release that uses $title', ({ record, faults }) => {
  const claims = remote(['/spiele'], { widgets: ['quiz'], menu: [entry], slots: [slot] })
  expect(recordFaults({ routes: [], widgets: {}, ...record }, claims)).toEqual(faults)
})

const document = { revision: 1, issued: '2026-11-22T07:00:00Z', remotes: { 'mfe-games': remote(['/spiele']) } }
test.each([
  { title: 'a remote', changes: {}, valid: true },
  { title: 'an end', changes: { expires: '2027-11-22T07:00:00Z' }, valid: true },
  { title: 'a slot', changes: { remotes: { games: remote([], { slots: [slot] }) } }, valid: true },
  { title: 'no remote', changes: { remotes: {} }, valid: true },
  { title: 'revision 0', changes: { revision: 0 }, valid: false },
  { title: 'half a revision', changes: { revision: 1.5 }, valid: false },
  { title: 'an odd name', changes: { remotes: { '../games': remote([]) } }, valid: false },
  { title: 'a remote without a key', changes: { remotes: { games: remote([], { keys: [] }) } }, valid: false },
  ...['/', 'spiele', '/Spiele', '/spiele/:id', '/spiele/', '/a//b', '/a/../b', '/a%2fb'].map((path) => ({
    title: `the claim ${path}`,
    changes: { remotes: { games: remote([path]) } },
    valid: false,
  })),
  ...['', ' Spiele', 'S\nx', 'S'.repeat(41)].map((label) => ({
    title: `the menu label ${JSON.stringify(label)}`,
    changes: { remotes: { games: remote([], { menu: [{ ...entry, label }] }) } },
    valid: false,
  })),
])('a document with $title is valid: $valid', ({ changes, valid }) => {
  expect(v.is(RegistryDocument, { ...document, ...changes })).toBe(valid)
})

test('what a remote claims for its parts covers them and no other path', () => {
  const parts = { routes: ['/top/:slug', '/spiele', '/spiele/:id/punkte'].map(route), menu: [entry], slots: [slot] }
  const claims = claimsOf({ ...parts, widgets: ['quiz'] })
  expect(claims).toEqual({ paths: ['/top', '/spiele'], widgets: ['quiz'], menu: [entry], slots: [slot] })
  const release = { ...parts, widgets: { quiz: [] } }
  expect(recordFaults(release, claims)).toEqual([])
})
