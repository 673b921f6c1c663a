import path from 'node:path'
import type { LoaderContext } from 'webpack'

/**
 * Replaces a style sheet by a module that exports its class names and adds the sheet to the document
 * or to the shadow roots that show the components.
 */
export function pitch(this: LoaderContext<unknown>): string {
  // By its name: a path would be in the first hashes of chunks, which choose the minifier's names in the entry.
  const sheet = JSON.stringify(`./${path.basename(this.resourcePath)}?sheet`)
  // The next version of the sheet is added when its module runs again.
  const remove = 'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)'
  return `export * from ${sheet}
import sheet from ${sheet}
import { adoptSheet } from '@portal/shared-ui/styles/adopted-sheets'
adoptSheet(sheet)
${this.hot ? `import.meta.webpackHot.dispose(() => { ${remove} })` : ''}`
}
