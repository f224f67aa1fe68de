/** Longer texts are worked on anew each time: a stranger chooses them, and they must not fill the memory. */
const LONGEST = 100

/**
 * The same function, which remembers what it answered to the last few texts. For what every request asks again: which
 * network an address lies in, whether a name is this machine's own.
 */
export function remembered<V>(work: (text: string) => V, most = 1000): (text: string) => V {
  const known = new Map<string, { value: V }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.value
    const value = work(text)
    if (text.length > LONGEST) return value
    if (known.size >= most) known.clear()
    known.set(text, { value })
    return value
  }
}
