import { vi } from 'vitest'

import { setWrapperToken } from '#client/api/wrapper-token.ts'
import { soundAnswer } from './fake-caches.ts'

const KEY = 'a'.repeat(64)
const TOKEN = 'the-token'

export const WHOLE_TIMINGS = {
  v: 1,
  complete: true,
  durationSec: 31,
  speechEnd: 30,
  sentences: [],
  words: [],
  unspoken: []
} as const

/**
 * The page inside the native wrapper, signed in with a token, before a server that answers nothing without it. The
 * answer tells what is asked, and which object addresses are open.
 */
export function enterWrapper() {
  const asked: string[] = []
  const open: string[] = []
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  vi.stubEnv('VITE_NATIVE_HOST', 'https://talewick.example')
  vi.stubGlobal('fetch', (input: string | URL | Request, { method = 'GET', headers }: RequestInit = {}) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    asked.push(`${method} ${origin}${pathname}`)
    if (new Headers(headers).get('authorization') !== `Bearer ${TOKEN}`)
      return Promise.resolve(Response.json({ message: 'Please sign in' }, { status: 401 }))
    return Promise.resolve(serve(pathname))
  })
  let opened = 0
  Object.assign(URL, {
    createObjectURL: (sound: Blob) => {
      opened += 1
      const url = `blob:${opened}/${sound.size}`
      open.push(url)
      return url
    },
    revokeObjectURL: (url: string) => void open.splice(open.indexOf(url), 1)
  })
  setWrapperToken(TOKEN)
  return {
    asked,
    open,
    leave: () => setWrapperToken(null)
  }
}

function serve(pathname: string): Response {
  if (pathname === '/api/tts')
    return Response.json({
      audioUrl: `/api/audio/${KEY}.mp3`,
      timingsUrl: `/api/tts/${KEY}/timings`,
      durationSec: 31,
      engine: 'test',
      voice: 'emma',
      complete: true
    })
  if (pathname === `/api/tts/${KEY}/timings`) return Response.json(WHOLE_TIMINGS)
  if (pathname === `/api/audio/${KEY}.mp3`) return soundAnswer()
  return Response.json({ message: 'There is no such thing' }, { status: 404 })
}
