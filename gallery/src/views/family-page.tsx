import { useEffect } from 'react'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { lookOf, type Family, type State } from '../family.ts'
import * as css from './views.module.css'

/** The states of a family, in the scheme of the document; an address with a state's anchor begins there. */
export function FamilyPage({ family }: { family: Family }) {
  useEffect(() => {
    // Some components have taken the focus and scrolled, as they do when they appear.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const state = document.getElementById(location.hash.slice(1))
    if (state) state.scrollIntoView()
    else scrollTo(0, 0)
  }, [])
  return (
    <main className={css.page}>
      <h1 className={css.title}>{family.title}</h1>
      <div className={css.states}>
        {Object.entries(family.states).map(([name, state]) => (
          <Shown key={name} name={name} state={state} />
        ))}
      </div>
    </main>
  )
}

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function Shown({ name, state }: { name: string; state: State }) {
  const { shown, look } = lookOf(state)
  return (
    <section className={classNames(css.state, look === 'wide' && css.wide)}>
      <h2 id={anchorOf(name)} className={css.name}>
        {name}
      </h2>
      <div lang="de" className={classNames(css.shown, look === 'hero' && css.hero)}>
        {shown}
      </div>
    </section>
  )
}
