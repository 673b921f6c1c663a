import * as v from 'valibot'

/** A link that a remote adds to a menu of the shell; a shell ignores the menus that it does not know. */
export const MenuEntry = v.object({
  menu: v.string(),
  /** On one line. */
  label: v.pipe(v.string(), v.regex(/^\S(?:[^\p{Cc}]{0,38}\S)?$/u)),
  path: v.pipe(v.string(), v.startsWith('/')),
})
export type MenuEntry = v.InferOutput<typeof MenuEntry>
