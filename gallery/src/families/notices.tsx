import { fieldError } from '@portal/shared-contracts/calls/field-error'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { Button, buttonClass } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { NoResults } from '@portal/shared-ui/notices/no-results'
import { Notice, type NoticeTone } from '@portal/shared-ui/notices/notice'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { RetryButton, RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import type { Family } from '../family.ts'

const tones: readonly NoticeTone[] = ['info', 'success', 'warning', 'error']
const text = 'Heute schließt unser Haus bereits um 18\u00a0Uhr. Wir wünschen Ihnen einen genussvollen Abend.'

const resultOf = (tone: NoticeTone, title: string) => (
  <Card>
    <ResultNotice tone={tone} title={title} action={<Button>Weiter</Button>}>
      {text}
    </ResultNotice>
  </Card>
)

const ofTone = (tone: NoticeTone): Family['states'] => ({
  [`Notice: ${tone}`]: <Notice tone={tone}>{text}</Notice>,
  [`Notice: ${tone}, with title and action`]: (
    <Notice
      tone={tone}
      title="Unser Haus heute"
      headingLevel={3}
      action={
        <a href="#hours" className={buttonClass('outline')}>
          Öffnungszeiten
        </a>
      }
    >
      {text}
    </Notice>
  ),
})

const noResults = {
  noneText: 'Zurzeit gibt es keine Coupons für Sie. Schauen Sie bald wieder vorbei!',
  filteredText: 'Zu Ihrer Auswahl haben wir gerade keinen Coupon.',
  showAllLabel: 'Alle Coupons zeigen',
  onShowAll: () => {},
}
const failed = 'Ihre Buchungen konnten nicht geladen werden. Ihre Punkte sind davon nicht betroffen.'
const retry = 'Noch einmal versuchen'

export const notices: Family = {
  id: 'notices',
  title: 'Notices, failed and empty content',
  states: {
    ...Object.assign({}, ...tones.map(ofTone)),
    'Notice: title only': <Notice tone="success" title="Ihr Passwort ist geändert" />,
    FocusedNotice: (
      <FocusedNotice tone="success" title="Gespeichert" action={<Button variant="outline">Schließen</Button>}>
        Ihre neue Adresse gilt ab sofort.
      </FocusedNotice>
    ),
    'ResultNotice: success, in a card': resultOf('success', 'Willkommen!'),
    'ResultNotice: error, in a card': resultOf('error', 'Ihr Konto konnte nicht freigeschaltet werden'),
    FailureNotice: (
      <FailureNotice
        title="Das Speichern hat nicht geklappt"
        error={fieldError('timeout')}
        textOf={({ code }) => errorText(code)}
      />
    ),
    'RetryButton: in a card without a notice': (
      <RetryButton variant="outline" onRetry={() => {}}>
        {retry}
      </RetryButton>
    ),
    'RetryNotice: failed': (
      <RetryNotice
        title="Dieser Bereich lässt sich gerade nicht laden"
        text="Vielleicht fehlt gerade die Verbindung. Bitte versuchen Sie es gleich noch einmal."
        retry={retry}
        onRetry={() => {}}
      />
    ),
    'RetryNotice: loading again': <RetryNotice text={failed} retry={retry} onRetry={() => {}} busy />,
    'RetryNotice: out of date': (
      <RetryNotice
        tone="warning"
        text={'Ihr Punktestand ist von heute, 09:30\u00a0Uhr, und lässt sich gerade nicht erneuern.'}
        retry={retry}
        onRetry={() => {}}
      />
    ),
    'NoResults: an empty list': <NoResults {...noResults} isFiltered={false} />,
    'NoResults: hidden by a filter': <NoResults {...noResults} isFiltered />,
  },
}
