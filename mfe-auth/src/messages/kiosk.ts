import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
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
    title: sieOrDu('Halten Sie Ihre Karte an den Scanner', 'Halte Deine Karte an den Scanner'),
    lead: sieOrDu(
      `Oder tippen Sie die ${cardDigits} Ziffern ein, die auf der Rückseite stehen.`,
      `Oder tippe die ${cardDigits} Ziffern ein, die auf der Rückseite stehen.`,
    ),
    registered: sieOrDu(
      'Ihr Konto ist erstellt, die Karte ist noch nicht verknüpft.',
      'Dein Konto ist erstellt, die Karte ist noch nicht verknüpft.',
    ),
  },
  email: {
    title: sieOrDu('Wie lautet Ihre E-Mail-Adresse?', 'Wie lautet Deine E-Mail-Adresse?'),
    lead: sieOrDu(
      'Mit ihr melden Sie sich später an. Bitte geben Sie sie zweimal ein, damit sich kein Tippfehler einschleicht.',
      'Mit ihr meldest Du Dich später an. Bitte gib sie zweimal ein, damit sich kein Tippfehler einschleicht.',
    ),
  },
  person: {
    title: {
      new: sieOrDu('Wie dürfen wir Sie ansprechen?', 'Wie dürfen wir Dich ansprechen?'),
      known: sieOrDu('Schön, dass Sie wieder da sind', 'Schön, dass Du wieder da bist'),
    },
    lead: {
      new: sieOrDu(
        'Wir erstellen ein neues Konto für Sie. Das Passwort denken Sie sich bitte selbst aus.',
        'Wir erstellen ein neues Konto für Dich. Das Passwort denkst Du Dir bitte selbst aus.',
      ),
      known: (email: string) =>
        `Zu ${email} gibt es schon ein Konto. ${sieOrDu('Geben Sie bitte das Passwort dazu ein.', 'Gib bitte das Passwort dazu ein.')}`,
    },
    forgotten: `Passwort vergessen? ${sieOrDu('Im Portal legen Sie ein neues fest, oder Sie fragen unser Team.', 'Im Portal legst Du ein neues fest, oder Du fragst unser Team.')}`,
  },
  consents: {
    title: sieOrDu('Ihre Einwilligungen', 'Deine Einwilligungen'),
    lead: hasPart('newsletter') ? 'Der Newsletter ist freiwillig.' : 'Beide sind für die Mitgliedschaft nötig.',
    conditions: 'Ich stimme den Teilnahmebedingungen zu und habe die Datenschutzhinweise gelesen.',
    texts: { conditions: 'Teilnahmebedingungen', privacy: 'Datenschutzhinweise' },
    read: (title: string) => `${title} lesen`,
    readFailed: `Der Text lässt sich gerade nicht laden. ${sieOrDu('Bitte versuchen Sie es noch einmal, oder fragen Sie unser Team danach.', 'Bitte versuche es noch einmal, oder frag unser Team danach.')}`,
    close: 'Schließen',
    closeText: 'Text schließen',
  },
  check: {
    title: 'Stimmt alles?',
    lead: textsOfCheck(
      sieOrDu(
        'Dann erstellen wir Ihr Konto und verknüpfen die Karte damit.',
        'Dann erstellen wir Dein Konto und verknüpfen die Karte damit.',
      ),
      sieOrDu('Dann verknüpfen wir die Karte mit Ihrem Konto.', 'Dann verknüpfen wir die Karte mit Deinem Konto.'),
    ),
    card: 'Karte',
    name: 'Name',
    newsletter: 'Newsletter',
    yes: 'Ja, bitte',
    no: 'Nein, danke',
    submit: textsOfCheck('Konto erstellen und Karte verknüpfen', 'Karte verknüpfen'),
    unknownTitle: sieOrDu(
      'Wir wissen noch nicht, ob Ihr Konto erstellt ist',
      'Wir wissen noch nicht, ob Dein Konto erstellt ist',
    ),
    linkTitle: 'Die Karte ist noch nicht verknüpft',
    registeredTitle: sieOrDu(
      'Ihr Konto ist erstellt, die Karte noch nicht verknüpft',
      'Dein Konto ist erstellt, die Karte noch nicht verknüpft',
    ),
    failed: textsOfCheck('Das hat nicht geklappt.', 'Das Verknüpfen hat nicht geklappt.'),
    again: (button: string) =>
      `${sieOrDu(`Ihre Angaben sind noch da: Tippen Sie noch einmal auf „${button}“.`, `Deine Angaben sind noch da: Tippe noch einmal auf „${button}“.`)} Es wird nichts doppelt erstellt.`,
  },
  done: {
    title: (firstName: string) => (firstName === '' ? 'Willkommen!' : `Willkommen, ${firstName}!`),
    lead: sieOrDu(
      'Ihre Karte gehört jetzt zu Ihrem Konto und sammelt ab sofort mit.',
      'Deine Karte gehört jetzt zu Deinem Konto und sammelt ab sofort mit.',
    ),
    points: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),
    nextTitle: 'So geht es weiter',
    next: [
      sieOrDu(
        `Zeigen Sie die Karte bei jedem Einkauf: Sie sammeln ${formatPoints(pointsPerEuro)} je Euro.`,
        `Zeig die Karte bei jedem Einkauf: Du sammelst ${formatPoints(pointsPerEuro)} je Euro.`,
      ),
      sieOrDu(
        'Im Portal melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
        'Im Portal meldest Du Dich mit Deiner E-Mail-Adresse und Deinem Passwort an.',
      ),
      sieOrDu('Dort warten Aktionen und Prämien auf Sie.', 'Dort warten Aktionen und Prämien auf Dich.'),
    ],
    finish: 'Fertig',
    countdown: (count: number) =>
      `${sieOrDu('Ihre Eingaben sind auf diesem Gerät gelöscht.', 'Deine Eingaben sind auf diesem Gerät gelöscht.')} In ${seconds(count)} erscheint wieder der erste Schritt.`,
  },
  inactive: {
    title: sieOrDu('Sind Sie noch da?', 'Bist Du noch da?'),
    text: sieOrDu(
      'Zu Ihrem Schutz löschen wir gleich alles, was Sie eingegeben haben.',
      'Zu Deinem Schutz löschen wir gleich alles, was Du eingegeben hast.',
    ),
    left: (count: number) => `Noch ${seconds(count)}.`,
    stay: 'Ja, ich mache weiter',
    leave: 'Alles löschen',
    close: 'Schließen und weitermachen',
  },
  enrolment: {
    title: 'Dieses Tablet anmelden',
    note: 'Nach der Anmeldung registrieren sich hier neue Mitglieder.',
    lead: sieOrDu(
      'Nur für unser Team: Geben Sie den Schlüssel ein, den die Technik für dieses Haus vergeben hat.',
      'Nur für unser Team: Gib den Schlüssel ein, den die Technik für dieses Haus vergeben hat.',
    ),
    key: 'Schlüssel',
    submit: 'Tablet anmelden',
    wrong: `Dieser Schlüssel passt nicht. ${sieOrDu('Bitte prüfen Sie ihn.', 'Bitte prüfe ihn.')}`,
    failed: 'Das Tablet konnte nicht angemeldet werden',
    loadFailed: 'Wir erreichen den Server gerade nicht.',
    retry: 'Noch einmal versuchen',
  },
  /** True for members too, because it is shown before the kiosk knows who uses it. */
  bonus: `Neue Mitglieder bekommen ${formatPoints(welcomeBonusPoints)} zum Start.`,
  bonusBooked: `${formatPoints(welcomeBonusPoints)} sind gutgeschrieben.`,
  member: sieOrDu('Schön, dass Sie dabei sind.', 'Schön, dass Du dabei bist.'),
} as const
