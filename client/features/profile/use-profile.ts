import { useEffect, useMemo } from 'react'

import { readStored, useStoredValue } from '../../lib/use-stored-value.ts'
import { noteProfileChange } from '../../session/profile-sync.ts'
import { STORED_PROFILE, STORED_USER_ID } from '../../session/saved-session.ts'
import { useUser } from '../../session/use-session.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { type LocalProfile, readProfile, scrubSavedProfile, writeProfile } from './local-profile.ts'

/**
 * The family's profile. `save` writes to this browser (§7), says what went wrong, and answers whether it went well; the
 * account, which has it on every device, hears of it afterwards.
 */
export function useProfile(): { profile: LocalProfile; save: (changes: Partial<LocalProfile>) => boolean } {
  const user = useUser()
  const [saved] = useStoredValue(STORED_PROFILE)
  const profile = useMemo(() => readProfile(saved, user), [saved, user])

  useEffect(() => {
    if (scrubSavedProfile()) console.info('A password was found in the saved profile and deleted')
  }, [saved])

  function save(changes: Partial<LocalProfile>): boolean {
    // Another tab may have signed out a moment ago: then this profile belongs to no account here.
    if (readStored(STORED_USER_ID) === null) {
      toast({ kind: 'error', title: 'Error', description: 'No user session found' })
      return false
    }
    const isKept = writeProfile({ ...profile, ...changes })
    if (isKept) noteProfileChange(user.id)
    else toast({ kind: 'error', title: 'Failed to save profile', description: 'Please try again later.' })
    return isKept
  }

  return { profile, save }
}
