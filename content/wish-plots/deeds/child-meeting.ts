import type { ScenePlot } from '../../format.ts'
import { oursAsFarAsThePostbox } from './ours-as-far-as-the-postbox.ts'
import { oursFourHats } from './ours-four-hats.ts'
import { oursOneEggEach } from './ours-one-egg-each.ts'
import { oursTheBearStoodUp } from './ours-the-bear-stood-up.ts'

export const childsMeeting: ScenePlot[] = [oursTheBearStoodUp, oursFourHats, oursAsFarAsThePostbox, oursOneEggEach]
