import type { FamilyMember } from '#shared/family-member.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberForm, type KeptDraft } from './member-form.tsx'
import type { useMemberActions } from './use-member-actions.ts'

interface GuestsTabProps {
  guests: FamilyMember[]
  actions: ReturnType<typeof useMemberActions>
  draft: KeptDraft
  onDelete: (guest: FamilyMember) => void
}

/** Friends, neighbours, a favourite toy: people who visit stories without living in the house. */
export function GuestsTab({ guests, actions, draft, onDelete }: GuestsTabProps) {
  return (
    <>
      {guests.length === 0 ? (
        <EmptyState title="No Story Guests Yet">
          <p>A best friend, the neighbour’s cat, a dragon who is only here on Tuesdays: guests can be in any story.</p>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3">
          {guests.map((guest) => (
            <MemberCard key={guest.id} member={guest} onDelete={() => onDelete(guest)} />
          ))}
        </ul>
      )}
      <section aria-labelledby="add-guest" className="panel mx-auto mt-6 max-w-2xl p-5 sm:p-6">
        <h2 id="add-guest" className="mb-5">
          Add a Story Guest
        </h2>
        <MemberForm
          label="Add a Story Guest"
          kept={draft}
          submit="Add Guest"
          marks="name"
          busy={actions.busy}
          onSave={(guest) => actions.add(guest, true)}
        />
      </section>
    </>
  )
}
