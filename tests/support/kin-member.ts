import type { KinMember } from '#server/storyteller/wish/deeds/wish-kin.ts'

/** One of a household as the readers of wishes know them: a grown-up who speaks and does not lead, unless `rest` says so. */
export function kinMember(
  called: string,
  relationship: string,
  gender: KinMember['gender'],
  rest: Partial<KinMember> = {}
): KinMember {
  return { called, relationship, gender, isChild: false, speaks: true, isHero: false, ...rest }
}
