import { classNames } from '@portal/shared-ui/styles/class-names'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { pastelClass } from '@portal/shared-ui/pictures/pastel'
import { typeset } from '@portal/shared-ui/text/typeset'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/landing.ts'
import { CheckList } from './check-list.tsx'
import * as css from './landing-benefits.module.css'

const colors = ['two', 'one', 'three'] as const

/** The three benefit sections; the first has the anchor of the menu entry "Vorteile". */
export function Benefits() {
  return t.benefits.map((benefit, index) => {
    const color = colors[index % colors.length]!
    return (
      <section key={benefit.title} id={index === 0 ? 'vorteile' : undefined} className={css.section}>
        <Container className={classNames(css.row, index % 2 === 1 && css.turned)}>
          <div className={classNames(css.picture, pastelClass(color))}>
            <Drawing src={benefit.picture} alt={benefit.pictureAlt} />
          </div>
          <div className={css.text}>
            <h2>{benefit.title}</h2>
            <p className={css.lead}>{typeset(benefit.text)}</p>
            <CheckList items={benefit.points} />
          </div>
        </Container>
      </section>
    )
  })
}
