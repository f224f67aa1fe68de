import { capital } from '../capital.ts'
import { isEnglishWord } from '../language/word-list.ts'
import { wordPattern } from '../word-pattern.ts'

const PET =
  '(?:cat|kitten|kitty|dog|doggy|puppy|pup|rabbit|bunny|hamster|guinea pig|gerbil|budgie|parrot|tortoise|turtle|goldfish|pony)'
/** What an animal does, is or can: “becomes”, “can”, “turned into”. */
const DOES =
  '(?:can|could|is|was|has|had|will|went|got|became|flew|found|won|ran|learn(?:ed|t)|turned|saved|wants|\\p{L}{3,}s)'
const CALLED_AFTER = wordPattern(
  String.raw`(?<=(?<!\p{L})(?:my|our) ${PET} )(?<name>\p{Ll}{3,})(?= ${DOES}(?!\p{L}))`,
  'iu'
)
/** Words of every day by which pets are called. */
const PETS_NAMES = new Set(
  'biscuit biscuits whiskers pepper ginger cookie smudge patch shadow socks mittens star coco honey teddy buddy lucky snowy fluffy daisy poppy tiger bear pumpkin marmalade toffee peanut pickles pickle noodle noodles bean sunny storm rusty spot domino pebbles ziggy muffin waffles pancake dumpling mango olive clover hazel willow misty midnight blaze'.split(
    ' '
  )
)
/** What stories tell of a family’s own pet; one that wants, fears or cannot do something is made up. */
const DEED =
  '(?:goes (?:to|into|on)|went (?:to|into)|becomes|became|can talk|talks|speaks|starts talking|learns to talk|flies to|rules|catches|is (?:the |a |our )?(?:mayor|king|queen|president|boss|spy|detective|police|astronaut|superhero|in charge))'
const CALLED_BEFORE = wordPattern(String.raw`^(?<name>\p{L}{3,}) the (?<pet>${PET})(?= ${DEED}(?!\p{L}))`, 'iu')
/** “Lost the cat”, “even the dog”, “grandma the dog sits”. */
const NO_NAME =
  /^(?:and|but|when|then|even|only|after|before|about|with|where|how|why|what|that|because|feed|find|lost|wash|meet|see|watch|walk|help|near|under|over|story|tonight|today|tomorrow|not|just|once|maybe|pete|felix|\p{L}+(?:ing|ed))$/iu

/**
 * Of a pet that the family did not put on its list the name is written as one: “my cat mochi becomes mayor” is of
 * Mochi, and “whiskers the cat goes to the moon” of our cat Whiskers. A member of the family who is called so stays as
 * typed.
 */
export function withPetsName(wish: string, names: readonly string[]): string {
  const isOurs = (name: string): boolean => names.some((own) => own.toLowerCase() === name.toLowerCase())
  return wish
    .replace(CALLED_AFTER, (name) => {
      const isCalledSo = PETS_NAMES.has(name.toLowerCase()) || !isEnglishWord(name)
      return isCalledSo && !isOurs(name) ? capital(name) : name
    })
    .replace(CALLED_BEFORE, (said, name: string, pet: string) =>
      NO_NAME.test(name) || isOurs(name) ? said : `our ${pet.toLowerCase()} ${capital(name)}`
    )
}
