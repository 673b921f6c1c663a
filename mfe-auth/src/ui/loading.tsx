import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'

/** The place of a text that is being loaded; screen readers hear so. */
export const Loading = ({ text, lines }: { text: string; lines: number }) => (
  <>
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
    <Skeleton lines={lines} />
  </>
)
