// `npm run build`: the stories and the pages, whether or not anything has changed.
import { ensureBuilt, ensurePlotsPrepared } from './built.mjs'
import { ensureInstalled } from './installed.mjs'

await ensureInstalled({ withTools: true })
await ensurePlotsPrepared({ always: true })
await ensureBuilt({ always: true })
