/** Addresses of a coupon's pictures: `front` is empty without one, `background` lies behind it. */
export type CouponPictures = { front: string; background: string | null }

/** The first picture without the tag BACKGROUND and the first with it; a background alone is the picture. */
export function picturesOf(images: readonly { path: string; tags: readonly string[] }[]): CouponPictures {
  const named = images.filter(({ path }) => path.trim() !== '')
  const isBackground = ({ tags }: { tags: readonly string[] }): boolean => tags.includes('BACKGROUND')
  const background = named.find(isBackground)?.path ?? null
  const front = named.find((image) => !isBackground(image))?.path
  return front === undefined ? { front: background ?? '', background: null } : { front, background }
}
