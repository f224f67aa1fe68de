import { CloudOff } from 'lucide-react'

import { classNames } from '../lib/class-names.ts'
import { useIsOffline } from '../lib/connection.ts'
import { useSession } from '../session/use-session.ts'
import { RESTS } from '../ui/rests.ts'

/**
 * One quiet line below the header while there is no network. It has no height and takes no touch, so nothing moves from
 * under a thumb when it comes. `isTucked`: the header itself has kept the room for it.
 */
export function OfflineNote({ isTucked }: { isTucked: boolean }) {
  const isOffline = useIsOffline()
  const { user } = useSession()
  return (
    <div
      aria-live="polite"
      className={`pointer-events-none relative z-10 mx-auto h-0 w-full max-w-[1320px] px-5 max-[380px]:px-4 sm:px-6 lg:px-10 ${RESTS}`}
    >
      {isOffline && (
        <p
          className={classNames(
            'absolute flex items-center gap-2 text-[15px] leading-5 whitespace-nowrap text-text2 text-shadow-[0_1px_8px_rgb(6_8_14/.9)] motion-safe:animate-[appear_.6s_ease] max-[380px]:text-[14px]',
            isTucked && '-top-4'
          )}
        >
          <CloudOff aria-hidden="true" size={17} className="shrink-0 text-ember" />
          {user === null ? 'You are offline.' : 'You are offline. Stories you know still play.'}
        </p>
      )}
    </div>
  )
}
