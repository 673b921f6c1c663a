import type { brand } from '@portal/brands/chosen/brand'
import type { EmbedName } from '@portal/shared-contracts/embed/elements'

/** The names of the elements in types. A package has those of the brand that it is packed for. */
export type ElementName = `${typeof brand.elementPrefix}-${EmbedName}`
