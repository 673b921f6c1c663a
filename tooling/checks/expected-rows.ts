import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rateLimits, type RateLimit, type RateLimitName } from '@portal/edge-proxy/calls/rate-limits'
import { objectives } from '@portal/edge-proxy/http/objectives'
import { errorBudgets } from '@portal/edge-proxy/releases/health/version-stats'
import { keysOf } from '@portal/shared-contracts/records'
import { root } from '../build/root.ts'

/** The calls of each rate limit, as the document names them. */
const limitedCalls: Record<RateLimitName, string> = {
  login: 'login, failed',
  loginByToken: 'login by token, failed',
  newSession: 'login and login by token, successful',
  loyaltyLogin: 'loyalty login',
  userCheck: 'user check',
  resendConfirmation: 'request for another confirmation e-mail',
  register: 'register',
  requestPassword: 'request password',
  resetPassword: 'reset password',
  changePassword: 'change password',
  optIn: 'opt in (confirmation of an e-mail address)',
  withdraw: 'withdraw',
  card: 'account details, activate card',
  unknownId: "activation, order or lock card, if the coupon or card in the call is not the member's",
  cardOrder: 'request card, lock card',
  deleteRequest: 'delete request',
  newsletter: 'subscribe newsletter, upgrade',
  order: 'order',
  kioskEnrolment: 'enrolment of a tablet, wrong keys',
}

/**
 * The rows of the table of rate limits in docs/product/limits.md: calls, minutes, and attempts of an account from one
 * address, from all, of an address, of known browsers.
 */
export const limitRows = (): string[] =>
  keysOf(rateLimits).map((name) => {
    const limit: RateLimit = rateLimits[name]
    const { minutes, perAccountAndAddress, perAccount, perAddress, perKnownBrowser } = limit
    const attempts = [perAccountAndAddress, perAccount, perAddress, perKnownBrowser].map((count) => count ?? '–')
    return `| ${[limitedCalls[name], minutes, ...attempts].join(' | ')} |`
  })

/** The first cells of the table of objectives: name, percentage of good responses, seconds. */
export function objectiveRows(): string[] {
  const rules = readFileSync(path.join(root, 'deploy/prometheus/objectives.yaml'), 'utf8')
  return keysOf(objectives).map((name) => {
    const [, target] = new RegExp(`vector\\((.*)\\)\\n +labels: { objective: ${name} }`).exec(rules) ?? []
    return `| \`${name}\` | ${(Number(target) * 100).toFixed(1)} % | ${objectives[name]} s |`
  })
}

/** Cells of the table about rollbacks: when a canary is rolled back, and when a current version. */
export const budgetCells = keysOf(errorBudgets).map((role) => {
  const { networks, percent } = errorBudgets[role]
  return `${role}${role === 'current' ? ' version' : ''} | ${networks} networks | ${percent} percent of`
})

/** Pages that say how long card numbers are. */
export const cardNumberPages = [
  ...['account', 'formats', 'cards', 'kiosk', 'language', 'rewards-and-orders'].map(
    (page) => `docs/product/${page}.md`,
  ),
  'docs/glossary.md',
]
