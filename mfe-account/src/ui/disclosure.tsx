import { ChevronIcon } from '@portal/shared-ui/icons/icons'
import type { Elements } from '@portal/shared-ui/styles/elements'
import * as css from './disclosure.module.css'

/** Content that is closed at first, behind a title that looks like a link; in print it is open. */
export const Disclosure = ({ title, children }: { title: string; children: Elements }) => (
  <details className={css.disclosure}>
    <summary className={css.summary}>
      <span>{title}</span>
      <ChevronIcon size={20} className={css.chevron} />
    </summary>
    {children}
  </details>
)
