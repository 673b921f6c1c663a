import { expect, test } from 'vitest'
import { emailError, tidyEmail } from './email-address.ts'

// Rule: formats-24
test.each([
  { typed: 'anna@maßwerk.de', sent: 'anna@xn--mawerk-cta.de' },
  { typed: 'anna@MASSWERK.de', sent: 'anna@masswerk.de' },
  { typed: 'anna@käserei-müller.de', sent: 'anna@xn--kserei-mller-gcb75a.de' },
  { typed: 'anna@KÄSEREI-MÜLLER.DE', sent: 'anna@xn--kserei-mller-gcb75a.de' },
  { typed: 'anna@ka\u0308serei-mu\u0308ller.de', sent: 'anna@xn--kserei-mller-gcb75a.de' },
  { typed: 'anna@XN--Kserei-Mller-gcb75a.de', sent: 'anna@xn--kserei-mller-gcb75a.de' },
  { typed: 'anna@post.käserei.example', sent: 'anna@post.xn--kserei-bua.example' },
  { typed: 'anna@gmx。de', sent: 'anna@gmx.de' },
  { typed: 'anna@ｇｍｘ．ｄｅ', sent: 'anna@gmx.de' },
  { typed: 'Anna.Abel@GMX.de', sent: 'Anna.Abel@gmx.de' },
  { typed: 'jürgen.groß@straße.de', sent: 'jürgen.groß@xn--strae-oqa.de' },
  { typed: '"a@b"@Example.org', sent: '"a@b"@example.org' },
  { typed: ' \u00a0anna@gmx.de\t', sent: 'anna@gmx.de' },
  { typed: '\ufeff anna@gmx.de \u200b', sent: 'anna@gmx.de' },
  // A URL would read these as a host with a port, a path or escaped characters.
  { typed: 'anna@käse.de:80', sent: 'anna@käse.de:80' },
  { typed: 'anna@käse.de/x', sent: 'anna@käse.de/x' },
  { typed: 'anna@k%C3%A4se-ä.de', sent: 'anna@k%C3%A4se-ä.de' },
  { typed: 'anna@käse／x.de', sent: 'anna@käse／x.de' },
  { typed: 'anna@1.2', sent: 'anna@1.2' },
  { typed: 'Kundin 12', sent: 'Kundin 12' },
  { typed: '', sent: '' },
])('$typed is sent as $sent, also when it is tidied again', ({ typed, sent }) => {
  expect(tidyEmail(typed)).toBe(sent)
  expect(tidyEmail(sent)).toBe(sent)
})

test.each([
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u00ad',
  '\ufeff',
  '\u2060',
  '\u2063',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u180e',
  '\u034f',
  '\u061c',
  '\ufe0f',
  '\u{e0020}',
])('the invisible %j is dropped everywhere', (character) => {
  expect(tidyEmail([...'anna@käse.de'].join(character))).toBe('anna@xn--kse-qla.de')
})

test.each([
  'anna@gmx.de',
  'Anna.Abel+portal@mail.example.co.uk',
  "o'neill@example.org",
  'a_b-c=d@x-y.museum',
  '1@2.de',
  'jürgen@käse.de',
  'anna@maßwerk.de',
  ' anna@gmx.de\u200b',
  `${'a'.repeat(64)}@example.org`,
  'anna@例え.テスト',
])('%j is one mailbox', (typed) => expect(emailError(typed)).toBeNull())

test.each([
  'anna',
  'anna@',
  '@gmx.de',
  'anna@gmx',
  'anna@gmx.de.',
  'anna@.de',
  'anna@gmx..de',
  'anna@-gmx.de',
  'anna@gmx.d',
  '.anna@gmx.de',
  'anna.@gmx.de',
  'an..na@gmx.de',
  'an na@gmx.de',
  'anna@gm x.de',
  'anna@gmx.de\nBcc: otto@web.de',
  'anna\r\n@gmx.de',
  'anna@gmx.de\0',
  'anna\u2028@gmx.de',
  'anna@gmx.de, otto@web.de',
  'anna@gmx.de;otto@web.de',
  'anna@gmx.de otto@web.de',
  'Anna <anna@gmx.de>',
  '<anna@gmx.de>',
  '<@web.de:anna@gmx.de>',
  'Freunde:anna@gmx.de;',
  'anna(Mutter)@gmx.de',
  'anna@gmx.de(Mutter)',
  'anna@(x)gmx.de',
  '"anna"@gmx.de',
  '"anna@web.de"@gmx.de',
  '"a\\"b"@gmx.de',
  'anna\\@web.de@gmx.de',
  'anna@web.de@gmx.de',
  'anna%web.de@gmx.de',
  'web.de!anna@gmx.de',
  'anna@[127.0.0.1]',
  'anna@[IPv6:::1]',
  'anna@127.0.0.1',
  'anna@１２７.1',
  'anna@0x7f.1',
  'anna@gmx.de:25',
  'anna@gm_x.de',
  'anna＠gmx.de',
  'mailto:anna@gmx.de',
  'anna@gmx.de?bcc=otto@web.de',
  `${'a'.repeat(65)}@gmx.de`,
  `anna@${'a'.repeat(64)}.de`,
  `anna@${'abc.'.repeat(64)}de`,
])('%j is no mailbox', (typed) => expect(emailError(typed)).toBe('emailSyntaxError'))

test.each(['', ' ', '\u200b\u00a0'])('%j is no address at all', (typed) =>
  expect(emailError(typed)).toBe('loginNameUndefined'),
)
