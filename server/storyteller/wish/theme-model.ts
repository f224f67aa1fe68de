import type { ThemePack, ThemeRole, Thing } from '#content/format.ts'
import type { LabelForm } from './theme-label.ts'

/** What tonight’s story is about. */
export interface ThemeModel {
  kind: 'adventure' | 'known' | 'blend' | 'open' | 'comfort'
  /** How the story may name it; safe to print. */
  label: string
  /** What a sentence can do with the label. */
  form: LabelForm
  packs: readonly ThemePack[]
  things: Readonly<Record<ThemeRole, Thing>>
  sound: string
}
