import { createRequire } from 'node:module'

/** Where the pictures are served: under the folder that the server lets browsers keep for ever, so the set has a number. */
const BASE = 'assets/avatars/v1'

/**
 * A Vite plugin: the Fluent Emoji pictures of the avatar table as files of their own, cut from the npm package when the
 * client is built. Nothing is fetched, and nothing is put into the page as markup, which Trusted Types forbid.
 * @returns {import('vite').Plugin}
 */
export function avatarIcons() {
  /** @returns {Promise<Map<string, string>>} file name to SVG */
  async function draw() {
    const { AVATARS, UNLISTED_AVATARS } = await import('../shared/avatars.ts')
    const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json')
    return new Map(
      [...Object.values(AVATARS).flat(), ...UNLISTED_AVATARS].map(({ icon }) => {
        const parent = set.aliases?.[icon]?.parent ?? icon
        const drawing = set.icons[parent]
        if (drawing === undefined) throw new Error(`The emoji set has no picture called ${icon}`)
        return [
          `${BASE}/${icon}.svg`,
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">${drawing.body}</svg>`
        ]
      })
    )
  }

  return {
    name: 'avatar-icons',
    async generateBundle() {
      for (const [fileName, source] of await draw()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const source = (await draw()).get((request.url ?? '').slice(1))
        if (source === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(source)
      })
    }
  }
}
