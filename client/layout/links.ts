import { brand } from '../brand.ts'

export interface NavigationLink {
  label: string
  to: string
  /** Another address of the same screen. */
  also?: string
}

/** §2 "Header links". */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { label: 'Story Library', to: '/stories' },
  { label: 'Family', to: '/profile', also: '/family' },
  { label: 'My Profile', to: '/user-profile' },
  { label: 'About', to: '/about' }
]

export const SIGNED_IN_MENU: readonly NavigationLink[] = [
  { label: 'Home', to: '/dashboard' },
  { label: 'Create Story', to: '/create-story' },
  { label: 'My Profile', to: '/user-profile' },
  { label: 'Family Manager', to: '/family' }
]

export const SIGNED_OUT_MENU: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Sign In', to: '/login' },
  { label: 'Create Account', to: '/signup-form' },
  { label: 'Pricing', to: '/subscribe' }
]

export const FOOTER_LINKS: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'My Profile', to: '/user-profile' },
  { label: 'About', to: '/about' }
]

export const HELP_LINK = `mailto:${brand.email}`

/** The payment page is a document of its own, entered and left whole: only it may load the card provider's script. */
export function needsFullLoad(to: string): boolean {
  return to === '/subscribe' || globalThis.location?.pathname === '/subscribe'
}
