import type { Culture } from '#shared/story.ts'
import { african } from './cultures/african.ts'
import { arabic } from './cultures/arabic.ts'
import { chinese } from './cultures/chinese.ts'
import { indian } from './cultures/indian.ts'
import { japanese } from './cultures/japanese.ts'
import { latin } from './cultures/latin.ts'
import { maori } from './cultures/maori.ts'
import { western } from './cultures/western.ts'
import type {
  CulturePack,
  HobbyFamily,
  Plot,
  Scene,
  ScenePlot,
  SharedBanks,
  SolutionMatrix,
  TalkBank,
  ThemePack,
  Trait
} from './format.ts'
import { hobbyFamilies } from './hobby-families.ts'
import { interludes } from './interludes.ts'
import { solutions } from './matrix/solutions.ts'
import { blanket } from './plots/blanket.ts'
import { borrowed } from './plots/borrowed.ts'
import { comfort } from './plots/comfort.ts'
import { homeward } from './plots/homeward.ts'
import { lights } from './plots/lights.ts'
import { map } from './plots/map.ts'
import { race } from './plots/race.ts'
import { sleepless } from './plots/sleepless.ts'
import { song } from './plots/song.ts'
import { scenePlots } from './scene-plots.ts'
import { sharedBanks } from './shared-banks.ts'
import { talk } from './talk.ts'
import { themePacks } from './themes.ts'
import { traits } from './traits.ts'

/** Everything that has been authored. */
export interface StoryLibrary {
  plots: readonly Plot[]
  scenePlots: readonly ScenePlot[]
  /** For every scene plot but the quiet ones. */
  interludes: readonly Scene[]
  talk: readonly TalkBank[]
  matrix: SolutionMatrix
  hobbies: readonly HobbyFamily[]
  traits: readonly Trait[]
  cultures: Readonly<Record<Culture, CulturePack>>
  themes: readonly ThemePack[]
  shared: SharedBanks
}

export const storyLibrary: StoryLibrary = {
  plots: [blanket, borrowed, comfort, homeward, lights, map, race, sleepless, song],
  scenePlots,
  interludes,
  talk,
  matrix: solutions,
  hobbies: hobbyFamilies,
  traits,
  cultures: { western, japanese, chinese, maori, african, indian, latin, arabic },
  themes: themePacks,
  shared: sharedBanks
}
