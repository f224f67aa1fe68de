import { Bell } from 'lucide-react'

import { BEDTIMES } from '#shared/bedtime.ts'
import { Switch } from '../../ui/switch.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import type { LocalProfile, Notifications } from './local-profile.ts'
import { Section } from './section.tsx'

/** §9: three wishes. The first is the switch before the other two; what an account needs is always sent. */
export function NotificationSection({
  profile,
  save
}: {
  profile: LocalProfile
  save: (changes: Partial<LocalProfile>) => boolean
}) {
  const { notifications } = profile
  const change = (changes: Partial<Notifications>) => save({ notifications: { ...notifications, ...changes } })
  const times = BEDTIMES.includes(notifications.bedtime) ? BEDTIMES : [notifications.bedtime, ...BEDTIMES]
  return (
    <Section
      title="Notifications"
      icon={Bell}
      note="Letters that your account needs, about a password or a payment, always come. Every other one has a link that ends it."
    >
      <div className="flex flex-col gap-1">
        <Switch label="Email notifications" checked={notifications.email} onChange={(email) => change({ email })} />
        <Switch label="Story reminders" checked={notifications.stories} onChange={(stories) => change({ stories })} />
        {notifications.stories && (
          <div className="pb-4">
            <SelectField
              label="Bedtime"
              className="max-w-52"
              value={notifications.bedtime}
              onChange={(event) => change({ bedtime: event.target.value })}
            >
              {times.map((time) => (
                <option key={time} value={time}>
                  {clockTime(time)}
                </option>
              ))}
            </SelectField>
            <p className="mt-2 max-w-[46ch] text-[16px] text-pretty text-text2">
              {notifications.email
                ? `A letter at this time in the ${profile.timezone} time zone, on nights without a new story.`
                : 'Email notifications are off, so no reminder comes.'}
            </p>
          </div>
        )}
        <Switch label="Product updates" checked={notifications.updates} onChange={(updates) => change({ updates })} />
      </div>
    </Section>
  )
}

/** "7:30 PM": the page's clock speaks as in Personal Information. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moment = new Date(Date.UTC(2000, 0, 1, hours, minutes))
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(moment)
}
