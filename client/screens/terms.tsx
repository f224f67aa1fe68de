import { TermsText } from '../features/legal/terms-text.tsx'
import { isFree } from '../features/plan/billing.ts'
import { EveningBackdrop } from '../layout/evening-backdrop.tsx'
import { Page } from '../layout/page.tsx'

export function TermsScreen() {
  return (
    <Page title="Terms and Conditions" isRead backdrop={<EveningBackdrop />}>
      <TermsText isFree={isFree()} />
    </Page>
  )
}
