import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'

export type NoResultsProps = {
  /** Whether a filter hides all items; otherwise the list has none. */
  isFiltered: boolean
  noneText: string
  filteredText: string
  showAllLabel: string
  onShowAll: () => void
}

/** Shown instead of an empty list; offers to end the filter if that hides the items. */
export function NoResults({ isFiltered, noneText, filteredText, showAllLabel, onShowAll }: NoResultsProps) {
  const showAll = (
    <Button variant="outline" onClick={onShowAll}>
      {showAllLabel}
    </Button>
  )
  return <Notice action={isFiltered && showAll}>{isFiltered ? filteredText : noneText}</Notice>
}
