import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

/** Above the fields of a form that marks the required ones (rule language-17). */
export const requiredNote = sieOrDu('Angaben mit * brauchen wir von Ihnen.', 'Angaben mit * brauchen wir von Dir.')
