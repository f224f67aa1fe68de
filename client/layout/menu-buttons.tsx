import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'

import { useSession } from '../session/use-session.ts'
import { AccountMenuFace, MobileMenuFace } from './menu-faces.tsx'

interface MenuProps {
  /** Whether the menu is open as soon as it is there. */
  startsOpen: boolean
}

const fetchAccountMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu })
const fetchMobileMenu = async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu })
const AccountMenu = lazy(fetchAccountMenu)
const MobileMenu = lazy(fetchMobileMenu)

/** §2 "Navigation": the dropdown of who is signed in, or the way to sign in. */
export function AccountMenuButton({ disabled }: { disabled: boolean }) {
  const { user } = useSession()
  return (
    <FetchedMenu
      key={user?.id}
      menu={AccountMenu}
      fetch={fetchAccountMenu}
      face={(props) => <AccountMenuFace {...props} />}
      opens="menu"
      disabled={disabled}
    />
  )
}

/** The same links on a small screen. */
export function MobileMenuButton({ disabled }: { disabled: boolean }) {
  return (
    <FetchedMenu
      menu={MobileMenu}
      fetch={fetchMobileMenu}
      face={(props) => <MobileMenuFace {...props} />}
      opens="dialog"
      disabled={disabled}
    />
  )
}

interface FetchedMenuProps {
  menu: ComponentType<MenuProps>
  fetch: () => Promise<unknown>
  face: (props: ComponentProps<'button'>) => ReactNode
  opens: 'menu' | 'dialog'
  disabled: boolean
}

/** A menu's button at once; its menu when a hand or the focus comes near, so that no first screen waits for it. */
function FetchedMenu({ menu: Menu, fetch, face, opens, disabled }: FetchedMenuProps) {
  const [isWanted, setWanted] = useState(false)
  // Should this fail, the tap itself asks again.
  const prepare = () => void fetch().catch(() => {})
  const button = face({
    disabled,
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setWanted(true)
  })
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <Menu startsOpen />
    </Suspense>
  )
}
