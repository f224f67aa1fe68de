/** A field of something that came out of `JSON.parse`, however deep; undefined where there is none. */
export function jsonField(value: unknown, ...path: string[]): unknown {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.getOwnPropertyDescriptor(found, name)?.value
  }
  return found
}

/** The same for text; null where there is none. */
export function jsonText(value: unknown, ...path: string[]): string | null {
  const found = jsonField(value, ...path)
  return typeof found === 'string' ? found : null
}

/** Reads JSON that may be anything; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
