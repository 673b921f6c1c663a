type Options = { class?: string; text?: string; attributes?: Readonly<Record<string, string>> }

/** An element with its content, made without markup, which the page's policy forbids. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: className, text, attributes = {} }: Options = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== undefined) made.className = className
  if (text !== undefined) made.textContent = text
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}
