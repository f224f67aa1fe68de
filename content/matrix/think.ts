import type { Challenge, Line } from '../format.ts'

/** Chess, puzzles, science: those who ask why. */
export const thinkSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} thought about who used {obj} every day. Somebody must carry bread along here, and nobody carries bread uphill. So it was the level way.',
    'Which path would be silly? {S} began with those. One went back, one went round. Only one at {obj} had any sense in it.',
    { text: 'Water runs to people, and people build where water runs. {S} followed that thought from {obj}, along a damp little ditch. It was right.', takes: [] },
    '{S} turned the question round: if this were home, where would it lie? Behind, on the left. So at {obj} the way was the opposite one.'
  ],
  crossing: [
    { text: '“Why just here?” asked {S}. A little way up, {obj} was nothing much at all. A short walk, one long stride, and {group} {were} past it.', says: 'S' },
    '{S} thought of {obj} as a sum: so wide, less one long leg. Hardly anything remained. One hop did the remainder;; {group} {were} over.',
    'Light feet and heavy feet needed different ways, {S} worked out. For each there was a foothold of its own. So {group} came across {obj}.',
    'What could not be crossed might still be walked round. {S} reasoned that {obj} must end somewhere. It did, quite soon, and {group} went round the end.'
  ],
  high: [
    { text: '{S} asked whether to bring the hand up or {obj} down. Down was easier. A loop of string, a tug, and it bent low enough to reach.', takes: ['string'] },
    'Arms were too short, but arms plus a rolled-up sleeve were not. {S} had only to add. The swung sleeve hooked {obj}, and {S} had it.',
    'Standing there made it nearer by a foot, and leaning by two. {S} did the subtraction, stood there, and leaned. Nothing was left between hand and {obj}.',
    'Someone must have put it up there without wings. {S} worked out how, from a scuffed mark below {obj}. What they had done, {S} did too.'
  ],
  shut: [
    'Why would anyone make {obj} hard to open? Against the wind, {S} reckoned. Then it must give to the lee side;; a pull that way, and it opened.',
    '{S} thought about {obj} from the inside. In there, one would pull. So out here, one must push, and low down. It opened.',
    'Everyone had tried to open it. {S} tried to shut it even more, and that let the catch jump back. {obj} was open.',
    'What did it have that it did not need? {S} wondered. One peg on {obj} held nothing up. So that was the key, and it turned.'
  ],
  shy: [
    '{S} asked what there was to be afraid of, and counted: six knees, one cough, one loud hat. All of them were taken away. {obj} came out.',
    'Anybody small, thought {S}, would want a way back. So {S} left one wide open. With a way back, {obj} dared to come out.',
    '{S} set {obj} a riddle with an easy answer and got it wrong on purpose. Twice. The third time it came out to explain.',
    { text: 'Whoever hid was mostly curious, too. {S} thought of that, turned away and did something puzzling with a string. {obj} had to come out to ask.', takes: ['string'] }
  ],
  cold: [
    'Cloth did not make warmth, {S} reasoned, it only kept it. So first a good rub, and then the sleeve. That way {obj} stayed warm.',
    'Where did the cold come from? Below, {S} reckoned. Everybody had covered the top. Something soft went under {obj}, and it was warm at last.',
    'Two cold things, put close, ought to make one warm place. {S} tried it out, shoulder against {obj}. The sum came out as warm.',
    '{S} worked out that dark cloth drank up the light. The dark side of the sleeve was turned out, round {obj}. It drank, and was warm.'
  ],
  heavy: [
    '{S} did not think stronger, only longer. There was a small giant in every long lever. Something stiff went under {obj}, a foot pressed, and it hopped aside.',
    { text: 'It was not the weight, {S} reasoned, but the rubbing underneath. So a handful of sand went there. On that {obj} slid off like soap.', takes: ['sand'] },
    'Round things rolled and flat things sat. {S} turned {obj} until its roundest bit was down. After that it hardly needed to be asked.',
    'It did not have to be carried far, only elsewhere. {S} thought of a half turn. One half turn, and {obj} was not in the way.'
  ],
  broken: [
    '{S} asked not what was broken but what {obj} was for. For that, half of it was enough. Tied a little shorter, it worked.',
    { text: 'No triangle ever wobbled. {S} knew that, and tied one string slantwise across {obj}, from corner to corner. It stood as stiff as a gate.', takes: ['string'] },
    { text: 'It had broken at its busiest place, {S} reasoned. So {obj} got two turns of string there, and one anywhere else. It held.', takes: ['string'] },
    '{S} swapped two parts of {obj}, the worn one and the one that did little. Nothing was new, and yet the whole thing was mended.'
  ],
  muddled: [
    'What was the rule, before it was a muddle? {S} found two bits that still lay right, and from these two got the rule. The rest of {obj} followed.',
    '{S} thought about which bit could only go in one place. That one first. Then there was a next one like it, until {obj} was solved.',
    'One end of {obj} must be the beginning, since everything had one. {S} reasoned out which. From there all fell into place, click, click, click.',
    '{S} asked who would need what first, and put that on top. It was not the usual order for {obj}, but it was a very good one.'
  ],
  noisy: [
    'Nobody answered because {obj} was loud, and {obj} was loud because nobody answered. {S} broke in and answered. It stopped.',
    '{S} wondered what {obj} could not do while being loud. It could not chew. Something chewy was thought of, and found. There was silence, and chewing.',
    'Noise needed a gap to come out of, {S} thought. So where was the gap? A folded cuff fitted it. {obj} was now as quiet as wool.',
    'It was a question of what came just before. {S} watched for it, a small wind each time. With a back turned to that wind, {obj} was hushed.'
  ],
  dark: [
    'Dark was only where no light had got to, {S} reasoned, and all else was the same. Through {obj} {group} tested this. It was so.',
    { text: '{S} reasoned that whoever built or dug {obj} had to get out again. So it went somewhere. {group} kept the wall on the left, and it did.', takes: ['wall'] },
    'Where there was wind there was a hole, reasoned {S}, with a wet finger up. There was wind in {obj}. Walking towards it, {group} came out.',
    'How would a mole do it? thought {S}. Whiskers out, and no fuss. {group} went so through {obj}, and it was nothing but dark.'
  ],
  far: [
    '{S} worked it out: four songs, two rests, and one long story. That was all that lay before {obj}. After three songs and the story {group} {were} there.',
    'Legs grew tired of knowing how far it was. So {S} gave them something else to know, a sum with ducks. At the answer stood {obj}.',
    { text: 'The shortest way was not the easiest, and {S} weighed up which was wanted. The easy one bent round the slope. It brought {group} to {obj} fresh.', takes: ['slope'] },
    '{S} had an idea about walking backwards: so that the way behind was the one to watch. It grew and grew, and {group} bumped into {obj}.'
  ],
  secret: [
    '{S} asked what {obj} would say if it were lying, and what if it were not. Both pointed to the same thing. It sighed, and told.',
    'Somebody must have made it who knew the answer. {S} thought as that somebody would, a little pleased, a little sly. {obj} was seen through.',
    { text: '{S} laid aside what everybody was sure of. One of those sure things must be wrong. Without it, {obj} was as clear as a cup of water.', takes: [] },
    'Three things did not fit, and {S} saw that they did not fit in the same way. That was the lock of it. {obj} told all.'
  ],
  sad: [
    '{S} thought hard about what would help, and found that it was nothing clever. A warm side to lean on. {obj} leaned, and it was right.',
    'What would make it worse? Talking loudly, {S} thought, and being cheerful. So neither of those. In the calm that was left, {obj} could rest.',
    '{S} asked {obj} the sort of question that had a long answer: how did it all begin? By the middle of the answer the voice was steady.',
    'Sadness was a knot, {S} reasoned, and pulling was no good. {S} asked {obj} about something quite different. Left loose, it came undone.'
  ]
}
