/** A command that is not possible as it was given; the message names the field and the remedy. */
export class Refused extends Error {
  override name = 'Refused'
}
