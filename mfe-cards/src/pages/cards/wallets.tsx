import { Link } from '@portal/page-library/navigation/navigation'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { Button } from '@portal/shared-ui/buttons/button'
import { PagePart } from '@portal/shared-ui/layout/page-parts'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { activeCards } from '../../domain/cards.ts'
import { privacyPath } from '../../domain/wallets.ts'
import { inWallets as t } from '../../messages/cards.ts'
import { wallet as buttons } from '../../messages/wallet.ts'
import type { CardsStore } from '../../stores/cards.ts'
import { memberWallets, saveInWallet } from '../../stores/portal.ts'
import { WalletButtons, type WalletButtonProps } from '../../ui/wallet-buttons.tsx'
import * as css from './wallets.module.css'

/** Saving the active cards in wallets; nothing where no wallet is offered. */
export function Wallets({ cards }: { cards: CardsStore }) {
  const [offered] = useState(memberWallets)
  const [store] = useState(saveInWallet)
  const state = useStore(cards.$state)
  const active = state.status === 'ready' ? activeCards(state.value) : []
  if (offered.wallets.length === 0 || (state.status !== 'loading' && active.length === 0)) return null
  return (
    <PagePart>
      <h2>{t.title}</h2>
      <p className={css.text}>{t.lead}</p>
      <p className={css.receivers}>
        <span>{`${buttons.receivers(offered.wallets)} `}</span>
        <Link to={privacyPath}>{buttons.privacy}</Link>
      </p>
      {state.status === 'loading' && <Skeleton shape="box" className={css.skeleton} />}
      <ul className={css.cards}>
        {active.map(({ cardCode }) => (
          <li key={cardCode} className={css.card}>
            <p className={css.number} translate="no">
              {groupCardCode(cardCode)}
            </p>
            <WalletButtons
              store={store}
              offered={offered}
              cardCode={cardCode}
              button={OutlineButton}
              {...(active.length > 1 && { nameOf: (button) => t.named(button, cardCode) })}
            />
          </li>
        ))}
      </ul>
    </PagePart>
  )
}

const OutlineButton = (props: WalletButtonProps) => <Button {...props} variant="outline" />
