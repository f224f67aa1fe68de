import type { ThemeWorld } from '../format.ts'

/** What children do with their hands, their friends and their days; joined to their packs by id. */
export const playWorlds: Record<string, ThemeWorld> = {
  diggers: {
    sort: 'vehicle',
    verbs: [
      ['drive a digger', 'drove a digger', 'driving a digger'],
      ['dig a deep hole', 'dug a deep hole', 'digging a deep hole'],
      ['lift with the bucket', 'lifted with the bucket', 'lifting with the bucket'],
      ['tip out the load', 'tipped out the load', 'tipping out the load'],
      ['roll the road flat', 'rolled the road flat', 'rolling the road flat']
    ],
    facts: [
      'The biggest digger in the world is taller than a church and needs five people',
      'A digger’s arm has a shoulder, an elbow and a wrist, as yours has',
      'The driver steers with two sticks and hardly ever with a wheel',
      'Tracks keep a digger from sinking, because its weight is spread out',
      'Diggers are yellow so that they are seen in the dust',
      'A small digger can go through a garden gate',
      'Oil, pressed through hoses, is what moves the arm',
      'Before there were diggers, a canal was dug by thousands of people with spades'
    ],
    guesses: [
      'Diggers are yellow because they eat so much custard',
      'They beep backwards because they’re shy about it',
      'A hole is dug to let the old air out',
      'The teeth on the bucket are its second ones',
      'Diggers sleep with the arm down so that nobody trips over it'
    ],
    says: ['Beep, beep, beep', 'Stand clear', 'Where do you want it', 'One more bucket', 'Helmet on'],
    props: [
      ['the bucket', 'a saucepan'],
      ['the arm', 'an arm'],
      ['the earth', 'all the cushions'],
      ['the lorry', 'the laundry basket'],
      ['the helmet', 'a mixing bowl'],
      ['the fence', 'a line of shoes']
    ],
    parts: ['the driver', 'the arm', 'the lorry', 'the heap', 'the one with the whistle', 'the hole', 'the neighbour who came to look'],
    goes: [
      ['{S} put the bowl on, sat down and pulled the left stick.', 'With both sticks in hand {S} looked down into the hole.'],
      ['Slowly {S} swung the arm round and did not lose a crumb.', 'A full bucket went over the fence, and {S} watched it all the way.'],
      ['Up went the basket of {S}, and out ran the cushions.', 'With a long rumble {S} tipped the load.'],
      ['Backwards came {S}, and said so all the way.', 'Beep by beep {S} backed up to the heap.']
    ],
    mishaps: [
      {
        problem: ['The hole was so fine and deep that the digger stood in it and could not get out.', 'They had dug all round the digger, and now it was on an island.'],
        fail: ['{S} drove forwards, and it was deeper there.', '{S} tried digging the rest away, and that was the last of the floor.'],
        see: ['“You need a slope,” said {A}. “You have only made walls.”', '“Put some of it back,” said {A}. “A road is also a heap.”'],
        mend: ['So {A} fetched back three cushions, {S} rolled them flat, and out it came, beeping.', '{S} laid a slope, {A} blew the whistle, and up came the digger, backwards and proud.'],
        alone: ['{S} put three cushions back as a slope, and out it came.']
      },
      {
        problem: ['There was a big stone in the ground, and the bucket only scratched it.', 'Something hard lay at the bottom, and the digger said clonk.'],
        fail: ['{S} hit it again, and the saucepan had a new shape.', '{S} tried pretending that it was not there, and then the road had a bump.'],
        see: ['“Dig beside it,” said {A}. “Then it has nothing to hold on to.”', '“That’s the table leg,” said {A}.'],
        mend: ['{S} dug left, {A} dug right, and the stone lay down in the bucket by itself.', 'So {S} dug round it and {A} put up a sign;; that was where the road had a bend.'],
        alone: ['{S} dug on all sides of it, and it lay down in the bucket by itself.']
      },
      {
        problem: ['The lorry was full, and the heap was as big as before.', 'Bucket after bucket had gone out, and there was not one cushion less.'],
        fail: ['{S} dug faster, and so did the heap grow.', '{S} filled a second basket, and then a third.'],
        see: ['“It comes in at the back,” said {A}. “Look who’s tidying up.”', '“We’re digging in a circle,” said {A}. “Your heap is my hole.”'],
        mend: ['So {S} and {A} changed places;; one carried out what the other put in, until it came out even.', '{A} held the basket still, {S} dug from one side only, and there was a floor under it.'],
        alone: ['{S} shut the door at the back, and then the heap got smaller.']
      }
    ],
    ends: ['The engine was off, and it ticked as it cooled.', 'All the buckets rested on the ground, with their teeth in a row.', 'The hole was full again, and it was full of the dark.']
  },
  music: {
    sort: 'thing',
    verbs: [
      ['play in a band', 'played in a band', 'playing in a band'],
      ['sing a round', 'sang a round', 'singing a round'],
      ['play the drum', 'played the drum', 'playing the drum'],
      ['learn a tune', 'learned a tune', 'learning a tune'],
      ['conduct the orchestra', 'conducted the orchestra', 'conducting the orchestra']
    ],
    facts: [
      'A note is air that shakes, and a high one shakes faster',
      'The oldest flute that was ever found is made of a bird’s bone, and forty thousand years old',
      'Cows give more milk when the music is slow',
      'A grand piano has more than two hundred strings inside',
      'When people sing together, their hearts begin to beat together',
      'A violin’s bow is strung with hair from horses’ tails',
      'Whales have songs, and the song changes every year',
      'One can hear a drum through the feet'
    ],
    guesses: [
      'A piano has black keys for the sad tunes',
      'The conductor waves to see whether anyone knows him',
      'Drums are round so that they don’t hurt when they’re hit',
      'A trumpet is rolled up to fit into the bus',
      'High notes are kept on the top shelf'
    ],
    says: ['One, two, three', 'From the beginning', 'Who came in early', 'Softly now', 'That was the wrong hat'],
    props: [
      ['the drum', 'a saucepan'],
      ['the trumpet', 'a funnel'],
      ['the harp', 'the back of a chair'],
      ['the conductor’s stick', 'a carrot'],
      ['the rattles', 'two jars of rice'],
      ['the piano', 'the edge of the table']
    ],
    parts: ['the conductor', 'the drum', 'the one who has to count to forty', 'the triangle', 'the audience', 'the high note', 'the lady who coughs'],
    goes: [
      ['{S} lifted the carrot, and everything breathed in.', 'With one finger {S} asked for quiet, and got nearly all of it.'],
      ['On the saucepan {S} kept time, and time stayed.', 'Boom, went {S}, and after a while boom again, just where it belonged.'],
      ['{S} sang the first line, and it came back from the kitchen.', 'Round the room went the tune, and {S} came in second.'],
      ['At the very end {S} had one ting to do, and did it.', 'For forty counts {S} waited, and then there was the triangle.']
    ],
    mishaps: [
      {
        problem: ['Everybody played, and everybody played something else.', 'It began together and ended one after the other.'],
        fail: ['{S} played louder, so as to be the one they followed.', '{S} tried stopping and starting again, and it was the same with a gap in it.'],
        see: ['“Nobody is listening,” said {A}. “We’re all only playing.”', '“We need somebody who plays nothing,” said {A}. “For the others to look at.”'],
        mend: ['So {S} put down the pan and took the carrot, {A} nodded, and it was one song.', '{A} hummed the first note to each of them and {S} counted;; they came out at the same door.'],
        alone: ['{S} shut both eyes and listened first, and then it was one song.']
      },
      {
        problem: ['The tune had gone. It had been there at tea, and nobody could think how it went.', 'In the middle of the song there was a hole where the next bit should have been.'],
        fail: ['{S} began again, and came to the hole from the same side.', 'Trying every note was what {S} did, and the tune was not among them.'],
        see: ['“Don’t look for it,” said {A}. “Do something else, and it comes in.”', '“It’s in the feet,” said {A}. “Walk, and it’ll go on.”'],
        mend: ['{S} walked, {A} walked behind, and by the door the feet knew how it went.', 'So they laid the spoons away, {S} and {A}, and with the last spoon somebody was humming it.'],
        alone: ['{S} went to put the spoons away, and with the last of them was humming it.']
      },
      {
        problem: ['The drum was so loud that one could not hear the triangle.', 'Ting, went somebody, and there was only boom.'],
        fail: ['{S} hit the triangle harder, and it spun.', '{S} looked for a bigger triangle, and it was the oven rack.'],
        see: ['“The small ones need a hole to come through,” said {A}. “The drum must leave one.”', '“Put a cushion in the drum,” said {A}. “It won’t mind. It’s tired.”'],
        mend: ['So {A} put in the cushion, {S} held the triangle high, and there it was, like a star.', '{A} drummed and stopped, {S} put one ting into the gap, and that was the best bit.'],
        alone: ['{S} put a cushion in the drum, and there was the triangle, like a star.']
      }
    ],
    ends: ['The last note went round the room once, and lay down.', 'All the strings were let down a little, for the night.', 'One could still hear it for a while, though nobody was playing.']
  },
  blocks: {
    sort: 'thing',
    verbs: [
      ['build a tower', 'built a tower', 'building a tower'],
      ['stack the blocks', 'stacked the blocks', 'stacking the blocks'],
      ['knock it down', 'knocked it down', 'knocking it down'],
      ['build a bridge', 'built a bridge', 'building a bridge'],
      ['balance one more on top', 'balanced one more on top', 'balancing one more on top']
    ],
    facts: [
      'The tallest building in the world sways a little in the wind, on purpose',
      'An arch holds because every stone leans on the next',
      'Towers stand best when they are wide at the bottom',
      'The pyramids have stood for more than four thousand years without any glue',
      'A triangle cannot be pushed out of shape, so bridges are full of them',
      'Bricks are laid so that no joint stands above another',
      'The tower in Pisa leans because the ground on one side is soft',
      'A house of cards has been built as tall as two grown-ups'
    ],
    guesses: [
      'Towers fall down because they want to see the floor',
      'The top one is always red so that aeroplanes stop',
      'Bridges are high so that the river doesn’t get bored',
      'Bricks have holes so that they can breathe',
      'A tower leans when it’s listening'
    ],
    says: ['Hold your breath', 'One more', 'Nobody walk', 'Timber', 'It was meant to do that'],
    props: [
      ['the tower', 'every box in the house'],
      ['the bridge', 'a tray across two chairs'],
      ['the crane', 'a fishing net'],
      ['the foundation', 'the dictionary'],
      ['the king on top', 'a pepper pot'],
      ['the wind', 'the door']
    ],
    parts: ['the builder', 'the one who hands things up', 'the wobble', 'the king on top', 'the crane', 'the wind', 'the inspector with the pencil'],
    goes: [
      ['{S} laid the widest first, and pressed it with one hand.', 'At the bottom {S} put what was heaviest, which was the dictionary.'],
      ['With the tongue between the teeth {S} put one more on top.', 'Two fingers of {S} let go, and it stayed.'],
      ['Along the tower looked {S}, with one eye shut.', 'From the floor {S} checked whether it was straight, and it nearly was.'],
      ['Across two chairs {S} laid a bridge, and the cat tested it.', '{S} built a bridge, and under it the road could go on.']
    ],
    mishaps: [
      {
        problem: ['Whenever it was finished, it fell down.', 'At the ninth box it always began to lean.'],
        fail: ['{S} built faster, so as to be done before it noticed.', 'Holding it was tried by {S}, who could then do nothing else.'],
        see: ['“The small ones are underneath,” said {A}. “They’re being brave, but they’re small.”', '“It stands on the edge of the rug,” said {A}. “Half of it’s on tiptoe.”'],
        mend: ['So they took it down, {S} and {A}, turned it upside down, and it stood like a house.', '{A} pulled the rug straight and {S} began again with the big ones;; the pepper pot got its view.'],
        alone: ['{S} built it again with the big ones at the bottom, and it stood like a house.']
      },
      {
        problem: ['One block was missing, and it was the one that mattered.', 'In the very middle there was a hole as big as a box.'],
        fail: ['{S} put in a shoe, and the tower limped.', 'Looking under everything took {S} as far as the kitchen.'],
        see: ['“Somebody is sitting on it,” said {A}. “I believe that it’s you.”', '“A hole may be a window,” said {A}, “if one puts a lamp in it.”'],
        mend: ['{S} got up, {A} handed it over, and it was still warm.', 'So {A} lit the small lamp and {S} set it in;; it was the only tower with a light on.'],
        alone: ['{S} put the small lamp in the hole, and it was the only tower with a light on.']
      },
      {
        problem: ['The king was on top, and nobody could get him down for supper.', 'High up stood the pepper pot, and the soup was waiting.'],
        fail: ['{S} stood on tiptoe, and tickled the tower.', '{S} tried asking him to jump, and he was not that sort of king.'],
        see: ['“We got him up one box at a time,” said {A}.', '“He must come down as he went up,” said {A}. “With people to carry him.”'],
        mend: ['Box by box {S} and {A} took it away below him;; he came down sitting.', 'So {A} held the top half, {S} took out the middle, and the king rode down to supper.'],
        alone: ['Box by box {S} took it away, and the king came down sitting.']
      }
    ],
    ends: ['The tower was left standing, and everyone went round it on socks.', 'All the boxes were back in the biggest box.', 'Nothing fell, all night.']
  },
  flight: {
    sort: 'deed',
    verbs: [
      ['fly through the air', 'flew through the air', 'flying through the air'],
      ['take off', 'took off', 'taking off'],
      ['glide over the roofs', 'glided over the roofs', 'gliding over the roofs'],
      ['fold a paper aeroplane', 'folded a paper aeroplane', 'folding a paper aeroplane'],
      ['land on both feet', 'landed on both feet', 'landing on both feet']
    ],
    facts: [
      'A wing is round above and flat below, and the air holds it up',
      'The first people in a balloon came after a sheep, a duck and a cockerel',
      'Flying squirrels do not fly; they fall very well',
      'Geese fly in a V, and the one in front gets tired and changes places',
      'The first aeroplane flew for twelve seconds',
      'A paper aeroplane has flown for nearly half a minute',
      'Bumblebees beat their wings two hundred times in a second',
      'Hot air is lighter than cold, and that is all there is to a balloon'
    ],
    guesses: [
      'Birds fly because they’ve never been told about it',
      'A feather comes down slowly because it’s looking round',
      'Balloons go up to get away from pins',
      'One could fly if one ran and then forgot about one’s feet',
      'Clouds are where flying is stored'
    ],
    says: ['Ready for take-off', 'Arms out', 'Lean', 'Don’t look at the floor', 'Mind the lamp'],
    props: [
      ['the wings', 'a sheet over the shoulders'],
      ['the runway', 'the hall'],
      ['the clouds', 'pillows'],
      ['the balloon', 'an umbrella and a basket'],
      ['the tower', 'whoever sat on the stairs'],
      ['the wind', 'a big book, shut quickly']
    ],
    parts: ['the pilot', 'the wind', 'the tower that says go', 'the left wing', 'the duck who went first', 'the cloud', 'the landing'],
    goes: [
      ['{S} put both arms out, and leaned on the air.', 'At the end of the hall {S} stood with the arms out, and waited for the tower.'],
      ['Down the runway ran {S}, and at the rug there was a moment.', 'One step was longer than the others, and {S} counted that as flying.'],
      ['{S} folded a sheet of paper, once, twice, and a nose.', 'From the stairs {S} let it go, and it thought about it, and flew.'],
      ['With bent knees {S} landed, and said so.', 'Down among the pillows came {S}, as light as a coat.']
    ],
    mishaps: [
      {
        problem: ['The paper aeroplane flew a loop, and came back to whoever had thrown it.', 'Each time it went up, turned round, and hit the thrower on the nose.'],
        fail: ['{S} threw it harder, and it came back harder.', '{S} tried ducking, and it landed on the head.'],
        see: ['“Its nose is too light,” said {A}. “It’s looking for you.”', '“One wing is longer,” said {A}. “It’s walking with a limp, up there.”'],
        mend: ['So {A} put a paper clip on it and {S} threw it softly;; it went as far as the bathroom.', '{S} folded it again with {A} holding the edge, and it flew as straight as a ruler.'],
        alone: ['{S} put a paper clip on its nose, and it went as far as the bathroom.']
      },
      {
        problem: ['They were all aboard, and the balloon did not rise.', 'The basket sat on the floor, as baskets do.'],
        fail: ['{S} threw out the ballast, which was the socks.', 'Blowing up into the umbrella was what {S} tried, and felt dizzy.'],
        see: ['“Nobody has said goodbye,” said {A}. “One can’t go up before that.”', '“It isn’t we who rise,” said {A}. “It’s the ground that goes away. Watch.”'],
        mend: ['So they waved, {S} and {A}, to the lamp and the door, and it was quite high already.', '{A} drew the curtain down slowly, {S} looked out, and it all sank away below.'],
        alone: ['{S} waved goodbye to the lamp and the door, and it was quite high already.']
      },
      {
        problem: ['It was foggy, and nobody could find the place to land.', 'Round and round they flew, and under them was nothing but pillow.'],
        fail: ['{S} looked down, and there was no down.', '{S} tried asking a goose, and it was going south.'],
        see: ['“The tower should say something,” said {A}. “Where’s the tower? Oh. It is I.”', '“Listen for the kettle,” said {A}. “Home is under it.”'],
        mend: ['{A} went back to the stairs and said left a bit;; {S} came down on the rug like a letter.', 'So {S} flew by ear, {A} put the kettle on, and there was the runway.'],
        alone: ['{S} listened for the kettle, and home was under it.']
      }
    ],
    ends: ['The wings hung over the chair, and the air had nothing more to do.', 'The wheels came down, and there was hardly a bump.', 'High up something hummed across the stars, and was none of ours.']
  },
  forest: {
    sort: 'place',
    verbs: [
      ['walk in the forest', 'walked in the forest', 'walking in the forest'],
      ['build a den of sticks', 'built a den of sticks', 'building a den of sticks'],
      ['climb over roots', 'climbed over roots', 'climbing over roots'],
      ['gather acorns', 'gathered acorns', 'gathering acorns'],
      ['listen to the trees', 'listened to the trees', 'listening to the trees']
    ],
    facts: [
      'Trees send each other food through threads in the ground',
      'You can count how old a tree was by its rings',
      'A big oak drinks as much in a day as three bathtubs hold',
      'Moss has no roots and drinks with its leaves',
      'Squirrels forget where they put their nuts, and that is how trees are planted',
      'Mushrooms are neither plants nor animals',
      'The tallest tree in the world is taller than a church tower, and nobody says where it stands',
      'In autumn leaves do not turn yellow; the green goes, and the yellow was there all the time'
    ],
    guesses: [
      'Leaves fall because the tree wants to see its feet',
      'Trees stand still so that the birds can find them again',
      'The rings are from all the cups that were put down',
      'Mushrooms are where the forest keeps its umbrellas',
      'A forest is quiet because everything in it’s eavesdropping'
    ],
    says: ['This way', 'That was a twig', 'Whose nut is this', 'Hush, it’s growing', 'Mind the roots'],
    props: [
      ['the trees', 'chairs with coats on'],
      ['the den', 'a blanket over the clothes horse'],
      ['the moss', 'the bath mat'],
      ['the acorns', 'walnuts in a hat'],
      ['the path', 'a ball of wool, unrolled'],
      ['the owl', 'a hot-water bottle on the wardrobe']
    ],
    parts: ['the oldest tree', 'the squirrel who forgot', 'the path', 'the owl', 'the mushroom', 'the rustling', 'the one who carries the sandwiches'],
    goes: [
      ['{S} went first, and held back every branch for the next one.', 'Along the wool went {S}, into where the coats were thick.'],
      ['Under the biggest coat {S} stood still, and heard it grow.', 'With one ear on the bark {S} listened for a long while.'],
      ['{S} hid a walnut, in a place that nobody would ever guess.', 'Into the moss {S} pressed an acorn, for later, or for ever.'],
      ['Stick by stick {S} built the den, and left a window.', 'Inside the den {S} sat down, and the whole forest was outside.']
    ],
    mishaps: [
      {
        problem: ['The path had come to an end, and there were only trees.', 'Somebody had rolled up the wool behind them, to be tidy.'],
        fail: ['{S} went straight on, and met the same coat again.', '{S} tried calling, and the forest said it back.'],
        see: ['“We came with the moss on our left,” said {A}. “Then it’s on our right, going home.”', '“I dropped crumbs,” said {A}. “But I dropped them into my mouth.”'],
        mend: ['So {S} looked for the moss, {A} kept it on the right, and there was the kitchen light.', '{A} smelled the soup, {S} followed the nose, and that was a path as well.'],
        alone: ['{S} kept the moss on the right, and there was the kitchen light.']
      },
      {
        problem: ['The squirrel had hidden everything, and forgotten where.', 'It was supper time, and all the nuts were in a very good place.'],
        fail: ['{S} looked where one would look, and they were not there.', '{S} tried digging everywhere, and the bath mat was never the same.'],
        see: ['“Where would you not look?” said {A}. “There.”', '“You laughed when you hid them,” said {A}. “What makes you laugh?”'],
        mend: ['{S} thought, laughed, and {A} turned out the slipper: there they were.', 'So {S} looked in the one silly place, {A} held the hat, and they had walnuts.'],
        alone: ['{S} looked in the silliest place first, and that was the slipper.']
      },
      {
        problem: ['Something rustled behind the coats, and came nearer.', 'In the thick of the forest a twig went snap.'],
        fail: ['{S} rustled back, and it stopped, and began again.', 'Being a tree was what {S} tried, and it was a tree that giggled.'],
        see: ['“It’s more afraid than we are,” said {A}. “It’s only louder about it.”', '“It has soft feet,” said {A}. “And it wants its supper.”'],
        mend: ['{A} held out a hand and {S} held out a nut;; out came something small with leaves in its hair.', 'So {S} sat down and {A} sat down;; when all was low it came and sat down too.'],
        alone: ['{S} sat down and held out a nut, and out came something small.']
      }
    ],
    ends: ['The trees stood closer, as they do when it is dark.', 'One leaf came down, and took its time.', 'The owl opened one eye, and everything was in its place.']
  },
  garden: {
    sort: 'place',
    verbs: [
      ['plant a seed', 'planted a seed', 'planting a seed'],
      ['water the flowers', 'watered the flowers', 'watering the flowers'],
      ['pull up a carrot', 'pulled up a carrot', 'pulling up a carrot'],
      ['weed the bed', 'weeded the bed', 'weeding the bed'],
      ['smell the roses', 'smelled the roses', 'smelling the roses']
    ],
    facts: [
      'A seed knows which way is up, even when you plant it upside down',
      'Worms have no eyes, and they feel the light with their skin',
      'Sunflowers turn to the sun when they are young',
      'One teaspoon of earth has more creatures in it than there are people in the world',
      'A pumpkin can grow as heavy as a small car',
      'Bees see colours that we cannot see',
      'Strawberries wear their seeds outside',
      'Snails have thousands of teeth, all of them very small'
    ],
    guesses: [
      'Carrots are pointed so that they find the way down',
      'Flowers close at night because they have nothing on',
      'Worms come out in the rain to see who’s knocking',
      'Grass is green because it hasn’t been anywhere',
      'A scarecrow holds its arms out because it’s being measured'
    ],
    says: ['Grow', 'Not so much water', 'That one isn’t a weed', 'Who ate the lettuce', 'Dig a little deeper'],
    props: [
      ['the bed', 'a bed'],
      ['the watering can', 'a teapot'],
      ['the seeds', 'buttons'],
      ['the carrots', 'orange socks'],
      ['the scarecrow', 'a broom in a shirt'],
      ['the sun', 'a yellow plate']
    ],
    parts: ['the seed', 'the sun', 'the scarecrow', 'the worm', 'the gardener with the hat', 'the snail who only tasted', 'the rain'],
    goes: [
      ['{S} made a hole with one finger, and put in a button.', 'Into the earth went the seed, and {S} patted it goodnight.'],
      ['With the teapot {S} watered, a little for each.', 'Along the row went {S}, and nobody was left out.'],
      ['At an orange tip {S} pulled, and it came, and came.', 'Up came the sock, and {S} sat down with it.'],
      ['Between the rows {S} looked for what should not be there, and it waved.', '{S} turned over one leaf, and there sat the snail.']
    ],
    mishaps: [
      {
        problem: ['The seed had been in the ground for a whole hour, and there was nothing to see.', 'Nothing came up, though everyone was looking.'],
        fail: ['{S} dug it out to ask it, and put it back.', '{S} tried pouring on the whole teapot, and it floated.'],
        see: ['“It can’t do it while we look,” said {A}. “Could you?”', '“It has to go down first,” said {A}. “Feet before head.”'],
        mend: ['So they turned round, {S} and {A}, and counted very far;; when they looked there was one green thing.', '{A} put the yellow plate over it, {S} went away on tiptoe, and it began.'],
        alone: ['{S} turned round and counted very far, and when it was over there was one green thing.']
      },
      {
        problem: ['One carrot would not come out, though they pulled.', 'There was a tip, and it stayed where it was.'],
        fail: ['{S} pulled, and the leaves came off, and {S} sat down.', '{S} tried talking to it kindly, and it did not even nod.'],
        see: ['“Somebody is pulling on the other end,” said {A}.', '“Wiggle it,” said {A}. “It’s asleep, and only wants to be woken slowly.”'],
        mend: ['So {A} looked under the bed, to let go of the other sock;; {S} had the longest carrot in the world.', '{S} wiggled, {A} held on at the other end of {S}, and out it came with a plop.'],
        alone: ['{S} wiggled it, left, right, left, and out it came with a plop.']
      },
      {
        problem: ['The snail had eaten the lettuce, all but the word for it.', 'Where the lettuce had been there was a silver line.'],
        fail: ['{S} said shoo, and the snail put its head in and thought about it.', '{S} built a wall, and the snail had brought its own.'],
        see: ['“It thinks that all this is its own,” said {A}. “It has been here longer.”', '“It only likes that one,” said {A}. “Give it a row, and it’ll keep to it.”'],
        mend: ['{S} planted one row for the snail and {A} put up a very small sign;; it was read slowly.', 'So {A} carried it to its own leaf, {S} shook hands with one horn, and that was settled.'],
        alone: ['{S} planted one row for the snail, and it kept to it, mostly.']
      }
    ],
    ends: ['The flowers were shut, and the bees had gone by.', 'Down in the earth something had begun, and took its time.', 'The scarecrow stood there with its arms out, and held up the evening.']
  },
  books: {
    sort: 'thing',
    verbs: [
      ['read a book', 'read a book', 'reading a book'],
      ['turn the page', 'turned the page', 'turning the page'],
      ['look for a word', 'looked for a word', 'looking for a word'],
      ['write a story', 'wrote a story', 'writing a story'],
      ['put it back on the shelf', 'put it back on the shelf', 'putting it back on the shelf']
    ],
    facts: [
      'The oldest library that we know of was made of clay',
      'The biggest book in the world needs two people to turn a page',
      'Paper was first made of bark, rags and fishing nets',
      'There is a museum of books that are smaller than a fingernail',
      'Once upon a time all books were copied by hand, and one took a year',
      'The smell of old books comes from the paper slowly turning to sugar',
      'Some people read with their fingers, in dots',
      'In a big library there is a book that nobody has opened for a hundred years'
    ],
    guesses: [
      'Books have backs because they lean all day',
      'The words are black because they stay inside',
      'A book is thick when it couldn’t find the end',
      'Pages have corners so that one knows where to stop',
      'Libraries are quiet because the books are reading'
    ],
    says: ['Turn the page', 'Once upon a time', 'Don’t tell me the end', 'Who has the bookmark', 'Just one more chapter'],
    props: [
      ['the library', 'the stairs, with a book on each'],
      ['the bookmark', 'a sock'],
      ['the librarian’s stamp', 'half a potato'],
      ['the giant book', 'the mattress'],
      ['the reading lamp', 'a torch'],
      ['the bookworm', 'a long scarf']
    ],
    parts: ['the librarian', 'the bookworm', 'the giant who could not read small letters', 'page one', 'the end', 'the word that got away', 'the one who always says and then'],
    goes: [
      ['{S} opened it in the middle, and shut it again, to be fair.', 'At the first page {S} took a breath.'],
      ['With one finger under the line {S} read, and the finger arrived first.', 'Aloud read {S}, and did all the voices.'],
      ['From the third stair {S} took a book, and left a sock in its place.', 'Up and down the stairs went {S}, until the right one was found.'],
      ['On the last page {S} slowed down.', 'There were two pages left, and {S} made them last.']
    ],
    mishaps: [
      {
        problem: ['The last page was missing, and it had just become exciting.', 'The story stopped at the word and.'],
        fail: ['{S} read the page before it again, to see whether it would go on.', '{S} tried shaking the book, and out fell a bus ticket.'],
        see: ['“Then we’re to make it,” said {A}. “Somebody left it for us.”', '“Who was it that wanted to go home?” said {A}. “That’s where it ends.”'],
        mend: ['So {S} said what happened and {A} wrote it on the ticket;; it was put in at the back.', '{A} asked, {S} answered, and when it was done nobody could see the join.'],
        alone: ['{S} wrote the end on the bus ticket, and put it in at the back.']
      },
      {
        problem: ['One word was so long that everyone stopped at it.', 'In the middle of the line lay a word like a dog across a doorway.'],
        fail: ['{S} jumped over it, and then the rest made no sense.', '{S} tried saying it fast, and it came out as soup.'],
        see: ['“It’s two words holding hands,” said {A}. “Cover one.”', '“Say the end first,” said {A}. “Long words are only shy in front.”'],
        mend: ['{A} put a thumb on one half, {S} read the other, and then it was only a word.', 'So {S} said the end, {A} said the beginning, and in the middle they met.'],
        alone: ['{S} put a thumb on one half, read the other, and then it was only a word.']
      },
      {
        problem: ['A book was so tired that its pages came out.', 'As soon as it was opened, chapter three went for a walk.'],
        fail: ['{S} put them back, and now the wedding came before the hello.', '{S} tried holding it shut, and that is no way to read.'],
        see: ['“They have numbers,” said {A}. “Small ones, at the bottom, like buttons.”', '“It wants a new back,” said {A}. “It has leaned for forty years.”'],
        mend: ['So {S} called out the numbers and {A} laid the pages;; with a bit of glue it sat up straight.', '{A} held, {S} glued, and under the dictionary it had a good long rest.'],
        alone: ['{S} laid the pages by their numbers, and glued them, and put it to rest under the dictionary.']
      }
    ],
    ends: ['The sock lay between two pages, and the book kept the place.', 'All the books leaned on each other, and were shut.', 'The last word was end, and it was said very low.']
  },
  friends: {
    sort: 'feeling',
    verbs: [
      ['make a friend', 'made a friend', 'making a friend'],
      ['share a secret', 'shared a secret', 'sharing a secret'],
      ['play together', 'played together', 'playing together'],
      ['wait for a friend', 'waited for a friend', 'waiting for a friend'],
      ['make it up again', 'made it up again', 'making it up again']
    ],
    facts: [
      'Friends who talk begin to stand in the same way',
      'Cows have a best friend and are calmer beside it',
      'A dog and a person who like each other look at each other longer',
      'It takes about fifty hours of playing to become a friend',
      'Laughing comes thirty times as often when one is not alone',
      'Elephants stroke a sad friend with their trunk',
      'Zebras and ostriches stand together, because one sees well and the other smells well',
      'Children all over the world shake on it'
    ],
    guesses: [
      'A friend is somebody who’s hungry at the same time',
      'One has two hands in case there are two friends',
      'Secrets are told in the ear so that they can’t fall out',
      'Friends quarrel so that they can make up',
      'A best friend has the other half of the biscuit'
    ],
    says: ['Do you want to play', 'You first', 'Half each', 'Wait for me', 'It doesn’t matter'],
    props: [
      ['the secret den', 'the space behind the sofa'],
      ['the treasure', 'one biscuit'],
      ['the telephone', 'two cups and a string'],
      ['the new child', 'a cushion with a hat'],
      ['the bench', 'the edge of the bed'],
      ['the letter', 'a folded napkin']
    ],
    parts: ['the new one', 'the one who was there first', 'the bench', 'the secret', 'the friend who was late', 'the biscuit', 'the voice on the telephone'],
    goes: [
      ['{S} moved up a little, and that was all it took.', 'On the bench {S} made room, and looked the other way, to be polite.'],
      ['Into the cup said {S}: are you there? And waited.', 'Along the string came a voice, and {S} held the cup tighter.'],
      ['{S} broke the biscuit, and the bigger half held out.', 'Half of it {S} gave away, and the half that was left tasted of more.'],
      ['{S} told a secret, and it was a short one.', 'Close to the ear {S} whispered, and there was a nod.']
    ],
    mishaps: [
      {
        problem: ['The new one stood by the door and said nothing at all.', 'There was somebody new, and nobody knew how one begins.'],
        fail: ['{S} asked seven questions, and there was one shrug.', '{S} tried showing off a somersault, and it was looked at.'],
        see: ['“You need not talk,” said {A}. “You only need to need somebody.”', '“Drop something,” said {A}. “Somebody always picks it up.”'],
        mend: ['So {S} held one end of the string and {A} nodded at the other;; the new one took it.', '{S} let a marble go and {A} let it roll;; it came back in a hand that was not shy.'],
        alone: ['{S} held out the other end of the string, and the new one took it.']
      },
      {
        problem: ['There were three of them, and every game was for two.', 'Two were on the bench, and the third said that it did not matter.'],
        fail: ['{S} said we can take turns, and then one was always waiting.', 'Being the referee was offered by {S}, and nobody wants to be the referee.'],
        see: ['“Two turn the rope,” said {A}. “And one jumps. It wants three.”', '“We’ve been playing the wrong games,” said {A}.'],
        mend: ['{A} took one end and {S} the other;; in the middle somebody jumped who had not been jumping.', 'So {S} thought of a boat and {A} sat in the middle of it;; now three were exactly enough.'],
        alone: ['{S} fetched a rope, for which one needs three.']
      },
      {
        problem: ['Two friends had said goodbye without looking, and it was still in the air.', 'Somebody had said something, and somebody had said nothing back.'],
        fail: ['{S} thought of four good reasons, and they were all about somebody else.', '{S} began a drawing, tore it up, and began again.'],
        see: ['“It need not be long,” said {A}. “Hello is the same as sorry, if one walks over with it.”', '“Take them the biscuit,” said {A}. “It talks better than we do.”'],
        mend: ['So {S} walked over and said hello and {A} looked at the ceiling;; it was all right by the second word.', '{S} put down the bigger half, {A} put down the kettle, and there was nothing more to explain.'],
        alone: ['{S} walked over and said hello, and it was all right by the second word.']
      }
    ],
    ends: ['The string was let down, and lay between the two cups.', 'There was one biscuit left, and it was kept for tomorrow.', 'Somewhere a friend was going to sleep as well.']
  },
  potty: {
    sort: 'deed',
    verbs: [
      ['sit on the potty', 'sat on the potty', 'sitting on the potty'],
      ['say when', 'said when', 'saying when'],
      ['pull up the trousers', 'pulled up the trousers', 'pulling up the trousers'],
      ['wash hands afterwards', 'washed hands afterwards', 'washing hands afterwards'],
      ['flush it away', 'flushed it away', 'flushing it away']
    ],
    facts: [
      'Everybody in the world goes, kings and dentists too',
      'A wombat’s poo is square',
      'Rabbits make two sorts, and eat one of them again',
      'Astronauts go in a chair with a belt on, so that they do not float off',
      'The first flushing toilet was built for a queen',
      'An elephant does as much in a day as a grown-up weighs',
      'Sloths climb down from their tree only for that, once a week',
      'Cats bury it so that nobody knows where they live'
    ],
    guesses: [
      'One washes hands afterwards to say thank you',
      'The flush makes that noise because it’s surprised',
      'Potties are round so that they can roll to you',
      'Knights had a flap, and a bell for it',
      'It goes down the pipe and comes out in the sea, and the fish vote on it'
    ],
    says: ['I need to go', 'Nearly', 'Look what I did', 'Don’t look yet', 'All gone'],
    props: [
      ['the throne', 'the potty'],
      ['the crown', 'a roll of paper'],
      ['the trumpet', 'the cardboard from the middle'],
      ['the book', 'the same book as always'],
      ['the audience', 'the bear, the rabbit and the duck'],
      ['the bell', 'a spoon on a cup']
    ],
    parts: ['the king on the throne', 'the trumpet', 'the one who says well done', 'the bear, who went first', 'the flush', 'the soap', 'the duck who did not need to'],
    goes: [
      ['{S} sat down, and both knees came up.', 'On the throne sat {S}, and looked about.'],
      ['For a while {S} read, with the book the wrong way up.', 'Nothing happened, and {S} did not mind it.'],
      ['Then {S} listened, and everybody listened along.', 'There was a small sound, and {S} looked up.'],
      ['With soap on both sides {S} washed every finger.', 'At the basin {S} made bubbles, and one of them got away.']
    ],
    mishaps: [
      {
        problem: ['It came before the potty did.', 'There was a puddle, and it had not been there before.'],
        fail: ['{S} stood very still, so that it would not be noticed.', '{S} tried putting the duck on it, and then the duck was wet.'],
        see: ['“That’s only water,” said {A}. “The floor has seen worse.”', '“The potty was too far off,” said {A}. “That was its mistake.”'],
        mend: ['So {A} brought the cloth, {S} brought dry trousers, and the potty was moved nearer.', '{S} wiped, {A} wrung out, and tomorrow there was always another go.'],
        alone: ['{S} fetched the cloth, and dry trousers, and moved the potty nearer.']
      },
      {
        problem: ['They sat and sat, and nothing would come.', 'The book was read to its end, and there was still nothing in the pot.'],
        fail: ['{S} pushed until the ears were red, and there was a hiccup.', 'Looking in every moment did not help {S}, for nothing likes to be watched.'],
        see: ['“Run the tap a little,” said {A}. “It’s shy, and wants company.”', '“Never mind,” said {A}. “It isn’t in there yet. It’s still supper.”'],
        mend: ['{A} turned on the tap, {S} thought of rivers, and there it was.', 'So {S} got up again and {A} put the lid on;; later, in the middle of a song, it was time.'],
        alone: ['{S} turned on the tap and thought of rivers, and there it was.']
      },
      {
        problem: ['The flush was so loud that nobody dared to press it.', 'On the wall was a handle, and behind it waited a roar.'],
        fail: ['{S} pressed it and ran, and it had only coughed.', 'Covering the ears left {S} no hand to press with.'],
        see: ['“Say goodbye to it first,” said {A}. “Then it’s only waving back.”', '“You press, and I’ll hold your ears,” said {A}.'],
        mend: ['So {S} pressed, {A} held the ears, and by the time they let go it was a trickle.', '{S} said goodbye, {A} said goodbye, and the roar sounded quite polite.'],
        alone: ['{S} said goodbye, pressed, and roared as well, and that made it smaller.']
      }
    ],
    ends: ['Everything was dry, and warm, and buttoned.', 'The potty stood in its corner and had done its day’s work.', 'The tap gave one last drop.']
  }
}
