import { profileSettingsSchema, type ProfileSettings } from '#shared/profile.ts'

/** An entry of an older page may hold anything: what the account would refuse is left out, field by field. */
export function settingsOf(saved: unknown): ProfileSettings {
  const whole = profileSettingsSchema.safeParse(saved)
  if (whole.success) return whole.data
  const fields: [string, unknown][] = Object.entries(typeof saved === 'object' && saved !== null ? saved : {})
  const good = fields.filter(([name, value]) => profileSettingsSchema.safeParse({ [name]: value }).success)
  return profileSettingsSchema.parse(Object.fromEntries(good))
}
