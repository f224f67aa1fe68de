import type { ScenePlot } from '../format.ts'
import { babyDragon } from './becoming/baby-dragon.ts'
import { catForADay } from './becoming/cat-for-a-day.ts'
import { cityUnderTheSea } from './becoming/city-under-the-sea.ts'
import { cloudBounce } from './becoming/cloud-bounce.ts'
import { dinosaurAtSchool } from './becoming/dinosaur-at-school.ts'
import { dolphinRide } from './becoming/dolphin-ride.ts'
import { fairyBall } from './becoming/fairy-ball.ts'
import { fallenStar } from './becoming/fallen-star.ts'
import { flyingBed } from './becoming/flying-bed.ts'
import { magicTree } from './becoming/magic-tree.ts'
import { mermaidComb } from './becoming/mermaid-comb.ts'
import { moonCameAlong } from './becoming/moon-came-along.ts'
import { santasWorkshop } from './becoming/santas-workshop.ts'
import { snowmanAlive } from './becoming/snowman-alive.ts'
import { teddyBearsPicnic } from './becoming/teddy-bears-picnic.ts'

/** Children who become what they are not: a mermaid, one who flies, one as small as a thumb. */
export const becomingPlots: ScenePlot[] = [mermaidComb, babyDragon, fairyBall, dolphinRide, catForADay, fallenStar, snowmanAlive, teddyBearsPicnic, dinosaurAtSchool, flyingBed, santasWorkshop, cloudBounce, magicTree, cityUnderTheSea, moonCameAlong]
