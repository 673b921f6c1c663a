import { fieldError } from '@delikaterie/shared-contracts/api'
import { munich } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { t } from './lock-card.ts'

test.each([
  { error: fieldError('stringEmpty', 'street'), names: /^Das Feld Straße .*Kontodaten/ },
  { error: fieldError('errorAddressCheck', 'zipCode'), names: /^"80331" .*Kontodaten/ },
  { error: fieldError('multiAddresses', 'city'), names: /Adresse.*Kontodaten/ },
  { error: fieldError('network'), names: /^(?!.*Kontodaten)/ },
])('the lock of a card that fails with $error.code at "$error.input" names what to do', ({ error, names }) => {
  expect(t.error(error, munich)).toMatch(names)
  expect(t.error(error, munich)).not.toContain(t.reason)
})
