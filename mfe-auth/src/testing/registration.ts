import { createSandboxPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { RegistrationForm } from '../domain/registration-form.ts'
import { createRegistration } from '../stores/registration.ts'
import { newcomer } from './newcomer.ts'

/** The page of the registration with a sandbox of its own. */
export function startRegistration() {
  const backend = createSandboxPortal()
  const page = createRegistration(backend.api, 'https://portal.test')

  async function openForm(form: Partial<RegistrationForm> = {}): Promise<void> {
    page.$form.set({ ...newcomer, ...form })
    await page.checkEmail()
  }

  async function sendForm(form?: Partial<RegistrationForm>): Promise<void> {
    await openForm(form)
    await page.submit()
  }

  return { backend, page, openForm, sendForm }
}
