import { RESET, SIGN_UP, WELCOME } from './account-rows.ts'
import { ADMIN, DESIGN_IMPORT } from './admin-rows.ts'
import { CREATE_STORY } from './create-rows.ts'
import { DEAD_SERVER } from './dead-server-rows.ts'
import { FAMILY_MANAGER } from './family-rows.ts'
import { LIBRARY } from './library-rows.ts'
import { HALF_LOADED_LOGIN, LOGIN } from './login-rows.ts'
import { PLAYER } from './player-rows.ts'
import { PROFILE } from './profile-rows.ts'
import type { FailingScreen } from './row.ts'
import { LANDING, SESSION } from './silent-rows.ts'

/** Every screen that has something to tell when things go wrong. */
export const FAILING_SCREENS: readonly FailingScreen[] = [
  PLAYER,
  LANDING,
  SESSION,
  LOGIN,
  HALF_LOADED_LOGIN,
  SIGN_UP,
  WELCOME,
  RESET,
  LIBRARY,
  CREATE_STORY,
  FAMILY_MANAGER,
  DEAD_SERVER,
  PROFILE,
  ADMIN,
  DESIGN_IMPORT
]
