/** What families wish for and what can be counted: "robot" is said "a robot". */
const COUNTABLE = new Set(
  `firework conker kid museum gala gerbil playgroup nursery party fair show-and-tell trainer whistle day night evening cut hunt landing play test costume contest lesson match competition concert medal trophy journey walk ride visit week playdate appointment haircut disco rollercoaster noise corgi hand slide drive parcel scooter rescue show jumper lunchbox cupcake swimsuit race wellie
  helper nightmare storm tortoise bandage drawer recipe bunk trampolinist skateboarder drummer singer spell potion lair wardrobe sofa fridge hoover plughole toilet potty sink tap picture photo painting poem joke riddle trick
  acorn man woman person hour minute fireman policeman postbox acorn actor adventure aeroplane airplane airport alien alligator ambulance angel animal ant apple aquarium astronaut aunt avocado axolotl baby badger bag baker bakery ball ballerina balloon banana band barn bat bath beach bear
  beaver bed bedroom bee beetle bell bench bicycle bike bird birthday biscuit boat book boot box boy bridge brother brush bucket bug builder bulldozer bunny burrow bus butterfly button cabin cactus cake calf camel camera campfire
  campsite candle canoe car caravan carousel carpet carrot castle cat caterpillar cave chair chameleon chef chick chicken child circus city clock cloud clown club coat comet compass computer concert cookie cottage cousin cow cowboy
  coyote crab crane crayon cricketer crocodile crow crown crystal cub cup cupboard dancer daughter deer den dentist desert detective diary digger dinosaur diver doctor dog doll dolphin donkey door dragon dragonfly drawing dream dress
  driver drum duck duckling dwarf eagle earthworm egg elephant elf engine explorer factory fairground fairy falcon family farm farmer feather festival field firefighter firefly fisherman flag flamingo flower flute forest fountain fox
  friend frog game garage garden ghost giant gift giraffe girl glacier globe glove gnome goat goblin goldfish goose gorilla granddad grandma grandpa grasshopper greenhouse guitar gymnast hamster harbour hat hedgehog helicopter hen
  hero hippo hole holiday home honeybee horse hotel house hut hyena iceberg igloo insect inventor island jacket jaguar jar jellyfish job jungle kangaroo kettle key king kingdom kitchen kite kitten kitty kiwi knight koala ladder ladybird
  ladybug lake lamb lamp lantern leaf lemur leopard letter library lighthouse lion lizard llama lorry machine magician magnet mango map market maze meadow meerkat mermaid milkman mirror mitten mole monkey monster moose moth
  motorbike mountain mouse mushroom musician narwhal nest net night ninja nurse octopus ogre onion orange orca orchard otter owl painter palace panda pancake panther parade park parrot party path peacock pebble pelican pen
  penguin phoenix piano picnic pig piglet pilot pirate planet plane plant platypus playground plumber polar pond pony pool porcupine possum postman pot potato potion present prince princess puddle puffin pumpkin puppet puppy puzzle
  pyramid queen quest quilt rabbit raccoon race racecar rainbow raft rat raven reindeer restaurant rhino ring river road robin robot rocket rockpool room rooster rose sailor sandcastle sandpit sandwich satellite scarecrow scarf
  school scientist scooter seagull seahorse seal secret seed shadow shark shed sheepdog shell shepherd ship shoe shop sister skateboard skatepark skeleton sleepover sleigh sloth snail snake snowball snowflake snowman sock
  song spaceship sparrow spider spoon squirrel stable star starfish station statue stick stone storm street submarine suitcase sunflower superhero surprise swan swing sword swordfish tadpole tank taxi teacher teapot
  teddy telescope tent tiger toad toadstool tomato tooth torch tortoise tower town toy tractor train tram trampoline treasure tree treehouse trip troll truck trumpet tunnel turtle twin umbrella uncle unicorn vampire van
  vegetable vet village violin volcano waiter walrus wand warrior waterfall wave web wedding whale wheel whistle windmill witch wizard wolf wombat wood woodpecker worm xylophone yacht yak yeti zebra zombie`.split(
    /\s+/u
  )
)

const MASS = new Set(
  `juice lemonade marmalade ketchup gravy confetti milkshake glue paint syrup hummus yoghurt butter jelly art athletics ballet basketball bathtime bedtime bravery bread breakfast chalk cheese chess chocolate clay colour courage cricket custard darkness darts dinner dust fashion fire fog football friendship frost fruit fun gardening geography glitter
  gold golf gravity gymnastics happiness history hockey homework honesty honey hope ice jam jazz jelly judo karate kindness lava lightning love lunch magic maths math mathematics mess milk moonlight mud music nature netball nothing
  origami patience peace pasta physics pizza playdough poetry porridge rain recycling respect rice rugby sand science sharing silence skiing sleep slime snow soccer soup space spaghetti sport spring steam summer sunshine supper swimming tennis
  thunder time toothpaste trouble truth tea volleyball water weather wifi wind winter autumn wood wool yoga cream`.split(
    /\s+/u
  )
)

const IRREGULAR_PLURALS = new Set(
  'mice geese feet teeth children people sheep fish deer men women oxen snowmen wolves firemen policemen'.split(' ')
)

export function isCountable(noun: string): boolean {
  return COUNTABLE.has(noun.toLowerCase())
}

export function isMass(noun: string): boolean {
  return MASS.has(noun.toLowerCase()) || /\p{L}{3}(?:ness|ics|hood)$/iu.test(noun)
}

export function isPlural(noun: string): boolean {
  return IRREGULAR_PLURALS.has(noun.toLowerCase()) || (/\p{L}{2}s$/iu.test(noun) && !/(?:ss|us|is)$/iu.test(noun))
}

/** “A” or “an”, by the sound with which `phrase` begins. */
export function articleFor(phrase: string): 'a' | 'an' {
  return startsWithVowelSound(phrase) ? 'an' : 'a'
}

/** “An old shed” of “old shed”. */
export function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`
}

function startsWithVowelSound(word: string): boolean {
  return (
    /^(?:[aeio]|u(?!ni|se|s[aeiu]|k|r[aeiou])|hour|honest|heir|x-ray)/iu.test(word) && !/^(?:one\b|eu)/iu.test(word)
  )
}
