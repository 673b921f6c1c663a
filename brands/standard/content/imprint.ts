import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import * as paths from '@portal/shared-contracts/paths'
import * as brandFacts from '@portal/shared-contracts/facts/brand-facts'
import { emailLink, facts, inItsGender, phoneLink, section, type InfoContent } from '../../texts.ts'

const { operator } = brand
const { arbitrationBoard, supervisoryAuthority } = brandFacts

/** No line ends within a name. */
const managingDirectors = operator.managingDirectors.replaceAll(/(?<!,) /g, '\u00a0')

export const content: InfoContent = {
  lead: `Angaben nach § 5 DDG zum Portal ${the(brand.card, 'genitive')}.`,
  sections: [
    section('anbieter', inItsGender('Anbieter'), [
      facts({
        Unternehmen: operator.company.name,
        Anschrift: `${operator.street}\n${operator.city}`,
        Geschäftsführung: managingDirectors,
        Handelsregister: operator.register,
        'USt-IdNr.': operator.vatId,
        ...(supervisoryAuthority !== null && { Aufsichtsbehörde: supervisoryAuthority }),
      }),
    ]),
    section('kontakt', 'Kontakt', [facts({ 'E-Mail': [emailLink], Telefon: [phoneLink, `\n${brand.contact.hours}`] })]),
    section('verantwortlich', 'Verantwortlich für den Inhalt', [
      `Verantwortlich nach § 18 Abs. 2 MStV: ${managingDirectors}, Anschrift wie oben.`,
    ]),
    section('streitbeilegung', 'Streitbeilegung', [
      arbitrationBoard === null
        ? 'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Sprechen Sie uns bitte direkt an; wir suchen gemeinsam eine Lösung.'
        : `An Streitbeilegungsverfahren vor dieser Verbraucherschlichtungsstelle nehmen wir teil: ${arbitrationBoard}. Sprechen Sie uns bitte vorher direkt an; wir suchen gemeinsam eine Lösung.`,
    ]),
    section('urheberrecht', 'Bilder und Texte', [
      `Texte, Zeichnungen und Fotos in diesem Portal gehören ${the(operator.company, 'dative')} oder werden mit Erlaubnis verwendet. Bitte fragen Sie uns, bevor Sie etwas davon übernehmen.`,
      [
        'Das Portal enthält auch Software und Schriften von anderen. Ihre Lizenzen stehen unter ',
        { text: 'Verwendete Software', to: paths.software },
        '.',
      ],
    ]),
  ],
}
