// `npm run voice -- install|list|remove`: the neural voice beside the server, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withTools: false, withPages: false })
liveWith([startChild(['scripts/voice-command.mjs', ...process.argv.slice(2)])])
