import { wishPlot } from '../wish-plot.ts'

export const supermarket = wishPlot({
  themes: ['supermarket'],
  beginsElsewhere: true,
  except: ['playing', 'shopkeeper', 'market', 'stall', 'corner', 'pocket', 'money'],
  answers: ['shops', 'food', 'tesco', 'asda', 'sainsburys', 'lidl', 'aldi'],
  moods: ['first', 'proud', 'lost'],
  out: true,
  about: 'The last thing on the shopping list is a red smudge, and the hero has to find out what it means.',
  titles: ['The Red Thing on the List', 'A Trolley That Goes Left', 'Something Red', '{H} Reads the List', 'One Lick at the Till'],
  want: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'They were going shopping at the supermarket, and {H} had the shopping list. It was all in pictures: an egg, a loaf, a carton of milk. {H} wanted to find everything on it alone. {A} was only to push the trolley.',
        'The last picture was just red. You could not tell which way up it went. “What’s that?” asked {H}. “I don’t know,” said {A}. “It was there when I took the list off the breakfast table.”'
      ]
    }
  ],
  way: [
    {
      id: 'goes-left',
      A: 'partner',
      paragraphs: [
        'The egg was easy, and so were the loaf and the milk. Only the trolley was difficult. It had one wheel that went left, and so they came to the biscuits three times. “It isn’t my fault,” said {A}.',
        'Then there was just the red thing. {H} held the list against a tomato. It was the wrong red. {H} held it against an apple, and a pepper, and a tin of beans. To be safe they took them all.'
      ]
    },
    {
      id: 'one-feather',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“We never looked to see if they’re whole,” said {A}, and opened the box with the eggs. {H} turned each of them round with one finger. All six were whole, and on the last one sat a small white feather. “That’s from a real hen!” said {H}. “They’re all from real hens,” said {A}.',
        '{H} thought of all the others on that shelf, and it was a long one. “Do they know where these are?” asked {H}. “I shouldn’t think so,” said {A}. {H} shut the lid without a sound. From then on the trolley was not allowed to bump.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} turned the shopping list upside down. Now the egg stood on its head, and the red thing looked like a hat. There were no hats on the shelf.',
        '“Try it sideways,” said {A}. Sideways it was a fish in a hurry. They went and looked at the fish on the ice. Not one of them was in a hurry any more.'
      ]
    },
    {
      id: 'on-the-scales',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let’s see how heavy it is,” said {H}, and laid the list on the scales. Nothing moved. “Then it isn’t a melon,” said {A}.',
        'To see if the scales were awake, {H} put one hand on them. It was as much as four onions. {A}’s hand was as much as six. “That’s because I do the pushing,” said {A}. {H} laid on both hands and leaned a little. Now it was a whole net of onions. “Take them off,” said {A}, “or we’ll have to pay for you.”'
      ]
    },
    {
      id: 'eleven-sorts',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On one shelf there were eleven sorts of rice. {A} stopped in front of them. “Why are there so many?” asked {H}.',
        '“So that you can choose,” said {A}. They chose for a long time. Then it came to them that there was no rice on the list at all.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'For {A} there was something in the trolley too, though it was not on the list. {H} had put it right at the bottom.',
        'It was a secret, and {A} kept it very well. {A} did not even ask what it was.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My mother never had a list,” said {S}. “She had me. I had to say it all the way: flour, string, soap.” “Did you forget any?” asked {A}.',
        '“I met a brass band,” said {S}. “After that it was flour, string, trumpet.” {A} held the list a little tighter.'
      ]
    },
    {
      id: 'cold',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Beside the freezers it was winter. {H} breathed out, and a small cloud went along the peas. “Is there anything red in there?” asked {A}.',
        '{H} looked through the glass. It went white, because {H} had come so close. They drew a face on it, and the face looked at the peas for them.'
      ]
    },
    {
      id: 'the-ceiling',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Ping,” said the ceiling. “The manager to the cheese, please.” They both looked up. “Does it know everything in here?” asked {H}. “Very likely,” said {A}. “It’s got the best view.” So {H} held the list up high, with the red thing to the top. The ceiling sang a song about summer.',
        '“It’s thinking,” said {A}. Then it said “ping” again, and {H} stood up very straight. “Till four is closing,” said the ceiling. “That wasn’t an answer,” said {H}, and put the list away.'
      ]
    },
    {
      id: 'other-trolley',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then there was a cabbage in the trolley. “Did you put that in?” asked {A}. {H} had thought that it was {A}. They looked round.',
        'Behind them stood another trolley, and in it were their eggs. They had been pushing somebody else’s shopping for some time. They swapped back quickly, and their own trolley went left at once.'
      ]
    },
    {
      id: 'asking',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A woman was putting tins on a shelf, and {H} showed her the list. She put on her glasses for it. “It’s a fire engine,” she said. “We’re out of those.”',
        'She called a man from the bread. He held it far away from him. “That’s my aunt,” he said, “when she’s been in the sun.” {H} thanked them both.'
      ]
    },
    {
      id: 'sticky',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Every time {H} put down the list, something came along with it. First it was a leaf, then a ticket, and then a bit of onion skin.',
        '“It’s collecting,” said {A}. {H} peeled it all off again, and wondered a little. The egg and the milk had not collected anything.'
      ]
    },
    {
      id: 'everything-red',
      A: 'partner',
      paragraphs: [
        '“We can’t buy everything that’s red,” said {A}. {H} took the tomatoes out again, and the beans. Now the shopping list stuck to one thumb. {H} shook it, and it stayed there.',
        '“You’ve only looked at it,” said {A}. “At home, when I don’t know what’s in a jar, I don’t only look.” “No,” said {H} slowly. “You taste it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-lick',
      A: 'partner',
      paragraphs: [
        'So {H} licked {H}’s thumb, quite near the till. It was sweet, and there was a small seed in it. “It isn’t a picture,” said {H}. “It’s jam! It fell off somebody’s toast.” “Then it doesn’t belong on the shopping list at all,” said {A}, and pushed on.',
        '“Wait,” said {H}. “How much was left in the jar?” {A} stopped. At breakfast there had been one last spoonful, and it had gone on {A}’s toast. They looked at each other. “Then we do need jam,” said {A}.'
      ]
    },
    {
      id: 'eleven-jams',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'So now they knew what it was, but there are as many sorts of jam as of rice. “Which one?” asked {A}. {H} licked {H}’s thumb once more and shut both eyes, to taste it better.',
        '“Strawberry,” said {H}. “Are you sure?” asked {A}. {H} was not quite sure, and there was a little left. After that {H} was sure, and {H}’s thumb was clean.'
      ]
    },
    {
      id: 'beep',
      A: 'partner',
      paragraphs: [
        'The jam stood on a shelf on the left, just behind the biscuits. They had been past it three times. {H} took down a red jar from the bottom row and patted the trolley. “That wheel knew,” said {H}.',
        'At the till it all went along the belt, egg after loaf after milk. Beep, beep, beep. The jam came last, like on the list. {A} found one more red spot, on {A}’s sleeve. “Don’t wash it,” said {H}. “We’ll need it for next time.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took up a place by the trolley, at the end with the biscuits.',
      '{names} followed a smell of cheese, as far as the corner.',
      { text: '{names} weighed an onion on the scales, and then a glove.', needs: ['hands'] },
      { text: '{names} turned the list upside down, and the red thing looked the same.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left at each corner, with the wheel.',
      '{names} shook off a grape, which had rolled under the shelf.',
      { text: '{names} pushed from the side, to keep the trolley off the biscuits.', needs: ['hands'] },
      { text: '{names} held up a red sock, still on the foot.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the red thumb, and it smelled of breakfast.',
      '{names} set off for the jam, and went left with the wheel.',
      { text: '{names} took the pepper back to its shelf.', needs: ['hands'] },
      { text: '{names} packed the bag, with the egg and the jam on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home everything went into its cupboard, and the jam went on the breakfast shelf.',
    'Then they washed, even the thumb. {H} lay down, and there was nothing left on the list.'
  ],
  last: [
    'Now everything was where it belonged, the jam on its shelf and {H} asleep.',
    'Egg, loaf, milk, jam, and at the bottom of the list {H}, asleep.'
  ]
})
