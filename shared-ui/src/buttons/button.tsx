import { type ComponentProps, type MouseEvent, useId } from 'react'
import * as css from './button.module.css'

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'outlineOnHero' | 'quiet' | 'destructive'

/** Class names of a button, for links. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return [css.button, css[variant], className].filter(Boolean).join(' ')
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  variant?: ButtonVariant
  /** Waiting for a response: keeps the label and ignores clicks. */
  busy?: boolean
  /** Not usable for a moment, without a reason that members would read: ignores clicks. */
  'aria-disabled'?: boolean | undefined
  /** Why the button cannot be used yet. It stays focusable and shows this text below. */
  disabledReason?: string | undefined
  /** Called for a click while `disabledReason` is set. */
  onDisabledClick?: () => void
}

/** A button that keeps its size and label while it is busy or disabled. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', busy = false, disabledReason, onDisabledClick, ...native } = props
  const { className, onClick, children, type = 'button', 'aria-disabled': waiting, ...others } = native
  const reasonId = useId()

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (!busy && !waiting && !disabledReason) return onClick?.(event)
    event.preventDefault()
    if (!busy) onDisabledClick?.()
  }

  const button = (
    <button
      aria-describedby={disabledReason ? reasonId : undefined}
      aria-disabled={busy || waiting || Boolean(disabledReason) || undefined}
      {...others}
      type={type}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      <span className={css.label}>{children}</span>
    </button>
  )
  if (!('disabledReason' in props)) return button
  // The same element with and without a reason: a button that is put elsewhere in the document loses the focus.
  return (
    <span className={disabledReason === undefined ? css.withoutReason : css.withReason}>
      {button}
      {disabledReason !== undefined && (
        <span id={reasonId} className={css.reason} role="status">
          {disabledReason}
        </span>
      )}
    </span>
  )
}
