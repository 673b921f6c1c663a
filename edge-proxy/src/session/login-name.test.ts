import { expect, test } from 'vitest'
import { accountName, mailboxOf } from './login-name.ts'

test.each([
  ' Opfer@Example.org',
  'OPFER@EXAMPLE.ORG ',
  'ｏｐｆｅｒ@example.org',
  'op\u200Bfer@example.org',
  'opfer@ｅｘａｍｐｌｅ。org',
])('%j is the account opfer@example.org', (text) => expect(accountName(text)).toBe('opfer@example.org'))

test.each([
  { address: 'Opfer+1@Example.org', mailbox: 'opfer@example.org' },
  { address: 'op.fer@example.org', mailbox: 'op.fer@example.org' },
  { address: 'O.p.fer+2@googlemail.com', mailbox: 'opfer@gmail.com' },
  { address: 'kein Postfach', mailbox: 'keinpostfach' },
])('mail to $address counts for $mailbox', ({ address, mailbox }) => expect(mailboxOf(address)).toBe(mailbox))
