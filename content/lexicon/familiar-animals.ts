import type { LexiconArea } from './lexicon-entry.ts'

/**
 * Animals that have themes and stories of their own, so that no story of any noun is told of them; what is known of them is said
 * where a wish has them beside something else (`wish/kinds/seen-nouns.ts`).
 */
export const familiarAnimals: LexiconArea = {
  area: 'familiar animals',
  nouns: `
dog, doggy, puppy, pup|creature|woof|turned round three times and lay down|turned round three times on the spot and lay down|the tail|on the mat by the door|A dog knows by the smell who's been there before|It barks to hear if anybody's in|a stick that somebody throws|a slipper with a sock for a tail
cat, kitty, kitten|creature|mrrp|washed one paw and looked the other way|washed one cheek with the back of a hand|the whiskers|in a patch of sun|A cat knows by its whiskers if it'll fit through|It purrs because there's a small engine in it|the chair you're sitting on|a furry hat
horse, foal|creature|pff|blew through its nose and stamped|stamped one foot and shook out a mane|the mane|in a field, by the gate|A horse can sleep standing up|It's got four shoes and never cleans one|half an apple|a broom with a sock on top
rabbit, bunny, bunny rabbit|creature|thump|sat up, and only its nose went on|wrinkled a nose very fast, with two hands for ears|the long ears|under the hedge|A rabbit thumps with one foot when it's worried|Its ears are there to keep the rain off|a bit of clover|a pair of socks, ends up
mouse/mice|creature|peep|ran along the wall and was gone|ran two fingers along the edge of the table|the thin tail|behind the kitchen cupboard|A mouse gets through a hole as wide as a pencil|It's very small because it's far away|a crumb|a walnut on a string
hedgehog|creature|snuffle|rolled up into a ball|rolled up with both knees under the chin|the prickles|under a heap of leaves|A hedgehog has thousands of prickles|It's a brush that walked off|more leaves|a hairbrush
fox|creature|yip|trotted along the wall as if it was late|trotted on tiptoe and looked back once|the white tip of the tail|in a den under the shed|A fox can hear a mouse under the snow|It's a cat that was washed with a carrot|a hole in the fence|an orange scarf
ant|creature|-|carried something much bigger than itself|carried a cushion on the head, in a straight line|the two feelers|under a flat stone|An ant can carry many times what it weighs|They walk in a row because they've only got one ticket|a crumb of cake|a peppercorn
spider|creature|-|let itself down on a thread and thought better of it|walked eight fingers down through the air|the eight legs|in the corner over the lamp|A spider knows which of its threads don't stick|It knits because it's got so many feet|a quiet corner|a glove on its back
frog|creature|ribbit|jumped from where it was to where it wasn't|sat down low and jumped with all four|the long back legs|by the pond|A frog drinks with its skin|It's green because it isn't ripe yet|something that buzzes past|a green sock, rolled up
fish|creature|blub|opened its mouth and thought better of it|opened and shut a round mouth without a word|the tail fin|down among the weeds|Fish sleep with their eyes open|It's got no legs because it never has to queue|clean water and a bit of weed|a spoon in a bowl
snake|creature|sss|went round the stone and took its time|lay flat and went round a chair leg, head first|the very long middle|on a warm stone|A snake smells with its tongue|It's a tail that went out on its own|a warm stone|a belt
lion|creature|raar|yawned so that everybody could see|shook out a mane and yawned|the mane|in the long grass|A lion sleeps for most of the day|It's a cat that somebody blew dry|some shade|a mop
tiger|creature|grrm|walked into the tall grass and wasn't there|walked low, with one shoulder and then the other|the stripes|where the grass is tall|A tiger likes to swim|It's a lion in pyjamas|deep water to lie in|a striped towel
bear|creature|huff|stood up to see better, and scratched its back|rubbed a back up and down on the door|the big paws|in a cave behind the firs|A bear can smell supper from miles away|It sleeps all winter because nobody wakes it|a jar of honey|a brown coat
duck, duckling|creature|quack|went under at the front and was all tail|waddled round with both elbows out|the flat bill|on the pond|Water runs off a duck, because of the oil in its feathers|It's a boat that says where it is|a bit of weed|a yellow sponge
`
}
