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
    font: medium/1.5 system-ui, sans-serif;
  }

  /* Changes its size with the rem of the page and the browser's font size. */
  .rem {
    all: initial;
    position: absolute;
    visibility: hidden;
    inline-size: 1rem;
    block-size: 1em;
  }

  .embed > p {
    margin: 0;
    padding: 1em;
  }

  .embed > :is(a, button) {
    display: inline-block;
    box-sizing: border-box;
    min-block-size: 2.75em;
    margin: 0 0 1em 1em;
    padding: 0.5em 1em;
    border: 1px solid currentcolor;
    border-radius: 0.75em;
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
