import { hasPart } from '@portal/shared-contracts/brand/parts'
import * as paths from '@portal/shared-contracts/paths'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { t } from '../../messages/kiosk.ts'
import { t as registration } from '../../messages/registration.ts'
import { KioskConsent } from './fields.tsx'
import { PortalText } from './portal-text.tsx'
import * as css from './step.module.css'
import { KioskStep, type StepProps } from './step.tsx'

// Marks tell required fields from optional ones (rule language-17).
const hasOptional = hasPart('newsletter')
const mark = hasOptional ? '*' : ''

/** Step 4: conditions and age, and the newsletter. The texts open here, because no way leads off the page. */
export const ConsentsStep = ({ kiosk, heading }: StepProps) => (
  <KioskStep kiosk={kiosk} heading={heading} title={t.consents.title} lead={t.consents.lead}>
    {hasOptional && <p className={css.note}>{requiredNote}</p>}
    <div className={css.conditions}>
      <KioskConsent kiosk={kiosk} field="conditions" label={t.consents.conditions} required mark={mark} />
      <div className={css.texts}>
        <PortalText title={t.consents.texts.conditions} path={paths.conditions} />
        <PortalText title={t.consents.texts.privacy} path={paths.privacy} />
      </div>
    </div>
    <KioskConsent kiosk={kiosk} field="adult" label={registration.adult} required mark={mark} />
    {hasOptional && <KioskConsent kiosk={kiosk} field="newsletter" label={registration.newsletter} />}
  </KioskStep>
)
