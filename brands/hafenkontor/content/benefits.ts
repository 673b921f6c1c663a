import { brand } from '@portal/shared-contracts/brand/brand'
import type { Benefit } from '@portal/shared-contracts/brand/content'
import { your } from '@portal/shared-contracts/brand/noun'
import * as paths from '@portal/shared-contracts/paths'

const yourCard = your(brand.card, 'accusative')

export const benefits: readonly Benefit[] = [
  {
    id: 'geburtstag',
    title: 'Franzbrötchen mit Kerze',
    teaser: 'Zum Geburtstag bekommen Sie von uns ein Franzbrötchen, noch warm und mit viel Zimt.',
    picture: new URL('../pictures/birthday-bun.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Sie haben Geburtstag, wir haben ein Franzbrötchen. Noch warm, mit viel Zimt und einer Kerze obendrauf. Eine Woche lang liegt es für Sie bereit, natürlich jeden Tag frisch.',
    ],
    how: `Zeigen Sie an der Kaffeebar ${yourCard}. Ihr Geburtsdatum muss in den Kontodaten stehen, sonst wissen wir ja nichts davon.`,
    link: { text: 'Zu den Kontodaten', to: paths.accountData },
  },
  {
    id: 'zweite-tasse',
    title: 'Die zweite Tasse geht auf uns',
    teaser: 'An der Kaffeebar schenken wir Ihnen zur ersten Tasse Filterkaffee eine zweite.',
    picture: new URL('../pictures/coffee-pot.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Filterkaffee, wie er sein soll: heiß, kräftig, aus der Kanne. Wer an der Kaffeebar sitzt und die erste Tasse bezahlt hat, bekommt die zweite geschenkt. Über die dritte reden wir.',
    ],
    how: `Legen Sie beim Bestellen ${yourCard} auf den Tresen.`,
  },
  {
    id: 'mahlen',
    title: 'Gemahlen, wie Sie es brauchen',
    teaser: 'Wir mahlen Ihren Kaffee passend zu Ihrer Maschine und merken uns die Einstellung.',
    picture: new URL('../pictures/hand-mill.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Stempelkanne, Handfilter oder Siebträger: Wir stellen die Mühle auf Ihre Maschine ein und merken uns, was gepasst hat. Beim nächsten Mal müssen Sie nichts mehr erklären.',
      'Auch Bohnen, die Sie woanders gekauft haben, mahlen wir. Wir sagen auch nichts dazu.',
    ],
    how: 'Sagen Sie an der Mühle Ihren Namen oder Ihre Kartennummer.',
  },
  {
    id: 'kostproben',
    title: 'Freitags kommt was aufs Brot',
    teaser: 'Jeden Freitag von 15 bis 17\u00a0Uhr probieren Sie am Fischtresen, was die Woche gebracht hat.',
    picture: new URL('../pictures/tasting-bites.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Jeden Freitag von 15 bis 17\u00a0Uhr stehen am Fischtresen Häppchen bereit: Räucherfisch, Krabben, ein neuer Senf, was die Woche eben gebracht hat. Sie probieren, wir gucken, ob Sie noch mal zugreifen.',
    ],
    how: 'Vorbeikommen, Karte zeigen, Mund auf. Anmelden müssen Sie sich nicht.',
  },
  {
    id: 'zuruecklegen',
    title: 'Liegt bereit, mit Ihrem Namen dran',
    teaser: 'Ein Wort genügt, und wir stellen für Sie zurück, was Sie haben möchten.',
    picture: new URL('../pictures/tagged-tin.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Zwei Pfund Hausröstung, der Aal fürs Wochenende, die letzte Dose vom guten Tee: Ein Wort genügt, und wir stellen es ins Regal hinter der Kasse. Fisch bis Ladenschluss, alles andere bis zu fünf Tage.',
    ],
    how: 'Rufen Sie an, oder sagen Sie am Tresen Bescheid.',
    byPhone: true,
  },
  {
    id: 'frueher-buchen',
    title: 'Früher an Bord',
    teaser: 'Plätze auf der Barkasse und in der Probierstube buchen Sie fünf Tage vor allen anderen.',
    picture: new URL('../pictures/ship-wheel.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Die Barkasse hat 24 Plätze, die Probierstube 14. Mitglieder buchen fünf Tage vor allen anderen. Kommt etwas dazwischen, sagen Sie bis zwei Tage vorher ab, und es kostet nichts.',
    ],
    how: 'Was ansteht, finden Sie auf der Seite „Vorteile & Prämien“. Manche Plätze gibt es auch für Punkte.',
    link: { text: 'Zu den Terminen', to: `${paths.benefitsAndRewards}#termine` },
  },
  {
    id: 'lieferung',
    title: 'Ohne Porto ab 45\u00a0Euro',
    teaser: 'Ab 45\u00a0Euro verschicken wir Ihre Bestellung aus dem Online-Shop kostenlos.',
    picture: new URL('../pictures/paper-boat.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Was Sie im Online-Shop bis 14\u00a0Uhr bestellen, legt noch am selben Tag ab. Mitglieder zahlen ab 45\u00a0Euro keinen Versand. Kaffee rösten wir dafür frisch, Fisch reist auf Eis.',
    ],
    how: 'Im Online-Shop gelten dieselben Zugangsdaten wie hier. Ab 45\u00a0Euro fällt das Porto von selbst weg.',
  },
  {
    id: 'raritaeten',
    title: 'Als Erste an der Kiste',
    teaser: 'Wenn von etwas nur eine einzige Kiste kommt, erfahren Sie zuerst davon.',
    picture: new URL('../pictures/lantern-crate.svg', import.meta.url).href,
    pictureAlt: '',
    texts: [
      'Manchmal kommt nur eine einzige Kiste: Kaffee vom Frachtsegler, Tee von einem Hang, Rum aus einem Fass. Mitglieder hören zuerst davon und dürfen sich etwas beiseitestellen lassen.',
    ],
    how: 'Was da ist und was unterwegs ist, steht bei den Raritäten und Sondereditionen.',
    link: { text: 'Zu den Raritäten', to: paths.rarities },
  },
]
