import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const eczema = wishPlot({
  id: 'wish-eczema',
  wishes: ['eczema', 'exzema', 'excema', 'eczma', 'itchy skin', 'itching skin', 'skin itches', 'skin itchy', 'skin itch', 'itchy arms', 'itchy elbows', 'itchy knees', 'itchy legs', 'itchy night', 'scratching night', 'dry skin', 'itchy eczema', 'eczema cream', 'scratch mitts', 'cream itchy', 'sore skin', 'itchy scratchy'],
  answers: ['itchy', 'itch', 'itches', 'itching', 'scratch', 'scratches', 'scratching', 'skin', 'cream', 'creams', 'night', 'bedtime', 'bed', 'sleep', 'elbows', 'elbow', 'knees', 'arms', 'legs', 'hands', 'gloves', 'mittens', 'mitts', 'cotton', 'pyjamas', 'bath', 'dry', 'sore', 'red', 'patches', 'bad', 'flare', 'has', 'her', 'his', 'my', 'child', 'hates', 'hate', 'won’t', 'putting', 'every', 'stop', 'stopping', 'can’t', 'keeps', 'again', 'all', 'over', 'poor', 'bandages', 'wraps', 'wet'],
  except: [...SERIOUS, 'lice', 'nits', 'pox', 'chickenpox', 'chicken', 'bite', 'bites', 'mosquito', 'midge', 'flea', 'fleas', 'hives', 'allergic', 'reaction', 'bleeding', 'infected', 'label', 'jumper', 'nose', 'hay', 'nettle', 'nettles', 'bear', 'elephant', 'snake', 'bottom', 'worms', 'names'],
  moods: ['first', 'sleepless', 'change', 'afraid'],
  company: ['cow', 'cows', 'fence', 'itch'],
  about: 'The itch of the eczema moves from one elbow to the other whenever it is scratched; two hands in cotton gloves are cows, who may not scratch, and the cream is set out in dots for them to go over.',
  titles: ['It Has Moved to the Elbow', 'Two Cows in Cotton', 'Dots for Cows', '{H} Does Not Scratch', 'Down the Hill and Not Up'],
  want: [
    {
      id: 'it-has-moved',
      A: 'partner',
      paragraphs: [
        '{H} had eczema, and tonight the itch sat inside the left elbow. {H} wanted it to go and sit on somebody else. So {H} scratched, only a little. Then the itch sat inside the right elbow. {H} scratched there as well. Now it was behind one knee.',
        '“It’s running away from you,” said {A}. “Then I’ll get it,” said {H}. Now it was in four places.'
      ]
    }
  ],
  way: [
    {
      id: 'the-gloves',
      A: 'partner',
      paragraphs: [
        '{A} fetched the cotton gloves for the night. They were white, and {H} pulled them on. “Those are cows,” said {A}, “and they’re not allowed to scratch.” “Moo,” said the left one. It wandered along the pillow, and up the arm. Near the elbow it stopped.',
        '“It’s only grazing,” said {H}. “It’s scratching,” said {A}. “It’s grazing quite fast.” {A} laid a pillow there for a fence. The cow got round it.'
      ]
    },
    {
      id: 'itch-has-a-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like, exactly?” asked {A}. {H} had to think. “As if somebody’d written on me with a dry pen,” said {H}. “They can’t find the end of the word.” {A} looked at the place. The red patch had the shape of a bean.',
        '“What’s it writing?” “And, and, and,” said {H}. {A} blew on it, from not far off. For a moment it was a comma.'
      ]
    },
    {
      id: 'pressing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} knew some things that were not scratching. You can lay a flat hand there and press, and count to twenty. You can pat it, like a horse. You can pinch the pillow in the very same place. {A} did them all too, on an elbow that had nothing.',
        '“The pillow feels better,” said {A}. At patting they got into a rhythm, and then into a song. The itchy place had to listen to all the verses. It is not easy to itch in time.'
      ]
    },
    {
      id: 'cold-spoon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A spoon had been lying in the fridge beside the cheese. {A} laid the round side of it on the itchy place. “Ooh,” said {H}. It was like a very small lake. The itch had not expected that, and held its breath.',
        '“Where is it now?” asked {A}. “It’s sitting on the bank,” said {H}, “with its feet out of the water.” They had two spoons, and they took turns to get cold. The cheese had never had so many visitors.'
      ]
    },
    {
      id: 'after-the-bath',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There had been a bath before, not too hot, and no bubbles in it. Afterwards {H} was not to be rubbed, but only dabbed. {A} dabbed with the soft towel, here and there, as if {H} were a wet drawing. “You’re not to smudge,” said {A}.',
        '“What am I a drawing of?” asked {H}. {A} stood back to see. “Somebody in a towel,” said {A}. “It’s very like.” Then the cream had to go on quickly, while the paper was damp.'
      ]
    },
    {
      id: 'milking',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Even a cow can’t stand about with nothing to do. {H} asked for work for them. {A} gave them a rolled pair of socks, and it took both cows to carry it. They brought it to the end of the bed. Then they brought it back.',
        '“What is it?” asked {A}. “It’s the milk,” said {H}. On the third trip the left one thought about the elbow. But it had its mouth full. “That’s how you do it,” said the right one.'
      ]
    },
    {
      id: 'what-skin-is',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why’s mine like that and yours isn’t?” asked {H}. “Skin’s a wall,” said {A}, “with a lot of tiny bricks. With some people there’s a bit less mortar in between. Then it gets dry in there, and the draught comes in.” “And the cream?” “That’s the mortar.”',
        '{H} looked at the wall with one eye. You could not see the bricks. “Then you’re a bricklayer,” said {H}. {A} went and fetched the big tub, and whistled on the way, as they do.'
      ]
    },
    {
      id: 'other-itches-too',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Now I’ve got it too,” said {A}, and rubbed one shoulder on the door frame. Bears do that, on trees. It was quite a good door frame. “You’re allowed to,” said {H}, with envy. “You’ve got a thick skin.”',
        '{A} stopped, out of manners. But it itched now, and {A} stood there and did not scratch. They did not scratch together, for a whole minute. “How do you do this all day?” said {A}.'
      ]
    },
    {
      id: 'pyjamas',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The pyjamas were inside out. That was on purpose, for the seams. There was a label at the back of the neck, and now it stuck out like a flag. “Seven to eight,” read {A}. “Wash with others.” “I do,” said {H}.',
        'The lions on them were all on the inside too, and looked at {H}. From outside you saw only their backs. “Are they any good in there?” asked {A}. “They’re soft,” said {H}, “and they keep their claws in.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had an itch as well, came in, sat down, and scratched it. It took no time at all, and nobody said a word. {H} watched that. Two white cows watched, with their mouths a little open.',
        '“That’s not fair,” said {H}. {A} had a think, and came up on the bed. {A} lay down along the elbow. Now nobody could get at it, from either side. It was the best fence yet.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I wore a woollen vest, when I was small,” said {S}, “from my great-aunt. She’d knitted it, and it had thistles in.” “Real thistles?” asked {A}. “It felt like that. I wasn’t to scratch, because she was looking. So I went and leaned on things.”',
        '“What things?” “The piano,” said {S}, “and the vicar.” {S} still did not like wool. {S} had a cotton vest on now, and pulled up a corner of it to show.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be a cow too. There were no more gloves, so {S} got two socks on {S}’s hands. They were brown ones. “What do those give?” asked {A}. “Cocoa,” said {S}. Now it was four cows, and they all stood round the itchy place.',
        '“We could blow on it,” said one of the brown ones. They blew. The white ones had to look the other way, for it was their elbow, and they knew themselves.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} saw two white things walking about on the blanket. {A} took hold of one by the nose, and pulled, and it came off. There was a hand in it. {A} was astonished, and looked into the cow. It went back as far as the wrist.',
        '“You’ve got to put it on again,” said {H}. {A} put it on, but on {A}’s own foot. For a while there was a left cow without a body, and a baby with a hoof.'
      ]
    },
    {
      id: 'which-way',
      A: 'partner',
      paragraphs: [
        '{A} sat and watched the cows for a bit. “They’re not naughty,” said {A}. “They’re hungry. There’s nothing on that elbow, and they go on looking for it. That’s what makes it worse.” {H} looked down. It was a dry sort of field, with a red patch on it.',
        '“Then somebody’s got to put something there,” said {H}. {A} was already unscrewing the tub.'
      ]
    }
  ],
  turn: [
    {
      id: 'dots',
      A: 'partner',
      paragraphs: [
        '{A} set the cream on in dots, one, two, three, four, with a cold finger. They stood on the arm like mushrooms. “Now the cows,” said {A}, “with no gloves on. Down the hill, and never up. They go the way the hairs lie.” A bare hand lay down flat, and slid, and did not rub. Wherever it went, there was no mushroom any more, and the field shone.',
        'The left arm was done by the right cow, and the right one by the left.'
      ]
    },
    {
      id: 'how-much-cream',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was too much at the knee. It had a white hill on it, with a tip. “Leave it,” said {A}. “It’ll go in. Skin drinks.” They watched it, both with their chins on the blanket. You could not see it drinking. But the tip leaned over, and then there was no tip.',
        '“I’d like some biscuits with that,” said the knee, rather like {A}. {H} said that it had to wait till the morning, as everybody did.'
      ]
    },
    {
      id: 'slippery',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that you could not hold anything. {H} took the cup, and it went up like a fish. {A} caught it. {H} took hold of {A}’s thumb, and had to let it go. “Good evening,” said {A}, and shook hands, and was past already.',
        'They shook hands some more. Each time it was over before you had said who you were. “I’m very pleased to,” said {A}, and was gone before “meet you”.'
      ]
    },
    {
      id: 'where-it-went',
      A: 'partner',
      paragraphs: [
        'The gloves went on again, and the two cows lay down by the fence. “Well?” said {A}. “Where does it itch?” {H} felt all the way down, and round behind both knees. The itch still sat there, but quite small. On all that cream it could not get a grip.',
        '“It’s sliding,” said {H}. They waited. {A} rubbed one eyebrow with a wrist. “I believe it’s come over to me,” said {A}. {H} held out a cow. “Moo,” said the cow. “No scratching.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the itch, where it had just been.',
      '{names} itched a bit too, from looking.',
      { text: '{names} turned the cool side of the pillow up.', needs: ['hands'] },
      { text: '{names} patted an elbow, with a flat hand.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the left cow, and then for the right.',
      '{names} lay down for a fence, across the blanket.',
      { text: '{names} plaited some grass for them, out of wool.', needs: ['hands'] },
      { text: '{names} smoothed the pillow that was the fence.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the mushrooms, until there were none.',
      '{names} kept off the field, while it was wet.',
      { text: '{names} put one dot on the back of a hand, and slid it downhill.', needs: ['hands'] },
      { text: '{names} held open the gloves for two cows.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tub was shut at the third try, because of the cream. The fence was no longer needed.',
    '{H} lay under the thin blanket, where it was cool. The two cows lay on top of it, side by side, with their noses down.'
  ],
  last: [
    'The one cow was asleep, and then the other, and then {H} was asleep.',
    'The itch sat in the elbow, quite small, and slid, and slid off, and {H} was asleep.'
  ]
})
