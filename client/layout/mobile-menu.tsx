import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import { useState } from 'react'
import { Link } from 'react-router'

import { useSession } from '../session/use-session.ts'
import {
  HEADER_LINKS,
  HELP_LINK,
  needsFullLoad,
  SIGNED_IN_MENU,
  SIGNED_OUT_MENU,
  type NavigationLink
} from './links.ts'
import { MobileMenuFace } from './menu-faces.tsx'

const ITEM =
  'flex min-h-14 w-full items-center rounded-control px-4 text-[19px] font-medium text-text no-underline hover:bg-raised'

/** The same links for a thumb: a sheet from below, where a thumb is. It is fetched by the press that opens it. */
export function MobileMenu() {
  const [open, setOpen] = useState(true)
  const { user, signOut } = useSession()
  const close = () => setOpen(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <MobileMenuFace />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(4_5_8/.72)] animate-[appear_.15s_ease]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] overflow-y-auto rounded-t-panel bg-surface p-4 pb-[calc(16px+env(safe-area-inset-bottom))] shadow-dock animate-[rise_.24s_var(--ease-lantern)]"
        >
          <div className="flex items-center justify-between ps-4">
            <Dialog.Title className="text-[22px]">Menu</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className="grid size-12 place-items-center rounded-full text-text2">
              <X aria-hidden="true" size={24} />
            </Dialog.Close>
          </div>
          <nav aria-label="Mobile">
            {linksFor(user !== null).map((link) => (
              <Link
                key={link.label}
                to={link.to}
                reloadDocument={needsFullLoad(link.to)}
                onClick={close}
                className={ITEM}
              >
                {link.label}
              </Link>
            ))}
            {user === null ? (
              <a href={HELP_LINK} className={ITEM}>
                Help &amp; Support
              </a>
            ) : (
              <button
                type="button"
                className={ITEM}
                onClick={() => {
                  close()
                  void signOut()
                }}
              >
                Sign Out
              </button>
            )}
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The dropdown's links and the header's, each screen once, by whichever of its addresses. */
function linksFor(signedIn: boolean): NavigationLink[] {
  const menu = signedIn ? SIGNED_IN_MENU : SIGNED_OUT_MENU
  return [...menu, ...HEADER_LINKS.filter((link) => !menu.some(({ to }) => to === link.to || to === link.also))]
}
