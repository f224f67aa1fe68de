import { ChevronLeft } from 'lucide-react'

import { Landscape } from '../art/landscape.tsx'
import { useDeviceVoiceChoice } from '../features/listening/device-voice/device-voice-choice.ts'
import { VoiceFacts } from '../features/listening/voices/voice-facts.tsx'
import { readBilling } from '../features/plan/billing.ts'
import { DataSection } from '../features/profile/data-section.tsx'
import { DataSharingSection } from '../features/profile/data-sharing-section.tsx'
import { DeleteAccountSection } from '../features/profile/delete-account-section.tsx'
import { DevicesSection } from '../features/profile/devices-section.tsx'
import { NotificationSection } from '../features/profile/notification-section.tsx'
import { PasswordSection } from '../features/profile/password-section.tsx'
import { PersonalSection } from '../features/profile/personal-section.tsx'
import { PreferenceSection } from '../features/profile/preference-section.tsx'
import { SubscriptionSection } from '../features/profile/subscription-section.tsx'
import { useProfile } from '../features/profile/use-profile.ts'
import { WhoCard } from '../features/profile/who-card.tsx'
import { Page } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

const SKY = {
  height: 360,
  seed: 33,
  sky: 'dusk',
  motif: 'village',
  horizon: 0.76,
  ridges: 4,
  relief: 0.5,
  dim: 0.25,
  ground: '#141821',
  moon: null
} as const

/** §2 "My Profile". */
export function UserProfileScreen() {
  const { profile, save } = useProfile()
  const [deviceVoice] = useDeviceVoiceChoice()
  return (
    <Page
      title="My Profile"
      backdrop={
        <div className="h-[360px] [mask-image:linear-gradient(180deg,#000_60%,transparent)]">
          <Landscape scene={{ ...SKY, width: 390 }} wide={{ ...SKY, width: 1440 }} />
        </div>
      }
    >
      <div className="flex flex-col-reverse items-start gap-3 pt-2 sm:flex-row sm:items-center sm:justify-between">
        <h1>My Profile</h1>
        <ButtonLink to="/dashboard" className="bg-bg/45 backdrop-blur-sm">
          <ChevronLeft aria-hidden="true" size={20} />
          Back to Dashboard
        </ButtonLink>
      </div>
      <div className="mt-6 mb-8 sm:mt-9 sm:mb-10">
        <WhoCard profile={profile} />
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <div className="grid gap-5">
          <PersonalSection profile={profile} save={save} />
          <PasswordSection />
          <DevicesSection />
          <DataSection />
        </div>
        <div className="grid gap-5">
          <PreferenceSection
            profile={profile}
            save={save}
            voiceFacts={<VoiceFacts voice={profile.preferences.defaultNarrator} />}
          />
          <NotificationSection profile={profile} save={save} />
          <SubscriptionSection billing={readBilling()} />
          <DataSharingSection farVoice={deviceVoice?.isLocal === false ? deviceVoice.name : null} />
        </div>
        <div className="lg:col-span-2">
          <DeleteAccountSection />
        </div>
      </div>
    </Page>
  )
}
