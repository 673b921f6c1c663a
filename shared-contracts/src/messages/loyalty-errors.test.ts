import { expect, test } from 'vitest'
import { clientCodes, edgeCodes, providerCodes } from '../calls/error-codes.ts'
import { errorText } from './errors.ts'
import { loyaltyErrorText } from './loyalty-errors.ts'

test.each([...providerCodes, ...edgeCodes, ...clientCodes, 'neverHeardOf', 'toString'])(
  'the loyalty platform’s code %s reads as everywhere',
  (code) => {
    expect(loyaltyErrorText(code)).toBe(errorText(code))
  },
)
