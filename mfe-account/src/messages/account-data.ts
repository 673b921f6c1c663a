export const t = {
  title: 'Kontodaten',
}
