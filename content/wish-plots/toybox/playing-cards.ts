import { wishPlot } from '../wish-plot.ts'

export const playingCards = wishPlot({
  id: 'wish-playing-cards',
  wishes: ['playing cards', 'playing card', 'play cards', 'plays cards', 'played cards', 'game cards', 'card game', 'card games', 'pack cards', 'deck cards', 'deck of cards', 'pack of cards', 'ace', 'aces', 'king hearts', 'queen hearts', 'two clubs', 'shuffling cards', 'shuffle cards', 'kards'],
  answers: ['playing', 'play', 'game', 'games', 'two', 'king', 'queen', 'jack', 'hearts', 'clubs', 'spades', 'diamonds', 'higher', 'lowest', 'highest', 'little', 'small', 'bent', 'smallest', 'table', 'shuffle', 'shuffling', 'fun', 'evening', 'rainy', 'sunday', 'night', 'new', 'old', 'own', 'favourite', 'friendly', 'learning', 'learn', 'learns', 'first', 'another', 'one', 'more', 'round', 'beats'],
  except: ['birthday', 'christmas', 'valentine', 'valentines', 'greeting', 'thank', 'pokemon', 'pokémon', 'football', 'match', 'trading', 'uno', 'snap', 'pairs', 'trick', 'tricks', 'magic', 'house', 'tower', 'castle', 'credit', 'bank', 'library', 'red', 'yellow', 'alice', 'wonderland', 'tarts', 'cheat', 'cheated', 'cheating', 'cheats', 'lost', 'lose', 'loses', 'losing', 'always', 'won', 'win', 'wins', 'torn', 'money', 'gambling', 'gamble', 'poker', 'old maid', 'happy families', 'who', 'ventura', 'report', 'hospital', 'cross', 'angry', 'spoons'],
  moods: ['learning', 'first'],
  company: ['card', 'cards', 'two', 'ace', 'king', 'queen', 'three', 'ear', 'pack'],
  about: 'The hero wants the two of clubs to win for once in a game where the higher card takes both, and finds what an ace really is.',
  titles: ['What Beats an Ace', 'The Two with the Bent Ear', '{H} Counts to Two', 'Higher, Said {H}', 'There Is Nothing Under a Two'],
  want: [
    {
      id: 'nearly-won',
      A: 'partner',
      paragraphs: [
        'They each turned over a card, and the higher one took both. That was the whole game. {H} had a Two of clubs with a bent ear. {H} wanted that Two to win, just once.',
        '{H} laid it on the table. {A} laid down a Three. “Higher,” said {A}, and took both of them. “It nearly won,” said {H}. Two turns later {H} won it back with a Ten. The ear was a bit more bent.'
      ]
    }
  ],
  way: [
    {
      id: 'two-against-two',
      A: 'partner',
      paragraphs: [
        'Next it met a Queen. It lay beside that big dress like a stain. “Higher,” said {A}. {H} blew on it first. {H} turned it up very slowly, so that the other card should not notice. The other card was a Nine, and it noticed.',
        '“A Two can’t win,” said {A}. “There’s nothing under a Two.” “Another Two,” said {H}. Then there really came another Two. Nobody was higher, so they each turned over one more. {H} had a Four, and {A} had a King. “Higher,” said {A}.'
      ]
    },
    {
      id: 'no-legs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where are the King’s legs?” asked {H}. They looked. Where you would have expected knees, the King began again. There was a second beard at the bottom, and a second crown. “He’s got two tops,” said {A}.',
        '{H} turned him over. He was the right way up. {H} turned him again, and he still was. “He can’t ever stand on his head,” said {H}. “But he can’t sit down, either,” said {A}. “That’s why they’re all lying down in the box.”'
      ]
    },
    {
      id: 'shuffling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} could shuffle so that it purred. Half of the cards went in each hand, and then they ran into one another like two rivers. “Let me,” said {H}. {H} took half in each hand as well. They met in the middle, and flew.',
        'Cards came down on the sofa and the plant. One went into the teapot. “They’re mixed now,” said {H}. {A} could not deny it. Nobody in the world would have guessed that order.'
      ]
    },
    {
      id: 'holding-them',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A hand is not big enough for so many cards. Whenever {H} took hold on the left, they fell out on the right. So {A} fetched the brush that they swept with, and laid it on its back. You can stand cards up in the bristles.',
        'There they stood, in a row, and looked at {H}. “Now they’ve got a seat,” said {H}. The King had sat down in some fluff. {A} turned away, for you are not supposed to see into somebody else’s brush.'
      ]
    },
    {
      id: 'who-looks-where',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} set the Queens side by side. They all held a flower, and none of them looked at it. Two looked to the left. Two looked to the right, past everybody. “What’s over there?” asked {A}. {H} put a Jack there.',
        'The Jack looked the other way. However you turned those people, nobody ever looked at anybody. Only the King of diamonds had one eye, and used it for the edge of the table. “They’ve had a row,” said {A}. “They had it five hundred years ago.”'
      ]
    },
    {
      id: 'the-joker',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Between a Six and an Eight there was a man with bells on. “What’s he worth?” asked {H}. “Nothing,” said {A}. “He isn’t in this game.” “Then what’s he doing here?” “He’s for when somebody’s missing.”',
        '{H} looked at him. He had one leg in the air, and he’d had it there for years. “So he waits the whole time,” said {H}. They sat him against the teapot, where he could see. Nobody was missing. He kept his leg up all the same.'
      ]
    },
    {
      id: 'moustache',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“One of the four Kings hasn’t got a moustache,” said {A}. “Which one?” {H} guessed spades, because he looked so strict. They laid out all four. Spades had one, and clubs had one that went up at the ends.',
        'It was the King of hearts who was bare under the nose. One hand was up behind his head, as if he had lost something there. “He lent it to the King of clubs,” said {A}. “That’s why it goes up at the ends. It wants to get home.”'
      ]
    },
    {
      id: 'dealing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} dealt them out, and said so each time. “One for you. One for me.” {H} wanted to do it too, and it was harder. “One for you. One for me. Two for me.” They were stuck together. “One for you. One for the floor.”',
        'In the end {A} had twenty-one, and {H} had thirty. One was under {H}’s foot. “It’s quite fair,” said {H}. “You’ve got the thicker ones.” {A} felt them. Then {A} dealt again, from the start.'
      ]
    },
    {
      id: 'the-back',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From behind they were all the same. There was a blue pattern, with leaves, and the leaves went round a flower. “That’s so nobody can tell who’s coming,” said {A}. “It’s wallpaper,” said {H}. “They’re all standing with their faces to the wall.”',
        'Only of the Two could you see who it was, from across the room, by the ear. {A} always knew when it was next. “It can’t keep a secret,” said {H}. “It pricks up its ear.”'
      ]
    },
    {
      id: 'quick-hand',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For a while the cards were dealt by the wind. It came in at the window, and turned over the top one of each pile. The wind had a Five, and then another Five. “It’s playing against itself,” said {A}. Neither of them had put a finger on anything.',
        '{H} shut the window, and then it was their turn. The wind had won two cards. They lay over by the plant, a bit apart, and nobody liked to take them.'
      ]
    },
    {
      id: 'families',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They laid all the clubs in a row, to see the family. It began with the Ace, and after it came the Two, and the Three. The little black leaves got more and more. On the Ten they stood like a crowd at a bus stop.',
        '“And nobody on the Two,” said {H}. There were only those, one at the top and one at the bottom. They had all that white to themselves. “It’s got the best view,” said {A}. The Ten could not even see out.'
      ]
    },
    {
      id: 'fan',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} spread out a whole handful and waved it, because it was warm. A breeze came, with a smell of cardboard and old biscuits. “Those are the Kings,” said {H}. {H} made a fan as well, from four little ones.',
        'It was a weaker sort of wind, but it lasted longer. They fanned each other across the table, with closed eyes. When they opened them again the Two had blown into {A}’s cup. It had one ear over the rim.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} lay down on the pile in the middle, and nobody could win that round. They waited. {A} shut both eyes. “Higher,” said {H} then, because {A} was higher than all of them.',
        'When {A} got up at last, there was a card on {A}’s tummy. It was the Nine of diamonds. It was carried right through the room and back, without {A} knowing. It got off beside the water bowl.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We had a pack with the Jack of spades missing,” said {S}. “My aunt made a new one from a sugar packet. It said sugar at the back. So everybody always knew where he was.” “Wasn’t that bad?” asked {A}.',
        '“It was the best card of all,” said {S}. “You only had to hold it so that they saw it. Then they stopped talking, and looked at each other. I’ve never been so dangerous again.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had a pile too, and played by other rules. {S} looked at each card, and said good night to it. Then {S} laid it face down on the rug, with a tissue over it. There were eleven already.',
        '“Who’s won?” asked {A}. “The Queen can’t sleep,” said {S}. {A} came to have a look. She did have her eyes open. They gave her a Five to hold, and she was given a second tissue.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had got the box that they came in. You could open the flap and shut it. {A} opened it and looked in. There was nobody there. {A} shut it, and waited, and looked again. There was still nobody.',
        '“Higher,” said {H} all the same, and gave {A} a spoon for it. {A} put the spoon in the box. It stuck out at the top, and it had not been there before. That was a good card.'
      ]
    },
    {
      id: 'the-ace',
      A: 'partner',
      paragraphs: [
        'Then {H} had a King, with a crown and a long beard. {A} laid down an Ace. “Higher,” said {A}. “That?” asked {H}. There was one heart on it, in the middle. “It’s only got one!”',
        '“It used to be a one,” said {A}. “It stood at the bottom, under the Two. Then it went up and sat down over the King.” “And what did the King say?” “Nothing,” said {A}. “Kings don’t count. They have somebody to do it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'how-many',
      A: 'partner',
      paragraphs: [
        'A bent ear came up on {H}’s pile. {A} laid down the Ace, and had one hand over both of them already. “Wait,” said {H}. “How many has yours got?”',
        '{A} looked. “One.” “And mine?” {A} did not want to say it. {H} laid a finger on one black leaf, and then on the other. “Two,” said {A} at last.'
      ]
    },
    {
      id: 'asking-the-king',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“We’ll ask the King,” said {A}, and took him off the pile. They showed him the Ace, and they showed him the Two. The King looked past both of them, at the teapot. “He’s thinking,” said {A}.',
        'They turned him round, in case the other one knew. That one had his head on the same side. “He hasn’t said no,” said {H}. They waited while you might count ten. It was further than he could.'
      ]
    },
    {
      id: 'who-is-afraid',
      A: 'same',
      spare: 17,
      paragraphs: [
        'Now the Ace was careful. Whenever {A} turned it up, it went slowly, one corner first. Was there an ear over there? There was a Jack. The Ace lay down, big and calm. “Higher,” said {A}, but not as loudly as before.',
        'Next time a corner was bent on {H}’s pile. {A} saw it, and coughed, and would have liked a different card. “You’ve got to take the top one,” said {H}. It was the Six. You could hear {A} breathe out.'
      ]
    },
    {
      id: 'higher',
      A: 'partner',
      paragraphs: [
        '“Higher,” said {H}, and took both of them. “So a Two beats an Ace,” said {A} slowly, “and an Ace beats a King. And a King beats a Two.” One finger went round on the table, in a ring.',
        '“Then nobody’s at the bottom,” said {H}, and stroked the bent ear. “You won,” {H} told the Two.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the Two to the Three, and saw hardly any difference.',
      '{names} put a nose on the bent ear, which did not help it.',
      { text: '{names} said “higher” along with them, a bit too soon.', needs: ['hands'] },
      { text: '{names} smoothed down the ear with a thumb, and up it came.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on a King, without noticing who it was.',
      '{names} looked under the table, in case there was something under a Two.',
      { text: '{names} pushed the piles straight, which had begun to travel.', needs: ['hands'] },
      { text: '{names} counted the beards, at the top and at the bottom.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up close, to see the one and the two.',
      '{names} breathed out when the Two was picked up.',
      { text: '{names} counted as well, and came to two.', needs: ['hands'] },
      { text: '{names} lifted the Two up high, so that all the Kings saw it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cards went into their box, Kings and all, with the Two on top. It would not go right in. One ear stayed out.',
    '{H} washed, and came to bed. One corner of the blanket was bent back, and {H} got in under the ear. Above that there was nothing more, only the ceiling.'
  ],
  last: [
    'The Two lay over fifty others, with one ear out, and {H} was asleep.',
    'Nobody turned over any more, and nobody was higher, and {H} was asleep.'
  ]
})
