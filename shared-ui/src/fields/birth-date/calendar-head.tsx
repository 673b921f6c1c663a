import { classNames } from '../../styles/class-names.ts'
import { ChevronIcon } from '../../icons/icons.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as css from './birth-date-calendar.module.css'

export type Step = {
  label: string
  /** False where there is nothing further. */
  onClick: (() => void) | false
}

type Props = { title: string; up?: { label: string; onClick: () => void }; before?: Step; after?: Step }

/** What the calendar shows, with the ways back, to what is before and to what is after. */
export const CalendarHead = ({ title, up, before, after }: Props) => (
  <div className={css.head}>
    {before && <StepButton step={before} className={css.before} />}
    {up ? (
      <button type="button" className={css.up} onClick={up.onClick}>
        <span aria-live="polite">{title}</span>
        <VisuallyHidden>{up.label}</VisuallyHidden>
        <ChevronIcon size={20} />
      </button>
    ) : (
      <p className={css.title} aria-live="polite">
        {title}
      </p>
    )}
    {after && <StepButton step={after} className={css.after} />}
  </div>
)

/** Stays focusable without a further page, because the focus would be lost on the last one. */
const StepButton = ({ step: { label, onClick }, className }: { step: Step; className: string | undefined }) => (
  <button
    type="button"
    className={classNames(css.step, className)}
    aria-label={label}
    aria-disabled={onClick === false || undefined}
    onClick={() => onClick && onClick()}
  >
    <ChevronIcon size={20} />
  </button>
)
