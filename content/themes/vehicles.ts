import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Whatever has wheels, sirens or a hull. Grown-ups drive the real ones; at home everybody may. */
export const vehicleThemes: ThemePack[] = [
  {
    id: 'fire-engine',
    label: 'a fire engine',
    keys: ['fire engine', 'fire engines', 'fire truck', 'fire trucks', 'firefighter', 'firefighters', 'fireman', 'fire station', 'siren', 'sirens', 'rescue', 'bomberos', 'camión de bomberos', 'bombeiros', 'pompiers', 'しょうぼうしゃ', '消防车', 'दमकल', 'سيارة إطفاء', 'zimamoto'],
    marks: ['fire engine', 'siren', 'ladder', 'hose', 'helmet', 'rescue', 'rescued', 'firefighter', 'police'],
    small: things('a kitten that needed no rescue at all | the kitten of the rescue', 'a siren that had lost its voice | the small siren'),
    big: things('a fire engine with a bed in the back | the fire engine', 'a ladder that could not stop growing | the growing ladder'),
    object: things('a helmet with a biscuit in it | the helmet', 'a hose with a knot | the knotted hose'),
    place: things('a fire station with a pole down the middle | the rescue station', 'a street with a hydrant painted as a dog | the hose street'),
    sound: ['a siren, far off and going the other way', 'boots, all at once, on their way to a rescue', 'a hose, filling'],
    detail: [
      'The fire engine stood there so red that everything else looked grey.',
      'On a hook hung a helmet, and under it a pair of boots with the trousers in them.',
      'The ladder leaned out and out, like somebody who cannot stop talking.',
      'A hose lay across the floor and had just been told to stay.'
    ],
    sleepy: [
      'The siren was switched off, and it hummed in its sleep.',
      'Along the wall the helmets hung in a row, with nobody under them.',
      'The ladder had come in again, rung by rung.',
      'The fire engine stood in its garage with its nose to the door.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['drive the fire engine', 'drove the fire engine', 'driving the fire engine'],
        ['sound the siren', 'sounded the siren', 'sounding the siren'],
        ['unroll the hose', 'unrolled the hose', 'unrolling the hose'],
        ['rescue the kitten', 'rescued the kitten', 'rescuing the kitten'],
        ['put on the helmet', 'put on the helmet', 'putting on the helmet']
      ],
      facts: [
        'Firefighters can be dressed and in the engine in about a minute',
        'The boots stand inside the trousers, so that you can jump into both at once',
        'Most of what the fire service does is not fires, but helping',
        'A hose full of water is so strong that it takes two to hold it',
        'In the old days fire engines were pulled by horses, and a dog ran in front',
        'A siren sounds higher when it comes and lower when it goes away',
        'Helicopters can hang in the air like hummingbirds',
        'Firefighters have bedrooms at the station, because nights are long'
      ],
      guesses: [
        'It’s red because it has been running',
        'The siren goes up and down because of the bumps',
        'They slide down a pole because the stairs are asleep',
        'A hose is a snake that has found work',
        'Kittens climb trees because they like the ladder'
      ],
      says: ['Nee-naw', 'Make way, please', 'Water on', 'Hold the ladder', 'Nobody hurt, one biscuit missing'],
      props: [
        ['the fire engine', 'the sofa, with somebody on each end'],
        ['the hose', 'the dressing-gown cord'],
        ['the ladder', 'the ironing board on the floor'],
        ['the siren', 'whoever is loudest'],
        ['the helmets', 'saucepans'],
        ['the kitten', 'a slipper on a shelf']
      ],
      parts: ['the driver', 'the siren', 'the ladder', 'the hose', 'the kitten who did not want to be rescued', 'the old lady at the window', 'the one who slides down the pole', 'the traffic'],
      goes: [
        ['The bell went, and {S} was in both boots at once.', 'Out of bed and into the boots jumped {S}.'],
        ['{S} drove, and leaned into every bend.', 'Round the corner went {S}, with one hand out for nee-naw.'],
        ['Then {S} unrolled the hose to the very end.', 'The hose ran out, and {S} ran after it.'],
        ['{S} reached up, slowly, and spoke softly to the kitten.', 'With both arms out {S} waited until the kitten was ready.']
      ],
      mishaps: [
        {
          problem: ['The kitten would not be rescued. It sat on the shelf and looked the other way.', 'There was the ladder, and there was the kitten, and it had no time.'],
          fail: ['{S} called puss, puss, and the kitten was a slipper and did not answer to that.', 'Reaching for it was what {S} tried, and it moved back as far as the wall.'],
          see: ['“It likes it up there,” said {A}. “Ask if it wants anything.”', '“Don’t look so rescuing,” said {A}. “Sit down and eat something.”'],
          mend: ['So {S} and {A} sat down and ate a biscuit. At the second one there was a kitten in the biscuits.', '{A} asked, and it wanted its other slipper. {S} fetched that, and they came down together.'],
          alone: ['{S} sat down and ate a biscuit. At the second one there was a kitten in the biscuits.']
        },
        {
          problem: ['The siren had the hiccups. It went nee, and a long time later naw.', 'Nee, said the siren, and then it forgot the rest.'],
          fail: ['{S} said naw for it, and it said nee on top of that.', '{S} gave it a glass of water, and it gargled.'],
          see: ['“It needs two,” said {A}. “One for nee, and one for naw.”', '“It has no breath left,” said {A}. “It should breathe at the corners.”'],
          mend: ['So {S} was nee, {A} was naw, and every car on the carpet pulled over.', 'Each time they came to a corner {A} tapped it, and {S} breathed in with it;; it lasted right to the end.'],
          alone: ['{S} took a breath at each corner, and it lasted right to the end.']
        },
        {
          problem: ['No water came. The hose was on, and the end of it was dry.', 'Water on, it was called, and out of the hose came a crumb.'],
          fail: ['{S} looked into the end to see, which one should not.', 'Shaking it was no good, though {S} shook it at both ends.'],
          see: ['“The engine is standing on it,” said {A}.', '“There’s a knot,” said {A}. “I sat down on something round.”'],
          mend: ['Everybody got up, {S} pulled the hose out, {A} made the hiss, and the cushion was saved.', 'So {A} held one side of the knot and {S} undid the other. Then it hissed from here to the lamp.'],
          alone: ['{S} got up off it. Then it hissed from here to the lamp.']
        }
      ],
      ends: ['All the boots were put back into all the trousers.', 'Nothing was on fire, and the cushion was thanked for its patience.', 'The fire engine was a sofa again, and it was the right time for one.']
    }
  },
  {
    id: 'racing-cars',
    label: 'racing cars',
    keys: ['racing car', 'racing cars', 'race car', 'race cars', 'car', 'cars', 'monster truck', 'monster trucks', 'lorry', 'lorries', 'truck', 'trucks', 'driving', 'garage', 'traffic lights', 'motorbike', 'motorbikes', 'motorcycle', 'coche', 'coches', 'camión', 'carro', 'carros', 'caminhão', 'voiture', 'くるま', '車', 'トラック', '汽车', '赛车', '卡车', 'गाड़ी', 'कार', 'سيارة', 'شاحنة', 'gari'],
    marks: ['car', 'cars', 'wheel', 'wheels', 'engine', 'truck', 'bus', 'horn', 'garage', 'bonnet'],
    small: things('a car that could only turn left | the left-turning car', 'a bus ticket for one snail | the snail’s bus ticket'),
    big: things('a monster truck that was afraid of puddles | the puddle-shy truck', 'a bus with a queue inside it | the queueing bus'),
    object: things('a wheel that had rolled off by itself | the rolling wheel', 'a horn that said sorry | the sorry horn'),
    place: things('a garage that smelled of rubber | the rubber garage', 'a car park at night with one car in it | the one-car car park'),
    sound: ['an engine, thinking about it', 'a horn, two streets away, and polite', 'wheels on a wet road'],
    detail: [
      'A car stood there with its bonnet up, like somebody who has lost a word.',
      'There was a wheel in the hall, and it was not the right one for anything.',
      'The truck had mud up to its eyebrows.',
      'In the garage a lamp swung, and the shadows of the tools drove up and down.'
    ],
    sleepy: [
      'The engine ticked as it cooled, slower than a clock.',
      'All the wheels stood still, and the road could lie down.',
      'In the garage the car had shut both its eyes.',
      'The last bus went by with its lamps on and nobody in it.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['drive the racing car', 'drove the racing car', 'driving the racing car'],
        ['change a wheel', 'changed a wheel', 'changing a wheel'],
        ['sound the horn', 'sounded the horn', 'sounding the horn'],
        ['start the engine', 'started the engine', 'starting the engine'],
        ['wait at the lights', 'waited at the lights', 'waiting at the lights']
      ],
      facts: [
        'In a race four wheels can be changed in two seconds, by twenty people',
        'A monster truck’s tyres are taller than most fathers',
        'The first long drive in a car was made by a mother, to visit the grandmother',
        'Traffic lights were green, amber and red on the railway first',
        'The wind presses a racing car down so hard that it could drive on a ceiling',
        'The dots and lines on a tyre are there to push away the water',
        'There are buses that bow down at the kerb so that prams can get in',
        'An engine is a row of small pushes, one after the other'
      ],
      guesses: [
        'Cars have four wheels because three of them would argue',
        'The engine is in front because it wants to see',
        'Red means stop because that’s the colour of hot feet',
        'Lorries beep backwards because they’re singing the road the other way',
        'The faster you go, the later it is'
      ],
      says: ['On your marks', 'Vroom', 'Pit stop', 'Your turn to be the traffic', 'It was green'],
      props: [
        ['the racing car', 'a chair on its back'],
        ['the steering wheel', 'a lid'],
        ['the tyres', 'four cushions'],
        ['the traffic lights', 'a tomato, a lemon and a lime'],
        ['the finishing line', 'a ribbon between two chairs'],
        ['the garage', 'the space under the table']
      ],
      parts: ['the driver', 'the engine', 'the left front wheel', 'the traffic lights', 'the one with the flag', 'the lorry who was not in the race', 'the mechanic', 'the pedestrian with a goose'],
      goes: [
        ['{S} turned the key, and it said vroom, for {S} said so.', 'Lying on the back of the chair {S} started the engine.'],
        ['At the green lime {S} was off.', 'Lemon, lime, and away went {S} on all four cushions.'],
        ['In the pit {S} had a wheel changed and a sip of juice.', '{S} stopped for a new cushion, which took two seconds or so.'],
        ['Over the line went {S}, and was not last.', 'The ribbon came, and {S} broke it with the nose.']
      ],
      mishaps: [
        {
          problem: ['A wheel came off. It rolled away under the table and lay down.', 'In the best bend there were only three wheels.'],
          fail: ['{S} drove on three, and it was mostly round.', 'Leaning over was what {S} tried, and then it was two.'],
          see: ['“You need a pit stop,” said {A}. “I’m the pit.”', '“That one was never on,” said {A}. “You can’t just put it under. Somebody must lift.”'],
          mend: ['{A} lifted, {S} pushed the cushion in, and it took two seconds if one counted slowly.', 'So {S} lifted the car, and {A} rolled in the spare;; off they went, on one that did not match.'],
          alone: ['{S} got out, lifted the car and pushed the cushion in. It took two seconds if one counted slowly.']
        },
        {
          problem: ['The lights would not change. They had been a tomato for a very long time.', 'Everybody stood at red, engines running, and the lime was nowhere.'],
          fail: ['{S} sounded the horn, and the tomato blushed.', '{S} tried edging forward, and got a look from the goose.'],
          see: ['“Somebody has eaten the lime,” said {A}.', '“There’s nobody behind the lights,” said {A}. “They’re all driving.”'],
          mend: ['So {A} took a pear, {S} agreed that a pear was green, and the whole road went vroom.', '{A} became the lights, {S} said thank you at every change, and there was no more queue.'],
          alone: ['{S} put a pear there, which is green as well, and the whole road went vroom.']
        },
        {
          problem: ['It was a draw. All of them had come in at the same time, because the ribbon was in the middle.', 'When the flag came down, nobody was first, and nobody was pleased about it.'],
          fail: ['{S} said that it had been by a nose, and everybody showed theirs.', 'Measuring was no help to {S}. The measure was elastic.'],
          see: ['“We could do the slowest,” said {A}. “Whoever is last, wins.”', '“Let’s ask the goose,” said {A}. “It was looking.”'],
          mend: ['So they raced again, as slowly as they could. {S} had not moved by supper, {A} had gone backwards, and that was a record.', 'The goose was asked. It looked at {S}, it looked at {A}, and it said that the sofa had won.'],
          alone: ['{S} raced again, as slowly as could be, and beat even the chest of drawers.']
        }
      ],
      ends: ['The cars were backed in, each with its nose to the wall.', 'The engine was switched off, and one could hear the clock.', 'They all got the same prize, which was round, and chocolate, and had been a wheel.']
    }
  },
  {
    id: 'boats',
    label: 'a boat',
    keys: ['boat', 'boats', 'ship', 'ships', 'sailing', 'sailor', 'sailors', 'ferry', 'rowing boat', 'titanic', 'canoe', 'kayak', 'captain', 'lighthouse', 'lighthouse keeper', 'barco', 'barcos', 'navio', 'bateau', 'ふね', '船', '轮船', 'नाव', 'जहाज', 'سفينة', 'قارب', 'mashua', 'meli'],
    marks: ['boat', 'boats', 'ship', 'sail', 'sails', 'oar', 'oars', 'anchor', 'deck', 'captain'],
    small: things('a paper boat with a proper name | the paper boat', 'an oar with nobody at the other end | the lone oar'),
    big: things('a ferry that had never been anywhere else | the old ferry boat', 'a ship with washing instead of sails | the washing ship'),
    object: things('an anchor small enough for a pocket | the pocket anchor', 'a captain’s hat with a gull’s opinion on it | the captain’s hat'),
    place: things('a jetty with room for one more boat | the boat jetty', 'a harbour where boats nod at each other | the nodding boat harbour'),
    sound: ['water, slapping the side of a boat', 'a rope, creaking, and an oar', 'a ship’s horn, from behind a cloud'],
    detail: [
      'A boat lay on the bank with its belly up, drying.',
      'The sail hung there like a shirt on a day off.',
      'On deck everything was tied to something.',
      'An oar stood in the corner and dripped.'
    ],
    sleepy: [
      'The boat rocked a little, as one does who is holding a baby.',
      'The anchor lay on the bottom, and it was fast asleep there.',
      'With the sails rolled up the mast was only a tree.',
      'All the oars had been taken in, and the water could lie flat.'
    ],
    world: {
      sort: 'vehicle',
      verbs: [
        ['row the boat', 'rowed the boat', 'rowing the boat'],
        ['hoist the sail', 'hoisted the sail', 'hoisting the sail'],
        ['drop the anchor', 'dropped the anchor', 'dropping the anchor'],
        ['steer the ship', 'steered the ship', 'steering the ship'],
        ['keep a lookout', 'kept a lookout', 'keeping a lookout']
      ],
      facts: [
        'A ship floats because it pushes away more water than it weighs',
        'Left on a ship is called port, and right is called starboard',
        'A boat can sail against the wind if it goes zigzag',
        'Submarines let in water to go down and blow it out to come up',
        'Long ago people sailed across the widest sea by the stars and the feel of the waves',
        'Sailors used to sleep in hammocks because those stay still when the ship does not',
        'A ship’s rope has a different name for each job',
        'The light of a lighthouse flashes in a pattern of its own, like a name'
      ],
      guesses: [
        'A boat floats because it can’t swim',
        'Anchors are heavy because they’ve seen so much',
        'The captain goes last because he has to turn off the sea',
        'Sails are white so that the wind can find them',
        'A submarine is a boat that’s shy'
      ],
      says: ['All aboard', 'Land ahead', 'Aye, aye', 'Who’s steering', 'Bail'],
      props: [
        ['the boat', 'the laundry basket'],
        ['the sail', 'a pillowcase on a broom'],
        ['the oars', 'two wooden spoons'],
        ['the sea', 'the blue blanket'],
        ['the anchor', 'a shoe on a string'],
        ['the telescope', 'the inside of a kitchen roll']
      ],
      parts: ['the captain', 'the crew, all of it', 'the sail', 'the wind', 'the gull', 'the anchor', 'the island', 'the stowaway'],
      goes: [
        ['{S} stepped in, and it only tipped a little.', 'One foot on land and one in the boat, {S} had to decide.'],
        ['With long strokes {S} rowed out, as far as the lamp.', 'In, out, in, out, {S} rowed, and the carpet went by.'],
        ['The sail went up, and {S} held on to the wind.', 'Up went the pillowcase, and {S} leaned back.'],
        ['Land ahead, called {S}, and it was the sofa.', '{S} looked through the kitchen roll and saw a coast with cushions.']
      ],
      mishaps: [
        {
          problem: ['The boat went round in circles. It had seen the same chair four times.', 'However much they rowed, the lamp came by again.'],
          fail: ['{S} rowed harder, and the chair came by sooner.', '{S} tried steering with a foot, and it was a smaller circle.'],
          see: ['“Only one of us is rowing,” said {A}. “I was having a biscuit.”', '“You pull on the left, and I have the short spoon,” said {A}.'],
          mend: ['So {A} put down the biscuit, and {S} counted one and two;; they went as straight as a ruler.', 'They changed spoons, {S} said in, {A} said out, and the lamp stayed where it was.'],
          alone: ['{S} took a spoon in each hand, and went as straight as a ruler.']
        },
        {
          problem: ['There was water in the boat. At least, there was a blanket in it.', 'The sea came in over the side, a fold at a time.'],
          fail: ['{S} bailed with a thimble, and it took that as an invitation.', 'Sitting higher did not help. {S} only sank from further up.'],
          see: ['“We’re too many on this side,” said {A}. “Everybody came to look at the whale.”', '“The plug is out,” said {A}. “It’s a laundry basket. It’s all plugs.”'],
          mend: ['{A} moved to the left, {S} to the right, and it lay on the water like a plate.', 'So {S} pushed a towel in all round, and {A} patted it tight;; not one more fold came in.'],
          alone: ['{S} sat down in the middle, and it lay on the water like a plate.']
        },
        {
          problem: ['There was no wind. The sail hung there, and the island was over there.', 'In the middle of the sea the ship stopped, for it had run out of wind.'],
          fail: ['{S} blew into the sail from behind, and stayed exactly where it was.', '{S} tried whistling for wind, and got a dog.'],
          see: ['“You can’t blow yourself along,” said {A}. “It has to come from outside.”', '“Wait,” said {A}. “Somebody always opens a door.”'],
          mend: ['So {A} got out and was the wind, and {S} let out the sail;; they were there by supper.', 'They waited, {S} with the rope and {A} with a finger up. A door opened. Off they went.'],
          alone: ['{S} waited with one wet finger up. Somewhere a door opened, and off it went.']
        }
      ],
      ends: ['The boat was tied to the bed with a bow.', 'All hands were on deck, and then all of them were under the blanket.', 'The lighthouse on the landing was left on.']
    }
  }
]
