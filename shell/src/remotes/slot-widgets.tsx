import type { SlotName } from '@portal/shared-contracts/remotes'
import { Container } from '@portal/shared-ui/layout/section'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { useSite } from '../layout/site.ts'
import { WidgetSlot } from './remote-slot.tsx'
import * as css from './slot-widgets.module.css'

/**
 * The widgets that remotes add to a slot, each in its own box; nothing without one. Stands last on its page, so that
 * widgets of any height move nothing.
 */
export function SlotWidgets({ slot }: { slot: SlotName }) {
  const widgets = useSite().widgetsIn(slot)
  if (widgets.length === 0) return null
  return (
    <Container className={css.slot}>
      {widgets.map((name) => (
        <div key={name} className={css.box}>
          <WidgetSlot name={name} skeleton={<Loading />} />
        </div>
      ))}
    </Container>
  )
}

const Loading = () => (
  <div aria-busy="true">
    <Skeleton shape="box" className={css.skeleton} />
  </div>
)
