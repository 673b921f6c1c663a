import { emptyKioskForm, type KioskForm } from '../domain/kiosk-steps.ts'
import type { KioskStore } from '../stores/kiosk.ts'

export const step = (kiosk: KioskStore) => kiosk.$position.get().step

export const errors = (kiosk: KioskStore): string[] => {
  const state = kiosk.$state.get()
  return state.status === 'failed' ? state.errors.map(({ code, input }) => `${input} ${code}`) : []
}

/** Types the given fields. */
export function type(kiosk: KioskStore, form: Partial<KioskForm>): void {
  for (const field of Object.keys(emptyKioskForm) as (keyof KioskForm)[])
    if (form[field] !== undefined) kiosk.change(field, form[field])
}

/** Types a form and goes to the step `check`. */
export async function walk(kiosk: KioskStore, form: KioskForm): Promise<void> {
  type(kiosk, form)
  while (step(kiosk) !== 'check') {
    const before = step(kiosk)
    await kiosk.next()
    if (step(kiosk) === before) throw new Error(`${before}: ${errors(kiosk).join()}`)
  }
}
