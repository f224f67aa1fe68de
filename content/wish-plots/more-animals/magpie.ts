import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const magpie = wishPlot({
  id: 'wish-magpie',
  beginsElsewhere: true,
  wishes: ['magpie', 'magpies', 'maggpie', 'magpye', 'mag pie', 'thieving magpie', 'magpie shiny', 'magpie spoon', 'magpie window', 'mr magpie', 'cheeky magpie', 'noisy magpie'],
  answers: ['shiny', 'shines', 'steals', 'stealing', 'stole', 'steal', 'thief', 'thieving', 'spoon', 'spoons', 'ring', 'things', 'sparkly', 'glittery', 'silver', 'nest', 'window', 'black', 'white', 'clever', 'cheeky', 'naughty', 'noisy', 'chattering', 'loud', 'cheese', 'collects', 'took', 'takes', 'likes', 'loves', 'who', 'that', 'our', 'outside', 'garden', 'balcony', 'roof', 'mr', 'good', 'morning', 'funny', 'friend', 'friendly', 'little', 'sleepy', 'everything'],
  except: [...NOT_WELL, 'swooping', 'swoop', 'swoops', 'swooped', 'newcastle', 'collingwood', 'football', 'team', 'australian', 'sorrow', 'joy', 'lark', 'murders', 'bridge', 'chinese', 'necklace', 'jewels', 'jewel', 'queen', 'fox', 'afraid', 'scared', 'helmet', 'eggs', 'chick', 'chicks', 'crow', 'pie', 'collects', 'collected'],
  company: ['magpie', 'teaspoon', 'spoon', 'fork', 'cheese', 'apron'],
  about: 'A teaspoon is missing and the magpie is said to have it, but it keeps away from whatever shines, and most of all from the one who says so.',
  titles: ['Everybody Knows That', 'The Wrong Thief', '{H} Looks for a Spoon', 'The Magpie and the Bow', 'Chack'],
  want: [
    {
      id: 'the-bear-on-the-handle',
      A: 'partner',
      paragraphs: [
        'There were six teaspoons in the drawer, and now there were five. The one with the bear on the handle was gone. {H} wanted it back before the yoghurt. {A}, who still had an apron on from lunch, looked out. On the rail sat a magpie.',
        '“That’s who,” said {A}, and turned round to {H}. “Magpies steal whatever shines. Everybody knows that.” “Chack!” said the magpie, behind {A}’s back, and hopped away.'
      ]
    }
  ],
  way: [
    {
      id: 'the-trap',
      A: 'partner',
      paragraphs: [
        '{A} set a trap on the window sill. There was a fork, two keys, and the lid of a tin, all polished. In the middle lay some cheese. They hid behind the curtain.',
        'The magpie came and saw the fork. It walked round all those things on tiptoe, a long way round. It pulled the cheese out at the back, and was gone. “It’s only pretending,” said {A}.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“If you see just one,” said {A}, “you’ve got to say good morning, and ask after its wife.” “Even if it’s a thief?” asked {H}. “Then most of all,” said {A}. They both bowed at the window. “Good morning, Mr Magpie. How is your wife?”',
        'The magpie looked behind itself. There was nobody else on the rail. “Chack-chack,” it said. They thought about that for a time. “She’s well,” said {H}, “but she’d like some cheese too.”'
      ]
    },
    {
      id: 'not-black-not-white',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We need a description,” said {A}, with a pencil. “Black and white.” “And blue,” said {H}. For the sun had come out, and the wings were as blue as a beetle. “And blue,” wrote {A}. The magpie turned round. “And green. And a sort of violet, at the tail.”',
        'Then it turned once more, and it was black and white. {A} rubbed everything out. “It’s doing that on purpose,” said {A}, “so that nobody knows who it was.”'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where were you at lunch?” {A} asked the magpie, through the glass. “Chack.” “And who saw you there?” “Chack-chack.” {A} wrote it down, with the time. “Ask if it likes yoghurt,” said {H}.',
        '“Do you like yoghurt?” “Chackchackchackchack!” said the magpie, like a tin full of buttons. {A} laid down the pencil. “It’s protesting,” said {A}. “It’s saying yes,” said {H}. They could not agree on it, and the pencil rolled under the table.'
      ]
    },
    {
      id: 'dot-on-the-nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s clever enough to be a thief,” said {A}. “A magpie knows itself in a mirror. If it’s got a spot on, it looks in, and takes the spot off itself.” “And you?” asked {H}. {H} put a dab of flour on {A}’s nose.',
        '{A} went into the hall to the mirror. It was quiet out there. Then {A} came back. The nose was clean, and there was flour on the mirror. “I wasn’t sure,” said {A}.'
      ]
    },
    {
      id: 'turning-things-over',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The magpie walked about on the ground below and turned things over. It turned over a leaf, and looked. It turned over a bottle top, with one claw, and jumped back, and looked from further off. “It’s looking for our spoon!” said {H}. “It’s looking for beetles,” said {A}.',
        '{H} thought that it was not a bad way to look. So {H} turned things over as well: the doormat, and a slipper, and the newspaper. There was a button, and there was last week’s crossword. There was even a beetle, but no spoon.'
      ]
    },
    {
      id: 'a-roof-on-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The magpie’s nest was in the top of the tree opposite, as big as a washing basket. “It’s even got a roof on,” said {A}, “made of sticks, with a door at the side. What does it need a roof for, if it’s got nothing to hide?” They looked at it through two rolled-up newspapers.',
        'There was a twig that stuck out, and a bit of blue string. “No spoon,” said {H}. “They’ve put it at the back,” said {A}, “with all the others.” {A} could already see a whole drawer up there, with compartments.'
      ]
    },
    {
      id: 'what-it-hides',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It had something in its beak, and it was digging. “Now we’ve got it!” whispered {A}. The magpie pushed the thing into a flowerpot and laid a brown leaf over it. Then it walked away. {H} crept up and dug with one finger.',
        'It was the rind of the cheese. “It was saving it,” said {H}, and put it back, and the leaf too. But the magpie had been watching from the gutter. Later it came and moved its cheese to the next pot.'
      ]
    },
    {
      id: 'five-others',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They took out the other spoons, and laid them in a row. There was one with a hen, and one with a pig. One had a bite in it, from somebody’s first tooth. Between the hen and the pig was a gap, as wide as a bear.',
        '“Couldn’t you take the pig?” asked {A}. {H} tried it, without yoghurt. The pig went in at the mouth, and it was all right. “But the bear always comes up out of the yoghurt,” said {H}, “and the pig only looks.”'
      ]
    },
    {
      id: 'walking-like-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The magpie walked up and down the rail, with its chest out and its tail in the air. Every few steps it gave a hop sideways. “That’s how somebody walks who owns six spoons,” said {A}. {A} showed {H} what that looked like, with a tea towel for a tail.',
        '{H} walked behind, with another. They went round the table with their chests out, hop, and once more, hop. The magpie had stopped and was watching them. They did it quite well, for people who owned five.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come to the window because of the cheese. There the magpie was, and had had the same thought. They looked at each other through the pane, and then both looked at the fork. Neither of them wanted it.',
        'Only {H} noticed that. “{A} doesn’t like it either,” said {H}. “It glitters.” {A} looked at the fork once more. In it was a very small, bent face, and that looked back.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My grandmother lost her ring,” said {S}, “and it had been the magpie. The whole village knew it. They shouted at that bird for eleven years.” “And then?” asked {A}. “Then she bought a new bread tin, and there it was.”',
        '“In the new one?” “Stuck in the old one,” said {S}. “It had left a small round mark on every loaf. We’d all thought that it was meant to.” {S} nodded to the magpie on the rail, a bit late.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a magpie, and stole. {S} stole a sock, and a lid, and a potato, and took it all under the table. “A potato doesn’t shine,” said {A}. “It does to me,” said {S}.',
        '{A} had to look for all of it, and find it. That took no time. “Now you must shout at me,” said {S}. “Thief!” shouted {A}. Outside on the rail the magpie flapped its wings, and looked quite hurt. “Not you,” called {S}, from under the table.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had watched from the high chair, and now {A} reached for the lid of the tin. That was somebody who liked things that shone. The lid went into {A}’s mouth, and then on the floor. It rang right through the house.',
        '“So who steals what shines?” said {H}. {A} held out a hand for the fork, and did not get it. The keys were allowed. {A} shook them at the window. The magpie was on the next roof by then.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours it’s always the sofa,” said {A}, and put a whole arm down the side of it. Out came a comb, a crayon, and eleven crumbs. There was a spoon as well! {H} held it to the light. It had no bear on it, and it had never lived here.',
        '“That’s ours,” said {A}, and turned it over. “We’ve been looking for that since the summer.” Nobody knew how it had come. They both looked at the magpie, and it looked at the sofa.'
      ]
    },
    {
      id: 'what-shines',
      A: 'partner',
      paragraphs: [
        '{A} walked past the window, and the magpie hopped three hops back. {H} walked past, and it came three hops nearer. “It isn’t afraid of me,” said {H}.',
        '{A} looked at the fork, and at the place where the cheese had been. “It’s frightened of things that shine,” said {A} slowly. “And it’s frightened of me. What have I got on me?”'
      ]
    }
  ],
  turn: [
    {
      id: 'turn-round',
      A: 'partner',
      paragraphs: [
        '{H} looked {A} over from top to toe. The buttons were wood, and the slippers were felt. “Turn round,” said {H}. {A} turned round. At the back the apron was tied in a bow. In the bow stuck a teaspoon, and the bear looked out at the top.',
        '“I only wanted both hands free,” said {A}. “At lunch.” “It’s been telling us all afternoon,” said {H}. “Chack,” said the magpie.'
      ]
    },
    {
      id: 'it-winks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} walked slowly past the window with the spoon in the bow, for a test. A small round light went with it across the ceiling and over the rail. The magpie ducked. {A} walked back. It ducked again. “I’ve been doing that to it all day,” said {A}.',
        '“You’ve winked at it from behind,” said {H}. They put a sock over the bear. {A} walked past once more, and the magpie stayed where it was. It even came one hop nearer, to look at the sock.'
      ]
    },
    {
      id: 'saying-sorry',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I’ll have to say sorry,” said {A}. “What do you say?” “Begin with good evening,” said {H}. {A} practised it in front of the kettle. “Good evening. I thought that it was you, because everybody does.” It sounded worse each time.',
        '“Leave out everybody,” said {H}. “Good evening,” said {A}. “I had it on my back.” That was better. The kettle had nothing against it.'
      ]
    },
    {
      id: 'that-one-does-not-shine',
      A: 'partner',
      paragraphs: [
        '{A} held out some cheese on a long wooden spoon, so as not to startle anybody. “I’m sorry,” said {A}. The magpie came, hop, hop, hop. It looked at {A} from the front, and then as far round as it could.',
        'It ate the cheese. Then it took hold of the wooden spoon, and flew off with it to its nest. “It’s stolen the spoon!” cried {A}. “That one doesn’t shine,” said {H}, and ate the yoghurt with the bear.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table, where most things are.',
      '{names} stayed where everybody could see who it was not.',
      { text: '{names} counted the spoons again, and there were five.', needs: ['hands'] },
      { text: '{names} turned out both pockets without being asked.', needs: ['hands'] }
    ],
    way: [
      '{names} waited behind the curtain, and it bulged.',
      '{names} would have taken the cheese as well.',
      { text: '{names} polished the second key.', needs: ['hands'] },
      { text: '{names} held the end of a string, which was tied to nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round too, to be looked at from behind.',
      '{names} watched the wooden spoon go over the road.',
      { text: '{names} undid the bow.', needs: ['hands'] },
      { text: '{names} waved after the spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'Six teaspoons lay in the drawer, and the bear was on top. From the nest opposite stuck a long wooden handle. It made a very good roof beam.',
    '{H} washed, and turned round once, to see if there was anything at the back. There was only a back, and {H} lay down on it.'
  ],
  last: [
    'The bear was in its drawer, and the magpie under its spoon, and {H} was asleep.',
    'Nothing shone any more, so nobody was frightened, and {H} was asleep.'
  ]
})
