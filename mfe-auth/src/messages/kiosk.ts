import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import { cardDigits, groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { pointsPerEuro, welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { kioskSteps, type KioskPerson, type KioskStep } from '../domain/kiosk-steps.ts'

const seconds = (count: number): string => (count === 1 ? '1 Sekunde' : `${count} Sekunden`)

const stepNames: Record<KioskStep, string> = {
  card: 'Karte',
  email: 'E-Mail',
  person: 'Angaben',
  consents: 'Einwilligungen',
  check: 'Prüfen',
  done: 'Fertig',
}
const steps = kioskSteps.map((step) => stepNames[step])

/** A text for whom the last button registers, and one for whom it only links the card. */
const textsOfCheck = (register: string, link: string): Readonly<Record<KioskPerson, string>> => ({
  new: register,
  known: link,
  registered: link,
})

export const t = {
  title: your(brand.card, 'nominative'),
  wordmark: brand.wordmark,
  progress: 'Schritte zum Verknüpfen der Karte',
  steps,
  stepDone: 'erledigt',
  position: (step: number) => `Schritt ${step} von ${steps.length}`,
  next: 'Weiter',
  back: 'Zurück',
  cancel: 'Abbrechen',
  change: 'Ändern',
  failed: 'Das hat nicht geklappt',
  cardPlace: groupCardCode('•'.repeat(cardDigits)),
  loading: 'Einen Augenblick bitte …',

  card: {
    title: 'Halten Sie Ihre Karte an den Scanner',
    lead: `Oder tippen Sie die ${cardDigits} Ziffern ein, die auf der Rückseite stehen.`,
    registered: 'Ihr Konto ist erstellt, die Karte ist noch nicht verknüpft.',
  },
  email: {
    title: 'Wie lautet Ihre E-Mail-Adresse?',
    lead: 'Mit ihr melden Sie sich später an. Bitte geben Sie sie zweimal ein, damit sich kein Tippfehler einschleicht.',
  },
  person: {
    title: { new: 'Wie dürfen wir Sie ansprechen?', known: 'Schön, dass Sie wieder da sind' },
    lead: {
      new: 'Wir erstellen ein neues Konto für Sie. Das Passwort denken Sie sich bitte selbst aus.',
      known: (email: string) => `Zu ${email} gibt es schon ein Konto. Geben Sie bitte das Passwort dazu ein.`,
    },
    forgotten: `Passwort vergessen? Im Portal legen Sie ein neues fest, oder Sie fragen unser Team.`,
  },
  consents: {
    title: 'Ihre Einwilligungen',
    lead: 'Der Newsletter ist freiwillig.',
    conditions: 'Ich stimme den Teilnahmebedingungen zu und habe die Datenschutzhinweise gelesen.',
    texts: { conditions: 'Teilnahmebedingungen', privacy: 'Datenschutzhinweise' },
    read: (title: string) => `${title} lesen`,
    readFailed:
      'Der Text lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal, oder fragen Sie unser Team danach.',
    close: 'Schließen',
    closeText: 'Text schließen',
  },
  check: {
    title: 'Stimmt alles?',
    lead: textsOfCheck(
      'Dann erstellen wir Ihr Konto und verknüpfen die Karte damit.',
      'Dann verknüpfen wir die Karte mit Ihrem Konto.',
    ),
    card: 'Karte',
    name: 'Name',
    newsletter: 'Newsletter',
    yes: 'Ja, bitte',
    no: 'Nein, danke',
    submit: textsOfCheck('Konto erstellen und Karte verknüpfen', 'Karte verknüpfen'),
    unknownTitle: 'Wir wissen noch nicht, ob Ihr Konto erstellt ist',
    linkTitle: 'Die Karte ist noch nicht verknüpft',
    registeredTitle: 'Ihr Konto ist erstellt, die Karte noch nicht verknüpft',
    failed: textsOfCheck('Das hat nicht geklappt.', 'Das Verknüpfen hat nicht geklappt.'),
    again: (button: string) =>
      `Ihre Angaben sind noch da: Tippen Sie noch einmal auf „${button}“. Es wird nichts doppelt erstellt.`,
  },
  done: {
    title: (firstName: string) => (firstName === '' ? 'Willkommen!' : `Willkommen, ${firstName}!`),
    lead: 'Ihre Karte gehört jetzt zu Ihrem Konto und sammelt ab sofort mit.',
    points: 'Ihr Punktestand',
    nextTitle: 'So geht es weiter',
    next: [
      `Zeigen Sie die Karte bei jedem Einkauf: Sie sammeln ${formatPoints(pointsPerEuro)} je Euro.`,
      'Im Portal melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
      'Dort warten Aktionen und Prämien auf Sie.',
    ],
    finish: 'Fertig',
    countdown: (count: number) =>
      `Ihre Eingaben sind auf diesem Gerät gelöscht. In ${seconds(count)} erscheint wieder der erste Schritt.`,
  },
  inactive: {
    title: 'Sind Sie noch da?',
    text: 'Zu Ihrem Schutz löschen wir gleich alles, was Sie eingegeben haben.',
    left: (count: number) => `Noch ${seconds(count)}.`,
    stay: 'Ja, ich mache weiter',
    leave: 'Alles löschen',
    close: 'Schließen und weitermachen',
  },
  enrolment: {
    title: 'Dieses Tablet anmelden',
    note: 'Nach der Anmeldung registrieren sich hier neue Mitglieder.',
    lead: 'Nur für unser Team: Geben Sie den Schlüssel ein, den die Technik für dieses Haus vergeben hat.',
    key: 'Schlüssel',
    submit: 'Tablet anmelden',
    wrong: 'Dieser Schlüssel passt nicht. Bitte prüfen Sie ihn.',
    failed: 'Das Tablet konnte nicht angemeldet werden',
    loadFailed: 'Wir erreichen den Server gerade nicht.',
    retry: 'Noch einmal versuchen',
  },
  /** True for members too, because it is shown before the kiosk knows who uses it. */
  bonus: `Neue Mitglieder bekommen ${formatPoints(welcomeBonusPoints)} zum Start.`,
  bonusBooked: `${formatPoints(welcomeBonusPoints)} sind gutgeschrieben.`,
  member: 'Schön, dass Sie dabei sind.',
} as const
