export const t = {
  heading: 'Acht gute Gründe, die Karte dabeizuhaben',
  how: 'So geht es:',
}
