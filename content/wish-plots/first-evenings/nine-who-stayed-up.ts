import { wishPlot } from '../wish-plot.ts'

const TOYS = ['stuffies', 'soft toys', 'teddies', 'teddy bears', 'plushies', 'stuffed animals', 'cuddly toys']

export const nineWhoStayedUp = wishPlot({
  id: 'wish-nine-who-stayed-up',
  beginsElsewhere: true,
  wishes: ['a pyjama party for all her stuffies', ...TOYS.flatMap((toys) => [`pyjama party ${toys}`, `pajama party ${toys}`, `${toys} slumber party`, `${toys} stay up party`]), 'pyjama party toys', 'pajama party toys', 'sleepover stuffies', 'sleepover teddies', 'sleepover soft toys', 'sleepover plushies', 'sleepover cuddly toys', 'sleepover teddy bears', 'stuffies stay up late', 'soft toys stay up late', 'stuffies party bed', 'teddies stay up all night', 'stuffies stay up all night', 'soft toys stay up all night', 'pyjama party bears', 'pyjama party cuddlies'],
  answers: ['pyjama', 'pyjamas', 'pajama', 'pajamas', 'jammies', 'party', 'parties', 'slumber', 'sleepover', 'midnight', 'feast', 'stuffies', 'stuffie', 'stuffy', 'stuffed', 'animals', 'animal', 'soft', 'toy', 'toys', 'teddy', 'teddies', 'bear', 'bears', 'plush', 'plushies', 'plushie', 'cuddly', 'cuddlies', 'lovies', 'dolls', 'doll', 'bunny', 'bunnies', 'rabbit', 'giraffe', 'panda', 'elephant', 'mouse', 'octopus', 'all', 'every', 'each', 'whole', 'her', 'his', 'my', 'our', 'their', 'stay', 'staying', 'stayed', 'stays', 'up', 'late', 'awake', 'night', 'tonight', 'bed', 'bedtime', 'sleep', 'sleeping', 'asleep', 'past', 'are', 'is', 'were', 'to', 'allowed', 'want', 'wants', 'wanted', 'who', 'that', 'with', 'for', 'and', 'have', 'has', 'having', 'had', 'throws', 'threw', 'throw', 'makes', 'made', 'hosts', 'invites', 'invited', 'giving', 'gives', 'biscuits', 'cookies', 'snacks', 'popcorn', 'stories', 'story', 'games', 'row', 'rug', 'room', 'bedroom', 'moon', 'fun', 'funny', 'silly', 'happy', 'excited', 'girl', 'boy', 'little', 'daughter', 'son', 'kid', 'best', 'favourite', 'favorite', 'big', 'lots', 'friends', 'twenty', 'ten', 'nine', 'hundred', 'where', 'when', 'until', 'till', 'falls', 'fall', 'over', 'the', 'a', 'of', 'in', 'on', 'at', 'they'],
    except: ['school', 'nursery', 'class', 'lost', 'missing', 'torn', 'ripped', 'broken', 'hospital', 'doctor', 'ill', 'sick', 'sad', 'scared', 'afraid', 'died', 'dead', 'washing', 'wash', 'machine', 'picnic', 'birthday', 'library', 'shop', 'strike', 'alive', 'wakes', 'wake', 'thief', 'stolen', 'cried', 'crying', 'grandma', 'grandpa', 'dad', 'daddy', 'mum', 'mummy', 'baby', 'museum', 'zoo', 'space', 'moon landing', 'christmas', 'santa', 'monster', 'monsters', 'dinosaur', 'dinosaurs', 'dragon', 'real', 'forest', 'can’t', 'won’t', 'couldn’t', 'nightmare'],
  moods: ['waiting', 'sleepless', 'first'],
  company: ['giraffe', 'rabbit', 'panda', 'elephant', 'mouse', 'octopus', 'hedgehog', 'row', 'rug', 'biscuit', 'biscuits', 'trousers', 'elastic', 'ring', 'party', 'tin', 'toys'],
  about: 'All the hero’s soft toys are to stay up for a pyjama party, but a row of them falls over and over, until they see what keeps pyjama trousers up: elastic, which goes all the way round and has no end.',
  titles: ['Nine Who Stayed Up', 'The Mouse at the End of the Row', '{H} and the Eighteen Eyes', 'A Very Soft Party', 'All the Way Round'],
  want: [
    {
      id: 'a-short-party',
      A: 'partner',
      paragraphs: [
        '{H}’s soft toys were to stay up for a pyjama party, all nine of them. They sat in a row on the rug, in socks and mittens. Those were their pyjamas. Then the giraffe tipped over. It took the panda along, and the rabbit, and everybody else.',
        '“That was short,” said {A}. “They must be sleepy.” “They’re not,” said {H}. “Look at their eyes!” There were eighteen, and all of them were wide open. {H} wanted all nine to stay up until the biscuits were gone.'
      ]
    }
  ],
  way: [
    {
      id: 'leaning-on-the-mouse',
      A: 'partner',
      paragraphs: [
        '{H} sat them up again, and leaned each of them on the next. The giraffe leaned on the panda, and the panda leaned on the elephant. At the end of the row sat the mouse. It was no bigger than a plum.',
        '“How’s the mouse?” asked {A}. It had eight friends leaning on it, and did what it could. Then something went flump. The mouse was underneath.'
      ]
    },
    {
      id: 'what-they-wore',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The giraffe was wearing a football sock, pulled up to the chin. It was the longest sock there was. The rest of the giraffe had to go without. “It’s mostly neck anyway,” said {H}. The elephant had a mitten on its trunk.',
        '“Isn’t that in the way of the biscuits?” asked {A}. “It takes it off to eat,” said {H}, “like us in the snow.” The octopus would have needed eight mittens. It had come in the tea cosy, with an arm out at the spout.'
      ]
    },
    {
      id: 'on-the-invitation',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each of them had been sent an invitation, with a drawing of a biscuit and a moon. Nobody had said no. “What did the hedgehog say?” asked {A}. The hedgehog lay with its face in the rug. “It’s still thinking about it,” said {H}.',
        '“But it’s here already.” “It doesn’t know that,” said {H}, “till it looks up.” They let it think, and laid half a biscuit where it would see that first. It was wearing an egg cosy, in case it came.'
      ]
    },
    {
      id: 'a-yawn-goes-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s a way to find out who’s sleepy,” said {A}. “If you see a yawn, you have to yawn too.” {A} yawned at the toys, slowly, from left to right. The panda looked at it with interest. The elephant did not even blink.',
        'Then {H} yawned, and a moment later {A} had to yawn again, and not on purpose. That was three yawns, and none of them was from the rug. “You see,” said {H}, when both mouths were shut.'
      ]
    },
    {
      id: 'nobody-may-move',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At a party there are games. They played the one in which nobody may move. {A} was out at once, because of one ear. {H} held out until {A} opened the biscuit tin. The nine lay just as they had fallen, and won.',
        '“They want another go,” said {H}. They won that as well. The octopus won with one arm in the air, and did not once have to change arms.'
      ]
    },
    {
      id: 'a-stitch-for-a-mouth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Each of them got half a biscuit, laid on one foot. For some time nothing happened. Then the panda’s half was gone, and {A} was chewing. “It said that it was full,” said {A}.',
        '“It can’t have,” said {H}. “Its mouth’s only a stitch. It’s never been open.” They both looked at the panda. “That’s just why I had to help,” said {A}, and laid down a new half. The panda kept its stitch shut.'
      ]
    },
    {
      id: 'other-whispers',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had gone to look at the clock, and came back to say that it was late. There lay the whole party, flat on the rug. {A} put a finger to {A}’s lips, turned the lamp down, and began to go out backwards. “You needn’t whisper,” said {H}. “They’re staying up.”',
        '{A} came back, bent down, and looked into eighteen eyes, one pair after another. “So they are,” said {A}. “I beg your pardon.” Then {A} went out forwards, with half a biscuit.'
      ]
    },
    {
      id: 'pet-in-its-own-fur',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had not been invited, and came all the same. {H} looked {A} over. “You can stay,” said {H}. “You’re in your pyjamas already.” So {A} lay down at the end of the row.',
        'Now they were ten, and the last one was big. The giraffe leaned, and the panda leaned, and it held. It held very well, until somebody dropped a biscuit on the other side of the room. {A} went to see about it, and the party went flump.'
      ]
    },
    {
      id: 'elder-with-one-eye',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one bear between three of us,” said {S}. “It had to stay up with me, and then with the next one, and then with the baby. It was up all night. In the end it had only one eye left.” “Was it sad?” asked {A}.',
        '“We said that it was winking,” said {S}. “It winked at me for years. I never found out what about.” {A} looked at the nine on the rug. The elephant’s left eye hung by a thread. “That one’s still practising,” said {A}.'
      ]
    },
    {
      id: 'child-in-the-row',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be in the row, and sat down between the elephant and the rabbit. “I’m a toy,” said {S}. {S} held both arms out stiff, and looked straight ahead with round eyes. After a time the eyes began to water.',
        '“That one blinked,” said {A}. “I’m an expensive one,” said {S}. Later on it asked for a biscuit too. {A} turned it over, to look for the switch, and it laughed all by itself.'
      ]
    },
    {
      id: 'into-the-biscuits',
      A: 'partner',
      paragraphs: [
        '{A} put cushions behind them. Now nobody could fall backwards. They fell forwards, all nine, with their noses in the biscuits. “I still think that they’re sleepy,” said {A}. “They’re hungry,” said {H}.'
      ]
    },
    {
      id: 'what-keeps-it-up',
      A: 'partner',
      paragraphs: [
        '{H} hopped after a biscuit that was rolling away. {A} watched. “Your pyjama trousers stay up,” said {A} slowly. “How do they do it?” {H} pulled out the elastic and let go. Snap! “It goes all the way round,” said {H}. “There isn’t an end.”',
        '“A row’s got an end,” said {A}. “And on the end there’s a mouse.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-old-trousers',
      A: 'partner',
      paragraphs: [
        'So {H} made a ring, with all the backs together and the feet outside. In the drawer lay {H}’s old pyjama trousers. {A} and {H} pulled the elastic down over eight heads to the tummies. Snap! Now everybody leaned on everybody.',
        'Eight faces looked out at the top, and two empty legs lay on the rug. The mouse sat right up in the middle, and nobody leaned on the mouse.'
      ]
    },
    {
      id: 'the-book-goes-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For the story there was only one difficulty. In a ring they all looked outwards, each to another side. So at every page {H} had to walk round with the book. By the time that the giraffe saw the wolf, the panda had forgotten it.',
        '“Does the rabbit know yet?” asked {A}. “Not till I get there,” said {H}, and walked on. In the second half it was more of a shuffle, and the pictures came late.'
      ]
    },
    {
      id: 'all-in-one-lift',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Can they see who else is up?” asked {A}. They picked up the whole party by its elastic, and carried it to the window. It was all in one piece. The two legs dangled. In the house across the way there was one bright window.',
        '“Somebody’s having a party there too,” said {H}. The mouse had the best view. From up there you could see a bowl, and half a cat. “Wave,” said {H}, and shook one trouser leg.'
      ]
    },
    {
      id: 'only-at-this-end',
      A: 'partner',
      paragraphs: [
        'It was a good party. There were biscuits and a story, and nobody fell over, for there was nowhere to fall to. “They could stay up till breakfast like that,” said {A}.',
        'At the second story somebody did tip over. First went the head, and then a shoulder. It was {H}, in the other pyjama trousers, against {A}’s arm. “I told you that somebody was sleepy,” said {A}. “Only at this end,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the party in yesterday’s socks.',
      '{names} picked a place on the rug, and looked along the row.',
      { text: '{names} counted the eyes with one finger, and got eighteen as well.', needs: ['hands'] },
      { text: '{names} pulled the mitten straight on the elephant’s trunk.', needs: ['hands'] }
    ],
    way: [
      '{names} fell over too, to be polite.',
      '{names} looked under the row for the mouse.',
      { text: '{names} stood the giraffe up again, and it bowed.', needs: ['hands'] },
      { text: '{names} wiped the crumbs from nine noses.', needs: ['hands'] }
    ],
    turn: [
      '{names} went once all the way round the ring, and met no end.',
      '{names} leaned on everybody as well.',
      { text: '{names} tied the two empty legs in a bow.', needs: ['hands'] },
      { text: '{names} turned the panda a little, so that it could see the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs were picked up, and the ring stayed on the rug, with its elastic on. The party was not over yet.',
    '{H} washed, and lay down flat. From the rug eighteen eyes looked up, and not one of them was shut.'
  ],
  last: [
    'Nine of them stayed up, and {H} was asleep.',
    'The mouse in the middle kept watch to all sides, and {H} was asleep.'
  ]
})
