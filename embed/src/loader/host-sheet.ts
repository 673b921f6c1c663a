/**
 * The sheet of every element before the runtime's. In script, because the npm package has no bundler for style sheets.
 * The element itself takes the rules of the page, for example of `*`; `.embed` is out of their reach.
 */
const css = `
@layer reset {
  :host {
    display: block;
    contain: layout style;
    isolation: isolate;
  }

  :host([hidden]) {
    display: none;
  }

  .embed {
    all: initial;
    display: block;
    direction: ltr;
    unicode-bidi: isolate;
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }

  .embed > p {
    margin: 0;
    padding: 1rem;
  }

  .embed > :is(a, button) {
    display: inline-block;
    box-sizing: border-box;
    min-block-size: 2.75rem;
    margin: 0 0 1rem 1rem;
    padding: 0.5rem 1rem;
    border: 0.0625rem solid currentcolor;
    border-radius: 0.75rem;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
}
`

let sheet: CSSStyleSheet | undefined

/** The sheet, one for all elements of a script. */
export function hostSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}
