import * as v from 'valibot'

/**
 * The slots, places of the shell for widgets of remotes: `home` on the home page of members, `overview` on that of
 * benefits and rewards.
 */
export type SlotName = 'home' | 'overview'

/** A widget that a remote adds to a slot; a shell ignores the slots that it does not know. */
export const SlotEntry = v.object({ slot: v.string(), widget: v.string() })
export type SlotEntry = v.InferOutput<typeof SlotEntry>
