import { Button } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { t } from '../messages/registration.ts'
import type { Submission } from '../stores/registration.ts'

export type NameProposalProps = { submission: Submission; onKeepOwn: () => void }

/** What the server changed in the name, and the way to insist on one's own (changeNameCheck). */
export function NameProposal({ submission, onKeepOwn }: NameProposalProps) {
  if (submission.status !== 'refused') return null
  if (!submission.failures.some(({ code }) => code === 'changeNameCheck')) return null
  const { changes, attempt } = submission
  const keepOwn = changes.length > 0 && (
    <Button variant="outline" onClick={onKeepOwn}>
      {t.keepOwn}
    </Button>
  )
  return (
    <FocusedNotice tone="warning" title={t.correctedTitle} occasion={attempt} action={keepOwn}>
      {changes.length === 0
        ? t.unchangedNext
        : `${changes.map(({ field, from, to }) => t.corrected(field, from, to)).join(', ')}. ${t.correctedNext}`}
    </FocusedNotice>
  )
}
