import type { Family } from '../family.ts'
import { artwork } from './artwork.tsx'
import { buttons } from './buttons.tsx'
import { cards } from './cards.tsx'
import { choices } from './choices.tsx'
import { dialogs } from './dialogs.tsx'
import { fields } from './fields.tsx'
import { forms } from './forms.tsx'
import { lists } from './lists.tsx'
import { notices } from './notices.tsx'
import { pages } from './pages.tsx'
import { steps } from './steps.tsx'

/** Every page of the gallery, in its order. */
export const families: readonly Family[] = [
  buttons,
  fields,
  choices,
  forms,
  steps,
  notices,
  dialogs,
  cards,
  lists,
  pages,
  artwork,
]
