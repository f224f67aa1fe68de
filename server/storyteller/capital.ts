/** “Granny” of “granny”; all but its first letter stays as it is. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
