import { type ReadableAtom } from 'nanostores'
import { type UserData } from '../calls/user-data.ts'
import { type SessionState } from './state.ts'
export type { SessionState } from './state.ts'
export type SessionStatus = 'restoring' | 'anonymous' | 'member'
export declare const $state: ReadableAtom<SessionState>
export declare const $restored: ReadableAtom<boolean>
export declare const $loyalty: ReadableAtom<'available' | 'unavailable'>
export declare const $status: ReadableAtom<SessionStatus>
export declare const $userData: ReadableAtom<UserData | null>
export declare const $hasLoyaltyAccount: ReadableAtom<boolean>
export declare const sessionTokens: () => {
  accessToken: string | null
  loyaltyToken: string | null
}
