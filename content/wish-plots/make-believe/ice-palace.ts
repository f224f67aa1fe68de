import { wishPlot } from '../wish-plot.ts'

export const icePalace = wishPlot({
  id: 'wish-ice-palace',
  wishes: ['frozen', 'elsa', 'elsa anna', 'anna elsa', 'ana elsa', 'olaf', 'arendelle', 'snow queen', 'snow queens', 'ice queen', 'ice palace', 'ice princess', 'ice castle', 'snow princess', 'snow and ice sisters'],
  except: ['pond', 'lake', 'pipe', 'pipes', 'peas', 'shoulder', 'yoghurt', 'yogurt', 'food', 'river', 'windscreen', 'computer', 'screen', 'tablet', 'cream', 'skating', 'birthday', 'party', 'lost', 'died', 'dragon', 'white', 'seven'],
  answers: ['snow', 'ice', 'queen', 'queens', 'sister', 'sisters', 'palace', 'castle', 'snowman', 'snowmen', 'build', 'builds', 'built', 'make', 'makes', 'freeze', 'freezes', 'frozen', 'magic', 'powers', 'power', 'cold', 'winter', 'olaf', 'kristoff', 'sven', 'reindeer', 'hans', 'princess', 'princesses', 'sing', 'sings', 'let', 'it', 'go', 'goes', 'dance', 'dances', 'two', 'some', 'saves', 'save', 'finds', 'beach', 'summer', 'adventure', 'friend', 'friends', 'play', 'plays', 'dress', 'becomes', 'meets', 'movie', 'lives'],
  company: ['queen', 'palace', 'ice', 'elbow', 'scarf', 'sheet', 'hands', 'dance', 'floor', 'snow', 'ballroom'],
  about: 'The snow queen freezes whatever she touches, her sister in the middle of a word as well, and nobody has tried the elbow.',
  titles: ['In the Middle of a Word', 'The Queen’s Elbow', '{H} and the Ice Palace', 'Nobody Dances with Ice', 'Two Sisters and a Sheet'],
  want: [
    {
      id: 'the-hands',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were two sisters today, and {H} was the snow queen. Whatever she touched with her hands turned to ice. She touched a sheet, and it was a wall of the palace. She touched the rug, and it was a ballroom. Tonight there was to be a dance in it.',
        '“Who with?” asked {A}. “With you,” said the queen. “But I’ve got to finish the walls first.”'
      ]
    }
  ],
  way: [
    {
      id: 'six-points',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“First it has to snow,” said the queen. A snowflake has six points, never five and never seven. They laid some out on the rug, with six spoons each. For the third flake there were only five spoons left, and {A}’s finger.',
        '“It’s a real one,” said {H}, “so you mustn’t move.” {A} lay there as the sixth point for some time. “No two of them are alike,” said {A} from below. “This one itches.”'
      ]
    },
    {
      id: 'snowman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Every palace has a snowman in front of it. They built theirs out of three pillows, and the smallest was his head. It would not stay on. {H} put it up, and it nodded, and fell into {A}’s arms. “He’s polite,” said {A}. “He bows too low.”',
        'So they turned the snowman round and began at the other end. Now the little one was below, and the big one was on top. “He’s standing on his head,” said {H}. “Then he can’t lose it,” said {A}, and gave him a carrot to hold.'
      ]
    },
    {
      id: 'breakfast-of-ice',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The queen wanted something hot, for a palace like that is cold. {A} brought her a plate of soup, which was a blue flannel. The queen took hold of the spoon, and it was an icicle. She took hold of the plate. “Now it’s a skating rink,” said {A}.',
        '“You could pick it up by a corner,” said {A}. The queen tried it with her teeth. It worked quite well, only she could not say so. She said “Mm-mm,” and the rest of the rink hung down over her chin.'
      ]
    },
    {
      id: 'throne',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A queen of snow sits on a throne of ice. {H} sat down on the coldest chair there was, and the cold came through at once. “Is it nice?” asked {A}. “It’s very grand,” said {H}, and sat first on the left side and then on the right.',
        '“I can bring you a cushion,” said {A}. “I’m not allowed,” said the queen. But when {A} looked round again, she had put one under. “It’s a snowdrift,” said the queen.'
      ]
    },
    {
      id: 'sledge',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was the reindeer, with two whisks on its head, and the sledge was a towel. “Where to?” it asked. “Across the whole of the snow,” said the queen, and sat down on it. The reindeer pulled. The towel came along, and the queen stayed where she was.',
        '“Lovely ride,” said the reindeer from the other end of the room. “You’ve lost me,” called {H}. “I thought you’d got lighter,” said the reindeer. “I was so proud of myself.”'
      ]
    },
    {
      id: 'creaking',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Snow creaks when it’s very cold,” said {A}, and fetched two bags of potato flour. They creaked when they were squeezed. {H} walked, and {A} squeezed. Creak, creak, went the queen across the room.',
        '{H} stopped, and it creaked once more. “That was somebody behind me,” said {H}. “It’s an echo,” said {A}. The queen ran, and {A} could hardly keep up. It sounded like a whole royal household.'
      ]
    },
    {
      id: 'door-of-ice',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The queen had frozen the door handle, to be on the safe side. Then she wanted to go out. “It’s stuck,” she said. “Of course it is,” said {A}. “You did that.” They both looked at the handle. It looked very cold.',
        '{A} breathed on it from the left, and {H} from the right. After a while there was a small fog on it. {H} drew two eyes and a mouth in the fog. The handle smiled, and let them through.'
      ]
    },
    {
      id: 'already-still',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The queen came to {A}, and put out one finger, just to try. {A} looked at the finger. It was hard to say if anything had happened, because {A} had been quite still before as well.',
        '“Are you ice?” asked {H}. {A} did not say no. {H} bent down and laid an ear against it. It was warm in there, and something was going, quick and small. There were creatures that could not be frozen, and the queen was glad.'
      ]
    },
    {
      id: 'ferns',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was little, the ice grew on the inside of the window,” said {S}. “There were ferns in it, and feathers. It did them at night, and never made a sound.” {A} asked who had drawn them. “Our breath,” said {S}. “Five of us, in one room.”',
        '{S} held a thumb up in the air. “I used to melt a hole with this, just so big, and look out.” “And what was there?” asked {A}. “Another child’s thumb,” said {S}, “across the road.”'
      ]
    },
    {
      id: 'blizzard',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Then there was a storm over the palace, and that was {S}. It had a whole roll of soft paper, and it came through the palace with a howl. In its wake everything was white. “You might have knocked,” said the queen.',
        '“Storms don’t,” said {S}, and howled back the way it had come, to wind it all up again. That took longer. “It’s hard work, being the storm,” said {S}, “when it’s over.”'
      ]
    },
    {
      id: 'never-froze',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'The queen touched {A} on the foot with one finger. The foot kicked. She touched the other one, and that kicked too, and {A} laughed. “It doesn’t work on this one,” said {H}.',
        'The queen tried it on all ten toes, one after the other. It worked on none. {A} only got warmer and redder. By the ninth toe the queen’s own finger was thawing.'
      ]
    },
    {
      id: 'from-the-south',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I’m from the warm side,” said {A}. “I’ve never been in a palace like this. Where do I put my coat?” “You keep it on,” said the queen. {A} sat down in it, and held a cup with both hands.',
        'It began to drip around {A}. First the table thawed, and then the chair. “I’m so sorry,” said {A}. “It’s my tea.” “Could you come and sit a bit nearer?” asked the queen. “My feet are cold.”'
      ]
    },
    {
      id: 'frozen-sister',
      A: 'partner',
      paragraphs: [
        '“Hold the last wall up,” said the queen, “and I’ll freeze it tight.” {A} held it over the chairs. “Watch ou…” said {A}. But the queen had touched {A}’s finger as well. There stood {A}, arms in the air, ice from top to toe. “Now dance,” said the queen. The ice did not dance. She danced round it once, alone.',
        '“You’ve got to get warm,” said {H}, and put a scarf round the ice. Then came a blanket, and a hat. Nothing dripped.'
      ]
    },
    {
      id: 'keeps-it-in',
      A: 'partner',
      paragraphs: [
        'One corner of {A}’s mouth was not quite frozen. “Not a scarf,” it said stiffly. “A scarf isn’t warm.” “What’s it for, then?” asked {H}. “It keeps in what’s in there. I’m ice. Now it’s keeping me cold.”',
        '{H} took it all off again, by the fringes. “And I can’t rub you,” said the queen, and hid both hands behind her. “Then do it with something else,” said the corner of the mouth.'
      ]
    }
  ],
  turn: [
    {
      id: 'elbow',
      A: 'partner',
      paragraphs: [
        'It was the hands that froze. Nobody had ever said anything about elbows. The queen looked at her left one, which she had hardly used. She stretched it out, quite slowly, and touched {A}’s elbow with the tip.',
        'Out of the ice came a “T!” It was the end of “Watch out”, and had been in there all the time. “You’ve thawed!” cried {H}. {A} moved one arm, and the wall came down on them both.'
      ]
    },
    {
      id: 'thaw',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now everything else could have a turn. The queen went round the palace with one elbow out, and {A} showed her the places. She thawed the spoon and the door. She thawed a raisin that had been frozen by mistake.',
        '“Drip,” said {A} each time, very softly. It was like the first day when it gets warmer. You don’t hear it all at once. You only hear that there’s more of it than before.'
      ]
    },
    {
      id: 'white-outside',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They sat under the fallen wall, and it was white all round. “It’s like being inside snow,” said {H}. “There are mice that live like that,” said {A}, “all winter long. It’s not as cold down there as on top.”',
        'It was really getting quite warm. {A} breathed, and the roof went up a little. {H} breathed, and it came down. No sound came through from outside, as when it has snowed all night.'
      ]
    },
    {
      id: 'dance',
      A: 'partner',
      paragraphs: [
        'So there was a dance after all. They danced elbow to elbow, once round the ballroom and once back, with the wall over both heads. It’s a fine dance. It looks a bit like two hens.',
        'At the end {A} took hold of the queen’s hand. “Careful,” said the queen. They waited. Nothing froze. “It’s only cold,” said {A}. “Give me the other one as well.” {A} kept both of them between {A}’s own, until they were hands again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} trod very carefully on the ballroom.',
      '{names} huddled up on the side where the palace was still a sofa.',
      { text: '{names} hung a paper snowflake on the wall, and it slid off.', needs: ['hands'] },
      { text: '{names} practised a few steps in socks and sat down on the ice.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed on the ice from below, and it did not drip.',
      '{names} shivered all over and shook a bit of frost from the blanket.',
      { text: '{names} rubbed both hands together and then hid them from the queen.', needs: ['hands'] },
      { text: '{names} picked up the hat, which had slid over the ice’s nose.', needs: ['hands'] }
    ],
    turn: [
      '{names} got an elbow in the side, as a precaution.',
      '{names} thawed at one end and began to wave it.',
      { text: '{names} offered the queen an elbow too, with the sleeve pushed up.', needs: ['hands'] },
      { text: '{names} propped up what was left of the wall with a broom.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wall went back into the cupboard, folded in four. The ballroom was a rug again, and dry.',
    '{H} washed two warm hands. The pillow was a bit cold on one side, and {H} took that one.'
  ],
  last: [
    'Between two warm hands it had all melted, and {H} was asleep.',
    'The queen had put both hands under her cheek, and nothing froze, and {H} slept.'
  ]
})
