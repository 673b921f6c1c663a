import type { Benefit } from '@portal/shared-contracts/brand/content'
import * as paths from '@portal/shared-contracts/paths'

export const benefits: readonly Benefit[] = [
  {
    id: 'geburtstag',
    title: 'Eine Kleinigkeit zum Geburtstag',
    picture: new URL('../pictures/perk-birthday.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
    link: { text: 'Zu den Kontodaten', to: paths.accountData },
  },
  {
    id: 'probieren',
    title: 'Probieren, bevor Sie kaufen',
    picture: new URL('../pictures/perk-tasting.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
  },
  {
    id: 'kaffee',
    title: 'Der Kaffee nach dem Essen',
    picture: new URL('../pictures/perk-coffee.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
  },
  {
    id: 'veranstaltungen',
    title: 'Die besten Plätze bei Veranstaltungen',
    picture: new URL('../pictures/perk-seats.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
    link: { text: 'Zu den Terminen', to: `${paths.benefitsAndRewards}#termine` },
  },
  {
    id: 'zuruecklegen',
    title: 'Zurückgelegt, bis Sie da sind',
    picture: new URL('../pictures/perk-reserved.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
    byPhone: true,
  },
  {
    id: 'geschenke',
    title: 'Geschenke schön verpackt',
    picture: new URL('../pictures/perk-wrapping.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
  },
  {
    id: 'lieferung',
    title: 'Versand ohne Kosten',
    picture: new URL('../pictures/perk-delivery.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
  },
  {
    id: 'raritaeten',
    title: 'Raritäten vor allen anderen',
    picture: new URL('../pictures/perk-rare.svg', import.meta.url).href,
    texts: ['Beispielvorteil: Hier steht in zwei Sätzen, was Mitglieder bekommen und was daran besonders ist.'],
    how: 'Zeigen Sie beim Bezahlen Ihre Karte.',
    link: { text: 'Zu den Raritäten', to: paths.rarities },
  },
]
