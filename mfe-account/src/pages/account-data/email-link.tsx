import { brand } from '@delikaterie/shared-contracts/brand'

const { email } = brand.contact

/** The address of the customer service, as a link that begins an e-mail. */
export const EmailLink = () => <a href={`mailto:${email}`}>{email}</a>
