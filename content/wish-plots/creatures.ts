import type { ScenePlot } from '../format.ts'
import { babyDinosaur } from './creatures/baby-dinosaur.ts'
import { dragonEgg } from './creatures/dragon-egg.ts'
import { lionAndMouse } from './creatures/lion-and-mouse.ts'
import { visitorLoves } from './creatures/loves.ts'
import { peacock } from './creatures/peacock.ts'
import { rhino } from './creatures/rhino.ts'
import { seahorse } from './creatures/seahorse.ts'
import { visitorSeeks } from './creatures/seeks.ts'
import { visitorVoiceless } from './creatures/voiceless.ts'

/** Animals that lost something, hatched, or raced. */
export const creaturePlots: ScenePlot[] = [babyDinosaur, dragonEgg, lionAndMouse, peacock, rhino, seahorse, visitorLoves, visitorSeeks, visitorVoiceless]
