import { expect, test } from 'vitest'
import { foldedName } from './login-name.ts'

test.each([
  ' Opfer@Example.org',
  'OPFER@EXAMPLE.ORG ',
  'ｏｐｆｅｒ@example.org',
  'op\u200Bfer@example.org',
  'opfer@ｅｘａｍｐｌｅ。org',
])('%j is the account opfer@example.org', (text) => expect(foldedName(text)).toBe('opfer@example.org'))
