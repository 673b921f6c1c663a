import { skeletonShape, type SkeletonShape } from '@delikaterie/shared-contracts/remotes'

/**
 * Name of the document with the layout around a skeleton, whose hero has texts (`titled`) or bars in their place. The
 * edge builds the same names.
 */
export const layoutDocument = (shape: SkeletonShape, titled = false): string =>
  `layout-${shape}${titled ? '-titled' : ''}`

/** The shape of the skeleton in a document; null for a document with content. */
export function shapeOfDocument(document: string): SkeletonShape | null {
  const [layout, shape] = document.split('-')
  return layout === 'layout' ? skeletonShape(shape) : null
}
