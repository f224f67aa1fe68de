/** What families call each other, their animals and what they talk of: the classes that stand for such words in a wish. */

function list(words: string): readonly string[] {
  return words.split(/\s+/u).filter((word) => word !== '')
}

/** Of a child's own parents: singular, in the words of many kitchens. */
export const PARENT_WORDS = list(
  `mum mummy mom mommy mam mammy mama mamma mumma ma maa mother momma mami mamá amma ammi umma ummi aai
  dad daddy papa pappa pa father pop pops papi papá abba abbu appa abu baba tata stepmum stepmom stepdad stepmother stepfather godmother godfather
  parent parents stepparents dadda dada muma mumy dady mumma mumzy popsy`
)

/** Everybody else who belongs to a family. */
export const RELATIVE_WORDS = list(
  `grandma grandmum grandmother grandpa grandad granddad grandfather grandparents grandparent granny grannie gran gramps gramma grammy grampa gramp granda granpa grandpop grandson granddaughter
  nan nana nanna nanny nanas nonna nonno oma opa omi opi abuela abuelo abuelita abuelito lola lolo yiayia pappou poppa poppy koro kuia nene dadi nani nanu dida thatha thaatha paati patti ajji ajja avva halmoni harabeoji obaasan ojiisan teta jiddo sitti bibi babu mzee
  sister sis brother bro siblings sibling stepsister stepbrother twin twins aunt auntie aunty aunties uncle tito tita chacha chachi mausi bua mamu tia tio tía tío cousin cousins niece nephew son daughter hubby husband wife partner fiancé boyfriend girlfriend
  yeye nainai laolao laoye waipo waigong popo gonggong ahma ahgong mormor farmor morfar farfar bestemor bestefar mummo babushka babcia dziadek baka dedushka deda dede anneanne babaanne bubbe zayde mamie papy mémé pépé vovó vovô vovo avó avô yaya papou papouli pappous nonni
  gogo cucu ouma oupa dadu dadaji dadiji nanaji naniji thakurma ammamma amamma ammachi ammama sido sitto jaddi kokum moshum mamaw papaw meemaw memaw poppop grangran didi akka thambi chachu mummum gaga gampa gampy grampy opi mawmaw mkhulu umakhulu tatomkhulu
  brothers sisters uncles aunts sons daughters kid grandkids mil fil gma gpa garndma grandam grama gradma sistr brothr broter sitser cuz`
)

/** The same words with their plurals: never a class of their own where a name follows (Father Christmas). */
export const KIN_WORDS: readonly string[] = [...PARENT_WORDS, ...RELATIVE_WORDS]

export const PET_WORDS = list(
  `dog dogs puppy puppies pup doggy doggie cat cats kitten kittens kitty hamster hamsters gerbil gerbils rabbit rabbits bunny bunnies goldfish fish guppy bird birds budgie budgies parrot parrots canary cockatiel pony ponies horse horses
  tortoise turtle terrapin pet pets rat rats mouse mice ferret ferrets hen hens chicken chickens chook chooks lizard gecko snake lamb lambs goat goats duck ducks guineapig guineapigs chinchilla
  labrador lab spaniel collie poodle terrier beagle husky dachshund retriever pug mutt moggy tabby cockapoo labradoodle whippet greyhound`
)

/** What is born, or was to be. */
export const BABY_WORDS = list('baby babies newborn preemie bump bubba bub toddler infant unborn foetus fetus')

export const FRIEND_WORDS = list(
  'friend friends bestie mate buddy bff classmate classmates teacher neighbour neighbor neighbours coach childminder babysitter godparent headteacher principal'
)

/** An invented creature bears it: a dragon that is lonely may go on a quest, a child that is lonely may not. */
export const CREATURE_WORDS = list(
  `dragon dragons dinosaur dinosaurs dino dinos trex unicorn unicorns mermaid mermaids fairy fairies elf elves witch witches wizard wizards knight knights superhero superheroes pirate pirates prince princess princesses king queen robot robots alien aliens monster monsters
  ghost ghosts giant giants troll trolls gnome gnomes goblin goblins yeti vampire vampires zombie zombies skeleton skeletons snowman puppet bear bears owl owls owlet fox foxes wolf wolves lion lions tiger tigers elephant elephants giraffe zebra monkey monkeys penguin penguins
  whale whales dolphin dolphins shark sharks octopus crab crabs snail snails hedgehog hedgehogs squirrel squirrels badger badgers mole deer frog frogs toad duckling swan goose geese sparrow robin kiwi kangaroo koala panda pandas sloth otter otters beaver bee bees ant ants beetle
  caterpillar butterfly spider spiders ladybird ladybug crocodile hippo rhino camel donkey cow cows pig pigs piglet piglets sheep ninja ninjas samurai cowboy leprechaun scarecrow goblin emperor detective robber robbers sheriff clown genie mammoth orca`
)

/** Things with wheels, seams and batteries. */
export const TOY_WORDS = list(
  `toy toys teddy teddies doll dolls dolly lego blocks train trains tractor tractors digger diggers rocket rockets spaceship boat boats ship ships submarine kite kites ball balloon balloons drum crayon crayons sock socks mitten mittens shoe shoes hat teapot umbrella blanket blankie blanky dummy
  puzzle jigsaw scooter trike tricycle battery batteries tablet ipad phone torch clock plane engine tower sandcastle castle minecraft roblox mario pokemon cake cookie pancake pancakes toast`
)

/** What carries people, and may hit them. */
export const VEHICLE_WORDS = list(
  'car cars bus van lorry truck motorbike motorcycle moped taxi jeep tram rickshaw tuktuk okada boda'
)

export const LIMB_WORDS = list(
  'arm arms leg legs wrist ankle foot feet collarbone hip finger toe knee elbow shoulder back neck skull spine'
)

/** Given names of children and animals that are typed without their capital letters. */
export const NAME_WORDS = list(
  `mia leo isla noah priya omar ella jack chloe sam amara finn oliver emma ava liam amelia lily lucas zara aisha fatima ali yusuf mohammed arjun ananya aarav rohan chidi ngozi emeka kofi ama thabo zuri aoife niamh siobhan cian sean rory conor saoirse mateo sofia lucia diego
  hana kenji yuki wei mei tane aroha wiremu james charlotte sophie ethan ben bella buddy luna milo rex biscuit oscar rusty coco fluffy whiskers simba shadow molly bailey rocky toby barney bruno bonnie rosie ruby alfie archie freddie teddy poppy`
).filter((word) => word !== 'teddy' && word !== 'poppy')

/** When it happened: news has a day, a tale has none. */
export const DAY_WORDS = list(
  'yesterday today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december 2day 2moro 2nite'
)
