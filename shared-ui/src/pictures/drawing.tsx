/**
 * A picture of the brand as decoration: hidden from screen readers, loaded when it comes near the window. Width and height
 * are its own, so that nothing moves when it arrives.
 */
export function Drawing({ src, width = 480, height = 320 }: { src: string; width?: number; height?: number }) {
  return <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
}
