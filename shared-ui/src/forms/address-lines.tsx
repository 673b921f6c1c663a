import * as css from './address-lines.module.css'

export type AddressPart = { name: string; text: string; marked: boolean }

/** An address line by line; `marked` parts are highlighted. */
export function AddressLines({ lines }: { lines: readonly (readonly AddressPart[])[] }) {
  return (
    <address className={css.address} translate="no">
      {lines.map((parts) => (
        <span key={parts.map(({ name }) => name).join()} className={css.line}>
          {parts.map(({ name, text, marked }, index) => (
            <span key={name}>
              {index > 0 && <span> </span>}
              {marked ? <mark className={css.mark}>{text}</mark> : <span>{text}</span>}
            </span>
          ))}
        </span>
      ))}
    </address>
  )
}
