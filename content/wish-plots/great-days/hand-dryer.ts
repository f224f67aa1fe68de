import { wishPlot } from '../wish-plot.ts'

export const handDryer = wishPlot({
  id: 'wish-hand-dryer',
  beginsElsewhere: true,
  wishes: ['hand dryer', 'hand dryers', 'hand drier', 'hand driers', 'handdryer', 'handdryers', 'hands dryer', 'hands drier', 'dryer toilet', 'dryer toilets', 'dryer loo', 'dryer loos', 'dryer bathroom', 'dryer public', 'dryer restroom', 'dryer washroom', 'dryer loud', 'dryers loud', 'dryer too loud', 'drier loud', 'dryer noise', 'dryer noisy', 'toilet loud blower', 'machine dries hands', 'machine drying hands', 'air machine hands', 'blower hands toilet', 'hand blower', 'loo hand dryer', 'toilet hand dryer', 'won’t use toilet hand dryer', 'won’t go loo hand dryer', 'dryer wall toilet', 'dryer café toilet'],
  answers: ['public', 'because', 'using', 'someone', 'somebody', 'starts', 'started', 'goes', 'there', 'every', 'time', 'always',  'toilet', 'toilets', 'loo', 'loos', 'bathroom', 'bathrooms', 'restroom', 'washroom', 'noise', 'noisy', 'noises', 'loud', 'too', 'so', 'roars', 'roaring', 'ears', 'covers', 'covered', 'hands', 'wet', 'dry', 'scared', 'afraid', 'frightened', 'fear', 'terrified', 'hates', 'hate', 'won’t', 'refuses', 'go', 'goes', 'going', 'went', 'off', 'shopping', 'centre', 'mall', 'museum', 'restaurant', 'café', 'cafe', 'swimming', 'pool', 'zoo', 'airport', 'station', 'services', 'motorway', 'school', 'nursery', 'supermarket', 'library', 'cinema', 'automatic', 'machine', 'air', 'hot', 'wash', 'washing', 'after', 'ran', 'runs', 'out', 'away', 'sensitive', 'use', 'uses', 'turned', 'itself'],
  except: ['hair', 'hairdryer', 'tumble', 'clothes', 'laundry', 'sock', 'socks', 'hurt', 'hit', 'lost', 'alone', 'stranger', 'locked', 'sick', 'police', 'nail', 'paint', 'dog', 'salad'],
  moods: ['afraid', 'losing', 'first'],
  out: true,
  company: ['dryer', 'door', 'tap', 'taps'],
  about: 'The hero flees from the hand dryer with dripping hands, and from the door finds out what it obeys.',
  titles: ['Only While There Are Hands', 'From the Door', '{H} Raises a Finger', 'The Machine on the Wall', 'Short, Long, and Quiet'],
  want: [
    {
      id: 'it-went-off',
      A: 'partner',
      paragraphs: [
        'On the wall of the public toilet, at the museum, hung the hand dryer. {H} had seen it at once. {H} washed as quietly as a fish, and crept out by the other wall. But {A}’s sleeve went by under it.',
        'WHOOSH, said the hand dryer. It said it to the tiles, and the tiles said it back. It was much too loud. {H} was out at the door, with two wet fingers in two ears.'
      ]
    }
  ],
  way: [
    {
      id: 'four-ways-to-dry',
      A: 'partner',
      paragraphs: [
        'Outside hung a picture of a duke, and a small sign: Please do not drip. {H} dripped. “I’ll go in with you and hold your ears,” said {A}. “And who dries mine?” asked {H}. They counted. They were two hands short.',
        'They tried going past it very fast, to the toilet paper. The hand dryer had a small red eye underneath. It saw an elbow. WHOOSH. They were both outside again, with the duke.'
      ]
    },
    {
      id: 'why-so-loud',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why does it have to shout?” asked {H}. “It’s got a fan in there,” said {A}, “and that turns hundreds of times a second. Then it pushes all that air out through a gap that’s much too small.” {A} blew through tight lips. It whistled.',
        '“And then there are only tiles.” Tiles don’t soak up a noise, they throw it back. In a room with a sofa it would have been half as bad. But nobody puts a sofa beside the taps.'
      ]
    },
    {
      id: 'shaking-them',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} dried them by shaking. It rained on the floor and on the duke’s frame. {A} got some on the chin. “You shake like a wet dog,” said {A}. “Dogs do it from the head down.”',
        'So {H} began with the head. It reached the shoulders, and then the hips. By the time it got to the hands there was nothing left of it. They were as wet as before.'
      ]
    },
    {
      id: 'paper-from-the-stall',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} brought a length of paper from one of the stalls. It was the kind that is thinner than a thought. It dried the left hand, and stuck to it. It stayed between the fingers in little worms, and on the thumb it made a cap.',
        '“Now you’ve got feathers,” said {A}. {H} picked them off, one after the other, onto {A}’s palm. The worms would not be thrown away either. They changed hands.'
      ]
    },
    {
      id: 'by-the-window',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a radiator in the corridor. {H} held both hands to it, and turned them over like two slices of toast. The backs got warm, and the fronts went on dripping. “How long does this take?” asked {A}. “The duke’s still wet,” said {H}. “It’s been three hundred years.”',
        'The duke really did shine a bit round the nose. {A} went closer. It was varnish.'
      ]
    },
    {
      id: 'others-go-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        'People went in, and it whooshed, and they came out and talked on about lunch. {H} looked at their ears. They were perfectly ordinary ones. “Doesn’t it hurt them?” “Some ears are wide open,” said {A}, “and some have the door half shut.”',
        'A man came out with a child under each arm, and all the hands were wet. He wiped them on his jumper, front and back. {H} gave him a nod. He nodded too, and dripped off towards the dinosaurs.'
      ]
    },
    {
      id: 'the-list-of-them',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} knew all of them. The one at the pool only hummed, and you pushed a button. The one at the station was like a letter box, and you dipped your hands in. “And the one at the library?” asked {A}. “That doesn’t work,” said {H} warmly. “It’s the best of them all.”',
        'They went through the town in their heads, from one to the next. Nobody else had a map like that. {A} would have liked it printed, with the towels in green.'
      ]
    },
    {
      id: 'something-in-the-ears',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Hum,” said {A}. “Then there’s something in there already.” {H} hummed, low down, and with a finger on the flap of each ear. It buzzed as far as the teeth. From in there the duke looked like somebody under water.',
        '“Can you hear me?” asked {A}. “Mmmore or less,” hummed {H}. It was a real help. But somebody who holds two ears and hums hasn’t got anything left to push a door with.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was waiting in the corridor, and had heard it through the wall. {A} was of the same opinion as {H}. There ought not to be such a thing. {H} crouched down beside {A}, and held out ten wet fingers.',
        '{A} looked at a drop, which hung from the smallest of them. It let go. {A} thought no worse of anyone for being wet. You could just be wet for a while, and sit together.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a towel on a roller,” said {S}. “It was a long loop. You pulled at it, and there came a dry bit.” “For everybody the same one?” asked {A}. “For the whole school. By Friday you pulled, and there came Monday.”',
        '{A} thought about Monday. It could not have been very dry by then. “But quiet,” said {S}. “The only thing you could hear was the teacher, saying don’t swing on it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} liked the hand dryer. {S} put a whole face under it, and came out with all the hair at the back. “It’s like on the ferry,” said {S}. “You eat wind.” {A} looked at {S} as you look at somebody who likes sprouts.',
        '“I could do yours,” said {S}, “and you do my lift. I don’t like the lift.” “The lift?” said {A}. “It’s only a room that hums.” They were both very much surprised.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had heard it too, from the pram. First {A} made big round eyes. Then {A} looked at {H}, to see what you do about a thing like that. {H} had a finger in each ear.',
        '{A} tried it. One finger went into the nose, and the other into a cheek. {A} waited. It was much quieter now, for nobody was under it. So it must have worked.'
      ]
    },
    {
      id: 'who-does-it',
      A: 'partner',
      paragraphs: [
        '“I’ll stand here,” said {H}, and held the door open with one foot, a good way off. {A} went up to it and put one hand under. WHOOSH. {A} pulled it back, and it was quiet at once.',
        '{H} took a finger out of an ear. “Do that again.” {A} put the hand in, and took it out. “It only does it while there are hands,” said {H}. “It stops when you stop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-conductor',
      A: 'partner',
      paragraphs: [
        'So {H} raised one finger, at the door. {A} waited. {H} let it fall, and {A} put both hands under. WHOOSH! Up went the finger, and out came the hands, and you could hear a tap drip. “Short,” said {H}. Whoosh. “Long.” Whoooosh. It was loud, but it was {H}’s loud.',
        'A lady came in to wash her hands. She looked at the finger, and held hers under only when it fell. Now it was a march for two.'
      ]
    },
    {
      id: 'a-quiet-one',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Now do it as softly as you can,” said {H} from the door. {A} tried it with one finger, and with just the tip of a nail. The hand dryer could not do softly. Whoever comes, it gives them everything.',
        '“It’s got only one word,” said {H}. “Then it had better be a good one,” said {A}. They counted how long the word lasted if you left your hands in. It was twelve seconds, and after that it had to be asked again.'
      ]
    },
    {
      id: 'what-else-it-sees',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{H} wanted to know what it took for a hand. {A} held a glove under it. WHOOSH. It believed in the glove. A shoe was a hand as well. It even blew for the museum map, which flapped like a goose and got away.',
        '“It’s not very clever,” said {A}, and ran after the goose. “No,” said {H}. It’s hard to be quite so afraid of somebody who dries a map.'
      ]
    },
    {
      id: 'on-the-trousers',
      A: 'partner',
      paragraphs: [
        'Then they went to look at the rest of the museum. “And your hands?” asked {A}. They were dry. {H}’s trousers had done it, front and back, without a sound.',
        'Behind them it roared once more, for somebody else. {H} did not turn round. {H} only raised one finger, and waited, and let it fall. It stopped at just that moment.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped too, and landed in the corridor.',
      '{names} shook a little water off.',
      { text: '{names} turned off a tap that somebody had left running.', needs: ['hands'] },
      { text: '{names} felt in the towel holder, and there was only holder.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed out in the corridor, under the frame.',
      '{names} looked up at the red eye, and went round it.',
      { text: '{names} lent {H} a sleeve for the left ear.', needs: ['hands'] },
      { text: '{names} wiped the drips off the floor, because of the sign.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened from the doorway, and kept the beat.',
      '{names} bowed at the end, more or less.',
      { text: '{names} clapped when the finger fell, with wet hands.', needs: ['hands'] },
      { text: '{names} held the door, so that {H} had both arms for it.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was a towel, a blue one. It hung on its hook and did not say a word to anybody.',
    '{H} washed both hands, and dried each finger by itself. Then {H} lay down, with one ear in the pillow and one on top.'
  ],
  last: [
    'One finger rose over the blanket, and sank, and it was quite still, for {H} was asleep.',
    'Nobody held a hand under the night, so it kept quiet, and {H} slept.'
  ]
})
