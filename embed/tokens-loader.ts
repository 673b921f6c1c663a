/**
 * Moves the portal's tokens and base styles from the document to the element `.embed` inside the shadow root, where no
 * rule of the embedding page matches.
 */
export default function moveToEmbed(source: string): string {
  return source.replaceAll(':host', '.embed').replaceAll(/\bbody \{/g, '.embed {')
}
