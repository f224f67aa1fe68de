// `npm run build`: the pages, whether or not anything has changed.
import { ensureBuilt } from './built.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withPages: false })
await ensureBuilt({ always: true })
