import { wishPlot } from '../wish-plot.ts'

export const sweetThatWasNotPaid = wishPlot({
  id: 'wish-sweet-that-was-not-paid',
  beginsElsewhere: true,
  wishes: [
    'without paying',
    'didn’t pay',
    'didnt pay',
    'did not pay',
    'not paid for',
    'forgot to pay',
    'took sweet shop',
    'took sweets shop',
    'took a sweet shop',
    'taking sweet shop',
    'took candy store',
    'took candy shop',
    'took a toffee',
    'took a lolly shop',
    'took chocolate shop',
    'took bar shop',
    'took gum shop',
    'took something shop',
    'took something from the shop',
    'took something store',
    'stole sweet',
    'stole sweets',
    'stole a sweet',
    'stole candy',
    'stole chocolate',
    'stole lolly',
    'stole something shop',
    'stole from shop',
    'stole from the shop',
    'stole from a shop',
    'stole store',
    'stealing sweets',
    'stealing shop',
    'stealing from the shop',
    'pinched sweet',
    'pinched a sweet',
    'pinched sweets',
    'nicked sweet',
    'nicked a sweet',
    'nicked sweets',
    'nicked from the shop',
    'shoplifted',
    'shoplifting',
    'swiped sweet',
    'sweet in pocket shop',
    'sweet pocket paying',
    'sweet never paid',
    'sweets never paid',
    'never paid for it'
  ],
  answers: ['took', 'take', 'taking', 'stole', 'steal', 'stealing', 'sweet', 'sweets', 'candy', 'toffee', 'lolly', 'chocolate', 'gum', 'bar', 'something', 'shop', 'store', 'supermarket', 'corner', 'from', 'the', 'without', 'paying', 'pay', 'paid', 'pocket', 'found', 'in', 'her', 'his', 'back', 'bring', 'brought', 'give', 'gave', 'return', 'returned', 'sorry', 'say', 'guilty', 'caught', 'and', 'today', 'small', 'out', 'of', 'for', 'it', 'hid', 'hidden', 'lied', 'at', 'till', 'counter'],
  except: ['dragon', 'dragons', 'fox', 'magpie', 'monkey', 'seagull', 'squirrel', 'dog', 'cat', 'mouse', 'robber', 'robbers', 'burglar', 'thief', 'thieves', 'police', 'prison', 'jail', 'pirate', 'pirates', 'gun', 'knife', 'bike', 'car', 'phone', 'money', 'friend', 'from me', 'from us', 'sister’s', 'brother’s', 'lunch', 'bully', 'medicine', 'sleep', 'moon', 'star', 'who'],
  moods: ['afraid', 'quarrel', 'learning'],
  company: ['toffee', 'pocket', 'till', 'lemons', 'counter', 'coin'],
  about: 'In {H}’s pocket a toffee rustles that never went beep at the till, and it will not be quiet until it has.',
  titles: ['It Did Not Beep', 'The Loud Toffee', 'Before the Lemons', '{H} Rustles', 'A Slip as Long as a Thumb'],
  want: [
    {
      id: 'the-stiff-leg',
      A: 'partner',
      paragraphs: [
        '{H} came home from Mr Varga’s shop with one stiff leg. In the pocket on that side was a toffee, in purple paper. It had lain by the till, and {H} had taken it. Nobody had paid for it, and nobody knew.',
        'At each step the toffee rustled, and {H} went hot. {H} wanted to eat it in secret, so it had to be quiet.'
      ]
    }
  ],
  way: [
    {
      id: 'a-growing-leg',
      A: 'partner',
      paragraphs: [
        '“What’s wrong with your leg?” asked {A}, and felt the knee. It crackled. “That’s growing,” said {A}. “I crackled too.” {H} hopped off to the bathroom and shut the door.',
        'There {H} pulled at one end of the paper. It was as loud as a bonfire. {H} coughed, to cover it up, and twisted it shut again.'
      ]
    },
    {
      id: 'stiff-legged-walk',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went along the hall with the stiff leg, swinging it out to the side, like a gate. {A} took it for a game. {A} made one leg stiff too, and came along behind. They met at the coats, and had to turn.',
        '“You do it better,” said {A}. “How do you get it to rustle?” {H} stopped. “It’s the coat,” said {H}. {A} tried on the coat, and swung a leg, and the coat did not make a sound.'
      ]
    },
    {
      id: 'there-is-a-mouse',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Sh,” said {A}. “There’s a mouse.” {H} stood quite still, and the rustling stopped. {H} scratched one ear, and there it was again. {A} crawled along by the skirting board. “It’s very near you,” said {A}.',
        '{A} laid down a crumb of bread for it, and they waited. {H} did not dare to breathe out. “It’s shy,” whispered {A}. “It knows that it shouldn’t be here.” {H} went hot, from the pocket up.'
      ]
    },
    {
      id: 'under-the-cushion',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The toffee would have to lie somewhere else. {H} pushed it under a cushion and sat down far away from it, with both hands free. That was much better. Then {A} came in, and sat down on that very cushion.',
        'Crackle, said the cushion. {A} got up and sat down again. Crackle. “This is an old sofa,” said {A}. All the time that {A} sat there {H} had to talk loudly about something. It was about giraffes. Afterwards the toffee was flatter, and back in the pocket.'
      ]
    },
    {
      id: 'one-can-smell-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It smells of Mr Varga’s in here,” said {A}, and sniffed. In that shop it smelled of string and soap and caramel. {H} said that it must be the milk. {A} smelled the milk. “No,” said {A}. “It’s more where you are.”',
        '{H} moved to the other end of the room, and Mr Varga’s shop came along. It was there at the window, and it was there behind the door. The toffee smelled all the way through the pocket.'
      ]
    },
    {
      id: 'would-you-like-one',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was having some grapes. “Want one?” asked {A}. {H} took one, and bit on it, and it was good. {H} took another. You could eat grapes in the middle of the kitchen, as loudly as you liked.',
        '“You’re very quiet,” said {A}. {H} thought of the toffee, and did not want it so much.'
      ]
    },
    {
      id: 'what-it-says-on-the-slip',
      A: 'partner',
      paragraphs: [
        'In the kitchen {A} unpacked, and read out the slip from the till. “Bread, beep,” said {A}. “Milk, beep. Four lemons, beep. And that’s everything.”',
        '{H} put the toffee on the table, beside the lemons. “Not that,” said {H}. {A} looked at it, and then at the back of the slip. “No,” said {A}. “It hasn’t beeped.”'
      ]
    },
    {
      id: 'how-it-went',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How did it get in there?” asked {A}. {H} showed it. Here was the till, and here was {H}, and {A} was looking for the purse. “My hand went out, just to see what it felt like. And then it was shut.” {H} looked at that hand, on both sides.',
        '“Did you want to?” asked {A}. {H} thought about it for a long time. “A bit before, I did,” said {H}, “and a bit after, I didn’t. But it was in there by then.”'
      ]
    },
    {
      id: 'beep-at-home',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Then I’ll beep it now,” said {H}, and slid the toffee across the table. “Beep.” They both listened. “That was you,” said {A}. {H} tried it with the microwave, which does a proper one. But that only meant that it was ready.',
        '“It’s got to beep at the right till,” said {A}. “Tonight Mr Varga will count his toffees, and get one too few.” They imagined Mr Varga, in the dark shop, starting again from the beginning.'
      ]
    },
    {
      id: 'throw-it-away',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} had another idea. “We could throw it away. Then it’s gone.” {A} held up the bin by its lid, and {H} held up the toffee. It hung there for quite a while, purple, with its two ears.',
        '“Is it gone from here then,” asked {A}, “or gone from there?” {H} thought about it, and did not let go. Mr Varga would still have one too few.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“With me it was a pear,” said {S}. “It was off the stall at the corner. I was six. I put it under my cap. Then the greengrocer said good morning, and I had to lift my cap to him.” {S} showed how you lift a cap.',
        '“And what did he do?” asked {A}. “He picked it up,” said {S}, “and wiped it, and said that it was ripe on one side. My mother came back with me, and I paid. I’ve never liked a cap since.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} stood in front of the toffee, with both hands at the back. “Whose is it?” asked {S}. “Mr Varga’s,” said {A}. “Then why is it on our table?” {A} did not know where to begin.',
        '{S} bent down to it. “Are you lost?” asked {S}. “Do you know your address?” It gave a small rustle, because of the breath. “It wants to go home,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had known it the whole time. {A} had gone along beside that pocket ever since the shop, with great interest. Now {A} looked at the table, and then at {H}, and waited for somebody to do something.',
        '“You’d have told,” said {H}, “if you could.” {H} pushed the toffee behind the lemons, because of {A}. {A} was not going to pay either.'
      ]
    },
    {
      id: 'a-coin-on-the-table',
      A: 'partner',
      paragraphs: [
        '{H} fetched a coin from the savings tin, and laid it beside the toffee. “Now it’s paid.” “But they’re both on our table,” said {A}. “The toffee came from Mr Varga’s shop to us. So the coin has to go to Mr Varga’s shop.” {H} looked at the door. “Will you come too?” “As far as the counter,” said {A}. “You do the talking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-you-say',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the way they practised what to say. “Hello, I’ve found this,” tried {H}. “Where did you find it?” asked {A}, with Mr Varga’s voice. “In my pocket.” “And who put it there?” It got longer and longer.',
        '“Say it in the order that it happened,” said {A}. “I took it, I’m sorry, here’s the money,” said {H}. That took only three steps.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was a queue at Mr Varga’s, and they joined it at the very end. A man bought eggs, and opened the box, and looked at each. A woman wanted a stamp. “You can go in front of me,” {H} said to a boy with a bottle.',
        'Then there was nobody left to let by. {A} stood close behind, and did not push. “I’m here,” said {A}, “up to the counter.”'
      ]
    },
    {
      id: 'beep',
      A: 'partner',
      paragraphs: [
        'Mr Varga leaned over the counter. {H} held out the toffee on one hand, and the coin on the other. “I took it,” said {H}. “It didn’t beep. I’m sorry. This is the money.” “When was that?” asked Mr Varga. “Before the lemons,” said {H}.',
        'Mr Varga looked at the toffee, which was warm and flat, and at {H} for rather longer. “So that’s where it was,” said Mr Varga. And Mr Varga took the coin, and pressed one key. Beep.'
      ]
    },
    {
      id: 'the-till-knows',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The drawer of the till sprang open, and the coin went in with its own sort. Then the drawer shut by itself. “Is it right now?” asked {H}. “Now it’s right,” said Mr Varga. “I’d looked for that toffee under the counter, on my knees.”',
        '{H} looked at his knees. They were grey with dust. {H} had never thought that anyone would look for a toffee. {H} went round, and patted off the dust.'
      ]
    },
    {
      id: 'the-loud-toffee',
      A: 'partner',
      paragraphs: [
        'A slip came out, as long as a thumb: one toffee. Now it was {H}’s own. {H} walked out on two good legs, and rustled at each step. In front of the shop {H} pulled the paper open by both ends, as loud as a bonfire.',
        '{H} bit it through, and {A} got the other half. “Your leg’s better,” said {A}, and chewed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked on the side where the pocket was.',
      '{names} heard something rustle, and came nearer.',
      { text: '{names} carried the bread and the milk.', needs: ['hands'] },
      { text: '{names} put away the shopping bag for next time.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the bathroom door, and heard a cough.',
      '{names} rolled a lemon across the floor.',
      { text: '{names} set the lemons in a row.', needs: ['hands'] },
      { text: '{names} looked into other pockets, and found a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the shop door, next to the onions.',
      '{names} pricked up both ears at the beep.',
      { text: '{names} held the shop door open, and the bell rang twice.', needs: ['hands'] },
      { text: '{names} folded the purple paper into a boat.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} laid the small slip on top of the long one. Bread, milk, four lemons, one toffee. Now everything was on it.',
    'Then {H} brushed each tooth, for toffee sits deep, and turned out both pockets. There was nothing in them but fluff. {H} lay down, and no part of the bed rustled.'
  ],
  last: [
    'Without a rustle {H} turned over, and was asleep.',
    'In a dark shop a till had counted, and it came out right, and {H} slept.'
  ]
})
