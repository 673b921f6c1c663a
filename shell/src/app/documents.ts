import { skeletonShapes, type SkeletonShape } from '@delikaterie/shared-contracts/remotes'

/** Name of the document with the layout around a skeleton. The edge builds the same name. */
export const layoutDocument = (shape: SkeletonShape): string => `layout-${shape}`

/** The shape of the skeleton in a document; null for a document with content. */
export const shapeOfDocument = (document: string): SkeletonShape | null =>
  skeletonShapes.find((shape) => layoutDocument(shape) === document) ?? null
