import { PagePart } from '@portal/shared-ui/layout/page-parts'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType } from 'react'
import { activeCards } from '../../domain/cards.ts'
import { t } from '../../messages/cards.ts'
import type { CardsStore } from '../../stores/cards.ts'
import { offeredWallets } from '../../stores/portal.ts'
import * as css from '../cards.module.css'
import type { SaveInWalletPartProps } from './save-in-wallet-part.tsx'

/** Saving the active cards in wallets; nothing where no wallet is offered. */
export function SaveInWallet({ cards }: { cards: CardsStore }) {
  const [offered] = useState(offeredWallets)
  const state = useStore(cards.$state)
  const active = state.status === 'ready' ? activeCards(state.value) : []
  if (offered.wallets.length === 0 || (state.status !== 'loading' && active.length === 0)) return null
  return (
    <PagePart>
      <LoadedPart offered={offered} cards={state.status === 'loading' ? null : active} />
    </PagePart>
  )
}

/** Loads the code of the part, because elements in pages of other sites offer no wallet and must stay small. */
function LoadedPart(props: SaveInWalletPartProps) {
  const [Part, setPart] = useState<ComponentType<SaveInWalletPartProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import('./save-in-wallet-part.tsx').then(
      ({ SaveInWalletPart }) => setPart(() => SaveInWalletPart),
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
