import { wishPlot } from '../wish-plot.ts'

export const playDough = wishPlot({
  id: 'wish-play-dough',
  wishes: ['playdough', 'play dough', 'play-dough', 'play doh', 'play-doh', 'playdoh', 'plasticine', 'plasticene', 'modelling clay', 'modeling clay', 'dough animals', 'dough people', 'clay animals', 'playing dough', 'salt dough', 'playing with clay', 'played dough', 'made dough animals', 'clay figures', 'dough family'],
  answers: ['making', 'make', 'made', 'makes', 'playing', 'play', 'played', 'plays', 'pot', 'tub', 'green', 'pink', 'purple', 'blue', 'red', 'yellow', 'rainbow', 'glitter', 'glittery', 'fluffy', 'sticky', 'stretchy', 'squishy', 'gooey', 'soft', 'smelly', 'homemade', 'kitchen', 'table', 'hands', 'fingers', 'today', 'yesterday', 'tomorrow', 'morning', 'afternoon', 'weekend', 'nursery', 'school', 'preschool', 'friend', 'friends', 'cousin', 'cousins', 'sister', 'brother', 'mum', 'dad', 'mummy', 'daddy', 'nana', 'grandma', 'grandad', 'grandpa', 'granny', 'dadi', 'nani', 'auntie', 'together', 'first', 'time', 'new', 'big', 'lots', 'fun', 'love', 'loves', 'loved', 'story', 'please', 'with', 'about', 'stuck', 'messy', 'everywhere', 'party', 'rainy', 'day', 'long', 'ages', 'whole', 'favourite', 'animals', 'animal', 'people', 'family', 'figures', 'snake', 'snakes', 'sausages', 'shapes', 'cutters', 'rolling', 'roll', 'clay', 'dough', 'models', 'modelling', 'cat', 'dog', 'elephant', 'giraffe', 'lion'],
  except: ['ate', 'eat', 'eating', 'eaten', 'swallowed', 'nose', 'bread', 'pizza', 'cookie', 'biscuit', 'baking', 'pottery', 'wheel', 'kiln', 'monster', 'robot', 'alive', 'carpet', 'hair', 'how', 'why', 'what', 'pie', 'roti', 'gingerbread', 'magic', 'ganesh', 'ganesha'],
  company: ['lid', 'table'],
  about: 'There is not enough of it for the whole family, so everybody made of it gives up a bit, and then there is somebody more.',
  titles: ['Somebody Was Missing', 'A Bit from Everybody', '{H} Makes a Family', 'Not Enough for the Legs', 'All in One Pot'],
  want: [
    {
      id: 'making-all',
      A: 'partner',
      paragraphs: [
        'Out of a whole pot of playdough {H} wanted to make everybody who belonged to the house. It took a long time. Each had a tummy, a head, two arms and a nose. {H} had all ten fingers.',
        'They stood in a row along the edge. {A} came to have a look, and counted. “Where am I?” asked {A}. {H} looked into the pot. It was empty.'
      ]
    }
  ],
  way: [
    {
      id: 'crumbs',
      A: 'partner',
      paragraphs: [
        '{H} scraped round in the pot with one nail and found enough for a nose. “There you are,” said {H}, and set the nose down at the end of the row. {A} bent down to it. “I’m not very big,” said {A}.',
        'They found more of the playdough under the table. But that had gone hard, and had been a sausage. Now {A} was a nose on a sausage.'
      ]
    },
    {
      id: 'making-yours',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you do hair?” asked {A}. {H} pushed a bit through the tea strainer, and it came out at the bottom like grass. “That’s you on a Sunday,” said {H}, “before the comb.”',
        '{A} felt on top of {A}’s own head, to see. It was very well done. {A} went off to the mirror, and came back with the parting on the other side.'
      ]
    },
    {
      id: 'feel-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First of all it had been too stiff. {H} had rolled it between two hands until it was warm, and then it was a snake. It got longer and longer, and looked over the edge of the table. “What does it see?” asked {A}.',
        '“Your knees,” said {H}. The snake took a long look. Then its head dropped off.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s nearly bread,” said {A}, and smelled it. It smelled of salt, and almonds, and a very clean shop. “You mustn’t eat it,” said {H}. “I was only smelling,” said {A}, and licked nothing.',
        'There was a round print on its tummy. It was {A}’s thumb. You could see every line in it, like a small field. “Now you’ve signed me,” said the tummy, in {H}’s voice.'
      ]
    },
    {
      id: 'thinner',
      A: 'partner',
      paragraphs: [
        '“You could make us all thinner,” said {A}. {H} took everybody’s legs and rolled them out. But then nobody could stand. The first one leaned, and the second one leaned on the first. Then the whole row lay down on its face.',
        '“That’s us on Saturdays,” said {A}. {H} stood them up again, and gave back the legs.'
      ]
    },
    {
      id: 'other-looks',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} bent over the row once more. “Who’s that, with the ears?” “That’s the teapot,” said {A}. “It got in by mistake.” {S} looked at it from the side. “It’s quite cross about something,” said {S}.',
        '{A} took hold of its mouth and turned up both ends. “Better?” “Much,” said {S}. “It’s pouring already.”'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They let the row talk a bit. “Has anybody seen my keys?” said the first one. “They’re in your tummy,” said the second. “I pressed them in there for buttons.” The third wanted to know what was for supper.',
        '“Us, by the smell of it,” said {A} in a deep voice. They all moved a little further from the oven.'
      ]
    },
    {
      id: 'tools',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For eyes {H} took the end of a pencil, and it made each of them look surprised. With a comb you can make a jumper. With a fork you can make a cross sort of hedge. “And with the lid?” asked {A}.',
        'With the lid you could make a round person with a rim. “That’s your uncle,” said {A} at once, “when he’s heard about the price.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We took clay from the river,” said {S}. “I made my teacher. I thought she was very like.” “What did she say?” asked {A}.',
        '“She said it was a nice cow,” said {S}. “So then I gave it a tail.” {S} looked along the row, and did not say who anybody was.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had been given a bit too, and hit it. “What is it?” asked {A}. “Flat,” said {S}. It was. You could not have made it any flatter.',
        '{S} held it up against one cheek. When it came off, there was a cheek on it. {S} showed it to everybody, and then put it back where it belonged.'
      ]
    },
    {
      id: 'pet-made',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was in the row as well, with four legs and a tail like a worm. {A} looked at it from the front, and then smelled it behind. It did not smell of anybody.',
        '{A} gave the small one a push with a nose. It fell over, and had a nose mark on its side. From then on you could tell at once who it was.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} looked along the row. “It needn’t be legs,” said {A}, “and it needn’t be much. You’d never miss the end of a nose.”',
        '{H} looked at the noses. {H} had taken trouble over them.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bit-from-each',
      A: 'partner',
      paragraphs: [
        '“Only as much as they don’t need,” said {H}. {H} went along the row and asked each of them first. The first one gave an ear lobe. The next gave two buttons and a chin. From {H}’s own one {H} took four fingers of each hand. “I can do it all with thumbs,” said {H}.',
        'It made a ball, not as big as an egg. {H} rolled it warm.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The ball was not all one colour any more. There was a bit of everybody in it, in streaks, like a marble. “Should I mix it till it’s plain?” asked {H}. {A} took it in one hand and turned it.',
        '“Leave it,” said {A}. “That’s your chin there, and that’s where the buttons went.” It would have been brown, and brown is nobody.'
      ]
    },
    {
      id: 'sitting-for-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Keep still,” said {H}. “I’m doing your face.” {A} kept still, chin up, like somebody on a coin. {H} looked at {A} with one eye, and held up a pencil. “You’ve got a bump here.”',
        '“Everybody’s got that,” said {A}. “It’s called an eyebrow.” {H} gave it two, to be on the safe side.'
      ]
    },
    {
      id: 'hold-hands',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Because some of the arms were short now, {H} pressed them together at the ends. So they all held hands, from one side to the other. Nobody in the row could fall over by itself.',
        '“And if one of them has to sneeze?” asked {A}. They tried it with the one at the left. It went all along the row, and the last one lost a hat.'
      ]
    },
    {
      id: 'thumbs',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Can you really do it all with thumbs?” asked {A}. {H} tried it. With two thumbs {H} picked up a cup, and turned over a page. Buttons were hard. “You’d have to do those for me,” said {H}.',
        '“I’ve got hands now,” said {A}, and held up {A}’s own, small and striped, with all its fingers. “Yours, in fact.”'
      ]
    },
    {
      id: 'pot',
      A: 'partner',
      paragraphs: [
        'Then {A} stood in the row, smaller than the others, and striped, with everybody’s ears in its tummy. “Now that’s me,” said {A}, and was pleased with the likeness.',
        'But playdough must not be left out at night. So {H} put them into the pot, with heads up and arms round each other. The lid went on. “Is it tight?” asked {A}. “There’s no room for anybody else,” said {H}. “But there’s nobody missing.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} left a print in the corner, and it looked like somebody too.',
      '{names} sniffed along the row, and stopped at one that was nearly right.',
      { text: '{names} rolled a scarf for one of them, no longer than a nail.', needs: ['hands'] },
      { text: '{names} looked for the right nose, and felt it on both sides.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped the table, and the row lay down once more.',
      '{names} brought a bit out from under the rug, and it was raisin.',
      { text: '{names} propped up the last one with a pencil.', needs: ['hands'] },
      { text: '{names} held up the first one, with two fingers at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave up a crumb that had stuck below one foot.',
      '{names} stood in a row as well, on the floor, with all the ears on.',
      { text: '{names} dented the ball with a thumb, and took the dent out again.', needs: ['hands'] },
      { text: '{names} went without a chin as well, by pulling it in.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the table. In one crack there was still a very small nose, and it went in with the others.',
    'Then {H} was rolled warm in the blanket, arms in, with one thumb out. It was tight, and there was no more room, and nobody was missing.'
  ],
  last: [
    'In the pot it was dark and everyone held on to everyone, and {H} was asleep.',
    'The lid of the day was on, and under it {H} was asleep.'
  ]
})
