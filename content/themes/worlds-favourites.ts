import type { ThemeWorld } from '../format.ts'

/** What the favourites of three- to eight-year-olds know, do and get wrong; joined to their packs by id. */
export const favouriteWorlds: Record<string, ThemeWorld> = {
  dinosaurs: {
    sort: 'creature',
    verbs: [
      ['stomp like a dinosaur', 'stomped like a dinosaur', 'stomping like a dinosaur'],
      ['dig up bones', 'dug up bones', 'digging up bones'],
      ['hatch an egg', 'hatched an egg', 'hatching an egg'],
      ['stretch up to the treetops', 'stretched up to the treetops', 'stretching up to the treetops'],
      ['put a skeleton together', 'put a skeleton together', 'putting a skeleton together']
    ],
    facts: [
      'Some dinosaurs were as small as chickens',
      'Birds are dinosaurs that are still here, so there is one on the roof',
      'The biggest dinosaurs were longer than three buses',
      'Stegosaurus had a brain about as big as a lime',
      'Dinosaurs swallowed stones to help them chew',
      'Many dinosaurs had feathers',
      'Nobody knows what colour most of them were',
      'Dinosaur eggs were never much bigger than a football, or the shell would have been too thick'
    ],
    guesses: [
      'They had long necks because their feet smelled',
      'Dinosaurs were so big because there was nobody to tell them to stop',
      'The spikes were for hanging up towels',
      'They roared because nobody had invented please',
      'Tyrannosaurus had short arms from never doing the washing-up'
    ],
    says: ['Stomp, stomp', 'Mind my tail', 'Is that egg yours', 'I only eat leaves', 'Whose bone is this'],
    props: [
      ['the long neck', 'a sleeve with an arm in it, held up'],
      ['the egg', 'a melon in a hat'],
      ['the jungle', 'every umbrella in the house, open'],
      ['the spikes', 'a row of clothes pegs'],
      ['the tail', 'a draught excluder'],
      ['the old bones', 'wooden spoons under the rug']
    ],
    parts: ['the long neck', 'the one with the short arms', 'the egg', 'the mother who had counted six', 'the digger with the brush', 'the tree that got eaten', 'the tail', 'the smallest one, which was a bird really'],
    goes: [
      ['{S} put down one foot, and the cups noticed.', 'Stomp, went {S}, and waited for the floor to stop.'],
      ['Up went the neck of {S}, as far as the lamp.', 'High above the umbrellas {S} ate the top leaf.'],
      ['Under the rug {S} found a bone, and then the next one.', 'With a soft brush {S} uncovered a bone, and blew on it.'],
      ['The egg was kept warm, and {S} sat very lightly.', 'On the edge of the nest sat {S}, and did not lean back.']
    ],
    mishaps: [
      {
        problem: ['There was one bone too many. The dinosaur was finished, and there it lay.', 'They had built the whole skeleton, and one bone was left over.'],
        fail: ['{S} put it on the head, and then it was a unicorn.', '{S} tried a third arm, and it did look surprised.'],
        see: ['“That isn’t a bone,” said {A}. “That’s the spoon for the soup.”', '“It’s the tail’s,” said {A}. “The tail goes on and on. Mine would.”'],
        mend: ['So {A} laid it at the very end, and {S} moved one toe;; it was the longest one ever found.', 'The spoon went back to the kitchen, {S} counted again with {A}, and it came out even.'],
        alone: ['{S} laid it at the very end of the tail, and it was the longest one ever found.']
      },
      {
        problem: ['The egg would not hatch. It had been sat on since tea.', 'Everybody stood round the egg, and it did nothing, very roundly.'],
        fail: ['{S} knocked, and it was a melon, and sounded like one.', 'Shouting good morning into it was no use to {S}.'],
        see: ['“It’s listening,” said {A}. “Nobody comes out when it’s noisy.”', '“It can’t open from there,” said {A}. “Somebody is holding it shut with their knees.”'],
        mend: ['So they were quiet, {S} most of all, and {A} lifted the hat, and somebody small said peep.', '{S} let go with the knees, {A} said peep from behind, and it was a girl.'],
        alone: ['{S} was quiet for a whole minute, lifted the hat, and said peep. It was a girl.']
      },
      {
        problem: ['The long neck could not reach its own feet, and there was an itch.', 'Far below, one of the feet of the long-necked one was tickling.'],
        fail: ['{S} bent down, and the umbrellas went over like trees.', 'Stamping was what {S} tried, and next door knocked.'],
        see: ['“You need somebody short,” said {A}. “That’s what the short ones are for.”', '“Which foot?” said {A}. “It takes a while for the news to get up there.”'],
        mend: ['{A} scratched, {S} said left, no, the other left, and at last the sigh came down from above.', 'So {S} steered and {A} scratched, and in return got a leaf from the top.'],
        alone: ['{S} lay down flat for it, as the very long ones had to, and scratched.']
      }
    ],
    ends: ['The earth stopped shaking, and the cups could settle.', 'All the bones lay in the box, and nobody was anybody’s supper.', 'The last of the dinosaurs asked for a drink of water.']
  },
  dragons: {
    sort: 'creature',
    verbs: [
      ['breathe smoke', 'breathed smoke', 'breathing smoke'],
      ['fly like a dragon', 'flew like a dragon', 'flying like a dragon'],
      ['guard the treasure', 'guarded the treasure', 'guarding the treasure'],
      ['polish the scales', 'polished the scales', 'polishing the scales'],
      ['warm up the soup', 'warmed up the soup', 'warming up the soup']
    ],
    facts: [
      'People all over the world told of dragons before they had met each other',
      'Chinese dragons have no wings and bring the rain',
      'There is a real lizard called the flying dragon, and it is as long as a pencil',
      'The Komodo dragon smells with its tongue and can smell supper from four kilometres away',
      'Some people who dug up dinosaurs thought they had found dragons',
      'A bearded dragon waves its arm to say hello',
      'On old maps, dragons were drawn where the mapmaker had never been',
      'Dragonflies are older than dinosaurs'
    ],
    guesses: [
      'Dragons smoke because they eat their toast too hot',
      'They lie on gold because it’s cold, and they aren’t',
      'A dragon has wings so that its washing dries',
      'They live in caves because of the curtains',
      'Their scales fall off when they tell a fib'
    ],
    says: ['Who woke me', 'Mind the smoke', 'That’s my spoon', 'I don’t eat people, they have buttons', 'Hold on to a spike'],
    props: [
      ['the smoke', 'a grey scarf'],
      ['the wings', 'two tea towels'],
      ['the treasure', 'all the spoons'],
      ['the cave', 'the table with a blanket over it'],
      ['the scales', 'playing cards'],
      ['the knight’s horse', 'a mop']
    ],
    parts: ['the dragon’s head', 'the left wing', 'the tail', 'the knight who had come about the noise', 'the treasure', 'the cave', 'the smoke', 'the princess who was the plumber'],
    goes: [
      ['{S} lay down on the treasure and counted it by feel.', 'On a heap of spoons lay {S}, guarding.'],
      ['Then {S} breathed in, and out came a long grey scarf.', 'Hup, went {S}, and there was a puff of scarf.'],
      ['With both tea towels spread {S} flew once round the lamp.', 'Up on tiptoe {S} flew, and the curtains moved.'],
      ['{S} let the knight in and offered it a seat on the gold.', 'The knight knocked, and {S} put the kettle on the only way a dragon can.']
    ],
    mishaps: [
      {
        problem: ['The dragon’s fire was out. There was a puff, and it was a cold one.', 'Nothing came, not smoke, not a spark. The dragon looked into its own nose.'],
        fail: ['{S} coughed, and it was just a cough.', '{S} sniffed a pepper pot, and after that one sneezed for three.'],
        see: ['“You’re cold inside,” said {A}. “You have had nothing but ice cream.”', '“Perhaps it’s shy,” said {A}. “Mine doesn’t come either when somebody looks.”'],
        mend: ['{A} brought soup, {S} drank it all, and the next breath fogged up the window.', 'Everybody turned round. {A} looked at the wall, {S} breathed out, and there was a warm place on every neck.'],
        alone: ['{S} drank something warm, and the next breath fogged up the window.']
      },
      {
        problem: ['The dragon was afraid of fire. It was its own, and it came without a warning.', 'Each time it hiccuped, the dragon hid from itself behind the sofa.'],
        fail: ['{S} told it not to, and it hiccuped.', '{S} tried holding the mouth shut, and it came out of the ears.'],
        see: ['“Make it small,” said {A}. “One like a birthday candle. Nobody is afraid of that.”', '“It doesn’t know what it’s good for,” said {A}. “Let it toast something.”'],
        mend: ['So {S} breathed as one breathes on a glass, and {A} held up the bread;; it was toast, a bit striped.', '“Small,” said {A}, “smaller.” At the smallest, {S} looked, and it was rather pretty.'],
        alone: ['{S} breathed as softly as on a window pane. It was small, and rather pretty.']
      },
      {
        problem: ['The knight and the dragon had both forgotten what they were cross about.', 'In front of the cave stood the knight, and could not find the right page.'],
        fail: ['{S} roared to help it remember, and it said thank you.', 'Looking fierce was what {S} tried, and the scarf got in the way.'],
        see: ['“I came about the noise,” said {A}. “You were singing. It was quite good, really.”', '“We could do something else,” said {A}. “I’ve brought my own spoon.”'],
        mend: ['So {S} sang it again, {A} took the low part, and they did it twice.', '{A} put the spoon on the heap, {S} moved over, and they guarded it together.'],
        alone: ['{S} was the knight too, and sang both parts.']
      }
    ],
    ends: ['The dragon was put out, and the window opened for a minute.', 'One spoon of the treasure was needed for breakfast, and was lent.', 'Both wings were hung over the heater to dry.']
  },
  space: {
    sort: 'place',
    verbs: [
      ['count down', 'counted down', 'counting down'],
      ['fly to the stars', 'flew to the stars', 'flying to the stars'],
      ['float without any weight', 'floated without any weight', 'floating without any weight'],
      ['land on a planet', 'landed on a planet', 'landing on a planet'],
      ['look through the telescope', 'looked through the telescope', 'looking through the telescope']
    ],
    facts: [
      'In space nobody can hear you, because there is no air to carry the sound',
      'On the space station the sun rises sixteen times a day',
      'A day on Venus is longer than its year',
      'Saturn is so light that it would float in a bath, if there were one',
      'Footprints on the moon stay there for ever, because there is no wind',
      'Astronauts grow a little taller in space',
      'The stars that you see are suns, only very far away',
      'It rains diamonds on Neptune, or so people think'
    ],
    guesses: [
      'Stars twinkle because somebody there’s using the bathroom',
      'Space is black because they save on lamps',
      'Planets are round from all the rolling',
      'Rockets are pointed so that the sky doesn’t notice',
      'Astronauts float because they have had no lunch'
    ],
    says: ['Ten, nine, eight', 'All systems go', 'Do you hear me', 'We have landed', 'Mind the stars'],
    props: [
      ['the rocket', 'two chairs, lying on their backs'],
      ['the helmet', 'the colander'],
      ['the planet', 'a beach ball with a tea towel ring'],
      ['the control room', 'the ironing board with egg cups on it'],
      ['the moon dust', 'a saucer of flour'],
      ['the stars', 'holes in a box with the torch inside']
    ],
    parts: ['the astronaut', 'mission control', 'the rocket', 'the planet with the ring', 'the friendly one with three eyes', 'a star that had overslept', 'the countdown', 'the sandwich that floated'],
    goes: [
      ['{S} lay back in the chair with both feet up, and buckled in.', 'On their backs they lay, and {S} checked the egg cups.'],
      ['Three, two, one, said {S}, and everything shook.', 'The countdown came to nought, and {S} was pressed into the cushion.'],
      ['Then there was no weight, and {S} floated round the lamp.', 'Slowly, with arms like seaweed, {S} drifted across the room.'],
      ['Down on the planet {S} put one foot, and it puffed.', '{S} stepped out and left a footprint in the flour.']
    ],
    mishaps: [
      {
        problem: ['The rocket did not start. It had been nought for some time.', 'Three, two, one, nought, and they were still in the sitting room.'],
        fail: ['{S} counted again, from twenty, to give it a better run.', '{S} tried kicking the back of it, and an egg cup fell down.'],
        see: ['“You forgot mission control,” said {A}. “They have to say go.”', '“We’re too heavy,” said {A}. “I’ve got the cat on me.”'],
        mend: ['So {A} sat at the ironing board and said go;; {S} pulled the lever, which was a spoon.', '{A} put out the cat, {S} said nought once more, and they went through the ceiling like nothing.'],
        alone: ['{S} ran over to be mission control, said go, ran back, and pulled the lever.']
      },
      {
        problem: ['Nobody understood the one with three eyes. It said blip, and then something longer.', 'On the planet stood somebody who said blip to everything.'],
        fail: ['{S} said it again in English, slower, and it said blip, slower.', '{S} tried pointing, and got all three eyes to look at a finger.'],
        see: ['“It’s hungry,” said {A}. “It’s patting its middle. That’s the same everywhere.”', '“Don’t tell it things,” said {A}. “Ask. Blip goes up at the end.”'],
        mend: ['{A} broke the biscuit, {S} held out the bigger half, and blip turned into mmm.', '“Blip?” said {S}. It was so pleased that it showed {A} all its feet.'],
        alone: ['{S} held out half a biscuit, and blip turned into mmm.']
      },
      {
        problem: ['They could not find the earth. It had been down there, and now down was somewhere else.', 'Out of the window one saw stars, and all of them might have been home.'],
        fail: ['{S} turned the map round, and so turned the stars.', 'Waving was no good. {S} waved at three planets, and none of them was it.'],
        see: ['“Ours is the blue one,” said {A}. “It has a light on in the kitchen.”', '“Listen to the radio,” said {A}. “Somebody is calling supper.”'],
        mend: ['So they looked for blue, and {S} at the left window and {A} at the right;; there it hung, like a marble.', '{S} steered to where supper was loudest, {A} put out the feet, and they landed on the rug.'],
        alone: ['{S} looked for a blue one, and there it hung, like a marble.']
      }
    ],
    ends: ['They came down slowly, and the bed caught them.', 'Mission control took off its headphones, which had been tea cosies.', 'The stars were switched off, and the real ones were outside.']
  },
  robots: {
    sort: 'thing',
    verbs: [
      ['move like a robot', 'moved like a robot', 'moving like a robot'],
      ['build a robot', 'built a robot', 'building a robot'],
      ['press the right button', 'pressed the right button', 'pressing the right button'],
      ['teach a robot to cook', 'taught a robot to cook', 'teaching a robot to cook'],
      ['oil the joints', 'oiled the joints', 'oiling the joints']
    ],
    facts: [
      'The word robot comes from a Czech play and means work',
      'There are robots on Mars, and one of them sang itself a birthday song',
      'A robot does exactly what it is told, even if you meant something else',
      'The smallest robots are as thin as a hair',
      'Some robots learn to walk by falling over a thousand times',
      'Robots find it hard to fold a towel',
      'The first robots that people built could write with a goose feather',
      'A robot cannot smell a biscuit unless somebody builds it a nose'
    ],
    guesses: [
      'Robots beep because they were brought up by lorries',
      'They’re square so that you can put them in a corner',
      'If it rains on a robot, it forgets Tuesday',
      'A robot sleeps with its plug in its ear',
      'They walk like that because of their trousers'
    ],
    says: ['Beep', 'I don’t understand sausage', 'Press the other one', 'Does that hurt', 'Battery low'],
    props: [
      ['the robot', 'a box with arm holes'],
      ['the buttons', 'bottle tops'],
      ['the aerial', 'a whisk'],
      ['the oil can', 'the small watering can, empty'],
      ['the plug', 'a dressing-gown cord'],
      ['the programme', 'a list on the back of an envelope']
    ],
    parts: ['the robot', 'the inventor', 'the robot’s left arm', 'the button that should not be pressed', 'the battery', 'the older robot, who was a toaster', 'the programme', 'the cook'],
    goes: [
      ['{S} came through the door with straight knees.', 'Step, clank, step, clank, {S} walked in like a robot.'],
      ['A button was pressed, and {S} said beep and meant it.', '{S} went beep, turned on the spot and waited for more.'],
      ['Then {S} did just what the list said, word for word.', 'Word for word {S} did it, and put the butter on the table, without bread.'],
      ['The battery ran low, and {S} got slower, and slower, and bent in the middle.', 'Lower and lower sank {S}, and the last word took a minute.']
    ],
    mishaps: [
      {
        problem: ['The robot was to lay the table. It laid the table on its side.', 'It had been told to make a sandwich, and it stood there with bread on both hands.'],
        fail: ['{S} said it louder, and the robot did it louder.', 'No, not like that, said {S}, and it stopped liking that.'],
        see: ['“It does what you say,” said {A}, “and not what you mean. You must say every little thing.”', '“Tell it as you would tell a spoon,” said {A}. “First, pick up the spoon for the butter.”'],
        mend: ['So {S} said every little thing, and {A} wrote it down, and there was the sandwich, with edges.', '“Left hand, open. Left hand, shut,” said {S}. {A} held the plate, and nothing missed it.'],
        alone: ['{S} wrote down every little thing, one after the other. There was the sandwich, with edges.']
      },
      {
        problem: ['It would not stop. It had been told to stir, and it stirred.', 'Round and round went the robot’s arm, and the bowl was long since empty.'],
        fail: ['{S} said stop, and that was not on the list.', 'Hiding the bowl was what {S} tried, and it stirred the cat.'],
        see: ['“You never told it when it was done,” said {A}.', '“There’s a button,” said {A}. “You said not to press it. I didn’t press it. I’m only saying.”'],
        mend: ['{S} said until it is smooth, and {A} put a finger in and said that it was;; the arm came down.', 'They pressed it together, and {S} with one finger and {A} with another;; all the lamps went off and sighed.'],
        alone: ['{S} told it until the song is over, and sang quickly to the end.']
      },
      {
        problem: ['The robot was sad. It had no button for it, but one could see it in the whisk.', 'On the edge of the bed sat the robot, with its lamps half down.'],
        fail: ['{S} oiled it, and it was oily and sad.', '{S} told a joke, about a toaster, and the robot knew the toaster.'],
        see: ['“It made the sandwich and nobody has eaten it,” said {A}.', '“It has been told everything today,” said {A}, “and not been asked anything.”'],
        mend: ['So {A} took a bite, {S} took two, and the whisk stood up.', '“What would you like?” asked {S}. “Beep,” it said, and {A} thought it might be a hug, and it was.'],
        alone: ['{S} took a bite and said that it was the best one yet. The whisk stood up.']
      }
    ],
    ends: ['The robot was plugged into the pillow and hummed.', 'It was told good night, and it did just that.', 'All the bottle tops were off, and the box was a box.']
  },
  pirates: {
    sort: 'tale',
    verbs: [
      ['look for treasure', 'looked for treasure', 'looking for treasure'],
      ['hoist the flag', 'hoisted the flag', 'hoisting the flag'],
      ['walk the plank', 'walked the plank', 'walking the plank'],
      ['bury the chest', 'buried the chest', 'burying the chest'],
      ['talk like a pirate', 'talked like a pirate', 'talking like a pirate']
    ],
    facts: [
      'Pirates voted for their captain and could vote for another',
      'Most pirate treasure was soap, cloth and sugar',
      'Pirates had cats on board, to look after the mice and the ropes',
      'Hardly any pirate ever buried a chest',
      'Earrings were saved up to pay for the journey home',
      'There were women among the pirates, and one of them had a fleet of hundreds of ships',
      'Ships’ biscuits were so hard that one knocked them on the table first',
      'Pirates had rules, and one was lights out at eight'
    ],
    guesses: [
      'They wear a patch so as to have one eye left for later',
      'Pirates say arr because they’ve forgotten the rest',
      'Parrots sit on the shoulder because the hat is taken',
      'A wooden leg is useful, for it can’t get cold',
      'They bury treasure because the bank is closed'
    ],
    says: ['Arr', 'Land ahead', 'Who took my hat', 'Ten steps to the left', 'Is there a biscuit in it'],
    props: [
      ['the ship', 'the sofa with a broom for a mast'],
      ['the treasure', 'a tin of raisins'],
      ['the plank', 'the ironing board on the carpet'],
      ['the parrot', 'a sock with an opinion'],
      ['the flag', 'a tea towel'],
      ['the island', 'the armchair']
    ],
    parts: ['the captain', 'the captain who had been voted out', 'the parrot', 'the ship’s cat', 'the lookout', 'the shark under the plank', 'the treasure', 'the island'],
    goes: [
      ['{S} tied a scarf round one eye and bumped into the mast.', 'With one eye shut {S} took the wheel.'],
      ['Up the broom went the tea towel, and {S} said arr.', '{S} hoisted the flag, checks and all.'],
      ['Ten steps, said the map, and {S} took ten very fair ones.', 'On the island {S} counted ten steps and turned to the left.'],
      ['There was the tin, and {S} lifted the lid.', 'Under a cushion {S} found it, and it rattled.']
    ],
    mishaps: [
      {
        problem: ['The map was right, and the treasure was not there. Where the cross was, sat the cat.', 'Ten steps from the armchair there was only carpet.'],
        fail: ['{S} took ten more, and was in the bath.', 'Digging was what {S} tried, and got a telling-off from the rug.'],
        see: ['“Whose steps?” said {A}. “Mine are longer. I drew it.”', '“It doesn’t say where from,” said {A}. “I would begin at the other leg.”'],
        mend: ['So {A} took the ten steps. {S} trod in every one of them, and lifted the cushion at the end.', 'They began at the other leg, {S} counting and {A} stepping, and the tenth step rattled.'],
        alone: ['{S} began again at the other leg, and the tenth step rattled.']
      },
      {
        problem: ['There were two captains. Both of them said left, and each had another left.', 'The ship did not move, because everybody on it was the captain.'],
        fail: ['{S} shouted, and so did the other one, and the parrot as well.', '{S} tried putting on a second hat, and it came down to the chin.'],
        see: ['“Pirates vote,” said {A}. “Whoever wants to scrub may be captain after.”', '“We could take it in turns,” said {A}. “You have the sea, and I’ll have the land.”'],
        mend: ['They voted. It was {S} as far as the lamp, then {A}, and the parrot in emergencies.', 'So {S} was captain on the water and {A} on the island, and nobody was anybody’s crew.'],
        alone: ['{S} put it to the vote, and the parrot won, and let {S} steer.']
      },
      {
        problem: ['In the chest was a note. The raisins had been there, it said, and they had been good.', 'When the lid was up, there was nothing in the chest but one raisin and some sugar.'],
        fail: ['{S} turned it over and shook it, and a button came out.', '{S} tried looking at everybody’s teeth, and they all shut their mouths.'],
        see: ['“That’s my writing,” said {A}. “I forgot. I was the robber, before I was the cook.”', '“We could put something in,” said {A}. “Then the next ones have an easier time.”'],
        mend: ['So {A} fetched the tin, {S} shared it out by the handful, and they wrote a second note.', '{S} put in the button, {A} a shell and a secret, and they buried it for Thursday.'],
        alone: ['{S} put in a button and a secret, and buried it for Thursday.']
      }
    ],
    ends: ['The ship lay at anchor, with everybody’s legs hanging out.', 'It was eight o’clock, and that is lights out for pirates.', 'The last raisin was cut into as many parts as there were pirates.']
  },
  trains: {
    sort: 'vehicle',
    verbs: [
      ['drive the train', 'drove the train', 'driving the train'],
      ['stamp the tickets', 'stamped the tickets', 'stamping the tickets'],
      ['wave the flag', 'waved the flag', 'waving the flag'],
      ['couple the carriages', 'coupled the carriages', 'coupling the carriages'],
      ['call out the stations', 'called out the stations', 'calling out the stations']
    ],
    facts: [
      'A train’s wheels slope a little, and that keeps it on the track',
      'The clickety-clack comes from the little gaps between the rails',
      'There is a train in Japan that floats over its track on magnets',
      'The longest train journey takes a week, and it is all in one country, nearly',
      'Before there were railways every town had its own time',
      'A train needs a very long way to stop, so it has to start thinking early',
      'The highest railway goes so high that there is oxygen at every seat',
      'In sleeping cars the beds fold out of the wall'
    ],
    guesses: [
      'Trains run on rails because they can’t steer',
      'A tunnel is where the train puts on its pyjamas',
      'They whistle because they’re happy to see the bridge',
      'The last carriage is always late',
      'It says choo because it has dust in its nose'
    ],
    says: ['All aboard', 'Tickets, please', 'Mind the gap', 'Next stop, Bed', 'We’re late, I’m so sorry'],
    props: [
      ['the train', 'chairs in a row'],
      ['the whistle', 'a bottle'],
      ['the tickets', 'old envelopes'],
      ['the tunnel', 'the table'],
      ['the signal', 'an arm with a red sock'],
      ['the coal', 'black socks, rolled']
    ],
    parts: ['the engine', 'the driver', 'the one who stamps the tickets', 'the passenger with the goose', 'the tunnel', 'the signal', 'the last carriage', 'the station'],
    goes: [
      ['{S} put the chairs in a row and sat on the first.', 'One chair behind the other: {S} coupled them with a scarf.'],
      ['Tickets, please, said {S}, and bit a corner off each.', 'Down the train went {S} and stamped whatever was held out.'],
      ['Slowly, then faster, {S} went choo, and the room went by.', '{S} began it with the elbows, and it was soon going by itself.'],
      ['Next stop, called {S}, and there was the pillow.', 'With a long sigh of brakes {S} brought it in.']
    ],
    mishaps: [
      {
        problem: ['The train could not sleep. Each time it was nearly off, it heard itself go clickety.', 'All the carriages lay in the dark and were wide awake.'],
        fail: ['{S} told it to think of nothing, and it thought of bridges.', '{S} tried counting sleepers. There were more of those than of sheep.'],
        see: ['“It’s still going,” said {A}. “Inside. It hasn’t stopped yet, it has only stood still.”', '“It hasn’t heard the last station,” said {A}. “It’s waiting for it.”'],
        mend: ['So {S} went slower, and slower;; {A} said clickety with more and more room in it, until there was only room.', '“Bed,” called {A}. “All change.” {S} let off the last steam, and it lay there like a row of chairs.'],
        alone: ['{S} said clickety with more and more room in it, until there was only room.']
      },
      {
        problem: ['The last carriage was gone. It had been there at the bridge.', 'When they got to the station, the train was shorter.'],
        fail: ['{S} whistled for it, and a dog looked in.', 'Going faster, to catch it up, was a mistake of {S}’s.'],
        see: ['“It’s in the tunnel,” said {A}. “I can see a leg.”', '“Somebody untied the scarf,” said {A}. “I was cold.”'],
        mend: ['{S} backed the train, toot, toot, {A} held on to the leg, and they were whole again.', 'So {A} gave back the scarf, and {S} made a proper knot;; everyone moved one down to be warm.'],
        alone: ['{S} backed the whole train, toot, toot, and tied a better knot.']
      },
      {
        problem: ['Nobody would be the passenger. It was a train with five drivers.', 'There was steam and a whistle and a flag, and there was nobody in the seats.'],
        fail: ['{S} asked the bears, and they went, but they did not say anything about the view.', 'Giving out first-class tickets was no use, for {S} got five drivers in first class.'],
        see: ['“I would go,” said {A}, “if there was something to eat on it.”', '“Make it a night train,” said {A}. “Then I’ll lie down in it.”'],
        mend: ['So {S} put in a dining car, which was a plate;; {A} rode to the end and asked about the soup.', '{S} folded down the beds, and {A} got in;; after that they all wanted to be asleep on it.'],
        alone: ['{S} put in a dining car, which was a plate, and was driver and passenger by turns.']
      }
    ],
    ends: ['All passengers had got out at the right bed.', 'The signal was green, and it could stay so until morning.', 'In the depot under the table the engine ticked as it cooled.']
  }
}
