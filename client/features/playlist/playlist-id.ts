/** §5: a pasted address is reduced to the id after "playlist/"; anything else is taken as it is, trimmed. */
export function readPlaylistId(text: string): string {
  return /playlist\/([A-Za-z0-9]+)/.exec(text)?.[1] ?? text.trim()
}
