import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

// Rule: limits-8
test.each([
  { address: 'Opfer+1@Example.org', mailbox: 'opfer@example.org' },
  { address: 'op.fer-1@example.org', mailbox: 'op.fer-1@example.org' },
  { address: 'ｏｐfer+1+2@ｅxample。org', mailbox: 'opfer@example.org' },
  { address: 'O.p.fer+2@googlemail.com', mailbox: 'opfer@gmail.com' },
  { address: 'op-fer@gmail.com', mailbox: 'op-fer@gmail.com' },
  { address: 'O.p-f_er+2@protonmail.com', mailbox: 'opfer@proton.me' },
  { address: 'opfer@pm.me', mailbox: 'opfer@proton.me' },
  { address: 'opfer@protonmail.ch', mailbox: 'opfer@proton.me' },
  { address: 'opfer+x@me.com', mailbox: 'opfer@icloud.com' },
  { address: 'op.fer@mac.com', mailbox: 'op.fer@icloud.com' },
  { address: 'opfer-shop@yahoo.de', mailbox: 'opfer@yahoo.de' },
  { address: 'opfer-shop-2@yahoo.co.uk', mailbox: 'opfer@yahoo.co.uk' },
  { address: 'op.fer@yahoo.com', mailbox: 'op.fer@yahoo.com' },
  { address: 'opfer-1@yahoo.example.org', mailbox: 'opfer-1@yahoo.example.org' },
  { address: 'egal@opfer.fastmail.com', mailbox: 'opfer@fastmail.com' },
  { address: 'egal+1@opfer+2.fastmail.com', mailbox: 'opfer@fastmail.com' },
  { address: 'opfer+1@fastmail.fm', mailbox: 'opfer@fastmail.fm' },
  { address: 'opfer@fremd.fastmail.com.example.org', mailbox: 'opfer@fremd.fastmail.com.example.org' },
  { address: 'kein Postfach', mailbox: 'keinpostfach' },
])('mail to $address counts for $mailbox', ({ address, mailbox }) => expect(mailboxOf(address)).toBe(mailbox))
