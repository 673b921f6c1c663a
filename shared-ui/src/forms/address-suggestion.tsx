import { useState, type MouseEvent } from 'react'
import { AddressLines, type AddressPart } from './address-lines.tsx'
import { Button } from '../buttons/button.tsx'
import { Card } from '../cards/card.tsx'
import { Step, type StepHeading } from './step.tsx'
import * as css from './address-suggestion.module.css'

type Lines = readonly (readonly AddressPart[])[]

export type AddressSuggestionProps = {
  /** The typed and the suggested address, with the differences marked. */
  given: Lines
  suggested: Lines
  texts: { title: string; lead: string; given: string; suggested: string; accept: string; keep: string; edit: string }
  /** A sentence that says what the chosen address is used for. */
  consequence: string
  /** What either choice does besides choosing, such as placing an order: the second line of both buttons. */
  effect: string
  /** Left out, the heading takes the focus when it appears. */
  heading?: StepHeading
  headingLevel?: 2 | 3
  /** Said while a choice is being sent. */
  sending?: string
  onAccept: () => Promise<void>
  /** Sends the typed address; left out where the backend does not accept it. */
  onKeep?: () => Promise<void>
  onEdit: () => void
}

/** The choice between a typed and a suggested address; both choices send. */
export function AddressSuggestion(props: AddressSuggestionProps) {
  const { given, suggested, texts, consequence, effect, heading = takeFocus, headingLevel = 2 } = props
  const { sending, onAccept, onKeep, onEdit } = props
  const [chosen, setChosen] = useState<'suggested' | 'given' | null>(null)
  /**
   * Ignores the second click of a double click on the button of the previous step, which may hit one of these buttons and
   * would send.
   */
  const choose = (address: 'suggested' | 'given', send: () => Promise<void>) => (event: MouseEvent) => {
    if (event.detail >= 2) return
    setChosen(address)
    void send().finally(() => setChosen(null))
  }
  const Title = `h${headingLevel + 1}` as 'h3' | 'h4'
  return (
    <Step title={texts.title} lead={`${texts.lead} ${consequence}`} heading={heading} headingLevel={headingLevel}>
      <div className={css.addresses}>
        <Card className={css.choice}>
          <div>
            <Title className={css.title}>{texts.suggested}</Title>
            <AddressLines lines={suggested} />
          </div>
          <div className={css.actions}>
            <Button
              busy={chosen === 'suggested'}
              aria-disabled={chosen !== null}
              onClick={choose('suggested', onAccept)}
            >
              <Label text={texts.accept} effect={effect} />
            </Button>
          </div>
        </Card>
        <Card className={css.choice}>
          <div>
            <Title className={css.title}>{texts.given}</Title>
            <AddressLines lines={given} />
          </div>
          <div className={css.actions}>
            {onKeep && (
              <Button
                variant="outline"
                busy={chosen === 'given'}
                aria-disabled={chosen !== null}
                onClick={choose('given', onKeep)}
              >
                <Label text={texts.keep} effect={effect} />
              </Button>
            )}
            <Button variant={onKeep ? 'quiet' : 'outline'} aria-disabled={chosen !== null} onClick={onEdit}>
              {texts.edit}
            </Button>
          </div>
        </Card>
      </div>
      {sending !== undefined && <output>{chosen !== null && sending}</output>}
    </Step>
  )
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

const Label = ({ text, effect }: { text: string; effect: string }) => (
  <span>
    <span>{text}</span>
    <span className={css.effect}>{` ${effect}`}</span>
  </span>
)
