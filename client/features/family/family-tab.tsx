import { useState } from 'react'

import type { FamilyMember } from '#shared/family-member.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MemberCard } from './member-card.tsx'
import { draftOf } from './member-draft.ts'
import { MemberForm, type KeptDraft } from './member-form.tsx'
import type { useMemberActions } from './use-member-actions.ts'

type Actions = ReturnType<typeof useMemberActions>

/** `'closed'`, adding, or the id of the member being edited (§4). */
type Modal = { kind: 'closed' } | { kind: 'add' } | { kind: 'edit'; member: FamilyMember }

interface FamilyTabProps {
  members: FamilyMember[]
  actions: Actions
  quickDraft: KeptDraft
  onDelete: (member: FamilyMember) => void
}

export function FamilyTab({ members, actions, quickDraft, onDelete }: FamilyTabProps) {
  const [modal, setModal] = useState<Modal>({ kind: 'closed' })
  const isEmpty = members.length === 0
  const [wasEmpty, setWasEmpty] = useState(isEmpty)
  const [quick, setQuick] = useState(isEmpty)
  if (isEmpty !== wasEmpty) {
    setWasEmpty(isEmpty)
    if (isEmpty) setQuick(true)
  }
  const close = () => setModal({ kind: 'closed' })

  /** Closes the form that was saved; one that was opened while the answer was on its way stays. */
  async function saveAndClose(saved: Modal, saving: Promise<boolean>): Promise<boolean> {
    const isSaved = await saving
    if (isSaved) setModal((now) => (now === saved ? { kind: 'closed' } : now))
    return isSaved
  }

  return (
    <>
      {isEmpty ? (
        <EmptyState title="No Family Members Yet">
          <p>
            Add the people your child loves: children, grandparents, the dog. Each becomes a star here and a character
            in the tale.
          </p>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3">
          {members.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              onEdit={() => setModal({ kind: 'edit', member })}
              onDelete={() => onDelete(member)}
            />
          ))}
        </ul>
      )}
      <details
        className="panel mx-auto mt-6 max-w-2xl p-5 sm:p-6"
        open={quick}
        onToggle={(event) => setQuick(event.currentTarget.open)}
      >
        <summary className="-m-2 rounded-xl p-2 font-semibold">Quick add</summary>
        <div className="mt-5">
          <MemberForm
            label="Quick add"
            kept={quickDraft}
            submit="Add to Family"
            marks="all"
            busy={actions.busy}
            onSave={(member) => actions.add(member, false)}
          />
        </div>
      </details>
      {/* Under a thumb, unless it would lie on the form that does the same. */}
      <div
        data-bottom-bar=""
        className={classNames(
          'pointer-events-none inset-x-0 bottom-0 z-10 -mx-5 flex justify-center from-bg from-40% to-transparent px-5 pt-8 pb-[calc(18px+env(safe-area-inset-bottom))]',
          !quick && 'sticky bg-linear-to-t'
        )}
      >
        {/* While the form above is open its own button is the bright one: two alike would be one too many. */}
        <Button
          look={quick ? 'quiet' : 'ember'}
          size="large"
          className="pointer-events-auto w-full max-w-sm"
          onClick={() => setModal({ kind: 'add' })}
        >
          Add Family Member
        </Button>
      </div>
      <Dialog open={modal.kind === 'add'} onClose={close} title="Add Family Member">
        <MemberForm
          label="Add Family Member"
          submit="Add to Family"
          marks="all"
          busy={actions.busy}
          onCancel={close}
          onSave={(member) => saveAndClose(modal, actions.add(member, false))}
        />
      </Dialog>
      <Dialog open={modal.kind === 'edit'} onClose={close} title="Edit Family Member">
        {modal.kind === 'edit' && (
          <MemberForm
            label="Edit Family Member"
            start={draftOf(modal.member)}
            submit="Save Changes"
            marks="all"
            busy={actions.busy}
            onCancel={close}
            onSave={(edits) => saveAndClose(modal, actions.update(modal.member, edits))}
          />
        )}
      </Dialog>
    </>
  )
}
