import { expect, test } from 'vitest'
import { nameChanges } from '@portal/shared-contracts/customer/customer'
import { createNameProposal } from './name-proposal.ts'

const form = { firstName: 'marlene', newsletter: '' }
const error = { code: 'changeNameCheck', input: 'address.firstName', inputValue: '', value: 'Marlene' }

test('proposed names can be taken back, and the same form sent again skips the check', () => {
  const names = createNameProposal<typeof form, 'firstName'>((sent, errors) => nameChanges(sent, ['firstName'], errors))
  expect(names.isRefused(form)).toBe(false)
  const proposed = names.apply(form, [error])
  expect(proposed).toEqual({ ...form, firstName: 'Marlene' })
  expect(names.$changes.get()).toEqual([{ field: 'firstName', from: 'marlene', to: 'Marlene' }])
  expect(names.keepOwn(proposed)).toEqual(form)
  expect([form, { ...form }, proposed, { ...form, newsletter: 'ja' }].map(names.isRefused)).toEqual([
    true,
    true,
    false,
    false,
  ])
  names.forget()
  expect(names.isRefused(form)).toBe(false)
})

test('an error of another kind proposes nothing', () => {
  const names = createNameProposal<typeof form, 'firstName'>((sent, errors) => nameChanges(sent, ['firstName'], errors))
  expect(names.apply(form, [{ ...error, code: 'failed' }])).toEqual(form)
  expect(names.isRefused(form)).toBe(false)
})
