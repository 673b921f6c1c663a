/** Address of a coupon's picture: of those with one, the one tagged BACKGROUND, else the first, else empty. */
export function coverImage(images: readonly { path: string; tags: readonly string[] }[]): string {
  const named = images.filter(({ path }) => path.trim() !== '')
  const background = named.find(({ tags }) => tags.includes('BACKGROUND'))
  return (background ?? named[0])?.path ?? ''
}
