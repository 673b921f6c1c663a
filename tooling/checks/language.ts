import { sourceFiles, type Findings } from './source-files.ts'

/** Where the edge has texts for members. */
export const edgeTexts = 'edge-proxy/src/{http,pages,releases,session,wallet}/**/*.ts'

/** Where texts for members stand. */
export const germanTexts = [
  '{shell,mfe-*,page-library,embed}/src/{messages,content}/*.ts',
  'shared-contracts/src/!(calls|remotes|test|testing)/*.ts',
  'remote-kit/template/src/messages/*.ts',
  'brands/*/content/*.ts',
  'sandbox/src/catalogue/*.{ts,json}',
  'sandbox/src/state/{mails,withdrawals}.ts',
  edgeTexts,
]

/** German words that have a twin, with the one to write instead (docs/product/language.md). */
const twins: readonly (readonly [found: RegExp, write: string])[] = [
  [/strichcode|\bCode an der Kasse/i, 'Barcode'],
  // The headline of a known e-mail address is given by the specification.
  [/onlineshop(?!-Konto verknüpft)|online shop|web-?shop-/i, 'Online-Shop'],
  [/\bverb(?:unden|inden?|indet)\b/i, 'verknüpfen'],
  [/(?:ein|aus)(?:zu)?(?:schalten|geschaltet)|\bschalten Sie\b.*\b(?:ein|aus)\b/i, 'aktivieren or deaktivieren'],
  [/newsletter[^.?!]{0,30}\bbestell|\bbestell[^.?!]{0,30}newsletter|abmeldelink/i, 'abonnieren or abbestellen'],
  [/\bKonto (?:ist )?an(?:ge)?leg|\blegen[^.?!]{0,25}Konto[^.?!]{0,25}\ban\b/, 'erstellen'],
  [/\bE-?mail|\beMail/, 'E-Mail'],
  [/Karten Programm|Programms? der /, 'Karten-Programm'],
  [/punkte? (?:pro|für jeden) |€ ?= ?\d/i, 'Punkt je Euro'],
  [/kundendienst|hotline/i, 'Kundenservice'],
  [/karte[^.]{0,40}freigeben/i, 'entsperren'],
  [/(?<!Bitte warten)\.\.\.(?=['`])/, '…'],
  [/\b0\d{2,4} \d{2}/, String.raw`\u00a0 in telephone numbers`],
  [/[\d}] Uhr/, String.raw`\u00a0 before Uhr`],
]

/** Whether a line is one of a comment. */
export const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line)

/** Words of texts for members that another word replaces. */
export const replacedGermanWords = (folder: string): Findings =>
  [...sourceFiles(folder, ...germanTexts)]
    .filter(([file]) => !file.endsWith('.test.ts'))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) =>
        (isComment(line) ? [] : twins).flatMap(([found, write]) => {
          const match = found.exec(line)
          return match === null ? [] : [`${file}:${index + 1}: "${match[0]}": write ${write}`]
        }),
      ),
    )
