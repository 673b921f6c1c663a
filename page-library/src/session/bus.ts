import type { ChangedUserData } from '@portal/shared-contracts/calls/user-data'

export type LogoutReason = 'member' | 'idle' | 'refreshFailed' | 'otherTab'

/**
 * Requests to the session manager and the shell, and what a widget tells its page. Events carry no session state; that
 * is in the session's atoms. `shell/src/session/session.ts` listens to those about the session, and for elements
 * `embed/src/runtime/session.ts`.
 */
export type PortalEvents = {
  /** End the session. */
  logout: { reason: LogoutReason }
  /** A call was rejected because the access token is invalid. */
  'session:rejected': Record<never, never>
  /** Load the balance from the shop now. */
  'points:refresh': Record<never, never>
  /** A profile call succeeded; fields that are absent stay as they are. */
  'profile:changed': { userData: ChangedUserData }
  /** The widget `mfe-auth/change-password` is done: the password is changed, or the member cancelled. */
  'passwordForm:closed': { isChanged: boolean }
  /** Store a new loyalty token. */
  'loyalty:token': { token: string }
  /** The loyalty platform rejected its own token with 401. */
  'loyalty:rejected': Record<never, never>
  /** A coupon fetch failed; pages show maintenance. */
  'loyalty:unavailable': Record<never, never>
  /** A coupon fetch succeeded, which ends maintenance. */
  'loyalty:available': Record<never, never>
  /** Go to a path of the portal. */
  navigate: { to: string }
}
export type PortalEvent = keyof PortalEvents

type Listener<E extends PortalEvent> = (event: PortalEvents[E]) => void

/** A typed event bus; listeners run in the order they were added. */
export function createBus() {
  const listeners = new Map<PortalEvent, Set<Listener<never>>>()
  return {
    /** Listens until the returned function is called. */
    on<E extends PortalEvent>(name: E, listener: Listener<E>): () => void {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => void set.delete(listener)
    },
    emit<E extends PortalEvent>(name: E, event: PortalEvents[E]): void {
      for (const listener of listeners.get(name) ?? []) (listener as Listener<E>)(event)
    },
  }
}
export type Bus = ReturnType<typeof createBus>

/** The one bus of the page, shared by shell and remotes. */
export const bus: Bus = createBus()
