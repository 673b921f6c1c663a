import { transform } from 'lightningcss'
import type { LoaderContext } from 'webpack'
import { styleTargets } from './browsers.ts'

/** Minifies a style sheet before webpack reads it, so that sheets inside scripts are minified too. */
export default function minifyCss(this: LoaderContext<unknown>, source: string): string {
  const { code, warnings } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    targets: styleTargets,
  })
  for (const warning of warnings) this.emitWarning(new Error(`${warning.message} (line ${warning.loc.line})`))
  return code.toString()
}
