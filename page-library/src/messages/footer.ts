import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'

/** The footer of every page; § 356a BGB asks for the link to withdraw from a contract. */
export const footer = {
  menu: 'Rechtliches und Service',
  copyright: (year: string) => `© ${year} ${brand.shop.name}`,
  links: [
    { label: 'FAQ', to: paths.faq },
    { label: 'Kontakt', to: paths.contact },
    { label: 'Datenschutz', to: paths.privacy },
    { label: 'AGB', to: paths.terms },
    { label: 'Teilnahmebedingungen', to: paths.conditions },
    { label: 'Impressum', to: paths.imprint },
    { label: 'Vertrag widerrufen', to: paths.withdrawal },
    { label: 'Barrierefreiheit', to: paths.accessibility },
  ],
}
