import type { OfferedWallets } from '@portal/page-library/wallet/page-wallets'
import type { ComponentType, ReactNode } from 'react'
import { inOrderOfDevice } from '../domain/wallets.ts'
import { t } from '../messages/save-in-wallet.ts'
import type { SaveInWalletStore } from '../stores/save-in-wallet.ts'
import { useValue } from './use-value.ts'
import * as css from './wallet-buttons.module.css'

export type WalletButtonProps = {
  'aria-label': string | undefined
  /** Of a button that is an official badge. */
  className: string | undefined
  busy: boolean
  onClick: () => void
  children: ReactNode
}

type WalletButtonsProps = {
  store: SaveInWalletStore
  offered: OfferedWallets
  cardCode: string
  /** The look of a button, which the page and the document of the digital card have each of their own. */
  button: ComponentType<WalletButtonProps>
  /** What screen readers hear in place of the words of a button, where there are several cards. */
  nameOf?: (button: string) => string
}

/** The buttons that save a card in wallets, and below them what came of the last click. */
export function WalletButtons({ store, offered, cardCode, button: Button, nameOf }: WalletButtonsProps) {
  const last = useValue(store.$state)
  const state = last?.target.cardCode === cardCode ? last : null
  return (
    <div className={css.wallets}>
      <div className={css.buttons}>
        {inOrderOfDevice(offered.wallets, navigator.userAgent).map((wallet) => {
          const badge = offered.badges[wallet]
          return (
            <Button
              key={wallet}
              className={badge && css.official}
              aria-label={nameOf?.(t.add(wallet))}
              busy={state?.status === 'sending' && state.target.wallet === wallet}
              onClick={() => void store.save({ wallet, cardCode })}
            >
              {badge === undefined ? t.add(wallet) : <img src={badge} alt={t.add(wallet)} className={css.badge} />}
            </Button>
          )
        })}
      </div>
      {state?.status === 'failed' && (
        <p role="alert" className={css.error}>
          {t.error(state.code)}
        </p>
      )}
      {/* Always there, so that screen readers read what appears in it. */}
      <output className={css.text}>
        {state?.status === 'opened' && state.target.wallet === 'apple' && t.appleOpened}
      </output>
    </div>
  )
}
