import { numberWord } from './number-word.ts'

export const t = {
  heading: (count: number): string =>
    `${count === 1 ? 'Ein guter Grund' : `${numberWord(count)} gute Gründe`}, die Karte dabeizuhaben`,
  how: 'So geht es:',
}
