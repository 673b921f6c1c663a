import type { ImageWidth } from '@delikaterie/shared-contracts/domain/image-widths'
import { classNames } from '../class-names/class-names.ts'
import { imageUrl, intrinsicSize, squareSources, widthSources } from './image-sources.ts'
import * as css from './picture.module.css'

export type PictureProps = {
  /** Address of the original; empty gives the placeholder of the edge. */
  src: string
  /** Empty for a picture that says nothing the text does not. */
  alt: string
  square?: boolean
  /** Layout width for pictures that are not square, as in the attribute. */
  sizes?: string
  widths?: readonly ImageWidth[]
  /** The largest paint of a page: loaded first instead of when scrolled near. */
  priority?: boolean
  imageBase?: string
  className?: string | undefined
}

const defaultWidths: readonly ImageWidth[] = [312, 400, 480, 600, 748]
const defaultWidth = 600

/** A resized picture through the image proxy that reserves its space before it loads. */
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
