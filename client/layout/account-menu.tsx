import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { useCallback, useRef } from 'react'
import { Link } from 'react-router'

import { useSession } from '../session/use-session.ts'
import { HELP_LINK, needsFullLoad, SIGNED_IN_MENU, SIGNED_OUT_MENU } from './links.ts'
import { AccountMenuFace } from './menu-faces.tsx'

const ITEM =
  'flex min-h-12 w-full items-center rounded-xl px-4 font-medium text-text no-underline outline-none data-highlighted:bg-ember data-highlighted:text-on-ember'

/** The dropdown; it is fetched by the press that opens it. `byKey`: that press was a key's. */
export function AccountMenu({ byKey }: { byKey: boolean }) {
  const { user, signOut } = useSession()
  const firstItem = useFocusOnce(byKey)
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <AccountMenuFace />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-56 animate-[rise_.18s_var(--ease-lantern)] rounded-card bg-raised p-2 shadow-float"
        >
          {(user === null ? SIGNED_OUT_MENU : SIGNED_IN_MENU).map((link, i) => (
            <DropdownMenu.Item key={link.label} ref={i === 0 ? firstItem : undefined} asChild className={ITEM}>
              <Link to={link.to} reloadDocument={needsFullLoad(link.to)}>
                {link.label}
              </Link>
            </DropdownMenu.Item>
          ))}
          {user === null ? (
            <DropdownMenu.Item asChild className={ITEM}>
              <a href={HELP_LINK}>Help &amp; Support</a>
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item className={`${ITEM} cursor-pointer`} onSelect={() => void signOut()}>
              Sign Out
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/**
 * Gives the focus to what it is put on, the first time. The primitive does so for every key it has seen, but the one
 * that this menu was fetched by came before it.
 */
function useFocusOnce(wanted: boolean): (element: HTMLElement | null) => void {
  const isDue = useRef(wanted)
  return useCallback((element) => {
    if (element === null || !isDue.current) return
    isDue.current = false
    element.focus()
  }, [])
}
