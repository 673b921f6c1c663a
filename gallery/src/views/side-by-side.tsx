import { families } from '../families/index.ts'
import type { Family } from '../family.ts'
import { schemes } from './scheme.ts'
import * as css from './views.module.css'

/** A family in both schemes, each in a frame, so that ids, dialogs and widths are those of a page. */
export const SideBySide = ({ family }: { family: Family }) => (
  <main className={css.bothSchemes}>
    <h1 className={css.head}>{family.title}</h1>
    <nav aria-label="Families" className={css.nav}>
      <a href="/">Overview</a>
      {families.map(({ id, title }) => (
        <a key={id} href={`?family=${id}`} aria-current={id === family.id ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
    <div className={css.frames}>
      {schemes.map((scheme) => (
        <iframe
          key={scheme}
          title={`${family.title}, ${scheme} scheme`}
          src={`?family=${family.id}&scheme=${scheme}`}
          className={css.frame}
        />
      ))}
    </div>
  </main>
)
