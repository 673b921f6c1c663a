import { brand } from '@portal/shared-contracts/brand/brand'
import { after, the } from '@portal/shared-contracts/brand/noun'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { pointsPerEuro, welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { inText, inWebShop } from '@portal/shared-contracts/programme/places'

const listed = inText([...facts.places.map((place) => place.listed ?? place.at), inWebShop])
const bonus = formatNumber(welcomeBonusPoints)
const offer = sieOrDu(
  `Erweitern Sie Ihr Online-Shop-Konto um ${the(brand.card, 'accusative')}`,
  `Erweitere Dein Online-Shop-Konto um ${the(brand.card, 'accusative')}`,
)

export const t = {
  title: 'Programm beitreten',
  lead: sieOrDu(
    'Ihr Online-Shop-Konto bleibt, wie es ist, und sammelt ab dem Beitritt Punkte.',
    'Dein Online-Shop-Konto bleibt, wie es ist, und sammelt ab dem Beitritt Punkte.',
  ),
  offer: (name: string) => `${offer}, ${name}`,
  offerNameless: offer,
  benefits: [
    `${bonus}\u00a0Willkommenspunkte zum Start`,
    `${formatNumber(pointsPerEuro)}\u00a0${pointsWord(pointsPerEuro)} je Euro: ${listed}`,
    `Prämien und Aktionen nur für Mitglieder${hasPart('rarities') ? ', Raritäten vor allen anderen' : ''}`,
  ],
  conditionsBefore: 'Mit dem Beitritt gelten unsere ',
  conditions: 'Teilnahmebedingungen',
  conditionsAfter: '.',
  submit: 'Jetzt beitreten',
  failed: 'Der Beitritt hat nicht geklappt',
  loginTitle: 'Anmeldung',
  loginLead: sieOrDu(
    'Melden Sie sich mit der E-Mail-Adresse und dem Passwort Ihres Online-Shop-Kontos an.',
    'Melde Dich mit der E-Mail-Adresse und dem Passwort Deines Online-Shop-Kontos an.',
  ),
  noAccount: 'Noch gar kein Konto?',
  register: 'Neues\u00a0Konto\u00a0erstellen',
  passwordTitle: 'Fast geschafft',
  passwordLead: sieOrDu(
    'Ihr Beitritt ist gespeichert. Bitte melden Sie sich noch einmal mit Ihrem Passwort an.',
    'Dein Beitritt ist gespeichert. Bitte melde Dich noch einmal mit Deinem Passwort an.',
  ),
  memberPageTitle: sieOrDu('Sie sind Mitglied', 'Du bist Mitglied'),
  memberTitle: sieOrDu('Sie sind schon dabei', 'Du bist schon dabei'),
  memberText: sieOrDu(
    `Ihr Konto nimmt schon ${after('an', brand.programme)} teil: Sie sammeln bei jedem Einkauf Punkte.`,
    `Dein Konto nimmt schon ${after('an', brand.programme)} teil: Du sammelst bei jedem Einkauf Punkte.`,
  ),
  toHome: 'Zur Startseite',
  loading: 'Wird geladen …',
} as const
