/** Text of the start page during maintenance; not with those of the layout, which are in the first script. */
export const t = {
  noLogin: 'Auch die Anmeldung ist so lange nicht möglich.',
}
