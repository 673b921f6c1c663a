import { inCompound, type Noun } from '@portal/shared-contracts/brand/noun'

/** What stands before a name: an article, that of a plural, or nothing, as before `dm`. */
export const articles = ['die', 'der', 'das', 'plural', 'none'] as const
export type Article = (typeof articles)[number]

const genders = { die: 'feminine', der: 'masculine', das: 'neuter', plural: 'feminine', none: 'neuter' } as const

/** The form of a name that differs from the name itself; null if none does, so that it is not asked for. */
export const caseOfForm = (article: string | undefined): 'genitive' | 'dative' | null =>
  article === 'der' || article === 'das' ? 'genitive' : article === 'plural' ? 'dative' : null

/**
 * A proposal for that form: `Kaufhauses`, `Stadtwerken`, and of several words the first is declined, as in `Käsehauses
 * Lindner`. `isCertain` if a grammar has no doubt: one word without a hiss at its end, after which names and nouns
 * differ (`des Hauses`, `des Lindners`).
 */
export function proposedForm(name: string, article: string | undefined): { form: string; isCertain: boolean } {
  const [first = '', ...more] = name.split(' ')
  const isWord = /^[\p{L}-]+$/u.test(name)
  if (caseOfForm(article) === 'dative') {
    const declined = /[ns]$/.test(first) ? first : `${first}n`
    return { form: [declined, ...more].join(' '), isCertain: isWord && !name.endsWith('s') }
  }
  // A weak noun, as `des Löwen`.
  if (article === 'der' && first.endsWith('e')) return { form: [`${first}n`, ...more].join(' '), isCertain: false }
  const hisses = /[sßxz]$/.test(first)
  return { form: [`${first}${hisses ? 'es' : 's'}`, ...more].join(' '), isCertain: isWord && !hisses }
}

/** A noun of the file `brand.ts`; `form` is that of its case. */
export function nounOf(name: string, article: Article, form: string): Noun {
  const declined = caseOfForm(article)
  const isWeak = article === 'der' && form === name.replace(/^\S+e(?= |$)/, '$&n')
  const forms = isWeak ? { genitive: form, dative: form, accusative: form } : declined && { [declined]: form }
  return {
    name,
    gender: genders[article],
    ...(article === 'plural' && { number: 'plural' as const }),
    ...(article === 'none' && { hasNoArticle: true as const }),
    ...(forms !== null && form !== name && { forms }),
  }
}

/** A compound, hyphenated throughout: `Käsehaus-Lindner-Konto`, `Kundenkarten-Programm`. */
export const compound = (name: string, second: string): string =>
  `${inCompound(name.replace(/karte$/i, '$&n'))}-${second}`
