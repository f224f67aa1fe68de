import { wishPlot } from '../wish-plot.ts'

export const dressingUp = wishPlot({
  id: 'wish-dressing-up',
  wishes: ['dressing up', 'dressing-up', 'dress up', 'dress-up', 'dressup', 'dressed up', 'fancy dress', 'dressing up box', 'costume', 'costumes', 'costume party', 'dress up box', 'dressing up clothes', 'pretend be somebody else'],
  answers: ['box', 'clothes', 'party', 'day', 'world', 'book', 'week', 'playing', 'game', 'games', 'for', 'school', 'nursery', 'my', 'her', 'his', 'with', 'friends', 'friend', 'sister', 'brother', 'grandma', 'mum', 'mummy', 'play', 'at', 'in', 'and', 'new', 'favourite', 'loves', 'pretend', 'corner', 'cape', 'crown', 'hats', 'hat', 'wig', 'making', 'choosing', 'funny', 'tomorrow', 'competition', 'up', 'cupboard', 'fun', 'costume', 'fancy', 'dress'],
  except: ['getting', 'get', 'gets', 'gown', 'gowns', 'table', 'herself', 'pyjamas', 'uniform', 'halloween', 'wedding', 'dog', 'cat', 'christmas', 'nativity', 'princess', 'superhero', 'witch', 'ghost', 'elsa', 'unicorn', 'dragon', 'dinosaur', 'bunny', 'easter', 'carnival', 'purim', 'forgot', 'lost', 'torn', 'hates', 'scratchy', 'animals', 'who', 'shop', 'myself', 'himself', 'herself', 'swimming', 'mermaid', 'zombie', 'spider', 'spiderman', 'batman', 'itchy', 'salad', 'own', 'robot', 'doctor', 'nurse', 'fairy', 'pirate', 'knight', 'fox', 'eid', 'diwali', 'holi', 'christening', 'church'],
  moods: ['first', 'waiting', 'proud'],
  company: ['pirate', 'queen', 'king', 'lion', 'horse', 'swan'],
  about: 'Whatever the hero puts on, it is known at once who is in it, until the hero goes as somebody from home.',
  titles: ['Just a Minute', 'The Queen Came In with a Hop', 'Hello, {H}', 'It Depends on the Glove', '{H} in Somebody Else’s Slippers'],
  want: [
    {
      id: 'pirate',
      A: 'partner',
      paragraphs: [
        'The dressing-up box was open, and {H} wanted to be somebody nobody would know. {H} came in as a pirate, with a patch and a curtain ring on one ear. “Good evening,” said the pirate, as deep as a drain. “Hello, {H},” said {A}.',
        '{A} had one long glove on, and was up to {A}’s neck in the box. “What are you?” asked {H}. “That depends on the other glove,” said {A}. “Just a minute.”'
      ]
    }
  ],
  way: [
    {
      id: 'queen',
      A: 'partner',
      paragraphs: [
        'So {H} went out and came back as a queen. A veil hung down to the floor all round, with a crown on top. “Who am I?” asked the queen. “Just a minute,” said {A} in the box, and then looked up. “Hello, {H}.”',
        'After that came a lion, with so much mane that it could not find the door. “Hello, {H},” said {A}. “Mind the chair.”'
      ]
    },
    {
      id: 'moustache',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a moustache in the box as well, a brown one that stuck. {A} put it on and looked grand at once. “I used to be in charge of trains,” said {A}. Then it tickled, and {A} sneezed.',
        'The moustache was gone. They looked on the floor and in the box. “There it is,” said {H}. It was over {A}’s left eye. “Now I’m somebody who doesn’t believe you,” said {A}, and lifted it.'
      ]
    },
    {
      id: 'train',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The king’s robe was a bedspread, and most of it came along behind. The king walked round the room once with his chin up. When he turned round, there lay on his robe a sock, two bricks and an apple.',
        '“Those are my people,” said the king. {A} took the apple. “That was the mayor,” said the king. “He was very crisp,” said {A}, with {A}’s mouth full.'
      ]
    },
    {
      id: 'horse',
      A: 'other',
      spare: 3,
      paragraphs: [
        'With the brown blanket you could be a horse. {H} was the front half, and {A} was the back. “What’s there to see?” asked the back half. “The door,” said the front half. “I’ve only got your trousers,” said the back.',
        'They trotted. At the corner the front half went left and the back half went right. The horse got longer and longer. Then there was no more blanket in the middle, and the two halves looked at each other. “Whoa,” said both of them.'
      ]
    },
    {
      id: 'which-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“For book day you have to be somebody out of a book,” said {A}. {H} had on one boot, a wing and a colander. “Which book’s that?” “It isn’t finished yet,” said {H}.',
        '{A} walked round {H} to have a look at the back. There was a tail, with a bow. “I’d read it,” said {A}. “Does it end well?” “You can’t tell,” said {H}. “We’re only at the wing.”'
      ]
    },
    {
      id: 'zip',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The best costume in the box had a zip at the back. {H} reached over one shoulder and got hold of the top. {H} reached up from below and got hold of nothing. Between the two hands there was a bit of back that nobody could get to.',
        '“Breathe in,” said {A}, and pulled. It went up like a train. “Now breathe out.” {H} could not. {H} stood there like a sausage, and nodded, to show how well it fitted.'
      ]
    },
    {
      id: 'wig',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Anybody who put on the yellow wig said something silly. It was warm in there, and the words came by themselves. “My house is made of noodles,” said {A}, and took it off, quite startled. “I never said that.”',
        '{H} did not believe it and put on the wig. {H} meant to say good evening. “I’m married to a spoon,” said {H}. They laid the wig back in the box, with the hair down, and waited until it had cooled.'
      ]
    },
    {
      id: 'cape',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A cape has to stand out behind you, or it’s only a towel. {H} stood still and looked strong, and the cape hung down. “You haven’t got any wind,” said {A}.',
        'So {A} waved a large book at it, up and down. The cape rose a little at one corner. “Look further away,” puffed {A}. “As if there’s a mountain.” {H} looked at a mountain. Then it was {A}’s turn to have the wind, and after that both their fringes stood straight up.'
      ]
    },
    {
      id: 'pet-bow',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was a bow tie left over, and {H} laid it down in front of {A}. It need not be put on. It was enough to sit behind it.',
        'Now {A} looked like somebody who owned a hotel. {H} tucked in {H}’s shirt and asked whether there was a room free. {A} looked {H} over, from the boots up, and looked away. The hotel was full.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'At the very bottom lay a green hat with a feather. “But that’s mine!” said {S}. “I went dancing in that.” {S} blew off the fluff and put it on. It still knew where to sit, a little over one ear.',
        '“That isn’t dressing up,” said {A}. “It’s only you.” “You should have seen me,” said {S}, and walked to the window and back. The feather nodded to both sides. {A} had never seen that walk before.'
      ]
    },
    {
      id: 'child-cloth',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a tea towel over {S}’s head, and nothing else. “I’m not here,” said the tea towel. {A} looked about. “Has anybody seen {S}?” asked {A}. “I had a biscuit for {S}.”',
        'A hand came out from under the towel, with the palm up. {A} laid the biscuit in it, and the hand went in again. There was some chewing. “It’s a pity that nobody’s here,” said {A}. “Mm,” said the tea towel.'
      ]
    },
    {
      id: 'the-hop',
      A: 'partner',
      paragraphs: [
        '“But you couldn’t see any of me!” said {H}. “How did you always know it was me?” “You came in with a hop,” said {A}. “The pirate hopped, and so did the queen. Then you put one foot on the other. And you ask who you are. A queen would know.”',
        '{H} looked down. One foot was standing on the other.'
      ]
    },
    {
      id: 'glove-talks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A}’s one glove went up past the elbow. With the fingers together it was a swan. It looked round at {H}. “Have you got anything to eat?” asked the swan. {H} offered it a bead.',
        'It took the bead, and passed it down its neck, and it was gone. “Thank you,” said the swan. “You swallowed that with your sleeve,” said {H}. “It’s how we do it,” said the swan.'
      ]
    }
  ],
  turn: [
    {
      id: 'slippers',
      A: 'partner',
      paragraphs: [
        'Outside the door {H} thought hard. This time {H} took {A}’s slippers and {A}’s jumper. Then {H} came in, without a hop, and put both feet down flat. {H} went to the shelf and felt along it for something, as {A} always did.',
        '“Who’s that?” asked {A} from the box. “Just a minute,” said {H}. {A} looked at the slippers, and at the jumper, and at the hand on the shelf. “But that’s me,” said {A}. At last somebody had not known {H}. “Good evening,” said {H}. “You haven’t seen a glove, have you?”'
      ]
    },
    {
      id: 'same-time',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They stood in front of each other, as at a mirror. {A} scratched one ear, and so did {H}. {A} sighed, and {H} sighed too, a little better. “I don’t sigh like that,” said {A}. “Yes, you do,” said {H}. “When there’s washing-up.”',
        '{A} tried to do something that {A} never did, and stuck out a tongue. But in the mirror there was a tongue already. “I knew I was going to do that,” said {H}.'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '“If you’re me, then I’ll have to be you,” said {A}, and went out. The door opened again, and somebody came in with a hop, and put one foot on the other. “Who am I?” “Hello, {H},” said {H}. “It’s your bedtime.”',
        '“I’m not tired,” said {A}, and hopped. So {H} led {A} by the glove to the sofa. The lion’s mane went over {A}, right up to the chin. “A story!” said {A}. {H} felt along the shelf, quite slowly. “Just a minute,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in as a heap of scarves.',
      '{names} greeted the pirate with a growl of respect.',
      { text: '{names} dug in the box, and threw hats out behind.', needs: ['hands'] },
      { text: '{names} tried on seven necklaces and a tea cosy.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed to the queen, and sat down on the veil.',
      '{names} bobbed up and down as well, and so looked exactly like {H}.',
      { text: '{names} led the lion to the door, by the mane.', needs: ['hands'] },
      { text: '{names} held out the crown, on a cushion, for the next one.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked from one to the other, and back.',
      '{names} got behind the curtain, so as to be nobody at all.',
      { text: '{names} found the second glove, and put it on a foot.', needs: ['hands'] },
      { text: '{names} felt along the shelf as well, from the other end.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything went back into the box, the crown, and the patch, and the mane. Under it all lay the other glove.',
    '{H} gave back the slippers, washed, and dressed up as somebody in pyjamas. That one was known at once.'
  ],
  last: [
    '“Just a minute,” said {H}, with {H}’s eyes shut, and was asleep.',
    'Under the blanket one foot lay on the other. Anybody could see that it was {H}, asleep.'
  ]
})
