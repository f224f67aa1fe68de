import { wishPlot } from '../wish-plot.ts'

export const elephantRiverBath = wishPlot({
  id: 'wish-elephant-river-bath',
  wishes: ['elephant taking bath river', 'elephant bath river', 'elephant in the river', 'elephants bath river', 'elephant washing', 'washing elephant', 'washing elephants', 'wash elephant', 'wash elephants', 'washed elephant', 'scrub elephant', 'scrubbing elephant', 'elephant bathing river', 'elephants bathing river', 'elephant bathes river', 'elephants bathe river', 'elephant bath time river', 'elephant river', 'elephants river', 'elephant dusty', 'elephant dust', 'elephants dust', 'elephant dust bath', 'elephants dust bath', 'elephant mud bath', 'elephants mud bath', 'elephant mud', 'elephants mud', 'muddy elephant', 'muddy elephants', 'dirty elephant', 'elephant gets dirty', 'elephant dirty again', 'elephant clean', 'clean elephant', 'cleaning elephant', 'elephant waterhole', 'elephants waterhole', 'elephant splashing', 'elephants splashing', 'elephant sprays water', 'elephant squirting water'],
  answers: ['elephant', 'elephants', 'big', 'huge', 'grey', 'gray', 'gentle', 'old', 'young', 'wild', 'trunk', 'ear', 'ears', 'bath', 'baths', 'bathing', 'wash', 'washes', 'washing', 'washed', 'scrub', 'scrubs', 'scrubbing', 'brush', 'soap', 'bucket', 'shower', 'splash', 'splashes', 'splashing', 'spray', 'sprays', 'squirt', 'squirts', 'water', 'river', 'lake', 'pond', 'stream', 'waterhole', 'mud', 'muddy', 'dust', 'dusty', 'sand', 'dirt', 'dirty', 'clean', 'again', 'after', 'take', 'takes', 'taking', 'have', 'has', 'having', 'help', 'helps', 'helping', 'helped', 'like', 'likes', 'loves', 'love', 'always', 'every', 'morning', 'day', 'evening', 'hot', 'sunny', 'sun', 'summer', 'india', 'indian', 'kerala', 'assam', 'thailand', 'thai', 'nepal', 'sri', 'lanka', 'kenya', 'africa', 'african', 'botswana', 'sanctuary', 'orphanage', 'village', 'keeper', 'mahout', 'family', 'grandpa', 'grandma', 'nani', 'dada', 'uncle', 'friend', 'red'],
  except: ['baby', 'mouse', 'bathroom', 'tub', 'bathtub', 'pocket', 'school', 'library', 'flying', 'zoo closed', 'hurt', 'chain', 'chained', 'drown', 'drowned', 'crocodile', 'poachers', 'circus', 'hates', 'afraid', 'scared', 'toy', 'robot', 'pink', 'supermarket', 'car wash', 'cross', 'crosses', 'crossing', 'bridge', 'house', 'teeth', 'dishes', 'windows', 'washing line', 'washing machine', 'room', 'boat'],
  moods: ['learning', 'first', 'waiting'],
  out: true,
  company: ['elephant', 'keeper', 'brush', 'river', 'dust', 'fly', 'ear', 'trunk', 'bank', 'nose', 'heap', 'broom', 'bucket', 'stone', 'coconut'],
  about: 'The hero wants to see an elephant clean all over, and each time it comes out of the river it throws red dust on itself, until a fly and a white nose show what the dust is.',
  titles: ['The Elephant’s Red Coat', 'Grey, Red, Grey, Red', 'The Elephant Comes Out of the River', '{H} and the Heap of Dust', 'Behind the Left Ear'],
  want: [
    {
      id: 'like-an-island',
      A: 'partner',
      paragraphs: [
        '{H} was allowed to help at an elephant’s bath. The elephant lay in the edge of the river like an island. Its keeper sat on top and scrubbed, and {A} looked on from a flat stone. {H} had a brush, and wanted to see an elephant that was clean all over. “How long does it stay clean?” asked {H}. “This one?” said the keeper. “As far as the bank.”'
      ]
    }
  ],
  way: [
    {
      id: 'grey-and-red',
      A: 'partner',
      paragraphs: [
        '{H} did a leg, and an ear as wide as a tablecloth. At last the elephant stood up, dark and shining like a street in the rain. It walked up the bank. It put its trunk into the red dust, and threw a trunkful over its back. “Now it’s a red one,” said {A}.'
      ]
    },
    {
      id: 'a-crease-at-a-time',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An elephant is mostly creases. {H} followed one with the brush, down the side and round the knee. It met another, and there they turned off together. “Where are you?” asked {A} from the stone. “At a crossing,” called {H}.',
        'In the deepest crease {H} found a leaf, a seed and a button. The keeper had been looking for that button since the spring. “Anything else of mine in there?” asked the keeper. {H} said that there were a lot more streets to do.'
      ]
    },
    {
      id: 'the-shower',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The elephant liked to rinse itself. It drew up the river with its trunk, until {H} had counted to five. Then it blew all that over its own head. Most of it came down on {A}. “I’ve had mine,” called {A}. “I had it this morning.”',
        'The trunk went under again. {H} saw where the tip of it was pointing, and moved one step to the left. The tip moved one step to the left. “It’s very thorough,” said {A}, when both of them were dripping.'
      ]
    },
    {
      id: 'other-brings-soap',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had brought a piece of soap for the elephant, with a rose on it. {H} began with one knee. The soap lasted to the bottom of that knee. Then there was only the rose left, very thin.',
        'The elephant felt its knee with its trunk, and smelled it, for a long time. After that it held out the other knee. “It’s one soap to a knee,” said {A}. “I’d need a shop.” The rest had to be done without roses.'
      ]
    },
    {
      id: 'the-swept-bank',
      A: 'partner',
      paragraphs: [
        'They washed it again. But first {H} took a broom, and swept the dust off the path. The elephant came out onto bare ground. It felt about with its trunk, and walked three steps to the right. That was where {H} had swept the dust to. “You made a nice heap for it,” said {A}, when it was red.'
      ]
    },
    {
      id: 'elder-and-the-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I used to wash my bicycle in the river,” said {S}. “Every Sunday, with the bell and all. It was the cleanest bicycle in the district.” {A} asked if it had stayed clean. “It did in the river,” said {S}. “The way home was mud.”',
        '“So what did you do?” asked {A}. “I carried it,” said {S}. “It got home clean, and I got home red.” {S} looked at the elephant and at the narrow path. “It wouldn’t do for everybody,” said {S}.'
      ]
    },
    {
      id: 'child-as-an-island',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} lay down beside the elephant, where the river was as deep as a plate. “I’m an elephant too,” said {S}. “Wash me.” {A} washed one arm with the brush, very gently. “Now I must turn over,” said {S}, and that took as long as with the big one.',
        'The elephant reached across, and felt {S} from the hair to the heels. It seemed to find that this elephant was rather small, and that somebody had left off the ears. It blew a bit of water over the small one, to help it grow.'
      ]
    },
    {
      id: 'one-place-left-out',
      A: 'partner',
      paragraphs: [
        '{H} sat down by {A}. The elephant was red all over, but for one grey place behind the left ear. “Look at the fly,” said {A}. A fly had sat down on the grey place, and nowhere else. The sun shone there too, and the ear flapped. “And you’ve got a white nose,” said {A}. {H} felt it. “That’s sun cream,” said {H}. “It’s for after the bath.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-dirty',
      A: 'partner',
      paragraphs: [
        '{H} looked from the nose to the dust. “It isn’t dirty,” said {H}. “It’s put its cream on!” The dust was against the sun, and against the flies. {H} put down the brush, and held up two handfuls of the finest dust. Down came the trunk, as soft as a nose. It took the dust, and blew it behind the left ear. The fly had to look for another elephant.'
      ]
    },
    {
      id: 'other-side-of-the-ear',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who does behind your ears?” asked {A}. “I’ve mostly got hair there,” said {H}. The elephant had eleven hairs, on the top of its head. The keeper combed them with two fingers. They all stood up again.',
        'Then the elephant spread out both its ears. There was shade for {H}, and for {A} as well, if they sat close. “It brought its own umbrella,” said {A}. Every now and then the umbrella flapped, and it was cool.'
      ]
    },
    {
      id: 'the-white-bird',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A white bird came down on the red back, and walked along it with its toes spread. It won’t stay white, {H} thought. But the bird looked under each wing, and shook itself, and the dust flew off. “That one can’t use it,” said {A}.',
        'The bird had come for lunch. Where an elephant walks, grasshoppers jump up out of the grass. From high up you see them first. “It’s a bus,” said {H}, “with a view and a meal.” The bus had just set off.'
      ]
    },
    {
      id: 'mud-is-better',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the bend there was a hole full of mud. The elephant lay down in that as well, on the left side and on the right. “That’s the thick cream,” said the keeper, “for very hot days.” It got up with a sound like a boot.',
        'The mud was black, and the dust on top was red. “How many layers does it need?” asked {A}. {H} counted three, and a frog. The frog was set down by the water. It had a red stripe for the rest of that day.'
      ]
    },
    {
      id: 'pet-shakes',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had stayed on the bank, well away from the water, and was clean. The elephant thought about this. It took up a pinch of dust, no more than a spoonful. It blew that over {A}, from the neck to the tail.',
        '{A} sneezed, and was a red animal with two eyes. “It’s against the flies,” {H} explained. {A} walked round the elephant in a wide circle, and rubbed most of it off again on {H}.'
      ]
    },
    {
      id: 'the-hole-in-the-bank',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Where the elephants took their dust, the bank had a hollow as big as a bed. “How long did that take?” asked {H}. “My father’s elephant began it,” said the keeper. It was made a trunkful at a time, with two baths a day. {A} began to work that out, and gave it up.',
        'The rain washed the dust into the river, and the river laid it down by the bank again. Then the elephant put it back on. “It’s been wearing the same coat for forty years,” said {A}, “and it’s washed every day.”'
      ]
    },
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        '“So have you seen a clean one?” asked {A}. “I’ve seen one that’s ready,” said {H}. The elephant set off home along the red road, and was hard to tell from it. But by {H} it stopped, and looked down. {H} had cream on the nose and on both arms. On the knees there was none. The elephant took up a last pinch of dust, and blew it on them, left and right.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a splash from the tail, and stood further off.',
      '{names} found that the far side of the elephant had not been washed at all.',
      { text: '{names} dipped a bucket, and rinsed the leg that {H} had done.', needs: ['hands'] },
      { text: '{names} took on the tail, with a nail brush.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the elephant’s way, and it went round.',
      '{names} walked after the elephant to the heap, and came back red to the knees.',
      { text: '{names} wiped the elephant’s forehead, and found grey under the red.', needs: ['hands'] },
      { text: '{names} pointed the trunk the other way, and it came round again.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in its shade, and needed no cream there.',
      '{names} got a pinch of dust as well, on the back of the neck.',
      { text: '{names} sifted the little stones out of the dust, so that it was soft.', needs: ['hands'] },
      { text: '{names} pushed the swept heap back to where it came from.', needs: ['hands'] }
    ]
  },
  bed: [
    'The brush was hung up by its string, and dripped until it was dry. It would be wanted tomorrow, and the day after that.',
    'At home it was {H}’s turn to be washed. The water went red, from two knees, and then it was clear. {H} lay down, clean all over, and there was no sun to put anything on for.'
  ],
  last: [
    'Far off by the river something big lay down in its red coat, and {H} was asleep.',
    'Behind the left ear no fly was sitting, and {H} slept.'
  ]
})
