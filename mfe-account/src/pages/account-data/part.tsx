import { PagePart } from '@portal/shared-ui/layout/page-parts'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { useEffect, useRef, type Ref } from 'react'
import { partIds, type AccountPart } from '../../domain/account-parts.ts'
import { parts } from '../../messages/account-page.ts'
import * as css from './section.module.css'

type PartProps = { part: AccountPart; titleRef?: Ref<HTMLHeadingElement>; children: Elements }

/** A part of Kontodaten below its heading, which links name. */
export const Part = ({ part, titleRef, children }: PartProps) => (
  <PagePart>
    <h2 ref={titleRef} id={partIds[part]} tabIndex={-1}>
      {parts[part].title}
    </h2>
    {children}
  </PagePart>
)

/** Sentences or words, one below the other. */
export const List = ({ items }: { items: readonly string[] }) => (
  <ul className={css.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** Focuses the button that starts editing when the form is cancelled; after a save its notice takes the focus. */
export function useFocusAfterEditing(isEditing: boolean, isSaved: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing && !isSaved) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing, isSaved])
  return button
}
