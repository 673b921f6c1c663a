import type { MouseEvent, ReactNode } from 'react'
import { AddressLines, type AddressPart } from '../address-lines/address-lines.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { StepActions } from '../step/step.tsx'
import * as css from './address-suggestion.module.css'

type Lines = readonly (readonly AddressPart[])[]

export type AddressSuggestionProps = {
  /** The typed and the suggested address, with the differences marked. */
  given: Lines
  suggested: Lines
  texts: { given: string; suggested: string; accept: string; keep: string; edit: string }
  /** What either choice does besides choosing, such as placing an order: the second line of both buttons. */
  consequence?: string
  headingLevel?: 3 | 4
  onAccept: () => Promise<void>
  /** Sends the typed address; left out where the backend does not accept it. */
  onKeep?: () => Promise<void>
  onEdit: () => void
}

/** The choice between a typed and a suggested address; both choices send. */
export function AddressSuggestion(props: AddressSuggestionProps) {
  const { given, suggested, texts, consequence, headingLevel = 3, onAccept, onKeep, onEdit } = props
  return (
    <>
      <div className={css.addresses}>
        <Choice title={texts.suggested} lines={suggested} headingLevel={headingLevel}>
          <Button onClick={onSingleClick(onAccept)}>
            <Label text={texts.accept} consequence={consequence} />
          </Button>
        </Choice>
        <Choice title={texts.given} lines={given} headingLevel={headingLevel}>
          {onKeep && (
            <Button variant="outline" onClick={onSingleClick(onKeep)}>
              <Label text={texts.keep} consequence={consequence} />
            </Button>
          )}
        </Choice>
      </div>
      <StepActions>
        <Button variant="quiet" onClick={onEdit}>
          {texts.edit}
        </Button>
      </StepActions>
    </>
  )
}

/**
 * Ignores the second click of a double click on the button of the previous step, which may hit one
 * of these buttons and would send.
 */
const onSingleClick = (choose: () => Promise<void>) => (event: MouseEvent) => {
  if (event.detail < 2) void choose()
}

const Label = ({ text, consequence }: { text: string; consequence: string | undefined }) => (
  <span>
    {text}
    {consequence !== undefined && <span className={css.consequence}> {consequence}</span>}
  </span>
)

type ChoiceProps = { title: string; lines: Lines; headingLevel: 3 | 4; children: ReactNode }

function Choice({ title, lines, headingLevel, children }: ChoiceProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card className={css.choice}>
      <div>
        <Heading className={css.title}>{title}</Heading>
        <AddressLines lines={lines} />
      </div>
      {children}
    </Card>
  )
}
