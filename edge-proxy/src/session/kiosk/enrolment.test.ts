import { expect, test } from 'vitest'
import { createKeyRing } from '../seal.ts'
import { createEnrolment } from './enrolment.ts'

const portal = 'https://portal.example'

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const munich = { name: 'munich', key: 'a-key-for-the-tablets' }
const berlin = { name: 'berlin', key: 'another-key-for-berlin' }
const enrolment = createEnrolment([munich, berlin], createKeyRing([oldKey], portal))
const cookie = (setCookie: string): string => setCookie.split(';')[0] ?? ''
const enrolled = cookie(enrolment.enrol('berlin'))

test.each([
  { text: munich.key, name: 'munich' },
  { text: ` ${berlin.key}\n`, name: 'berlin' },
  { text: munich.key.toUpperCase(), name: null },
  { text: munich.key.slice(1), name: null },
  { text: `munich:${munich.key}`, name: null },
  { text: '', name: null },
])('the typed key "$text" is the key of $name', ({ text, name }) => {
  expect(enrolment.nameOfKey(text)).toBe(name)
})

test('the cookie holds neither key, differs for every tablet and is kept from scripts and other sites', () => {
  const setCookie = enrolment.enrol('munich')
  expect(setCookie).toMatch(/^__Host-kiosk=[\w.-]+; Max-Age=34560000; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
  expect(setCookie).not.toContain(munich.key)
  expect(enrolment.enrol('munich')).not.toBe(setCookie)
})

test.each([
  { title: 'after a restart, at every edge', kioskKeys: [munich, berlin], edgeKeys: [oldKey], device: 'berlin' },
  { title: 'in another order of the keys', kioskKeys: [berlin, munich], edgeKeys: [oldKey], device: 'berlin' },
  {
    title: 'when the edge has a newer key too',
    kioskKeys: [munich, berlin],
    edgeKeys: [newKey, oldKey],
    device: 'berlin',
  },
  { title: 'until its kiosk key is removed', kioskKeys: [munich], edgeKeys: [oldKey], device: null },
  { title: 'until all kiosk keys are removed', kioskKeys: [], edgeKeys: [oldKey], device: null },
  {
    title: 'until the key of the name is another',
    kioskKeys: [{ ...munich, name: 'berlin' }],
    edgeKeys: [oldKey],
    device: null,
  },
  { title: 'until the key of the edge is retired', kioskKeys: [munich, berlin], edgeKeys: [newKey], device: null },
])('a tablet is enrolled $title', ({ kioskKeys, edgeKeys, device }) => {
  expect(createEnrolment(kioskKeys, createKeyRing(edgeKeys, portal)).tabletIn(enrolled)?.device ?? null).toBe(device)
})

test('a renewed cookie is valid after the old key of the edge is retired', () => {
  const rotated = createEnrolment([munich, berlin], createKeyRing([newKey, oldKey], portal))
  const tablet = rotated.tabletIn(enrolled)
  const renewed = cookie(rotated.enrol('berlin', tablet?.nonce))
  expect(createEnrolment([berlin], createKeyRing([newKey], portal)).tabletIn(renewed)).toEqual(tablet)
})

const [id = '', nonce = '', mac = ''] = enrolled.slice('__Host-kiosk='.length).split('.')
/** The next letter: in the last place another spelling of the same bytes. */
const changed = (text: string, at: number): string => {
  const letter = String.fromCharCode(text.charCodeAt(at) + 1)
  return text.slice(0, at) + (/[\w-]/.test(letter) ? letter : 'A') + text.slice(at + 1)
}

test.each([
  { title: 'no cookie', header: null },
  { title: 'an empty one', header: '__Host-kiosk=' },
  { title: 'the kiosk key itself', header: `__Host-kiosk=${berlin.key}` },
  { title: 'another number', header: `__Host-kiosk=${id}.${changed(nonce, 3)}.${mac}` },
  { title: 'another HMAC', header: `__Host-kiosk=${id}.${nonce}.${changed(mac, 0)}` },
  { title: 'another spelling of the HMAC', header: `__Host-kiosk=${id}.${nonce}.${changed(mac, 42)}` },
  { title: 'another key of the edge', header: `__Host-kiosk=00000000.${nonce}.${mac}` },
  { title: 'a part less', header: `__Host-kiosk=${id}.${nonce}` },
  { title: 'a part more', header: `${enrolled}.x` },
  { title: 'quotes', header: `__Host-kiosk="${id}.${nonce}.${mac}"` },
  { title: 'a cookie whose name begins with a no-break space', header: `\xa0${enrolled}` },
  { title: 'the cookie without its prefix', header: enrolled.replace('__Host-', '') },
  { title: 'the cookie in small letters', header: enrolled.replace('__Host-', '__host-') },
])('$title does not enrol a tablet', ({ header }) => {
  expect(enrolment.tabletIn(header)).toBeNull()
})

test.each([
  `${enrolled}; ${enrolled}`,
  `__Host-kiosk=x; ${enrolled}`,
  `${cookie(enrolment.enrol('munich'))}x; ${enrolled}`,
])('of two cookies the one that proves a key enrols a tablet: %s', (header) => {
  expect(enrolment.tabletIn(header)?.device).toBe('berlin')
})
