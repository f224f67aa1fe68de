import { wishPlot } from '../wish-plot.ts'

export const swimmingGala = wishPlot({
  id: 'wish-swimming-gala',
  beginsElsewhere: true,
  wishes: ['swimming gala', 'swimming gala tomorrow', 'gala tomorrow', 'swim gala', 'gala swimming', 'gala pool', 'swimming galas', 'swim meet', 'swimming meet', 'swimming race', 'swimming races', 'swim race', 'swimming competition', 'swim competition', 'swimming contest', 'swimming carnival', 'swimming team race', 'backstroke', 'back stroke', 'back-stroke', 'backstroke race', 'backcrawl', 'back crawl', 'swimming on back', 'swim on back', 'swims on back', 'races at pool'],
  answers: ['swimming', 'swim', 'swims', 'swam', 'gala', 'race', 'races', 'racing', 'pool', 'backstroke', 'back', 'first', 'school', 'club', 'team', 'length', 'lane', 'medal', 'third', 'second', 'last', 'place', 'ribbon', 'nervous', 'afraid', 'scared', 'tomorrow', 'today', 'flags', 'wall', 'head', 'bump', 'bumps', 'goggles', 'cap', 'came', 'won', 'winning', 'learning', 'on', 'her', 'his', 'in', 'at', 'the'],
  except: ['sea', 'lake', 'river', 'drowned', 'drowning', 'drown', 'shark', 'sharks', 'dolphin', 'dolphins', 'fish', 'mermaid', 'duck', 'ducks', 'otter', 'penguin', 'penguins', 'seal', 'turtle', 'hospital', 'ill', 'fireworks', 'dinner', 'dress', 'apple', 'who', 'dog', 'elephant', 'hippo', 'bully', 'badge', 'dragon'],
  moods: ['afraid', 'first', 'learning', 'proud', 'waiting'],
  company: ['wall', 'rope', 'flags', 'string', 'pool', 'lamps', 'trainer', 'girl'],
  out: true,
  about: 'In the backstroke {H} cannot see the wall coming, until the two of them find out what the flags over the water are for.',
  titles: ['Seven From the Flags', 'Whose Party Is It', '{H} Looks at the Lamps', 'The Wall Behind', 'On Your Back You See Only Lamps'],
  want: [
    {
      id: 'bonk',
      A: 'partner',
      paragraphs: [
        'It was the swimming gala, and {H} was in the backstroke, one length, in lane four. On your back you see only lamps. The wall comes from behind. At practice {H} had found it with the head. Bonk.',
        '{H} did not want to do that in front of everybody. So in the warm-up {H} looked round for the wall, and swam crooked. Then the rope between the lanes was under one arm.'
      ]
    }
  ],
  way: [
    {
      id: 'shouting',
      A: 'partner',
      paragraphs: [
        '“I’ll stand at the end,” said {A}. “I’ll shout ‘Now!’ when you’re nearly there.” {H} lay back and swam, with both ears in the water. “Wow,” it went in there, “wow, wow.” Everybody was shouting something.',
        'Bonk. “I did shout,” said {A}. “I heard a cow,” said {H}, and rubbed the place.'
      ]
    },
    {
      id: 'the-cap',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cap was red, for the team. It was of rubber, and smaller than a head. {A} pulled it wide with both hands, and {H} dived in from below. Snap. Both of {H}’s eyebrows went up and had to stay there.',
        '“You look surprised,” said {A}. All of the red team looked surprised. The blue ones did too. “It makes you faster,” said {H}. “Nobody wants to keep it on for long.”'
      ]
    },
    {
      id: 'four-on-the-arm',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lady wrote a four on {H}’s arm, with a thick pen, because of the lane. It tickled. “Me too, please,” said {A}. “Are you swimming?” asked the lady. {A} was not. But {A} got a small one, on the thumb.',
        '{H} held the arm away from the water as long as it was possible. It was waterproof, they said. But so was the plaster at the bottom of the pool.'
      ]
    },
    {
      id: 'the-noise',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In a swimming pool each word comes back twice. “Red team,” said the loudspeaker, “eam, eam.” {A} had saved a place on the tiles, and they were warm, and wet through. It smelled of swimming. “What did it say?” asked {H}. “Something with eam,” said {A}.',
        '“Was it me?” They asked a boy in a towel. He had heard cream. Then a whistle blew, and it was not {H} yet, it was the small ones with the floats.'
      ]
    },
    {
      id: 'how-you-start',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We start in the water,” said {H}. “You hold on to a bar, with both feet on the wall. You hang there like a frog on a window.” {H} showed {A}, on the bench. “And then?” asked {A}.',
        '“Then it beeps, and you throw yourself away.” {A} wanted to see that too. {H} threw both arms over the head, and somebody’s bag fell down on the other side. Nothing was in it but bananas.'
      ]
    },
    {
      id: 'which-lamps',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do you know where straight is?” asked {A}. {H} knew that one. “By the lamps. You take a row, and stay under it.” {H} had a row already, the one with a lamp that blinked. “When I’m under the blinking one it’s the middle.”',
        '{A} lay down on the tiles to see. It was true. There they were, like buttons on a long coat. A lady stepped over {A} with two towels. “Are you all right?” asked the lady. “I’m in lane four,” said {A}.'
      ]
    },
    {
      id: 'goggles',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H}’s goggles were steamed up. {A} breathed on them and wiped them, and they were worse. “You’ve got to lick them,” said {H}. “From inside?” “Everybody does.” {A} looked along the row. There they stood, blue and red, and licked their goggles.',
        '{H} put them on, and saw {A} quite clearly, with a towel for a shawl. “You’re wet,” said {H}. “I’ve only been watching,” said {A}.'
      ]
    },
    {
      id: 'belly-flop',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They watched the big ones. A boy dived so quickly that his goggles were left behind. They hung round his neck. Another landed flat, with a smack that came back twice. He swam on as if nothing had been.',
        '“He’s second!” said {A}. “With a red tummy,” said {H}. It was a comfort, somehow. Everyone here had something that could go smack.'
      ]
    },
    {
      id: 'butterflies',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} had to go to the toilet for the third time. In a wet costume that is hard work, and then there was nothing. “It’s only my stomach that thinks so,” said {H}. {A} waited outside the door with the towel.',
        '“What does it feel like?” asked {A}. “As if it was swimming already,” said {H}. “And with turns.” They walked back slowly, because you may not run there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had our gala in a pond,” said {S}. “There was no wall, so they put a man in at the end, with a hat on. You had to swim till you bumped into Mr Dobbs.” “Did it hurt?” asked {A}. “He was very soft,” said {S}.',
        'Once they had all been so fast that they bumped into him together. “Who won?” “Mr Dobbs,” said {S}. “He was over on the bank before any of us.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} swam too, on the bench, lying on the back. Both arms went round. {S} puffed and did not get on at all. “Did I win?” asked {S}. “You’re still in the middle,” said {A}, and pulled the towel underneath, hand over hand.',
        'That was better. {S} slid along the bench, past a bag and a thermos, and bumped into a grandfather. “That’s the end,” said the grandfather. He had a stopwatch, and pressed it.'
      ]
    },
    {
      id: 'whose-party',
      A: 'partner',
      paragraphs: [
        '“What do you see, in there?” asked {A}. “Lamps,” said {H}. “And then little flags on a string, as if it was someone’s party. Then bonk.” {A} looked up. They hung right across the water. “Always before the bonk?” asked {A}. “Always.” They asked the trainer. “But that’s what they’re for!” said the trainer. “From the flags to the wall it’s always the same. Count your arms.”'
      ]
    }
  ],
  turn: [
    {
      id: 'seven',
      A: 'partner',
      paragraphs: [
        '{A} held one hand flat before the wall, for a cushion. {H} came along under the lamps. There were the flags. One, two, counted {H}, an arm at a time. At seven there was something soft, and it was {A}’s hand. They did it once more, and it was seven again.'
      ]
    },
    {
      id: 'at-five-steps',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} walked along the edge, from the flags to the end, in five big steps. “So one step is one arm and a bit,” said {A}. There was a string of flags at the other end too.',
        'A very tall boy needed only four arms. A girl who was hardly as high as the block needed eleven. “Everybody’s got a number of their own,” said {H}. “Mine’s seven.” {H} said it as you say your name.'
      ]
    },
    {
      id: 'the-race',
      A: 'partner',
      paragraphs: [
        'Then it was the race. It beeped, and {H} flew off backwards, and there were the lamps. “Wow, wow,” said the water. There came the flags.',
        'One, two, three. At five the head wanted to look round. Six, said {H} to it. Seven. And there was the wall, cold and flat, under one hand. “Third!” called {A}, and waved a towel. {H} felt the top of the head. There had been no bonk.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A list was hung up at the door, and it was damp before anyone could read it. {A} held it flat. There stood {H}, and behind it there were seconds, and bits of seconds. “What’s a bit of a second?” asked {H}.',
        '“That’s a finger,” said {A}. “The one before you had a longer one.” {H} stretched out a finger, and looked at how much was missing. It was about as much as a nail.'
      ]
    },
    {
      id: 'marks-of-the-goggles',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Under the shower {H} got out of the cap, and the eyebrows came down. Round both eyes there were rings from the goggles, like an owl’s. {A} held the towel wide open, and {H} walked into it.',
        '“You swam quite straight,” said {A}. “I could have ruled a line with you.” {H} shook one ear, and it ran out warm. “I can hear again,” said {H}. “Say it once more.”'
      ]
    },
    {
      id: 'lane-three',
      A: 'partner',
      paragraphs: [
        'In lane three a girl in a blue cap was rubbing her head. Soon she had to swim once more, for the blue team. {H} leaned over the rope. “Do you see the flags?” asked {H}. “Whose party is it?” asked the girl. “Yours,” said {H}. “You’ve got to count.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got wet without having swum.',
      '{names} found a dry place, and soon it was not dry.',
      { text: '{names} held the towel ready from the very beginning.', needs: ['hands'] },
      { text: '{names} waved at lane four, and lane five waved back.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the whistle.',
      '{names} looked up at the lamps, to see what there was to see.',
      { text: '{names} shouted into both hands, and it came back twice.', needs: ['hands'] },
      { text: '{names} peeled a banana for afterwards.', needs: ['hands'] }
    ],
    turn: [
      '{names} held one long breath until seven.',
      '{names} got splashed by lane four.',
      { text: '{names} clapped, with wet hands, which is louder.', needs: ['hands'] },
      { text: '{names} wrung out the towel, and it made a puddle.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} hung up the swimming things, on a string, right across. They looked like flags.',
    'Then {H} went to bed backwards, and counted from under the string. At seven there was the pillow, and it was soft.'
  ],
  last: [
    'Five, six, and at seven {H} lay against the soft side of the night, asleep.',
    'On the back, and quite straight, and without once looking round, {H} was asleep.'
  ]
})
