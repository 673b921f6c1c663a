import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import { couponsText } from './coupons.ts'

const dativeText = (count: number): string => (count === 1 ? 'einem Coupon' : `${formatNumber(count)} Coupons`)

export const t = {
  running: (done: number, total: number): string => `${formatNumber(done)} von ${couponsText(total)} bearbeitet …`,
  undo: 'Rückgängig machen',
  result: (changed: number, total: number, activated: boolean): string => {
    const what = activated ? 'aktiviert' : 'deaktiviert'
    return changed === total
      ? `${couponsText(total)} ${what}.`
      : `${formatNumber(changed)} von ${couponsText(total)} ${what}.`
  },
  /** Of coupons with the same error code; `name` is the title of a single one. */
  failed: (count: number, code: string, name = ''): string => {
    const of = `${dativeText(count)}${name && ` („${name}“)`}`
    return code === 'unknown'
      ? `Bei ${of} konnten wir nicht feststellen, ob es geklappt hat.`
      : `Bei ${of} hat es nicht geklappt. ${errorText(code)}`
  },
  /** Opens the titles of several coupons with the same error code. */
  failedNames: (count: number): string => `Diese ${couponsText(count)} anzeigen`,
  remaining: (count: number): string =>
    `${couponsText(count)} ${count === 1 ? 'ist' : 'sind'} noch offen, weil der Vorgang unterbrochen wurde.`,
  resume: 'Restliche aktivieren',
  discard: 'So lassen',
}
