import type { AddressField, PostalAddress } from '@delikaterie/shared-contracts/domain/delivery-address'
import * as css from './address-lines.module.css'

export type AddressLinesProps = { address: PostalAddress; /** Fields to mark. */ marked?: readonly AddressField[] }

const lines: readonly (readonly AddressField[])[] = [
  ['salutation', 'firstName', 'lastName'],
  ['street', 'streetNumber'],
  ['zipCode', 'city'],
]

/** An address as on an envelope. */
export function AddressLines({ address, marked = [] }: AddressLinesProps) {
  return (
    <address className={css.address}>
      {lines.map((fields) => (
        <span key={fields.join()} className={css.line}>
          {fields
            .filter((field) => address[field] !== '' && address[field] !== 'Divers')
            .map((field, index) => (
              <span key={field}>
                {index > 0 && ' '}
                {marked.includes(field) ? <mark className={css.mark}>{address[field]}</mark> : address[field]}
              </span>
            ))}
        </span>
      ))}
    </address>
  )
}
