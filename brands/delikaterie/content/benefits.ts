import type { Benefit } from '@portal/shared-contracts/brand/content'
import * as paths from '@portal/shared-contracts/paths'

export const benefits: readonly Benefit[] = [
  {
    id: 'geburtstag',
    title: 'Ein Törtchen zum Geburtstag',
    teaser: 'In der Woche Ihres Geburtstags schenken wir Ihnen ein Törtchen aus unserer Patisserie.',
    picture: new URL('../pictures/birthday-cake.svg', import.meta.url).href,
    pictureAlt: 'Kirschen und eine brennende Kerze auf dunklem Guss',
    texts: [
      'In der Woche Ihres Geburtstags steht in unserer Patisserie ein Törtchen für Sie bereit: Mandelbiskuit, Sauerkirschen und eine dünne Schicht Vanillecreme. Auf Wunsch stecken wir eine Kerze hinein und packen es so ein, dass es heil nach Hause kommt.',
    ],
    how: 'Zeigen Sie in der Patisserie Ihre Karte. Damit wir wissen, wann es so weit ist, tragen Sie Ihr Geburtsdatum in den Kontodaten ein.',
    link: { text: 'Zu den Kontodaten', to: paths.accountData },
  },
  {
    id: 'kostproben',
    title: 'Mittwochs wird probiert',
    teaser: 'Jeden Mittwoch von 16 bis 18\u00a0Uhr probieren Sie an der Theke, was gerade besonders gut ist.',
    picture: new URL('../pictures/tasting-board.svg', import.meta.url).href,
    pictureAlt: 'Ein Holzbrett mit Käsewürfeln am Spieß und Schinken',
    texts: [
      'Jeden Mittwoch von 16 bis 18\u00a0Uhr schneiden unsere Fachleute an der Theke auf, was gerade besonders gut ist: einen Bergkäse auf dem Höhepunkt, luftgetrockneten Schinken vom Bauern aus dem Chiemgau, die ersten Oliven der neuen Ernte.',
      'Sie probieren, fragen und nehmen mit, was Ihnen schmeckt. Ein Einkauf ist keine Bedingung.',
    ],
    how: 'Kommen Sie einfach mit Ihrer Karte vorbei; anmelden müssen Sie sich nicht.',
  },
  {
    id: 'espresso',
    title: 'Der Espresso danach',
    teaser: 'Nach dem Mittagsmenü in einem unserer Restaurants geht der Espresso auf uns.',
    picture: new URL('../pictures/espresso.svg', import.meta.url).href,
    pictureAlt: 'Eine dampfende Tasse, daneben ein Stück Schokolade',
    texts: [
      'Nach dem Mittagsmenü in einem unserer Restaurants geht der Espresso auf uns: Hauskaffee No.\u00a07, langsam geröstet, mit einem Stück dunkler Schokolade auf der Untertasse.',
    ],
    how: 'Zeigen Sie Ihre Karte, bevor die Rechnung kommt. Die Punkte für Ihr Menü bekommen Sie trotzdem.',
  },
  {
    id: 'academy',
    title: 'Die besten Plätze in der Academy',
    teaser: 'Unsere Kochabende können Sie sieben Tage früher buchen als alle anderen.',
    picture: new URL('../pictures/copper-pot.svg', import.meta.url).href,
    pictureAlt: 'Ein dampfender Topf mit Tomaten, Kräutern und Kochlöffel',
    texts: [
      'Unsere Kochabende sind klein, zwölf Plätze um einen Herd. Mitglieder können sieben Tage früher buchen als alle anderen. Wer einmal verhindert ist, gibt seinen Platz bis drei Tage vorher ohne Kosten zurück.',
    ],
    how: 'Die nächsten Abende stehen auf der Seite „Vorteile & Prämien“. Einige Plätze gibt es auch als Prämie für Punkte.',
    link: { text: 'Zu den Terminen', to: `${paths.benefitsAndRewards}#termine` },
  },
  {
    id: 'zuruecklegen',
    title: 'Zurückgelegt, bis Sie da sind',
    teaser: 'Sagen Sie uns, was Sie brauchen, und wir legen es mit Ihrem Namen beiseite.',
    picture: new URL('../pictures/reserved-loaf.svg', import.meta.url).href,
    pictureAlt: 'Ein Brot in Papier, mit einem Anhänger daran',
    texts: [
      'Das Sauerteigbrot vom Freitag, die Weihnachtsgans, der Käse für zwölf Gäste: Sagen Sie uns, was Sie brauchen, und wir legen es mit Ihrem Namen beiseite. Brot bis zum Abend, alles andere bis zu drei Tage.',
    ],
    how: 'Ein Anruf oder ein Wort an der Theke genügt, dazu Ihr Name oder Ihre Kartennummer.',
    byPhone: true,
  },
  {
    id: 'geschenke',
    title: 'Schön verpackt, ohne Aufpreis',
    teaser: 'Geschenke verpacken wir für Mitglieder kostenlos, auch bei kleinen Einkäufen.',
    picture: new URL('../pictures/wrapped-gift.svg', import.meta.url).href,
    pictureAlt: 'Ein grünes Paket mit goldener Schleife und einem Zweig',
    texts: [
      'Geschenke wickeln wir in grünes Papier, binden eine Schleife darum und stecken einen Zweig Lorbeer hinein. Für Mitglieder kostet das nichts, auch nicht im Dezember und auch nicht für den kleinen Einkauf.',
    ],
    how: 'Geben Sie beim Bezahlen Bescheid. Im Online-Shop wählen Sie im Warenkorb „Als Geschenk verpacken“.',
  },
  {
    id: 'lieferung',
    title: 'Frisch an die Haustür',
    teaser: 'Ab 60\u00a0Euro zahlen Sie im Online-Shop keine Versandkosten.',
    picture: new URL('../pictures/delivery-crate.svg', import.meta.url).href,
    pictureAlt: 'Eine Holzkiste mit Möhre, Tomaten und Kräutern',
    texts: [
      'Was Sie im Online-Shop bis 12\u00a0Uhr bestellen, packen wir am selben Tag. Mitglieder zahlen ab 60\u00a0Euro keinen Versand, und frische Ware reist in Kisten aus Holz, die wir beim nächsten Mal wieder mitnehmen.',
    ],
    how: 'Melden Sie sich im Online-Shop mit denselben Zugangsdaten an wie hier. Ab 60\u00a0Euro entfallen die Versandkosten dann von selbst.',
  },
  {
    id: 'raritaeten',
    title: 'Raritäten vor allen anderen',
    teaser: 'Von Produkten, die es nur in kleiner Zahl gibt, erfahren Sie zuerst.',
    picture: new URL('../pictures/bottle-in-case.svg', import.meta.url).href,
    pictureAlt: 'Eine Flasche in einer Holzkiste mit Stroh',
    texts: [
      'Manches gibt es nur in kleiner Zahl oder für kurze Zeit: eine Abfüllung für unser Jubiläum, Honig aus einem einzigen Sommer und Trüffel, solange die Saison dauert. Mitglieder erfahren davon zuerst und können sich zurücklegen lassen, was sie möchten.',
    ],
    how: 'Was gerade da ist und was bald kommt, steht bei den Raritäten und Sondereditionen.',
    link: { text: 'Zu den Raritäten', to: paths.rarities },
  },
]
