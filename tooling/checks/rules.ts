/** The rules of a page of docs/product, `- **session-12** text`, each with its id (the page's name and a number) as the first group. */
export const rule = /^- \*\*([a-z-]+-\d+)\*\* .*(?:\n(?!- \*\*|#|\n).*)*/gm
