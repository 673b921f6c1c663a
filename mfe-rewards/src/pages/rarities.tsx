import { brand } from '@portal/shared-contracts/brand/brand'
import { content, type Rarity } from '@portal/shared-contracts/brand/content'
import { createResource, refreshOnMount } from '@portal/page-library/stores'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Panel } from '@portal/shared-ui/cards/card'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PageParts } from '@portal/shared-ui/layout/page-parts'
import { PictureCard } from '@portal/shared-ui/cards/picture-card'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { ProductGrid } from '@portal/shared-ui/cards/product-card'
import { Tag } from '@portal/shared-ui/text/tag'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import * as paths from '@portal/shared-contracts/paths'
import { useState } from 'react'
import { isScarce, rarityStatus } from '../domain/rarity-status.ts'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/rarities.ts'
import { BrandList } from '../ui/brand-list.tsx'
import * as css from './rarities.module.css'

const list = refreshOnMount(createResource(content.rarities))

/** The brand's rare and special-edition products. */
const RaritiesPage = () => (
  <>
    <PageHero compact {...heroOf(paths.rarities, heroes.rarities)} />
    <PageParts>
      <BrandList list={list} render={(rarities) => <Rarities rarities={rarities} />} />
    </PageParts>
  </>
)
export { RaritiesPage as Component }

function Rarities({ rarities }: { rarities: readonly Rarity[] }) {
  const [now] = useState(() => new Date())
  return (
    <>
      <ProductGrid>
        {rarities.map((rarity) => (
          <RarityCard key={rarity.id} rarity={rarity} now={now} />
        ))}
      </ProductGrid>
      <Panel>
        <h2>{t.howTitle}</h2>
        <p className={css.how}>
          {t.how} <a href={brand.contact.phoneUrl}>{brand.contact.phone}</a> ({brand.contact.hours}). {t.howLong}
        </p>
      </Panel>
    </>
  )
}

function RarityCard({ rarity, now }: { rarity: Rarity; now: Date }) {
  const { id, title, text, picture, pictureAlt, price } = rarity
  const amount = rarity.byPiece ? null : rarity.amount
  const status = rarityStatus(rarity, now)
  const statusText = t.statusText(status, now)
  return (
    <PictureCard
      id={id}
      title={title}
      headingLevel={2}
      picture={<Drawing src={picture} alt={pictureAlt} />}
      color={pastelColor(id)}
      note={status.kind === 'soldOut' ? <Tag>{statusText}</Tag> : statusText}
      isScarce={isScarce(status)}
      footer={
        <div className={css.foot}>
          <p>
            <strong>{t.price(price, amount)}</strong>{' '}
            <span className={css.points}>
              {[t.basePrice(price, amount), t.points(price)].filter(Boolean).join(' · ')}
            </span>
          </p>
          <a href={t.reserveMail(title, status)} className={buttonClass('outline')}>
            <span>{t.reserve(status)}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </a>
        </div>
      }
    >
      <p>{text}</p>
    </PictureCard>
  )
}
