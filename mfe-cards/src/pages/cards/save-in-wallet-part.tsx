import type { OfferedWallets } from '@portal/page-library/wallet/page-wallets'
import { Link } from '@portal/page-library/navigation/navigation'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { Button } from '@portal/shared-ui/buttons/button'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { useState } from 'react'
import type { Card } from '@portal/shared-contracts/calls'
import { privacyPath } from '../../domain/wallets.ts'
import { t as buttons } from '../../messages/save-in-wallet.ts'
import { t } from '../../messages/save-in-wallet-part.ts'
import { createMemberSaveInWallet } from '../../stores/member-save-in-wallet.ts'
import { WalletButtons, type WalletButtonProps } from '../../ui/wallet-buttons.tsx'
import * as css from './save-in-wallet-part.module.css'

export type SaveInWalletPartProps = {
  offered: OfferedWallets
  /** The active cards; null while they load. */
  cards: readonly Card[] | null
}

/** Saving the active cards in wallets. */
export function SaveInWalletPart({ offered, cards }: SaveInWalletPartProps) {
  const [store] = useState(createMemberSaveInWallet)
  return (
    <>
      <h2>{t.title}</h2>
      <p className={css.text}>{t.lead}</p>
      <p className={css.receivers}>
        <span>{`${buttons.receivers(offered.wallets)} `}</span>
        <Link to={privacyPath}>{buttons.privacy}</Link>
      </p>
      {cards === null && <Skeleton shape="box" className={css.skeleton} />}
      <ul className={css.cards}>
        {cards?.map(({ cardCode }) => (
          <li key={cardCode} className={css.card}>
            <p className={css.number} translate="no">
              {groupCardCode(cardCode)}
            </p>
            <WalletButtons
              store={store}
              offered={offered}
              cardCode={cardCode}
              button={OutlineButton}
              {...(cards.length > 1 && { nameOf: (button) => t.named(button, cardCode) })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const OutlineButton = (props: WalletButtonProps) => <Button {...props} variant="outline" />
