import { wishPlot } from '../wish-plot.ts'

export const whoeverSaysSorry = wishPlot({
  id: 'wish-whoever-says-sorry',
  visits: 'anything',
  whoever: [
    'says sorry',
    'said sorry',
    'said sorry to the three pigs',
    'said sorry to all the animals',
    'said sorry to all the people',
    'wants to say sorry',
    'wanted to say sorry',
    'has to say sorry',
    'had to say sorry',
    'apologises',
    'apologizes',
    'apologised',
    'apologized',
    'wants to apologise',
    'wants to apologize',
    'learns to say sorry',
    'learned to say sorry',
    'is sorry',
    'was sorry',
    'doesn’t know how to say sorry',
    'asks to be forgiven',
    'asks for forgiveness',
    'begs everybody’s pardon',
    'can’t say sorry',
    'feels bad about what it did',
    'feels guilty',
    'wants to be forgiven',
    'writes a sorry card',
    'wants to make up with a friend',
    'wants to put things right'],
  except: ['won’t say sorry', 'will not say sorry', 'would not say sorry', 'never said sorry', 'never says sorry', 'always says sorry', 'always said sorry', 'everything', 'feels sorry', 'felt sorry', 'hit', 'hurt', 'too much', 'too often', 'all the time', 'did not say sorry'],
  company: ['cards', 'card', 'tower', 'table', 'door', 'plum', 'lamp', 'star'],
  about: 'The hero has knocked down the partner’s tower of cards and said a quick sorry; whoever says sorry practises it at the same door, which opens when somebody comes in and looks.',
  titles: ['The Card With the Star', 'Everything Before the But', '{visitor} Practises at Our Door', 'Nine Storeys', 'Sorry, With a Plum In'],
  want: [
    {
      id: 'nine-storeys',
      A: 'partner',
      paragraphs: [
        '{A} had built a tower of cards, nine storeys high. {H} was to put the last card on top, with the star. {H} could hardly wait, and reached across for a plum. The table jumped, and there lay the tower. “Sorry,” said {H}, with the plum in. “Hm,” said {A}. Nobody said a word about the star.',
        'There was a knock. It was {visitor.first}. “Eleven times I’ve said sorry at their door,” said {visitor}, “and they don’t open. May I practise at yours?”'
      ]
    }
  ],
  way: [
    {
      id: 'for-what',
      A: 'partner',
      paragraphs: [
        '“You only have to say it louder,” said {A}, quite sure. {A} shut the door, and was the ones inside. “SORRY!” said {visitor}. “What for?” asked {A} through the wood. “For the thing,” said {visitor}. “If anybody minded.” The door stayed shut.',
        '“I’m sorry,” said {visitor}, “but it was nearly falling down already. And you were rude.” “There’s a but in it,” said {A}. “Everything before the but falls off.” {H} had just been going to say one, about the table.'
      ]
    },
    {
      id: 'in-writing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Put it in a letter,” said {A}. {visitor} wrote SORRY on a sheet, and pushed it under the door. It came back. Somebody had written under it, “Who is this?” and “For what?”',
        '{visitor} wrote, “You know.” That came back as well. “We know,” it said now. “Do you?” {visitor} sat down on the mat with the pencil. It is easy to write one word. It is a good deal longer when you write the rest.'
      ]
    },
    {
      id: 'with-a-cake',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I did take a cake along once,” said {visitor}. “It was a big one. But it’s a long way, and I was so worried. I had a bit at the bridge.” “Only a bit?” asked {A}. “It was a long bridge,” said {visitor}.',
        'In the end there was a plate. {visitor} had put the plate down on the step, and rung, and run away. “What did they think?” asked {H}. “They washed it,” said {visitor}, “and they put it out for me again. That made it worse.”'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What did you do exactly?” asked {H}. “What I always do,” said {visitor}, “only too near.” And to show how it had been, {visitor} {caller.does}. Seven of the fallen cards slid off the table. “Like that,” said {visitor}, “and then it was very quiet.”',
        '{A} picked up the seven. Nobody had meant it. That was clear to see, and they lay on the floor all the same. “You can not mean it,” said {A}, “and it’s still down.” {H} looked under the lamp, and found an eighth.'
      ]
    },
    {
      id: 'caller-sound',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Perhaps they don’t understand your way of saying it,” said {A}. “How do you say sorry at home?” “{caller.sound},” said {visitor}, very low. It did sound sorry, if you knew. “And how do you say good morning?” It was the same.',
        '“And pass the salt?” That was the same, only a bit quicker. “So for all I know they’ve been saying sorry to me for years,” said {visitor}. “I thought that they wanted salt.”'
      ]
    },
    {
      id: 'sung',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried it as a song, with {H} on the saucepan. “Sorry, sorry, sorry-o,” sang {visitor}. It had a good swing. {A} was meant to be cross behind the door, and was tapping one foot.',
        '“Well?” called {visitor}, quite out of breath. “I’d like to hear it again,” called {A}. “But I’d forgotten that it was about me.” {H} stopped the saucepan. It had gone so well that nobody was sorry any more.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Eleven times,” said {A}. “How long was each?” {visitor} showed it on the table with a finger’s breadth. Laid end to end, they came to one saucer. {A} worked out how long the thing itself had taken them, to build. It went out at the door and round the lamp post.',
        '“I’d have to say it till I’m ninety,” said {visitor}. {H} asked what {A}’s tower came to. {A} did not need to work it out. “Since Sunday,” said {A}. “With a break for soup.”'
      ]
    },
    {
      id: 'the-table-jumped',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The table jumped,” said {H}, when it got too quiet. {A} bent down and looked at the table from below. It had four legs, and stood on all of them. “Does it do that often?” asked {A}.',
        '“With mine it was the wind,” said {visitor} softly. “I said so too. I said it so often that I could feel a draught.” {H} began to go red at the bottom, and it went up.'
      ]
    },
    {
      id: 'rehearsing-faces',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It’s the face,” said {visitor}. “I never know which one.” They held up the big spoon as a mirror. In the front of it {visitor} looked terribly sorry, and wide. In the back {visitor} looked sorry upside down.',
        '“I don’t look at your face at all,” said {A}. “Where do you look?” asked {visitor}. “At the thing that’s broken,” said {A}. “I look to see if you’re looking at it, too.” {H} put down the spoon. Both of them had been looking at the spoon.'
      ]
    },
    {
      id: 'the-neighbour-forgives',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It went so badly that they tried another door. At the neighbour’s {visitor} said it in one breath. “That’s quite all right,” said the neighbour at once. “What did you do?” “Nothing to you,” said {visitor}. “It’s for somebody else.”',
        '“I could pass it on,” said the neighbour. But {visitor} did not feel any lighter for it. It was like posting a letter in the bread bin. “You’re very kind,” said {visitor}, “but you weren’t in it.”'
      ]
    },
    {
      id: 'hm',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What does it mean, when they say Hm?” asked {visitor}. {H} would have liked to know that too. They both looked at {A}. “It means that I’m still carrying something,” said {A}, “and you’ve run off with your hands free.”',
        '{visitor} had never heard a Hm explained before. “Can I carry an end?” asked {visitor}. “You can’t,” said {A}, “you weren’t here.” {H} looked at two hands, and there was nothing in either but the stone of a plum.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I sat on a hat once,” said {S}. “It was my uncle’s, with a feather. I said sorry so fast that he thought I’d sneezed. He said, Bless you.” “And then?” asked {A}.',
        '“Then I had to start again, from the front,” said {S}. “I took the hat in with me, and we looked at it together. It was as flat as a plate. At last he laughed. But I had to look first.” {visitor} asked if there was a feather left. There was half of one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can say it without being it,” said {S}. “Sorry, sorry, sorry. See?” “And can you be it without saying it?” asked {A}. {S} tried. {S} stood quite still and thought of the hamster’s house, and who had sat on it.',
        'The lip came out by itself. “That’s it,” said {visitor}. “I know it by the lip.” “What do you do when it’s like that?” asked {S}. {visitor} did not know. “What did you do about the house?” “We made a new one,” said {S}, “with a window.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been under the table when it all came down. One card had gone off with {A}, for a chew. Now it came back, rather wet, and was laid down on {H}’s foot. {A} looked up.',
        '“Did {A} say anything?” asked {visitor}. “Not a word,” said {H}, and dried the card on a knee. “But {A} brought it.” {visitor} looked at the card for a long time. “Is that allowed?” asked {visitor}. “To do it without the word?”'
      ]
    },
    {
      id: 'come-and-look',
      A: 'partner',
      paragraphs: [
        '{A} came out, and sat down by the heap. “You say it to the door,” said {A}. “Then you go, and I’m left with this. Nobody’s come in and looked.” Now {H} came and looked. The cards lay in every direction. A corner was bent. “That was the balcony,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'storey-by-storey',
      A: 'partner',
      paragraphs: [
        '“I bumped it,” said {H}. “I was thinking of the plum, and not of your tower. There was a balcony, and I never saw it.” {H} smoothed the corner, and leaned two cards together, and they fell. Then one finger of {A}’s came and held the left one. {visitor} kept quite still.',
        'By the sixth storey {A} was humming. “Nobody’s said sorry for an hour,” said {visitor}. “But it’s all over the table.”'
      ]
    },
    {
      id: 'a-different-tower',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was not the same tower as before. On the third storey it had a kink in it, where {H} had sneezed into one sleeve. “The old one was straighter,” said {H}. {A} looked along it with one eye. “The old one had nobody in it but me,” said {A}.',
        '{visitor} wanted to know who lived at the kink. They decided on a dentist. He had a good view there, and a card for a door, and it was left open.'
      ]
    },
    {
      id: 'the-knob',
      A: 'partner',
      paragraphs: [
        'Then {A} went behind the door again. “It was me,” said {visitor} outside. “This is the knob off your gate. I bumped it, and it came off, and you’d only just painted it. I’m sorry. I can stay and hold things.” Nobody said Hm. There was a click. “I didn’t touch the door,” said {A}. “It just opened.”',
        'The last card lay on the table. {A} pushed it across. {H} stood up very slowly, and breathed out to one side, and put on the star.'
      ]
    },
    {
      id: 'what-they-might-say',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And if they still don’t open?” asked {visitor}. “Then you’ve looked,” said {H}. “And you leave the knob,” said {A}, “where they can find it. Some people need until Thursday.” {visitor} could wait until Thursday. It had been much longer than that.',
        'They wrapped the knob in a clean sock. {visitor} took it down the street like an egg. At the corner they saw {visitor} stop, and practise once more, to a gatepost. There was no but in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the heap, and then somewhere else.',
      '{names} came out from under the table, where it had rained cards.',
      { text: '{names} picked up a queen, and laid the queen on the heap.', needs: ['hands'] },
      { text: '{names} moved the plums to the front, a little late.', needs: ['hands'] }
    ],
    way: [
      '{names} waited behind the door as well, and it got narrow there.',
      '{names} said Hm too, through the nose.',
      { text: '{names} held the door shut, and it was shut already.', needs: ['hands'] },
      { text: '{names} sorted the red ones from the black, to be of use.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down a good way off, so as not to breathe on it.',
      '{names} held still until the sixth storey.',
      { text: '{names} handed up the cards, one by one.', needs: ['hands'] },
      { text: '{names} polished the knob on one sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} took the knob along to the right door. The tower was left standing, and they went round the table on tiptoe.',
    'They washed, and shut the door behind them with the handle held down. {H} lay down without a bump.'
  ],
  last: [
    'In the dark there were nine storeys and a star, and {H} was asleep.',
    'The star was on top, and nothing jumped, and {H} was asleep.'
  ]
})
