/** The rules of a page of docs/product, `- **12** text`, each with its number as the first group. */
export const rule = /^- \*\*(\d+)\*\* .*(?:\n(?!- \*\*|#|\n).*)*/gm
