import { emptyRegistration } from './registration-form.ts'

/** Everything that is typed at the kiosk; the birth date is no field of a registration. */
export const emptyKioskForm = { ...emptyRegistration, cardCode: '', emailRepeat: '' }
export type KioskForm = typeof emptyKioskForm
export type KioskField = keyof KioskForm

/** The kiosk's field of an error's `input`, or null; the backend calls the e-mail address `loginName`. */
export function kioskFieldOf(input: string): KioskField | null {
  if (input === 'loginName') return 'email'
  return isField(input) ? input : null
}

const isField = (name: string): name is KioskField => Object.hasOwn(emptyKioskForm, name)
