import { useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'

import { fetchPart } from '../lib/fetch-part.ts'
import { trackPending } from '../lib/pending-parts.ts'
import { useSession } from '../session/use-session.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { AccountMenuFace, MobileMenuFace } from './menu-faces.tsx'

const fetchAccountMenu = async () => (await import('./account-menu.tsx')).AccountMenu
const fetchMobileMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu

/** §2 "Navigation": the dropdown of who is signed in, or the way to sign in. */
export function AccountMenuButton({ disabled }: { disabled: boolean }) {
  const { user } = useSession()
  return (
    <FetchedMenu
      key={user?.id}
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
      fetch={fetchMobileMenu}
      face={(props) => <MobileMenuFace {...props} />}
      opens="dialog"
      disabled={disabled}
    />
  )
}

interface MenuProps {
  /** Whether a key has opened it, and not a pointer. */
  byKey: boolean
}

interface FetchedMenuProps {
  /** Answers a menu that is open as soon as it is there. */
  fetch: () => Promise<ComponentType<MenuProps>>
  face: (props: ComponentProps<'button'>) => ReactNode
  opens: 'menu' | 'dialog'
  disabled: boolean
}

/**
 * A menu's button at once; its menu when a hand or the focus comes near, so that no first screen waits for it. A menu
 * that does not arrive leaves the button, and a press asks again.
 */
function FetchedMenu({ fetch, face, opens, disabled }: FetchedMenuProps) {
  const [fetched, setFetched] = useState<{ Menu: ComponentType<MenuProps>; byKey: boolean } | null>(null)
  const hasFailed = useRef(false)

  async function open(byKey: boolean) {
    try {
      setFetched({ Menu: await trackPending(fetchPart(fetch, hasFailed.current)), byKey })
    } catch (error) {
      hasFailed.current = true
      console.error(error)
      toast({
        kind: 'error',
        title: 'The menu did not arrive',
        description: 'Check the connection and try once more.'
      })
    }
  }

  // Should this fail, the press itself asks again.
  const prepare = () => void fetch().catch(() => {})
  if (fetched !== null) return <fetched.Menu byKey={fetched.byKey} />
  return face({
    disabled,
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A click that no pointer has made is a key's.
    onClick: (event) => void open(event.detail === 0),
    onKeyDown: (event) => {
      if (opens !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      void open(true)
    }
  })
}
