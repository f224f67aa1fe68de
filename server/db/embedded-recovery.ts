import type { OpenDatabase } from './client.ts'

/**
 * An embedded database belongs to one process. When it starts, whatever is still held was held by a process that is
 * dead: jobs and stories need not wait for those leases to run out. (Should another process live after all, a job may
 * run twice, which every job bears, and a story's key still allows one story only.)
 */
export async function releaseHeldByTheDead({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'sqlite') return
  await db.updateTable('jobs').set({ holder: null, lease_until: null }).where('holder', 'is not', null).execute()
  await db.deleteFrom('story_claims').execute()
}
