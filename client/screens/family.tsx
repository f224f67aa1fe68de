import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'

import type { FamilyMember } from '#shared/family-member.ts'
import { Constellation } from '../art/constellation.tsx'
import { Landscape } from '../art/landscape.tsx'
import { FamilyTab } from '../features/family/family-tab.tsx'
import { GuestsTab } from '../features/family/guests-tab.tsx'
import { EMPTY_DRAFT } from '../features/family/member-draft.ts'
import { useFamily } from '../features/family/queries.ts'
import { useMemberActions } from '../features/family/use-member-actions.ts'
import { Page } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { RetryPanel } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'

const SKY = {
  height: 380,
  sky: 'garden',
  motif: 'plain',
  horizon: 0.86,
  ridges: 3,
  relief: 0.4,
  ground: '#141821',
  moon: null
} as const
/** More than this and names would lie on top of each other. */
const MOST_STARS = 12

/** §2 "Family Manager": the people as a constellation, and two tabs to keep them. */
export function FamilyScreen() {
  const family = useFamily()
  const actions = useMemberActions()
  const [tab, setTab] = useState('family')
  // A look at the other tab in between loses nothing of what was typed.
  const quickDraft = useState(EMPTY_DRAFT)
  const guestDraft = useState(EMPTY_DRAFT)
  const [leaving, setLeaving] = useState<FamilyMember | null>(null)
  const members = family.data?.filter((member) => !member.isGuest) ?? []
  const guests = family.data?.filter((member) => member.isGuest) ?? []
  const stars = (tab === 'family' ? members : guests).slice(0, MOST_STARS).map((member) => member.name)

  return (
    <Page
      title="Family Manager"
      backdrop={
        <div className="h-[380px]">
          <Landscape scene={{ ...SKY, width: 390, seed: 90 }} wide={{ ...SKY, width: 1440, seed: 90 }} />
        </div>
      }
    >
      <div className="flex items-center justify-between gap-3 pt-1">
        <h1>Family Manager</h1>
        <ButtonLink to="/create" className="bg-bg/45">
          <ChevronLeft aria-hidden="true" size={20} />
          Back
        </ButtonLink>
      </div>
      <Constellation names={stars} seed={90} className="mx-auto h-44 max-w-3xl sm:h-52" />
      {family.isLoadingError ? (
        <RetryPanel
          title="Your family could not be loaded"
          detail={family.error.message}
          onRetry={() => void family.refetch()}
        />
      ) : family.data === undefined ? (
        <p className="flex min-h-[60dvh] justify-center py-16">
          <Spinner label="Loading your family members..." shown />
        </p>
      ) : (
        <Tabs
          label="Family and guests"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'family',
              label: `Family Members (${members.length})`,
              content: <FamilyTab members={members} actions={actions} quickDraft={quickDraft} onDelete={setLeaving} />
            },
            {
              id: 'guests',
              label: `Story Guests (${guests.length})`,
              content: <GuestsTab guests={guests} actions={actions} draft={guestDraft} onDelete={setLeaving} />
            }
          ]}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving === null ? '' : `Delete ${leaving.name}?`}
        question="Are you sure you want to delete this family member? This action cannot be undone."
        confirm="Delete"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) void actions.remove(leaving)
          setLeaving(null)
        }}
      />
    </Page>
  )
}
