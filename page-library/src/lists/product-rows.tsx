import { Link } from '@portal/page-library/navigation/navigation'
import { LinkRows, LinkRowsPlace, LinkRowsSkeleton } from '@portal/shared-ui/lists/link-rows'
import { Notice } from '@portal/shared-ui/notices/notice'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { Picture } from '@portal/shared-ui/pictures/picture'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import type { ResourceState } from '../stores/resource.ts'

/** `image` is the address of the backend's picture; `note` stands below the title. */
export type ProductRow = { id: string; title: string; to: string; image: string; note: string }

export type ProductRowsProps<T> = {
  state: ResourceState<T>
  /** The products to show, at most three. */
  rowsOf: (value: T) => readonly ProductRow[]
  texts: { loading: string; failed: string; retry: string; none: string }
  onRetry: () => Promise<void>
}

/** Up to three linked products below each other, in each state of their list. */
export function ProductRows<T>({ state, rowsOf, texts, onRetry }: ProductRowsProps<T>) {
  if (state.status === 'loading')
    return (
      <>
        <VisuallyHidden output>{texts.loading}</VisuallyHidden>
        <LinkRowsSkeleton />
      </>
    )
  if (state.status === 'failed')
    return (
      <LinkRowsPlace>
        <RetryNotice tone="warning" text={texts.failed} retry={texts.retry} onRetry={onRetry} />
      </LinkRowsPlace>
    )
  const rows = rowsOf(state.value)
  if (rows.length === 0)
    return (
      <LinkRowsPlace>
        <Notice>{texts.none}</Notice>
      </LinkRowsPlace>
    )
  return (
    <LinkRows
      rows={rows.map(({ id, title, to, image, note }) => ({
        id,
        title,
        link: linkTo(to),
        picture: <Picture src={image} alt="" square="small" />,
        color: pastelColor(id),
        note,
      }))}
    />
  )
}

const linkTo = (to: string) => (className: string | undefined, title: string) => (
  <Link to={to} className={className}>
    {title}
  </Link>
)
