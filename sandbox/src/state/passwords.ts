import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// A low cost, because these are demo passwords and the tests log in several hundred times.
const cost = { N: 1024 }

/** Salted hash of a password, as text 'salt:hash'. */
export function hashPassword(password: string): string {
  const salt = randomBytes(12).toString('base64url')
  return `${salt}:${scryptSync(password, salt, 32, cost).toString('base64url')}`
}

/** Whether the password is the one that was hashed. */
export function matchesPassword(password: string, hashed: string): boolean {
  const [salt, hash] = hashed.split(':')
  if (!salt || !hash) return false
  return timingSafeEqual(scryptSync(password, salt, 32, cost), Buffer.from(hash, 'base64url'))
}
