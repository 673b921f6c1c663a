import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const dynamicImports = /import\(\s*['"]([^'"]+\.tsx)['"]\s*\)/g
const onlyImport = /^(?:async )?\(\) => import\(\s*['"]([^'"]+\.tsx)['"]\s*\)$/

/** The files that a source imports on demand: `import('./pages/overview.tsx')`. */
export const dynamicImportsOf = (code: string): string[] =>
  [...code.matchAll(dynamicImports)].map(([, file = '']) => file)

/**
 * The file that `load` of a route imports; null for a function that does more, which the page would never call because
 * it loads the exposed file.
 */
export const importOf = (load: () => unknown): string | null => onlyImport.exec(load.toString())?.[1] ?? null

/** The module of a remote that exports a page's component: `./pages/overview` for `./pages/overview.tsx`. */
export const pageExpose = (file: string): string => file.replace(/\.tsx$/, '')

/** The module of a remote that exports a widget's component. */
export const widgetExpose = (name: string): string => `./${name}`

/**
 * What the remote in a folder exposes, as module federation expects it: each page of its module of routes by its file,
 * such as `./pages/overview`, and the component of each file in `src/widgets` by that file's name, such as
 * `./login-box`.
 */
export function exposesOf(folder: string): Record<string, string> {
  const importsOf = (file: string): string[] => dynamicImportsOf(readFileSync(path.join(folder, file), 'utf8'))
  const pages = importsOf('src/routes.ts').map((file) => [pageExpose(file), `./src/${file}`] as const)
  const widgets = widgetFiles(folder).flatMap((file) =>
    importsOf(file).map((component) => {
      const place = path.posix.join('src/widgets', component)
      return [widgetExpose(path.basename(file, '.ts')), `./${place}`] as const
    }),
  )
  return Object.fromEntries([...pages, ...widgets].map(([name, file]) => [name, file.replace('/./', '/')]))
}

/** The files of `src/widgets`, one for each widget. */
export const widgetFiles = (folder: string): string[] =>
  globSync('src/widgets/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
