import { isNativeWrapper } from './base-url.ts'

/** Where the wrapper keeps small secrets; both of its common plugins speak so. */
interface WrapperStore {
  get: (what: { key: string }) => Promise<{ value: string | null }>
  set: (what: { key: string; value: string }) => Promise<unknown>
  remove: (what: { key: string }) => Promise<unknown>
}

declare global {
  interface Capacitor {
    Plugins?: { SecureStoragePlugin?: WrapperStore; Preferences?: WrapperStore }
  }
}

const KEY = 'talewick.token'

/** `undefined` until the store has been asked. */
let token: string | null | undefined

/** The native wrapper's bearer token. Null signs out; a browser, which is signed in by its cookie, never keeps one. */
export function setWrapperToken(next: string | null): void {
  token = next
  if (isNativeWrapper()) void keep(next).catch(noteFailure)
}

/** The token of this start, or of the last one. */
export async function wrapperToken(): Promise<string | null> {
  if (token !== undefined) return token
  const kept = await recall().catch(noteFailure)
  // Signed in or out while the store was asked.
  token ??= kept ?? null
  return token
}

async function keep(next: string | null): Promise<void> {
  const store = wrapperStore()
  if (next === null) {
    sessionStorage.removeItem(KEY)
    await store?.remove({ key: KEY })
  } else if (store === null) sessionStorage.setItem(KEY, next)
  else await store.set({ key: KEY, value: next })
}

async function recall(): Promise<string | null> {
  const store = wrapperStore()
  return store === null ? sessionStorage.getItem(KEY) : (await store.get({ key: KEY })).value
}

/** Keychain or Keystore where the wrapper has its plugin; without any, this window's own memory, which a reload leaves. */
function wrapperStore(): WrapperStore | null {
  const plugins = window.Capacitor?.Plugins
  return plugins?.SecureStoragePlugin ?? plugins?.Preferences ?? null
}

/** A secure store throws for a key it does not hold. */
function noteFailure(error: unknown): null {
  console.info('The wrapper keeps no token', error)
  return null
}
