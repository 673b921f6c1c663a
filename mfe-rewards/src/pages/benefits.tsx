import { brand } from '@portal/shared-contracts/brand'
import { Link, useNavigation } from '@portal/shared-contracts/navigation'
import { Accordion } from '@portal/shared-ui/accordion'
import { classNames } from '@portal/shared-ui/class-names'
import { PageHero } from '@portal/shared-ui/page-hero'
import { pastelClass, pastelColor } from '@portal/shared-ui/pastel'
import { PageParts } from '@portal/shared-ui/page-parts'
import { typeset } from '@portal/shared-ui/typeset'
import { useEffect, useRef, type RefObject } from 'react'
import { benefits, type Benefit } from '../content/benefits.ts'
import { t } from '../messages/benefits.ts'
import { heroes } from '../messages/heroes.ts'
import * as css from './benefits.module.css'

const { phone, phoneUrl, hours } = brand.contact

/** The benefits of the programme, from their content file. */
function BenefitsPage() {
  const list = useRef<HTMLElement>(null)
  useOpenBenefit(list, useNavigation().hash)
  return (
    <>
      <PageHero compact {...heroes.benefits} />
      <PageParts>
        <section ref={list} className={css.benefits}>
          <h2>{t.heading(benefits.length)}</h2>
          <Accordion items={benefits.map(toItem)} />
        </section>
      </PageParts>
    </>
  )
}
export { BenefitsPage as Component }

const toItem = (benefit: Benefit, index: number) => ({
  id: benefit.id,
  title: <Title benefit={benefit} index={index} />,
  content: <Content benefit={benefit} />,
})

function Title({ benefit: { title, Picture }, index }: { benefit: Benefit; index: number }) {
  return (
    <span className={css.title}>
      <span className={classNames(css.picture, pastelClass(pastelColor(index)))}>
        <Picture />
      </span>
      <span>{title}</span>
    </span>
  )
}

function Content({ benefit: { texts, how, byPhone, link } }: { benefit: Benefit }) {
  return (
    <div className={css.content}>
      {texts.map((text) => (
        <p key={text}>{typeset(text)}</p>
      ))}
      <p>
        <strong>{t.how}</strong> <span>{typeset(how)}</span>
      </p>
      {byPhone && (
        <p>
          <a href={phoneUrl}>{phone}</a> ({hours})
        </p>
      )}
      {link && (
        <p>
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
    </div>
  )
}

/** Opens the benefit that the address names, and scrolls to it. */
function useOpenBenefit(list: RefObject<HTMLElement | null>, hash: string): void {
  useEffect(() => {
    const named = benefits.find(({ id }) => `#${id}` === hash)
    const item = named && list.current?.querySelector(`#${CSS.escape(named.id)}`)
    item?.setAttribute('open', '')
    item?.scrollIntoView()
  }, [list, hash])
}
