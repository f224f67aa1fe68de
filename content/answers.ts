import { allSortsAnswers } from './answers/all-sorts.ts'
import { animalDayAnswers } from './answers/animal-days.ts'
import { animalAnswers } from './answers/animals.ts'
import { bodyAnswers } from './answers/body.ts'
import { canItAnswers } from './answers/can-it.ts'
import { doTheyAnswers } from './answers/do-they.ts'
import { everydayAnswers } from './answers/everyday.ts'
import { farAndWideAnswers } from './answers/far-and-wide.ts'
import { growingAnswers } from './answers/growing.ts'
import { homeAnswers } from './answers/home.ts'
import { inventionAnswers } from './answers/inventions.ts'
import { kitchenAnswers } from './answers/kitchen.ts'
import type { KnownAnswer } from './answers/known-answer.ts'
import { moreAnimalAnswers } from './answers/more-animals.ts'
import { moreCreatureAnswers } from './answers/more-creatures.ts'
import { morePeopleAnswers } from './answers/more-people.ts'
import { morePlaceAnswers } from './answers/more-places.ts'
import { moreThingAnswers } from './answers/more-things.ts'
import { nearAnswers } from './answers/near-and-small.ts'
import { peopleAnswers } from './answers/people.ts'
import { plantAndFoodAnswers } from './answers/plants-and-food.ts'
import { skyAndSoilAnswers } from './answers/sky-and-soil.ts'
import { skyAnswers } from './answers/sky.ts'
import { smallAnimalAnswers } from './answers/small-animals.ts'
import { spaceAnswers } from './answers/space.ts'
import { streetAnswers } from './answers/streets.ts'
import { stuffAnswers } from './answers/stuff.ts'
import { thisAndThatAnswers } from './answers/this-and-that.ts'
import { townAnswers } from './answers/town-and-work.ts'
import { whereAndWhoAnswers } from './answers/where-and-who.ts'

/** Questions that are asked in many families. Of two that fit a question, the one that asks for more words is meant. */
export const answers: readonly KnownAnswer[] = [
  ...bodyAnswers,
  ...animalAnswers,
  ...smallAnimalAnswers,
  ...skyAnswers,
  ...plantAndFoodAnswers,
  ...homeAnswers,
  ...streetAnswers,
  ...peopleAnswers,
  ...spaceAnswers,
  ...moreAnimalAnswers,
  ...growingAnswers,
  ...kitchenAnswers,
  ...inventionAnswers,
  ...everydayAnswers,
  ...farAndWideAnswers,
  ...animalDayAnswers,
  ...stuffAnswers,
  ...townAnswers,
  ...skyAndSoilAnswers,
  ...nearAnswers,
  ...allSortsAnswers,
  ...doTheyAnswers,
  ...whereAndWhoAnswers,
  ...canItAnswers,
  ...thisAndThatAnswers,
  ...moreCreatureAnswers,
  ...morePeopleAnswers,
  ...morePlaceAnswers,
  ...moreThingAnswers
]
