import { PagePart } from '@delikaterie/shared-ui/page-parts'
import type { ReactNode, Ref } from 'react'
import { partIds, type AccountPart } from '../../domain/account-parts.ts'
import { aside } from '../../messages/account-data.ts'

type PartProps = { part: AccountPart; titleRef?: Ref<HTMLHeadingElement>; children: ReactNode }

/** A part of Kontodaten below its heading, which links name. */
export const Part = ({ part, titleRef, children }: PartProps) => (
  <PagePart>
    <h2 ref={titleRef} id={partIds[part]} tabIndex={-1}>
      {aside.parts[part]}
    </h2>
    {children}
  </PagePart>
)
