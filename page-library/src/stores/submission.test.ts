import { expect, test } from 'vitest'
import { ApiError, fieldError } from '@portal/page-library/api'
import { createSubmission } from './submission.ts'

const nameMissing = fieldError('stringEmpty', 'name')
const cityMissing = fieldError('stringEmpty', 'city')

/** A form whose requests the test resolves; an empty text is invalid. */
function openSubmission() {
  const sent: PromiseWithResolvers<string>[] = []
  const submission = createSubmission(
    (_text: string) => {
      const request = Promise.withResolvers<string>()
      sent.push(request)
      return request.promise
    },
    { validate: (text) => (text === '' ? [nameMissing, cityMissing] : []) },
  )
  return { ...submission, sent }
}

test('sends once and returns the result', async () => {
  const { $state, submit, sent } = openSubmission()
  const results = Promise.all([submit('a'), submit('a')])
  expect($state.get()).toEqual({ status: 'sending' })
  sent[0]?.resolve('done')
  expect(await results).toEqual(['done', undefined])
  expect(sent).toHaveLength(1)
  expect($state.get()).toEqual({ status: 'succeeded', result: 'done' })
})

test('does not send invalid values, and counts the failed attempts', async () => {
  const { $state, submit, sent } = openSubmission()
  await submit('')
  expect($state.get()).toEqual({ status: 'failed', errors: [nameMissing, cityMissing], attempt: 1 })
  await submit('')
  expect($state.get()).toMatchObject({ attempt: 2 })
  expect(sent).toHaveLength(0)
})

test.each([
  { title: 'errors of the backend', thrown: new ApiError('stringEmpty', 200, [cityMissing]), errors: [cityMissing] },
  {
    title: 'errors of a field within an address',
    thrown: new ApiError('stringEmpty', 200, [{ ...cityMissing, input: 'shippingAddress.city' }]),
    errors: [cityMissing],
  },
  { title: 'a failed call', thrown: new ApiError('network'), errors: [fieldError('network')] },
  { title: 'any other thrown value', thrown: 'x', errors: [fieldError('failed')] },
])('$title become field errors', async ({ thrown, errors }) => {
  const { $state, submit, sent } = openSubmission()
  const sending = submit('a')
  sent[0]?.reject(thrown)
  expect(await sending).toBeUndefined()
  expect($state.get()).toEqual({ status: 'failed', errors, attempt: 1 })
})

test.each([
  { input: 'name', expected: { status: 'failed', errors: [cityMissing], attempt: 1 } },
  { input: 'street', expected: { status: 'failed', errors: [nameMissing, cityMissing], attempt: 1 } },
  { input: undefined, expected: { status: 'ready' } },
])('clearing the errors of $input leaves $expected', async ({ input, expected }) => {
  const { $state, submit, clearErrors } = openSubmission()
  await submit('')
  clearErrors(input)
  expect($state.get()).toEqual(expected)
})

test('clearing the last error makes the form ready, and the number of attempts is kept', async () => {
  const { $state, submit, clearErrors } = openSubmission()
  await submit('')
  clearErrors('name')
  clearErrors('city')
  expect($state.get()).toEqual({ status: 'ready' })
  await submit('')
  expect($state.get()).toMatchObject({ attempt: 2 })
})

test('a reset starts again, but not while sending', async () => {
  const { $state, submit, reset, sent } = openSubmission()
  await submit('')
  reset()
  expect($state.get()).toEqual({ status: 'ready' })
  await submit('')
  expect($state.get()).toMatchObject({ attempt: 1 })
  const sending = submit('a')
  reset()
  expect($state.get()).toEqual({ status: 'sending' })
  sent[0]?.resolve('done')
  await sending
})
