import { useNavigation, Widget } from '@portal/page-library/navigation/navigation'
import type { SlotName } from '@portal/shared-contracts/remotes/registry-document'
import type { ReactNode } from 'react'

type SlotProps = {
  /** A slot that this remote offers, such as `mfe-events:below`. */
  name: SlotName
  /** Shown while the code of a widget loads. */
  skeleton: ReactNode
}

/**
 * The widgets that other remotes add to a slot of this remote, in the order of the registry document; nothing without
 * one, in a shell of an earlier contract and in an embedding page.
 */
export function Slot({ name, skeleton }: SlotProps): ReactNode {
  const { widgetsIn } = useNavigation()
  return widgetsIn?.(name).map((widget) => <Widget key={widget} name={widget} skeleton={skeleton} />) ?? null
}
