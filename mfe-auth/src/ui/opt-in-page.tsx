import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { usePageTitle } from '@portal/page-library/navigation/navigation'
import { failureOf } from '@portal/page-library/stores'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { RetryButton } from '@portal/shared-ui/notices/retry-notice'
import { typeset } from '@portal/shared-ui/text/typeset'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { sentenceOf } from '../messages/fields.ts'
import { t, type OptInTexts } from '../messages/opt-in.ts'
import type { OptInStore } from '../stores/opt-in.ts'
import { PageCard } from './page-card.tsx'

type Props = {
  optIn: OptInStore
  texts: OptInTexts
  /** Where a new link is found. */
  newLink: string
  /** Stands below the confirmation in place of the link to the start page. */
  children?: Elements
}

/** The page of a link in an e-mail, which sends the link's parameters without further input. */
export function OptInPage({ optIn, texts, newLink, children }: Props) {
  const state = useStore(optIn.$state)
  const [error] = failureOf(state).errors
  const submit = (): void => void optIn.submit()
  useEffect(submit, [optIn])

  // No retry for an invalid link, which stays invalid.
  const isInvalid = error?.code === 'linkInvalid'
  const action = isInvalid ? (
    <ButtonLink to={newLink}>{texts.newLink}</ButtonLink>
  ) : (
    <RetryButton variant="outline" onRetry={submit}>
      {t.retry}
    </RetryButton>
  )
  const title = state.status === 'succeeded' ? texts.donePageTitle : texts.title
  usePageTitle(title)
  return (
    <PageCard title={title}>
      {(state.status === 'ready' || state.status === 'sending') && <p role="status">{t.waiting}</p>}
      {state.status === 'succeeded' && (
        <>
          <ResultNotice
            tone="success"
            title={texts.doneTitle}
            occasion={state}
            action={!children && <ButtonLink to="/">{t.next}</ButtonLink>}
          >
            {texts.done.map((text) => (
              <p key={text}>{typeset(text)}</p>
            ))}
          </ResultNotice>
          {children}
        </>
      )}
      {error && (
        <ResultNotice tone="error" title={texts.failedTitle} occasion={error} action={action}>
          {typeset(isInvalid ? texts.invalid : sentenceOf()(error))}
        </ResultNotice>
      )}
    </PageCard>
  )
}
