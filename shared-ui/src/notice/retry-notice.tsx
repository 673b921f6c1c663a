import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

export type RetryNoticeProps = { title?: string; text: string; retry: string; onRetry: () => unknown }

/** Says that content could not be loaded, with a button to load it again. */
export const RetryNotice = ({ title, text, retry, onRetry }: RetryNoticeProps) => (
  <Notice tone="error" title={title} action={<Button onClick={() => void onRetry()}>{retry}</Button>}>
    {text}
  </Notice>
)
