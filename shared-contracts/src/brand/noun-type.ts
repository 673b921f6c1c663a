export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative'

/** A German noun or name, with what the words beside it depend on. */
export type Noun = {
  name: string
  /** Of a plural, the gender does not matter. */
  gender: 'feminine' | 'masculine' | 'neuter'
  /** `die Stadtwerke`. Without it the noun is singular. */
  number?: 'plural'
  /** A name that stands without an article, such as `dm`. */
  hasNoArticle?: true
  /** Its other forms, such as `Kaufhauses` in the genitive and `Stadtwerken` in the dative. */
  forms?: Partial<Record<Case, string>>
}
