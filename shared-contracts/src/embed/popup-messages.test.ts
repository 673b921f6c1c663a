import { expect, test } from 'vitest'
import { popupMessage, readPopupMessage } from './popup-messages.ts'

test('a message is read with its nonce only', () => {
  const message = popupMessage('nonce-a', { step: 'refused', reason: 'declined' })
  expect(readPopupMessage(message, 'nonce-a')).toMatchObject({ step: 'refused', reason: 'declined' })
  expect(readPopupMessage(message, 'nonce-b')).toBeNull()
})

test.each([null, undefined, 'portal:embed', 7, {}, { type: 'other', nonce: 'nonce-a', step: 'opened' }])(
  '%j is not a message of the popup',
  (data) => {
    expect(readPopupMessage(data, 'nonce-a')).toBeNull()
  },
)
