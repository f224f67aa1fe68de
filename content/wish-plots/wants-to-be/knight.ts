import { wishPlot } from '../wish-plot.ts'

export const whoeverKnight = wishPlot({
  id: 'wish-whoever-knight',
  visits: 'anything',
  whoever: [
    'wants to be a knight',
    'wants to become a knight',
    'wants to be a brave knight',
    'wants to be a real knight',
    'wants to be the bravest knight',
    'wants to be made a knight',
    'wants to be a knight in shining armour',
    'wants to be a knight in shining armor',
    'wants to be knighted',
    'wants to learn to be a knight',
    'wants to train as a knight',
    'wants to wear armour',
    'wants to wear armor',
    'wants a suit of armour',
    'would like to be a knight',
    'dreams of being a knight',
    'dreams of becoming a knight',
    'thinks it is a knight',
    'plays knights',
    'is a knight in rusty armour',
    'wears a suit of armour',
    'clanks about in armour',
    'wants a sword and shield',
    'wears a saucepan for a helmet',
    'wants to joust',
    'dreams of jousting',
    'wants to be called Sir',
    'wants to sit at the round table',
    'wants to ride into battle',
    'pretends to be a knight',
    'dresses up as a knight',
    'rattles around in armour'],
  except: ['fight', 'fights', 'sword', 'swords', 'battle', 'war', 'armchair', 'chess'],
  company: ['spoon', 'tray', 'colander', 'table', 'plums'],
  fed: true,
  about: 'The hero wants to say “Arise” to somebody, and whoever wants to be a knight cannot kneel in all that tin, until one piece after another has been called for.',
  titles: ['Arise', 'Nothing That Clanks', '{visitor} Kneels', 'Somebody Called for Help', 'The Knight of the Plums'],
  want: [
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '{H} stood on the rug with a crown on and a wooden spoon. {H} wanted to tap somebody on both sides and say “Arise!” Only nobody would kneel down first. “I’m getting the supper,” said {A}.',
        'There was a knock. It was {visitor.first}. “Do they do knights here?” asked {visitor}. “At the castle they looked right over me.” {H} held on tight to the spoon. “We do them until bedtime,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'armour',
      A: 'partner',
      paragraphs: [
        '“A knight has to have armour,” said {A}, who was quite sure. So they tied a tray on in front, and a cake tin behind. On top went the colander. “Kneel,” said {H}, and raised the spoon.',
        '{visitor} tried it. Clang. The tray did not bend at all. {visitor} tried it from the side, and rolled like a dustbin as far as the radiator. “Is that kneeling?” asked {visitor}. “No,” said {H}. “That’s lying.”'
      ]
    },
    {
      id: 'thirty-windows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What can you see in there?” asked {A}, and knocked on the colander. “Everything, but small,” said {visitor}. “There’s one of you in each hole.” {A} was pleased, and waved. All of them waved back, except one. That hole had a bit of noodle in it.',
        '{visitor} laughed. It rang like a bell in there, and it took a while to stop. “It’s a good house,” said {visitor}. “But it’s only got the one room.” {H} picked out the noodle, and there was {A} in that one as well.'
      ]
    },
    {
      id: 'the-horse',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A knight rides. They had a look for a horse, and there was a stool with four legs. “It’s rather quiet,” said {A}. “It’s a good one,” said {H}. “It isn’t afraid of the hoover.” {visitor} stood beside it for some time, so that they could get to know each other.',
        '“Gee up,” said {visitor}. The stool waited. {A} clopped with two cups, so that it should sound further on. “We’re going very fast,” said {visitor}, and held the colander. “I can see that radiator again.”'
      ]
    },
    {
      id: 'coat-of-arms',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'On the tray there had to be a picture, so that people would know who was inside. Most have a lion. “What have you got that nobody else has?” asked {A}. {visitor} did not need long for that. “{caller.part},” said {visitor}.',
        '{A} drew it on paper, as big as the tray would hold, and stuck it on. {H} stepped back as far as the door. “You can see it a long way off,” said {H}. “Then they’ll have time to put the kettle on,” said {visitor}.'
      ]
    },
    {
      id: 'herald',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'A knight does not just come in. First somebody has to shout who it is. {A} had the roll from the kitchen paper, and blew into it. “Too-roo!” went {A}. “Hear, hear! {caller.fact}!” It echoed in the hall.',
        '{visitor} came in, and clanked with both tins. “That was me,” said {visitor} to everybody. They did it three times, because it was so grand. The third time {A} had no breath left, and only said “too”. {visitor} stayed outside until the “roo”.'
      ]
    },
    {
      id: 'the-greeting',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“When two knights meet, they lift their lids,” said {A}. “It means that they come in peace.” {H} met {visitor} by the coats, and lifted the crown. {visitor} could not get at the colander. “I’ve got something else for that,” said {visitor}, and {caller.does}.',
        '{H} had never been greeted like that. “And what does it mean?” asked {A}. “Good evening,” said {visitor}, “and I’ve got all day.” {A} tried it too, and {caller.move}. There was only one cup on the table that fell over.'
      ]
    },
    {
      id: 'round-table',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Knights sit at a round table. The one in the kitchen had four corners. “It’s so that nobody sits at the top,” said {A}. {visitor} walked round it, and at each corner there was a clang. “That’s the top,” said {visitor}, “and that, and that.”',
        '{H} laid a plate in the middle. It was round at least. They all three sat down at that, very close together. “Now nobody’s at the top,” said {A}. “No,” said {H}. “But I’m at the crust.”'
      ]
    },
    {
      id: 'the-promise',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before it a knight has to promise some things. {A} held up a hand and said them, and {visitor} said them after {A}. “I will not run from a giant,” said {A}. “I will not run from a giant,” said {visitor}. “I’ll walk, in this.”',
        '“I will use the mat,” said {A}, who knew what a house needs. “I will turn off the light in the bathroom. I will eat the heel of the loaf.” “I like the heel,” said {visitor}. {A} thought that this was the best knight for years.'
      ]
    },
    {
      id: 'squeak',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At each step something squeaked. It was like a mouse with a small complaint. “In the stories they never squeak,” said {visitor}. {A} knelt down behind, with one ear to the tin. “It’s the string on the handle,” said {A}. “It wants butter.”',
        'They gave it some butter, with one finger. {visitor} took a step, and nothing was to be heard. After three more there was a smell of toast. “A knight comes by night,” said {H}, “and you only notice that you’re hungry.”'
      ]
    },
    {
      id: 'brave-deeds',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What have you done up to now that was brave?” asked {A}. {visitor} thought about it. “I once opened a door with nobody behind it,” said {visitor}. “I hadn’t known that. I said good evening all the same.”',
        '“And I’ve been in a lift.” {A} put down the cloth. “Did you shout?” “Only on the way down.” {A} drew two lines on the edge of the newspaper. One was for the door, and one for the lift. It was more than {H} had thought.'
      ]
    },
    {
      id: 'drawbridge',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to get into the kitchen, but it was a castle. {visitor} stood at the door, and was the guard. “What’s the password?” asked {visitor}. “Butter,” said {A}. “No.” “Please?” “No.” {A} tried it with twelve other words. There was a tea towel that {A} needed in there.',
        '“What is it, then?” asked {A}. {visitor} looked round at {H}. “We haven’t got one yet,” said {visitor}. “We’re waiting till we hear one that we like.” “Colander,” said {A}. That was a good one, and the bridge came down.'
      ]
    },
    {
      id: 'a-quest',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“A quest,” said {A}, “is when you look for something for years and don’t know where it is.” They had one like that. It was the lid of the butter dish. {visitor} set off, past the bread bin and through the dark by the brooms. {H} came along to hold the spoon.',
        'They found a marble. They found a key to nothing. They found a raisin that had been there longer than {H}. “And the lid?” asked {A}. “We’ve seen where it isn’t,” said {visitor}. “We can leave out all of that next year.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I knelt down once to look for a button,” said {S}. “It was on a Monday.” “And did you find it?” asked {A}. “At once. But then I was down there.” {S} had called, and nobody was in. There was a newspaper in reach, and half an apple.',
        '“How long were you there?” asked {visitor}. “Till I’d read about the weather,” said {S}. “Then I remembered which knee was the good one.” {visitor} wanted to see it. It looked just like the other knee, but prouder.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had to be rescued, and sat behind the sofa in a tower. “I’m coming!” called {visitor}, and clanked. “Not yet,” called {S}. “I’ve still got raisins.” They waited below, as polite people do. It was quiet up there, except for the chewing.',
        '“Now?” asked {A}. “Now I’m doing my sock.” {visitor} came back later, and then again. In the end {S} walked round the side, and said that it had got boring. “You’re rescued,” said {A}. “I know,” said {S}. “I did it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had never seen a tray go by without something on it. {A} came along behind, from the door to the table and back. “I’ve got a follower,” said {visitor}. “Knights have got one. It carries things.” But {A} did not carry anything.',
        '{H} put a small piece of crust on the edge of the tray. It was gone before the next clank. Now {A} believed in it even more. All evening a knight went round the table, and a nose came after.'
      ]
    },
    {
      id: 'help',
      A: 'partner',
      paragraphs: [
        '“Help!” called {A}. “Where’s the colander? I’ve got wet plums.” {visitor} was there in three clanks, and gave it up. “Kneel,” said {H}. “Help!” called {A}. “Where’s the tin for the bread?” Off went {visitor}. “Help! I’ve got five cups and no tray!”',
        '{visitor} came back with only the string. “That was all my armour,” said {visitor}. {A} stood in the door with the cups. “It’s the first time that anybody’s come each time I called,” said {A}. “And I didn’t even hear you. Nothing clanked.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-word',
      A: 'partner',
      paragraphs: [
        '{H} looked at {visitor}, from the top to the bottom. There was nothing left that couldn’t bend. “Kneel,” said {H}. {visitor} went right down, without a sound. {H} tapped on the left side, and tapped on the right. {A} held the cups still.',
        'Then {H} opened one royal mouth, and the word was gone. It had waited too long. “Help,” said {H}. And from down there, very quietly, somebody came to help. “Arise,” whispered {visitor}. “Arise!” said {H}, so loud that the cups rang. And up got a knight.'
      ]
    },
    {
      id: 'of-what',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A knight is always a knight of something. There are knights of lakes, and of lions. “Which have we got?” asked {A}. They looked round the kitchen. “Of the Bread Bin,” said {H}. “Of the Draught,” said {A}, who sat in it.',
        '{visitor} tried them all on, and walked up and down in each. “What was it the first time, when you called?” asked {visitor}. “Plums,” said {A}. “The Knight of the Plums,” said {visitor}, slowly. It was round, and it had a stone in the middle.'
      ]
    },
    {
      id: 'queue',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Now {A} wanted it too. “What have you done?” asked {H}, with the spoon up. “I found the other glove,” said {A}. That was enough. {A} knelt on a cushion, and was tapped left and right. “Ow,” said {A}, for that had been an ear.',
        '“Arise,” said {H}. This time the word was there. It was so much there that {H} said it to a chair as well, and to the bin. {visitor} helped them up, one after the other. A knight does not ask who it is.'
      ]
    },
    {
      id: 'no-tin',
      A: 'partner',
      paragraphs: [
        '“Is that me?” asked {visitor}. “I’ve got no tin on.” “That’s you,” said {H}. “The tin was in the way.”',
        'They had bread from the tin and plums from the colander. {A} could not get the lid off the jam. {A} did not even say it. {visitor} was there already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked past the spoon very quickly, without kneeling.',
      '{names} looked through the letter box for a castle.',
      { text: '{names} folded another crown out of the newspaper, for later.', needs: ['hands'] },
      { text: '{names} laid the forks, and left out the spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} stood to one side, so that it could go on rolling.',
      '{names} looked into the cake tin, and met somebody there.',
      { text: '{names} tied the knots at the back, with double bows.', needs: ['hands'] },
      { text: '{names} beat the drum for it on a saucepan.', needs: ['hands'] }
    ],
    turn: [
      '{names} got up as well, for it had been said very loudly.',
      '{names} bowed to the knight, and to the plums.',
      { text: '{names} threw a handful of napkins in the air.', needs: ['hands'] },
      { text: '{names} passed the plums round, and kept none back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray was a tray again, and the colander hung on its nail and dripped. {H} put the spoon back into the drawer, among the other ones.',
    'The light in the bathroom was turned off, as a knight would do it. Then they went down under the blanket, without a clank.'
  ],
  last: [
    'It was a long way till the morning, when somebody would say “Arise” again, and {H} was asleep.',
    'Nobody called for help now, in any room, and {H} was asleep.'
  ]
})
