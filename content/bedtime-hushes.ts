/**
 * What is whispered of a wish in bed, by the pack that knows it: quiet and true, of how it is there now that it is night.
 * Spoken, in the present, without a full stop. Only a sentence that names what was wished for is told of it.
 */
export const bedtimeHushes: Readonly<Record<string, readonly string[]>> = {
  school: [
    'The school is dark by now, and all the chairs are up on the tables',
    'Your teacher is in bed as well, with a cold nose',
    'In the whole classroom there’s nobody left but the clock',
    'The first day of school’s over once and for all',
    'Even the new kid’s coat has its own hook now',
    'At school the lost gloves are lying in their box, all left ones',
    'The school bell’s hanging there with nothing to ring for',
    'On the classroom board there’s still a bit of today'
  ],
  birthday: [
    'Once you’ve had a birthday, nobody can take it off you',
    'Somewhere the next birthday is on its way, quite slowly',
    'The presents are lying in the dark, and they’re still yours',
    'A birthday cake always leaves a few crumbs for the morning',
    'Turning a year older takes all night, and doesn’t hurt',
    'On a birthday night everybody in the house is a day older, even the cat',
    'The birthday balloons come down in the night, bit by bit, to see how you are',
    'A candle that’s had its birthday goes back in the drawer'
  ],
  books: [
    'When a book’s shut, everybody in it can have a rest',
    'In the library it’s so quiet now that you’d hear a page',
    'A story stops when you sleep, and it waits just there',
    'Reading with both eyes shut is called dreaming',
    'A book lies on its back at night, the way people do',
    'In a picture book it’s dark too, now that it’s shut',
    'A bookmark sleeps standing up, with the book all round it'
  ],
  friends: [
    'When two friends are asleep, they’re still friends',
    'You needn’t do anything to be a friend at night',
    'Being kind makes one quite tired, in the nice way',
    'Taking care of somebody goes on when the lamp’s off',
    'Your friend’s pillow’s getting flat at this very moment',
    'A friend in the next street is lying the same way up as you',
    'Best friends can be in two beds and one dream'
  ],
  dinosaurs: [
    'Even a dinosaur as long as three buses had to lie down at night',
    'A dinosaur in a museum stands quite still when the lamp goes off',
    'The birds on the roof are nearly dinosaurs, and they’ve tucked their heads in',
    'A stegosaurus had to lie down very carefully, with all those plates',
    'Some dinosaurs slept with their heads tucked under one arm, there are bones that show it',
    'Baby dinosaurs lay curled up in the egg, exactly as you do',
    'Inside its egg a small dinosaur had it warm and round and dark',
    'In the museum the dinosaur’s tail goes right into the next room, where it’s dark as well'
  ],
  cats: [
    'Somewhere a cat’s asleep on a wall that’s still warm',
    'A kitten purrs loudest just before it drops off',
    'There’s a cat on every roof tonight, and no hurry at all',
    'A cat can hear a mouse think, nearly, and stays where it is',
    'When a cat sleeps, one ear goes on turning',
    'Cats fold their paws under, and then they’re a loaf',
    'A cat’s asleep before its tail is',
    'Cats sleep twice as long as we do, and never say they’re tired'
  ],
  dogs: [
    'A dog turns round three times before it lies down, and then it’s right',
    'When a dog dreams, its paws run without going anywhere',
    'A puppy’s asleep before it has quite lain down',
    'Somewhere a dog’s lying across a doorway, so that nobody leaves without it',
    'An old dog groans when it lies down, and means it kindly',
    'A dog’s nose is cold at night, and it puts it under the blanket',
    'The dogs in the street have said it all by now',
    'Puppies sleep in a heap, and the one on top thinks it’s the first'
  ],
  bears: [
    'A bear takes the whole winter for what we do in one night',
    'In its den a bear breathes only now and then, and that’s enough',
    'Bears put their paws over their noses when it’s bedtime',
    'A brown bear’s heart goes so slowly in winter that you could count in between',
    'Bear cubs hum when they’re warm, a bit like a fridge',
    'A bear’s bed is a hole with a bear in it'
  ],
  birds: [
    'A bird holds on to its branch all night without trying',
    'All the birds have their heads under their wings by now',
    'The nest is just as big as the bird, so nothing gets in',
    'A swift’s a bird that can doze while it’s flying, high up, going round',
    'Some birds talk in their sleep, one chirp, and then no more',
    'Small birds puff themselves up at night, till they’re round',
    'The little birds are all in one bush, and they’ve stopped arguing'
  ],
  insects: [
    'Some bees sleep in flowers, two by two, and hold each other’s feet',
    'A beetle’s under a leaf by now, and the leaf’s its roof',
    'The worms come up when it’s dark, because it’s damp and nobody looks',
    'Fireflies switch themselves off when they’re tired',
    'Most insects are in bed by now, under something small',
    'A bumblebee that’s out late just stays in the flower',
    'Worms come up to lie in the dew, because it’s nice and wet',
    'Bees keep the hive warm all night by shivering a little',
    'The beetle under the bark lies quite still, with its legs folded'
  ],
  horses: [
    'A horse can doze standing up, and the others keep watch',
    'In the stable it’s warm, because a horse is as good as a stove',
    'A pony sighs through its nose when it’s nearly asleep',
    'A foal lies down flat, and the mother stands over it',
    'Horses lie down flat only for a little while, and then they snore',
    'A horse’s breath smells of hay, and you can hear it in the dark',
    'When a pony shakes itself at night, the whole stable knows'
  ],
  elephants: [
    'A small elephant lies down at night, and the big ones stand round it',
    'Elephants hum to each other in the dark, so low that we can’t hear',
    'An elephant uses its ear as a blanket, on one side at a time',
    'An elephant needs hardly any sleep, and has it standing, against a tree',
    'Elephants know in the dark who’s who, by the rumble',
    'A baby elephant sleeps on its side, and its trunk’s asleep as well'
  ],
  penguins: [
    'Penguins stand close all night, and take turns in the middle',
    'The egg’s on the father penguin’s feet, where it’s warm',
    'A penguin sleeps standing, with its beak tucked in',
    'In the polar night it’s dark for weeks, and everybody stands a bit closer',
    'A penguin can nap for four seconds, and then for four more',
    'When a penguin’s father comes back in the dark, he sings so that it knows him',
    'All the penguins have turned their backs to the wind'
  ],
  farm: [
    'On the farm there’s one lamp left, over the barn door',
    'The barn’s warm from everybody in it breathing',
    'A goat chews for a while yet, with both eyes shut',
    'The farmer’s in bed, for the milk comes early',
    'In the barn the hay’s settling, and something small is in it',
    'The farm cat’s just starting work',
    'On a farm they go to bed early, because the cockerel crows early'
  ],
  'kiwi-bird': [
    'The kiwi’s just getting up now, and it’s in no hurry',
    'Out in the ferns a kiwi’s walking about, nose first',
    'Two kiwi call to each other in turns, and then listen'
  ],
  safari: [
    'Zebras lie down in turns, so that one’s always looking',
    'At the zoo the lamps are out, and everybody’s in the straw',
    'It’s never quite quiet in the jungle, only softer',
    'One meerkat stays up for the others, and then another one does',
    'On safari you lie in a tent and hear the grass being eaten',
    'On safari the leopard’s up in its tree now, with all four legs hanging',
    'At night the zebra’s stripes are just a bit of dark and a bit of light',
    'In the jungle the frogs are singing now, all of them at once'
  ],
  space: [
    'It’s so quiet in space that the stars don’t even hum',
    'The star that you see has been on its way to us for years',
    'Out there in space it’s always dark, even at breakfast',
    'In space you’d have to hold on to your pillow',
    'The space telescope’s looking out all night, so we don’t have to',
    'Stars look as if they blink, and it’s only the air that does',
    'The light from that star set off long before bedtime'
  ],
  ocean: [
    'Far down in the sea it’s always dark, and nobody minds',
    'Fish sleep with their eyes open, and rock a little',
    'A crab pulls a stone over itself, like a blanket',
    'The ocean goes on breathing all night, up the sand and down',
    'A seahorse holds on to the grass with its tail, so as not to drift off',
    'Sea otters hold paws while they sleep in the ocean, so as not to drift apart',
    'A parrotfish blows itself a sleeping bag of slime, and fish don’t mind slime',
    'The starfish is holding on to its stone in the sea, with hundreds of tiny feet',
    'Down in the sea the oysters have shut up for the night'
  ],
  mermaids: [
    'A mermaid would need a very long pillow, or a wave',
    'If there’s a mermaid out there, she’s combing the sand out of her hair by now',
    'The rock where a mermaid sits is still warm from the sun',
    'A mermaid never has to change a wet pillow, it’s always wet',
    'Mermaids would have to tie their hair to something, because of the tide'
  ],
  pirates: [
    'Pirates had lights out at eight, it was one of their rules',
    'On a pirate ship you’d be in a hammock now, and the sea would do the rocking',
    'A treasure sleeps very well under all that sand',
    'A pirate’s parrot sleeps on one leg, and so does the pirate, nearly',
    'On the pirate ship one’s keeping watch, and it’s his turn to hum',
    'The treasure map’s rolled up, and the cross is on the inside'
  ],
  weather: [
    'Rain sounds best from inside, lying down',
    'The wind goes round the house once more and then lies down somewhere',
    'In every puddle out there there’s a bit of sky',
    'Fog walks about on quite soft feet',
    'After rain the whole street smells of stones',
    'The weather goes on outside all night, and we’re in here where it’s dry',
    'A puddle lies very flat, and has nothing else to do'
  ],
  moon: [
    'The moon’s looking in at everybody, one window at a time',
    'It’s the same moon in every window of the town',
    'Up on the moon it’s quite quiet, and the footprints are still there',
    'The night has only just begun, and there’s plenty of it',
    'The moon goes across the sky slower than you can watch',
    'On the moon it’s day for two weeks, and then it’s night for two weeks',
    'The moon has no light of its own, it’s only passing some on',
    'The sea follows the moon about all night, up the beach and down'
  ],
  dragons: [
    'A dragon sleeps with one eye open, and nobody has ever seen which',
    'Dragons never need a hot-water bottle',
    'When a dragon snores there’s only a little smoke',
    'A dragon curls round whatever it likes best, and lies down on the rest',
    'Small dragons sleep near the chimney, for company',
    'A dragon’s last breath of the day keeps the whole cave warm till morning'
  ],
  castles: [
    'In a castle somebody’s pulling up the bridge now, and going to bed',
    'The king and the queen slept behind curtains, because of the draught',
    'At night a castle’s only a very big house with cold floors',
    'In the castle kitchen the cat has the best place, on the warm stones',
    'A castle’s windows are so narrow that only a thin bit of moon comes in',
    'On the castle tower the flag’s hanging down, and sleeps round its pole'
  ],
  fairies: [
    'A fairy could lie down in a matchbox and still turn over',
    'If there are fairies in the flowerpots, they’re in bed by now',
    'After a day of magic even the wand gets put away',
    'A wizard hangs up his hat, and the stars on it go dim',
    'An elf needs no more blanket than a hanky',
    'Fairies would hang up their wings at night, or they’d crease',
    'The tooth fairy’s just having breakfast, I should think',
    'A fairy’s yawn would just about move a crumb'
  ],
  superheroes: [
    'Even a superhero has to take off the cape at night, or it wrinkles',
    'A hero’s allowed to be tired, after all that flying',
    'Superheroes have beds as well, and they get tucked in too',
    'Superhero pants go in the wash with all the others',
    'A superhero’s mask is on the bedpost, looking at the wall',
    'Nobody’s so strong that they can keep their eyes open for ever, not even a superhero'
  ],
  trains: [
    'The last train’s home by now, and its wheels are cooling',
    'On the night train somebody’s lying in bed and going along',
    'Far away you can hear a train, and then you can’t',
    'The railway lies there shining, with nobody on it',
    'A tram goes to bed in a shed, with its arm down',
    'A train driver’s shoes are side by side under a bed somewhere',
    'In the tunnel it’s exactly as dark as by day, so the train doesn’t mind',
    'All the level crossings have their arms up now, the train’s gone by',
    'The rails are getting cold now, with a small click, and no train on them'
  ],
  diggers: [
    'The digger has put its arm down for the night, as we do',
    'At the building site it’s dark now, and the digger’s parked beside its hole',
    'Nobody has to dig anything now, not even a digger',
    'The digger’s teeth are resting on the mud',
    'A digger’s seat stays warm for a while after the driver’s gone home',
    'There’s a puddle in the hole that the digger dug, and the moon’s in it'
  ],
  football: [
    'The football’s lying out on the grass, and the dew’s coming',
    'Nobody’s on the pitch any more, football’s over for today',
    'Both goals are empty now, and the ball doesn’t mind',
    'The goalkeeper can take off those big gloves now',
    'The football’s a bit softer in the morning than it was at night',
    'Somebody’s switching off the floodlights now, and the football pitch is only grass',
    'A football sock hangs over the chair all night, until it’s dry'
  ],
  robots: [
    'A robot says good night by going quiet, one light after another',
    'Robots never dream, so we do it for them',
    'When a robot’s tired somebody has to plug it in',
    'A robot vacuum goes home on its own, and plugs itself in',
    'When the robot’s battery is full, its little light stops blinking',
    'There are robots on Mars, and they sleep when the sun’s gone'
  ],
  music: [
    'After the last note of the music it’s quiet, and that’s nice too',
    'A song goes on by itself in your head, if you lie still',
    'When you stop singing, the song’s still in the room for a bit',
    'The piano has its lid down, and all its notes are inside',
    'A drum’s the quietest thing there is when nobody hits it',
    'The violin lies in its case, on velvet, with a cloth on top',
    'Once the drums have stopped you can hear your own heart',
    'The guitar hangs on its hook, and hums if you cough',
    'A trumpet’s lying in its case like a snail in its shell',
    'In the concert hall every chair’s folded up, and the music’s in its cases'
  ],
  food: [
    'The cake’s under its cloth, and the kitchen smells of it still',
    'In the kitchen all the spoons are lying down by now',
    'When you’ve eaten well the food goes on keeping you warm',
    'The biscuits are in their tin, all on top of each other, in the dark',
    'Chocolate goes soft in the warm, and so do we',
    'The pancake pan’s hanging on its hook, and it’s done enough for today',
    'In the fridge all the food’s cold and quiet, and the light’s off',
    'The soup’s getting better overnight, soup does that',
    'In the fruit bowl the banana gets another spot',
    'Cheese is never in a hurry, and some of it takes years'
  ],
  blocks: [
    'The blocks have been put to bed in their box, all on top of each other',
    'What you’ve built with blocks goes on standing there in the dark',
    'Toys lie just as you left them, and they never mind',
    'A building that’s well built can stand about in the dark for years',
    'The tower of blocks has stopped wobbling, now that nobody’s looking',
    'The top block of the tower’s still up there in the dark',
    'Under the sofa there’s one block, having a holiday'
  ],
  flight: [
    'When the wind lies down, the kite has to lie down too',
    'The balloon’s up at the ceiling, and looks after the room',
    'Somewhere up there people are flying over us, and they’re asleep',
    'Geese fly at night too, and talk the whole way, so that nobody gets lost',
    'A kite folds up so small that it goes in a drawer'
  ],
  forest: [
    'In the forest you’d hear one leaf now, if it fell',
    'A tree stands still all night, and never lies down once',
    'The woods are full of small beds, only you can’t see them',
    'A deer lies down in the ferns, and they close over it',
    'A mushroom comes up in the night, with nobody looking',
    'Somewhere a leaf is falling on a mushroom, without a sound',
    'Acorns lie in the leaves all winter, as in a bed',
    'In the forest the trees lower their branches a little at night, as if they’d sat down',
    'Moss is the softest bed in the woods, and hardly anybody’s in it',
    'The deer know the way through the forest without looking'
  ],
  garden: [
    'Some flowers shut at night, like umbrellas',
    'A seed lies in the dark too, and that’s how it begins',
    'In the garden the snails have the path to themselves now',
    'Plants grow a bit in the night, when nobody’s looking',
    'A sunflower hangs its head at night, and turns round for the morning',
    'Every plant in the garden’s drinking now, very quietly',
    'Strawberries go a bit redder while we’re asleep',
    'The flowers have shut up shop for the night',
    'The watering can’s empty, and there’s one drop in it for the garden',
    'A daisy’s a flower that shuts at night, so it’s called the day’s eye',
    'In the garden the slugs have sat down to supper, very quietly',
    'In the garden the tomatoes go on getting ripe in the dark'
  ],
  bath: [
    'The bath’s empty now, and one last drop’s hanging from the tap',
    'After a bath you’re warm from the inside',
    'The duck’s lying in the bath on its side, and that’s how it likes it',
    'The rubber duck’s lying on its side in the dark, smiling',
    'Soap dries in the night, and has a rest from being wet',
    'The plughole has had its last gurgle for today',
    'The bath’s warm for a while yet, with nobody in it',
    'Your fingers are smooth again, they were only raisins for the bath',
    'The bath mat’s hanging up, and it’s dripping more slowly now'
  ],
  teeth: [
    'Clean teeth can lie there all night with nothing to do',
    'The toothbrush stands in its mug in the dark, hair up',
    'Your teeth go to bed when your mouth’s shut',
    'The toothpaste’s lying on its side with its hat on',
    'Brushing’s over, and your tooth’s as smooth as a plate in there',
    'Your tongue’s gone round once more to look at all your teeth',
    'The toothbrushes stand with their heads together, and talk about teeth',
    'While you’re asleep your mouth looks after your teeth by itself'
  ],
  bedtime: [
    'It’s bedtime in every house in the street, or nearly',
    'A pillow’s flat in the morning because a head’s been on it all night',
    'You don’t have to do anything in bed, the falling asleep does itself',
    'The bed has been waiting all day, and it never minds',
    'At bedtime even the toys on the shelf lean on each other',
    'Bedtime goes right round the world, and now it’s come to us',
    'The bed’s warm where you’re lying, and cool at the edges',
    'Somewhere somebody’s saying just one more story, because it’s bedtime'
  ],
  potty: [
    'The potty’s standing by itself in the dark, and it’s ready if you are',
    'Nobody’s on the toilet now, and so it can rest',
    'Even kings had a potty under the bed',
    'A poo’s on a journey by now, through all the pipes to the end',
    'The potty’s standing just where you left it, clean and dry',
    'A potty has the quietest job in the house at night'
  ],
  christmas: [
    'On Christmas night even the street is waiting, that’s why it’s so quiet',
    'The Christmas tree smells strongest in the dark',
    'A reindeer’s warm all over, even its nose',
    'A stocking looks quite different when it’s lying flat',
    'All the reindeer are lying down in the snow, back to back',
    'The Christmas tree drops one needle in the night, and listens',
    'Under the wrapping paper it’s Christmas already, only in the dark',
    'The Christmas lights are off, and you can still see where they were'
  ],
  eid: [
    'At Eid the good clothes lie on the chair, and keep their creases',
    'After Eid the house goes on smelling of sugar all night',
    'For Eid people look for the same moon all over the world'
  ],
  diwali: [
    'The lamps of Diwali go out one by one, and nobody blows',
    'When Diwali’s over you can see the lights with both eyes shut',
    'On the step a little diya’s still warm',
    'The rangoli’s lying out there on the step, and nobody treads on it',
    'All the little diyas are out, and they still smell of oil'
  ],
  'lunar-new-year': [
    'At New Year it’s all right to stay up late, and to fall asleep in the middle of it',
    'The new year’s still very small, and it’s asleep by now',
    'A red envelope goes under the pillow, so that the year begins there',
    'The lion from the lion dance is in its box, with its eyes shut',
    'After the dragon dance the dragon’s folded up, and it isn’t very long',
    'The last dumplings are lying in a row, tucked in round the edges'
  ],
  matariki: [
    'Matariki comes up before it’s light, while we’re still lying here',
    'The stars of Matariki stand so close that they look like breath',
    'For Matariki somebody gets up very quietly, and lets the others sleep'
  ],
  'new-baby': [
    'A new baby sleeps nearly all day, so it’s good at it',
    'A baby’s hand shuts round whatever’s in it, even asleep',
    'When you were a baby somebody lay here and listened to you',
    'A new sister sleeps with both fists up, as if she’d won',
    'A new brother sleeps with both fists up, as if he’d won',
    'A new baby’s only had a few nights so far, and it’s learning how',
    'The baby’s fists are no bigger than walnuts, and there’s nothing in them',
    'A baby can hear you through the wall, and knows it’s you',
    'A new baby smells of bread'
  ],
  'moving-house': [
    'A new house has its own noises, and tomorrow you’ll know one of them',
    'The house is getting used to you as well',
    'All the boxes can stay shut till morning, when you’re moving',
    'A new room’s shy at first, and it’s quieter than it will be',
    'In a new home the light from the window lies in a new place',
    'New neighbours are lying down as well, just beyond the wall',
    'A new bedroom needs one night to know you',
    'In a new street the lamps shine just as they did in the old one',
    'In a new house the boxes stand along the wall all night, and tomorrow one gets opened',
    'The new house creaks a bit when it gets cool, houses do that',
    'Your bed came along to the new house, and your pillow did too'
  ],
  'tooth-lost': [
    'A tooth’s so small that you won’t feel it through the pillow',
    'The new tooth’s in there already, and pushes a little in the night',
    'In the gap where the tooth was there’s room for your tongue to sleep',
    'When teeth wobble they’re only saying that they’re ready',
    'After losing a tooth you whistle a bit when you breathe out',
    'The wobbly tooth can have a rest now, nobody’s pushing it',
    'A tooth that’s come out is very small, and very white'
  ],
  dentist: [
    'The dentist has gone home by now, and is in bed with very clean teeth',
    'A dentist has to brush before bed as well',
    'At the dentist’s the big lamp’s out now, and all the little mirrors are in bed',
    'The dentist’s chair is lying flat now, with nobody in it',
    'At the dentist’s the little sink’s stopped its going round'
  ],
  doctor: [
    'If a doctor listened now, it’d go quite slowly in there, bump, bump',
    'The doctor’s bag is shut for the night, and so is the doctor',
    'Sleep’s good for you, every doctor says so',
    'The plaster from the doctor goes to bed as well, and holds on tight',
    'A stethoscope lies in its bag, rolled up, and hears nothing',
    'In the doctor’s waiting room all the magazines have been shut',
    'The doctor’s scales are pointing at nought, because nobody’s on them'
  ],
  haircut: [
    'Hair goes on growing at night, very, very slowly',
    'Your haircut’s going to stick up at the back in the morning',
    'The hairdresser has swept up, and all the scissors are asleep',
    'Your hair knows how it likes to lie',
    'The barber’s chair is empty, and turned to the window',
    'The hair on the floor’s been swept up, all colours in one heap',
    'After a haircut the pillow’s cooler at the back'
  ],
  nursery: [
    'At nursery all the little chairs are by themselves now',
    'Your peg at the nursery’s still yours in the dark',
    'There’s nobody at nursery now but the fish',
    'The carpet from circle time is lying there, and nobody’s on it',
    'At nursery the paint’s drying, on paper and on one chair',
    'All the nursery wellies are standing in a row, big ones and small ones'
  ],
  swimming: [
    'The swimming pool’s quite smooth now, because nobody’s in it',
    'When you’ve been swimming the bed rocks a bit',
    'Lying in bed’s like swimming on your back, only drier',
    'The water slide’s dry by now, and the moon goes down it',
    'In the pool the water’s asleep, with hardly a wrinkle',
    'When you swim all day, the bed floats at night',
    'The swimming things are on the line, dripping slower and slower',
    'In the pool the lamp under the water’s off, and it’s the same all the way down'
  ],
  bicycle: [
    'The bike’s leaning in the dark, and its bell has cooled',
    'When you’ve been on a bicycle your legs go round a bit in bed',
    'A bike can have a rest as soon as nobody’s pedalling',
    'Training wheels stand just as well in the dark',
    'The bicycle’s wheel goes round once more if you touch it, and then it’s night',
    'A bike can’t stand up by itself, so it’s got a wall for that'
  ],
  sharing: [
    'You can share the dark, there’s always enough of it',
    'Sharing a blanket makes it warmer, and nobody knows why',
    'A yawn’s the easiest thing to share',
    'At night nobody has to share, there’s enough sleep for everybody',
    'Taking turns is easy now, you shut one eye and then the other'
  ],
  'losing-a-game': [
    'Tonight the game’s put away, and there’s no score to keep',
    'When the lid’s on, you can’t see who was losing the game',
    'In the box the cards lie all in a heap, the good ones and the others',
    'In chess the kings lie down at the end, both in the same box',
    'Coming last is best in bed, because you’ve got the warm place',
    'Cards don’t mind who wins, and they lie on their faces'
  ],
  'saying-sorry': [
    'Once sorry’s been said, it can lie down too',
    'A quarrel’s always smaller when you’re lying down',
    'You can say sorry in the dark as well, it’s even easier',
    'Making up’s the nicest bit, and then comes sleeping'
  ],
  aeroplane: [
    'Up there a plane’s going over, with its little lamps on and everybody dozing',
    'In an aeroplane they turn the lights down now, and hand out blankets',
    'A plane sleeps outdoors, with its wheels held fast',
    'A pilot’s hat hangs on its hook at night, next to the coat',
    'A suitcase has nothing to do till next time but lie under the bed'
  ],
  seaside: [
    'The sea’s coming up the beach now, and takes the castles home',
    'There’ll be sand in the bed from the beach, and it’s nice sand',
    'At the seaside the waves don’t stop for the night, they only get slower',
    'After a holiday your own pillow knows you again',
    'The sandcastle’s gone flat by now, and it’s beach again',
    'In the rock pool they’re all waiting for the water to come back',
    'If you hold shells to your ear at night they’re still talking',
    'The seagulls are all standing on the beach, facing the same way',
    'Crabs come out on the beach at night, and have it to themselves',
    'In the bucket from the beach there’s one shell, getting used to us'
  ],
  camping: [
    'In a tent you can hear the grass rustle, right beside your ear',
    'A tent’s only as thick as a shirt, and it keeps out the whole night',
    'When you’re camping the dark comes right up to the zip, and stays outside',
    'A sleeping bag’s like being a caterpillar',
    'In a tent your breath stays in with you, and keeps you warm',
    'The camping stove’s cold, and there’s one pea in the pan',
    'A tent peg holds on all night, up to its neck in the ground'
  ],
  'grandparents-visit': [
    'After a visit there are lots of cups by the sink',
    'When visitors have gone, their chairs are still a bit warm',
    'The bed’s always a bit softer when you’re visiting',
    'A cousin’s in bed by now as well, only under another roof',
    'A baby cousin sleeps with both hands open, as if it were giving you something',
    'At grandma’s house the clock’s louder, and it’s a nice sort of loud',
    'At grandpa’s house they turn down the lamp and leave it on',
    'When you’re a grandparent you listen at the door a bit longer',
    'Grandparents get up in the night, and look in at whoever’s there'
  ],
  'power-cut': [
    'In a power cut everybody has the same dark, and shares it',
    'The electricity’s having a lie-down, that’s all',
    'When there’s no telly you can hear the house breathing',
    'The internet’s quite quiet if you lie here',
    'After screen time your eyes like to look at the dark',
    'A tablet goes dark, and then it’s only a small black window'
  ],
  'the-dark': [
    'The dark’s only the room with its eyes shut',
    'Everything’s still where it was, the dark just lies on top',
    'A shadow goes to bed when the lamp does',
    'After a bit the dark turns grey, and you can see your hand',
    'The night light’s awake, so that we needn’t be',
    'In the dark your ears get bigger, or it feels like it',
    'The dark comes from the other side of the world, and it’s been coming all day',
    'A cupboard’s dark by day as well, and nobody thinks about it'
  ],
  monsters: [
    'A monster would have gone home by now, they need lots of sleep',
    'If there were a monster under the bed, it’d be asleep by now, in the warm',
    'Monsters are afraid of feet, so it’s kind to tuck them in',
    'A monster’s mother would be calling it in by now',
    'If a monster came in, it’d only want to know where the bathroom is',
    'Monsters would have to brush so many teeth that they’d be asleep before the end'
  ],
  thunder: [
    'When thunder’s far away it only rolls over, like somebody in bed',
    'After a storm all the leaves lie down',
    'The thunder’s gone to look for another town',
    'Lightning never stays, it only looks in',
    'All the loud noises have gone home'
  ],
  snakes: [
    'A snake sleeps in a coil, with its head on the top',
    'A snake can’t shut its eyes, so it sleeps with them open',
    'Snakes lie on warm stones as long as the warm lasts'
  ],
  lions: [
    'A lion sleeps nearly the whole day, and it’s not even ashamed',
    'Lion cubs sleep in a heap, and nobody knows whose paw it is',
    'A tiger puts its chin on its paws, as a cat does',
    'A cheetah sleeps flat out, for it’s had the fastest day of anybody',
    'A lion’s yawn goes on and on, and then all the lions have it',
    'Lions lie on their backs when it’s warm, with their feet in the air'
  ],
  monkeys: [
    'A gorilla makes a new bed of leaves every single evening',
    'Monkeys sleep sitting, with their arms round each other',
    'A small monkey holds on to its mother, even asleep',
    'An orangutan pulls a big leaf over its head, against the rain',
    'Every ape can make its own bed',
    'A chimpanzee tries its bed out first, and puts in another leaf',
    'Monkeys go to bed in the same tree, each on its own branch'
  ],
  rabbits: [
    'Rabbits lie side by side at night, ear to ear',
    'A hamster’s just getting up now, and it’ll be up till morning',
    'Down in the burrow a rabbit lies on its own fur',
    'When a bunny’s happy it flops over on its side, like that',
    'A guinea pig sleeps in little bits, with its eyes half open',
    'A hare sleeps in a dip in the grass, with its ears laid flat',
    'Guinea pigs talk a bit in the straw, and then they don’t',
    'A rabbit’s nose stops twitching when it’s really asleep',
    'Baby rabbits have a bed made of their mother’s own fluff'
  ],
  whales: [
    'Some whales sleep standing on their tails, deep down, quite still',
    'A whale sleeps with half its brain at a time, and the other half remembers to breathe',
    'The song of a whale goes through the water all night, and somebody hears it',
    'A baby whale sleeps while it’s pulled along, close by its mother',
    'Whales breathe out in the dark with a great soft puff'
  ],
  'owls-foxes': [
    'For an owl it’s breakfast time now',
    'An owl flies so softly that you’d never hear it',
    'The badger’s airing its bed, they do that, at night',
    'A bat says good morning now, upside down',
    'Out there the badgers are going for a walk, one behind the other',
    'An owl turns its head right round to see who’s still up',
    'A bat hangs itself up like a small coat'
  ],
  volcanoes: [
    'Most volcanoes are asleep, and have been for ages',
    'When lava’s tired it turns to stone, and birds sit on it',
    'A sleeping volcano has snow on its head',
    'Deep down the magma goes slowly, slower than a snail'
  ],
  'blue-sky': [
    'The sky’s dark blue now, and tomorrow it’ll be light blue again',
    'When the sun’s gone from here, somebody else is having it',
    'At night the clouds go on by themselves, without being looked at',
    'The sunset’s gone on to the next town, and then to the next'
  ],
  rainbows: [
    'All the colours of a rainbow are still there at night, only they’re resting',
    'A rainbow never makes a sound, not even when it goes',
    'A rainbow needs the sun, so there’s none till morning',
    'There are rainbows made by the moon as well, only hardly anybody’s up',
    'A rainbow’s really a ring, and the ground’s covering half of it'
  ],
  'sleep-science': [
    'In a dream you can fly, and nobody’s surprised',
    'Your heart goes slower when you lie down, it likes that',
    'When you’re yawning it means that all of you is tired',
    'Bones grow at night, when you lie still',
    'The brain tidies up while you’re asleep, like somebody putting toys in a box'
  ],
  'fire-engine': [
    'The fire engine’s in its garage, and the boots stand ready beside it',
    'At the fire station somebody’s awake, so we needn’t be',
    'Firefighters sleep with their socks on, in case',
    'The siren’s asleep, and nobody’s going to wake it',
    'The fire engine’s hoses are hung up to dry, like very long socks',
    'A fire engine’s asleep with its boots on'
  ],
  'racing-cars': [
    'A car ticks for a while after it’s stopped, till it’s cool',
    'Every racing car is in its garage by now, and the engine has gone cold',
    'All the cars are parked now, nose to tail, and nobody hoots',
    'There’s no blanket anywhere big enough for a monster truck',
    'Traffic lights go on all night, red and green, for nobody',
    'When you drive home in the dark, the car hums till you’re asleep',
    'The race track’s so quiet now that a hare’s running round it, all alone',
    'The car keys are on their hook, and the cars can’t go anywhere'
  ],
  boats: [
    'In the harbour the boats are rocking, all at once, very slowly',
    'A lighthouse stays awake, so that everybody else can lie down',
    'On a ship somebody’s steering now, and the others are asleep down below',
    'A sailor sleeps in a bed that rocks, and needs no song',
    'Sailing at night, you follow a star and keep your voice down',
    'A boat’s never quite still, not even when it’s asleep',
    'The anchor’s lying on the bottom in the mud, holding the whole ship',
    'Buoys stay out all night, and nod to every boat'
  ],
  foxes: [
    'A fox puts its tail over its nose, and then it’s warm',
    'A fox is walking down the middle of the street now, as if it were his',
    'Fox cubs lie in a heap, and the one underneath is warmest',
    'A fox can hear a beetle walking, and knows which way it’s going',
    'In the den the fox cubs have their noses in each other’s ears'
  ],
  hedgehogs: [
    'A hedgehog snuffles about all night, and then it sleeps in leaves',
    'Hedgehogs lay their spines down flat when they’re not worried',
    'In winter a hedgehog’s a ball for months',
    'A hoglet’s spines are soft at first, so that it can lie on its mother’s',
    'A hedgehog walks a mile or more in a night, on very short legs',
    'When a hedgehog eats, you can hear it three gardens away'
  ],
  squirrels: [
    'A squirrel’s bed is a round heap of twigs, and its tail’s the blanket',
    'Up in the tree the squirrels are lying in one bed, for the warmth',
    'The squirrel knows where the nut is, or anyhow it thinks so, in its sleep',
    'A squirrel wraps itself up so well that you can’t see its nose',
    'Squirrels have put fresh moss in their nests, because it’s soft'
  ],
  mice: [
    'A mouse makes its bed of whatever’s soft, even of a sock',
    'In the wall the mice have only just got up',
    'A dormouse sleeps so soundly that it snores, very small'
  ],
  wolves: [
    'A wolf lies down in the snow, and lets it snow',
    'When one wolf sings the others join in, and then it’s quiet',
    'Wolf cubs sleep on top of each other, and the father lies round them'
  ],
  butterflies: [
    'A butterfly folds up at night, and hangs under a leaf',
    'A caterpillar lies in its cocoon like you in the blanket',
    'The moths have the night now, and the butterflies have it off',
    'In its chrysalis it’s hanging quite still, and something’s going on in there',
    'A butterfly can’t shut its eyes, so it just stops looking'
  ],
  ladybirds: [
    'In winter ladybirds all sleep together, in a crack, hundreds of them',
    'A ladybird tucks its wings away so well that you’d never know',
    'Somewhere a ladybird’s under a leaf, with its legs in'
  ],
  snails: [
    'A snail’s at home wherever it stops',
    'When it’s dry a snail shuts its door, and sleeps till it rains',
    'Out on the path a snail’s hurrying home, and it’ll be there by morning',
    'A snail can sleep for days, and isn’t late for anything',
    'The snail’s silver line is drying, all across the step'
  ],
  spiders: [
    'A spider sits in the middle of its web and waits, and it isn’t bored',
    'A spider sits quite still in its web at night, with one foot on a thread',
    'The spider in the corner works nights, and it’s very quiet',
    'A spider’s mending its web now, by feel',
    'There’s dew on the spider’s web, one drop on every thread'
  ],
  ants: [
    'An ant takes a nap of one minute, hundreds of times a day',
    'All the ants are down there under the floor of the garden, and it’s dark and warm',
    'Ants shut the door of their hill when night comes'
  ],
  cows: [
    'A cow lies down and goes on chewing, with its eyes half shut',
    'In the dark you can hear the cows breathing, all along the fence',
    'A calf lies close up to its mother, where it’s warm'
  ],
  sheep: [
    'Sheep stand so close at night that they make one big warm sheep',
    'A lamb sleeps with its legs folded under it, like a little table',
    'Nobody has to count the sheep now, they’re all lying down',
    'The shepherd’s counted them, and they were all there',
    'Wool keeps you warm even when it isn’t on a sheep any more'
  ],
  pigs: [
    'Pigs sleep in a row, nose to tail, and all turn over at once',
    'A pig makes its own bed of straw, and pats it',
    'When pigs dream they grunt, but softly',
    'Piglets sleep on top of each other, and the lowest one snores'
  ],
  hens: [
    'A hen sleeps on a pole, and her toes hold on by themselves',
    'The chicks are all under the hen, and she looks bigger',
    'Chickens go to bed when it gets dark, nobody has to tell them',
    'An egg’s warm in there, and dark, and quite quiet',
    'A chick’s hidden under its mother, with only its beak out'
  ],
  ducks: [
    'Ducks sleep in a row, and the one at the end keeps one eye open',
    'Ducklings sleep under a wing, and you only see their feet',
    'A swan puts its head down on its own back, as if on a pillow',
    'The pond’s black now, and the ducks are somewhere in the reeds',
    'The smallest duckling’s in the middle, where it’s warmest',
    'A duck’s feet don’t get cold in the pond, they’re made like that',
    'The ducks are asleep on the water, going round very slowly'
  ],
  frogs: [
    'The frogs sing till they’re tired, and then only one of them does',
    'A frog sits in the mud all winter, and that’s its bed',
    'Frogs pull their eyes in when they sleep',
    'Tadpoles hang in the pond at night like small black dots',
    'A toad sits under its stone and blinks, very slowly',
    'A frog’s still damp in bed, and it likes that',
    'One frog in the pond has the last word, every night'
  ],
  giraffes: [
    'A giraffe lies down for just a few minutes, and rests its head on its own back',
    'Up there a giraffe’s head is nearer to the stars than ours',
    'Nobody in the zoo takes longer to lie down than a giraffe'
  ],
  hippos: [
    'A hippo sleeps in the water, and comes up to breathe without waking',
    'When it’s dark the hippos get out and have supper on the grass',
    'A rhino lies down with a thump, and then it’s quiet'
  ],
  crocodiles: [
    'A crocodile lies so still that it’s nearly a log',
    'Little crocodiles sleep on their mother’s head',
    'The river’s warm at night, and the crocodile’s in it up to its eyes'
  ],
  kangaroos: [
    'A joey sleeps in the pocket, head down, and goes along',
    'A kangaroo lies on its side, on one elbow, like somebody reading',
    'Koalas sleep in the fork of a tree nearly all day and nearly all night'
  ],
  pandas: [
    'A panda sleeps where it stops eating, just there',
    'When a panda’s tired it leans on a tree, and the tree doesn’t mind',
    'Baby pandas sleep on a branch, with all four legs hanging down'
  ],
  sloths: [
    'A sloth doesn’t hurry even with going to sleep',
    'Sloths sleep hanging, and never fall down',
    'By the time a sloth has yawned it’s morning'
  ],
  sharks: [
    'Some sharks swim on while they doze, and never stop',
    'A small shark lies on the sand at night, side by side with others',
    'It’s dark down there where the shark is, and very soft'
  ],
  octopuses: [
    'An octopus changes colour in its sleep, as if it were dreaming',
    'At night an octopus pulls a shell over its door',
    'A jellyfish goes up and down in the dark, like breathing',
    'All octopuses have eight arms to tuck in'
  ],
  dolphins: [
    'A dolphin sleeps with one eye shut, and then with the other',
    'Small dolphins sleep beside their mothers, and are pulled along',
    'Dolphins lie at the top of the water at night, like logs, and puff'
  ],
  turtles: [
    'A turtle has its bedroom with it, wherever it goes',
    'Out at sea a turtle can sleep under water for hours, on one breath',
    'A tortoise goes in, and that’s good night'
  ],
  'polar-bears': [
    'A polar bear scratches a bed in the snow, and then it’s comfortable',
    'Polar bear cubs lie on their mother, for that’s the warm side',
    'A seal sleeps standing up in the water, with only its nose out'
  ],
  unicorns: [
    'A unicorn would have to sleep on its side, because of the horn',
    'If a unicorn came by now, you’d only hear the grass',
    'The horn of a unicorn glows a little when everybody’s asleep, I should think',
    'A unicorn’s mane gets knots in the night, like anybody’s',
    'Unicorns lie down where there’s most clover'
  ],
  tractors: [
    'The tractor’s in the shed, with straw on its step',
    'A tractor ticks when it cools down, like a slow clock',
    'Out in the field you can see where the tractor went, even by the moon',
    'After ploughing, the field lies open all night and gets cool',
    'Hay bales keep the sun in them till midnight',
    'The tractor’s big wheels have brought half the field home with them',
    'At night an owl sits on the tractor, because it’s got the best view'
  ],
  buses: [
    'All the buses are lined up in the garage now, with their eyes off',
    'The last bus goes by nearly empty, with all its lights on',
    'On the night bus somebody’s leaning on the window, and nodding',
    'The bus has been swept out, and there was one glove in it',
    'A bus driver’s sitting at home, with no doors to open',
    'All the bells on the bus are quiet, and every seat’s empty'
  ],
  'bin-lorry': [
    'The bin lorry’s shut its big mouth for the night',
    'All the bins are out on the street, waiting in a row',
    'The bin lorry gets up before anybody, so it’s been in bed for hours',
    'All the rubbish is gone, and the street can sleep',
    'A rubbish truck sleeps on its own in the yard, and it smells like home',
    'The bin lorry’s been washed, and it’s dripping in the yard',
    'A bin with its lid shut looks as if it’s asleep'
  ],
  ambulances: [
    'The ambulance is standing by with its blankets folded',
    'Somebody’s awake beside the ambulance, so that all of us needn’t be',
    'An ambulance can go without any noise too, when it’s night',
    'Paramedics drink their tea at three in the morning, so that we can lie here'
  ],
  police: [
    'A police car’s going round the block now, quite slowly, looking at closed doors',
    'At the police station somebody’s drinking tea and being awake for us',
    'The police horse has gone to bed, and so has its hat'
  ],
  'hot-air-balloon': [
    'A hot-air balloon’s folded into a bag at night, the whole of it',
    'In a balloon you don’t feel the wind, because you’re going along with it',
    'When a balloon’s landed it lies down very, very slowly',
    'The balloon’s basket stays out on the grass at night, and a mouse looks in'
  ],
  helicopters: [
    'A helicopter lets its blades hang at night, like tired arms',
    'The helicopter’s tied down by now, so that it stays in bed',
    'When a helicopter’s gone the quiet comes back, from all sides'
  ],
  submarines: [
    'Down in a submarine the beds are one on top of the other, like drawers',
    'In a submarine they use red lamps at night, so that it looks dark',
    'It’s quiet in the deep sea, and a submarine makes hardly a sound'
  ],
  astronauts: [
    'Astronauts tie themselves to the wall, or they’d float off while they sleep',
    'An astronaut’s arms float up in the night, like a baby’s',
    'In a rocket there’s no up or down, so any wall can be the bed',
    'On the space station it gets dark every hour or so, and nobody goes to bed for that',
    'After the moon landing they lay down in hammocks, in the quiet',
    'An astronaut sleeps in a bag on the wall, and doesn’t even fall out',
    'Astronauts can see sixteen sunsets in one day, and then they shut the blind'
  ],
  planets: [
    'Every planet’s turning over now, quite slowly, and so is ours',
    'Half of the planet’s asleep, and the other half’s having lunch',
    'The rings of Saturn are bits of ice, and they go round without a sound',
    'On Mars the sunset’s blue, and there’s nobody up to see it',
    'Jupiter’s out there turning over, quicker than any of us',
    'Venus is the first to light up, and the first to go to bed',
    'Neptune’s so far out that from there the sun’s only a bright star'
  ],
  baker: [
    'The dough’s rising in the dark, all by itself',
    'A baker goes to bed when you do, and gets up in the middle of the night',
    'By the time you wake there’ll be bread, somebody’s up for it',
    'A loaf sings a little when it cools, very softly',
    'The baker’s apron’s hanging up, as white as anything',
    'A baker’s alarm clock is the first one in the whole street'
  ],
  postman: [
    'All the letters are in their sacks now, and they’re travelling',
    'The postman’s in bed, with both feet up',
    'A letter goes along all night, and you needn’t push',
    'The letterbox has its mouth shut till morning',
    'The stamp goes along on its letter all night, and never falls off',
    'A postman’s bag lies flat at night, and has a rest from letters'
  ],
  vet: [
    'At the vet’s there’s a small light on, and everybody in a basket is asleep',
    'The vet’s own cat is lying on the vet by now',
    'A vet goes round once more at night, in socks',
    'In the animal hospital somebody’s sitting up with a cat'
  ],
  builder: [
    'What the builders have built stays up all night, with nobody holding it',
    'The builder’s boots are standing by a door somewhere, side by side',
    'Builders’ cement goes hard while we’re asleep',
    'On the building site the crane’s let go of everything',
    'The roof lies on the house all night, and keeps the rain from coming to bed'
  ],
  'lost-toy': [
    'A toy that’s been found sleeps twice as well',
    'Teddies get flat on one side, from all the nights',
    'A teddy never minds which way up it is',
    'A bunny that was lost has the best place tonight',
    'Soft toys sleep with their eyes open, so that somebody’s looking',
    'A toy that’s been away has such a lot to tell, and tells it in the morning',
    'A teddy’s ears have heard more whispering than anybody’s'
  ],
  sleepover: [
    'At a sleepover the last one awake has to listen to the others',
    'At a sleepover you whisper a bit, and then a bit less',
    'The floor gets softer as soon as you’re asleep, at a sleepover',
    'After a midnight feast there are crumbs in every bed',
    'At a sleepover there are twice as many slippers by the bed',
    'At a sleepover there’s one yawn, and everybody gets a turn with it',
    'Your friend’s sleeping bag rustles at a sleepover, and then it doesn’t'
  ],
  'new-shoes': [
    'The new shoes are standing in the dark, getting used to the house',
    'Shoes keep the shape of your feet all night',
    'Tomorrow the new shoes will be one day old',
    'The laces are undone, and can lie any way they like'
  ],
  glasses: [
    'The glasses lie on the shelf with their arms folded',
    'In a dream you can see well, even without glasses',
    'You take off your glasses last, and then the room goes soft',
    'Your eyes have been looking all day, and now they can shut',
    'After an eye test the letters stay up on the wall, in the dark'
  ],
  'car-journey': [
    'After a long car journey the bed goes on driving for a bit',
    'Nothing’s nicer than being carried in from the car',
    'The car’s standing outside, still a bit warm in front',
    'On a road trip the road lies there all night, and waits for you'
  ],
  'away-for-work': [
    'Whoever’s away lies down as well, and looks at the same moon',
    'When somebody’s at work far away the bed’s kept for them',
    'Somebody’s always awake at work in the night, so that there’s bread and trains',
    'On a night shift somebody’s having toast now, and thinking of home',
    'Somebody’s working nights, and somebody keeps the bed warm'
  ],
  'treasure-hunt': [
    'A treasure that nobody’s found has a very quiet life',
    'When the hunt’s over, the clues can go to sleep',
    'The best treasure goes under the pillow, where it makes a bump',
    'After a hunt the last thing to find is the pillow'
  ],
  easter: [
    'At Easter the hare does it all at night, and very softly',
    'There’s always one Easter egg that lies in the grass till morning',
    'The Easter eggs are in a basket in the dark, side by side'
  ],
  halloween: [
    'After Halloween the pumpkin smiles on in the dark',
    'A ghost has to fold its own sheet before bed',
    'On Halloween night everybody takes their mask off in the end, and it’s only us'
  ],
  hanukkah: [
    'The candles of Hanukkah burn down by themselves, and you only have to watch',
    'At Hanukkah you may look at the lights and do nothing at all',
    'The dreidel’s lying on its side by now, that’s how it rests',
    'The last latke’s gone cold on its plate, and it’s somebody’s breakfast'
  ],
  holi: [
    'After Holi there’s blue behind your ears, and it goes to bed with you',
    'The pillow will be a bit pink tomorrow, that’s from Holi',
    'Holi comes with a full moon, so it’s light outside now',
    'The colour powder’s settled, and it’s lying on everything, very softly'
  ],
  'mid-autumn': [
    'At the moon festival everybody looks up, and then goes to bed',
    'The lanterns are out, and the moon goes on by itself',
    'Half a mooncake’s lying there in the dark, like half a moon',
    'Paper lanterns fold up as flat as plates',
    'The mooncakes are in their tin, side by side, like moons',
    'After the lantern festival it’s dark, and the moon’s still on'
  ],
  tanabata: [
    'At Tanabata the wishes hang outside all night, and rustle',
    'The two stars of Tanabata are up there now, quite close together',
    'Paper wishes make hardly any noise, at the star festival',
    'Origami birds sit on the sill all night and never tuck in their heads'
  ],
  'raksha-bandhan': [
    'A rakhi stays on in bed as well',
    'You can feel the thread of the rakhi in the dark, and know who it’s from',
    'A bracelet that’s tied on needn’t be held',
    'After Raksha Bandhan the thread’s on your arm, and it sleeps there too'
  ],
  pinata: [
    'After the piñata there’s always one sweet left under the sofa',
    'Somebody’s sweeping up what’s left of the piñata, very quietly',
    'A piñata’s only paper, it hardly weighs a thing now',
    'The three kings are walking all night, and the camels don’t hurry'
  ],
  ramadan: [
    'In Ramadan somebody gets up while it’s dark, and the kitchen lamp goes on',
    'The moon of Ramadan gets rounder, and then thinner, and then it’s Eid',
    'At night in Ramadan you can hear cups in every house',
    'After iftar the street goes quiet, and you can hear spoons'
  ],
  harvest: [
    'The apples are lying in the dark, and they smell more at night',
    'After harvest the fields may rest, and the people as well',
    'Potatoes like it dark and quiet, as you do',
    'The yams are lying in their barn, in rows, like big people in bed',
    'Maize rustles at night, even with no wind'
  ],
  hangi: [
    'The stones of the hāngī stay warm in the ground till morning',
    'After a hāngī you smell of smoke in bed, a little, and it’s nice',
    'Where the hāngī was, the earth’s still warm, and the cat knows',
    'The poi are hanging on their hook, quite still'
  ],
  wedding: [
    'After a wedding everybody carries their shoes home',
    'There’s always somebody asleep under the table at a wedding',
    'The cake of the wedding’s gone, and the music’s only in your feet',
    'The bride’s taken her shoes off by now, I’m sure',
    'Wedding bells need a long time to get quiet'
  ],
  'snow-day': [
    'When snow comes down at night, nobody hears it arrive',
    'The snowman stays up, he likes it out there',
    'Snow makes the street so quiet that it’s like a blanket on it',
    'Under the ice the fish are lying still, all winter',
    'A snowflake takes an hour to come down, and never hurries',
    'Icicles grow in the dark, drop by drop',
    'Snow’s so quiet because it’s full of holes, and the noise falls in',
    'The snowman’s still got his carrot on, and he’s as cold as he likes to be',
    'Each snowflake lies down on another one, and nobody’s squashed'
  ],
  'broken-arm': [
    'A broken bone mends best at night, when you lie still',
    'The plaster gets its own bit of pillow',
    'An arm in plaster sleeps as well, only in a hard coat',
    'In the hospital somebody goes round in soft shoes all night'
  ],
  supermarket: [
    'All the trolleys are pushed together now, for the night, in one long row',
    'In the shops there’s only a hum now, that’s the fridges sleeping',
    'At the supermarket somebody’s filling up the shelves, so that there’s breakfast',
    'Pocket money’s quiet at night, it only clinks if you turn over',
    'In the supermarket the bananas are lying in the dark, all pointing the same way',
    'The supermarket doors have stopped sliding open and shut'
  ],
  ballet: [
    'Ballet shoes have to hang up at night, to rest',
    'When you’ve been dancing, your toes go on a bit in bed',
    'After ballet the whole of you goes soft, from the toes up',
    'A tutu can’t lie down, so it hangs there like a lamp'
  ],
  pizza: [
    'The pizza oven keeps its warmth till the middle of the night',
    'Pizza dough’s asleep in a bowl now, and gets bigger',
    'A bit of pizza always stays over, for the morning',
    'The pizza box is in the kitchen, keeping one crust company',
    'The pizza cutter’s had its last roll for today'
  ],
  princesses: [
    'A princess takes off her crown at night, or it gets into the pillow',
    'In the palace the princess has the softest pillow, and the crown has the next softest',
    'Princesses are tucked in as well, it takes just as long',
    'Cinderella’s in bed by twelve as well',
    'The tiara’s on the night table, and keeps a little light',
    'A princess has cold feet too, and puts on thick socks',
    'The princess’s ball gown’s so stiff that it stands up by itself at night'
  ],
  knights: [
    'A knight couldn’t turn over in armour, so he took it off',
    'The knight’s horse slept standing, and the knight lay in the straw',
    'At night all the armour stands in a row with nobody in it',
    'The round table’s empty now, and all the chairs are pushed in'
  ],
  clocks: [
    'At night you can hear the clock, and by day it’s too noisy',
    'A clock says good night all the time, if you listen, tick, tock',
    'The clock stays up, so you needn’t know how late it is',
    'The clock’s big hand is having a slow walk, all the way round',
    'Nobody winds the clock at night, it’s got enough in it'
  ],
  bubbles: [
    'A bubble comes down so softly that it might be asleep',
    'The last bubble of all is the one that nobody sees pop',
    'Bubbles never make a sound, not even together',
    'A bubble’s nearly all air, and the rest is rainbow',
    'The bubble pot’s got its lid on, and they’re all still in there'
  ]
}
