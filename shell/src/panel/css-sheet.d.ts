/** A style sheet that its importer adopts. */
declare module '*.css?sheet' {
  const sheet: CSSStyleSheet
  export default sheet
}
