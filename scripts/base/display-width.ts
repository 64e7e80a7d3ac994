/** How many columns of a terminal a text takes: Chinese characters are two wide. */
export const getDisplayWidth = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0)
