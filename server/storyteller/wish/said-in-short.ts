import { withArticle } from '../language/common-nouns.ts'
import { PET_WORDS } from '../language/family-words.ts'
import { KIN } from '../language/kin-patterns.ts'
import { oneOf } from '../language/number-of-noun.ts'
import { wordPattern } from '../word-pattern.ts'
import { isAlive, isFood } from './sorts-said.ts'

/**
 * A wish of which a part says nothing to any story, in the words that say it: “me” as “myself”, “he was mad because his tower fell
 * down” as what happened, “dinosaurs having a swimming lesson” as one who wants to swim. Any other as it is.
 */
export function inShort(wish: string): string {
  return wish
    .replace(CROSS_BECAUSE, '')
    .replace(ABOUT_ME, 'myself')
    .replace(ABOUT_US, 'ourselves')
    .replace(ME_AND_KIN, (_, after?: string, before?: string) => after ?? before ?? '')
    .replace(HAS_LESSON, (said, who: string, lesson: string) => {
      const one = oneOf(who)
      return isAlive(one) ? `${withArticle(one)} who wants to ${LESSONS[lesson.toLowerCase()] ?? ''}` : said
    })
    .replace(WHO_IS, '$<who> who is ')
    .replace(FOOD_LANDSCAPE, (said, food: string, what: string) =>
      isFood(food) ? `${withArticle(what)} made of ${food}` : said
    )
    .replace(LANDSCAPE_OF_FOOD, (said, what: string, food: string) =>
      isFood(food) ? `${withArticle(what)} made of ${food}` : said
    )
    .replace(CUDDLY, (said, animal: string) => (isAlive(animal) ? `${withArticle(animal)} ` : said))
}

/** “He was mad because his block tower fell down”: what happened is the wish. */
const CROSS_BECAUSE = wordPattern(
  String.raw`^(?:he|she|they|(?:my|our) (?:son|daughter|boy|girl|little one|toddler)|(?!(?:${KIN})(?!\p{L}))\p{L}+) (?:was|is|got|gets|were|has been) (?:so |really |very |a bit |super )*(?:mad|cross|angry|furious|grumpy|annoyed) (?:because|becuase|becaus|cos|cause|coz|bc|when|as) (?=(?:his|her|their|the|our) (?!(?:\p{L}+ )?(?:${KIN}|teacher|coach|friend|man|lady|boyfriend|girlfriend|neighbour|carer|babysitter|${PET_WORDS.join('|')}|house|home|flat)(?!\p{L}))(?:\p{L}+ ){1,3}(?:fell|broke|collapsed|melted|tipped|burst|popped|came off|ran out|got (?:wet|stuck|lost)|was (?:empty|finished|too \p{L}+))(?: (?:down|over|off|up|apart|again|today|and broke|and melted))*[.! ]*$)`,
  'iu'
)
const A_STORY = '(?:(?:please )?(?:(?:an? |the )?(?:story |tale |something ))?(?:all )?(?:about |of |with )?)'
/** “Me”, “a story about me”: of a word that says nothing no story would be found. */
const ABOUT_ME = wordPattern(
  String.raw`^${A_STORY}(?:(?:just|only) )?(?:me|myself|me and (?:only|just) me|me,? me,? me)[.! ]*$`,
  'iu'
)
/** “Us”, “me and my family”. */
const ABOUT_US = wordPattern(
  String.raw`^${A_STORY}(?:us|us all|all of us|we all|everybody here|everyone here|everyone in (?:my|our|the) (?:family|house)|everybody in (?:my|our|the) (?:family|house)|(?:me and )?(?:(?:my|our|the) )?(?:(?:whole|entire|big|little|silly|funny|happy|crazy|noisy|lovely) )*family(?: (?:time|fun|night|day|evening|adventures?|story|stories))?)[.! ]*$`,
  'iu'
)
/** “Me and daddy”: it is the child who is told of in any case. */
const ME_AND_KIN = wordPattern(
  String.raw`^${A_STORY}(?:(?:just )?(?:me|i) and ((?:my )?(?:${KIN}))|((?:my )?(?:${KIN})) and (?:me|i))[.! ]*$`,
  'iu'
)
const LESSONS: Readonly<Record<string, string>> = {
  swimming: 'swim', dancing: 'dance', dance: 'dance', ballet: 'do ballet', piano: 'play the piano', drum: 'play the drums', singing: 'sing', skating: 'skate', 'ice skating': 'skate', cooking: 'cook', baking: 'bake', driving: 'drive', flying: 'fly', riding: 'ride a horse', football: 'play football', drawing: 'draw', reading: 'read'
} // prettier-ignore
/** “Dinosaurs having a swimming lesson”: what is learnt there is what each of them wants to do. */
const HAS_LESSON = wordPattern(
  String.raw`^(?:(?:an?|the|some|two|three) )?((?!(?:my|our|his|her) )(?:\p{L}+ )?\p{L}+) (?:(?:who|that) )?(?:having|have|has|had|takes?|taking|go(?:es)? to|going to) (?:(?:an?|the|their|its|his|her|some) )?(?:first )?(${Object.keys(LESSONS).join('|')}) (?:lessons?|class(?:es)?)[.! ]*$`,
  'iu'
)
/** “A bee that’s allergic to flowers”: what such a one is, and not what it has. */
const WHO_IS =
  /^(?<who>(?:an?|the|one) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:that|which|who)[’']?s (?=(?:(?:always|never|only|so|too|very|really|a bit|a little|just|not|secretly) )*(?:allergic|afraid|scared|frightened|terrified|shy|bored|fed up|tired|jealous|in love|looking|waiting|made|full|\p{L}{2,}ing|an?|the|late|lazy|grumpy|ticklish|hungry|cold|hot|big|small|tiny|slow|fast|loud|quiet|upside|invisible|different)(?!\p{L}))/iu
const MADE_OF_FOOD =
  'mountain|castle|palace|planet|volcano|island|bridge|tower|robot|slide|rocket|submarine|mattress|snowman|city|hill|mountains|river'
/** “Ice cream mountain”, “spaghetti castle”. */
const FOOD_LANDSCAPE = wordPattern(String.raw`^(?:(?:an?|the) )?((?:\p{L}+ )?\p{L}+) (${MADE_OF_FOOD})[.! ]*$`, 'iu')
/** “A mountain of ice cream”. */
const LANDSCAPE_OF_FOOD = wordPattern(
  String.raw`^(?:(?:an?|the) )?(?:(?:huge|giant|big|whole) )?(mountain|castle|palace|planet|volcano|island|tower|hill|river) (?:full )?of ((?:\p{L}+ )?\p{L}+)[.! ]*$`,
  'iu'
)

/** “Foxy her cuddly fox going camping”: it is told of the fox. */
const CUDDLY =
  /^(?:\p{L}+,? )?(?:my|his|her|our|the|\p{L}+[’']s) (?:cuddly|toy|stuffed|soft toy|teddy) (?!(?:box|shop|cupboard|car|train|bear)(?!\p{L}))(\p{L}+) (?:who |that |is )*(?=(?:goes|going|wants|learns|meets|finds|flies|becomes|starts|rides|drives|makes|bakes|swims|sails|dances|sings) (?!outside|away))(?!.*(?:dad|mum|mummy|man|lady|police))/iu
