import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { listFamilyMembers } from '#server/reads/family.ts'
import { api } from '#shared/api.ts'
import { deleteFamilyMember, updateFamilyMember } from './family-store.ts'
import { addFamilyMember } from './family.ts'

const WRITES = { limits: [{ name: 'family-writes', per: 'user', most: 600, seconds: 3600 }] } as const

export function familyRoutes(serve: Serve, context: AppContext): void {
  const { db } = context

  serve(api.listFamilyMembers, ({ userId }) => listFamilyMembers(userId, db))

  serve(api.addFamilyMember, ({ userId, body }) => addFamilyMember(context, userId, body), WRITES)

  serve(
    api.updateFamilyMember,
    async ({ userId, params, body }) => {
      const member = await updateFamilyMember(userId, db, params.id, body)
      if (member === null) throw notFound('This family member')
      return member
    },
    WRITES
  )

  serve(
    api.removeFamilyMember,
    async ({ userId, params }) => {
      if (!(await deleteFamilyMember(userId, db, params.id))) throw notFound('This family member')
      return { success: true as const }
    },
    WRITES
  )
}
