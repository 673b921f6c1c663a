import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The widest module, in CSS px, with which a barcode of so many modules fits the element, in whole pixels of the
 * screen, so that every bar has sharp edges; null until it is measured.
 */
export function useModuleWidth(element: RefObject<HTMLElement | null>, modules: number): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return undefined
    const measure = () =>
      setWidth(Math.max(1, Math.floor((box.clientWidth * devicePixelRatio) / modules)) / devicePixelRatio)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, modules])
  return width
}
