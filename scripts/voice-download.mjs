// One file of a model, from a hub that answers as Hugging Face does, or from any server that knows the length of a file.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** How often a connection that breaks off is taken up again where it was. */
const ATTEMPTS = 5

/**
 * Brings a file here, or the rest of it where a part is here already, and puts it in its place when its length and its
 * checksum are those that the hub has told. Answers its length in bytes, its SHA-256, and the revision of the repository
 * that it is from, where the hub tells.
 * @throws an error that says what to do
 */
export async function downloadFile({ url, file, onProgress = () => undefined }) {
  const told = await askAbout(url)
  await mkdir(dirname(file), { recursive: true })
  if ((await sizeOf(file)) === told.bytes) {
    const found = await digest(file)
    if (agrees(told, found)) return { bytes: told.bytes, sha256: found.sha256, revision: told.revision }
  }
  // What was begun of another version of the file is no beginning of this one.
  const part = `${file}.${told.tag}.part`
  for (let attempt = 1; ; attempt++) {
    try {
      await fetchRest({ url, part, told, onProgress })
      break
    } catch (error) {
      if (attempt >= ATTEMPTS || error.isFinal === true) throw error
    }
  }
  const found = await digest(part)
  if (!agrees(told, found)) {
    await rm(part, { force: true })
    throw new Error(`${url} did not arrive as the hub says it is; it was thrown away. Start the command again`)
  }
  await rename(part, file)
  return { bytes: told.bytes, sha256: found.sha256, revision: told.revision }
}

/** What the hub says of a file before it is fetched. Its own answer has it, not that of the host it sends us to. */
async function askAbout(url) {
  let answer = await reach(url, { method: 'HEAD', redirect: 'manual' })
  const ownHeaders = answer.headers
  if (answer.status >= 300 && answer.status < 400) answer = await reach(url, { method: 'HEAD' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}. Is VOICE_HUB the right address?`)
  const bytes = Number(ownHeaders.get('x-linked-size') ?? answer.headers.get('content-length'))
  if (!Number.isInteger(bytes) || bytes <= 0) throw new Error(`${url} does not say how long it is`)
  const etag = (ownHeaders.get('x-linked-etag') ?? ownHeaders.get('etag') ?? '').replace(/^W\//, '').replaceAll('"', '')
  return {
    bytes,
    tag: createHash('sha256').update(`${etag} ${bytes}`).digest('hex').slice(0, 12),
    etag,
    revision: ownHeaders.get('x-repo-commit')
  }
}

async function fetchRest({ url, part, told, onProgress }) {
  let have = (await sizeOf(part)) ?? 0
  if (have > told.bytes) {
    await rm(part)
    have = 0
  }
  onProgress(have, told.bytes)
  if (have === told.bytes) return
  const answer = await reach(url, { headers: have > 0 ? { range: `bytes=${have}-` } : {} })
  if (!answer.ok || answer.body === null) throw final(`${url} answered ${answer.status}`)
  // A server that knows no ranges begins anew.
  if (answer.status !== 206) have = 0
  const counted = new Transform({
    transform(chunk, _, done) {
      have += chunk.length
      onProgress(Math.min(have, told.bytes), told.bytes)
      done(null, chunk)
    }
  })
  await pipeline(
    Readable.fromWeb(answer.body),
    counted,
    createWriteStream(part, { flags: answer.status === 206 ? 'a' : 'w' })
  )
  if (have < told.bytes) throw new Error(`${url} broke off`)
}

async function reach(url, init) {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw new Error(`${new URL(url).host} cannot be reached (${error.cause?.code ?? error.message})`, { cause: error })
  }
}

/** Git's own checksum is that of small files at the hub. */
async function digest(file) {
  const sha256 = createHash('sha256')
  const git = createHash('sha1').update(`blob ${await sizeOf(file)}\0`)
  for await (const chunk of createReadStream(file)) {
    sha256.update(chunk)
    git.update(chunk)
  }
  return { bytes: await sizeOf(file), sha256: sha256.digest('hex'), git: git.digest('hex') }
}

function agrees(told, found) {
  if (found.bytes !== told.bytes) return false
  if (/^[0-9a-f]{64}$/.test(told.etag)) return found.sha256 === told.etag
  if (/^[0-9a-f]{40}$/.test(told.etag)) return found.git === told.etag
  return true
}

async function sizeOf(file) {
  try {
    return (await stat(file)).size
  } catch {
    return null
  }
}

function final(message) {
  return Object.assign(new Error(message), { isFinal: true })
}
