export const t = {
  title: 'Kontodaten',
  lead: 'Was wir über Sie wissen und wie Sie von uns hören.',
}
