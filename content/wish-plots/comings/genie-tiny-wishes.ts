import { wishPlot } from '../wish-plot.ts'

export const genieTinyWishes = wishPlot({
  id: 'wish-genie-tiny-wishes',
  wishes: ['genie wrong wishes', 'genie gives wrong wishes', 'genie gets wishes wrong', 'genie mixes up wishes', 'genie tiny', 'genie tiny wishes', 'genie small wishes', 'genie little wishes', 'tiny genie', 'small genie', 'little genie', 'genie small', 'genie only grants tiny wishes', 'genie grants', 'lamp tiny wishes', 'lamp small wishes', 'tiny wishes', 'tiny wish', 'small wishes', 'little wishes', 'genie bad at wishes', 'genie rubbish', 'genie beginner', 'genie learning', 'genie teaspoon', 'genie teapot', 'genie in a teapot', 'genie salt cellar'],
  except: ['birthday', 'candle', 'candles', 'star', 'stars', 'shooting', 'fairy', 'princess', 'jasmine', 'carpet', 'dragon', 'fish', 'well', 'died', 'afraid', 'scared', 'list', 'lists'],
  answers: ['genie', 'lamp', 'tiny', 'small', 'little', 'wish', 'wishes', 'grants', 'grant', 'granted', 'only', 'who', 'that', 'can', 'a', 'the', 'big', 'three', 'magic', 'finds', 'found', 'bottle', 'teapot', 'rub', 'rubs'],
  company: ['genie', 'teapot', 'lid', 'elephant', 'wish', 'spout', 'table'],
  about: 'A genie grants only wishes that fit into a teapot, and the elephant that is wished for comes as small as a pea, until they wish for what is small already.',
  titles: ['No Bigger Than the Pot', 'An Elephant the Size of a Pea', '{H} and the Genie in the Teapot', 'Tiny Wishes Only', 'As Many as You Like'],
  want: [
    {
      id: 'the-elephant',
      A: 'partner',
      paragraphs: [
        '{H} wanted to ride on an elephant. {H} was just rubbing the old teapot dry, when a genie came out of the spout. It was no bigger than a thumb, and sneezed. “I grant wishes,” it said. “As many as you like.”',
        '“An elephant!” said {H}. The genie clapped. On the table stood an elephant, with ears and tusks, as big as a pea. “I only do tiny ones,” said the genie. “They’ve got to come out of the spout.” “Wish louder,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'ride',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A crumb was allowed to ride on it. The elephant carried the crumb along the edge of the table, with its trunk up. “That’s a good elephant,” said {A}, with one eye at the level of the wood.',
        'It trumpeted. It sounded as when you open a very small door. {H} had a drink ready for it, in the lid of a pen. It drank, and sprayed itself, and {A} had a drop on the nose.'
      ]
    },
    {
      id: 'castle',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A castle,” said {H} next, “with towers, and a drawbridge.” The genie clapped. It had four towers, and you could have worn it on a finger. Over the drawbridge came a knight, and called something very small.',
        '{A} fetched the magnifying glass, and listened through it. “It says that there’s a draught,” said {A}, and put the castle behind the bread bin. The drawbridge was pulled up. In all the windows there was light now, like ten grains of sugar.'
      ]
    },
    {
      id: 'ice-cream',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then I’d like ice cream,” said {A}, “in all sorts. And a great deal of it.” There it was. It was in a thimble, twelve sorts, each as big as the head of a pin. {A} had it on {A}’s tongue. “I think that one was lemon,” said {A}, and waited. “Or it was before.”',
        '“You can have it again,” said the genie. “It’s as many as you like.” They worked it out. For one proper ice cream they would have to sit there until Thursday, and wish, and lick.'
      ]
    },
    {
      id: 'school',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Were you always this size?” asked {H}. “No,” said the genie. “I was smaller.” At the genies’ school it had sat at the front. The others had had lamps, and jars, and one a whole boiler. They had done palaces by the second week.',
        '“And what did you do in the second week?” “A button,” said the genie. It had had four holes, and had been sewn on already. {A} felt for the top one on {A}’s shirt, which had been missing since spring. “Show us,” said {A}.'
      ]
    },
    {
      id: 'snow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They wished for snow. It fell, and lay, from the sugar to the edge of the plate. The genie stood in it up to both knees. Everywhere else in the room it was an ordinary evening. The elephant had never seen any, and made an angel with ears.',
        '{H} built a snowman with the points of two pencils. You needed to hold your breath for it. “It’s melting,” said {A} after a while, and that was over too. There was a wet patch, such as a cup makes.'
      ]
    },
    {
      id: 'flying',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I wish that I could fly,” said {H}, and shut both eyes. Nothing was to be felt. “Are you doing it?” asked {A}. “I think I am,” said {H}. {A} lay down on the floor and looked underneath. Between {H}’s socks and the floorboards there was a crack, as thin as a letter.',
        '“You’re up!” called {A}, and pushed a postcard through, from the one side to the other. They stayed at that for a bit. It was not much of a view. But it was not everybody that you could push a postcard under.'
      ]
    },
    {
      id: 'manners',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’ve got to rub first, each time,” said the genie, “and then I ask what you command.” So {H} rubbed, and in it went, and out it came, and sneezed. “What do you command?” it asked, in as deep a voice as there was room for.',
        '{H} had forgotten. “I’ll think about it inside,” said the genie, and went back in. They could hear it walking up and down. It had a carpet in there, and something was boiling. “Is it tea?” {A} asked the lid. “It’s always tea,” said the lid.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I knew one for the large sort,” said {S}. “It was in a barrel, on the quay. My uncle wished for a house.” “And did it come?” asked {A}. “It did,” said {S}, “it came on top of the old one. They had two front doors, one behind the other. They were never in when you rang.”',
        'The genie in the teapot had listened with its chin on the rim. “Nobody’s ever had a complaint about mine,” it said. “They’ve only had to look for it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wished for a lion, and got it. It was in the palm of one hand, and it roared. It sounded like a zip. “Is it wild?” asked {A}. “Very,” said {S}, and stroked it with an eyelash, because a finger was too much.',
        'The lion lay down in a wrinkle, and shut its eyes. Now {S} could not make a fist any more, or clap, or eat with that hand. “It’s a lot of work,” said {S}, “a lion.” {A} offered a thimble. Nobody under a centimetre was ever looked after so well.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a wish, and had had it all along. It could be seen from the way that {A} sat there. “I can read that,” said the genie, and clapped. In front of {A} lay something to eat, as big as a full stop.',
        '{A} looked for it, and had breathed it in. {A} sat just as before. The genie clapped once more, and once more. In the end it sat down there and did one after the other. Of all that it had to do with, it had never met such a good customer.'
      ]
    },
    {
      id: 'the-argument',
      A: 'partner',
      paragraphs: [
        'So {H} wished for a big, giant, enormous elephant, as loud as it would go. The genie took a very deep breath and clapped. The teapot shook. Something grey looked out of the spout. “It’s stuck,” said the genie.',
        'They pulled at the trunk, and tapped on the pot. Pop! Out it flew, and was as big as a bean. “That’s my biggest,” said the genie. It lay down flat in the sugar, and a tear as big as nothing ran down its cheek.'
      ]
    },
    {
      id: 'sniff',
      A: 'partner',
      paragraphs: [
        '{A} lent it the corner of a hanky. “What’s the smallest thing you can do?” asked {A}. The genie looked up. “Nobody ever asks for those,” it said. “I can take a stone out of a shoe. I can do the last bit of a zip.” {H} put down the bean. “But those are good,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-the-small-ones',
      A: 'partner',
      paragraphs: [
        'Then they wished. {H} wished for the crumb in the bed to be gone. {A} wished for the end of the sticky tape, and it stood up at once. {H} wished for one sock not to be twisted. It turned round by itself, down in the shoe.',
        'The genie clapped with both hands, and went quite pink. Not one of them was bigger than the spout. “Have you got any more?” it asked. They had hundreds.'
      ]
    },
    {
      id: 'more-small',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wished that the tap would drip on a quieter spot. It dripped on, and nobody heard it now. {H} wished for just one more minute. It came, and had sixty seconds, like a proper one.',
        '“And now,” said {A}, “I wish for the lid that belongs to the blue box.” There was a clatter at the back of the cupboard. The genie had to sit down. “That one’s been wished for by everybody,” it said. “I’ve only just seen how small it is.”'
      ]
    },
    {
      id: 'small-dance',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What would you wish for?” {H} asked the genie. It had not thought that anybody would ask. It drew a line in the sugar with one foot. “That somebody’d pour me,” it said. “Just once, like tea.”',
        'So {A} held a cup, and {H} tipped the pot, with the lid on, as you ought to. Out it came in a bow, and sat in the cup with its arms on the rim. “Ah,” it said. “So that’s the way it is for the others.”'
      ]
    },
    {
      id: 'ride-home',
      A: 'partner',
      paragraphs: [
        '“And the elephants?” asked the genie. The pea and the bean stood side by side, trunk to tail. “I’m too big for them,” said {H}. “But you aren’t.” {A} lifted the genie up on the bean. {H} put the teapot at the far end of the table.',
        'It was a long way, past the jam and round the bread. The genie held up both arms. “I’ve never been on one!” it called. “Is it tiny?” “No,” said {H} and {A}. “It’s huge.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the elephant, and it nearly went up.',
      '{names} looked into the spout, and got a sneeze.',
      { text: '{names} wiped the rest of the dust off the pot.', needs: ['hands'] },
      { text: '{names} built the elephant a fence, out of spaghetti.', needs: ['hands'] }
    ],
    way: [
      '{names} wished for something, and looked for it on the floor.',
      '{names} lay with their chins on the table, to see it all.',
      { text: '{names} made a bed of cotton wool for the genie.', needs: ['hands'] },
      { text: '{names} held the lid on, while the spout shook.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a tiny wish too, and it was behind one ear.',
      '{names} clapped as well, and nothing came of it.',
      { text: '{names} tried the zip, and it went all the way.', needs: ['hands'] },
      { text: '{names} laid a bread crust over the gap, for the elephants.', needs: ['hands'] }
    ]
  },
  bed: [
    'The teapot was put back on the shelf, with the lid a bit open. In the sugar there were footprints, and two sorts.',
    '{H} used a good deal of soap, and lay down. There was no crumb anywhere in the bed. Somebody clapped, quite softly, and the pillow was cool on the other side as well.'
  ],
  last: [
    'There was one tiny wish left over, and that was to be asleep, and {H} was.',
    'In the teapot somebody sneezed, and out of the spout came good night, quite small. {H} slept.'
  ]
})
