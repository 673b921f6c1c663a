import { Button } from '@portal/shared-ui/buttons/button'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { Step, StepActions, StepForm } from '@portal/shared-ui/forms/step'
import { Steps } from '@portal/shared-ui/forms/steps'
import { TextField } from '@portal/shared-ui/fields/text-field'
import { wide, type Family } from '../family.ts'

const names = ['Karte wählen', 'Adresse prüfen', 'Prüfen und bestellen']
const stepsAt = (current: number, label: string) => (
  <Steps label={label} steps={names} current={current} doneLabel="erledigt" />
)

export const steps: Family = {
  id: 'steps',
  title: 'Steps',
  states: {
    'Steps: the first': wide(stepsAt(0, 'Erster Schritt')),
    'Steps: the second': wide(stepsAt(1, 'Zweiter Schritt')),
    'Steps: all done': wide(stepsAt(3, 'Alle Schritte')),
    'Step: with a form': wide(
      <Step heading={null} title="Wie lautet Ihre E-Mail-Adresse?" lead="Mit ihr melden Sie sich später an.">
        <StepForm onNext={() => {}}>
          <TextField label="E-Mail-Adresse" inputMode="email" autoComplete="off" />
          <StepActions>
            <Button type="submit">Weiter</Button>
            <Button variant="quiet">Zurück</Button>
          </StepActions>
        </StepForm>
      </Step>,
    ),
    'Step: while it is sent': wide(
      <Step heading={null} title="Prüfen und bestellen">
        <StepActions>
          <Button busy>Jetzt für 900 Punkte einlösen</Button>
          <Button variant="quiet" disabledReason="Ihre Bestellung wird gesendet.">
            Zurück
          </Button>
        </StepActions>
      </Step>,
    ),
    FocusedHeading: <FocusedHeading>Vielen Dank für Ihre Bestellung!</FocusedHeading>,
  },
}
