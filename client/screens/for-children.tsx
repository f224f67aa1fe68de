import { ChildrenNotice } from '../features/legal/children-notice.tsx'
import { EveningBackdrop } from '../layout/evening-backdrop.tsx'
import { Page } from '../layout/page.tsx'

export function ForChildrenScreen() {
  return (
    <Page title="For children" isRead backdrop={<EveningBackdrop />}>
      <ChildrenNotice />
    </Page>
  )
}
