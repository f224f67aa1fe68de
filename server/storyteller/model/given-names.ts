import { NAME_WORDS } from '../language/family-words.ts'

/** Given names, in small letters, that a text may hold although no member of tonight's story is called so. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(NAME_WORDS)
