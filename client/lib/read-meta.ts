const drawn = new Map<string, string>()

/** Where the build draws a page there is no document yet: this is what its head would say. */
export function setMeta(name: string, content: string): void {
  drawn.set(name, content)
}

/** What the server wrote into the page's head; null when it did not (the development server). */
export function readMeta(name: string): string | null {
  if (typeof document === 'undefined') return drawn.get(name) ?? null
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
}
