import { useEffect, useRef } from 'react'

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
