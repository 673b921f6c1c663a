import type { Contest } from '../../texts.ts'

/** The contest. After its last day the portal says that it has ended. */
export const contest: Contest = {
  title: 'Ein Korb voller Winter',
  lead: 'Fünf Präsentkörbe für einen langen Winterabend mit Freunden, dazu fünfzehn Gutscheine für die Feinkosttheke.',
  texts: [
    'In jedem Korb: eine Flasche Spätburgunder, Bergkäse, Wildschweinsalami, Quittenmus, ein Baguette aus unserer Backstube und eine Schachtel Pralinen. Zusammen im Wert von rund 120 €.',
  ],
  prizes: [
    '1. bis 5. Preis: je ein Präsentkorb „Winterabend“',
    '6. bis 20. Preis: je ein Gutschein über 20 € für die Feinkosttheke',
  ],
  opensOn: '2026-11-02',
  closesOn: '2027-01-06',
  picture: new URL('../pictures/hamper.svg', import.meta.url).href,
  pictureAlt: 'Ein Weidenkorb mit roter Schleife, darin eine Flasche, ein Glas und ein Baguette',
  entry: {
    kind: 'email',
    email: 'gewinnspiel@delikaterie.example',
    lead: 'Beantworten Sie die Frage. Wer öfter an unserer Kaffeetheke steht, ist im Vorteil.',
    question: 'Wie heißt unser Hauskaffee?',
    choices: ['Hauskaffee No. 3', 'Hauskaffee No. 5', 'Hauskaffee No. 7'],
  },
}
