import { wishPlot } from '../wish-plot.ts'

export const tookMyPeg = wishPlot({
  id: 'wish-took-my-peg',
  wishes: ['took my peg', 'took peg', 'took his peg', 'took her peg', 'taken my peg', 'taken peg', 'stole my peg', 'using my peg', 'used my peg', 'my peg nursery', 'peg nursery', 'peg preschool', 'peg kindergarten', 'peg cloakroom', 'peg classroom', 'wrong peg', 'wrong pegs', 'peg swapped', 'swapped pegs', 'someone else’s peg', 'somebody else’s peg', 'someone’s coat peg', 'another coat peg', 'bag on my peg', 'peg picture', 'picture on my peg', 'peg sticker', 'my own peg', 'new peg', 'peg duck', 'peg rabbit', 'took my hook', 'took hook school', 'hook taken school', 'my hook school', 'my coat hook', 'coat hook nursery', 'coat hook preschool', 'coat hook kindergarten', 'coat hook classroom', 'wrong hook coat', 'wrong coat hook', 'took my cubby', 'my cubby school', 'my cubby preschool', 'someone’s bag cubby', 'wrong cubby', 'someone on my peg', 'somebody on my peg', 'someone’s coat on my peg', 'stolen peg', 'stole peg', 'share peg', 'sharing a peg', 'moved my peg', 'same peg', 'peg with a duck', 'peg already taken', 'someone used my hook school'],
  answers: ['peg', 'pegs', 'hook', 'hooks', 'cubby', 'coat', 'coats', 'jacket', 'raincoat', 'anorak', 'bag', 'bags', 'backpack', 'rucksack', 'hat', 'scarf', 'took', 'take', 'takes', 'taken', 'taking', 'stole', 'using', 'used', 'hung', 'hang', 'hangs', 'put', 'puts', 'wrong', 'swapped', 'someone', 'someone’s', 'somebody', 'somebody’s', 'else', 'else’s', 'another', 'other', 'child', 'kid', 'boy', 'girl', 'friend', 'new', 'own', 'picture', 'sticker', 'label', 'name', 'nursery', 'preschool', 'school', 'kindergarten', 'kindy', 'daycare', 'reception', 'class', 'classroom', 'cloakroom', 'teacher', 'today', 'yesterday', 'again', 'every', 'day', 'morning', 'week', 'keeps', 'always', 'upset', 'cross', 'annoyed', 'sad', 'back', 'wants', 'duck', 'rabbit', 'frog', 'snail', 'apple', 'not', 'mine', 'son', 'daughter', 'his', 'her', 'first', 'floor', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'sister', 'brother', 'friends', 'stolen', 'steal', 'share', 'sharing', 'moved', 'coat’s', 'wet', 'rain', 'rainy', 'cold', 'winter', 'autumn', 'tomorrow', 'big', 'small', 'little', 'red', 'yellow', 'blue', 'my'],
  except: ['leg', 'washing', 'line', 'clothes peg', 'tent', 'hit', 'hurt', 'bully', 'bullied', 'bitten', 'died', 'left', 'goodbye', 'nose', 'guitar', 'fish', 'crochet', 'captain', 'pirate', 'phone', 'robot', 'dragon', 'first day'],
  moods: ['losing', 'quarrel', 'change', 'first', 'learning'],
  company: ['duck', 'rabbit', 'peg', 'pegs', 'coat', 'coats', 'raincoat', 'beak', 'ears', 'waves', 'water', 'boy', 'paper', 'picture', 'corner', 'floor'],
  about: 'A boy hangs his coat on the hero’s peg, the one with the duck, and says politely that it is his, until the duck is drawn at home and seen from the other side, where it is a rabbit.',
  titles: ['The Duck Is a Rabbit', 'Somebody on My Peg', '{H} and the Yellow Raincoat', 'Two Waves under a Duck', 'From the Other Side'],
  want: [
    {
      id: 'it-is-mine',
      A: 'partner',
      paragraphs: [
        'Somebody took {H}’s peg at nursery. It was the one with a duck on it. A yellow raincoat hung on it all week, and it was a new boy’s. “This peg’s mine,” said {H}. “It’s mine,” said the boy, quite politely. So {H}’s coat hung on top of the raincoat. By ten o’clock {H}’s coat lay on the floor. “I want my duck back,” {H} told {A} that evening.'
      ]
    }
  ],
  way: [
    {
      id: 'the-first-one',
      A: 'partner',
      paragraphs: [
        '“Then you’ll have to be the first,” said {A}. Next day they went so early that the door was still locked. {H} was first at the duck. At ten o’clock the yellow raincoat hung on top. While {H} looked, both coats fell off. “It’s a one-coat peg,” {H} told {A}. “It gets tired, and lets go of everybody.”'
      ]
    },
    {
      id: 'who-hangs-where',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at the pegs at home, to see how it was done there. There were six, and nobody had ever said whose was whose. All the same {H} knew it. Nobody would have hung a coat on the third. “That’s the umbrella’s,” said {H}. “It drips there.”',
        '“And if I did?” asked {A}. {A} tried it, with the umbrella watching. It felt wrong at once. {A} took the coat away again, and gave the umbrella a small nod.'
      ]
    },
    {
      id: 'a-notice',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could put up a notice,” said {A}, “with your name on.” {H} thought that over. There were nineteen at nursery who could read it, if you counted the nineteen who could not. That was why there were ducks.',
        '“Then an arrow,” said {A}. “An arrow everybody can read.” They drew one, and it pointed down at a peg very clearly. Only it did not say what you should do there. To {A} it looked like, “Here.” They turned it upside down. Now it sent everybody to the ceiling.'
      ]
    },
    {
      id: 'what-the-others-have',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What else have they got on the pegs?” asked {A}. {H} went along them, from the door. There was a bus and a pear. There was something brown that had once got wet. Its girl said that it was a bear. On Mondays she said that it was a bun.',
        '“And nobody takes hers?” asked {A}. Nobody did. You would have had to know what day it was. {H} thought of scratching the duck a little, so that it might be a bun on some days.'
      ]
    },
    {
      id: 'other-on-the-bus',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’ve got a place like that on the bus,” said {A}. “It’s at the window, behind the door. One day a man sat there. I stood beside him and looked, and he looked back.” “Did you say that it was yours?” asked {H}.',
        '“He said it first,” said {A}. “He’d been sitting there for years, too. Only he came in the mornings, and I went home at night.” It had been hard on both of them. Up to then each had thought that the seat waited.'
      ]
    },
    {
      id: 'pet-takes-a-coat',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H}’s coat slid down at home as well, and lay on the floor. {A} came by, and saw a coat without a peg. {A} went round the coat, and sat down on its back, and then on one sleeve. By the time {H} came, it was taken.',
        '“That’s mine,” said {H}. {A} looked up, quite politely. There was no duck on it, as far as {A} could see.'
      ]
    },
    {
      id: 'elder-nine-caps',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We all had the same cap,” said {S}, “and one long row of pegs with nothing on them. After school there were thirty caps, and each of us took the nearest.” “How did you know which was yours?” asked {A}.',
        '“You didn’t,” said {S}. “You put it on, and waited. If it was too big, you went and looked for a bigger head.” Once in the year they had all got their own. Nobody noticed it. It was only very quiet in the hall that day.'
      ]
    },
    {
      id: 'child-is-a-peg',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be your peg,” said {S}, and held out one arm. {A} hung a coat on it. {S} did not mind that at all. {A} hung up a bag too, and then a second coat.',
        'The arm went down, a bit at a time, like a clock at half past. “I’m not letting go,” said {S}. The coats slid off all the same, one after the other. “They let go of me,” said the peg.'
      ]
    },
    {
      id: 'what-a-nice-rabbit',
      A: 'partner',
      paragraphs: [
        '“What’s it like, this duck?” asked {A}. {H} drew it, just as it was, with one eye and a long beak. {A} sat across the table. “What a nice rabbit,” said {A}. “It’s a duck,” said {H}. “There are its ears.” {A} put a finger on the beak. {H} looked, and looked. Then the beak was two long ears. The duck was a rabbit, and looked the other way.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '“They told the boy that his peg was the rabbit,” said {H} slowly. “And he came to mine, and it was one.” {H} thought of all the pegs. Right round the corner there was one with a rabbit from the front. No coat had hung there all week. “He stopped too soon,” said {A}. {H} took blue paper, and tore off two long waves. {A} laid the waves under the duck, and they looked at it from both sides of the table. It swam from here, and it swam from there.'
      ]
    },
    {
      id: 'never-both',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now they wanted to see both at the same time. {A} held the drawing, and they stared. It was a duck. It was a rabbit. It was a duck. There was never a moment between, in which it was half of each. “They take turns,” said {H}.',
        '“I’ll try to catch them at it,” said {A}. {A} blinked very fast, like a hen. It was no use. Whichever came, the other had just gone out by the back of the head.'
      ]
    },
    {
      id: 'what-else-is-two',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There may be more of those,” said {H}. They went through the kitchen with their heads on one side. The grater was a tower. The colander had been a hat all along. A glove with its fingers up was a cow, if you asked it nicely.',
        '“And me?” asked {A}. {H} looked {A} over from the left, and from the right, and upside down between two knees. “You’re you from everywhere,” said {H}. It was good to have something to go by.'
      ]
    },
    {
      id: 'how-many-waves',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Were two waves enough? They tried it with one. One wave under a beak is a moustache, and {A} had to say so. With three the duck went under, as far as the eye. So two it was, side by side, with a small gap to see the legs.',
        '“Has it got legs?” asked {A}. On the peg it had none. {H} was sure that they were there. “It’s paddling,” said {H}. “You’d never stay over one peg so long if you weren’t.”'
      ]
    },
    {
      id: 'mine-cannot-swim',
      A: 'partner',
      paragraphs: [
        'In the morning {A} came along, and {H} stuck the two waves under the duck. The boy in the yellow raincoat came up, and looked at the peg for a long time. “My rabbit’s in the water,” said the boy. “It’s a duck,” said {H}. “Yours is round the corner. I’ll show you.” Round the corner was an empty peg, with a rabbit whose two ears stood up. The boy looked at it with his head on one side, to be quite sure. “Mine can’t swim,” said the boy, and a yellow raincoat hung under it. At ten o’clock both coats were still there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said that a duck was a duck.',
      '{names} looked at the coat, and it did have the floor on it.',
      { text: '{names} brushed the coat that had lain under the peg.', needs: ['hands'] },
      { text: '{names} hung up a hat, only where it always hung.', needs: ['hands'] }
    ],
    way: [
      '{names} got up early too, and was first at nothing.',
      '{names} thought that the peg could do with a rest.',
      { text: '{names} felt the loop of the coat, and it was not to blame.', needs: ['hands'] },
      { text: '{names} held two coats up, and soon got tired as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the drawing once, and it stayed a duck.',
      '{names} kept still for the waves.',
      { text: '{names} tore off a bit of blue, for a puddle.', needs: ['hands'] },
      { text: '{names} pressed the waves flat with one thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening the coat was hung on its own peg at home, and it held. The drawing lay on the table, a duck for one chair and a rabbit for the other.',
    '{H} washed, and there was a little blue on both thumbs. Then {H} lay down on one side, and it was still the same bed.'
  ],
  last: [
    'From one side {H} was asleep, and from the other side {H} was asleep too.',
    'Two coats hung on two pegs tonight, and {H} was asleep.'
  ]
})
