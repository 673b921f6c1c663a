import { useState } from 'react'
import { imageUrl, intrinsicSize, squareSources, widthSources } from './image-sources.ts'
import * as css from './picture.module.css'

export type PictureProps = {
  /** URL of the original; without one, or if it cannot be loaded, a placeholder is shown. */
  src: string | null | undefined
  /** '' for a decorative image. */
  alt: string
  /** A square image; a `'small'` one is shown in a list of two columns on phones. */
  square?: boolean | 'small'
  /** For the largest image of a page: loads at once and before others. */
  priority?: boolean
  /** Whether it loads when it comes near, and not at once. */
  lazy?: boolean
}

const defaultWidth = 600

/**
 * Ends the loading of an image that is no longer shown. Browsers go on otherwise, and over HTTP/1.1 the calls of the
 * next page wait for one of six connections.
 */
const stopWhenRemoved = (image: HTMLImageElement) => () =>
  // The element leaves the document after this cleanup, but not when only the reference is renewed.
  queueMicrotask(() => {
    if (image.isConnected || image.complete) return
    // First away from the sources beside it, of which the browser would load one.
    image.remove()
    image.removeAttribute('srcset')
    image.removeAttribute('src')
  })

/** An image resized by the edge; its space is reserved before it loads. */
export function Picture({ src: original, alt, square = false, priority = false, lazy = !priority }: PictureProps) {
  const [broken, setBroken] = useState('')
  const wanted = original?.trim() ?? ''
  const src = wanted === broken ? '' : wanted
  const isSquare = square !== false
  const size = isSquare ? { width: defaultWidth, height: defaultWidth } : intrinsicSize(src)
  const sources = isSquare ? squareSources(src, square === 'small') : []
  return (
    <picture className={css.picture}>
      {sources.map((source) => (
        <source key={source.media ?? 'wider'} media={source.media} srcSet={source.srcSet} />
      ))}
      <img
        ref={stopWhenRemoved}
        className={css.image}
        alt={alt}
        onError={() => setBroken(wanted)}
        {...size}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        sizes={isSquare ? undefined : '100vw'}
        srcSet={isSquare ? undefined : widthSources(src)}
        src={imageUrl(src, isSquare, defaultWidth)}
      />
    </picture>
  )
}
