import { useSyncExternalStore, type ReactNode } from 'react'
import { PageParts } from './page-parts.tsx'
import * as css from './parts-with-aside.module.css'

export type PartsWithAsideProps = {
  /** Accessible name of what helps. */
  label: string
  /** What helps beside the parts; only wide screens show it, so it must not be needed. */
  aside: ReactNode
  /** What narrow screens show below the parts instead. */
  below?: ReactNode
  children: ReactNode
}

const wide = '(width >= 70rem)'

function onWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The parts of a page, on a wide screen with a second column that stays in view. */
export function PartsWithAside({ label, aside, below, children }: PartsWithAsideProps) {
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false,
  )
  const shown = isWide ? aside : below
  // The same elements at every width: a turned tablet must not take focus and input from a form.
  return (
    <PageParts className={isWide ? css.columns : undefined}>
      <div className={css.parts}>{children}</div>
      {shown && (
        <aside aria-label={label} className={isWide ? css.aside : css.below}>
          {shown}
        </aside>
      )}
    </PageParts>
  )
}
