import { brand } from '@delikaterie/shared-contracts/brand'
import { emailLink, phoneLink } from './contact-links.ts'
import { section, text, type InfoContent } from './content.ts'

const { operator } = brand

export const imprint: InfoContent = {
  lead: `Angaben nach § 5 DDG zum Portal der ${brand.cardName}.`,
  sections: [
    section('anbieter', 'Anbieter', {
      kind: 'facts',
      facts: [
        { label: 'Unternehmen', value: operator.company },
        { label: 'Anschrift', value: `${operator.street}, ${operator.city}` },
        { label: 'Geschäftsführung', value: operator.managingDirectors },
        { label: 'Handelsregister', value: operator.register },
        { label: 'USt-IdNr.', value: operator.vatId },
      ],
    }),
    section('kontakt', 'Kontakt', {
      kind: 'facts',
      facts: [
        { label: 'E-Mail', value: [emailLink] },
        { label: 'Telefon', value: [phoneLink] },
        { label: 'Erreichbar', value: brand.contact.hours },
      ],
    }),
    section(
      'verantwortlich',
      'Verantwortlich für den Inhalt',
      text(`Verantwortlich nach § 18 Abs. 2 MStV: ${operator.managingDirectors}, Anschrift wie oben.`),
    ),
    section(
      'streitbeilegung',
      'Streitbeilegung',
      text(
        'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Sprechen Sie uns bitte direkt an; wir finden eine Lösung.',
      ),
    ),
    section(
      'urheberrecht',
      'Bilder und Texte',
      text(
        `Texte, Zeichnungen und Fotos in diesem Portal gehören der ${operator.company} oder werden mit Erlaubnis verwendet. Bitte fragen Sie uns, bevor Sie etwas davon übernehmen.`,
      ),
    ),
  ],
}
