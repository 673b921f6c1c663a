import { placeLines } from '@portal/shared-contracts/address'
import { activateCard, cards, lockCard as lockCardCall, requestCard } from '@portal/shared-contracts/calls'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { addressErrors } from './address-check.ts'
import { cardsOf, findCard, linkCard, lockCard } from '../state/cards.ts'
import { cardMail } from '../state/mails.ts'
import { sendMail } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { content, done, reject, rejectField } from './call-response.ts'
import { memberRoute, type Route } from './route.ts'

/** Customer cards: list, order, link and lock. */
export function cardRoutes(state: SandboxState): Route[] {
  return [
    memberRoute(state, cards, ({ accountId }) =>
      content(
        cardsOf(state, accountId ?? '').map(({ cardCode, status }) => ({
          cardCode,
          status,
          action: status === 'ACTIVE' ? 'LOCK' : '',
        })),
      ),
    ),
    memberRoute(state, requestCard, (member, { body }) => {
      const errors = addressErrors(body, false)
      if (errors.length > 0) return reject(...errors)
      const received = sieOrDu(
        'wir haben Ihre Kartenbestellung erhalten.',
        'wir haben Deine Kartenbestellung erhalten.',
      )
      const text = `${received} Die Karte kommt in etwa einer Woche mit der Post: ${placeLines(body).join(', ')}.`
      sendMail(state, cardMail(member, sieOrDu('Ihre Karte ist bestellt', 'Deine Karte ist bestellt'), text))
      return done
    }),
    memberRoute(state, activateCard, (member, { body: { cardCode } }) => {
      // Documented input: equal digits have a wrong check digit.
      if (/^(\d)\1*$/.test(cardCode)) return rejectField('invalidCardCode', 'cardCode', cardCode)
      if (!findCard(state, cardCode)) return rejectField('card_invalid', 'cardCode', cardCode)
      if (member.accountId === null) return rejectField('loginNotAllowed', 'cardCode', cardCode)
      if (!linkCard(state, cardCode, member.accountId)) return rejectField('already_in_use', 'cardCode', cardCode)
      const text = sieOrDu(
        `die Karte ${cardCode} gehört jetzt zu Ihrem Konto und sammelt ab sofort mit.`,
        `die Karte ${cardCode} gehört jetzt zu Deinem Konto und sammelt ab sofort mit.`,
      )
      sendMail(state, cardMail(member, sieOrDu('Ihre Karte ist verknüpft', 'Deine Karte ist verknüpft'), text))
      return done
    }),
    memberRoute(state, lockCardCall, (member, { body }) => {
      if (!lockCard(state, body.cardCode, member.accountId ?? ''))
        return rejectField('card_invalid', 'cardCode', body.cardCode)
      const text = `die Karte ${body.cardCode} ist gesperrt (${body.reason}). Entsperren kann sie nur unser Kundenservice.`
      sendMail(state, cardMail(member, sieOrDu('Ihre Karte ist gesperrt', 'Deine Karte ist gesperrt'), text))
      return done
    }),
  ]
}
