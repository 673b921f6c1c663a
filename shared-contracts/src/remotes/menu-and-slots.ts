import * as v from 'valibot'

/** A link that a remote adds to a menu of the shell; a shell ignores the menus that it does not know. */
export const MenuEntry = v.object({
  menu: v.string(),
  /** On one line. */
  label: v.pipe(v.string(), v.regex(/^\S(?:[^\p{Cc}]{0,38}\S)?$/u)),
  path: v.pipe(v.string(), v.startsWith('/')),
})
export type MenuEntry = v.InferOutput<typeof MenuEntry>

/**
 * The slots, places of the shell for widgets of remotes: `home` on the home page of members, `overview` on that of
 * benefits and rewards.
 */
export type SlotName = 'home' | 'overview'

/** A widget that a remote adds to a slot; a shell ignores the slots that it does not know. */
export const SlotEntry = v.object({ slot: v.string(), widget: v.string() })
export type SlotEntry = v.InferOutput<typeof SlotEntry>
