import { wishPlot } from '../wish-plot.ts'

export const babyDragon = wishPlot({
  id: 'wish-baby-dragon',
  wishes: [
    'baby dragon', 'meets dragon', 'met dragon', 'meeting dragon', 'finds dragon', 'found dragon', 'baby dragons', 'dragon baby', 'tiny dragon', 'tiny dragons', 'teeny dragon', 'smallest dragon', 'pet dragon', 'pet dragons', 'dragon pet', 'dragon hatchling', 'newborn dragon', 'dragon sleeve', 'pocket dragon', 'dragon pocket',
    'dragon sleepy', 'sleepy dragon', 'sleepy dragons'
  ],
  except: ['egg', 'eggs', 'hatch', 'hatches', 'princess', 'knight', 'knights', 'unicorn', 'unicorns', 'dinosaur', 'dinosaurs', 'school', 'lost', 'mummy', 'mother', 'castle', 'afraid', 'scared', 'komodo', 'bored', 'party', 'boat', 'train', 'how', 'cake', 'sneeze', 'sneezes', 'fruit', 'fire', 'breathe', 'breathes'],
  answers: ['dragon', 'dragons', 'baby', 'tiny', 'little', 'small', 'smallest', 'teeny', 'meets', 'meet', 'met', 'finds', 'find', 'found', 'pet', 'friend', 'friends', 'friendly', 'who', 'asleep', 'sleep', 'sleepy', 'tired', 'magic', 'green', 'red', 'cute', 'boy', 'girl', 'pocket', 'has', 'looks', 'after', 'wings', 'treasure', 'gold'],
  company: ['dragon', 'hat', 'hand', 'treasure', 'sleeve', 'spoon', 'coat'],
  about: 'A baby dragon cannot sleep without a treasure and will have none of the gold that is brought, until it turns out what it thinks the treasure is.',
  titles: ['Something Breathed in the Sleeve', 'All Ten, and a Thumb', '{H} and the Baby Dragon', 'Not the Button', 'What the Dragon Lay On'],
  want: [
    {
      id: 'in-the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} put one hand into the sleeve of a coat, and something in there breathed on it. Out came a baby dragon. It was as long as a spoon, with two wings like bay leaves. It yawned, and with the yawn came a smoke ring no bigger than a button.',
        '“That’s a tired one,” said {A}. {H} wanted it to stay the night, and made it a bed in a woolly hat. The dragon got in and turned round three times. Then it got out again and squeaked.'
      ]
    }
  ],
  way: [
    {
      id: 'not-gold-enough',
      A: 'partner',
      paragraphs: [
        '“It can’t sleep on wool,” said {H}. “Dragons sleep on treasure.” So {H} put treasure into the hat. There was a gold button, a teaspoon, and a chocolate coin. The dragon pushed the button out with its nose. It pushed out the spoon. It ate the coin.',
        'There it sat in an empty hat, and its chin began to tremble.'
      ]
    },
    {
      id: 'smoke-rings',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The dragon yawned again, and another ring came floating out. {A} held up one finger, and it settled there. “It fits,” said {A}. It was grey and soft, and it lasted as long as it takes to show somebody.',
        '{H} held up all five fingers and waited. The dragon yawned once for each of them. “Now I’m rich,” said {H}, and waved, and was poor again.'
      ]
    },
    {
      id: 'wings-inside-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dragon wanted to show what it could do. It stood on the edge of a slipper, and spread both wings, and jumped. The wings turned inside out like two umbrellas. It landed on its tail.',
        '{A} put them right again, very gently, with a thumb. “You’ve got too much wing,” said {A}. “You have to grow into it.” {H} knew about that. The coat was two sizes too big as well.'
      ]
    },
    {
      id: 'egg-tooth',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s it got on its nose?” asked {H}. It was a white point, like a grain of sugar. “That’s its egg tooth,” said {A}. “Chicks have one, and so do small lizards. They knock their way out with it, and later it falls off.”',
        'The dragon hadn’t finished knocking. It knocked on a walnut, and on a cup. Then it knocked on {A}’s big toe and waited for somebody to come out.'
      ]
    },
    {
      id: 'roar',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It opened its mouth to roar, and it sounded like a cork in a wet bottle. “From lower down,” said {H}. “Watch me.” {H} took a deep breath and roared, right from {H}’s stomach.',
        'Then there was no dragon. They looked under the chair, and behind the curtain. At last {A} saw a tip of tail, which was sticking out of the coat sleeve. “Sorry,” said {H} into the sleeve. “I’m just a bit older.”'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They gave it a bit of bread. It breathed on it, as dragons do, until there was one brown spot, the size of a pea. It ate the spot. The rest it left lying there, and breathed on the next place.',
        '“At this rate the slice will be toast by Friday,” said {A}. {H} put a crumb of butter where the next pea was going to be. The dragon looked up at {H} for a long time. Nobody had told it about butter.'
      ]
    },
    {
      id: 'saucer',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The dragon had soot on its chin, so {A} brought a bath. That was a saucer with cold water in it. The dragon put one foot in. “Hiss,” said the water. It put in the other three, and sat down, and a cloud rose up.',
        'When they could see again, the saucer was empty and quite dry. The dragon sat in the middle and was pink. “Where’s the bath?” asked {H}. “Up there,” said {A}, and pointed at the window. It had misted over.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Then {A} came in. The dragon made itself as big as it could, with both wings out and its neck up. Now it was as big as a bun.',
        '{A} had seen buns. {A} breathed in once, thoroughly, and got smoke up {A}’s nose, and sneezed. The dragon was blown over on its back. It lay there with four feet in the air, and thought well of {A} from then on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one in the stove,” said {S}, “when I was as big as you. At night it turned over, and you could hear it.” “Couldn’t that have been the wind?” asked {A}. “That’s what my mother said. But I put down cheese rinds, and wind doesn’t care for cheese.”',
        '{S} held the dragon up to {S}’s ear, as you hold a watch. “The same make,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know how old it was. “One puff for every year,” said {S} to the dragon, quite loudly, as you speak to babies. It blew one ring. Then it thought, and blew a half, and the half fell over.',
        '“One and a half,” said {S}. “I’m much more.” {S} showed how many, puff after puff, and was out of breath at the end. “It’s impressed,” said {A}. The dragon had its mouth open.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} and the dragon looked at each other. They were about the same age. The dragon took hold of its own tail and put it in its mouth. {A} took hold of a foot and did the same.',
        'They sat and sucked, one on a tail and one on a toe. Neither of them offered to swap. When {A} dribbled, it was only wet. When the dragon dribbled, it steamed a bit.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} had a toffee along in gold paper, for journeys. The dragon smelled it through the pocket. It went in head first, and for a time there was a lump in {A} that moved about.',
        'It came out with the gold paper and spread it flat. It lay down on it, and the paper slid away underneath. “And I had it with me all those years,” said {A}, and ate the toffee.'
      ]
    },
    {
      id: 'the-treasure',
      A: 'partner',
      paragraphs: [
        '{H} laid a hand beside the hat. The dragon looked at it. It climbed on to it, turned round three times and lay down. It was as warm as a roll.',
        '{A} put out one finger to stroke it. “Fff!” went the dragon, with its neck up, and there was smoke. “It’s guarding something,” said {A}. They looked underneath, and there was nothing but {H}’s hand. “Then that’s it,” said {A}. “It’s found its treasure. It’s you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        'It didn’t shut its eyes yet. First it licked {H}’s thumb and said “peep”. It licked the next finger and said “peep” again. That tickled. {H} twitched, and it had to start once more. “It’s counting,” said {A}. “It can’t sleep until it comes out right.”',
        'So {H} kept very still. Five peeps were on this hand. {H} laid the other one beside it, and there were five on that. “Ten,” said {H}. “Nobody’s stolen any.” The dragon blew a ring as big as a plate.'
      ]
    },
    {
      id: 'one-handed',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A treasure has to eat as well. {H} had one hand under the dragon and was thirsty, and so {A} held the cup. The dragon opened one eye. It watched the water going into its treasure, and it watched {A}.',
        '“I’m not taking any away,” said {A}. “I’m putting more in.” That seemed to be all right. But when the cup was empty, the dragon looked inside it, to be sure.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How big will it get?” whispered {H}. “As big as a bus,” said {A}. {H} looked at the hand, and thought about the bus. “It won’t all go on here,” said {H}.',
        '“Then you’ll have to grow too,” said {A}. “You start at the feet and I’ll tell you when it’s enough.” {H} pushed down with {H}’s heels. Something in one knee clicked. “That was a bit already,” said {A}.'
      ]
    },
    {
      id: 'snores',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The dragon made a noise when it breathed, like a very small saw in a very soft plank. At the end of each breath {H}’s thumb turned pink and warm. “Don’t you want to put it down?” asked {A}.',
        '“It’s only heavy when I think about it,” said {H}. They both thought about something else. {A} thought about Tuesday, and {H} thought about butter.'
      ]
    },
    {
      id: 'and-a-thumb',
      A: 'partner',
      paragraphs: [
        '“I’d have liked to stroke it once,” said {A}. “Put your thumb in with mine,” said {H}, “and wait.” The dragon smelled the thumb. It licked it, and thought for a long time.',
        '“Peep,” it said. “Eleven,” said {H}. “Now you’re in the treasure too.” It pulled in {A}’s thumb with its tail, and laid its chin on top. Then it shut one eye, and after a while it shut the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in a smoke ring, and sneezed.',
      '{names} came closer, and got a squeak.',
      { text: '{names} pressed the hat into the shape of a nest.', needs: ['hands'] },
      { text: '{names} picked coat fluff off one wing, and then off the other.', needs: ['hands'] }
    ],
    way: [
      '{names} curled up beside the hat, but nobody took that for gold.',
      '{names} sniffed at the empty hat, and it smelled of chocolate.',
      { text: '{names} offered a thimble, and that rolled out as well.', needs: ['hands'] },
      { text: '{names} caught the spoon, just above the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as ten fingers.',
      '{names} stayed near enough to smell the smoke.',
      { text: '{names} sat on some hands, so as not to muddle the count.', needs: ['hands'] },
      { text: '{names} spread a hanky over its back, like a sheet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The button went back to its coat. The teaspoon went back to the others, licked quite clean.',
    '{H} washed with one hand at a time, so that there was always one to lie on. In bed {H} put both hands on the pillow, with the hat for a blanket.'
  ],
  last: [
    'All ten were there, and the dragon slept, and so did {H}, who was the treasure.',
    'On the pillow lay two hands, well guarded, and {H} was asleep.'
  ]
})
