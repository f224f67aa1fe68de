import { readMeta } from '../lib/read-meta.ts'

declare global {
  interface Capacitor {
    isNativePlatform?: () => boolean
  }
  interface Window {
    Capacitor?: Capacitor
  }
  interface ImportMetaEnv {
    /** The deployed backend that a native wrapper talks to, given at build time: `https://…`. */
    readonly VITE_NATIVE_HOST?: string
  }
}

export interface Base {
  /** What goes before a path; empty for the same origin. */
  url: string
  credentials: RequestCredentials
}

/** The product inside a native wrapper talks to its deployed host with a token and without cookies (§7). */
export function isNativeWrapper(): boolean {
  return window.Capacitor?.isNativePlatform?.() ?? false
}

/**
 * §7's base rule. A page that our own server delivered says so in its head (and is same-origin whatever its port); any
 * other page on localhost talks to port 5000, but for the development server, which passes calls on itself.
 */
export function baseUrl(): Base {
  if (isNativeWrapper()) return { url: import.meta.env.VITE_NATIVE_HOST ?? '', credentials: 'omit' }
  const given = readMeta('api-base')
  if (given !== null) return { url: given, credentials: 'include' }
  const { hostname } = window.location
  if (!import.meta.env.DEV && (hostname === 'localhost' || hostname === '127.0.0.1'))
    return { url: `http://${hostname}:5000`, credentials: 'include' }
  return { url: '', credentials: 'include' }
}
