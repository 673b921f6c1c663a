import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { ApiError, type Api } from '@portal/page-library/api'
import { createSubmission } from '@portal/page-library/stores'

/**
 * Ends all sessions of the account at the edge, this one too (rule account-38).
 * @param onEnded logs out in this browser
 */
export const createEndSessions = (api: Api, onEnded: () => void) =>
  createSubmission(async (): Promise<void> => {
    const headers = { [headerNames.accessToken]: api.tokens().accessToken ?? '' }
    const { ok, status } = await api.http.post('session/end-all', { headers })
    if (!ok) throw new ApiError(status === 401 ? 'sessionInvalid' : 'failed', status)
    onEnded()
  })
