import { findsSomethingGrave } from '../language/glad-model.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'
import { withoutGladSayings } from '../sorrow/glad-sayings.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { withoutOwnDoing } from '../sorrow/own-doing.ts'
import { farFromSorrow } from '../sorrow/sorrow.ts'
import { tellsOfHarm } from '../wish/tells-of-harm.ts'
import { saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'

/** By the model of sorrows, in log-odds: below it, it is surely one. */
const LEAST_FAR = -1
/** A child is six, and not the turtle; a treehouse is ordered, and what stands behind it is not of one. */
const SPEAKS_OF_A_CHILD =
  /(?<!\p{L})(?:he|she|son|daughter|girl|boy)(?:[’']s| is) (?:\p{N}+|three|four|five|six|seven|eight|nine|ten)(?=$|[,.! ])/iu
const ORDERS_A_NOUN =
  /^(?:an? |the )?\p{L}+(?: (?!today|tomorrow)\p{L}+)?[.,:;] (?:(?:and|but|last night|today|now) )*(?:my |the |our )?(?:dad\p{L}*|mum\p{L}*|mom\p{L}*|papa|gran\p{L}+|uncle|aunt\p{L}*|coach|teacher|babysitter|step\p{L}+|m[ae]n|guy|lady|doctor)(?!\p{L})/iu
/** Strangers, and what is done to a child who tells it. */
const OF_STRANGERS =
  /(?<!\p{L})(?:(?:a|the|some|this|that|one|nice|strange|van|swimming) (?:man|men|guys?|bloke|stranger)|m[ae]n who|strangers?|chat ?rooms?|online|internet|(?:gave|gives|give|took|takes|lets?|showed|shows|asked|asks|told|tells|made|makes|wants|wanted|touch(?:es|ed)?|hugs?|hugged) me)(?!\p{L})/iu
/** What one does not have, does not eat and must not say. */
const OF_WANT =
  /(?<!\p{L})(?:n[’']t (?:eat|eaten|had any|sleep|slept|tell|speak|spoken|talk)|not (?:eat|eaten|to tell|tell|speak)|nothing (?:to|in|left)|benefits?|petrol|barbecue|eyebrows|number|too many presents|every time after|in circles|for a dad|at night|wash off|quid|rent|food parcel|hungry|bottles?|smashed|slammed)(?!\p{L})/iu
/** Where a small child is in danger, and with what. */
const OF_DANGER =
  /(?<!\p{L})(?:railways?|tracks|rails?|ponds?|quarry|cliffs?|(?:on|onto|across|over) the (?:frozen \p{L}+|ice)|(?:main|busy) road|motorway|scaffold\p{L}*|boot of|out (?:of )?the window|sockets?|toasters?|plugs?|batter(?:y|ies)|magnets?|plastic bags?|bags? over|over (?:his|her) (?:head|face)|bleach|mushrooms?|berries|lighters?|matches|tablets?|pills?|vodka|beer|wine|cigarettes?|vap(?:e|ing)|puff of|raisins|snake|fell in on|upside down|fire(?:men|fighters?)|blue lights|cast on|challenge|held (?:his|her) breath|on (?:her|his) own|all by (?:her|him)self|at night|petrol|barbecue|kettle|sharp)(?!\p{L})/iu
/** Who is left out, is told to stop, or must keep still. */
const OF_DISTRESS =
  /(?<!\p{L})(?:nobody (?:picked|played|came|sat|wanted|chose|finds|laughed)|only one (?:in|without|left|who)|without an? invite|(?:says?|said) stop|tickles?|cuddle|quiet (?:game|under|or else)|went quiet|gone (?:very )?quiet|in trouble|(?:they|he|she) threw|threw (?:his|her|\p{L}+s)|sound|wet the bed|times and then|only eats|heart goes|too fast|not ok|secrets?|lets? go|creaks?|slipper for|changing room|camera|(?:he|she) would say|kiss|shakes|bedroom|picks what|to bed now|shoes on|bigger ones|curls? up|roars|for good|off switch|walked into a door|growling|told no one|real and)(?!\p{L})/iu
/** What a family does without, loses, or waits for. */
const OF_HARDSHIP =
  /(?<!\p{L})(?:landlord|payday|(?:till?|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|heating|(?:water|power|gas)(?:[’']?s| is| was) off|off since|out by|sold|in bed and|slept (?:in|on)|asleep (?:on|in|at) (?!his lap|her lap|my)|tummy ache|(?:seems?|is) (?:fine|ok)|doctors?|clinic|ward|scarf on|hair came out|sunglasses|lanyard|caretaker|ground shook|glow|step ?(?:dad|mum|mom)|won[’']?t get up|no more|new flat|who gets|our old|say bye|says? bye|the sky|coming back|smell(?:s|ed|ing)? (?:of|funny|like|right|still)|still smells?|blanket round|cots?|cold in the morning|hit and run|drain|nights with|nights?(?= shift)|invisible cloak|canal|wheelchair|hungry|night away|never hatched|day \p{N}+|in charge of the|everything(?=$|,))(?!\p{L})/iu

/**
 * Whether what a message tells may be said again sentence by sentence, in a merry story. More is asked of it than that a story is told
 * of its noun: what is repeated is heard. The model knows what the words say together; the lists are of last resort, and each
 * of their words stood in a message in which nothing else was heard.
 */
export function mayBeRepeated(typed: string): boolean {
  const message = withoutOwnDoing(withoutGladSayings(typed))
  return (
    farFromSorrow(message) > LEAST_FAR &&
    !findsSomethingGrave(message) &&
    !tellsOfHarm(message) &&
    !tellsOfHurt(message) &&
    !saysMoreThanThat(message) &&
    !hintsAtNeed(message) &&
    !mayBeCopied(message) &&
    ![SPEAKS_OF_A_CHILD, ORDERS_A_NOUN, OF_STRANGERS, OF_WANT, OF_DANGER, OF_DISTRESS, OF_HARDSHIP].some((said) =>
      said.test(message)
    )
  )
}
