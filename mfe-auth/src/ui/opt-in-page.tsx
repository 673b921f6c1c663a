import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { ResultNotice } from '@delikaterie/shared-ui/result-notice'
import { RetryButton } from '@delikaterie/shared-ui/retry-notice'
import { typeset } from '@delikaterie/shared-ui/typeset'
import { sentenceOf } from '../messages/fields.ts'
import { firstErrorOf } from '../stores/first-error.ts'
import type { OptInModel } from '../stores/opt-in.ts'
import { ButtonLink } from './button-link.tsx'
import { PageCard } from './page-card.tsx'

export type OptInTexts = {
  title: string
  /** The page's title after the confirmation. */
  donePageTitle: string
  waiting: string
  doneTitle: string
  /** Paragraphs. */
  done: readonly string[]
  /** Label of the link after the confirmation. */
  next: string
  failedTitle: string
  retry: string
  /** For a link that is not valid: the text of the notice, and the label of the link to a new one. */
  invalid: string
  newLink: string
}

type Props = {
  optIn: OptInModel
  texts: OptInTexts
  next: string
  newLink: string
  /** Stands below the confirmation in place of the link to `next`. */
  children?: ReactNode
}

/** The page of a link in an e-mail, which sends the link's parameters without further input. */
export function OptInPage({ optIn, texts: t, next, newLink, children }: Props) {
  const state = useStore(optIn.$state)
  const error = firstErrorOf(state)
  const submit = (): void => void optIn.submit()
  useEffect(submit, [optIn])

  // No retry for an invalid link, which stays invalid.
  const isInvalid = error?.code === 'linkInvalid'
  const action = isInvalid ? (
    <ButtonLink to={newLink}>{t.newLink}</ButtonLink>
  ) : (
    <RetryButton variant="outline" onRetry={submit}>
      {t.retry}
    </RetryButton>
  )
  return (
    <PageCard title={state.status === 'succeeded' ? t.donePageTitle : t.title}>
      {(state.status === 'ready' || state.status === 'sending') && <p role="status">{t.waiting}</p>}
      {state.status === 'succeeded' && (
        <>
          <ResultNotice
            tone="success"
            title={t.doneTitle}
            occasion={state}
            action={!children && <ButtonLink to={next}>{t.next}</ButtonLink>}
          >
            {t.done.map((text) => (
              <p key={text}>{typeset(text)}</p>
            ))}
          </ResultNotice>
          {children}
        </>
      )}
      {error && (
        <ResultNotice tone="error" title={t.failedTitle} occasion={error} action={action}>
          {typeset(isInvalid ? t.invalid : sentenceOf()(error))}
        </ResultNotice>
      )}
    </PageCard>
  )
}
