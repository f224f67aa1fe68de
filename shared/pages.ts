/**
 * The addresses of the specification's route table (§2), and ours, each with the file of its screen in
 * `client/screens`. Every other address is the 404 screen, with that status.
 */
export const SCREENS: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/about': 'about',
  '/access': 'access',
  '/welcome': 'welcome',
  '/login': 'login',
  '/signup': 'sign-up',
  '/signup-form': 'sign-up-form',
  '/subscribe': 'pricing',
  '/admin': 'admin',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/for-children': 'for-children',
  '/reset-password': 'reset-password',
  '/create': 'dashboard',
  '/dashboard': 'dashboard',
  '/create-story': 'create-story',
  '/family': 'family',
  '/profile': 'family',
  '/stories': 'stories',
  '/user-profile': 'user-profile',
  '/figma': 'design-import'
}

export const PAGES: readonly string[] = Object.keys(SCREENS)

/** The page of an address as people type it: without the slash behind it, and in small letters, as all of ours are. */
export function pageOf(path: string): string {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  return page.toLowerCase()
}
