import { wishPlot } from '../wish-plot.ts'
import { NOT_ABOUT_ANYBODY, OTHER_STORIES } from './grandma.ts'
import { NOT_OF_A_PARENT } from './of-a-parent.ts'

/** Told with the mother whom the wish names, who is {A}. */
export const mum = wishPlot({
  id: 'wish-mum',
  star: 'kin',
  starIsHere: true,
  nothingElse: true,
  wishes: ['mum', 'mummy', 'mom', 'mommy', 'mam', 'mammy', 'mama', 'mamma', 'momma', 'mother', 'amma', 'ammi', 'mum eyes in the back of head', 'mum eyes back', 'mummy eyes back', 'mom eyes back'],
  answers: ['my', 'our', 'her', 'his', 'the', 'best', 'love', 'loves', 'loving', 'funny', 'silly', 'lovely', 'being', 'just', 'like', 'same', 'daughter', 'son', 'with', 'time', 'fun'],
  except: [...NOT_ABOUT_ANYBODY, ...OTHER_STORIES, ...NOT_OF_A_PARENT, 'dad', 'dads', 'daddy', 'father'],
  company: ['sink', 'spoon', 'kettle', 'tin', 'biscuit', 'comb', 'slippers', 'slipper', 'floorboard', 'tea towel'],
  about: 'Mum has eyes in the back of her head, and the hero looks for them in vain until they turn up at the back of the hero’s own.',
  titles: ['Eyes in the Back', 'Tongue In, Please', '{H} and the Back of a Head', 'All Four', 'Without Turning Round'],
  want: [
    {
      id: 'without-turning-round',
      A: 'partner',
      paragraphs: [
        '{A} stood at the sink and washed a pan. Behind {A}’s back a tongue came out, as far as it would go. It was {H}’s. “Tongue in,” said {A}, and did not turn round.',
        '“How did you see that?” asked {H}. “I’ve got eyes in the back of my head,” said {A}, “for looking at you.” {H} wanted to see those eyes.'
      ]
    }
  ],
  way: [
    {
      id: 'with-a-comb',
      A: 'partner',
      paragraphs: [
        'So {A} sat down, and {H} looked for them with a comb and a torch. {H} parted the hair at the top, and at the bottom. There was a crumb, and one grey hair that stood up by itself. But no eye looked out. “They’re shut,” said {A}. “It’s the torch.”',
        'Then {H} hung a tea towel over the back of {A}’s head. {A} went on with the pan. Very slowly {H} lifted one foot and stood like a heron. “Two feet on the floor,” said {A}. The towel had not helped at all.'
      ]
    },
    {
      id: 'glasses-at-the-back',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Perhaps they need glasses,” said {H}. So {A} got a pair on, back to front. Now it was {A} who looked at {H} over the collar, with a great deal of hair.',
        '“How many fingers?” asked {H}, and held up three. “Three,” said {A}. “You always hold up three.” {H} looked at the fingers. That was so.'
      ]
    },
    {
      id: 'what-they-do-at-night',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What do they do when you lie on your back?” asked {H}. “They look at the pillow,” said {A}. “And on your front?” “Then they look at the ceiling. That’s how I know about the cobweb.”',
        '{H} had wondered about that. Nobody ever looked up there, and yet {A} always knew when there was a new one.'
      ]
    },
    {
      id: 'in-the-kettle',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'In the kettle lived a very small kitchen, all bent. There was a small {A} in it, and behind that one somebody smaller, with a big nose. “So you look in the kettle!” said {H}.',
        '{A} put a tea cosy on the kettle. {H} made the sort of face that needs two fingers. “Not with the thumbs,” said {A}. “You’ll get wide.” The kettle had not said a word.'
      ]
    },
    {
      id: 'ask-the-spoon',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{H} went to {A}, and asked about the eyes. “I’ve never seen them,” said {A}, “but I’ve been seen by them. It was Monday, and it was about a yoghurt.”',
        '“Where were you?” asked {H}. “Behind the door,” said {A}. “And the door was shut. There was a wall, too.” They both looked at the wall. It seemed thick enough.'
      ]
    },
    {
      id: 'a-drawing',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} drew a map of the back of {A}’s head. There was the parting, and the comb, and the ear on each side. In the middle was a blank, and there {H} wrote a question mark.',
        '“May I see?” asked {A}. “You can see it already,” said {H}, and held it up behind. “You’ve made my ears too big,” said {A}. {H} looked at the ears again, and thought.'
      ]
    },
    {
      id: 'hidden-sock',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Where’s my other sock?” asked {H}. “Under the blue cushion,” said {A}, out of the cupboard. {A} had not been near the blue cushion all day. {H} lifted it, and there it lay.',
        '“Did they see that through the cushion?” asked {H}. “No,” said {A}. “That’s where you take them off.” {H} hid the sock in a boot. “And now?” “In a boot,” said {A}. “It thumped.”'
      ]
    },
    {
      id: 'so-still',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Now {H} did nothing at all. {H} sat on the floor without a sound, and counted. At nine {A} came round the door. “What are you doing?” asked {A}. “Nothing!” said {H}.',
        '“I know,” said {A}. “I could hear it.” With most people nothing is quiet. With {H} it was so quiet that {A} had put down a hot potato to come and look.'
      ]
    },
    {
      id: 'who-is-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'There were steps in the hall. “That’s you in your boots,” said {A}, before {H} came in. {H} went out, and came again on tiptoe. “That’s you being nobody,” said {A}.',
        'The third time {H} came on all fours, with a bag on. {A} took a little longer. “That’s a horse with shopping,” said {A}, “and it’s got your sniff.”'
      ]
    },
    {
      id: 'the-pet-is-seen',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had known about those eyes for years. There was a plate, there was nobody about, and then somebody said “No” from two rooms away.',
        'So {A} did not look at the plate now. {A} looked at {H}, who was nearer to it and had hands. But {H} had been seen as well.'
      ]
    },
    {
      id: 'the-elder-was-seen',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small,” said {S}, “they could see me down the whole street. I had a plum in my cheek, from a tree that wasn’t ours. And a window opened.” “What did it say?” asked {A}.',
        '“Only my name,” said {S}, “but all three of them.” {S} sat up straight. “When it’s all three,” said {S}, “there’s no need to see anything. I gave back the stone.”'
      ]
    },
    {
      id: 'the-child-tries',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to have a pair too, and drew two eyes on paper. {A} stuck them on at the back, with a hairband. “What can you see?” asked {A}. “Hair,” said {S}.',
        'But from behind {S} looked very wide awake. {A} went past once on tiptoe, and felt looked at. It was better to say good evening.'
      ]
    },
    {
      id: 'the-baby-knows',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} lay on the rug and had a raisin box. It was on the way to {A}’s mouth, and it was empty. “Not the box,” said somebody far off, with both hands in the sink.',
        '{A} stopped, and looked at the box, and at the ceiling. Then {A} held the box out to {H}. It might have been the box that talked.'
      ]
    },
    {
      id: 'it-goes-tick',
      A: 'partner',
      paragraphs: [
        '{H} gave up, and dried a spoon. “I’ll tell you,” said {A}. “They’re my ears. When you stand on one foot, the floorboard goes tick. When you put out your tongue, you hold your breath.” “That’s so quiet!” said {H}. “I’ve had years of listening to you,” said {A}. “I know how all of you goes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-soft-lid',
      A: 'partner',
      paragraphs: [
        'Then it was {H} who dried the pan, with {H}’s back to the kitchen. Behind it something went flip, flop. That was {A}’s left slipper, which was loose. It flopped as far as the shelf. A lid came off, as softly as a lid can. And then nothing went on at all.',
        '“Put that biscuit back,” said {H}, and did not turn round. It was quiet for a moment. “How did you see that?” asked {A}, with a full mouth.'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What else do I do?” asked {A}. {H} stood at the sink and listened. “Now you’re scratching your elbow. Now you’re reading what’s on the tin. You breathe through your mouth for that.”',
        '“And now?” There was a very small creak, from up high. “You’re smiling,” said {H}. “Nobody can hear that,” said {A}. But it was right.'
      ]
    },
    {
      id: 'both-backs',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They stood back to back, and each of them pulled a face. “Nose,” said {A}. “Eyebrows,” said {H}. “Now it’s cheeks.” They knew it every time. When they had no more faces, they both laughed.',
        'That you could feel as well as hear. It went from one back into the other.'
      ]
    },
    {
      id: 'a-pair-of-them',
      A: 'partner',
      paragraphs: [
        '“I’ve got eyes in the back too!” said {H}. {A} came with the torch and the comb. There was nothing but hair there, and a bit of jam. “They’re shut,” said {H}. “It’s the torch.” {A} gave {H} the other half of the biscuit, over {H}’s shoulder. {H} knew where it was, and took it without looking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid behind the table, and was told to come out.',
      '{names} kept both feet on the floor, to be safe.',
      { text: '{names} waved at the back of a head.', needs: ['hands'] },
      { text: '{names} held up a spoon to look round the corner with.', needs: ['hands'] }
    ],
    way: [
      '{names} trod on the board, and it said tick.',
      '{names} breathed in, and thought better of it.',
      { text: '{names} held the torch, and then the crumb.', needs: ['hands'] },
      { text: '{names} pulled the tea towel straight at the sides.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the lid too, and came at once.',
      '{names} found out how far the crumbs had gone.',
      { text: '{names} pressed the lid down again, and you could hear that as well.', needs: ['hands'] },
      { text: '{names} felt the back of one head, and then of the next.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was clean and the lid was on the tin. {H} washed the jam off, front and back.',
    '{H} lay down, and shut both eyes. Flip, flop, went a slipper in the hall. It stopped at the door and made no noise at all. “You’re looking at me,” said {H}. “With all four,” said the slipper.'
  ],
  last: [
    'All four eyes were shut, even the two at the back, and {H} was asleep.',
    'Flip, flop, went a slipper, a long way off. {H} was asleep, and knew whose it was.'
  ]
})
