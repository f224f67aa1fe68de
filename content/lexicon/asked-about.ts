import type { LexiconArea } from './lexicon-entry.ts'

/**
 * What children ask about and no story of any noun is told of: what is known of it is said where a question is asked about it
 * (`wish/kinds/asked-noun.ts`).
 */
export const askedAbout: LexiconArea = {
  area: 'asked about',
  nouns: `
sky/skies|thing|-|stayed where it was, and everything else flew about in it|spread both arms as wide as the room|the edge|over all the roofs at once|The sky begins right above the grass|It's a lid, and somebody's at the other end|a bird or two|a pale blue sheet
earth, world|stuff only|-|turned once, and it took the whole day|turned on the spot, slowly, with round arms|the cold ends|under both feet|The Earth is a little wider round the middle|It's a ball that somebody's still looking for|a moon to go round it|a blue ball in a bowl
fire|stuff only|crackle|made a pointed shadow of everybody|wiggled ten fingers upwards, from the knees|the blue bit at the bottom|in a ring of stones, with a grown-up|Fire needs air, or it goes out|It's eating, and it's got no manners|a log|an orange scarf in a basket
hair|thing mass|-|stood up at the back, and lay down, and stood up|rubbed a head with both hands till it stuck up|the ends|on top, and all down one pillow|Each hair grows by itself for years, and then takes a rest|It's grass that came indoors|a comb|a fringe of wool
eye|thing|blink|shut, opened again, and had missed nothing|opened two eyes as wide as they would go|the black dot in the middle|at the front, under a lid|The black dot is a hole that lets in light|It's a marble with a job|something to look at|a ping-pong ball with a dot
tummy, stomach, belly/bellies|thing|gurgle|said something long after supper, and nobody could translate it|blew out a tummy, and then pulled it in|the middle of it|behind the jumper|A tummy works on, even when it's asleep|There's a lodger in there, moving the chairs|its tea|a hot-water bottle that's cold
heart|thing|bumpa|knocked twice, and then twice more|opened and shut one fist, again and again|the second knock|on the left, nearly in the middle|A heart is about as big as its owner's fist|It's looking for the way out, politely|a little run|a red sock in a fist
bone|thing|clack|stood up straight, and held everything up|went stiff from the neck to the knees|the knobbly ends|inside an arm, in the dark|A grown-up has fewer bones than a baby|It's a stick that a dog put in us|some milk|a wooden spoon
brain|thing|-|thought of something, and then of something else|held a head in both hands and looked clever|the wrinkles|under the hair, behind the forehead|The brain uses more than you'd think, even asleep|It's a walnut that went to school|eight hours' sleep|half a walnut in an egg cup
skin|thing mass|-|went wrinkly in the bath, and smooth again|stroked one arm, right up to the elbow|the soft side|all round, without a zip|Skin makes itself new, bit by bit, all the time|It's pyjamas that you can't take off|a bit of cream|a pair of tights
tickle|thing|hee-hee|crept up under one arm, and made it squeak|wriggled from top to toe, and held both sides|the moment just before|under the arms, and between the toes|Rats laugh when they're tickled, too high for us to hear|It's an ant that can tell jokes|an armpit|a feather duster
tear|thing|plip|rolled down as far as the chin, and hung there|drew one finger slowly down one cheek|the salty end|in the corner of the eye|There's a bit of tear in your eye all the time|It's the bath, coming out again|a hanky|a bead on a thread
dream|thing|-|changed into something else just when it got good|walked on tiptoe, with both eyes shut|the bit that you forget|under the pillow, till it's dark|Nearly everybody dreams, and forgets it by breakfast|It's the cinema, and the pillow's the ticket|a pillow|a pillow case with a sock in it
blink|thing|-|was over, and nobody had seen it|shut both eyes and opened them, just as fast|the dark bit|on both sides of the nose|We do it thousands of times a day|It's the eye, taking its own picture|to be quick|a lid going up and down
sleep|thing mass|hush|came up from the feet, and got as far as the chin|let a head sink, and caught it again|the last bit before it|between two blankets|While you're asleep, you grow|It's a blanket that fits over the eyes|a quiet room|a grey wool blanket
hump|thing|-|stuck up over everything else, and swayed|bent over, with a cushion up the back|the top|on a camel, halfway along|A camel's hump goes floppy when it hasn't eaten for long|It's where the sandwiches are|a saddle|a cushion under a rug
`
}
