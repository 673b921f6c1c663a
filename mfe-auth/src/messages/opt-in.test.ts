import { expect, test } from 'vitest'
import { activation } from './opt-in.ts'

test('the activation page says that the account is active, and promises no points that may not be booked', () => {
  expect(activation.done).toEqual([
    expect.stringMatching(/^(Ihr|Dein) Konto wurde soeben erfolgreich freigeschaltet\.$/),
  ])
})
