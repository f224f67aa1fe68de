import { wishPlot } from '../wish-plot.ts'

export const heroAndSweets = wishPlot({
  id: 'wish-hero-and-sweets',
  wishes: ['hero sweets', 'strong hero', 'strong sweets', 'small strong hero', 'chhota bheem', 'chota bheem', 'chhota bhim', 'chotta bheem', 'mighty little bheem', 'little singham', 'motu patlu', 'motu aur patlu', 'popeye', 'asterix', 'obelix', 'bamse', 'pippi', 'pippi longstocking', 'strong girl plaits', 'friend who loves samosas'],
  except: ['afraid', 'scared', 'died', 'poorly', 'sick', 'allergic', 'lost', 'dentist', 'school', 'hospital'],
  answers: ['hero', 'sweets', 'sweet', 'strong', 'laddoo', 'laddoos', 'laddu', 'ladoo', 'samosa', 'samosas', 'saves', 'save', 'helps', 'help', 'village', 'friends', 'friend', 'and', 'small', 'little', 'girl', 'plaits', 'loves', 'two', 'goes', 'eats', 'spinach', 'magic', 'drink', 'potion', 'monkey', 'horse', 'lifts', 'story', 'the', 'adventure'],
  company: ['village', 'jar', 'lid', 'road', 'mountain', 'bowl', 'water', 'hero', 'sweet', 'sweets', 'sugar', 'rim', 'armchair'],
  about: 'A small hero is strong after a sweet, but the sweets are in a jar that only somebody strong could open.',
  titles: ['The Jar That Would Not', '{H} Needs a Sweet', 'A Mountain on the Village Road', 'Strong After the Next One', 'Pock, Said the Lid'],
  want: [
    {
      id: 'mountain-on-the-road',
      A: 'partner',
      paragraphs: [
        '{H} was the smallest hero of the village, and the strongest, once there had been a sweet. Without one {H} was only the smallest. {A} was the village, and came running. “A mountain has come down on our road,” said the village. It was the armchair.',
        '“I’ll see to it,” said {H}. “First I need a sweet.” They were in the big jar, round and golden, and the lid was on. {H} turned it. It did not turn.'
      ]
    }
  ],
  way: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '“It wants somebody strong,” said {A}. “I’m strong after the sweet,” said {H}. “And where’s the sweet?” “In there.” They looked at the jar from both sides. That was the trouble with it.',
        '{H} took hold with a sleeve, and {A} held the jar below. They both turned with all their might. The lid went round, and the jar with it, and {A} with the jar. When they stopped, it was as shut as before.'
      ]
    },
    {
      id: 'biggest-muscle',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where have you got your muscles?” asked {A}. {H} bent one arm, and they felt for it together. There was something in there, about as big as a radish. “It’s resting,” said {H}.',
        '“The biggest one’s the one you sit on,” said {A}. {H} sat down at once, to let it work. They sat side by side for a while, and were very strong.'
      ]
    },
    {
      id: 'push-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For practice {H} tried the mountain without a sweet. {H} put a shoulder to it, and {H}’s feet slid away over the floor. It looked as if somebody were running very fast on the spot.',
        '“It moved,” called {H}. {A} lay down and looked from below. “That was the rug,” said {A}. So the road had got shorter, and the mountain was still on it.'
      ]
    },
    {
      id: 'ant',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“An ant carries things that are much heavier than itself,” said {A}. “It’s strong because it’s small.” {H} liked that. “I’m quite small,” said {H}, and pulled in {H}’s head, to have less of it.',
        'Then {H} carried a cushion like an ant, high up in front. It covered everything but the feet. “Left a bit,” called {A}, “there’s a leaf.” The ant went round the leaf, and into the door.'
      ]
    },
    {
      id: 'how-they-are-made',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do they get so round?” asked {H}, with a nose against the glass. “You roll them between two flat hands,” said {A}, “while it’s all still warm.” They rolled one out of nothing, to see. It took four hands and some breath.',
        '“Mine’s got a corner,” said {A}. {H} had a look. “Then go on rolling,” said {H}. After a while the nothing was as round as could be, and they ate half of it each.'
      ]
    },
    {
      id: 'through-the-glass',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it helps if I only look at one,” said {H}. {H} looked at the top one until it was all {H} could see. {A} waited with one hand on the mountain. “Anything?” asked {A}.',
        '“My mouth’s got stronger,” said {H}. It had got wet. “That’s how it begins,” said {A}. “The mouth gets ready before anything has come.” {H} swallowed. It had been ready for some time.'
      ]
    },
    {
      id: 'village-complains',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Meanwhile there was a jam in the village. A bus of three slippers had stopped in front of the mountain. “When will it go on?” asked {A}, who was the driver. “As soon as I’m strong,” said {H}. “And when’s that?” “After the jar.”',
        '{A} told the slippers. They had never waited for a jar before. {H} went along the bus and asked whether anybody had a sweet with them. The last slipper had a button.'
      ]
    },
    {
      id: 'empty-spoon',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What about something else?” said {A}, and put out a carrot. {H} bit off the end and chewed, and put it to the test. It was enough for lifting the carrot.',
        '“You’ve got to eat it all, perhaps,” said {A}. They shared it, bite by bite. It crunched so loudly that the village thought the mountain was coming down. But it was only supper’s carrot.'
      ]
    },
    {
      id: 'lid-speaks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} laid an ear on the lid and knocked. {A} knocked from below. “What does it say?” whispered {A}. “It says, push,” said {H}. They pushed it. “Now it says, pull.”',
        'They pulled until their faces were red. “It doesn’t know either,” said {A}. {H} stroked it, since being shut all day makes anyone stiff.'
      ]
    },
    {
      id: 'hero-pose',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A strong one has to stand like one. {H} stood with {H}’s feet wide apart, fists on hips. {A} tapped one shoulder with one finger. {H} toppled over like a door.',
        '“Lower,” said {A}. “With bent knees you’re harder to tip.” {H} bent them and was tapped again. Nothing happened at all. “That was without a sweet,” said {A}.'
      ]
    },
    {
      id: 'guarded',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Right on top of the mountain lay {A}, and had been there from the start. “You’re heavier than you look,” said {H}. {A} knew that. It was the heaviest mountain for miles, and the warmest.',
        '{H} held out an open hand with nothing in it. {A} came down to look into it. At once the mountain was lighter, by exactly one {A}.'
      ]
    },
    {
      id: 'old-trick',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ve opened jars in three kitchens,” said {S}, and gave this one a slap on the bottom. Nothing moved. {S} gave it a second, out of politeness. {A} gave it the third.',
        '“In my day they used to open at that,” said {S}. They both looked at the jar. “It’s a younger jar,” said {A}.'
      ]
    },
    {
      id: 'small-villager',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came by, as a merchant with forty pots. “I’ve got to get past,” said {S}. “You can’t,” said {A}, “there’s a mountain.” {S} looked at it, and went round it on the left.',
        '“That doesn’t count,” called {A}. {S} came back, to be stopped properly. Then they both stood in front of it with their hands on their hips.'
      ]
    },
    {
      id: 'drum',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} banged on the floor with a spoon, evenly, like a drum before something great. {H} marched to it, with the jar in both arms. Three times they went past the mountain.',
        'Then {A} held out the spoon. It was the biggest thing that {A} had. “Thank you,” said {H}, and tried it on the lid, and gave it back.'
      ]
    },
    {
      id: 'traveller',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“I’m only passing through,” said {A}, in front of the mountain. “Then you’ll have to sit down,” said {H}. {A} sat down on the mountain itself, which was rather comfortable.',
        '“Is there anything to eat in this village?” asked {A}. {H} held out the jar. {A} turned the lid as well, and from then on was one of them.'
      ]
    },
    {
      id: 'glued',
      A: 'partner',
      paragraphs: [
        '{A} ran one finger round under the rim, and it stuck. “It’s not screwed tight,” said {A}. “It’s glued. There’s syrup all round, and that has dried. You’re pulling against sugar.”',
        '“Then the sweets are stronger than I am,” said {H}. “Only while they’re dry,” said {A}. “What does sugar do in tea?” {H} thought of tea, and let go of the lid.'
      ]
    }
  ],
  turn: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '{H} wanted a bowl of warm water. They put the jar in it, upside down, with its lid in the water. “Now nobody pulls,” said {H}. They counted to a hundred, {A} the tens and {H} all the others.',
        'Then {H} took hold of the lid, with two fingers only. It went round as if it had never been anything else. “Pock,” said the jar. “You’re strong,” whispered {A}. “And I haven’t even had one,” said {H}.'
      ]
    },
    {
      id: 'sugar-gone',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There was no sign of the sugar in the bowl. “Where’s it gone?” asked {H}. “It’s still there,” said {A}, “in pieces too small to look at.” {H} dipped one finger in, and it was true.',
        '“Then the water’s strong now,” said {H}. They poured it away with great respect. The drain swallowed it in one go, and gave a deep gurgle.'
      ]
    },
    {
      id: 'bowing',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The village gave a party for its hero. {A} bowed on the left and on the right, because there was only one of the village. {H} waved with the lid.',
        '“Say something,” said {A}. {H} thought about it for a while. “You have to wait until the sugar lets go,” said {H}. It was carved in stone later, or would have been.'
      ]
    },
    {
      id: 'mountain-moves',
      A: 'partner',
      paragraphs: [
        'The mountain came next. {H} looked into the open jar, and left them all where they were. “First the road,” said {H}. {H} bent both knees and pushed low down, and {A} pushed alongside. The armchair gave a creak, and then it rolled.',
        'The village road was free. They sat down on the mountain and had one sweet each. {H} felt the strength come, and there was nothing left to do. “That’s for tomorrow,” said {A}. “I’ll keep it in my legs,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out into the road and met the mountain.',
      '{names} sniffed at the jar, all the way round.',
      { text: '{names} rang the bell of the village, ding, ding.', needs: ['hands'] },
      { text: '{names} tried the lid too, and blamed the jar.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the mountain and back again.',
      '{names} leant against the mountain, to be of some use.',
      { text: '{names} turned the lid the wrong way, just to have tried it.', needs: ['hands'] },
      { text: '{names} brought a clean towel, in case of sweets.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the pock.',
      '{names} came to see how much road there was again.',
      { text: '{names} waved the village bus through.', needs: ['hands'] },
      { text: '{names} pushed at a corner of the mountain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was rinsed until it no longer stuck to anything, and closed with two fingers.',
    '{H} brushed every tooth that had been near a sweet. Then {H} lay down with {H}’s knees bent, so that nobody could tip the bed.'
  ],
  last: [
    'Nothing held on to anything any more, and {H}, the smallest hero of the village, slept.',
    'The road was free from one end to the other, and {H} was asleep.'
  ]
})
