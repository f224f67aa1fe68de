/** Where the server reads it, beside what it serves. */
const FILE = '.vite/screens.json'

/** What begins with the first script. */
const PAGE = '/client/index.html'
/** What every screen that keeps answers is drawn inside, and what such a screen is known by. */
const KEEPER = '/client/api/queries-provider.tsx'
const KEEPS = '/node_modules/@tanstack/react-query/'

/**
 * A Vite plugin: writes down which scripts each screen of `client/screens` is made of, and which fonts they name, so
 * that the server can name them in the page and a browser fetches them together with the first script, not after it.
 * @returns {import('vite').Plugin}
 */
export function screenFiles() {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter(({ type }) => type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk])
      )
      const entry = [...chunks.values()].find(({ isEntry, facadeModuleId }) => isEntry && isAt(facadeModuleId, PAGE))
      if (entry === undefined) return
      const first = together(chunks, entry.fileName)
      const keeper = [...chunks.values()].find(({ facadeModuleId }) => isAt(facadeModuleId, KEEPER))
      const screens = {}
      for (const { facadeModuleId, fileName } of chunks.values()) {
        const name = /\/client\/screens\/([a-z-]+)\.tsx$/.exec(slashed(facadeModuleId ?? ''))?.[1]
        if (name === undefined) continue
        const own = together(chunks, fileName)
        const keeps = [...own].some((file) => chunks.get(file)?.moduleIds.some((id) => slashed(id).includes(KEEPS)))
        if (keeps && keeper !== undefined) together(chunks, keeper.fileName, own)
        const scripts = [...own].filter((file) => !first.has(file))
        const assets = scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedAssets ?? [])])
        screens[name] = [...scripts, ...assets.filter((file) => file.endsWith('.woff2'))]
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(screens) })
    }
  }
}

/** A script and everything that it cannot start without. */
function together(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunks.get(fileName)?.imports ?? []) together(chunks, imported, found)
  return found
}

function isAt(id, ending) {
  return slashed(id ?? '').endsWith(ending)
}

function slashed(id) {
  return id.replaceAll('\\', '/')
}
