import type { UserData } from '@portal/shared-contracts/calls'
import { computed, type ReadableAtom } from 'nanostores'
import { greetingFor, type Greeting } from '../domain/greeting.ts'

/** The greeting for the user of a session. */
export const createGreeting = ($user: ReadableAtom<UserData | null>): ReadableAtom<Greeting> =>
  computed($user, (user) => greetingFor(user && user.loyaltyPoints))
