import type { MouseEvent, ReactNode } from 'react'

/** Scrolls and focuses by script, because the browser's own fragment navigation does not reach into shadow roots. */
function showInShadowRoot(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const root = event.currentTarget.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  event.preventDefault()
  const part = root.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** A link to the heading with this id on the same page; the heading takes the focus if it has a `tabIndex`. */
export const PartLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={`#${to}`} onClick={(event) => showInShadowRoot(event, to)}>
    {children}
  </a>
)
