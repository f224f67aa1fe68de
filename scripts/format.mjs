// `npm run format`: puts every file into one style.
import { prepare } from './prepare.mjs'
import { runTool } from './project.mjs'

await prepare({ withPages: false })
const { code } = await runTool('node_modules/oxfmt/bin/oxfmt', process.argv.slice(2))
process.exitCode = code
