import { ApiError, fieldError, type Api } from '@portal/page-library/api'
import { edgeResponse } from '@portal/page-library/edge/edge-response'
import * as v from '@portal/shared-contracts/schema'
import { createResource, createSubmission } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import { cookiesRefused } from './cookies-refused.ts'

/** The response of rules kiosk-9 and kiosk-10. */
const Enrolment = v.object({ content: v.object({ enrolled: v.boolean() }) })

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
      if (after.status === 'ready' && !after.value)
        throw after.refreshError === undefined ? cookiesRefused() : new ApiError(after.refreshError)
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
export type KioskEnrolmentStore = ReturnType<typeof createKioskEnrolment>

const enrolledIn = async (request: Promise<Response>): Promise<boolean> =>
  (await edgeResponse(Enrolment, request)).content.enrolled
