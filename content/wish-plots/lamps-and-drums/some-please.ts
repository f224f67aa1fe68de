import { wishPlot } from '../wish-plot.ts'

const FEASTS = ['holi', 'festival of colours', 'festival of colors', 'phagwa', 'gulal', 'dhulandi']

export const somePlease = wishPlot({
  id: 'wish-some-please',
  beginsElsewhere: true,
  wishes: ['holi, a grey mouse who wants some colour', ...FEASTS.flatMap((feast) => [`${feast} mouse`, `${feast} grey mouse`, `${feast} gray mouse`, `${feast} mice`]), 'mouse wants colour', 'mouse wants color', 'grey mouse wants colour', 'grey mouse wants some colour', 'grey mouse wants to be colourful', 'gray mouse wants color', 'gray mouse wants some color', 'gray mouse wants to be colorful', 'grey mouse no colour', 'grey mouse needs colour'],
  answers: ['holi', 'festival', 'phagwa', 'dhulandi', 'gulal', 'rang', 'spring', 'mouse', 'mice', 'grey', 'gray', 'little', 'small', 'tiny', 'shy', 'colour', 'colours', 'color', 'colors', 'coloured', 'colored', 'colourful', 'colorful', 'some', 'bit', 'any', 'more', 'powder', 'powders', 'paint', 'pink', 'yellow', 'green', 'blue', 'red', 'orange', 'purple', 'rainbow', 'wants', 'wanted', 'want', 'wishes', 'wished', 'needs', 'would', 'like', 'likes', 'be', 'become', 'becomes', 'turn', 'turns', 'get', 'gets', 'got', 'join', 'joins', 'play', 'plays', 'playing', 'throw', 'throwing', 'thrown', 'no', 'nobody', 'only', 'always', 'not', 'dull', 'plain', 'boring', 'all', 'over', 'too', 'ear', 'ears', 'tail', 'nose', 'whiskers', 'finds', 'find', 'found', 'who', 'that', 'one', 'with', 'at', 'the', 'a', 'and', 'in', 'story', 'about', 'lane', 'street', 'india', 'indian', 'nepal', 'family', 'cousins', 'friends', 'friend', 'day', 'morning', 'happy', 'funny', 'sweet', 'gentle', 'nani', 'dadi', 'grandma', 'brother', 'sister', 'everyone', 'everybody', 'but'],
  except: ['cat', 'cats', 'trap', 'dog', 'elephant', 'elephants', 'zebra', 'cheese', 'computer', 'town', 'country', 'lion', 'died', 'dead', 'hurt', 'sick', 'ill', 'hospital', 'scared', 'afraid', 'lost', 'tooth', 'christmas', 'eid', 'diwali', 'moon', 'cloud', 'wolf', 'pirate', 'dragon', 'eats', 'ganesh', 'ganesha'],
  moods: ['change', 'first', 'waiting', 'learning'],
  isTale: true,
  out: true,
  company: ['mouse', 'lane', 'step', 'heap', 'broom', 'plates', 'plate', 'pot', 'powder', 'dust', 'tail', 'ear', 'ears', 'goat', 'glass', 'wall', 'pink', 'green', 'yellow', 'blue', 'grey', 'colours', 'sock', 'orange', 'button', 'window'],
  about: 'At Holi a grey mouse asks the hero for some colour and gets all of them, and is as grey as before, until the heap under the broom shows what grey is.',
  titles: ['Some, Please', 'All of Them at Once', '{H} and the Grey Mouse', 'A Pink Ear and a Yellow One', 'What Grey Is'],
  want: [
    {
      id: 'on-a-shoe',
      A: 'partner',
      paragraphs: [
        'At Holi a grey mouse stood on {H}’s shoe. “Excuse me,” it said. “I’d like some colour, please.” All down the lane people threw pink and yellow and green. It all flew over the mouse’s head.',
        '“I’ve only ever been grey,” it said. {H} was pink to the elbows, and {A} had one blue ear. “Which colour would you like?” asked {H}. The mouse looked at all the plates. “Some,” it said.'
      ]
    }
  ],
  way: [
    {
      id: 'yes-to-everything',
      A: 'partner',
      paragraphs: [
        'So {H} gave it a pinch of pink. “And yellow?” “Yes, please,” said the mouse. {A} gave it green, and somebody came by with blue. It was a polite mouse, and said yes to everything.',
        'When the dust had settled, there stood a mouse, and it was grey. They carried it into the sun. It was still grey. “Perhaps it’s a bit fluffier,” said {H}.'
      ]
    },
    {
      id: 'along-the-ground',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to throw it lower,” said {A}, and lay down on the step. A pinch of pink rolled along the ground like a ball. It went past the mouse on the left. The next one went past on the right. “I haven’t moved,” said the mouse.',
        'The third hit a goat. “It’s because I’m so narrow from the front,” said the mouse, and turned sideways, to be a help. Now there was more of it. {A} took aim. Then a bit of wind came, and gave it all to the goat.'
      ]
    },
    {
      id: 'its-feet-think-otherwise',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had a bottle of orange water with a hole in the lid. “Stand here,” said {A}, “and I’ll rain on you.” The mouse stood there with both eyes shut. Up went the orange, and down it came. By then the mouse was under a bench.',
        '“I didn’t do that,” it said. “It was my feet.” For as long as there had been mice, they had run from whatever comes from above. They tried it four times. The feet won each time.'
      ]
    },
    {
      id: 'a-sneeze-of-pink',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a mouse a pinch of powder is a whole snowstorm, and the mouse sneezed. The sneeze was small, but so was the mouse, and it went backwards up to the wall. Where it had stood, there was a gap in the pink.',
        'They bent down to it. The gap had two ears and a tail. “It’s very like you,” said {A}. The mouse came back to see. All round was pink, and in the middle was a mouse made of nothing but ground.'
      ]
    },
    {
      id: 'in-a-drawer',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s it like to be grey?” asked {A}. “It goes with everything,” said the mouse. “In front of a wall I’m wall. In the evening I’m evening.” Once it had been folded up with a sock, and laid in a drawer.',
        '“What did you do?” asked {H}. “I lay still, so as not to hurt its feelings,” said the mouse. “After three days I said that I had to go.” The sock never answered. But it had kept one side nice and warm.'
      ]
    },
    {
      id: 'green-from-inside',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There were sweets as well, and one of them was green, from pistachios. {A} broke off a corner for the mouse. For a mouse that is a meal with an attic. It began at the bottom, and asked after every bite if anything showed.',
        '“Not yet,” said {H}, and walked once round it. The mouse ate as far as the roof, and sat down. “I may be quite green inside by now,” it said. Nobody else had to know. It was a nice thing to have.'
      ]
    },
    {
      id: 'other-only-dabs',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came along with one green thumb. “You’re all too rough,” said {A}. “I only dab.” The thumb came down, as softly as could be, and went up again. Now there was no mouse on the step. They found it on the thumb.',
        'It was carefully peeled off. On its back were all the lines of {A}’s thumb, one inside the other. “From behind I’m a thumb,” it said, and walked up and down like one. Then it shook itself, and was all mouse again.'
      ]
    },
    {
      id: 'pet-behind-the-glass',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Powder is not good for {A}, so {A} was behind the window for the day, on a cushion. The mouse came along the sill and sat down on the other side of the glass. They looked at each other. Both were quite glad of the glass.',
        '“What can you see?” {H} asked in at the window. The mouse turned round slowly, to make it easier. “{A} sees something grey,” it said. “But {A} is too polite to mention it.” Then {A} breathed on the pane, and they were both grey.'
      ]
    },
    {
      id: 'elder-and-one-button',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“One Holi I had to wear my cousin’s grey suit,” said {S}, “and bring it home clean. So I went along by the wall, and everybody played in the middle.” “Was it dull?” asked {A}. “It was the longest morning there ever was,” said {S}.',
        '“At noon my grandmother came out with one yellow finger,” said {S}, “and did the top button. It was only that one. But then everybody saw that I was playing.” {A} asked what the cousin had said. “It was my cousin’s best button from then on,” said {S}.'
      ]
    },
    {
      id: 'child-and-here',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted some too, and knew just where. “Here,” said {S}, and held out one knee. {A} put yellow on it. “And here.” That was the other knee. “And here,” said {S}, and turned round. There was a great deal of here.',
        'When it was finished, {S} ran to look in a brass pot. A yellow face looked out, as wide as a plate. “Who’s that?” asked {S}. It opened its mouth at the same time. “It’s asking me,” said {S}, and was quite flattered.'
      ]
    },
    {
      id: 'under-the-broom',
      A: 'partner',
      paragraphs: [
        '{A} swept the step. Pink ran ahead of the broom, and green, yellow and blue. In the corner they met. “Come and see this,” said {A}. It was a small heap, and it was grey.',
        'The mouse sat down in front of it, to compare, and was gone. “You’re all of them at once,” said {A}. “That’s what grey is.”'
      ]
    },
    {
      id: 'what-it-asked-for',
      A: 'partner',
      paragraphs: [
        '“Then I’ve had every colour on, all my life,” said the mouse. “They stand in front of each other,” said {H}, “so you can’t see them. What was it you asked for?” “Some,” said the mouse. “And we gave you all,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-place-for-each',
      A: 'partner',
      paragraphs: [
        'So they dusted it off, and each colour got a place of its own. There are not many on a mouse. The left ear was pink, and the right one yellow. The tail was blue with a green tip. In between it stayed grey, so that the colours could not meet.',
        'The mouse looked at itself in a brass pot, from all sides. “Some,” it said, and sighed.'
      ]
    },
    {
      id: 'the-ear-folds-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Which is your louder ear?” asked {A}. It was the left one, said the mouse, and so that was to have the pink. {H} put it on with the end of a straw. At the first touch the ear folded up. They waited. It came out, and folded up again.',
        '“It thinks it’s funny,” said the mouse. In the end they talked about the weather, until the ear opened by itself, to listen. Then {H} was quick.'
      ]
    },
    {
      id: 'seven-more',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Under the step lived seven more, and word had got round. They came out in a row, all grey. “Excuse us,” they said. “Some?” asked {H}. “Some,” they said. One of them wanted a single whisker done. It took {A} a long time to find the end.',
        'One wanted a dot on its back, where it would never see it. “It’s for whoever’s behind me,” it said. The last one had thought it all over, and stayed grey. “Then I’ve got the lot,” it said.'
      ]
    },
    {
      id: 'at-noon',
      A: 'partner',
      paragraphs: [
        'By noon everybody in the lane had had everything. Pink had met green and yellow had met blue, on every shirt and every nose. So they all stood there, and laughed, and were grey.',
        'Only one in the whole lane had any colours left. It came along the wall with its tail up. “Excuse me,” said the mouse, “would you like some?” And with its tail it put a blue dot on {H}’s nose, and a green one on {A}’s.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down at the shoe, and there was a mouse on it.',
      '{names} watched a cloud of yellow go by, with somebody in it.',
      { text: '{names} held a plate of green, quite low down.', needs: ['hands'] },
      { text: '{names} threw a handful of pink, and most of it came home.', needs: ['hands'] }
    ],
    way: [
      '{names} looked everywhere for the mouse, and it stood right in front.',
      '{names} listened, and heard a very small sigh.',
      { text: '{names} rubbed two colours together, and then a third.', needs: ['hands'] },
      { text: '{names} lifted the mouse into the sun for a moment, on a flat hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the brass pot too, and did not know who it was.',
      '{names} looked from one to the next, and found nobody in any colour.',
      { text: '{names} held the plates still, so that nothing got mixed.', needs: ['hands'] },
      { text: '{names} shook hands with a stranger, and it was the family.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lane was rinsed, and the water ran away grey, with everything in it. Under the step somebody held up a blue tail, out of the wet.',
    '{H} washed until {H} came out underneath, and lay down. The dot on the nose was allowed to stay. It was only some.'
  ],
  last: [
    'It grew dark, and the room was grey, which is all colours at once, and {H} was asleep.',
    'Under a step lay a tail, blue with a green tip, and {H} was asleep.'
  ]
})
