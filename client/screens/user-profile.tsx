import { ChevronLeft } from 'lucide-react'

import { Landscape } from '../art/landscape.tsx'
import { DataSection } from '../features/profile/data-section.tsx'
import { DeleteAccountSection } from '../features/profile/delete-account-section.tsx'
import { NotificationSection } from '../features/profile/notification-section.tsx'
import { PasswordSection } from '../features/profile/password-section.tsx'
import { PersonalSection } from '../features/profile/personal-section.tsx'
import { PreferenceSection } from '../features/profile/preference-section.tsx'
import { SubscriptionSection } from '../features/profile/subscription-section.tsx'
import { useProfile } from '../features/profile/use-profile.ts'
import { Page } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

const SKY = {
  height: 300,
  sky: 'dusk',
  motif: 'village',
  horizon: 0.7,
  ridges: 4,
  relief: 0.5,
  dim: 0.2,
  ground: '#141821',
  moon: null
} as const

/** §2 "My Profile". */
export function UserProfileScreen() {
  const { profile, save } = useProfile()
  return (
    <Page
      title="My Profile"
      backdrop={
        <div className="h-[300px] [mask-image:linear-gradient(180deg,#000_55%,transparent)]">
          <Landscape scene={{ ...SKY, width: 390, seed: 33 }} className="sm:hidden" />
          <Landscape scene={{ ...SKY, width: 1440, seed: 33 }} className="hidden sm:block" />
        </div>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
        <h1>My Profile</h1>
        <ButtonLink to="/dashboard" className="bg-bg/45 backdrop-blur-sm">
          <ChevronLeft aria-hidden="true" size={20} />
          Back to Dashboard
        </ButtonLink>
      </div>
      <div className="mt-24 grid gap-5 sm:mt-32 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <div className="grid gap-5">
          <PersonalSection profile={profile} save={save} />
          <PasswordSection />
          <DataSection />
        </div>
        <div className="grid gap-5">
          <PreferenceSection profile={profile} save={save} />
          <NotificationSection profile={profile} save={save} />
          <SubscriptionSection />
          <DeleteAccountSection />
        </div>
      </div>
    </Page>
  )
}
