import { useState, type ReactNode } from 'react'
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
  /** Says what a choice does, such as placing an order, and what the chosen address is used for. */
  consequence: string
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
  const { given, suggested, texts, consequence, heading = takeFocus, headingLevel = 2 } = props
  const { sending, onAccept, onKeep, onEdit } = props
  const [chosen, setChosen] = useState<'suggested' | 'given' | null>(null)
  const Title = `h${headingLevel + 1}` as 'h3' | 'h4'
  const choice = (address: 'suggested' | 'given', lines: Lines, actions: ReactNode) => (
    <Card className={css.choice}>
      <div>
        <Title className={css.title}>{texts[address]}</Title>
        <AddressLines lines={lines} />
      </div>
      <div className={css.actions}>{actions}</div>
    </Card>
  )
  const sendButton = (address: 'suggested' | 'given', label: string, send: () => Promise<void>) => (
    <Button
      variant={address === 'suggested' ? 'primary' : 'outline'}
      busy={chosen === address}
      aria-disabled={chosen !== null}
      onClick={({ detail }) => {
        // The second click of a double click on the button of the previous step may hit this one, and would send.
        if (detail >= 2) return
        setChosen(address)
        void send().finally(() => setChosen(null))
      }}
    >
      {label}
    </Button>
  )
  return (
    <Step title={texts.title} lead={`${texts.lead} ${consequence}`} heading={heading} headingLevel={headingLevel}>
      <div className={css.addresses}>
        {choice('suggested', suggested, sendButton('suggested', texts.accept, onAccept))}
        {choice(
          'given',
          given,
          <>
            {onKeep && sendButton('given', texts.keep, onKeep)}
            <Button variant={onKeep ? 'quiet' : 'outline'} aria-disabled={chosen !== null} onClick={onEdit}>
              {texts.edit}
            </Button>
          </>,
        )}
      </div>
      {sending !== undefined && <output>{chosen !== null && sending}</output>}
    </Step>
  )
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()
