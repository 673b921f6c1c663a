import type { Contest } from '../../texts.ts'

/** The contest. After its last day the portal says that it has ended. */
export const contest: Contest = {
  title: 'Die Seekiste',
  lead: 'Drei Seekisten voller guter Dinge suchen einen Heimathafen. Zwölf Pakete Kaffee auch.',
  texts: [
    'In jeder Kiste: ein Kilo Hausröstung, eine Dose Kapitänstee, Rumschokolade, grobes Salz, ein Topf Senf, Knäckebrot und ein geräucherter Aal. Die Kiste selbst behältst Du natürlich auch. Wert: rund 140\u00a0€.',
  ],
  prizes: ['1. bis 3. Preis: je eine gefüllte Seekiste', '4. bis 15. Preis: je ein Paket Hausröstung, 500\u00a0g'],
  opensOn: '2026-11-02',
  closesOn: '2027-01-06',
  picture: new URL('../pictures/sea-chest.svg', import.meta.url).href,
  pictureAlt: 'Eine offene Truhe am Wasser, darin eine Flasche, ein Fisch und ein Glas',
  entry: {
    kind: 'email',
    email: 'seekiste@hafenkontor.example',
    lead: 'Eine Frage, drei Antworten. In Hamburg braucht man dafür keine Bedenkzeit.',
    question: 'Was gehört hier zum Frühstück?',
    choices: ['Ein Croissant', 'Eine Brezel', 'Ein Franzbrötchen'],
  },
}
