import type { ReactNode } from 'react'
import { Skeleton } from '../layout/skeleton.tsx'
import { pastelClass, type PastelColor } from '../pictures/pastel.ts'
import { classNames } from '../styles/class-names.ts'
import * as css from './link-rows.module.css'

export type LinkRow = {
  id: string
  title: string
  /** Renders the row's link: `(className, title) => <Link to="…" className={className}>{title}</Link>`. */
  link: (className: string | undefined, title: string) => ReactNode
  /** A small `Picture` on the pastel background. */
  picture: ReactNode
  color: PastelColor
  /** A line below the title. */
  note: ReactNode
}

/**
 * Up to three products below each other, each with a small picture. All of a row is clickable; the link's text is the
 * title.
 */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <LinkRowsPlace>
    <ul className={css.rows}>
      {rows.map(({ id, title, link, picture, color, note }) => (
        <li key={id} className={css.row}>
          <div className={classNames(css.picture, pastelClass(color))}>{picture}</div>
          <div className={css.text}>
            <p className={css.title}>{link(css.link, title)}</p>
            <p className={css.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  </LinkRowsPlace>
)

/**
 * As high as three rows on a wide screen, so that what is below does not move when a notice or fewer rows take their
 * place.
 */
export const LinkRowsPlace = ({ children }: { children: ReactNode }) => <div className={css.place}>{children}</div>

/** Placeholders of three rows. */
export const LinkRowsSkeleton = () => (
  <LinkRowsPlace>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} shape="box" className={css.skeleton} />
    ))}
  </LinkRowsPlace>
)
