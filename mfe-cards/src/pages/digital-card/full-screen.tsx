import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { footer } from '@portal/page-library/messages/footer'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import * as paths from '@portal/shared-contracts/paths'
import { CardPlaceholderIcon } from '@portal/shared-ui/icons/card-placeholder-icon'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { barcodeOf, hasBarcode } from '../../domain/barcode.ts'
import { isSameDay } from '../../domain/same-day.ts'
import { validCoupons, type StoredCard } from '../../domain/stored-card.ts'
import { t } from '../../messages/digital-card.ts'
import type { DigitalCardStore } from '../../stores/digital-card.ts'
import { Barcode } from '../../ui/barcode.tsx'
import { useValue } from '../../ui/use-value.ts'
import * as css from './full-screen.module.css'
import { SaveInWallet, type CardWallets } from './save-in-wallet.tsx'

/** `wallets` is null where the document offers none. */
type FullScreenCardProps = { store: DigitalCardStore; wallets: CardWallets | null }

/** The card of this device on the whole screen, for the till. */
export function FullScreenCard({ store, wallets }: FullScreenCardProps) {
  const state = useValue(store.$state)
  switch (state.status) {
    case 'opening':
      return (
        <Page>
          <output className={css.quiet}>{t.opening}</output>
        </Page>
      )
    case 'missing':
      return (
        <Page>
          <p className={css.text} role="alert">
            {t.missing[state.reason]}
          </p>
          <button type="button" className={css.button} onClick={() => location.reload()}>
            {t.retry}
          </button>
        </Page>
      )
    case 'card':
      return (
        <Shown
          card={state.card}
          coupons={state.coupons}
          wallets={wallets}
          onChoose={(cardCode) => void store.choose(cardCode)}
        />
      )
  }
}

/** The frame of every state: wordmark, name, heading and the ways back, and below the screen the footer. */
const Page = ({ name, children }: { name?: string; children: ReactNode }) => (
  <>
    <main className={css.page}>
      <header className={css.head}>
        <p className={css.wordmark} translate="no">
          {t.wordmark}
        </p>
        {name && <p translate="no">{name}</p>}
      </header>
      <h1 className={css.title}>{t.title}</h1>
      <div className={css.content}>{children}</div>
      <nav aria-label={t.navigation} className={css.links}>
        <a href={paths.cards} className={css.button}>
          {t.toCards}
        </a>
        <a href="/" className={css.button}>
          {t.toPortal}
        </a>
      </nav>
    </main>
    <footer className={css.footer}>
      <p>{footer.copyright(t.year())}</p>
      <nav aria-label={footer.menu} className={css.footerLinks}>
        {footer.links.map(({ label, to }) => (
          <a key={to} href={to} className={css.footerLink}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  </>
)

type ChoiceProps = { card: StoredCard; onChoose: (cardCode: string) => void }
type ShownProps = ChoiceProps & { coupons: StoredCoupons | null; wallets: CardWallets | null }

function Shown({ card, coupons, wallets, onChoose }: ShownProps) {
  const { cardCodes, chosen, name, savedAt } = card
  useScreenOn()
  if (chosen === '') {
    return (
      <Page name={name}>
        <CardPlaceholderIcon size={92} />
        <p className={css.text}>{t.none}</p>
      </Page>
    )
  }
  return (
    <Page name={name}>
      {hasBarcode(chosen) ? (
        <Code key={chosen} cardCode={chosen} />
      ) : (
        <>
          <CardPlaceholderIcon size={92} />
          <p className={css.text}>{t.noBarcode}</p>
        </>
      )}
      <p className={css.number} translate="no">
        {groupCardCode(chosen)}
      </p>
      {coupons && <ActiveCoupons coupons={coupons} />}
      {cardCodes.length > 1 && <Choice card={card} onChoose={onChoose} />}
      {hasBarcode(chosen) && <p className={classNames(css.quiet, css.hint)}>{t.hint}</p>}
      <p className={css.quiet}>{t.savedAt(savedAt)}</p>
      {wallets && <SaveInWallet cardCode={chosen} {...wallets} />}
    </Page>
  )
}

function Code({ cardCode }: { cardCode: string }) {
  const box = useRef<HTMLDivElement>(null)
  const moduleWidth = useModuleWidth(box, barcodeOf(cardCode).width)
  return (
    <div ref={box} className={css.code}>
      {moduleWidth !== null && <Barcode digits={cardCode} label={t.barcode(cardCode)} moduleWidth={moduleWidth} />}
    </div>
  )
}

function Choice({ card, onChoose }: ChoiceProps) {
  return (
    <fieldset className={css.choice}>
      <legend>{t.choose}</legend>
      {card.cardCodes.map((cardCode) => (
        <label key={cardCode} className={css.option}>
          <input
            type="radio"
            name="card"
            value={cardCode}
            checked={cardCode === card.chosen}
            onChange={() => onChoose(cardCode)}
          />
          <span translate="no">{groupCardCode(cardCode)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The longest time of a browser's timer, in ms. */
const maxTimer = 2 ** 31 - 1

/** Active coupons that are named; the card has to stay the largest thing on the screen. */
const couponsInLine = 3

/** What of the active coupons is valid now; a coupon that ends while the card is shown leaves the line. */
export function ActiveCoupons({ coupons }: { coupons: StoredCoupons }) {
  const [now, setNow] = useState(Date.now)
  const { texts, until } = validCoupons(coupons, now)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(until + 1 - Date.now(), maxTimer))
    return () => clearTimeout(timer)
  }, [until, now])
  // The coupons are read again when the page is shown again; timers stop while a phone sleeps.
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()))
    return () => clearTimeout(timer)
  }, [coupons])
  if (texts.length === 0) return null
  const others = texts.length - couponsInLine
  const shown = [...texts.slice(0, couponsInLine), ...(others > 0 ? [t.others(others)] : [])]
  return (
    <p className={css.active}>
      <span>{`${t.active(coupons.savedAt, isSameDay(coupons.savedAt, now))} `}</span>
      {shown.map((text, index) => (
        <span key={index}>{index < shown.length - 1 ? `${text} · ` : text}</span>
      ))}
    </p>
  )
}

/** Keeps the screen on while the component is shown, where the browser can. */
function useScreenOn(): void {
  useEffect(() => {
    let isCurrent = true
    let lock: { release: () => Promise<void> } | null = null
    // Browsers end the lock when the page is hidden.
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const granted = await navigator.wakeLock.request('screen').catch(() => null)
      if (isCurrent) lock = granted
      else await granted?.release()
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}

/**
 * The widest module, in CSS px, with which a barcode of so many modules fits the element, in whole pixels of the
 * screen, so that every bar has sharp edges; null until it is measured.
 */
function useModuleWidth(element: RefObject<HTMLElement | null>, modules: number): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return undefined
    const measure = () =>
      setWidth(Math.max(1, Math.floor((box.clientWidth * devicePixelRatio) / modules)) / devicePixelRatio)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, modules])
  return width
}
