/** A picture of the brand, 480 × 320, as decoration: hidden from screen readers, loaded when it comes near the window. */
export function Drawing({ src }: { src: string }) {
  return <img src={src} alt="" width="480" height="320" loading="lazy" decoding="async" />
}
