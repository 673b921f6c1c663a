/** Above the fields of a form that marks the required ones (rule language-17). */
export const requiredNote = 'Mit * gekennzeichnete Felder brauchen wir von Ihnen.'
