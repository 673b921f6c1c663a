import type { Availability } from '@delikaterie/shared-contracts/domain/availability'
import { remainingTexts } from '@delikaterie/shared-contracts/messages/availability'
import { $hasLoyaltyAccount } from '@delikaterie/shared-contracts/session'
import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import * as css from './scarcity.module.css'

/** How many of a reward are left; what applies to one member is said to others as the rule that it is. */
export const useRemainingTexts = (availability: Availability): readonly string[] =>
  remainingTexts(availability, useStore($hasLoyaltyAccount))

/** Short texts with points between them; a line ends only between two. */
export const TextParts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <span className={css.part}>{text}</span>
    </Fragment>
  ))
