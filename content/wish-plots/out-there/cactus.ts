import { wishPlot } from '../wish-plot.ts'

export const cactus = wishPlot({
  id: 'wish-cactus',
  wishes: ['cactus', 'cactuses', 'cacti', 'cactus flower', 'cactus flowers', 'cactus blooms', 'cactus bloom', 'prickly cactus', 'prickly plant', 'spiky plant', 'spikey plant', 'cactis', 'kaktus', 'cactus plant', 'our cactus'],
  answers: ['flower', 'flowers', 'flowering', 'blooming', 'blooms', 'bloom', 'prickly', 'prickles', 'spiky', 'spines', 'spikes', 'window', 'windowsill', 'pot', 'plant', 'green', 'little', 'big', 'grows', 'growing', 'grew', 'water', 'watering', 'waiting', 'night', 'our', 'new', 'name', 'named', 'quiet', 'still', 'friend'],
  except: ['pricked', 'stung', 'hurt', 'finger', 'sat', 'fell', 'died', 'dead', 'dying', 'rotten', 'desert', 'hug', 'hugs', 'hugging', 'balloon', 'balloons', 'dancing', 'cowboy', 'camel', 'toy', 'hedgehog', 'costume', 'ate', 'eat', 'lonely', 'friends', 'talking', 'talks'],
  moods: ['first', 'learning', 'waiting'],
  company: ['cactus', 'lamp', 'bump'],
  about: 'The hero wants to see the cactus do something, and it only does it when nobody has the light on.',
  titles: ['Once in Three Years', 'The Cactus Does Something', '{H} Keeps Watch on the Cactus', 'A Bump at the Back', 'When the Lamp Was Out'],
  want: [
    {
      id: 'do-something',
      A: 'partner',
      paragraphs: [
        'The cactus stood on the windowsill, round and green. In three years it had never done a thing. {H} wanted to see it do something. It did not have to be much. It could move one prickle.',
        '“It’s plastic,” said {A}. “Nobody can keep still for that long.” {H} pulled up a chair, and sat down right in front of it. “I’ll stay until it does something,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'watching',
      A: 'partner',
      paragraphs: [
        '{H} looked at the cactus, and the cactus looked at nothing. A fly came and went. {H} gave it four drops of water, and told it that there was no hurry. Nothing happened, and then more of it.',
        '“I’ll make it,” said {A}, and did a dance for it, with knees, and ended on one leg. The cactus stayed as it was. “It isn’t plastic,” said {H}. “It just doesn’t think that’s funny.”'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} counted the prickles, so as to notice if one was missing. They stood in stars, with eight to a star. There were stars from the top to the bottom, in rows, like buttons. When {H} got to two hundred, {A} asked what time it was.',
        'After that it was two hundred and something. {H} began again from the top. {A} kept very quiet, and held a pencil against the last one. It was two hundred and eighty, and the pencil.'
      ]
    },
    {
      id: 'thirsty',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s full of water,” said {A}, who had read about it. “It drinks once, and then it keeps it in there. It could stand like that until Easter.” {H} put an ear near, though not too near. You couldn’t hear it slop.',
        '“So it’s a sort of bottle,” said {H}. “With a fence,” said {A}. {H} drank a glass of water too, to see how long that would keep. It was a good while. It was nearly ten minutes.'
      ]
    },
    {
      id: 'what-prickles-are',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The prickles are its leaves,” said {A}. “It’s rolled them up very tightly.” {H} looked at one from the side. It was hard to believe. You could not have raked them, and no caterpillar would have said thank you.',
        '“Do they fall off in autumn?” asked {H}. “I should hope not,” said {A}, who often went about in socks. They looked on the floor below the windowsill, and it was clean. Then they looked in the socks.'
      ]
    },
    {
      id: 'turning',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it does things on the other side,” said {A}. They wrapped the pot in a tea towel, and turned it round, just a little. The back was as green as the front. There was some fluff on it, and a price.',
        'It had cost as much as two ice creams. “You’d have been done with those three years ago,” said {A}. {H} thought that over. It was true, but they had not done much, either.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s it called?” asked {A}. {H} had never called it anything, because it never came. There was a label in the pot, with a long word on it in Latin. {A} read it out. It sounded like something falling down the stairs.',
        '“We’ll say Gerald,” said {A}. They both said it, first kindly, and then louder. “Gerald!” A dog looked up in the street. The cactus did not turn a prickle. “It doesn’t know yet that that’s it,” said {H}.'
      ]
    },
    {
      id: 'slow',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the wall was a pencil line, where {H} had been measured a year before. {A} held the ruler to it. {H} had grown by as much as a thumb is long. “And did you ever see yourself do it?” asked {A}.',
        '{H} hadn’t. It must have happened in between, while there were other things to do. They drew a line for the cactus too, on the window frame, with the date. It was a low one. It looked as if someone had sat down.'
      ]
    },
    {
      id: 'company-for-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“The cactus is bored,” said {A}. “Show it something.” {H} held up a picture book, and turned the pages slowly. There was a whale, and a fire engine, and an island. At the island {H} waited longer, because there was sand on it.',
        '“Did it look?” asked {A}. “I think so,” said {H}. It was hard to tell, since it looked in every direction at once. It had also seen the lampshade, and the back of the sofa.'
      ]
    },
    {
      id: 'visitor',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Plants like it when you talk,” said {A}, and sat down with it. {A} told it about the bus, and the soup, and a button that was lost. {A} had not had such a good listener for a long time.',
        'When {A} got up, the tea was cold. “Has it done anything?” asked {H}. “No,” said {A}. “But it never once interrupted.” {H} sat down too, and had a go.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had smelled at it once, long ago, and had not forgotten. {A} came as far as the chair. From there {A} stretched, and stretched, until the tip of the nose was nearly there. It didn’t do anything.',
        'Nor had it done anything the last time. All the same, it had happened. {A} drew back the nose by a finger, and kept watch on it from there. So then there were two who didn’t believe that it was plastic.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My aunt had one that went up to the ceiling,” said {S}. “When it got there, she cut nothing off. She moved to a higher room.” “And then?” asked {A}. “It was eleven years before it got to that one,” said {S}.',
        '“When I knew it, it wore a hat at Christmas. You needed the ladder.” {S} looked at the one on the windowsill, and then at the ceiling. “You’ve got time,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could do a cactus. {S} stood on a cushion with both arms bent up, and every finger was a prickle. “Don’t touch me,” said {S}. {A} went round {S}, in a ring. It was very good.',
        '“Do something,” said {A}. “I am doing something,” said {S}, without moving the lips. “I’m not laughing.” That was true, and you could see how hard it was. It began to shake at the bottom of the pot.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was held up, a good arm’s length away, and looked at it with big eyes. It was round, and it had hair that stood up. {A} had hair like that as well. They looked at each other for quite some time.',
        '{A} was the first to do something. It was a hiccup. “Now you,” said {H} to the cactus. It didn’t take its turn. But it did not look away, either, which {A} had feared.'
      ]
    },
    {
      id: 'the-bump',
      A: 'partner',
      paragraphs: [
        'When it got dark, {H} put on the lamp, so as not to miss it. {A} went to draw the curtain, and stopped. “There’s a bump,” said {A}. “At the back.” It was grey and furry, as long as a thumb. It had not been there on Sunday.',
        'They watched the bump, with the lamp quite near. It did not move. {A} held a hand between it and the lamp. “I think it’s shy,” said {A}. “It’s waiting for the dark.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lamp-out',
      A: 'partner',
      paragraphs: [
        'In the dark you can’t see anything. But {H} put out the lamp. They sat side by side, and had nothing to look at. The clock ticked. After a long time there was a smell in the room. It was like vanilla, and it was new.',
        '“Is that you?” whispered {A}. “No,” whispered {H}. There was a noise as well, as small as when lips come apart. “Now it’s doing something,” said {H}.'
      ]
    },
    {
      id: 'how-long-is-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What do you think it’s doing?” whispered {A}. “It’s moving one prickle,” whispered {H}. They listened. It went on for much too long for one. “Then it’s doing all of them,” whispered {H}. “One after another.”',
        'A car went by outside, and its light ran over the ceiling. They both shut their eyes at once, so as not to disturb it. When the car had gone, they opened them. It made no difference, but it had been polite.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 14,
      paragraphs: [
        'You could follow it with your nose. By the chair it smelled a little, and by the curtain a lot. At the windowsill it was like a whole cake. {A} got too near, and said “ow”, quite quietly. “Straight on,” said {A}, “and then stop.”',
        '{H} stopped a good bit sooner. It was as if a guest had come in, and did not want to put on the light. “Good evening,” said {H} into the dark.'
      ]
    },
    {
      id: 'white',
      A: 'partner',
      paragraphs: [
        'They drew back the curtain a bit, and the moon came in. Where the bump had been was a flower. It was white, and as big as a plate. It stood out on a long neck, and looked at the moon. Nobody spoke for a while.',
        '“That’s not one prickle,” said {A}. “It’s been doing that the whole time,” said {H}. “For three years. It’s only just got to the end.” {A} turned to the cactus. “I take it back,” said {A}, “about the plastic.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the chair, and waited too.',
      '{names} looked at the cactus, and kept just as still for a moment.',
      { text: '{names} held up one finger, to show it how to move a prickle.', needs: ['hands'] },
      { text: '{names} wiped some dust off the pot, with a fingertip.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the dance right through, at least.',
      '{names} yawned, and the cactus did not.',
      { text: '{names} clapped for the dance, so that it wasn’t for nothing.', needs: ['hands'] },
      { text: '{names} brought the water, in an egg cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in quite quietly, with a lifted nose.',
      '{names} breathed in as well, and held it.',
      { text: '{names} waved to the flower, with two fingers, for it was night.', needs: ['hands'] },
      { text: '{names} held the curtain, and held on to it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair was put back, and the curtain stayed open for the moon. Nobody switched on anything in there.',
    '{H} washed in the dark, and lay down in the dark. The smell came along as far as the pillow.'
  ],
  last: [
    'On the windowsill the cactus was doing something, and {H} was asleep.',
    'With no light on, and nobody looking, {H} did it at last, and was asleep.'
  ]
})
