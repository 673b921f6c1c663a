import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CrossIcon } from '../icons/icons.tsx'
import * as css from './dialog.module.css'

export type DialogProps = {
  open: boolean
  title: ReactNode
  /**
   * Called on Esc and on the close button; the parent sets `open`. A click outside does not close: input could be lost.
   */
  onClose: () => void
  closeLabel: string
  children?: ReactNode
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
}

/**
 * A modal native dialog. It begins at its heading, unless an element of it has the attribute `autofocus` or takes the
 * focus itself, and never at the button that closes it. The browser traps the focus and restores it on closing.
 */
export function Dialog({ open, title, onClose, closeLabel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    if (!element.querySelector('[autofocus]')) heading.current?.focus()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={css.dialog}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The event comes in a later task, in which the dialog may be open again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
    >
      <div className={css.sheet}>
        <header className={css.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
            <CrossIcon size={22} />
          </button>
        </header>
        {open && <div className={css.body}>{children}</div>}
        {open && actions && <footer className={css.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
