import { wishPlot } from '../wish-plot.ts'

export const skyIsBlue = wishPlot({
  id: 'wish-sky-is-blue',
  wishes: ['why is the sky blue', 'why sky blue', 'sky blue', 'sky is blue', 'blue sky', 'skies blue', 'why blue sky', 'how sky gets blue', 'sky so blue', 'what makes the sky blue', 'who made the sky blue', 'who painted the sky', 'who coloured the sky', 'where sky gets its blue', 'what colour is the sky', 'colour of the sky', 'color of the sky', 'colour the sky', 'sky colour', 'sky color', 'why sky not green', 'sky not green', 'blue crayon sky', 'blue crayon used up', 'ran out of blue crayon', 'blue pencil sky', 'drawing the sky blue', 'colouring in the sky', 'coloring the sky', 'half a sky', 'sky turns blue', 'sky blue daytime'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['why', 'how', 'what', 'where', 'who', 'when', 'do', 'does', 'did', 'is', 'are', 'the', 'sky', 'skies', 'blue', 'bluer', 'green', 'pink', 'orange', 'red', 'white', 'purple', 'yellow', 'colour', 'colours', 'color', 'colors', 'coloured', 'colouring', 'coloring', 'paint', 'painted', 'draw', 'drawing', 'draws', 'picture', 'crayon', 'crayons', 'pencil', 'used', 'up', 'ran', 'out', 'empty', 'half', 'get', 'gets', 'its', 'made', 'make', 'makes', 'so', 'very', 'not', 'and', 'but', 'instead', 'sun', 'sunlight', 'light', 'air', 'sea', 'day', 'daytime', 'today', 'evening', 'night', 'morning', 'summer', 'always', 'sometimes', 'turn', 'turns', 'really', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'up', 'there', 'window', 'torch', 'milk', 'glass', 'outside', 'over', 'in', 'of', 'a', 'big', 'all', 'light', 'shines', 'bright', 'above'],
  except: ['falls', 'fell', 'falling', 'plane', 'aeroplane', 'fly', 'flying', 'flew', 'dragon', 'whale', 'bird', 'birds', 'kite', 'balloon', 'rocket', 'space', 'mars', 'moon', 'star', 'stars', 'rainbow', 'northern', 'lantern', 'lanterns', 'fireworks', 'died', 'dead', 'heaven', 'god', 'war', 'bomb', 'storm', 'lightning', 'thunder', 'cloud', 'clouds', 'rain', 'snow', 'castle', 'train', 'bus', 'diver', 'skydive', 'eyes', 'feel blue', 'feeling blue', 'baby', 'swap', 'swapped', 'cheese', 'pig', 'unicorn', 'if'],
  moods: ['question', 'learning', 'first'],
  company: ['crayon', 'sky', 'sea', 'floor', 'towel', 'bowl', 'socks', 'paper', 'torch', 'glass', 'milk', 'sun', 'light', 'air', 'blue', 'orange', 'window', 'roofs', 'wall', 'table', 'picture', 'evening', 'kitchen'],
  about: 'The hero has used up the blue crayon on half a sky and lays out a sea of socks to get more, until a torch through a drop of milk shows that the blue is thrown out of the light and orange is left over, and the other half is evening.',
  titles: ['Half a Sky', 'The Crayon the Size of a Pea', '{H} Makes a Sea of Socks', 'A Drop of Milk', 'What the Blue Left Over'],
  want: [
    {
      id: 'half-a-sky',
      A: 'partner',
      paragraphs: [
        '{H} had used up the blue crayon, and the sky was only half done. On the left was sky, on the right was paper. The crayon was the size of a pea.',
        '“Why is the sky blue?” asked {H}. “It takes such a lot.” “It gets it from the sea,” said {A}. “The sea shines up.” {H} wanted just enough for the other half.'
      ]
    }
  ],
  way: [
    {
      id: 'a-sea-of-socks',
      A: 'partner',
      paragraphs: [
        'So {H} made a sea on the kitchen floor. It was a blue towel, a blue bowl and seven blue socks. {H} held the white half of the paper over it, and waited.',
        'Nothing shone up. “The sea’s wetter,” said {A}. So {H} dipped one sock in water, and put it back. Now the paper had a drip on it, and no blue at all.'
      ]
    },
    {
      id: 'the-crayon-pea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went on with the pea, holding it between two fingernails. That was good for a piece of sky as big as a stamp. Now it was a smaller pea. “You could press less hard,” said {A}. {H} pressed so little that only {H} could tell where there was any.',
        'Then it slipped, and rolled off among the cups. They both looked after it. “Let it rest,” said {A}. It had done a great deal of sky for somebody so small.'
      ]
    },
    {
      id: 'away-from-the-sea',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And over a desert?” asked {H}. “There isn’t any sea there.” {A} had a calendar with a desert on it. It was yellow as far as you could see, with one camel. And over the camel the sky was as blue as anywhere.',
        '“The sea may have a very long arm,” said {A}, but did not sound sure of it. {H} looked at the camel from close by. It had plainly never seen a sea in its life, and had plenty of blue.'
      ]
    },
    {
      id: 'a-bit-of-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll fetch some down,” said {H}, and went outdoors and held up a cup. The cup went up as far as {H}’s arm would go. When it came down again, {A} looked into it. It was a white cup, with a bit of white in it.',
        '“You didn’t get up to where the blue begins,” said {A}. {H} tried it with a soup ladle, which made the arm longer by a ladle. It was not enough. The blue began some way above that.'
      ]
    },
    {
      id: 'looking-for-the-edge',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then they wanted to see if it was blue right down to the ground. {H} put one cheek against the pane and looked along the roofs. High up it was as blue as the towel. Further down it got paler, and behind the chimneys it was hardly blue at all.',
        '“Somebody pressed less hard down there,” said {H}. “Perhaps they were running out as well,” said {A}. That made {H} feel better about the right-hand side.'
      ]
    },
    {
      id: 'other-wants-the-socks',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had one bare foot, and asked if anybody had seen a blue sock. {H} pointed to the sea. “It’s the third wave,” said {H}. {A} waited politely at the edge, and asked if it could be missed.',
        'They tried it with six waves, and it was less of a sea. So {A} stood in it instead, with one foot, where the third wave had been. It shone up no more than the sock had.'
      ]
    },
    {
      id: 'pet-in-the-sea',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked at the sea, which had been laid out just where {A} usually was. {A} went round it once. Then {A} moved the wet sock to a better place, and settled on the towel.',
        '“That’s an island,” said {H}. It was a warm one, and it breathed. The paper was held over {A} as well. All that shone up was two eyes, and those were not for the sky.'
      ]
    },
    {
      id: 'elder-blue-door',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once painted a door sky blue,” said {S}. “I held the tin up against the sky, in the shop, and it was just the same. When I’d finished the door, the sky had changed.” “What did you do?” asked {A}. “I went and got another tin.”',
        '“I gave it up at the fourth,” said {S}. “The door was thick by then, and didn’t shut. But now and then, at about ten on a fine morning, it matched.”'
      ]
    },
    {
      id: 'child-has-a-sky',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine’s finished,” said {S}, and held up a picture. The sky was one blue line, along the top. “It isn’t finished,” said {A}, “there’s a gap.” Between the blue line and the house there was nothing whatever. “That’s where the people are,” said {S}.',
        '{A} looked up, and then to the side. It was true. Where people are it wasn’t blue, or you would have to wipe it off your nose. {S} had used less crayon than anybody.'
      ]
    },
    {
      id: 'furthest-roofs',
      A: 'partner',
      paragraphs: [
        '{H} looked out. Between {H}’s nose and the window the air was no colour at all. But the furthest roofs looked a little blue, and they were red ones. “The more air in front, the bluer,” said {H}. But air hadn’t got a crayon, either.'
      ]
    },
    {
      id: 'a-drop-of-milk',
      A: 'partner',
      paragraphs: [
        'It was getting dark, and the crayon had rolled away. {A} looked for it with a torch. The torch shone through {H}’s glass, which had water in it and one last drop of milk. {A} stopped. From the side, that water was faintly blue.',
        '“There’s no blue in milk,” said {H}. “Nor in the torch,” said {A}. Then {H} saw the wall. The light that had come through the glass was orange there.'
      ]
    }
  ],
  turn: [
    {
      id: 'thrown-about',
      A: 'partner',
      paragraphs: [
        '“White light has got all the colours in it,” said {A}. “The tiny bits of milk throw the blue about the most. So you see blue from every side, and the orange goes straight on.”',
        '“And up there the air does it,” said {H}, “to the sun’s light!” So the sky never ran out of blue. It came new all day, and nobody had to press.'
      ]
    },
    {
      id: 'without-milk',
      A: 'same',
      spare: 9,
      paragraphs: [
        'To be sure of it, they shone the torch through a clean glass. The light went in white and came out white, and the water was no colour. “It’s got nothing to bump into,” said {A}. {H} let in one drop of milk, from a spoon. It sank like smoke.',
        '{H} stirred, and there was the blue again, very thin. “One drop does a whole glass,” said {H}. They drank none of it. It would have been a waste of sky.'
      ]
    },
    {
      id: 'too-much-milk',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} thought that more milk would be bluer. In went a whole spoonful, and then two. Now the glass was white, and the torch hardly came out on the other side. “What’s that?” asked {H}. “That’s fog, I think,” said {A}.',
        'They looked into it for a time, to see if a ship would come. Then {A} poured most of it away and filled it up with water. It cleared, and in the glass it was a fine day again.'
      ]
    },
    {
      id: 'peas-and-beans',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why the blue most of all?” asked {H}. {A} stood three cups on the table and rolled a big orange towards them. It pushed through and went on to the other side. Then {A} rolled a handful of peas. They bounced off the cups, and went everywhere.',
        '“It’s something like that,” said {A}. “Blue’s a great one for bouncing.” {H} looked for the peas, and found some behind the bread, and one in the butter. For the moment there was blue all over the kitchen.'
      ]
    },
    {
      id: 'the-other-half',
      A: 'partner',
      paragraphs: [
        '“In the evening the sun’s low,” said {A}, “and its light has a longer way through the air. When it gets here, most of the blue’s been thrown out.” {H} looked at the white half. There was a whole orange crayon, hardly used.',
        'The crayon turned up, and did the last bit of noon, on the left. On the right the orange one did evening. Now the sky was done. “It goes on all day,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the left half, and then out of the window, and it was right.',
      '{names} thought that so much sky might be too much for anybody.',
      { text: '{names} went through the box for another blue, and there was only brown.', needs: ['hands'] },
      { text: '{names} peeled the last bit of paper off the crayon.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the sea, along the coast.',
      '{names} stood by the sea for a while, and kept dry.',
      { text: '{names} spread out a sock, so that there was more sea.', needs: ['hands'] },
      { text: '{names} held up one corner of the paper, and looked at it from below.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the blue from the side, and it was there too.',
      '{names} looked at the orange place on the wall for some time.',
      { text: '{names} held the torch, and kept it quite still.', needs: ['hands'] },
      { text: '{names} handed over the orange crayon, with its point still on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sea was picked up and put back in the drawer, in pairs, and one wave over. The torch was switched off, and there was no blue in the glass, and none in the window.',
    '{H} washed, and lay down. The picture hung over the bed, with its noon and its evening. “The air’s got no light to throw about now,” said {H} to the dark window.'
  ],
  last: [
    'Far round on the other side of the world somebody had all the blue, and {H} was asleep.',
    'The evening had come to the end of the paper, and {H} was asleep.'
  ]
})
