export const t = {
  heading: 'Acht gute Gründe, sie dabeizuhaben',
  how: 'So geht es:',
}
