import type { ReactNode } from 'react'
import { Panel } from './card.tsx'

export type HelpPanelProps = {
  title: string
  headingLevel?: 2 | 3
  text: string
  /** Of customer service. */
  contact: { readonly phone: string; readonly phoneUrl: string; readonly email: string }
  /** A link to where members help themselves. */
  children?: ReactNode
}

/** Beside the content of a page: what to do if something is wrong, and whom to ask. */
export function HelpPanel({ title, headingLevel = 2, text, contact, children }: HelpPanelProps) {
  const Title = `h${headingLevel}` as const
  return (
    <Panel>
      <Title>{title}</Title>
      <p>{text}</p>
      {children && <p>{children}</p>}
      <p>
        <a href={contact.phoneUrl}>{contact.phone}</a>
        <br />
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
      </p>
    </Panel>
  )
}
