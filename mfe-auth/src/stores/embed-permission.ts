import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { ApiError, toApiError, type Api } from '@portal/page-library/api'
import { edgeResponse } from '@portal/page-library/edge/edge-response'
import type { UserData } from '@portal/shared-contracts/calls'
import * as v from '@portal/shared-contracts/schema'
import { createSubmission } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import { embedUserData, type EmbedRequest } from '../domain/embed-request.ts'
import { askOpener, type Opener } from './opener.ts'

/** The responses of rules calls-and-headers-50 and calls-and-headers-51. */
const Allowed = v.object({ content: v.object({ allowed: v.boolean() }) })
const Session = v.object({
  meta: v.object({ accessToken: v.string() }),
  content: v.object({ expires: v.number() }),
})

const path = 'embed/session'

/** `asking`: the member logs in and decides; the others are final, `unreachable` until another attempt. */
export type PermissionState =
  'checking' | 'asking' | 'allowed' | 'declined' | 'originNotAllowed' | 'openerGone' | 'requestInvalid' | 'unreachable'

export type PermissionDependencies = {
  api: Api
  request: EmbedRequest | null
  opener: Opener | null
  /** The signed-in member. */
  member: () => UserData | null
  /** The edge no longer accepts the access token. */
  onRejected: () => void
  close: () => void
}

/** Whether a page of another origin may use the member's account, decided in the portal's window (docs/embed.md). */
export function createEmbedPermission(dependencies: PermissionDependencies) {
  const { api, request, opener, member, onRejected, close } = dependencies
  const $state = atom<PermissionState>('checking')

  /** Before a login: whether the origin is listed, and whether a page of this origin opened the window. */
  async function check(): Promise<void> {
    $state.set('checking')
    if (request === null) return $state.set('requestInvalid')
    if (opener === null) return $state.set('openerGone')
    try {
      $state.set(await checked(request, opener))
    } catch {
      $state.set('unreachable')
    }
  }

  async function checked({ origin }: EmbedRequest, page: Opener): Promise<PermissionState> {
    const [{ content }, isPresent] = await Promise.all([
      edgeResponse(Allowed, api.http.get(path, { searchParams: { origin } })),
      askOpener(page, { step: 'opened' }, 'present'),
    ])
    if (content.allowed) return isPresent ? 'asking' : 'openerGone'
    page.post({ step: 'refused', reason: 'originNotAllowed' })
    return 'originNotAllowed'
  }

  const permission = createSubmission(async () => {
    const userData = member()
    if (request === null || opener === null || userData === null) throw new ApiError('failed')
    const { meta, content } = await beginSession(request.origin)
    const isReceived = await askOpener(
      opener,
      {
        step: 'session',
        accessToken: meta.accessToken,
        expires: content.expires,
        userData: embedUserData(userData),
      },
      'received',
    )
    $state.set(isReceived ? 'allowed' : 'openerGone')
    if (isReceived) close()
  })

  async function beginSession(origin: string): Promise<v.InferOutput<typeof Session>> {
    const headers = { [headerNames.accessToken]: api.tokens().accessToken ?? '' }
    try {
      return await edgeResponse(Session, api.http.post(path, { json: { origin }, headers }))
    } catch (error) {
      // The session manager gets a new token; the member then tries again.
      if (toApiError(error).code === 'sessionInvalid') onRejected()
      throw error
    }
  }

  function decline(): void {
    opener?.post({ step: 'refused', reason: 'declined' })
    $state.set('declined')
    close()
  }

  return { $state, $permission: permission.$state, check, allow: () => permission.submit(), decline }
}
export type EmbedPermissionStore = ReturnType<typeof createEmbedPermission>
