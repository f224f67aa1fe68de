// `npm run build`: the stories and the pages, whether or not anything has changed.
import { ensureBuilt, ensurePlotsPrepared } from './built.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withTools: true, withPages: false })
await ensurePlotsPrepared({ always: true })
await ensureBuilt({ always: true })
