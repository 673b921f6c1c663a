const words = 'Null Ein Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' ')

/** A number at the beginning of a sentence, before what it counts. */
export const numberWord = (count: number): string => words[count] ?? String(count)
