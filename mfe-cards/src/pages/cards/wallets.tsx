import { PagePart } from '@portal/shared-ui/layout/page-parts'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType } from 'react'
import { activeCards } from '../../domain/cards.ts'
import { t } from '../../messages/cards.ts'
import type { CardsStore } from '../../stores/cards.ts'
import { memberWallets } from '../../stores/portal.ts'
import * as css from '../cards.module.css'
import type { WalletPartProps } from './wallet-part.tsx'

/** Saving the active cards in wallets; nothing where no wallet is offered. */
export function Wallets({ cards }: { cards: CardsStore }) {
  const [offered] = useState(memberWallets)
  const state = useStore(cards.$state)
  const active = state.status === 'ready' ? activeCards(state.value) : []
  if (offered.wallets.length === 0 || (state.status !== 'loading' && active.length === 0)) return null
  return (
    <PagePart>
      <LoadedPart offered={offered} cards={state.status === 'loading' ? null : active} />
    </PagePart>
  )
}

/** The code of the part is loaded here, because elements in pages of other sites offer no wallet and must stay small. */
function LoadedPart(props: WalletPartProps) {
  const [Part, setPart] = useState<ComponentType<WalletPartProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import('./wallet-part.tsx').then(
      ({ WalletPart }) => setPart(() => WalletPart),
      () => setFailed(true),
    )
  }, [attempt])
  const retry = (): void => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  if (Part !== null) return <Part {...props} />
  return failed ? (
    <RetryNotice text={t.errorWallets} retry={t.retry} onRetry={retry} />
  ) : (
    <Skeleton shape="box" className={css.wallets} />
  )
}
