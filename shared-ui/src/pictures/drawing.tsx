import { photographOf, pictureShapes, type PictureShape } from '@portal/shared-contracts/images/brand-pictures'
import { classNames } from '../styles/class-names.ts'
import * as css from './drawing.module.css'

export type DrawingProps = {
  src: string
  /** What it shows; '' if it adds nothing to the texts beside it. */
  alt?: string | undefined
  /** The shape of its place. A photograph is cut to it, a drawing of another shape has space around it. */
  shape?: PictureShape
  /** For a picture in view from the start; others load when they come near the window. */
  isFirst?: boolean
  className?: string | undefined
}

const sizes = '(min-width: 46rem) 37rem, 100vw'

/**
 * A picture of the brand: a drawing, or a photograph in the width that its place needs. Its space is reserved, so that
 * nothing moves when it arrives.
 */
export function Drawing({ src, alt = '', shape = 'card', isFirst = false, className }: DrawingProps) {
  const photograph = photographOf(src)
  const image = (
    <img
      src={src}
      alt={alt}
      {...pictureShapes[shape]}
      {...(!isFirst && ({ loading: 'lazy', decoding: 'async' } as const))}
      className={classNames(photograph ? css.photograph : css.drawing, css[shape], className)}
    />
  )
  if (photograph === null) return image
  const widths = isFirst ? sizes : `auto, ${sizes}`
  return (
    <picture className={css.sources}>
      <source type="image/avif" srcSet={photograph.srcSet('avif')} sizes={widths} />
      <source type="image/webp" srcSet={photograph.srcSet('webp')} sizes={widths} />
      {image}
    </picture>
  )
}
