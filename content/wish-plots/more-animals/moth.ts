import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const moth = wishPlot({
  id: 'wish-moth',
  wishes: ['moth', 'moths', 'mothe', 'a moth', 'moff', 'hawk moth', 'moth lamp', 'moth light', 'moth moon', 'moths lamp', 'moths light', 'moth bedroom', 'moon moth', 'luna moth', 'fluffy moth'],
  answers: ['lamp', 'light', 'lamps', 'lights', 'moon', 'night', 'dark', 'bedroom', 'room', 'window', 'flies', 'flying', 'fly', 'round', 'came', 'loves', 'likes', 'big', 'little', 'brown', 'fluffy', 'furry', 'white', 'friendly', 'sleepy', 'funny', 'lost', 'way', 'home', 'who', 'that', 'our', 'friend', 'shadow', 'wings', 'story', 'book', 'reading', 'bedtime', 'hawk', 'luna', 'in', 'my', 'every'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'clothes', 'holes', 'hole', 'jumper', 'jumpers', 'wool', 'ate', 'eats', 'eating', 'balls', 'ball', 'butterfly', 'bat', 'bats', 'caterpillar', 'candle', 'flame', 'afraid', 'scared', 'fear', 'frightened', 'owl', 'spider', 'mouth', 'mother', 'tooth'],
  company: ['moth', 'lamp', 'moon', 'box', 'hen', 'bear', 'book'],
  fed: true,
  about: 'There is one page left, and a moth’s shadow runs over the word that matters; it has been flying straight ahead all evening, with the lamp on its left.',
  titles: ['What Was in the Box', 'Straight Ahead', '{H} Puts Out the Moon', 'The Moth and the Last Page', 'A Very Near Moon'],
  want: [
    {
      id: 'the-last-page',
      A: 'partner',
      paragraphs: [
        'There was one page left of the book. {H} wanted to know what was in the bear’s box. “The bear opened the lid,” read {A}. “And in the box there was…” A moth came by the lamp. Its shadow ran across the page, as round as a hen. “A hen,” read {A}.',
        '“That’s a shadow,” said {H}. “It’s on top of the word.” {H} looked up at the moth. “Where do you want to go?” “Straight ahead,” said the moth, and came round again. “It’s further than usual.”'
      ]
    }
  ],
  way: [
    {
      id: 'two-lamps',
      A: 'partner',
      paragraphs: [
        '“It’s in love with the lamp,” said {A}. “Give it another, and we’ll have this one.” So they put on the lamp by the door. Now the moth flew round both, in an eight. There were two hens on the wall.',
        'They opened the window wide, and {A} waved the moth that way with a pillow. It flew round the pillow, and back. “I’m doing it right,” it panted. “To go straight, you keep the moon on your left. It’s very near tonight.”'
      ]
    },
    {
      id: 'rabbit-on-the-wall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'As there was a hen on the wall, {H} made a rabbit to go with it. You do it with two hands, and two fingers are the ears. The hen came round, and the rabbit ducked. {A} did a dog, and it bit the rabbit by mistake.',
        '“What are you doing down there?” asked the moth. “We’re only shadows,” said {A}. “So am I,” called the moth, “from time to time. I don’t look down. It makes me giddy.”'
      ]
    },
    {
      id: 'three-streets-away',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On its head it had two feelers like feathers. “I smell with them,” said the moth. “There’s somebody three streets away, on a wall, beside the bakery. She smells of lime trees. I was on my way there.” It flew past the lamp, with its feelers out.',
        '{H} and {A} put their noses out at the window, and breathed in. There was rain, and some dustbin. A very little of it was bread. “Is that her?” asked {A}. “That’s the bakery,” said the moth. “She’s behind that, and a bit to the left.”'
      ]
    },
    {
      id: 'roof-tiles',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The moth rested for a moment on {A}’s sleeve. When it had gone, there was some dust left, as fine as flour, and it shone. “You’re losing something,” said {H}. “Those are my tiles,” said the moth. “I’m covered in them, like a roof. There are thousands. A few always come off.”',
        '{A} did not want to wash that sleeve. They held it under the lamp, close up. Each bit of dust was a feather, or a spoon, or a very small oar. “You could tile a doll’s house,” said {A}.'
      ]
    },
    {
      id: 'no-mouth',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Would you like some apple?” asked {H}. “No, thank you,” said the moth. “I haven’t got a mouth. I had one when I was small, and I used it the whole time. Then it was done.” {A}, who had some halfway in, stopped.',
        '“You had all your suppers in advance?” “And the breakfasts,” said the moth. It flew on. {H} tried to work out how much that would be. You’d have to begin in the morning with the whole shop.'
      ]
    },
    {
      id: 'not-the-jumper',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Are you one of those who make holes in jumpers?” asked {A}. The moth was so hurt that it sat down. “Those are other people,” it said. “They’re small and gold, and they run. I’ve never been in a cupboard in my life.”',
        '{A} was wearing a jumper with a hole at the elbow. {A} turned a bit, so that it was on the far side. “That was a nail,” said {A}. “I didn’t ask,” said the moth.'
      ]
    },
    {
      id: 'shivering',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before it flew off again it began to tremble all over, so fast that it hummed. “Are you cold?” asked {H}. “I’m warming up,” said the moth. It had a fur collar, too, right up to the ears. “You can’t start with a cold engine.”',
        '{H} and {A} warmed up with it. They shook their arms, and their knees, and both cheeks. Something hummed in {A} as well. Then the moth took off, round the lamp. {H} and {A} had no idea what to do with so much go.'
      ]
    },
    {
      id: 'keys',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} moved some keys on the table, and they jingled. The moth folded up in the middle of the air, and fell on the rug. “What’s the matter?” cried {H}. “Bat,” whispered the moth. “It’s over. You can look.” “That was only the keys,” said {A}.',
        '“It speaks just like a bat,” said the moth. “We drop, and then it flies over the top.” It wanted to be sure, so {A} jingled once more. Down it went, and so did {H}, flat on the rug. They lay beside each other. “Gone over,” said the moth.'
      ]
    },
    {
      id: 'curtain',
      A: 'same',
      spare: 8,
      paragraphs: [
        'All at once it was gone. They looked behind the lamp, and in the box of pencils. “It’s got out,” said {A}. “Now for the page.” “I’m here,” said the curtain. It had a leaf on it, and then another leaf, and a third one with feelers.',
        '“I’m only having a rest,” it said. “I do that on bark, as a rule.” {A} felt along the curtain with one finger. You couldn’t have told. It was the only leaf that was breathing.'
      ]
    },
    {
      id: 'what-might-be-in-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried to find out what was in the box without reading it. “It’s a short word,” said {A}. “I saw where it stopped.” “Jam,” said {H}. “Or a hat.” “Or a leg,” said {A}. They thought about a bear who opens a box, and there’s a leg.',
        '“It has a thing that sticks up at the front,” said {A}. The hen was just looking away. “Jam hasn’t got one,” said {H}. So the bear had no jam, and that was a pity.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been watching the moth, and everything in {A} went round with it. It went past the window, and the lamp, and the book. After the twentieth time {A} had to lie down. The lamp went on turning for a bit, all by itself.',
        '“That’s what comes of going straight ahead,” said the moth. {A} had shut both eyes by then. It had been a long way for {A} as well.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once walked home in a fog like that,” said {S}. “I had the park railings on my left, and I never let go of them. I walked and walked. I thought, how long the park is.” “And how long was it?” asked {A}.',
        '“It went all the way round,” said {S}. “At every gate there was a policeman who wished me good evening. I thought how many policemen there were. It was always the same one.” {S} looked up at the moth, with some feeling.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a moth too, with a towel for wings, and flew round the chair. “I’m going straight ahead,” said {S}. “You’re going round and round,” said {A}. “That’s the chair’s fault,” said {S}. “It keeps on being there.”',
        '{A} took the chair away. {S} flew straight ahead at once, into the hall, and was not heard of for a time. Then a small voice came from out there. “There’s a coat here. Is that the moon?”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} ought to have been asleep, and lay there with round eyes. Over the ceiling went the hen. {A} followed it with one finger, as far as the lamp and out on the other side. There was no end to it.',
        'Each time it came past, both feet kicked under the blanket. For {A} it was a new hen each time. {H} tried to see it like that as well. There was a hen, and it went by. There was another!'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours we’ve got the same book,” said {A}. {H} sat up. “So what’s in the box?” “I always fall asleep at the lid,” said {A}. “Each time. I know it as far as the bear.”',
        '“But what do you think?” asked {H}. “A ladder,” said {A}, “folded up.” They looked at the moth. “Don’t ask me,” it said. “I’ve only ever been on top of the word.”'
      ]
    },
    {
      id: 'on-the-left',
      A: 'partner',
      paragraphs: [
        '{A} let the book sink, and watched. “It’s always got the lamp on its left,” said {A}, “all the way round.” {H} walked past a chair, and kept it on the left. {H} came out at the chair again.',
        '“If a light’s far off, you go straight,” said {A}. “If it’s near, you go round.” {H} looked at the lamp. It was round and yellow. “It thinks that’s the moon,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-with-it',
      A: 'partner',
      paragraphs: [
        '{H} put out both lamps. It was as dark as inside a hat. “Now somebody’s put out the moon,” said the moth, and bumped into the book. “Wait a moment,” said {A}.',
        'Then there was a pale stripe on the window sill. Over the roofs hung the real moon, round and far away. “Oh, it’s gone back up,” said the moth, and took it on the left. It flew out at the window, and did not turn once.'
      ]
    },
    {
      id: 'how-straight',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They watched it from the sill. It came to a street lamp, and for a moment it did not know. It made half a ring. “The other one!” called {H}, not too loudly, because of the neighbours. “Up!”',
        'The moth let go of the street lamp. It got smaller and smaller, over the bus shelter and over the roofs. “Quite straight,” said {A}. You could have laid a ruler along its way.'
      ]
    },
    {
      id: 'eyes-in-the-dark',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After a while the dark was not so dark any more. First there was the edge of the table. Then the chairs came back, one by one, and sat down. {A} had a nose again. “You’re grey,” said {H}. “You’re grey as well,” said {A}.',
        'Everything in there was grey, even the red cup. They went about in it and touched things. “That’s what it’s like for a moth,” said {A}. “It’s got the house to itself.”'
      ]
    },
    {
      id: 'the-word',
      A: 'partner',
      paragraphs: [
        '“And the box?” said {H}. {A} carried the book to the window, into the moon. It was only just enough. {A} found the bear again, and the lid. “And in the box there was…” Then it was quiet.',
        '{A} held the page nearer to the sill, and turned it left and right. There was no shadow on it now from anywhere. “Well?” asked {H}. “A hen,” read {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened as well, as far as the hen.',
      '{names} looked up, and the moth went round.',
      { text: '{names} put a finger on the line, so as not to lose it.', needs: ['hands'] },
      { text: '{names} held the book a little lower.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked whenever a hen came by.',
      '{names} kept clear of the pillow.',
      { text: '{names} held the curtain aside, to make the way out larger.', needs: ['hands'] },
      { text: '{names} pointed straight ahead, with one arm.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed quite still in the dark, so as not to be bumped into.',
      '{names} looked at the moon, and kept it on the left.',
      { text: '{names} felt for the table, and found it.', needs: ['hands'] },
      { text: '{names} waved, to the left of the moon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book was shut, and the bear and the hen were in it. Nobody put the lamps on again. It was light enough.',
    '{H} washed, and went to bed across the dark room, with the moon on the left. The way was quite straight, and at the end there was a pillow.'
  ],
  last: [
    'The moon went over the roofs, very far off, and {H} was asleep.',
    'Somewhere a moth flew straight ahead, and {H} was asleep.'
  ]
})
