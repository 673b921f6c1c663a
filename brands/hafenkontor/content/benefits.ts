import { brand } from '@portal/shared-contracts/brand/brand'
import type { Benefit } from '@portal/shared-contracts/brand/content'
import { your } from '@portal/shared-contracts/brand/noun'
import * as paths from '@portal/shared-contracts/paths'

const yourCard = your(brand.card, 'accusative')

export const benefits: readonly Benefit[] = [
  {
    id: 'geburtstag',
    title: 'Franzbrötchen mit Kerze',
    teaser: 'Zum Geburtstag bekommst Du von uns ein Franzbrötchen, noch warm und mit viel Zimt.',
    picture: new URL('../pictures/birthday-bun.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Du hast Geburtstag, wir haben ein Franzbrötchen. Noch warm, mit viel Zimt und einer Kerze obendrauf. Eine Woche lang liegt es für Dich bereit, natürlich jeden Tag frisch.',
    ],
    how: `Zeig an der Kaffeebar ${yourCard}. Dein Geburtsdatum muss in den Kontodaten stehen, sonst wissen wir ja nichts davon.`,
    link: { text: 'Zu den Kontodaten', to: paths.accountData },
  },
  {
    id: 'zweite-tasse',
    title: 'Die zweite Tasse geht auf uns',
    teaser: 'An der Kaffeebar schenken wir Dir zur ersten Tasse Filterkaffee eine zweite.',
    picture: new URL('../pictures/coffee-pot.svg', import.meta.url).href,
    pictureAlt: 'Aus einer Kanne läuft Kaffee in eine Tasse',
    texts: [
      'Filterkaffee, wie er sein soll: heiß, kräftig, aus der Kanne. Wer an der Kaffeebar sitzt und die erste Tasse bezahlt hat, bekommt die zweite geschenkt. Über die dritte reden wir.',
    ],
    how: `Leg beim Bestellen ${yourCard} auf den Tresen.`,
  },
  {
    id: 'mahlen',
    title: 'Gemahlen, wie Du es brauchst',
    teaser: 'Wir mahlen Deinen Kaffee passend zu Deiner Maschine und merken uns die Einstellung.',
    picture: new URL('../pictures/hand-mill.svg', import.meta.url).href,
    pictureAlt: 'Eine Kaffeemühle mit Kurbel, daneben Bohnen',
    texts: [
      'Stempelkanne, Handfilter oder Siebträger: Wir stellen die Mühle auf Deine Maschine ein und merken uns, was gepasst hat. Beim nächsten Mal musst Du nichts mehr erklären.',
      'Auch Bohnen, die Du woanders gekauft hast, mahlen wir. Wir sagen auch nichts dazu.',
    ],
    how: 'Sag an der Mühle Deinen Namen oder Deine Kartennummer.',
  },
  {
    id: 'kostproben',
    title: 'Freitags kommt was aufs Brot',
    teaser: 'Jeden Freitag von 15 bis 17\u00a0Uhr probierst Du am Fischtresen, was die Woche gebracht hat.',
    picture: new URL('../pictures/tasting-bites.svg', import.meta.url).href,
    pictureAlt: 'Drei Häppchen mit Fähnchen auf einem Holzbrett',
    texts: [
      'Jeden Freitag von 15 bis 17\u00a0Uhr stehen am Fischtresen Häppchen bereit: Räucherfisch, Krabben, ein neuer Senf, was die Woche eben gebracht hat. Du probierst, wir gucken, ob Du noch mal zugreifst.',
    ],
    how: 'Vorbeikommen, Karte zeigen, Mund auf. Anmelden musst Du Dich nicht.',
  },
  {
    id: 'zuruecklegen',
    title: 'Liegt bereit, mit Deinem Namen dran',
    teaser: 'Ein Wort genügt, und wir stellen für Dich zurück, was Du haben möchtest.',
    picture: new URL('../pictures/tagged-tin.svg', import.meta.url).href,
    pictureAlt: 'Eine Dose mit Anhänger und eine Tüte auf einem Regalbrett',
    texts: [
      'Zwei Pfund Hausröstung, der Aal fürs Wochenende, die letzte Dose vom guten Tee: Ein Wort genügt, und wir stellen es ins Regal hinter der Kasse. Fisch bis Ladenschluss, alles andere bis zu fünf Tage.',
    ],
    how: 'Ruf an, oder sag am Tresen Bescheid.',
    byPhone: true,
  },
  {
    id: 'frueher-buchen',
    title: 'Früher an Bord',
    teaser: 'Plätze auf der Barkasse und in der Probierstube buchst Du fünf Tage vor allen anderen.',
    picture: new URL('../pictures/ship-wheel.svg', import.meta.url).href,
    pictureAlt: 'Ein Steuerrad mit einem Anker in der Mitte',
    texts: [
      'Die Barkasse hat 24 Plätze, die Probierstube 14. Mitglieder buchen fünf Tage vor allen anderen. Kommt Dir etwas dazwischen, sagst Du bis zwei Tage vorher ab, und es kostet nichts.',
    ],
    how: 'Was ansteht, findest Du auf der Seite „Vorteile & Prämien“. Manche Plätze gibt es auch für Punkte.',
    link: { text: 'Zu den Terminen', to: `${paths.benefitsAndRewards}#termine` },
  },
  {
    id: 'lieferung',
    title: 'Ohne Porto ab 45\u00a0Euro',
    teaser: 'Ab 45\u00a0Euro verschicken wir Deine Bestellung aus dem Online-Shop kostenlos.',
    picture: new URL('../pictures/paper-boat.svg', import.meta.url).href,
    pictureAlt: 'Ein Papierschiff mit einem Paket an Bord',
    texts: [
      'Was Du im Online-Shop bis 14\u00a0Uhr bestellst, legt noch am selben Tag ab. Mitglieder zahlen ab 45\u00a0Euro keinen Versand. Kaffee rösten wir dafür frisch, Fisch reist auf Eis.',
    ],
    how: 'Im Online-Shop gelten dieselben Zugangsdaten wie hier. Ab 45\u00a0Euro fällt das Porto von selbst weg.',
  },
  {
    id: 'raritaeten',
    title: 'Als Erste an der Kiste',
    teaser: 'Wenn von etwas nur eine einzige Kiste kommt, erfährst Du zuerst davon.',
    picture: new URL('../pictures/lantern-crate.svg', import.meta.url).href,
    pictureAlt: 'Eine Laterne auf einer Holzkiste mit Anker',
    texts: [
      'Manchmal kommt nur eine einzige Kiste: Kaffee vom Frachtsegler, Tee von einem Hang, Rum aus einem Fass. Mitglieder hören zuerst davon und dürfen sich etwas beiseitestellen lassen.',
    ],
    how: 'Was da ist und was unterwegs ist, steht bei den Raritäten und Sondereditionen.',
    link: { text: 'Zu den Raritäten', to: paths.rarities },
  },
]
