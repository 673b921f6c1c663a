import { t } from '../../messages/kiosk.ts'
import { KioskEmail } from './fields.tsx'
import { KioskStep, type StepProps } from './step.tsx'

/** Step 2: the e-mail address, twice. */
export const EmailStep = ({ kiosk, heading }: StepProps) => (
  <KioskStep kiosk={kiosk} heading={heading} title={t.email.title} lead={t.email.lead}>
    <KioskEmail kiosk={kiosk} field="email" />
    <KioskEmail kiosk={kiosk} field="emailRepeat" />
  </KioskStep>
)
