declare global {
  interface ImportMetaEnv {
    /** How host names of a development hosting end; empty (the default) switches the external sign-in off. */
    readonly VITE_DEV_HOST_SUFFIX?: string
    /** Where such a host signs in. */
    readonly VITE_DEV_LOGIN_URL?: string
    /** The origins that this may be, separated by commas. */
    readonly VITE_DEV_LOGIN_ORIGINS?: string
  }
}

export interface DevHosting {
  suffix: string
  loginUrl: string
  origins: string
}

export const DEV_HOSTING: DevHosting = {
  suffix: import.meta.env.VITE_DEV_HOST_SUFFIX ?? '',
  loginUrl: import.meta.env.VITE_DEV_LOGIN_URL ?? '',
  origins: import.meta.env.VITE_DEV_LOGIN_ORIGINS ?? ''
}

/**
 * §2 "Access": where this page leads. Null is our own sign-in; a development hosting has one of its own, which must be
 * https and on the list that was given when the page was built, so that no host name can send the browser elsewhere.
 */
export function externalSignIn(host: string, { suffix, loginUrl, origins }: DevHosting): string | null {
  if (suffix === '' || !host.includes(suffix)) return null
  if (!URL.canParse(loginUrl)) return null
  const url = new URL(loginUrl)
  if (url.protocol !== 'https:') return null
  const isListed = origins.split(',').some((origin) => origin.trim() === url.origin)
  return isListed ? url.href : null
}
