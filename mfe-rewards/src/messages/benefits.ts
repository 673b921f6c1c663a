import { numberWord } from './number-word.ts'

export const t = {
  heading: (count: number): string => `${numberWord(count)} gute Gründe, die Karte dabeizuhaben`,
  how: 'So geht es:',
}
