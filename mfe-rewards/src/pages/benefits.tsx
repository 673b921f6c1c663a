import { brand } from '@portal/shared-contracts/brand/brand'
import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { content, type Benefit } from '@portal/shared-contracts/brand/content'
import { Link, useNavigation } from '@portal/page-library/navigation/navigation'
import { createResource, refreshOnMount } from '@portal/page-library/stores'
import { Accordion } from '@portal/shared-ui/lists/accordion'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { pastelClass, pastelColor } from '@portal/shared-ui/pictures/pastel'
import { PageParts } from '@portal/shared-ui/layout/page-parts'
import { typeset } from '@portal/shared-ui/text/typeset'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import * as paths from '@portal/shared-contracts/paths'
import { useEffect, useRef, type RefObject } from 'react'
import { t } from '../messages/benefits.ts'
import { heroes } from '../messages/heroes.ts'
import { BrandList } from '../ui/brand-list.tsx'
import * as css from './benefits.module.css'

const { phone, phoneUrl, hours } = brand.contact

const list = refreshOnMount(createResource(content.benefits))

const BenefitsPage = () => (
  <>
    <PageHero compact {...heroOf(paths.benefits, heroes.benefits)} />
    <PageParts>
      <BrandList list={list} render={(benefits) => <Benefits benefits={benefits} />} />
    </PageParts>
  </>
)
export { BenefitsPage as Component }

function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const section = useRef<HTMLElement>(null)
  useOpenBenefit(section, benefits, useNavigation().hash)
  return (
    <section ref={section} className={css.benefits}>
      <h2>{t.heading(benefits.length)}</h2>
      <Accordion items={benefits.map(toItem)} />
    </section>
  )
}

const toItem = (benefit: Benefit) => ({
  id: benefit.id,
  title: benefit.title,
  teaser: typeset(benefit.teaser),
  picture: (
    <span className={classNames(css.picture, pastelClass(pastelColor(benefit.id)))}>
      <Drawing src={benefit.picture} alt={benefit.pictureAlt} />
    </span>
  ),
  content: <Content benefit={benefit} />,
})

function Content({ benefit: { texts, how, byPhone, link } }: { benefit: Benefit }) {
  return (
    <div className={css.content}>
      <div className={css.part}>
        {texts.map((text) => (
          <p key={text}>{typeset(text)}</p>
        ))}
      </div>
      <div className={css.part}>
        <p>
          <strong>{t.how}</strong> <span>{typeset(how)}</span>
        </p>
        {byPhone && (
          <p>
            <a href={phoneUrl}>{phone}</a> ({hours})
          </p>
        )}
        {link && !isOfAbsentPart(link.to) && (
          <p>
            <Link to={link.to}>{link.text}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** Opens the benefit that the address names, and scrolls to it. */
function useOpenBenefit(section: RefObject<HTMLElement | null>, benefits: readonly Benefit[], hash: string): void {
  useEffect(() => {
    const named = benefits.find(({ id }) => `#${id}` === hash)
    const item = named && section.current?.querySelector(`#${CSS.escape(named.id)}`)
    item?.setAttribute('open', '')
    item?.scrollIntoView()
  }, [section, benefits, hash])
}
