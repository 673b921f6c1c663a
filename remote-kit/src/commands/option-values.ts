import { Refused } from '../refused.ts'

/** The values of an option that may be repeated, as commander collects them. */
export const collect = (value: string, before: string[] = []): string[] => [...before, value]

/** The origin of a portal's address. @throws Refused naming the option if it is none */
export function portalOf(text: string, option = '--portal'): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Refused(`${option} must be the address of a portal such as https://portal.example, not "${text}".`)
}
