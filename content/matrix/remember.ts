import type { Challenge, Line } from '../format.ts'

/** Stories, collections, songs by heart: those who kept it in mind. */
export const rememberSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} remembered a dripping sound, a smell of mint and a broken post, in that order. The post stood on the left of {obj};; left it was.',
    'Backwards was the way to do it. {S} told the whole walk again from its end, turn by turn. So only one path at {obj} was left over.',
    'The wind had blown from behind all day, and {S} had kept that in mind. At {obj} {S} turned until it did so again. Straight on, then.',
    { text: 'Somebody had once told {S} a rhyme about which side the moss grew on. Under {obj} it grew thick on one side. The rhyme was right.', takes: ['green'] }
  ],
  crossing: [
    '{S} knew a story in which somebody got over by going round. So {group} went up beside {obj} to its narrow end;; one step, and that was all.',
    'Long jumps began with three steps back, as {S} recalled. Three back, one breath, and a stride. {obj} was behind, with {group} safe beyond it.',
    'Last time the footholds had been two and two and one. {S} had not forgotten. Two, two, one;; {group} came over {obj} in that order.',
    'There was a counting rhyme that fitted {obj} exactly, and {S} had it by heart. One foot to each word. At the last word {group} {were} across.'
  ],
  high: [
    '{S} thought of the topmost tin at home, and how it was always reached: sideways. Sideways, an arm was longer. {obj} was not too high at all.',
    { text: 'All the best climbers in the stories tested a foothold before they trusted it. {S} did as they did. Three trusted footholds led to {obj}.', needs: ['seven'] },
    { text: 'Once, a long loop of string had brought down a mitten. {S} remembered that loop and tied it again. It caught at {obj}, and held.', takes: ['string'] },
    'Somewhere {S} had heard that a stretch grew with a big yawn. A yawn, then, and up on the toes. That was the missing bit;; {obj} was reached.'
  ],
  shut: [
    '{S} knew a drawer that opened only after a bump. So {S} gave {obj} a bump with one hip, in the same place. It opened just as well.',
    'Not every opening turned the usual way, as {S} had once found out. This time {S} turned left instead of right;; {obj} came open.',
    'In a story {S} knew, people always tried the word please. {S} tried it on {obj}, with one hand on the edge. It opened.',
    'Lift first, then push: that was how it went at an old neighbour’s house. {S} had kept the trick for years. {obj} knew it too.'
  ],
  shy: [
    '{S} remembered being small behind a coat, and what had helped then. So {S} turned round and hummed, and did not peep. {obj} came out.',
    '{S} could tell one story even half asleep. {obj} was told all but the end, on purpose. It came out to ask for it.',
    'A creature once came to {S} because of an open hand, laid down and forgotten. {S} laid one down again. By and by {obj} was sitting in it.',
    'There was a name that {obj} had heard long ago from somebody kind. {S} guessed at it, name after name, softly. At the right one it came out.'
  ],
  cold: [
    'Winter mornings came back to {S}: shirts under the pillow, toes tucked in. So {obj} was tucked in under a sleeve, as toes had been. Soon it glowed.',
    '{S} told {obj} about the hottest day that anybody had ever known. The bench burned, the dogs lay flat. The telling was warm, and so was {obj}.',
    'Rub, do not pat: that was how cold hands were done at home. {S} had not forgotten. Rubbed round and round, {obj} lost its chill.',
    'Birds kept warm by trapping air, {S} knew from somewhere. So {S} puffed up the loosest sleeve round {obj}. The air inside grew warm as bread.'
  ],
  heavy: [
    '{S} had seen a heavy chest walk across a room once, corner by corner. This corner, that corner. In the same way {obj} walked aside.',
    { text: 'How had people moved such things in the old tales? On round pebbles. {S} put three of them under the edge, and {obj} rolled off.', takes: ['pebbles'] },
    'There was a song for hauling, and {S} still knew every line of it. Haul on the long word, rest on the short. At verse two {obj} moved over.',
    'Push low, not high, somebody had said to {S} one moving day. {S} set both hands near the ground. {obj} gave way and slid out of the road.'
  ],
  broken: [
    { text: '{S} remembered how {obj} ought to look, since all such things look much the same. This went there, and that on top. With string it held.', takes: ['string'] },
    'A kite had once come apart in just this manner. {S} had helped to mend the kite: cross, loop, cross. Cross, loop, cross mended {obj} as well.',
    'Over, under, through and tight. {S} still knew a knot that a friend had taught one rainy day. It fitted {obj};; it held firm.',
    '{S} knew that old trick with a button and a slit. A button on this side of {obj}, a slit on the other;; it was fastened for good.'
  ],
  muddled: [
    '{S} knew the days, the months and the coats in the hall, all in order. In one of those orders {obj} came straight. It was the coats.',
    'What went in first must lie at the bottom. {S} thought back through {obj}, last to first, and laid each bit down. It was straight again.',
    'For things like {obj} there was the spoon drawer rule: like slept with like. {S} had learned it early. Soon everything slept beside its like.',
    'Nobody could learn all of {obj} at once. So {S} learned ten bits, placed ten, and learned ten more. Then there was no muddle left to learn.'
  ],
  noisy: [
    'There was a lullaby that had always worked, even on thunder. {S} knew all three verses. By the second verse {obj} was quiet.',
    '{S} remembered a kettle that shrieked until somebody lifted the lid a little. {S} lifted what there was to lift on {obj}. It sighed and was still.',
    'Loud things, as {S} knew from a loud small cousin, mostly wanted to be answered. {S} answered {obj}, once and kindly. That was enough;; it hushed.',
    'At story time the best way to get silence was to whisper. {S} had seen it done. {S} whispered to {obj}, and it went quiet to hear.'
  ],
  dark: [
    '{S} remembered that the bedroom at night had the very same chairs in it. {obj} was no different. {group} went through, nodding to the chairs.',
    'In the daytime {S} had counted such places in steps: never more than forty. {group} counted into {obj} together. At thirty-one it was light again.',
    'All the way through {obj}, {S} told the story of the mouse with the enormous boots. Nobody looked at the dark. At the happy ending {group} {were} out.',
    '{S} had the walk from door to bed by heart, nineteen steps. {group} walked it here, nineteen and nineteen. Then {obj} was over.'
  ],
  far: [
    '{S} started the longest song there was, the one with the ten green hats. Each hat took one stretch of path. At the last hat stood {obj}.',
    'In stories long roads went by in one line, as {S} knew. So {S} told story after story. At the third ending there was {obj}.',
    'On another long walk, {S} recalled, taking off and shaking out both shoes had helped. Off, shake, on. The new-feeling feet brought {group} to {obj}.',
    '{S} named everybody’s favourite breakfast, day by day, for a whole week of days. By Sunday’s breakfast {group} had walked all the way to {obj}.'
  ],
  secret: [
    '{S} had heard a riddle with the same bones before. That answer had been a shadow. Tried on {obj}, it fitted;; the secret was out.',
    'Others had forgotten what was seen first, but {S} had kept it. It went in the middle of {obj}, where a word was missing. Now it told.',
    '{S} told {obj} all that was known so far, from memory, with one mistake in it. It could not bear the mistake, and told the rest.',
    'Five old passwords lay in the memory of {S}, from five old games. The fourth was the one. After it {obj} kept nothing back.'
  ],
  sad: [
    'Long ago somebody had sat with {S} like this and said nothing for a while. {S} gave it on to {obj}, just the same way. It helped again.',
    '{S} asked {obj} for the best day it could remember, from breakfast on. There was a boat in it, and soup. By the soup the sadness was thin.',
    'What had been lost could still be told about. {S} asked for it, every small thing, and kept it in mind for {obj}. Two could carry it better.',
    '{S} knew a song with a sad beginning and a warm end. It was sung for {obj} from the first word to the last. The warm end stayed.'
  ]
}
