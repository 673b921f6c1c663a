/** Class names of a component's sheet; undefined stands for a misspelt class, which `className` takes as none. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css' {}
