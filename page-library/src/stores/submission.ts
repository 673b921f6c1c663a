import { atom, type ReadableAtom } from 'nanostores'
import { fieldErrorsOf } from '@portal/page-library/api'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'

export type SubmissionState<R> =
  | { status: 'ready' }
  | { status: 'sending' }
  /** `attempt` counts the failed attempts, so that an error summary can take the focus after each one. */
  | { status: 'failed'; errors: readonly FieldError[]; attempt: number }
  | { status: 'succeeded'; result: R }

const noFailure = { errors: [], attempt: 0 } as const

/** The errors and attempts of a failed submission; no errors and zero attempts in any other state. */
export const failureOf = (state: SubmissionState<unknown>): { errors: readonly FieldError[]; attempt: number } =>
  state.status === 'failed' ? state : noFailure

export type SubmissionOptions<A extends unknown[]> = {
  /** Checks before sending; any error fails the attempt and nothing is sent. */
  validate?: (...args: A) => readonly FieldError[]
}

/** Sends a form, one attempt at a time; a rejected call becomes its field errors. */
export function createSubmission<A extends unknown[], R>(
  send: (...args: A) => Promise<R>,
  { validate }: SubmissionOptions<A> = {},
) {
  const $state = atom<SubmissionState<R>>({ status: 'ready' })
  let attempts = 0

  const fail = (errors: readonly FieldError[]): void => $state.set({ status: 'failed', errors, attempt: ++attempts })

  /** Resolves to the result, or undefined if the attempt failed or another one is being sent. */
  async function submit(...args: A): Promise<R | undefined> {
    if ($state.get().status === 'sending') return undefined
    const errors = validate?.(...args) ?? []
    if (errors.length > 0) {
      fail(errors)
      return undefined
    }
    $state.set({ status: 'sending' })
    try {
      const result = await send(...args)
      $state.set({ status: 'succeeded', result })
      return result
    } catch (error) {
      fail(fieldErrorsOf(error))
      return undefined
    }
  }

  /** Removes the errors of one input, or all errors; does nothing unless the state is `failed`. */
  function clearErrors(input?: string): void {
    const state = $state.get()
    if (state.status !== 'failed') return
    const errors = input === undefined ? [] : state.errors.filter((error) => error.input !== input)
    if (errors.length === state.errors.length) return
    $state.set(errors.length === 0 ? { status: 'ready' } : { ...state, errors })
  }

  /** Back to `ready` with no attempts counted; does nothing while sending. */
  function reset(): void {
    if ($state.get().status === 'sending') return
    attempts = 0
    $state.set({ status: 'ready' })
  }

  return { $state: $state as ReadableAtom<SubmissionState<R>>, submit, clearErrors, reset }
}
