import { $userData } from '@portal/page-library/session'
import { createGreeting } from './greeting.ts'

/* Connects the stores to the page: its session, and where a store needs them its API, bus and drafts. */

/** The greeting of the page. */
export const $greeting = createGreeting($userData)
