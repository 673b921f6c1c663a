import { labelText } from '@portal/shared-contracts/coupon/coupon-label-messages'
import { Button } from '@portal/shared-ui/buttons/button'
import { Picture } from '@portal/shared-ui/pictures/picture'
import { CalendarIcon, CouponIcon } from '@portal/shared-ui/icons/icons'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { Tag } from '@portal/shared-ui/text/tag'
import { typeset } from '@portal/shared-ui/text/typeset'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { memo, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { availabilityText, endingText, t, validityText } from '../../messages/coupons.ts'
import { isUsedUp } from '../../domain/member-coupon.ts'
import { CouponSwitch, type CouponSwitchProps } from './coupon-switch.tsx'
import * as css from './card.module.css'

/** A coupon: its pictures and labels, then title, dates and switch. Memoised, because a list may hold a thousand. */
export const CouponCard = memo(function CouponCard({ coupon, activation, onSwitch }: CouponSwitchProps) {
  const { subTitle, pictures, places, ending } = coupon
  const validity = validityText(coupon)
  const endingTag = endingText(ending)
  // Without a switch its place says that the coupon is used up.
  const availabilityTag = isUsedUp(coupon) ? '' : availabilityText(coupon.availability)
  const isActive = activation?.activated ?? coupon.activated
  return (
    <article
      className={css.coupon}
      data-active={isActive || undefined}
      data-sold-out={coupon.availability.kind === 'soldOut' || undefined}
    >
      <div className={css.pictures}>
        {pictures.background !== null && <Picture src={pictures.background} alt="" square="small" />}
        <Picture src={pictures.front} alt="" square="small" />
      </div>
      <Stub coupon={coupon} />
      <div className={css.body}>
        {subTitle && <SubTitle text={subTitle} title={coupon.title} />}
        {validity && (
          <p className={css.fact}>
            <CalendarIcon size={18} />
            <VisuallyHidden>{t.validity}</VisuallyHidden>
            <span>{validity}</span>
          </p>
        )}
        {places.length > 0 && <p className={css.fact}>{typeset(t.places(places))}</p>}
        {(endingTag || availabilityTag) && (
          <p className={css.tags}>
            {endingTag && <Tag tone="scarcity">{endingTag}</Tag>}
            {availabilityTag && <Tag>{availabilityTag}</Tag>}
          </p>
        )}
      </div>
      <CouponSwitch coupon={coupon} activation={activation} onSwitch={onSwitch} />
    </article>
  )
})

/**
 * The labels, the first as the largest line, and the title; a coupon without a label is called Coupon, once if that is
 * its title, too.
 */
function Stub({ coupon: { labels, title } }: Pick<CouponSwitchProps, 'coupon'>) {
  const texts = labels.length === 0 && title !== t.unlabelled ? [t.unlabelled] : labels.map(labelText)
  return (
    <div className={css.stub}>
      <CouponIcon size={28} className={css.mark} />
      <div className={css.name}>
        {texts.length > 0 && (
          <ul className={css.labels}>
            {texts.map((text, index) => (
              <li key={index}>{index === 0 ? <WithFigures text={text} /> : text}</li>
            ))}
          </ul>
        )}
        <h2 className={texts.length > 0 ? css.title : css.label}>{title}</h2>
      </div>
    </div>
  )
}

/** Characters that six lines of the narrowest card hold; only longer texts are measured. */
const shortText = 180

/** Six lines of a long text and a button for all of it, because a coupon has no page of its own. */
function SubTitle({ text, title }: { text: string; title: string }) {
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isClamped = useIsClamped(paragraph, isOpen)
  if (text.length <= shortText) return <p className={css.subTitle}>{text}</p>
  return (
    <>
      <p ref={paragraph} id={id} className={classNames(css.subTitle, !isOpen && css.clamped)}>
        {text}
      </p>
      {isClamped && (
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t.wholeText}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

/**
 * Whether a text has more lines than are shown, measured before it is painted and when its width changes. The browser
 * calls the observer after its own layout: to measure each card of a long list when it is added would lay out the page
 * once for each.
 */
function useIsClamped(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isClamped, setClamped] = useState(true)
  useEffect(() => {
    const element = text.current
    // An open text shows all of its lines, and keeps its button.
    if (element === null || isOpen) return undefined
    const sizes = new ResizeObserver(() => flushSync(() => setClamped(element.scrollHeight > element.clientHeight)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [text, isOpen])
  return isClamped
}

/** A label with its numbers larger than its words. */
const WithFigures = ({ text }: { text: string }) => (
  <span>
    {/* Every second part is a number. */}
    {text.split(/(\d[\d.,]*)/).map((part, index) => (
      <span key={index} className={index % 2 === 1 ? css.figure : undefined}>
        {part}
      </span>
    ))}
  </span>
)
