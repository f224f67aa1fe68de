import { createRequire } from 'node:module'

/** Where the pictures are served: under the folder that the server lets browsers keep for ever, so the set has a number. */
const BASE = 'assets/covers/v1'

/**
 * The pictures of the covers, file name to SVG: our own, and the Fluent Emoji that the tables name.
 * @returns {Promise<Map<string, string>>}
 */
export async function drawCoverPictures() {
  const { COVER_MOTIFS } = await import('../client/art/covers/choose-motif.ts')
  const { OWN_MOTIFS } = await import('../client/art/covers/own-motifs.ts')
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json')
  return new Map(
    [...COVER_MOTIFS.keys()].map((icon) => {
      const drawing = OWN_MOTIFS[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? icon]?.body
      if (drawing === undefined) throw new Error(`The emoji set has no picture called ${icon}`)
      // The set says that nothing is filled unless it says so, and each of its shapes says so.
      const shapes = drawing.replace('<g fill="none">', '<g>').replaceAll(/(\.\d\d)\d+/g, '$1')
      return [`${BASE}/${icon}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`]
    })
  )
}

/**
 * A Vite plugin: each picture as a file of its own, so that a library loads those of its own stories and no other.
 * @returns {import('vite').Plugin}
 */
export function coverPictures() {
  return {
    name: 'cover-pictures',
    async generateBundle() {
      for (const [fileName, source] of await drawCoverPictures()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!(request.url ?? '').startsWith(`/${BASE}/`)) return next()
        const source = (await drawCoverPictures()).get((request.url ?? '').slice(1))
        if (source === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(source)
      })
    }
  }
}
