/** Above the fields of a form that marks the required ones (rule language-17). */
export const requiredNote = 'Angaben mit * brauchen wir von Ihnen.'
