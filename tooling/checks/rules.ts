/**
 * The rules of a page of docs/product, each with its id (the page's name and a number) as the first group: items of a
 * list, `- **session-12** text`, or rows of a table, `| **session-12** | text |`.
 */
export const rule = /^(?:-|\|) \*\*([a-z-]+-\d+)\*\* .*(?:\n(?!- \*\*|\||#|\n).*)*/gm
