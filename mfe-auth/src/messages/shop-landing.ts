import { brand } from '@portal/shared-contracts/brand/brand'
import { after, the } from '@portal/shared-contracts/brand/noun'
import { pointsPerEuro, welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { inText, inWebShop } from '@portal/shared-contracts/programme/places'

const listed = inText([...facts.places.map((place) => place.listed ?? place.at), inWebShop])
const bonus = formatNumber(welcomeBonusPoints)

export const t = {
  title: 'Programm beitreten',
  lead: 'Ihr Online-Shop-Konto bleibt, wie es ist, und sammelt ab dem Beitritt Punkte.',
  offer: (name: string) => `Erweitern Sie Ihr Online-Shop-Konto um ${the(brand.card, 'accusative')}, ${name}`,
  offerNameless: `Erweitern Sie Ihr Online-Shop-Konto um ${the(brand.card, 'accusative')}`,
  benefits: [
    `${bonus}\u00a0Willkommenspunkte zum Start`,
    `${formatNumber(pointsPerEuro)}\u00a0${pointsWord(pointsPerEuro)} je Euro: ${listed}`,
    'Prämien und Aktionen nur für Mitglieder, Raritäten vor allen anderen',
  ],
  conditionsBefore: 'Mit dem Beitritt gelten unsere ',
  conditions: 'Teilnahmebedingungen',
  conditionsAfter: '.',
  submit: 'Jetzt beitreten',
  failed: 'Der Beitritt hat nicht geklappt',
  loginTitle: 'Anmeldung',
  loginLead: 'Melden Sie sich mit der E-Mail-Adresse und dem Passwort Ihres Online-Shop-Kontos an.',
  noAccount: 'Noch gar kein Konto?',
  register: 'Neues\u00a0Konto\u00a0erstellen',
  passwordTitle: 'Fast geschafft',
  passwordLead: 'Ihr Beitritt ist gespeichert. Bitte melden Sie sich noch einmal mit Ihrem Passwort an.',
  memberPageTitle: 'Sie sind Mitglied',
  memberTitle: 'Sie sind schon dabei',
  memberText: `Ihr Konto nimmt schon ${after('an', brand.programme)} teil: Sie sammeln bei jedem Einkauf Punkte.`,
  toHome: 'Zur Startseite',
  loading: 'Wird geladen …',
} as const
