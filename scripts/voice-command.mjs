// The neural voice Kokoro beside the server, which needs no network afterwards. The same settings as the server's hold.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

import { npmEnv, readIfThere, root, run } from './project.mjs'
import { downloadFile } from './voice-download.mjs'
import { megabytes, progressOf } from './voice-progress.mjs'

const HUB = 'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/main'
/** What runs the model: its package brings the program for this processor along. */
const RUNTIME = 'onnxruntime-node@1.30.0'
const MODELS = { q8: 'onnx/model_quantized.onnx', fp16: 'onnx/model_fp16.onnx', fp32: 'onnx/model.onnx' }
const USUAL_VOICES = ['af_heart', 'am_michael', 'af_bella', 'af_nicole']
const USAGE = `npm run voice -- install [--model ${Object.keys(MODELS).join('|')}] [--voices af_heart,am_michael]
npm run voice -- list
npm run voice -- remove

VOICE_HUB is where the model is from (${HUB}).`

const settings = { ...parseEnv(readIfThere(join(root, '.env'))?.toString() ?? ''), ...process.env }
const folder = join(resolve(root, settings.DATA_DIR || './data'), 'voice')
const manifestFile = join(folder, 'installed.json')

async function install(options) {
  const hub = (settings.VOICE_HUB || HUB).replace(/\/+$/, '')
  const precision = options.model ?? 'q8'
  if (!(precision in MODELS)) throw new Error(`There is no model ${precision}: ${Object.keys(MODELS).join(', ')}`)
  const voices = options.voices?.split(',').map((voice) => voice.trim()) ?? USUAL_VOICES
  const wrong = voices.find((voice) => !/^[a-z0-9_]{1,40}$/.test(voice))
  if (wrong !== undefined) throw new Error(`${wrong} is no name of a voice`)
  console.log(`Into ${folder}, from ${hub}`)
  const paths = ['tokenizer.json', MODELS[precision], ...voices.map((voice) => `voices/${voice}.bin`)]
  const files = []
  let revision = null
  for (const path of paths) {
    const show = progressOf(path)
    const got = await downloadFile({ url: `${hub}/${path}`, file: join(folder, 'model', path), onProgress: show })
    show(got.bytes, got.bytes, true)
    if (revision !== null && got.revision !== revision)
      throw new Error('The model changed at the hub in between. Start the command again')
    revision = got.revision
    files.push({ path, bytes: got.bytes, sha256: got.sha256 })
  }
  await installRuntime()
  writeFileSync(
    manifestFile,
    `${JSON.stringify({ v: 1, hub, revision, precision, runtime: RUNTIME, files }, null, 2)}\n`
  )
  console.log('The voice is here. Start the server with NARRATOR=kokoro; it needs no network for it.')
}

/**
 * In a folder of its own, so that our packages stay what the lockfile says. Its install script would fetch libraries for
 * graphics cards from elsewhere; the one for processors is in the package, so no script is run.
 */
async function installRuntime() {
  const prefix = join(folder, 'runtime')
  mkdirSync(prefix, { recursive: true })
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n')
  console.log(`${RUNTIME}, which runs it (some 300 MB)...`)
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', RUNTIME],
    { env: { ...npmEnv(), ONNXRUNTIME_NODE_INSTALL: 'skip' }, cwd: prefix, quiet: true }
  )
  if (code !== 0) throw new Error(`npm could not install ${RUNTIME}. It said:\n${output.trim()}`)
}

function status() {
  const installed = readInstalled()
  if (installed === null) return console.log(`No voice is installed in ${folder}.`)
  const { hub, revision, precision, runtime, files } = installed
  console.log(`${folder}: ${precision} from ${hub}${revision === null ? '' : ` (${revision})`}, run by ${runtime}`)
  for (const { path, bytes, sha256 } of files) console.log(`  ${path}  ${megabytes(bytes)}  ${sha256}`)
}

function readInstalled() {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

const [command, ...rest] = process.argv.slice(2)
const options = Object.fromEntries(
  rest.flatMap((word, i) => (word.startsWith('--') ? [[word.slice(2), rest[i + 1] ?? '']] : []))
)
try {
  if (command === 'install') await install(options)
  else if (command === 'status' || command === 'list') status()
  else if (command === 'remove') {
    rmSync(folder, { recursive: true, force: true })
    console.log(`${folder} is gone.`)
  } else {
    console.error(USAGE)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
