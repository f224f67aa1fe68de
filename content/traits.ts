import type { Trait } from './format.ts'
import { adventurous } from './traits/adventurous.ts'
import { bossy } from './traits/bossy.ts'
import { brave } from './traits/brave.ts'
import { calm } from './traits/calm.ts'
import { careful } from './traits/careful.ts'
import { cheeky } from './traits/cheeky.ts'
import { cheerful } from './traits/cheerful.ts'
import { clever } from './traits/clever.ts'
import { curious } from './traits/curious.ts'
import { dreamy } from './traits/dreamy.ts'
import { energetic } from './traits/energetic.ts'
import { forgetful } from './traits/forgetful.ts'
import { funny } from './traits/funny.ts'
import { generous } from './traits/generous.ts'
import { gentle } from './traits/gentle.ts'
import { grumpy } from './traits/grumpy.ts'
import { helpful } from './traits/helpful.ts'
import { honest } from './traits/honest.ts'
import { imaginative } from './traits/imaginative.ts'
import { impatient } from './traits/impatient.ts'
import { kind } from './traits/kind.ts'
import { lazy } from './traits/lazy.ts'
import { loud } from './traits/loud.ts'
import { loyal } from './traits/loyal.ts'
import { messy } from './traits/messy.ts'
import { patient } from './traits/patient.ts'
import { playful } from './traits/playful.ts'
import { protective } from './traits/protective.ts'
import { proud } from './traits/proud.ts'
import { quiet } from './traits/quiet.ts'
import { sensitive } from './traits/sensitive.ts'
import { serious } from './traits/serious.ts'
import { shy } from './traits/shy.ts'
import { stubborn } from './traits/stubborn.ts'
import { tidy } from './traits/tidy.ts'
import { wise } from './traits/wise.ts'
import { worried } from './traits/worried.ts'

/** Every trait that has lines of its own. */
export const traits: Trait[] = [
  adventurous,
  bossy,
  brave,
  calm,
  careful,
  cheeky,
  cheerful,
  clever,
  curious,
  dreamy,
  energetic,
  forgetful,
  funny,
  generous,
  gentle,
  grumpy,
  helpful,
  honest,
  imaginative,
  impatient,
  kind,
  lazy,
  loud,
  loyal,
  messy,
  patient,
  playful,
  protective,
  proud,
  quiet,
  sensitive,
  serious,
  shy,
  stubborn,
  tidy,
  wise,
  worried
]
