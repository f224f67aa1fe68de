import type { ScenePlot } from '../format.ts'
import { axolotl } from './rare-animals/axolotl.ts'
import { babyElephant } from './rare-animals/baby-elephant.ts'
import { butterflySleeps } from './rare-animals/butterfly-sleeps.ts'
import { capybara } from './rare-animals/capybara.ts'
import { cheetah } from './rare-animals/cheetah.ts'
import { elf } from './rare-animals/elf.ts'
import { flamingo } from './rare-animals/flamingo.ts'
import { jaguar } from './rare-animals/jaguar.ts'
import { kiwi } from './rare-animals/kiwi.ts'
import { leprechaun } from './rare-animals/leprechaun.ts'
import { mammoth } from './rare-animals/mammoth.ts'
import { narwhal } from './rare-animals/narwhal.ts'
import { redPanda } from './rare-animals/red-panda.ts'
import { seagulls } from './rare-animals/seagulls.ts'
import { swan } from './rare-animals/swan.ts'
import { tRex } from './rare-animals/t-rex.ts'
import { toucan } from './rare-animals/toucan.ts'
import { triceratops } from './rare-animals/triceratops.ts'

/** Animals that are less well known than loved. */
export const rareAnimalPlots: ScenePlot[] = [
  capybara,
  axolotl,
  redPanda,
  kiwi,
  cheetah,
  swan,
  mammoth,
  narwhal,
  elf,
  leprechaun,
  tRex,
  triceratops,
  babyElephant,
  seagulls,
  flamingo,
  butterflySleeps,
  toucan,
  jaguar
]
