import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router'

import { useSession } from '../session/use-session.ts'
import { HELP_LINK, needsFullLoad, SIGNED_IN_MENU, SIGNED_OUT_MENU } from './links.ts'

const ITEM =
  'flex min-h-12 w-full items-center rounded-xl px-4 font-medium text-text no-underline outline-none data-highlighted:bg-ember data-highlighted:text-on-ember'

/** §2 "Navigation": the dropdown of who is signed in, or the way to sign in. */
export function AccountMenu({ disabled }: { disabled: boolean }) {
  const { user, signOut } = useSession()
  const name = user === null ? 'Login' : user.username === '' ? 'Profile' : user.username
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        disabled={disabled}
        className="inline-flex min-h-12 max-w-60 items-center gap-2 rounded-full bg-bg/45 px-5 font-semibold text-text shadow-rim backdrop-blur-sm hover:bg-raised disabled:text-text3"
      >
        <bdi className="truncate">{name}</bdi>
        <ChevronDown aria-hidden="true" size={18} className="shrink-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-56 rounded-card bg-raised p-2 shadow-float animate-[rise_.18s_var(--ease-lantern)]"
        >
          {(user === null ? SIGNED_OUT_MENU : SIGNED_IN_MENU).map((link) => (
            <DropdownMenu.Item key={link.label} asChild className={ITEM}>
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
