import type { Loadable, PageFlags } from '@delikaterie/shared-contracts/remotes'

/** A page of the shell as router, prerender and edge know it. */
export type ShellPage = Loadable &
  PageFlags & {
    path: string
    title: string
    /** For search engines; one or two sentences. */
    description: string
    /** Name of its prerendered document. */
    document: string
    /** Widgets of remotes on it, `mfe-auth/login-box`: their code is announced early. */
    widgets: readonly string[]
  }
