import { wishPlot } from '../wish-plot.ts'

const HOOVERS = ['vacuum', 'vacuum cleaner', 'vacuum cleaners', 'vacuums', 'vaccum', 'hoover', 'hoovers', 'hoovering', 'vacuuming', 'dyson']

export const scaredOfTheHoover = wishPlot({
  id: 'wish-scared-of-the-hoover',
  wishes: [...HOOVERS.flatMap((one) => ['scared', 'afraid', 'frightened', 'terrified', 'fear', 'hates', 'monster', 'monsters', 'monster scared', 'monster afraid', 'monster frightened', 'hides from', 'runs away from', 'cries', 'crying', 'screams', 'doesn’t like', 'doesnt like', 'scary', 'nervous', 'petrified', 'anxious', 'panics', 'phobia', 'scared noise', 'scared sound'].map((how) => `${how} ${one}`)), 'monster made of fluff', 'monster made of dust', 'monster of dust', 'fluff monster', 'dust monster', 'dust bunny monster', 'hoover too loud', 'vacuum too loud', 'hoover loud', 'vacuum loud', 'noise of the hoover', 'hoover noise', 'vacuum noise', 'hoover scary', 'vacuum scary'],
  answers: ['monster', 'monsters', 'fluffy', 'furry', 'friendly', 'big', 'little', 'small', 'grey', 'blue', 'green', 'purple', 'hairy', 'under', 'underneath', 'behind', 'bed', 'beds', 'bedroom', 'room', 'sofa', 'dust', 'fluff', 'who', 'that', 'is', 'was', 'are', 'so', 'very', 'really', 'scared', 'scary', 'afraid', 'frightened', 'terrified', 'fear', 'hates', 'hate', 'hides', 'hide', 'hiding', 'runs', 'run', 'away', 'from', 'of', 'the', 'our', 'my', 'cries', 'cry', 'crying', 'covers', 'ears', 'vacuum', 'vacuums', 'vacuuming', 'vaccum', 'cleaner', 'cleaners', 'hoover', 'hoovers', 'hoovering', 'dyson', 'henry', 'noise', 'noisy', 'loud', 'too', 'sound', 'when', 'whenever', 'every', 'time', 'always', 'still', 'comes', 'out', 'on', 'turn', 'turns', 'switch', 'goes', 'daughter', 'son', 'toddler', 'child', 'boy', 'girl', 'she', 'he', 'her', 'his', 'saturday', 'saturdays', 'cleaning', 'day', 'today', 'nothing', 'else', 'only', 'just', 'thing', 'world', 'anything', 'helps', 'learns', 'get', 'over', 'used', 'to', 'it', 'and', 'but', 'not', 'more', 'made', 'bunny', 'bunnies', 'screams', 'screaming', 'likes', 'like', 'doesn’t', 'doesnt', 'nervous', 'petrified', 'anxious', 'panics', 'phobia', 'we', 'he’s', 'she’s', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'papa', 'nana', 'granny', 'grandma', 'grandpa', 'brother', 'sister', 'kid', 'kids', 'children', 'year', 'old', 'two', 'three', 'four', 'five', 'months', 'house', 'home', 'floor', 'carpet', 'rug', 'stairs', 'living', 'kitchen', 'hall', 'morning', 'afternoon', 'sunday', 'weekend', 'week', 'new', 'plugged', 'cupboard', 'sees', 'hears', 'hearing', 'even', 'about', 'story', 'a', 'in', 'at', 'by'],
  except: ['dog', 'dogs', 'puppy', 'cat', 'cats', 'kitten', 'rabbit', 'hamster', 'baby', 'elephant', 'robot', 'roomba', 'robovac', 'autistic', 'autism', 'sensory', 'headphones', 'swallowed', 'sucked', 'goldfish', 'broken', 'broke', 'died', 'hair', 'tooth', 'spider', 'spiders', 'dragon', 'dinosaur', 'ghost', 'witch', 'hand', 'dryer', 'school', 'toilet', 'party', 'hungry', 'eats'],
  nothingElse: true,
  moods: ['afraid', 'quarrel', 'question', 'change'],
  company: ['monster', 'hoover', 'marble', 'bed', 'tights', 'fluff', 'hose', 'button'],
  about: 'The monster under the bed is frightened of the vacuum cleaner, for it is all of fluff, until an old pair of tights over the hose lets the wind in and keeps the monster out of it.',
  titles: ['The Monster Made of Fluff', 'Wind with a Stocking On', '{H} and Whoever Was Under the Bed', 'Not for Swallowing', 'First the Humming'],
  want: [
    {
      id: 'no-thank-you',
      A: 'partner',
      paragraphs: [
        '{H}’s best marble had rolled under the bed, as far as the wall. {A} fetched the vacuum cleaner, to get the marble out with its hose. “No, thank you,” said a voice. {H} lay down flat and looked. A monster sat there, as big as a cushion and grey all over. “Are you frightened of the vacuum cleaner?” asked {H}. “I’ve seen what it does,” said the monster. “But I want my marble,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-lives-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do all day under there?” asked {H}. “I lie here,” said the monster, “and I get bigger.” It had begun as a bit of blanket, and in the winter a whole sock had joined it. {H} asked if it was the yellow one. The monster turned round. It was.',
        '“You can’t have that back,” said the monster. “It’s my shoulder.” {A} went and got the other yellow sock, to see whether it would fit as well. It made a very good second one.'
      ]
    },
    {
      id: 'shy-start',
      A: 'partner',
      paragraphs: [
        '“It’s only the noise,” said {A}. “We’ll do it gently.” {H} rolled the vacuum cleaner out into the hall. They shut the door on it, all but a gap for the hose. {A} switched on. Through the door the noise was only a hum. The monster shut its eyes and held on to the bed. The hose lay on the mat, and breathed in.',
        'Off came a tuft of the monster, and flew up the pipe. {A} switched off at once. “That was my elbow,” said the monster.'
      ]
    },
    {
      id: 'humming-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s better if you know how it goes,” said {H}, and hummed it, from low to high. {A} hummed the second voice. The monster listened with one ear, and then it hummed along, quite deep. As a song it did not mind it.',
        'They hummed until the lamp buzzed. “You do it much better,” said the monster. “With the other one there’s no tune at all. It only ever gets to the first note.”'
      ]
    },
    {
      id: 'other-tries-a-broom',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came with a broom instead, because a broom makes no noise. “I’m not frightened of that,” said the monster, and it was not. It took hold of the bristles and would not let go. {A} pulled, and the monster came along for half a metre, on its back.',
        '“Again,” said the monster. So {A} pushed it under the bed, and pulled it out, and pushed it in. After the ninth time {A} had to sit down. The marble had not been touched.'
      ]
    },
    {
      id: 'face-to-face',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} turned the vacuum cleaner round, so that the monster could look it in the face. It was switched off, and had its hose over its shoulder. “Has it got a name?” asked the monster. There was one printed on it, but that was only the shop’s.',
        '“It’s got no teeth,” said {H}. “It needn’t chew,” said the monster darkly. They all looked into the round black mouth. At the very back lay a hairpin, and it looked quite comfortable.'
      ]
    },
    {
      id: 'pet-knows-it-too',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'At the word “hoover” {A} had gone as well, and so there were two under the bed. {A} and the monster looked at each other for some time. “So you know it too,” said the monster. {A} moved up a bit.',
        '{H} shone a torch under the bed. There were four eyes, and under the last two there was a lot of fluff. It was hard to say where {A} ended. “Nobody’s hoovering,” said {H}, and neither believed it.'
      ]
    },
    {
      id: 'elder-carpet-beater',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Before there were vacuum cleaners we hung the rug over a bar,” said {S}, “and beat it.” “What with?” asked the monster from under the bed. {S} showed it with one arm. It was a big, wide swing. Nothing was heard from the monster for some time.',
        '“Are you still there?” asked {A}. “I’m thinking,” said the monster. “I believe that I’ve got nothing against a little wind.”'
      ]
    },
    {
      id: 'child-sits-on-it',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} sat down on the vacuum cleaner and crossed both legs. “Now it can’t,” said {S}. “I’m holding it.” The monster came out as far as one ear. “How long can you sit there?” it asked. “Till I need the toilet,” said {S}.',
        'They waited, all of them, and talked about rain. After a while {S} began to rock a little. “I knew it,” said the monster, and took in the ear.'
      ]
    },
    {
      id: 'it-leans',
      A: 'partner',
      paragraphs: [
        '{A} found the elbow in the bag, and {H} stuck it on again. It was very soft. “You’re made of fluff,” said {H}. “From blankets and jumpers,” said the monster, “and a bit of everybody.” “Then it isn’t the noise,” said {A} slowly. “All your hair leaned over towards the hose. You’re just what it eats.” “That’s what I’ve been saying,” said the monster.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-stocking-on',
      A: 'partner',
      paragraphs: [
        '{H} looked for something that lets the wind in and keeps the rest out. In a drawer lay an old pair of tights. {A} pulled one leg tight over the end of the hose. {H} held out a feather, and {A} switched on. The feather jumped up, and stuck to the tights. It did not go in. “It can pull,” said {H}, “but it can’t swallow.” The monster put out one finger. Its hair leaned over, and stayed on. “Oh,” said the monster. “It’s only wind.”'
      ]
    },
    {
      id: 'a-bit-to-the-left',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The monster wanted it on its back now. {H} drew the hose along it, with the tights on, from the top to the bottom. All the hair stood up and lay down again, and there was a parting. “A bit to the left,” said the monster. Nobody had ever scratched it there.',
        '“I can’t reach that myself,” it said. “The sock’s in the way.” When the hose was lifted off, there was a crumb on the end. “I’ve felt that since March,” said the monster.'
      ]
    },
    {
      id: 'what-else-came',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went along the wall with the hose, to see what else there was. The tights held up a button, a coin, half a puzzle piece and one very old raisin. Without the tights they would all have been gone. “That’s how you look for an earring too,” said {A}.',
        '“The raisin’s mine,” said the monster. It had been saving it. {H} laid the raisin back exactly there, and the monster turned it a little to the right.'
      ]
    },
    {
      id: 'other-gets-stuck',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to know how it felt, and held up a sleeve to the hose. It went “flup”, and the sleeve stuck. {A} pulled, and out came a long grey elbow of sleeve. “It’s stronger than you’d think,” said {A}.',
        '“Let go slowly,” said the monster, who knew about that. “And don’t look at it.” {H} switched off. {A} looked at the sleeve, and then at the monster. “I see,” said {A}.'
      ]
    },
    {
      id: 'a-sign-for-saturdays',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And on Saturdays?” asked the monster. On Saturdays the whole room was hoovered, and without tights. They thought about that. {A} brought a shoe box with a lid, and wrote “Not Dust” on it. The monster got in, to try it. One ear was left over.',
        '“You knock three times,” said the monster from inside, “and then I get in. And then you hum first.” {H} knocked on the lid, and hummed. The box hummed back.'
      ]
    },
    {
      id: 'the-marble',
      A: 'partner',
      paragraphs: [
        '“Shall I?” asked the monster. It took the hose in both arms, and crept to the wall with it. There was a clack. The monster came out backwards, with the vacuum cleaner roaring. On the end of the tights sat the marble. {A} switched off, and the marble dropped into {H}’s hand. “Leave the tights on,” said the monster. “It looks much friendlier in a sock.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the bed too, and was looked at.',
      '{names} waited in the doorway, well behind the vacuum cleaner.',
      { text: '{names} held the flex, so that it could not be plugged in by accident.', needs: ['hands'] },
      { text: '{names} moved a slipper, for a better view of the marble.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the tuft with both eyes, until it was gone.',
      '{names} breathed in as the hose did, and coughed.',
      { text: '{names} pushed against the door, so that the noise stayed out.', needs: ['hands'] },
      { text: '{names} patted the elbow, till it held.', needs: ['hands'] }
    ],
    turn: [
      '{names} came nearer, and felt the wind.',
      '{names} saw the feather jump, and sat up straight.',
      { text: '{names} tied a knot in the other leg of the tights.', needs: ['hands'] },
      { text: '{names} had one hand on the switch, in case.', needs: ['hands'] }
    ]
  },
  bed: [
    'The vacuum cleaner was rolled back into its cupboard, with the tights on. The marble lay in a saucer, where it could not roll.',
    '{H} washed, and lay down, and hung one hand over the edge. It was taken, very softly, and then given back.'
  ],
  last: [
    'Under the bed it hummed a little, from low to high, and {H} was asleep.',
    'The monster held on to nothing at all, for once, and {H} was asleep.'
  ]
})
