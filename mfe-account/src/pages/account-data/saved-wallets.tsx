import { Card } from '@portal/shared-ui/cards/card'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { useStore } from '@nanostores/react'
import { savedWallets as t } from '../../messages/my-data.ts'
import { memberWallets } from '../../stores/member-data.ts'
import type { SavedWalletsStore } from '../../stores/saved-wallets.ts'
import { List } from './part.tsx'
import * as css from './section.module.css'

/** In which wallets the member's cards are. */
export const SavedWallets = () => <SavedWalletsOf store={memberWallets()} />

export function SavedWalletsOf({ store }: { store: SavedWalletsStore }) {
  return (
    <Card className={css.section}>
      <h3>{t.title}</h3>
      <Content store={store} />
    </Card>
  )
}

function Content({ store }: { store: SavedWalletsStore }) {
  const state = useStore(store.$state)
  switch (state.status) {
    case 'loading':
      return <Loading text={t.loading} lines={2} />
    case 'failed':
      return <RetryNotice tone="warning" text={t.failed} retry={t.again} onRetry={store.refresh} />
    case 'ready': {
      const saved = state.value.filter(({ devices, google }) => devices > 0 || google)
      if (saved.length === 0) return <p>{t.none}</p>
      return (
        <>
          <List items={saved.map(t.item)} />
          <p className={css.hint}>{t.remove}</p>
        </>
      )
    }
  }
}
