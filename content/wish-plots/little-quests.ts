import type { ScenePlot } from '../format.ts'
import { guineaPigDetective } from './little-quests/guinea-pig-detective.ts'
import { hippoFlump } from './little-quests/hippo-flump.ts'
import { queenWontBeBrushed } from './little-quests/queen-wont-be-brushed.ts'
import { sockForThePike } from './little-quests/sock-for-the-pike.ts'
import { treasureInTheToilet } from './little-quests/treasure-in-the-toilet.ts'
import { wormAtMusicClass } from './little-quests/worm-at-music-class.ts'

/** What is looked for by those who are small. */
export const littleQuestPlots: ScenePlot[] = [guineaPigDetective, hippoFlump, queenWontBeBrushed, sockForThePike, treasureInTheToilet, wormAtMusicClass]
