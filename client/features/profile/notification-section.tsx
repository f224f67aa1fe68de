import { Bell } from 'lucide-react'

import { Switch } from '../../ui/switch.tsx'
import type { LocalProfile, Notifications } from './local-profile.ts'
import { Section } from './section.tsx'

const TOGGLES: readonly { id: keyof Notifications; label: string }[] = [
  { id: 'email', label: 'Email notifications' },
  { id: 'stories', label: 'Story reminders' },
  { id: 'updates', label: 'Product updates' }
]

/** §9: three wishes, kept on this device. The server sends only emails that an account needs. */
export function NotificationSection({
  profile,
  save
}: {
  profile: LocalProfile
  save: (changes: Partial<LocalProfile>) => boolean
}) {
  return (
    <Section
      title="Notifications"
      icon={Bell}
      note="Kept on this device. By mail we only ever send what your account needs: a welcome, a password, a farewell."
    >
      <div className="flex flex-col gap-1">
        {TOGGLES.map(({ id, label }) => (
          <Switch
            key={id}
            label={label}
            checked={profile.notifications[id]}
            onChange={(on) => save({ notifications: { ...profile.notifications, [id]: on } })}
          />
        ))}
      </div>
    </Section>
  )
}
