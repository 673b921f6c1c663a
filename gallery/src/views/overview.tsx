import { tileClass } from '@portal/shared-ui/cards/card'
import { Container, Stack } from '@portal/shared-ui/layout/section'
import { families } from '../families/index.ts'
import * as css from './views.module.css'

/** The start page: a link to each family. */
export const Overview = () => (
  <main className={css.page}>
    <Container>
      <Stack>
        <h1 className={css.title}>Component gallery</h1>
        <p>Every component of shared-ui in each of its states, in the light and in the dark scheme.</p>
        <ul className={css.families}>
          {families.map(({ id, title, states }) => (
            <li key={id}>
              <a href={`?family=${id}`} className={tileClass(css.family)}>
                <span>{title}</span> <span className={css.count}>{Object.keys(states).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  </main>
)
