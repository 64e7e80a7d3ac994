/** When a day, `yyyy-MM-dd`, is over in China, whatever zone a host lives in; epoch milliseconds. */
export const endOfDay = (day: string): number => Date.parse(`${day}T24:00:00+08:00`)
