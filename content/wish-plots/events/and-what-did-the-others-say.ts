import { wishPlot } from '../wish-plot.ts'

export const whatDidTheOthersSay = wishPlot({
  id: 'wish-events-and-what-did-the-others-say',
  tellsAny: 'events',
  isTale: true,
  about: 'It happens on a Wednesday with nothing in it, and after each thing the hero wants to know what the others said: the Mayor, two sisters, a very small cloud; until the one whom it happened to is asked as well, and says the best thing of all.',
  titles: ['What the Others Said', 'A Cloud in the Hat', '{H} and the Others', 'Is There Another One', 'A Wednesday with Nothing in It'],
  company: ['square', 'Mayor', 'hat', 'cloud', 'shop', 'chair'],
  want: [
    {
      id: 'wednesday',
      A: 'partner',
      paragraphs: [
        '“Once there was a Wednesday,” said {A}, “with nothing in it. Then {event.one}.” “And what did the others say?” asked {H}. There were always others, and {H} never went to bed before they had been heard.'
      ]
    },
    {
      id: 'the-ladder',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Was there really nothing in it before?” asked {H}. There was a square, with a fountain that was off on Wednesdays. At nine a man carried a ladder across from left to right. At ten the ladder came back. That was to be all for the day.',
        '“And what did the man say, when it happened?” asked {H}. “I had a ladder with me,” said the man, “and I took it home.” People still tell that in the square, and sigh.'
      ]
    }
  ],
  way: [
    {
      id: 'mayor',
      A: 'partner',
      paragraphs: [
        'First came the Mayor, in a tall hat. “That’s not allowed,” said the Mayor, and came a step closer. “Is there another one?” “Was there?” asked {H}. “Wait,” said {A}.'
      ]
    },
    {
      id: 'little-book',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How did the Mayor know?” asked {H}. The Mayor had a little book with all that was not allowed. You couldn’t sneeze at the statue. You couldn’t bring your own pigeon. But of {event.who} there was not a word.',
        '“It isn’t in here,” said the Mayor, “so it hasn’t happened.” Everybody looked at {event.who}, and then at the book. It was a very thin book.'
      ]
    },
    {
      id: 'sisters',
      A: 'partner',
      paragraphs: [
        'Then came the two sisters from the corner shop. “We have never,” said one, “in all our days,” said the other, “seen that,” “before lunch.” They shook hands on it.'
      ]
    },
    {
      id: 'black-buns',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Something smelled. “Our,” said one. “Buns!” said the other, and they ran. The buns had gone black all over, because nobody had looked at anything but {event.who}. The sisters put them in the window and called them night buns.',
        '“Did anybody buy one?” asked {H}. There was a queue. Half the people in it thought that it was the queue for {event.who}. They got a bun and were just as pleased.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“And what did they say about {seen}?” asked {H}. “Not allowed,” said the Mayor, but very low. Then the Mayor went round to the side, to look for {seen.part}.',
        '“{seen.fact},” said the two sisters, half each. You could hardly hear where it had been joined.'
      ]
    },
    {
      id: 'cloud',
      A: 'partner',
      paragraphs: [
        'Above them hung a very small cloud. “Excuse me,” it said, “I can’t see past the hat.” The Mayor took it off, and a drop fell on the Mayor’s head. “That was a thank you,” said the cloud.'
      ]
    },
    {
      id: 'own-weather',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Was that the only cloud?” asked {H}. It was all the weather they had that day. It had only come out to dry. “You’re dripping,” said the Mayor. “I’m excited,” said the cloud.',
        'A big cloud came by and wanted to know what there was to see. “It’s full,” said the very small one, and made itself as wide as a pillow. The big one had to stand at the back, over the station.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And then what did the Mayor say?” asked {H}. The Mayor called for a chair, and sat down on it with folded arms, facing the other way. “I’m not looking,” said the Mayor.',
        'Once a minute the Mayor turned round, to make sure that it was still not allowed. After a while it was twice a minute. In the end somebody turned the chair.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Did nobody say a word about {beside}?” asked {H}. The cloud did. “{beside.fact},” it said. It saw a good deal from up there, and heard the rest.',
        '“Well I never,” said the Mayor, and wrote it down on the inside of the hat. A drop fell on it. “That was a full stop,” said the cloud.'
      ]
    },
    {
      id: 'wrong-half',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'For a while one of the sisters had to mind the shop. “I think it’s the most,” said the other, and waited. Nobody went on. “The most forbidden?” asked the Mayor. “The most wet?” asked the cloud.',
        'Then it came across the square, through the open door of the shop. “Delicious!” Somebody over there had asked about a bun. “So it is,” said everybody, and looked at {event.who} with new eyes.'
      ]
    },
    {
      id: 'statue',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And the statue?” asked {H}. There was one in the square, on a stone horse. It had its back to everything. “It didn’t say anything,” said {A}. “It’s hard to, with a pigeon on your lip.”',
        'So four strong people came with a rope and turned it round, horse and all. It had looked at the post office for a hundred years. Nobody could say that it smiled. But the pigeon had to move up.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was one of the others,” said {S}. “I said, ‘I saw it first!’ And then they all said it. Even the ones at the back said it, who had only seen a hat.”',
        '“And who really saw it first?” asked {A}. {S} thought it over, because it was a matter of honour. “A baby,” said {S}. “But it couldn’t say so yet.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I knew those two at the shop,” said {S}, “when they still said everything twice. You could be all morning over a lemon.” “And what happened?” asked {A}.',
        '“They both had a cough one winter,” said {S}, “and there was just voice enough for one. They shared it out. It got better, but they’d noticed how much time it saved.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“And what does {A} say?” asked {H}. {A} looked at the lamp, and then at nothing, and said it very clearly. “There was one like that in the square, too,” said {H}. “Right in front.”',
        'It had kept quite still all day, and given nothing away. The Mayor went up to it three times. “Is there another one?” asked the Mayor. There was not another one.'
      ]
    },
    {
      id: 'nobody-had-asked',
      A: 'partner',
      paragraphs: [
        'So the square filled up with what they said, and somebody fetched chairs. Only {event.who} hadn’t said a word. Nobody had asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'ice-cream-cart',
      A: 'partner',
      paragraphs: [
        'Late in the day the ice-cream cart stopped. “This morning {event.one},” said the sisters. The driver looked at {event.who}. And then {event.two}. “And what did they say now?” asked {H}. “Not allowed!” “We always,” “said so!” “Plip!” The driver let it all melt, and took a chair.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“Was that the other one?” asked {H}. The Mayor had just got up to ask the same. Everybody was looking at {event.who}. And then {event.three}. “That makes three,” said the Mayor, and clean forgot that it wasn’t allowed.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'By now nobody dared to go and put the kettle on. They were right not to. For then {event.four}. “And the others?” asked {H}. “Well,” said the Mayor. “Well,” said one of the sisters, and the other had nothing to add. “Plip,” said the cloud, for all of them.'
      ]
    },
    {
      id: 'other-one',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And what about {event.other}?” asked {H}. “Did anybody ask?” The sisters had asked. “How,” said one, “did it,” said the other, “feel?” For that {event.other} had to sit down first, and the only chair left was the Mayor’s.',
        '“Like a Sunday,” said {event.other}. “On a Wednesday?” said the Mayor. “That’s not allowed at all.” But after a while the Mayor sat down as well, on the ground, and took off one shoe.'
      ]
    },
    {
      id: 'four-sorts',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And the ice cream?” asked {H}. By six o’clock it was soup. There had been four sorts, and now there was one. The driver gave it out with a ladle. “Not allowed,” said the Mayor, and held out a cup. “Is there another one?”',
        'There was another one for everybody. “What sort is it?” asked {H}. “We’d call it,” said one of the sisters, “brown,” said the other. They had three cups each, to be quite sure.'
      ]
    },
    {
      id: 'asked-at-last',
      A: 'partner',
      paragraphs: [
        'By evening everything had been said twice. “But what did {event.who} say?” asked {H}. In the end the cloud asked. It grew so quiet that you could hear the chairs. “Phew,” said {event.who}. “Bed.”'
      ]
    },
    {
      id: 'the-best-thing',
      A: 'partner',
      paragraphs: [
        'Nobody had said anything so good all day. “That’s allowed,” said the Mayor. “Is there another one?” There was one for each of them. {event.who} went home, and everybody made way. “Good,” said one of the sisters. “Night,” said the other. The Mayor carried the cloud home in the hat, so as not to spill it.',
        '“And what do you say?” asked {A}. {H} had heard them all now. “Phew,” said {H}. “Bed.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in as well, to be some of the others.',
      '{names} kept quiet, since it was only Wednesday so far.',
      { text: '{names} drew up another chair.', needs: ['hands'] },
      { text: '{names} put away the last cup without a clink.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up, in case there was a cloud.',
      '{names} said nothing, and said it very well.',
      { text: '{names} took off a woolly hat, so as not to be in the way.', needs: ['hands'] },
      { text: '{names} shook hands on it as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, to make room for one more chair.',
      '{names} waited with the rest of them to hear it.',
      { text: '{names} held out a bowl, in case of drops.', needs: ['hands'] },
      { text: '{names} turned the lamp down, because it was evening in both places.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the chairs back where they belonged, for there was nobody left who had not been heard. {H} hung up a hat that lay about.',
    'They brushed their teeth, and with so much foam there was nothing to say. Then {H} lay down. It was allowed.'
  ],
  last: [
    'They had all been asked, the cloud lay in the hat, and {H} was asleep.',
    'Nobody had anything to add, and {H} was asleep.'
  ]
})
