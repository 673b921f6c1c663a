import type { Loadable, PageFlags } from '@delikaterie/shared-contracts/remotes'

/** A page of the shell, as the router and the prerenderer use it. */
export type ShellPage = Loadable &
  PageFlags & {
    path: string
    title: string
    /** Name of its prerendered document. */
    document: string
  }
