import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const ponyWillNotMove = wishPlot({
  id: 'wish-pony-will-not-move',
  wishes: ['pony won’t move', 'pony wont move', 'pony will not move', 'pony wouldn’t move', 'pony would not move', 'pony doesn’t move', 'pony refuses to move', 'pony refused to move', 'pony refuses', 'pony won’t go', 'pony wont go', 'pony won’t walk', 'pony wouldn’t walk', 'pony wouldn’t go', 'pony won’t budge', 'pony wouldn’t budge', 'pony budge', 'pony stubborn', 'pony stands still', 'pony stood still', 'pony stopped', 'pony stops', 'pony stays put', 'pony shadow', 'pony afraid of shadow', 'ponies stubborn', 'pony walk on', 'pony not one step'],
  answers: ['pony', 'ponies', 'shetland', 'little', 'fat', 'my', 'our', 'the', 'a', 'won’t', 'wont', 'will', 'not', 'wouldn’t', 'would', 'doesn’t', 'refuses', 'refused', 'move', 'moves', 'go', 'goes', 'walk', 'walks', 'budge', 'stubborn', 'stands', 'stood', 'stopped', 'stops', 'stays', 'still', 'put', 'shadow', 'afraid', 'of', 'to', 'on', 'at', 'that', 'who', 'when', 'ride', 'riding', 'rides', 'rode', 'lesson', 'carrot', 'carrots', 'step', 'one', 'any', 'further', 'lane', 'path', 'just', 'and', 'because', 'first'],
  except: [...NOT_WELL, 'donkey', 'unicorn', 'fell', 'kicked', 'bucked', 'bolted', 'race', 'carousel', 'rocking', 'toy', 'wooden', 'foal', 'trailer', 'lorry', 'toilet', 'school'],
  moods: ['waiting', 'afraid', 'learning', 'question'],
  out: true,
  company: ['pony', 'lane', 'plums', 'plum', 'tree', 'rope', 'barn', 'carrot', 'shadow', 'post', 'hole', 'horse', 'fly'],
  about: 'A pony will not move, whatever is held in front of it, until they look where it looks, and there is a shadow across the lane that might be a hole.',
  titles: ['Four Feet in the Lane', 'How Deep Is a Shadow', '{H} Tries the Hole', 'It Hasn’t Started Yet', 'The Plums at the Top'],
  want: [
    {
      id: 'four-feet',
      A: 'partner',
      paragraphs: [
        '{H} sat on a pony in a lane, and {A} had it on a rope. At the far end stood a plum tree. Its best plums hung so high that you needed a pony. They got as far as a barn. There the pony stopped, on all four feet, and would not move.',
        '“Walk on,” said {H}. The pony breathed in, and it breathed out. {H} went up a little, and down again. From up there you could see the plums quite well.'
      ]
    }
  ],
  way: [
    {
      id: 'sounds-like-whoa',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Go,” said {H}. “Go, go, go!” “Don’t say that,” said {A}. “When you want a pony to stop you say ‘whoa’. For a pony, ‘go’ sounds just the same.” {H} had told it to stop four times. No wonder that it stood so well.',
        '“Then what does it want to hear?” asked {H}. “Oh, I don’t know,” said {A}, and there were two more. After that they were careful, and spoke only of trees and beans. The pony listened, and stood.'
      ]
    },
    {
      id: 'a-fly',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A fly sat down on the pony’s shoulder. The skin twitched under it, only there, no bigger than a saucer, and the fly was gone. A pony can do that. “It moved!” called {H}. “That bit did,” said {A}. The rest of it had not even noticed.',
        'The fly came down again further back. Now a bit of the back moved. “If the fly goes all the way round,” said {H}, “it’ll have moved altogether.” But the fly lost interest at the tail.'
      ]
    },
    {
      id: 'carrot',
      A: 'partner',
      paragraphs: [
        '{A} went ahead, and held out a carrot on a flat hand. The pony made its neck longer, and then its lip. The carrot was gone, and all four feet were still there. “Now there’s nothing in front,” said {H}.',
        'So {A} leaned back on the rope. The pony leaned a little the other way. “Who’s stronger?” asked {H} from the top. “I am, so far,” said {A}. “It hasn’t started yet.”'
      ]
    },
    {
      id: 'two-ears',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A pony can turn each ear by itself. One stood towards {H}, and the other hung over to {A}. {H} spoke into the left one. “Walk,” said {H}. {A} spoke into the right one. “Please,” said {A}. The two words had to meet in the middle.',
        'They waited until they had, but nothing came of it. “It’s better to begin with the ‘please’,” said {H}. So {A} said it first. The pony turned both ears to {A}, because that was so nice. Now it had none left for the “walk”.'
      ]
    },
    {
      id: 'it-goes-by',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m riding, though,” said {H}. “Only the lane isn’t.” {A} thought that this could be seen to. {A} took up a bucket and a branch, and carried them past the pony, from front to back. “There goes a well,” said {H}, “and a wood.”',
        '{A} went back by a long way, through the field, and came by once more. “That’s the same well,” said {H}. “It’s a round trip,” said {A}, out of breath. The pony watched both of them go by. It seemed to like riding.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man with a handcart came up the lane, and could not get by. Behind him came a woman with a ladder. “What are we queuing for?” asked the woman. “For a pony,” said the man. “It’s somebody else’s turn.” They all looked at {H}.',
        '“I’ve been on for half an hour,” said {H}, “but I haven’t used any of it.” In the end they lifted the cart over the fence. The pony turned its head, and was sorry to see them leave.'
      ]
    },
    {
      id: 'shown-how',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to show the pony how it’s done, and went down on all fours. First came the left hand, and then the right knee. “Clop,” said {A} with every one. The pony put its head to one side. It had never seen that from outside.',
        '{A} came to a sharp stone, and stopped. “Walk on,” said {H}. “In a minute,” said {A}. Now there were two of them standing in the lane, and neither would move. “It’s learnt nothing from you,” said {H}, “but you have from it.”'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had been walking a little to one side, in the shade that the pony made. Now the shade stood still. {A} sat down in it, and it was cool. The flies were all over with the pony. {A} saw no reason to go anywhere.',
        '“Now there are two,” said {H}. After some time the pony shifted one hind foot, by the width of a hand. {A} got up, went along with it, by the width of a hand, and sat down again.'
      ]
    },
    {
      id: 'elder-car',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a handcart like that,” said {S}. “It stopped at the foot of every hill. We oiled it, and talked kindly to it, and pulled.” “What was the matter with it?” asked {A}. “It was my aunt,” said {S}. “She walked behind and held on to it. She didn’t care for hills.”',
        '{A} looked round, to see who was holding on at the back. There was only more pony. “And did she say so?” asked {A}. “Nobody had asked her,” said {S}.'
      ]
    },
    {
      id: 'asleep-standing',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It may be asleep,” said {A}. Ponies can sleep on their feet. They lock their knees for it, as you lock a door, and then they cannot fall over. {H} leaned forward to look at its eye. The eye was open, and {H} was in it, very small.',
        '“It isn’t asleep,” said {H}. “It’s seen me.” {A} wished it good night, to be sure. The pony lifted one foot, and politely put it back where it had been.'
      ]
    },
    {
      id: 'where-it-looks',
      A: 'partner',
      paragraphs: [
        '{A} gave up, and leaned against the pony, cheek to cheek. From there {A} saw what the pony saw. It was looking at the ground. “There’s something black,” said {A}, “right across the lane.”',
        '“That’s only the shadow of a post,” said {H}. “A pony can’t tell,” said {A}. “It might be a hole.” {H} bent down low, and looked too. It was very long, and you saw no bottom.'
      ]
    }
  ],
  turn: [
    {
      id: 'tries-the-hole',
      A: 'partner',
      paragraphs: [
        '“I’ll try it out,” said {H}, and slid down, with {A} to help. {H} put one toe on the black. It held. {H} hopped on it with both feet. The pony looked at the feet, and they were still there.',
        'It put down its nose and blew, and dust flew up. In a hole there is no dust. So it tried one hoof, the way you try a bath. Clop. It listened. Then came the other three, and the pony was across.'
      ]
    },
    {
      id: 'shadow-of-the-partner',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Further on it stopped once more. Across the lane lay something black, with two legs and a head. “That’s me,” said {A}. The pony looked at {A}, who was standing up, and at the other one, who lay down. “I’ll take it away,” said {A}, and stepped aside.',
        'The black one got off the lane too, and lay down in the grass. “It does whatever you do,” said {H}. The pony went by, with a nod for each of them.'
      ]
    },
    {
      id: 'a-bird-went-over',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A big bird flew over, and its shadow ran along the lane, straight at them. The pony looked at it coming. Then it lifted a foot, let the shadow go through under it, and put the foot down. “It’s got the idea,” said {A}. “It needn’t try out each of them.”',
        '{A} had jumped, however. {A} had thought that it was a cat. “You’ve got to smell it first,” said {H}. “If there’s dust, it’s no cat.”'
      ]
    },
    {
      id: 'would-not-move',
      A: 'partner',
      paragraphs: [
        '{H} rode on to the end of the lane, and picked the highest plums. Then {H} got down, and stood. {H}’s legs had stayed as round as a pony, and would not move.',
        '“Walk on,” said {A}, and held out a plum. {H} made a long neck, and the plum was gone. The pony came up, cheek to cheek with {H}, and looked where {H} looked. There was nothing there but lane. So it went round behind {H}, and gave a push with its nose.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the pony from the front, and it stood there too.',
      '{names} stopped too, since everyone did.',
      { text: '{names} patted the pony on the side that was there.', needs: ['hands'] },
      { text: '{names} counted the feet, in case one had gone.', needs: ['hands'] }
    ],
    way: [
      '{names} whispered in an ear, and the other ear listened too.',
      '{names} stood beside the pony, to see what was so nice there.',
      { text: '{names} took hold of the end of the rope, and leaned.', needs: ['hands'] },
      { text: '{names} held up a dandelion, further along.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled the black as well, and sneezed.',
      '{names} went across last, on tiptoe.',
      { text: '{names} knocked on the shadow with a stick.', needs: ['hands'] },
      { text: '{names} caught a plum that came down by itself.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rope was rolled up, and the last plums stood in a bowl.',
    '{H} washed, and stopped in front of the bed, where it was black. One toe tried it, and then the other nine. It was deep, but only a bed.'
  ],
  last: [
    'All four feet stood still in the straw, and {H} was asleep.',
    'The big shadow lay over the whole lane, and nobody had to cross it, and {H} was asleep.'
  ]
})
