import type { ScenePlot } from '../format.ts'
import { beingBrave } from './people/being-brave.ts'
import { bigAndLittle } from './people/big-and-little.ts'
import { dad } from './people/dad.ts'
import { fellOut } from './people/fell-out.ts'
import {
  abuela,
  abuelo,
  babcia,
  dadi,
  gogo,
  gran,
  grandad,
  grandma,
  grandpa,
  granny,
  nan,
  nana,
  nani,
  nanny,
  nonna,
  oma,
  opa
} from './people/grandma.ts'
import { halfOut } from './people/half-out.ts'
import { madeUp } from './people/made-up.ts'
import { mum } from './people/mum.ts'
import { newFriend } from './people/new-friend.ts'
import { starOfTheWeek } from './people/star-of-the-week.ts'
import { tellingTheTruth } from './people/telling-the-truth.ts'
import { tryingAgain } from './people/trying-again.ts'
import { twinsSwap } from './people/twins-swap.ts'
import { twins } from './people/twins.ts'
import { waiting } from './people/waiting.ts'

/** Grandparents, twins, and what a child is proud of or finds hard. */
export const peoplePlots: ScenePlot[] = [
  starOfTheWeek,
  beingBrave,
  waiting,
  tryingAgain,
  twins, bigAndLittle,
  tellingTheTruth,
  fellOut, halfOut,
  grandma, granny, gran, nana, nan, nanny, nani, dadi, abuela, gogo, oma, nonna, babcia, grandpa, grandad, opa, abuelo,
  madeUp, newFriend, twinsSwap,
  dad, mum
]
