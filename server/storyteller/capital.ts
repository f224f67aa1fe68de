/** “Granny” of “granny”; all but its first letter stays as it is. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** “Ah Gong” of “ah gong”: the same of each word. */
export function capitals(words: string): string {
  return words.split(' ').map(capital).join(' ')
}
