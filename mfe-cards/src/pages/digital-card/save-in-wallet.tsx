import type { OfferedWallets } from '@portal/page-library/wallet/page-wallets'
import { privacyPath } from '../../domain/wallets.ts'
import { t } from '../../messages/save-in-wallet.ts'
import type { SaveInWalletStore } from '../../stores/save-in-wallet.ts'
import { WalletButtons, type WalletButtonProps } from '../../ui/wallet-buttons.tsx'
import * as css from './full-screen.module.css'

/** The store of the buttons, and the wallets that the document offers. */
export type CardWallets = { store: SaveInWalletStore; offered: OfferedWallets }

/** Saving the card that is shown in wallets. */
export const SaveInWallet = ({ cardCode, store, offered }: CardWallets & { cardCode: string }) => (
  <div className={css.wallets}>
    <p className={css.quiet}>
      <span>{`${t.receivers(offered.wallets)} `}</span>
      <a href={privacyPath} className={css.textLink}>
        {t.privacy}
      </a>
    </p>
    <WalletButtons store={store} offered={offered} cardCode={cardCode} button={CardButton} />
  </div>
)

/** Smaller than the button of pages, because this document is loaded at a till. */
const CardButton = ({ className = css.button, busy, ...native }: WalletButtonProps) => (
  <button {...native} type="button" className={className} aria-busy={busy} />
)
