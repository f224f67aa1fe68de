// `npm run format`: puts every file into the house style.
import { runTool } from './project.mjs'

const { code } = await runTool('node_modules/oxfmt/bin/oxfmt', process.argv.slice(2))
process.exitCode = code
