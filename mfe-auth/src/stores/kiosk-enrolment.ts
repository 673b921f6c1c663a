import { ApiError, fieldError, type Api } from '@delikaterie/shared-contracts/api'
import { parseJson } from '@delikaterie/shared-contracts/domain/parse-json'
import * as v from '@delikaterie/shared-contracts/schema'
import { createResource, createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'

/** The response of docs/product/kiosk.md rules 9 and 10. */
const Enrolment = v.object({ content: v.object({ enrolled: v.boolean() }) })
const Rejection = v.object({ errorMessage: v.array(v.object({ code: v.string() })) })

const path = 'kiosk/enrolment'

/** Whether this tablet is enrolled, and the form with which staff enrol it. */
export function createKioskEnrolment({ http }: Api) {
  const $key = atom('')
  const enrolment = createResource(() => enrolledIn(http.get(path)))

  const submission = createSubmission(
    async (key: string) => {
      await enrolledIn(http.post(path, { json: { key } }))
      await enrolment.refresh()
      const after = enrolment.$state.get()
      // The network broke, or the browser did not store the cookie.
      if (after.status === 'ready' && !after.value) throw new ApiError(after.refreshError ?? 'failed')
      $key.set('')
    },
    { validate: (key) => (key === '' ? [fieldError('stringEmpty', 'key')] : []) },
  )

  function type(key: string): void {
    $key.set(key.trim())
    submission.reset()
  }

  return {
    $key,
    $enrolled: enrolment.$state,
    $state: submission.$state,
    type,
    refresh: enrolment.refresh,
    submit: () => submission.submit($key.get()),
  }
}
export type KioskEnrolmentModel = ReturnType<typeof createKioskEnrolment>

async function enrolledIn(request: Promise<Response>): Promise<boolean> {
  const { status, data } = await bodyOf(request)
  const enrolment = v.safeParse(Enrolment, data)
  if (status === 200 && enrolment.success) return enrolment.output.content.enrolled
  const rejection = v.safeParse(Rejection, data)
  const code = rejection.success ? rejection.output.errorMessage[0]?.code : undefined
  throw new ApiError(code ?? 'failed', status)
}

async function bodyOf(request: Promise<Response>): Promise<{ status: number; data: unknown }> {
  try {
    const response = await request
    return { status: response.status, data: parseJson(await response.text()) }
  } catch {
    throw new ApiError('network')
  }
}
