import { brand } from '@portal/shared-contracts/brand/brand'
import type { Contest } from '../../texts.ts'

/** The contest. After its last day the portal says that it has ended. */
export const contest: Contest = {
  title: 'Fünf Pakete zu gewinnen',
  lead: 'Beispielgewinnspiel: Hier steht, was es zu gewinnen gibt.',
  texts: ['Hier steht, was in jedem Paket ist und was er wert ist.'],
  prizes: ['1. bis 5. Preis: je ein Überraschungspaket', '6. bis 20. Preis: je ein Gutschein über 20\u00a0€'],
  opensOn: '2026-11-02',
  closesOn: '2027-01-06',
  picture: new URL('../pictures/contest.svg', import.meta.url).href,
  pictureAlt: '',
  entry: {
    kind: 'email',
    email: `gewinnspiel@${brand.domain}`,
    lead: 'Einfach die Frage beantworten.',
    question: 'Welche Antwort ist richtig?',
    choices: ['Die erste', 'Die zweite', 'Die dritte'],
  },
}
