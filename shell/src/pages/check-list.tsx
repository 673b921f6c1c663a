import { CheckIcon } from '@portal/shared-ui/icons/icons'
import * as css from './check-list.module.css'

/** A list of advantages with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.points}>
      {items.map((item) => (
        <li key={item} className={css.point}>
          <CheckIcon size={20} className={css.check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
