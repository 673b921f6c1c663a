import { Button } from '@delikaterie/shared-ui/button'
import { RadioCards } from '@delikaterie/shared-ui/radio-cards'
import { Step, StepActions, StepForm } from '@delikaterie/shared-ui/step'
import { Tag } from '@delikaterie/shared-ui/tag'
import { t } from '../messages/redeem.ts'
import { fieldId, errorAt, FieldErrorSummary } from './field-errors.tsx'
import type { RedeemStepProps, WithBack } from './redeem-step.ts'
import * as css from './redeem-steps.module.css'

/** The step 'Karte wählen': one of the member's usable cards, of which the first is the main one. */
export function CardStep({ page, state, heading, back }: RedeemStepProps<'editing'> & WithBack) {
  const { context, input } = state
  const options = context.cards.map(({ cardCode }, index) => ({
    value: cardCode,
    title: (
      <span className={css.card}>
        {t.cardName(cardCode)} {index === 0 && <Tag>{t.mainCard}</Tag>}
      </span>
    ),
  }))
  return (
    <Step title={t.cardTitle} lead={t.cardLead} heading={heading}>
      <FieldErrorSummary state={state} />
      <StepForm onNext={page.next}>
        <RadioCards
          id={fieldId('cardCode')}
          legend={t.cardLegend}
          name="cardCode"
          options={options}
          value={input.cardCode === '' ? undefined : input.cardCode}
          onChange={page.chooseCard}
          error={errorAt(state, 'cardCode')}
        />
        <StepActions>
          <Button type="submit">{t.next}</Button>
          <Button variant="outline" onClick={back}>
            {t.back}
          </Button>
        </StepActions>
      </StepForm>
    </Step>
  )
}
