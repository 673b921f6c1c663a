import { useState } from 'react'
import { FilterChips } from '@portal/shared-ui/filter-chips'
import { families } from '../families/index.ts'
import type { Family } from '../family.ts'
import { schemes } from './scheme.ts'
import * as css from './views.module.css'

type Width = 'column' | 'phone'

const widths: readonly { value: Width; label: string }[] = [
  { value: 'column', label: 'Width of the column' },
  { value: 'phone', label: 'Phone, 390 px' },
]

/** A family in both schemes, each in a frame, so that ids, dialogs and widths are those of a page. */
export function SideBySide({ family }: { family: Family }) {
  const [width, setWidth] = useState<Width>('column')
  return (
    <main className={css.bothSchemes}>
      <header className={css.head}>
        <h1 className={css.title}>{family.title}</h1>
        <FilterChips label="Width of the frames" options={widths} value={width} onChange={setWidth} />
      </header>
      <nav aria-label="Families" className={css.nav}>
        <a href="/">Overview</a>
        {families.map(({ id, title }) => (
          <a key={id} href={`?family=${id}`} aria-current={id === family.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className={css.frames} data-width={width}>
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
}
