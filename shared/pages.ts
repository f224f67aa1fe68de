/**
 * The addresses of the specification's route table (§2), and ours. Every other address is the 404 screen, with that
 * status.
 */
export const PAGES: readonly string[] = [
  '/',
  '/about',
  '/access',
  '/welcome',
  '/login',
  '/signup',
  '/signup-form',
  '/subscribe',
  '/admin',
  '/terms',
  '/privacy',
  '/for-children',
  '/reset-password',
  '/create',
  '/dashboard',
  '/create-story',
  '/family',
  '/profile',
  '/stories',
  '/user-profile',
  '/figma'
]

/** The page of an address: without the slash that somebody may have typed behind it. */
export function pageOf(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
