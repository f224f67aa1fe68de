import { ChevronDown, Menu } from 'lucide-react'
import type { ComponentProps } from 'react'

import { useSession } from '../session/use-session.ts'

/** The account menu's button: who is signed in ("Profile" for a user without a name), or Login. */
export function AccountMenuFace(props: ComponentProps<'button'>) {
  const { user } = useSession()
  const name = user === null ? 'Login' : user.username === '' ? 'Profile' : user.username
  return (
    <button
      type="button"
      className="inline-flex min-h-12 max-w-60 items-center gap-2 rounded-full bg-bg/45 px-5 font-semibold text-text shadow-rim backdrop-blur-sm hover:bg-raised disabled:text-text3"
      {...props}
    >
      <bdi className="truncate">{name}</bdi>
      <ChevronDown aria-hidden="true" size={18} className="shrink-0" />
    </button>
  )
}

export function MobileMenuFace(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Menu"
      className="grid size-12 place-items-center rounded-full bg-bg/45 text-text shadow-rim backdrop-blur-sm disabled:text-text3"
      {...props}
    >
      <Menu aria-hidden="true" size={24} />
    </button>
  )
}
