import { Button } from '../buttons/button.tsx'
import { FocusedNotice } from '../notices/focused-notice.tsx'

export type NameProposalProps<Change> = {
  /** The last attempt: its number, and its errors, of which `changeNameCheck` proposes names. */
  failure: { errors: readonly { code: string }[]; attempt: number }
  changes: readonly Change[]
  texts: {
    title: string
    changed: (changes: readonly Change[]) => string
    /** Instead of both where the server proposes what was typed. */
    unchangedTitle: string
    unchanged: string
    keepOwn: string
  }
  /** Restores the typed names. */
  onKeepOwn: () => void
}

/** The names the server proposes instead (`changeNameCheck`), with a button to keep the typed ones. */
export function NameProposal<Change>({ failure, changes, texts, onKeepOwn }: NameProposalProps<Change>) {
  if (!failure.errors.some(({ code }) => code === 'changeNameCheck')) return null
  const isUnchanged = changes.length === 0
  const keepOwn = (
    <Button variant="quiet" onClick={onKeepOwn}>
      {texts.keepOwn}
    </Button>
  )
  return (
    <FocusedNotice
      tone="warning"
      title={isUnchanged ? texts.unchangedTitle : texts.title}
      occasion={failure.attempt}
      action={!isUnchanged && keepOwn}
    >
      {isUnchanged ? texts.unchanged : texts.changed(changes)}
    </FocusedNotice>
  )
}
