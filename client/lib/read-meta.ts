/** What the server wrote into the page's head; null when it did not (the development server). */
export function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
}
