import type { ImageWidth } from '@delikaterie/shared-contracts/domain/image-widths'
import { classNames } from '../class-names/class-names.ts'
import { imageUrl, intrinsicSize, squareSources, widthSources } from './image-sources.ts'
import * as css from './picture.module.css'

export type PictureProps = {
  /** URL of the original; '' shows a placeholder. */
  src: string
  /** '' for a decorative image. */
  alt: string
  square?: boolean
  /** The `sizes` attribute of images that are not square. */
  sizes?: string
  widths?: readonly ImageWidth[]
  /** For the largest image of a page: loads at once instead of lazily. */
  priority?: boolean
  imageBase?: string
  className?: string | undefined
}

const defaultWidths: readonly ImageWidth[] = [312, 400, 480, 600, 748]
const defaultWidth = 600

/** An image resized by the edge; its space is reserved before it loads. */
export function Picture(props: PictureProps) {
  const { src, alt, square = false, sizes = '100vw', widths = defaultWidths } = props
  const { priority = false, imageBase = '/api/image', className } = props
  const size = square ? { width: defaultWidth, height: defaultWidth } : intrinsicSize(src)
  const sources = square ? squareSources(src, imageBase) : []
  return (
    <picture className={classNames(css.picture, className)}>
      {sources.map((source) => (
        <source key={source.media ?? 'wider'} media={source.media} srcSet={source.srcSet} />
      ))}
      <img
        className={css.image}
        alt={alt}
        {...size}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        sizes={square ? undefined : sizes}
        srcSet={square ? undefined : widthSources(src, imageBase, widths)}
        src={imageUrl({ src, base: imageBase, square }, defaultWidth)}
      />
    </picture>
  )
}
