/** Class names of a style sheet. A misspelt name is undefined, which `className` ignores. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css' {}
