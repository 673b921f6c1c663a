/** Address of a coupon's picture: the one tagged BACKGROUND, else the first, else empty. */
export function coverImage(images: readonly { path: string; tags: readonly string[] }[]): string {
  const background = images.find(({ tags }) => tags.includes('BACKGROUND'))
  return (background ?? images[0])?.path ?? ''
}
