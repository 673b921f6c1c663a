import type { EmbedTheme } from '@portal/shared-contracts/embed/elements'

export const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** Whether an element is dark: by its theme, or because its page allows dark and the browser prefers it. */
export const isDark = (element: Element, theme: EmbedTheme): boolean =>
  theme === 'dark' ||
  (theme === 'auto' && getComputedStyle(element).colorScheme.includes('dark') && prefersDark().matches)
