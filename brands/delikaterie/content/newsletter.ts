import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { content as standard } from '../../standard/content/newsletter.ts'
import { list, section, type InfoContent } from '../../texts.ts'

const [, ...furtherSections] = standard.sections

export const content: InfoContent = {
  ...standard,
  lead: `Neues aus Küche, Keller und Käsetheke, und was es für Mitglieder ${the(brand.card, 'genitive')} Besonderes gibt.`,
  sections: [
    section('inhalt', 'Das steht drin', [
      list(
        'neue Prämien, Raritäten und Sondereditionen',
        'Coupons, mit denen Sie mehr Punkte sammeln',
        'Einladungen zu Verkostungen und Kochabenden',
        'Rezepte und Warenkunde von unseren Fachleuten',
      ),
    ]),
    ...furtherSections,
  ],
}
