/** The encoder alone: the entry of the package loads all its barcodes (docs/decisions/0018-digital-card.md). */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object)
    valid(): boolean
    /** `data` has a 1 for each dark module and a 0 for each light one. */
    encode(): { text: string; data: string }
  }
}
