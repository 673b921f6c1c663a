import type { ChangedUserData } from '../calls/changed-user-data.ts'
export type LogoutReason = 'member' | 'idle' | 'refreshFailed' | 'otherTab'
export type PortalEvents = {
  logout: {
    reason: LogoutReason
  }
  'session:rejected': Record<never, never>
  'points:refresh': Record<never, never>
  'profile:changed': {
    userData: ChangedUserData
  }
  'passwordForm:closed': {
    isChanged: boolean
  }
  'loyalty:token': {
    token: string
  }
  'loyalty:rejected': Record<never, never>
  'loyalty:unavailable': Record<never, never>
  'loyalty:available': Record<never, never>
  navigate: {
    to: string
  }
}
export type PortalEvent = keyof PortalEvents
