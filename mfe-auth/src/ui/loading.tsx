import { Skeleton } from '@portal/shared-ui/skeleton'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'

/** The place of a text that is being loaded; screen readers hear so. */
export const Loading = ({ text, lines }: { text: string; lines: number }) => (
  <>
    <VisuallyHidden output>{text}</VisuallyHidden>
    <Skeleton lines={lines} />
  </>
)
