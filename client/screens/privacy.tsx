import { PrivacyText } from '../features/legal/privacy-text.tsx'
import { EveningBackdrop } from '../layout/evening-backdrop.tsx'
import { Page } from '../layout/page.tsx'

export function PrivacyScreen() {
  return (
    <Page title="Privacy Policy" isRead backdrop={<EveningBackdrop />}>
      <PrivacyText />
    </Page>
  )
}
