import type { RegistrySnapshot } from './release-record.ts'
import type { WidgetName } from './names.ts'

/** The widgets that released remotes add to a slot, in the order of the registry document. */
export const widgetsInSlot = (slot: string, registry: RegistrySnapshot): WidgetName[] =>
  Object.values(registry).flatMap(({ record }) =>
    (record.slots ?? [])
      .filter((entry) => entry.slot === slot && entry.widget in record.widgets)
      .map(({ widget }): WidgetName => `${record.name}/${widget}`),
  )
