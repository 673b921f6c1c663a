import type { ComponentProps, MouseEvent } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './button.module.css'

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'outlineOnGreen' | 'quiet'

/** The look of a button for anything that is not one, such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(css.button, css[variant], className)
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  /** An answer is awaited: the label stays, further clicks are swallowed. */
  busy?: boolean
  /** What is still missing. The button stays reachable and says this instead of going dead. */
  disabledReason?: string | undefined
  /** Called for a click that was refused because something is missing. */
  onRefused?: () => void
}

/** A button that never changes its size: busy and refused clicks go nowhere, the label is kept. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', busy = false, disabledReason, onRefused, ...native } = props
  const { className, onClick, children, type = 'button', ...rest } = native
  const reasonId = useId()

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (!busy && !disabledReason) return onClick?.(event)
    event.preventDefault()
    if (!busy) onRefused?.()
  }

  const button = (
    <button
      aria-describedby={disabledReason ? reasonId : undefined}
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || Boolean(disabledReason) || undefined}
      onClick={click}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className={css.withReason}>
      {button}
      <span id={reasonId} className={css.reason} role="status">
        {disabledReason}
      </span>
    </span>
  )
}

export type ButtonLinkProps = ComponentProps<'a'> & { href: string; variant?: ButtonVariant }

/** A plain link that looks like a button; inside the portal give `buttonClass` to the navigation's own link. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass(variant, className)} />
}
