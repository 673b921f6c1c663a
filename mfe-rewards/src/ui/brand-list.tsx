import type { Resource } from '@portal/page-library/stores'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { t } from '../messages/brand-list.ts'
import * as css from './brand-list.module.css'

type BrandListProps<Item> = { list: Resource<readonly Item[]>; render: (items: readonly Item[]) => ReactElement }

/** A list of the brand's content, which the shell loads: placeholders, then the list, or a retry. */
export function BrandList<Item>({ list: { $state, refresh }, render }: BrandListProps<Item>) {
  const state = useStore($state)
  switch (state.status) {
    case 'loading':
      return <Loading text={t.loading} lines={8} className={css.loading} />
    case 'failed':
      return <RetryNotice tone="warning" text={t.failed} retry={t.retry} onRetry={refresh} />
    case 'ready':
      return render(state.value)
  }
}
