import { landing } from '@portal/brands/chosen/content/landing'
import { brand } from '@portal/shared-contracts/brand/brand'
import { content } from '@portal/shared-contracts/brand/content'
import { the, verb } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { pointsPerEuro } from '@portal/shared-contracts/programme/programme'
import { pointsWord } from '@portal/shared-contracts/numbers/format'
import { figures } from '@portal/shared-contracts/programme/figures'

const { bonus, bonusInEuro, age } = figures

export const t = {
  ...landing,
  picture: content.pictures.hero,
  pictureAlt: content.pictureAlts?.hero,

  register: 'Neues Konto erstellen',
  how: 'So funktioniert es',
  facts: [
    { figure: figures.pointsPerEuro, text: `${pointsWord(pointsPerEuro)} je Euro` },
    { figure: bonus, text: 'Punkte zum Start' },
    { figure: `${bonusInEuro}\u00a0€`, text: `Wert von ${bonus}\u00a0Punkten` },
  ],

  programmeTitle: `So ${verb(brand.card, 'funktioniert', 'funktionieren')} ${the(brand.card, 'nominative')}`,
  programmeNote: `Teilnehmen können alle Privatpersonen ab ${age}\u00a0Jahren.`,

  highlightsTitle: 'Prämien-Highlights',
  calendarTitle: 'Termine',

  expectTitle: sieOrDu('Das erwartet Sie', 'Das erwartet Dich'),
  // Without the name, which the first document does not know: the title would grow when it comes.
  joinTitle: sieOrDu('Schön, dass Sie da sind', 'Schön, dass Du da bist'),
  joinText: `${sieOrDu(
    'Sie sind mit Ihrem Online-Shop-Konto angemeldet.',
    'Du bist mit Deinem Online-Shop-Konto angemeldet.',
  )} Mit wenigen Klicks ${verb(brand.card, 'gehört', 'gehören')} ${the(brand.card, 'nominative')} dazu.`,
  join: 'Programm beitreten',
  registrationTitle: 'Jetzt Mitglied werden',
  registrationLead: `Kostenlos, in zwei Minuten und mit ${bonus}\u00a0Willkommenspunkten im Wert von ${bonusInEuro}\u00a0Euro.`,
}
