export const t = {
  title: 'Vorteile',
  heading: 'Acht gute Gründe, sie dabeizuhaben',
  how: 'So geht es:',
}
