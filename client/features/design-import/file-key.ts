/** Tokens begin with this; a token in the wrong field must never travel as a file key. */
const TOKEN_PREFIX = 'figd_'

export type FileKeyReading = { kind: 'key'; key: string } | { kind: 'token' } | { kind: 'empty' } | { kind: 'unknown' }

/** §5 "Design file key": 16 to 29 characters without a slash are a key; of an address, the 15 to 25 after "file/". */
export function readFileKey(text: string): FileKeyReading {
  const value = text.trim()
  if (value === '') return { kind: 'empty' }
  if (value.startsWith(TOKEN_PREFIX)) return { kind: 'token' }
  if (!value.includes('/') && value.length >= 16 && value.length <= 29) return { kind: 'key', key: value }
  // Newer addresses of the same files say "design/".
  const key = /(?:file|design)\/([A-Za-z0-9]{15,25})/.exec(value)?.[1]
  return key === undefined ? { kind: 'unknown' } : { kind: 'key', key }
}
