import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What goes up, how far, and what is there; and the one that goes down. */
export const airAndSpaceThemes: ThemePack[] = [
  {
    id: 'hot-air-balloon',
    label: 'a hot-air balloon',
    keys: ['hot air balloon', 'hot-air balloon', 'hot air balloons', 'hot-air balloons', 'balloon ride', 'balloon trip', 'airship', 'zeppelin', 'globo aerostático', 'montgolfière', 'ききゅう', '热气球', 'منطاد'],
    marks: ['balloon', 'balloons', 'basket', 'sandbag', 'ballast', 'drifted'],
    small: things('a balloon that had room for a teapot | the teapot balloon', 'a sandbag with a hole in it | the leaking sandbag'),
    big: things('a balloon with stripes as wide as streets | the balloon with the wide stripes', 'a balloon that stood in the morning like a second hill | the hill of a balloon'),
    object: things('a rope ladder from a balloon’s basket | the basket’s ladder', 'a map that only showed the tops of things | the balloonist’s map'),
    place: things('a meadow where balloons are laid out to be filled | the balloon meadow', 'a cloud at the height of a balloon’s elbow | the balloon cloud'),
    sound: ['a long breath from the burner of a balloon', 'wicker, creaking', 'a dog barking, a long way below the basket'],
    detail: [
      'The balloon lay in the grass, breathed in and began to get up.',
      'Over the roofs came a balloon, without a sound, and looked into the chimneys.',
      'From the basket one saw a cow the size of a button.',
      'The shadow of the balloon went over the field and did not trip on anything.'
    ],
    sleepy: [
      'The balloon had breathed out and lay folded, with all its stripes inside.',
      'In the basket they had put the rugs, and on the rugs the cat.',
      'Past the window drifted one last balloon, lit from inside like a lamp.',
      'The sandbags leaned on one another and let go of nothing more.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['go up in the basket', 'went up in the basket', 'going up in the basket'],
        ['drift with the wind', 'drifted with the wind', 'drifting with the wind'],
        ['let go of a sandbag', 'let go of a sandbag', 'letting go of a sandbag'],
        ['wave to the cows', 'waved to the cows', 'waving to the cows'],
        ['land in a meadow', 'landed in a meadow', 'landing in a meadow']
      ],
      facts: [
        'Warm air is lighter than cold air, and that is all there is to a balloon',
        'The first passengers in a balloon were a sheep, a duck and a cockerel',
        'In a balloon there is no wind at all, because one travels along with it',
        'Nobody can steer a balloon, but higher up the wind may go another way',
        'Balloons fly early in the morning, when the air is calm',
        'The baskets are still made of willow, because it bends when it lands',
        'From a balloon you can hear dogs bark a whole kilometre below',
        'Two people have flown right round the world in a balloon without stopping'
      ],
      guesses: [
        'A balloon goes up because it wants to see what is the matter',
        'The basket is for the shopping',
        'It is full of yawns, which is why it is so quiet',
        'Up there one weighs nothing, because nobody has brought the scales',
        'The stripes are roads for the birds'
      ],
      says: ['Cast off', 'A bit more warm', 'I can see our roof', 'Sandbags away', 'Bend your knees'],
      props: [
        ['the basket', 'the laundry basket, on a rug'],
        ['the balloon', 'a sheet, held up by everybody'],
        ['the burner', 'whoever can go hoo the longest'],
        ['the sandbags', 'four bags of lentils'],
        ['the cows', 'the shoes, from above'],
        ['the map', 'a tablecloth with stains']
      ],
      parts: ['the pilot', 'the balloon', 'the sheep, who had been before', 'the wind', 'the cockerel who got giddy', 'the burner', 'the cow below'],
      goes: [
        ['{S} stepped into the basket and held on to both sides.', 'Into the basket went {S}, and made room for the lunch.'],
        ['Hoo, went {S}, and the sheet filled.', '{S} looked up into the stripes and asked for more warm.'],
        ['A bag of lentils was put out, and {S} rose by a thumb.', 'When the rope was off, {S} saw the carpet get smaller.'],
        ['Over the shoes drifted {S}, and waved to each.', '{S} let out some air, bent both knees and landed beside the sofa.']
      ],
      mishaps: [
        {
          problem: ['The balloon would not go up. It sat there like a lady in a hat.', 'Everybody was in the basket, and the basket was still on the rug.'],
          fail: ['{S} jumped, and came down where {S} had been.', '{S} said up, in several voices.'],
          see: ['“We have got four bags of lentils in here,” said {A}. “And the encyclopaedia.”', '“It is too heavy,” said {A}. “Somebody has packed for a month.”'],
          mend: ['So {A} handed out the lentils, {S} handed out the books, and the rug let go.', '{S} put out one bag after the other, {A} counted, and at four they were off.'],
          alone: ['{S} handed out the lentils, bag by bag, and at four the rug let go.']
        },
        {
          problem: ['The wind was from the wrong side. They wanted to go to the window, and went to the bookcase.', 'They drifted, very pleasantly, away from where they wanted to be.'],
          fail: ['{S} blew at the sheet from inside, and nothing can push itself.', '{S} pointed to the window with the whole arm.'],
          see: ['“Nobody can steer it,” said {A}. “But higher up the wind may be different.”', '“Try another floor,” said {A}. “There is a draught at the top that goes our way.”'],
          mend: ['{A} went hoo, {S} looked out, and up there it blew towards the window.', 'So {S} asked for more warm and {A} gave it;; they turned round in the air like a thought.'],
          alone: ['{S} asked for more warm and rose a little, and there it blew towards the window.']
        },
        {
          problem: ['The cockerel had got giddy and wanted to go home.', 'Somebody in the basket had looked down, and was now sitting on the floor of it.'],
          fail: ['{S} told it how high they were, in case it helped.', '{S} landed at once, in the middle of the supper.'],
          see: ['“Do not look at the ground,” said {A}. “Look along it, to where it ends.”', '“There is nothing to see down there but shoes,” said {A}. “Look far.”'],
          mend: ['So {S} held one wing, {A} held the other, and they all looked far off.', '{A} found it something far to look at, {S} stroked its back, and it crowed.'],
          alone: ['{S} stroked its back, and looked far off together with it, and it crowed.']
        }
      ],
      ends: ['The sheet sank down over everybody, and it was warm from the flight.', 'In the basket lay a map, a cockerel and somebody’s arm.', 'It had drifted as far as it could, and that was the bed.']
    }
  },
  {
    id: 'helicopters',
    label: 'a helicopter',
    keys: ['helicopter', 'helicopters', 'chopper', 'drone', 'drones', 'rescue helicopter', 'helicóptero', 'hélicoptère', 'ヘリコプター', '直升机', 'हेलीकॉप्टर', 'مروحية', 'helikopta'],
    marks: ['helicopter', 'helicopters', 'rotor', 'rotors', 'hover', 'hovered', 'winch', 'landing pad'],
    small: things('a helicopter the size of a kettle | the small helicopter', 'a sycamore seed that thought it was a helicopter | the sycamore helicopter'),
    big: things('a helicopter with two rotors and a kitchen | the helicopter with the kitchen', 'a yellow helicopter with a door in its side | the yellow helicopter'),
    object: things('a winch with a hook on the end | the winch', 'a pair of ear muffs for a helicopter | the helicopter ear muffs'),
    place: things('a roof with a big letter H for landing | the helicopter roof', 'a field with flat grass in a circle from the rotors | the rotor circle'),
    sound: ['rotors, a long way off, like somebody shaking a mat', 'a winch, letting down', 'a helicopter that whispered, as far as it could'],
    detail: [
      'The helicopter stood in the air, as if somebody had put it on a shelf.',
      'Under the rotors the grass lay down and all the hats left.',
      'From the winch hung a hook, and on the hook a picnic.',
      'A seed came down from the tree, spinning, and it was the oldest helicopter of all.'
    ],
    sleepy: [
      'The rotors drooped, as they do when nobody is flying.',
      'On its roof the helicopter stood, and had shut its side door.',
      'Slower went the rotor, and one could count the blades, and then they stood.',
      'A seed spun down past the window, and the helicopter did not look up.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['hover in one place', 'hovered in one place', 'hovering in one place'],
        ['start the rotors', 'started the rotors', 'starting the rotors'],
        ['let down the winch', 'let down the winch', 'letting down the winch'],
        ['land on the roof', 'landed on the roof', 'landing on the roof'],
        ['fly backwards', 'flew backwards', 'flying backwards']
      ],
      facts: [
        'A helicopter can fly forwards, backwards, sideways and not at all',
        'Without the little rotor at the tail, the helicopter would spin round like a top',
        'Leonardo da Vinci drew a sort of helicopter five hundred years ago',
        'Sycamore seeds come down like helicopters',
        'A very small helicopter has flown on Mars',
        'Even when the engine stops, the rotors go on turning and let it down gently',
        'The letter H on a roof means that a helicopter may land there',
        'Dragonflies can hover too, and they knew how before there were birds'
      ],
      guesses: [
        'The fan on top is to keep the pilot cool',
        'It is called a chopper because it chops the air into slices',
        'A helicopter is an aeroplane that could not wait for a runway',
        'It hovers while it tries to remember the address',
        'The little rotor is the child of the big one'
      ],
      says: ['Rotors on', 'Hold your hat', 'Down a bit', 'Hook on', 'Hovering, hovering'],
      props: [
        ['the helicopter', 'an armchair'],
        ['the rotors', 'two arms, or a broom very slowly'],
        ['the winch', 'a dressing-gown cord and a coat hook'],
        ['the landing pad', 'a plate with a cross of peas'],
        ['the ear muffs', 'two halves of an orange peel'],
        ['the sheep on the ledge', 'a cushion on the bookcase']
      ],
      parts: ['the pilot', 'the rotors', 'the winchman', 'the sheep on the ledge', 'the little rotor at the back', 'the hat that left', 'the voice on the radio'],
      goes: [
        ['{S} put on the ear muffs and flicked four switches.', 'First this one, then that one, pressed {S}, and the chair shook.'],
        ['With both arms out {S} turned, and the wind got up.', 'The rotors turned, and {S} rose straight off the rug.'],
        ['Over the table {S} hovered and looked for the place.', '{S} stood in the air and asked the radio where.'],
        ['Down came the hook, because {S} let out the cord by inches.', '{S} let down the winch, and something was hung on it.']
      ],
      mishaps: [
        {
          problem: ['The helicopter spun. It went round the other way from its rotors.', 'Up went the helicopter, and then the view went by, again and again.'],
          fail: ['{S} turned the rotors faster, and so did the view.', '{S} shut both eyes, and it went on in there.'],
          see: ['“There is nobody at the tail,” said {A}. “The little rotor holds it straight.”', '“It lacks the small one,” said {A}. “I can be that, with one hand.”'],
          mend: ['So {A} turned one hand at the back, {S} went on in front, and all stood still.', '{S} was the big one, {A} the little one, and the sofa stayed where sofas are.'],
          alone: ['{S} turned one hand at the back, like a little rotor, and the view stood still.']
        },
        {
          problem: ['The hook hung above the sheep, and then left of it, and then right of it.', 'On the ledge stood the sheep, and the winch went past its nose.'],
          fail: ['{S} let down more cord, and it swung more.', '{S} called to the sheep to bite on.'],
          see: ['“You are looking at the hook,” said {A}. “Look at the sheep, and I will say the rest.”', '“Short words,” said {A}. “Left, left, stop. A pilot cannot see below.”'],
          mend: ['{A} said left, left, stop, {S} kept the chair still, and it was hooked.', 'So {S} hovered and {A} was the eyes;; up came the sheep, and was thankful.'],
          alone: ['{S} let the cord hang until it was quite still, and only then lowered it. Hooked.']
        },
        {
          problem: ['All the papers blew off the table, and so did the cross of peas.', 'The helicopter came in to land, and the landing pad flew away.'],
          fail: ['{S} landed anyhow, and it was the butter.', '{S} flew up to look for it, and there was more wind.'],
          see: ['“It is your own wind,” said {A}. “Come down more slowly, and from the side.”', '“Make the cross of something heavy,” said {A}. “Spoons.”'],
          mend: ['So {A} laid a cross of spoons, {S} came down slowly from the side, and it stayed.', '{S} waited in the air, {A} put down the spoons, and it was a very soft landing.'],
          alone: ['{S} laid a cross of spoons and came down on it slowly, from the side.']
        }
      ],
      ends: ['The rotors hung down on both sides of the chair.', 'On the bookcase there was no sheep any more.', 'Four switches were flicked back, the last one in the lamp.']
    }
  },
  {
    id: 'submarines',
    label: 'a submarine',
    keys: ['submarine', 'submarines', 'yellow submarine', 'deep sea', 'bottom of the sea', 'deep sea diver', 'diver', 'divers', 'diving', 'scuba diving', 'submarino', 'submarinos', 'sous-marin', 'せんすいかん', '潜水艇', 'पनडुब्बी', 'غواصة'],
    marks: ['submarine', 'submarines', 'periscope', 'porthole', 'hatch', 'dived', 'fathoms'],
    small: things('a submarine for two and a sandwich | the submarine for two', 'a fish with its own lamp that came to the porthole | the porthole fish'),
    big: things('a submarine with a piano in it | the submarine with the piano', 'a whale that took the submarine for a cousin | the submarine’s whale'),
    object: things('a periscope made for a short captain | the short periscope', 'a hatch with a wheel on it | the hatch'),
    place: things('a valley in the sea forty fathoms down | the valley of forty fathoms', 'a harbour with a parking place for a submarine | the submarine harbour'),
    sound: ['ping, and a while after that ping', 'a hatch, screwed down', 'the hum of a submarine going deeper'],
    detail: [
      'Past the porthole swam a fish with a lamp, and looked for its glasses.',
      'The periscope came up, turned round once and saw a gull, very close.',
      'Inside the submarine it smelled of soup and warm pipes.',
      'Below forty fathoms it was blue, and then it was only submarine.'
    ],
    sleepy: [
      'On the sand lay the submarine, with one lamp on.',
      'Before the porthole hung a jellyfish, like a night light.',
      'Ping, said the submarine, and the sea did not say anything.',
      'In the bunks above each other they lay, and the hatch was shut.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['dive', 'dived', 'diving'],
        ['look through the periscope', 'looked through the periscope', 'looking through the periscope'],
        ['close the hatch', 'closed the hatch', 'closing the hatch'],
        ['listen for the ping', 'listened for the ping', 'listening for the ping'],
        ['come up for air', 'came up for air', 'coming up for air']
      ],
      facts: [
        'A submarine dives by letting water into its tanks, and comes up by blowing it out',
        'Deep down there are fish that carry their own lamps',
        'Submarines see with their ears: ping, and they wait for it to come back',
        'The deepest place in the sea would cover the highest mountain',
        'One of the first submarines was rowed under the Thames four hundred years ago',
        'In a submarine there is no day, so they make one with red lamps and white lamps',
        'Far more people have been in space than in the deepest place of the sea',
        'A periscope is two mirrors in a tube'
      ],
      guesses: [
        'A submarine is a boat that is shy',
        'They do not open the window because of the fish',
        'Ping is the name of the cook',
        'The deep is dark because the light cannot hold its breath',
        'The periscope is for picking apples'
      ],
      says: ['Dive, dive', 'Up periscope', 'Ping', 'Mind your head', 'Who let the soup in'],
      props: [
        ['the submarine', 'the space under the table, with a blanket'],
        ['the periscope', 'the inside of a kitchen roll'],
        ['the hatch', 'a cushion with a pot lid on it'],
        ['the porthole', 'a colander'],
        ['the deep-sea fish', 'a glove with a torch in it'],
        ['the bunks', 'the seats of four chairs']
      ],
      parts: ['the captain', 'the periscope', 'the ping', 'the cook', 'the fish with the lamp', 'the whale who was mistaken', 'the plug'],
      goes: [
        ['{S} counted everybody in and screwed down the hatch.', 'Under the table {S} closed the lid and turned it to the right.'],
        ['Dive, said {S}, and they all leaned forward.', '{S} let the water in, and it got blue.'],
        ['At the colander sat {S}, and something with a lamp went by.', 'Through the porthole {S} saw a slipper no one had ever named.'],
        ['Up periscope, said {S}, and there was the sofa, straight ahead.', '{S} turned the tube all the way round and met an eye.']
      ],
      mishaps: [
        {
          problem: ['The submarine would not come up. It lay on the carpet and pinged.', 'They had dived very well, and now they could not stop having dived.'],
          fail: ['{S} pushed at the ceiling, which was a table.', '{S} said up in all the languages on board.'],
          see: ['“There is still water in the tanks,” said {A}. “Everyone has to blow.”', '“It is too full,” said {A}. “Blow it out, all together, on three.”'],
          mend: ['So {S} counted to three, {A} and the rest blew, and the blanket lifted.', '{A} blew on the left, {S} on the right, and there was the lamp, and air.'],
          alone: ['{S} blew three times, as long as could be, and the blanket lifted.']
        },
        {
          problem: ['Something was knocking on the outside of the submarine.', 'Knock, knock, it went, forty fathoms down, and nobody was expected.'],
          fail: ['{S} called not today, and it knocked again.', '{S} put out the lamp, and now it knocked in the dark.'],
          see: ['“Ping at it,” said {A}. “Then it can say how big it is.”', '“Ask what it wants,” said {A}. “It may only have seen our light.”'],
          mend: ['{S} pinged, {A} listened, and it was a dog, who wished to be crew.', 'So {A} held up the colander and {S} looked;; it was only somebody with toast.'],
          alone: ['{S} pinged and listened, and then looked through the colander. It was only a slipper.']
        },
        {
          problem: ['Through the periscope the captain saw nothing but brown.', 'The periscope was up, and the whole sea was brown with buttons.'],
          fail: ['{S} wiped it, and it was a wiped brown.', '{S} turned it round, and there was an eye, and it was one’s own.'],
          see: ['“It is pointing at my jumper,” said {A}. “Come up one more chair.”', '“Something is in front of it,” said {A}. “It has buttons. It is me.”'],
          mend: ['So {A} moved over, {S} put it up higher, and there was land.', '{S} turned to the left, {A} breathed in, and the harbour lay there with its lamp on.'],
          alone: ['{S} turned it a little past the armchair, and there was land.']
        }
      ],
      ends: ['The hatch was opened, and there was air, and it smelled of supper.', 'On four chairs lay the crew, one beside the other.', 'Ping, it said, and from the bed there came another.']
    }
  },
  {
    id: 'astronauts',
    label: 'an astronaut',
    keys: ['astronaut', 'astronauts', 'rocket', 'rockets', 'space rocket', 'spaceship', 'spaceships', 'space station', 'rocket ship', 'moon landing', 'going to the moon', 'a trip to the moon', 'fly to the moon', 'astronauta', 'astronautas', 'cohete', 'cohetes', 'foguete', 'foguetes', 'fusée', 'fusées', 'astronaute', 'ロケット', '宇航员', '火箭', 'रॉकेट', 'صاروخ', 'roketi'],
    marks: ['astronaut', 'astronauts', 'astronaut’s', 'rocket', 'rockets', 'space suit', 'floated', 'countdown'],
    small: things('an astronaut in a suit two sizes too large | the small astronaut', 'a rocket that had been sharpened | the sharp rocket'),
    big: things('a rocket as high as a church with a whole pond of fuel | the high rocket', 'an astronaut who had been upside down for a year | the upside-down astronaut'),
    object: things('a glove that had floated off an astronaut | the astronaut’s glove', 'a sandwich in a tube for astronauts | the astronaut’s sandwich'),
    place: things('a launch pad with a lift in it for rockets | the rocket pad', 'a window in a space station for astronauts to sit at | the astronauts’ window'),
    sound: ['a countdown, whispered', 'an astronaut’s breath, inside a helmet', 'a rocket, clearing its throat before ten'],
    detail: [
      'The astronaut let go of the spoon, and it stayed there.',
      'Out of the window the whole Earth went by, and the astronaut looked for the kettle.',
      'On the pad stood the rocket and smoked, like a person waiting for a bus.',
      'A drop of orange juice floated past the astronaut, as round as a marble.'
    ],
    sleepy: [
      'The astronauts had zipped themselves to the wall, so as not to drift.',
      'In front of each astronaut floated two sleeping hands.',
      'The rocket had done its part, and lay on its side in the grass.',
      'Sixteen sunsets a day there were, and at the last of them the astronaut drew the blind.'
    ],
    world: {
      sort: 'job',
      verbs: [
        ['count down to zero', 'counted down to zero', 'counting down to zero'],
        ['float through the hatch', 'floated through the hatch', 'floating through the hatch'],
        ['put on the space suit', 'put on the space suit', 'putting on the space suit'],
        ['walk on the moon', 'walked on the moon', 'walking on the moon'],
        ['steer the rocket', 'steered the rocket', 'steering the rocket']
      ],
      facts: [
        'On the space station the sun comes up sixteen times a day',
        'Astronauts sleep zipped to the wall, or they would float about',
        'An astronaut grows a few centimetres in space, and shrinks again at home',
        'The footprints on the moon are still there, because no wind blows them away',
        'Astronauts cannot cry properly: the tear stays on the eye, like a marble',
        'Bread is not allowed in space because of the crumbs, so they eat flat pancakes',
        'A rocket has to go eleven kilometres in one second to get away from the Earth',
        'You weigh so little on the moon that you could jump over a table'
      ],
      guesses: [
        'They count backwards so that they arrive before they leave',
        'Space is black because nobody has put a coin in the meter',
        'An astronaut floats because of the fizzy drinks',
        'The suit is white so that one can see what was for lunch',
        'The moon is full of holes because the first rocket bounced'
      ],
      says: ['Ten, nine, eight', 'Helmets on', 'We have lift-off', 'I am floating', 'Hello, home, can you hear us'],
      props: [
        ['the rocket', 'the bed, with a pillow for a nose'],
        ['the helmet', 'a salad bowl'],
        ['the space suit', 'three pairs of pyjamas'],
        ['the moon', 'the white rug'],
        ['the Earth', 'an orange on a shelf'],
        ['the controls', 'all the pot lids']
      ],
      parts: ['the astronaut', 'the rocket', 'the countdown', 'the glove that floated off', 'the moon', 'the one at home with the headphones', 'the alien, who was only going out for milk'],
      goes: [
        ['{S} got into the suit, one pair after the other, and walked like a bear.', 'With the bowl on {S} waved to those who had to stay.'],
        ['At ten {S} shut the hatch, and at three one more thing was remembered.', 'Backwards {S} counted, and nobody breathed at one.'],
        ['Then {S} was pressed into the pillow, and after that there was no weight left.', 'Up went {S}, until the orange on the shelf was quite small.'],
        ['On the moon {S} took one step, and it was a long one.', '{S} walked on the rug as slowly as if it were air.']
      ],
      mishaps: [
        {
          problem: ['They had got to zero, and the rocket was still there.', 'Three, two, one, said everybody, and then it was very quiet.'],
          fail: ['{S} counted again, from twenty, and with more feeling.', '{S} turned every lid, and one was the soup.'],
          see: ['“Nobody has let go of it,” said {A}. “There is a cushion on the cable.”', '“A rocket pushes down to go up,” said {A}. “We have all pulled.”'],
          mend: ['So {A} moved the cushion, {S} pushed down with both feet, and they were off.', '{S} pushed, {A} pushed, and at zero the pillow shot out in front.'],
          alone: ['{S} pushed down with both feet this time, and at zero it went.']
        },
        {
          problem: ['The sandwich had floated off. It was somewhere in the cabin.', 'Up here nothing stays where it is put, and the supper had left.'],
          fail: ['{S} grabbed, and it went the other way, turning.', '{S} waited for it to fall down, and there was no down.'],
          see: ['“Do not grab,” said {A}. “You push it away with the air. Let it come.”', '“It will drift to where the fan is,” said {A}. “Everything ends up there.”'],
          mend: ['{S} opened up in front of the fan, {A} blew a little, and it came in by itself.', 'So {A} held the lid behind it and {S} came from the front;; it was caught like a moth.'],
          alone: ['{S} kept quite still by the fan, and by and by it came, and was caught.']
        },
        {
          problem: ['Nobody could hear the astronaut. There was a bowl over all the words.', 'The astronaut had said something important, and on Earth they heard mub, mub.'],
          fail: ['{S} said it louder, and the bowl rang.', '{S} waved with both arms, and they waved back.'],
          see: ['“Put your helmet on mine,” said {A}. “Then the sound goes through.”', '“On the moon one talks with foreheads,” said {A}. “Come here.”'],
          mend: ['They leaned together, {S} and {A}, bowl to bowl, and it had been: I need a wee.', 'So {A} came close and {S} leaned on with the bowl;; now every word went across.'],
          alone: ['{S} tapped it on the bowl, long and short, and home tapped back.']
        }
      ],
      ends: ['The bowl was back on the shelf, next to the Earth.', 'One after the other they were zipped in, so that nobody would float off.', 'At ten they had begun to count, and somebody slept at four.']
    }
  },
  {
    id: 'planets',
    label: 'the planets',
    keys: ['planet', 'planets', 'the planets', 'solar system', 'saturn', 'mars', 'jupiter', 'venus', 'neptune', 'uranus', 'pluto', 'the rings of saturn', 'telescope', 'orbit', 'planeta', 'planetas', 'planète', 'planètes', 'aorangi', '行星', 'わくせい', 'ग्रह', 'كوكب', 'الكواكب', 'sayari', 'earth'],
    marks: ['planet', 'planets', 'orbit', 'saturn', 'jupiter', 'mars', 'rings', 'telescope'],
    small: things('a planet no larger than a village | the village planet', 'a moon that had lost its planet for a moment | the planet’s moon'),
    big: things('a planet with a storm like a thumbprint | the planet with the storm', 'a planet that rolled round on its side | the rolling planet'),
    object: things('a telescope with a thumb mark on the big end | the telescope', 'a ring of Saturn in a hatbox | the ring of Saturn'),
    place: things('an orbit with a bench halfway round | the orbit with the bench', 'a hill for the telescope with nothing above it | the telescope hill'),
    sound: ['a planet, turning over', 'the rings of a planet, if one could hear them', 'the cap of a telescope, coming off'],
    detail: [
      'Above the roof stood one light that did not twinkle, and it was a planet.',
      'Through the telescope Saturn looked like somebody’s hat.',
      'Mars was red, the way a brick is, and quite small to be so famous.',
      'The planets had all come round to one side, as at a bus stop.'
    ],
    sleepy: [
      'Every planet had one side in the dark, and that was the side for sleeping.',
      'In its orbit the last planet went on round, and nobody had to push.',
      'Saturn had laid its rings flat, like a hat on a shelf.',
      'The telescope had its cap on, and dreamed of something far.'
    ],
    world: {
      sort: 'place',
      verbs: [
        ['go round the sun', 'went round the sun', 'going round the sun'],
        ['spin like a top', 'spun like a top', 'spinning like a top'],
        ['look through the telescope', 'looked through the telescope', 'looking through the telescope'],
        ['land on Mars', 'landed on Mars', 'landing on Mars'],
        ['try on the rings', 'tried on the rings', 'trying on the rings']
      ],
      facts: [
        'Saturn is so light that it would float in a bath, if there were such a bath',
        'On Venus a day is longer than a year',
        'Jupiter has a storm that is wider than the whole Earth',
        'Uranus lies on its side and rolls round the sun like a ball',
        'A planet does not twinkle, and a star does',
        'A year on Neptune takes a hundred and sixty-five of ours',
        'Sunsets on Mars are blue',
        'The rings of Saturn are made of ice, some of it like houses and some like sugar'
      ],
      guesses: [
        'The planets go round because nobody has told them where to stop',
        'Saturn wears rings because it is engaged',
        'Mars is red because it has sat too near the stove',
        'The Earth is tilted because everything heavy is in our hall',
        'Pluto was sent home for being small'
      ],
      says: ['Keep to your orbit', 'I make it eight', 'Mind the rings', 'Which one is ours', 'Round again'],
      props: [
        ['the sun', 'the lamp'],
        ['the planets', 'eight pieces of fruit'],
        ['the rings of Saturn', 'the brim of a hat'],
        ['the telescope', 'two glasses, one behind the other'],
        ['the orbit', 'a circle of string'],
        ['the storm on Jupiter', 'a button on a melon']
      ],
      parts: ['the sun, who stayed where it was', 'Saturn, in a hat', 'the Earth', 'the moon, who had to run', 'the planet that rolled', 'Pluto, who was let in again', 'the one with the telescope'],
      goes: [
        ['{S} chose the grape for the first, for it has to be quick.', 'Round the lamp {S} laid the string and stood on it.'],
        ['Then {S} walked round the sun, and turned at the same time.', '{S} went once round the lamp, and that was a year.'],
        ['With the hat on {S} took more room than the others.', '{S} held out the brim on both sides, and it was Saturn.'],
        ['Through two glasses {S} looked, and there it was, upside down.', '{S} found it, lost it and found it with the other eye.']
      ],
      mishaps: [
        {
          problem: ['Two planets had bumped into each other behind the lamp.', 'Bump, it went, and that was Mars and the melon.'],
          fail: ['{S} said after you, and so did the melon, and they bumped again.', '{S} ran ahead, and met everybody from behind.'],
          see: ['“You are both on the same string,” said {A}. “Each of them needs one of its own.”', '“The far ones go slowly,” said {A}. “And out there it is wider.”'],
          mend: ['So {A} laid out a wider string, {S} went slowly on it, and nobody met.', '{S} moved out by a step, {A} moved in, and it all went round like a clock.'],
          alone: ['{S} laid a second string further out, and on that it all went round like a clock.']
        },
        {
          problem: ['They counted the planets, and one was missing. There were seven.', 'Seven there were, from the grape to the melon, and there ought to be eight.'],
          fail: ['{S} counted the lamp, and the lamp said that it was a star.', '{S} looked under the sofa and found Pluto, who does not count.'],
          see: ['“Which one are we on?” said {A}. “I do not see it, because I am standing on it.”', '“The Earth,” said {A}. “One always forgets the one one is on.”'],
          mend: ['{A} stepped to the side, {S} looked down, and there lay the plum, a little flat.', 'So {S} lifted one foot and {A} the other;; the Earth was underneath, and was put back third.'],
          alone: ['{S} lifted one foot, and there was the Earth, a plum, a little flat.']
        },
        {
          problem: ['The moon could not keep up. It had to go round the Earth while the Earth went round the sun.', 'Round and round ran the moon, and by March it had to sit down.'],
          fail: ['{S} told it to hurry, and it hurried into the sideboard.', '{S} left it out, and then there was nothing at night.'],
          see: ['“Let us hold hands,” said {A}. “Then the Earth pulls, and the moon need not run.”', '“It never runs,” said {A}. “It is held, and falls round.”'],
          mend: ['{A} held out one hand, {S} took it, and it swung round as on a string.', 'So {S} and {A} held on and turned;; it was thirteen times round, and nobody was out of breath.'],
          alone: ['{S} tied it on with a bit of wool, and it swung round by itself.']
        }
      ],
      ends: ['The eight were in the bowl again, and Saturn had put off its hat.', 'The sun was turned down, and all of the planets had their night.', 'A year had gone by, once round the lamp.']
    }
  }
]
