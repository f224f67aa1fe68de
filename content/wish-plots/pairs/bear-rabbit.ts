import { wishPlot } from '../wish-plot.ts'

export const bearRabbit = wishPlot({
  id: 'wish-bear-rabbit',
  wishes: ['bear rabbit', 'bears rabbits', 'bear rabbits', 'bears rabbit', 'bear bunny', 'bears bunnies', 'bear bunnies', 'bears bunny', 'bear hare', 'bears hares', 'bear cub bunny', 'bear cub rabbit', 'grizzly rabbit', 'bear bunny rabbit'],
  except: ['teddy', 'polar', 'koala', 'panda', 'zoo', 'circus', 'hunter', 'hunters', 'easter', 'hurt', 'died', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'three', 'goldilocks', 'tortoise', 'cuddly', 'vet', 'bakery', 'baker', 'bakes', 'cafe', 'restaurant', 'shop'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'forest', 'wood', 'woods', 'hide', 'hiding', 'seek', 'play', 'playing', 'burrow', 'hole', 'carrot', 'carrots', 'honey', 'ears', 'big', 'little', 'small', 'hop', 'hopping', 'meets', 'meet', 'met'],
  company: ['bear', 'rabbit'],
  about: 'A bear wants to be looked for just once, but sticks out behind everything, until it lies down right under the rabbit’s nose and is a hill.',
  titles: ['A Bear Behind a Tree', 'The Warm Hill', '{H} Sticks Out', 'Right under the Rabbit’s Nose', 'Looked For at Last'],
  want: [
    {
      id: 'eleven-times',
      A: 'partner',
      paragraphs: [
        '{H} was a bear, in the thickest coat in the house. {A} was a rabbit, with two socks for ears. They played hide-and-seek in the wood, and the rabbit had found the bear eleven times. It had never had to take a step.',
        'The bear did not mind being found. But just once it wanted to be looked for. “Could you be a bit slower?” asked {H}. “I’m not doing anything,” said {A}. “You stick out.”'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-tree',
      A: 'partner',
      paragraphs: [
        'The rabbit turned its face to the wall, and counted. The bear stood behind a tree, and that was the lamp. There was bear on both sides of it. “Found you,” said {A}, at four. “You peeped!” said {H}. “I can’t help it,” said the rabbit. “My eyes are at the sides. I can see behind me.”',
        'So the bear went down into the burrow, which was under the table. That is, its head did. “You’ve hidden your nose very well,” said a voice at the other end.'
      ]
    },
    {
      id: 'by-the-nose',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then it was the bear’s turn to look. It did not count at all. It put up its nose, and had a sniff to the left and a sniff to the right. “Clover,” said the bear, “and some ear. You’re behind the curtain.” No dog smells as well as a bear.',
        '“You might have looked,” said {A}, and came out. “It’s not so nice, only to be smelled.” “No,” said {H}. “That’s what I mean.”'
      ]
    },
    {
      id: 'seven-doors',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The rabbit went into its burrow, and the bear sat down at the door. “Now I’ve got you,” said {H}. Somebody tapped the bear from behind. “There’s a back door,” said {A}. The bear sat down at that one.',
        'Somebody tapped it again. “And a side door,” said the rabbit, “and one for Sundays. There are seven. We like to be able to leave.” The bear had a den with a single door. It had only ever thought of going in.'
      ]
    },
    {
      id: 'thump',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'When a rabbit has seen something, it tells the others with a hind foot. {A} thumped on the floor, twice. “What’s that mean?” asked the bear. “It means, Everybody hide.” “From what?” “From a bear,” said the rabbit.',
        'The bear looked about it. It did not like the sound of that. It crept under the table as far as it went. “Has it gone?” whispered {H}. “It’s in my house,” said the rabbit, “from the front as far as the elbows.”'
      ]
    },
    {
      id: 'stone',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“How do you hide,” asked the bear, “when there isn’t a hole?” “Like this,” said {A}, and laid both ears down flat. Then the rabbit did not move any more. Its nose was always going, but now that stood still too.',
        '“Rabbit?” said the bear. There was a stone, and it walked past it. It walked past it once more, and leant on it to think. “Mind my ears,” said the stone.'
      ]
    },
    {
      id: 'the-leap',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The rabbit was so pleased with it all that it had to leap. It went up, and in the air its front half turned left and its back half turned right. Rabbits do that when they’re glad, and nobody can stop them.',
        '“I’m glad too,” said {H}, and did the same. Only the front half turned. The rest stayed on the rug, and the cups in the cupboard said something. “You’re glad lower down,” said {A}.'
      ]
    },
    {
      id: 'hedgehog',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Along came {A}, who was a hedgehog, with a hairbrush on {A}’s back. “Are you playing too?” asked the bear. “I’ve been playing since Tuesday,” said {A}. “I rolled up, and nobody came.”',
        '“And what’s it like, not to be found?” The hedgehog thought about it for a while. “It’s restful,” it said. “But I did think that I heard supper.” It uncurled one foot after the other, and went to see about that.'
      ]
    },
    {
      id: 'tails',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The rabbit hopped ahead, and behind it went something white, up and down. It was a ball of cotton wool. “Can’t everybody see that?” asked the bear. “They’re meant to,” said the rabbit. “They all run after it. Then I sit on it, and there’s nothing there.”',
        '“Have I got one?” asked {H}. {A} went right round the bear, and looked under the coat. “There’s a beginning of one,” said {A}. “You’re sitting on it all the time, so it does work.”'
      ]
    },
    {
      id: 'nibbling',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They had a rest, and something to eat. The rabbit took a dandelion by the stalk, and nibbled. It went in like a letter into a box, until there was only a yellow bit. Then that was posted too.',
        'The bear had honey, and for honey it needed the whole arm. “You’ve got some on your ear,” said {A}. The bear found it with its tongue. “I always hide a little,” said {H}, “for later.”'
      ]
    },
    {
      id: 'pet-hides',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} is playing as well,” said the rabbit. {A} lay in the middle of the wood, and made no secret of anything. “Found you,” said the bear. That did not change a thing.',
        '“Some people don’t hide,” said {H}. “They’re just there, and wait until it’s over.” The bear lay down alongside for a moment, to find out how that was. It was warm, and nobody came.'
      ]
    },
    {
      id: 'elder-wardrobe',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once hid in the laundry basket,” said {S}, “under all the sheets. I heard them go by, and call. It was lovely. Then it was quiet, and I smelled dinner.” “And nobody had found you?” asked {A}.',
        '“They’d stopped looking,” said {S}. “There was a place laid for me, and nobody said a word about it. My mother only took a peg out of my hair. She’d hung the washing round me.”'
      ]
    },
    {
      id: 'small-rabbit',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a very young rabbit. It is born with its eyes shut and no fur on, in a nest of its mother’s fluff. So {S} pulled up the blanket, and shut both eyes tight. “Now nobody can see me,” said {S}.',
        'The bear looked behind the cushion, and into a shoe. “Where can it be?” said {A}. “Warmer,” said the blanket. The bear looked into the other shoe. “Warmer,” said the blanket, “because I’m under here.”'
      ]
    },
    {
      id: 'baby-peep',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'There was one player who was better than both of them, and that was {A}. {A} had a corner of cloth over one eye. “Where’s {A} gone?” asked the bear. Down came the cloth, and there was the whole of {A}.',
        'The bear was astonished. It was astonished nine times more, and no less at the end. “That’s a good way,” said the rabbit. “You needn’t wait so long for the best part.”'
      ]
    },
    {
      id: 'under-my-nose',
      A: 'partner',
      paragraphs: [
        '“That’s thirteen,” said {A}. “It’s no good. There’s nothing here that’s bigger than you. And I can see both sides, and behind me, and over me. The only place I can’t see is right under my own nose.” “How big is that?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hill',
      A: 'partner',
      paragraphs: [
        'The rabbit counted once more, and this time held both ears over its eyes. {H} did not go behind anything. The bear lay down at the rabbit’s feet, and pulled the brown blanket over.',
        '“Ready,” said {A}, and turned round. There was no bear on the left or the right, and none behind. “That’s odd,” said the rabbit. It sat down on the nearest hill, to see further. The bear hardly breathed. It was being looked for.'
      ]
    },
    {
      id: 'clover',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“There’s clover up here,” said the rabbit, and that was the fluff on the blanket. It nibbled a bit on the left, and a bit further down. The hill began to shake. “It tickles,” said the hill. “I mean, the wind does.”',
        '“It’s a windy hill,” said {A}, and nibbled with more care. Where the ribs were, it shook again. “I’d say that there’s somebody at home in there,” said the rabbit. “I’m sorry to disturb.”'
      ]
    },
    {
      id: 'thunder',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Somewhere it rumbled. “That’s thunder,” said {A}, and laid back both ears. But the sky was quite clear, and it came from below. It was the bear’s tummy, which had not been told that it was hiding.',
        '“It must be a long way down,” said the rabbit. It put one ear to the hill. It rumbled there, and then it said, quite distinctly, “Honey.” “I didn’t know that there was any weather like that,” said the rabbit.'
      ]
    },
    {
      id: 'open-eyes',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'For a while the rabbit only sat there. “Have you gone to sleep?” asked the hill. “I may have,” said {A}. “We do it with our eyes open. From outside it’s the same as looking.”',
        '“Then are you looking or are you sleeping?” The rabbit tried to find out. The nose was going, so it was awake. Then the nose stopped. A little later it went on again. “Bit of both,” said {A}. “It’s a very good hill for it.”'
      ]
    },
    {
      id: 'give-up',
      A: 'partner',
      paragraphs: [
        '“I give up!” called the rabbit. “Bear, where are you?” “Here,” said the hill, and had two ears. {A} nearly fell off. “How long was I looking for you?” “Ages,” said {H}. “It was lovely. At the end I nearly came to help.”',
        'It had got late in the wood, and the hill was warm. “Do stay lying there,” said {A}. “We live in hills. I’ll only put in a door.” And the rabbit crept in under the brown blanket. Nobody could have found either of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, and the rabbit found that on the way.',
      '{names} sniffed at the bear, and knew it at once.',
      { text: '{names} pulled up one of the rabbit’s ears, which was slipping.', needs: ['hands'] },
      { text: '{names} buttoned the coat, right up to the bear’s chin.', needs: ['hands'] }
    ],
    way: [
      '{names} crept in under the table too, front end first.',
      '{names} moved away from the tree, which was full.',
      { text: '{names} held a cushion in front of the part that showed.', needs: ['hands'] },
      { text: '{names} counted along, in case the rabbit left some out.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down beside the hill, and made the country hillier.',
      '{names} strolled past the hill, as people do on Sundays.',
      { text: '{names} straightened a fold in the hill.', needs: ['hands'] },
      { text: '{names} pointed to the far end of the wood, to help the bear along.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ears became socks again, and they put the wood back where it belonged.',
    'The bear washed its nose, though it had been under a table. Then it lay down and pulled a blanket up, and there was a hill in the bed.'
  ],
  last: [
    'A small hill went up and down, and {H} was asleep.',
    'Nobody had to look any more, for there was {H}, right under everybody’s nose, asleep.'
  ]
})
