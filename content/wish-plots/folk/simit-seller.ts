import { wishPlot } from '../wish-plot.ts'

export const simitSeller = wishPlot({
  id: 'wish-simit-seller',
  wishes: ['simit', 'simits', 'simit seller', 'simit sellers', 'simit man', 'simitci', 'simitçi', 'simit tray', 'simit head', 'simit cart', 'simit istanbul', 'simit breakfast', 'turkish bagel', 'turkish bagels', 'turkish bread ring', 'turkish bread rings', 'sesame ring', 'sesame rings', 'sesame bread ring', 'sesame bread rings', 'sesame bagel head', 'bread rings head', 'bread rings seller', 'bread seller head', 'bread tray head', 'carries bread head', 'carries rings head', 'rings on his head', 'gevrek seller', 'koulouri', 'koulouri seller'],
  answers: ['simit', 'simits', 'seller', 'sellers', 'sell', 'sells', 'selling', 'sold', 'man', 'lady', 'woman', 'boy', 'girl', 'who', 'carries', 'carry', 'carrying', 'balances', 'balance', 'balancing', 'walks', 'walking', 'calls', 'calling', 'shouts', 'on', 'his', 'her', 'head', 'heads', 'tray', 'trays', 'ring', 'rings', 'round', 'bread', 'breads', 'bagel', 'bagels', 'sesame', 'seed', 'seeds', 'crusty', 'crunchy', 'warm', 'fresh', 'hot', 'baker', 'bakery', 'street', 'streets', 'istanbul', 'izmir', 'ankara', 'turkey', 'turkish', 'türkiye', 'ferry', 'bosphorus', 'morning', 'breakfast', 'tea', 'cart', 'red', 'tower', 'pile', 'stack', 'stacked', 'hole', 'eat', 'eats', 'eating', 'ate', 'buy', 'buys', 'buying', 'bought', 'the', 'with', 'and', 'be', 'being', 'wants', 'to', 'love', 'loves', 'seagull', 'seagulls'],
  except: ['stolen', 'stole', 'robber', 'thief', 'accident', 'crash', 'hit', 'bump', 'hurt', 'headache', 'nits', 'lice', 'allergic', 'allergy', 'wedding', 'earring', 'engagement', 'boxing', 'dragon', 'robot', 'lost', 'died', 'dead', 'hospital', 'poor', 'cold', 'hungry', 'mouldy'],
  moods: ['learning', 'proud', 'first'],
  fed: true,
  company: ['tray', 'ring', 'rings', 'head', 'melon', 'table', 'tea', 'towel', 'sesame', 'rug', 'street', 'customer'],
  about: 'The hero wants to carry the simits on the head like the seller in Istanbul, but a tray does not stay on anything round, until a melon that rolls away is set down in a ring.',
  titles: ['A Ring Under the Rings', 'The Simit Seller', '{H} Has Both Hands Free', 'A Head Is a Melon', 'Who Gets the Hole'],
  want: [
    {
      id: 'on-the-head',
      A: 'partner',
      paragraphs: [
        '{H} wanted to carry simits on {H}’s head, like the seller in Istanbul. A simit is a ring of bread with sesame all over. There were six, still warm, on a round tray.',
        '{A} was the street. “Simit, fresh simit!” called {H}, and lifted the tray up. “I’ll have one,” said the street.'
      ]
    }
  ],
  way: [
    {
      id: 'no-hand-to-sell',
      A: 'partner',
      paragraphs: [
        'As soon as {H} let go, the tray tipped to the left. {H} stepped to the left, to stay under it. It tipped to the right. Three simits got off on the way. So {H} held on with both hands.',
        '“One, please,” said {A}, and held out a button. {H} looked at it. To take the button you need a hand. To give the simit you need another. “I haven’t got one left,” said {H}. “I can see three,” said {A}. “I mean a hand,” said {H}.'
      ]
    },
    {
      id: 'with-the-toes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could take the button with your toes,” said {A}. {H} got out of one sock, stood on the other foot, and took hold of the button. The tray noticed at once. It leaned over, to see what was going on down there.',
        '“And my change?” asked {A}. It had been a large button. {H} thought for a while, on one leg, and the whole street held its breath. “I’ll come back when you have more feet on the ground,” said {A}.'
      ]
    },
    {
      id: 'the-call',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A seller has to be heard up on the top floor. “Simit,” called {H}. {A} sat at the very top, on the sofa, and did not put out a head. “I heard somebody say something,” said {A}, “but it could have been anything round.”',
        '{H} tried it long at the front, and then long at the end. Long at the end was best. A window opened next door. “How much are they?” asked a real voice. They both sat down behind the sofa, and the tray sat down on top.'
      ]
    },
    {
      id: 'sesame-trail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Wherever the tray had tipped, there was sesame. You could read it like a map. “Here you went to the left,” said {A}, on both knees. “Here you turned round, and here there must have been an earthquake.”',
        '“That was when I sneezed,” said {H}. They gathered it with one wet finger each. A simit has more seeds on it than anybody has counted. {A} got to ninety, and then the ninety had been eaten.'
      ]
    },
    {
      id: 'the-other-buys-five',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Now {A} was a customer, in a hurry to catch a ferry. “Is it fresh?” asked {A}. {H} let {A} press one. It sprang back. “Is it crisp?” {A} knocked on it, and it said yes. “And where’s the middle?”',
        '“There isn’t one,” said {H}. “I’m to pay for all of it,” said {A}, “and you’ve kept the best bit.” {H} looked through the ring at {A}. “You get the ferry to look at through it,” said {H}.'
      ]
    },
    {
      id: 'grape-bath',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What holds the sesame on?” asked {H}. “Grapes,” said {A}. “Before they’re baked, the rings have a bath in grape syrup and water. It makes them sticky, so the seeds stay on. And it makes them brown.”',
        'They only had honey. {H} dipped one finger in it and rolled it in the seeds on the tray. Up it came with a furry tip. “Now it only wants baking,” said {A}. {H} ate it plain.'
      ]
    },
    {
      id: 'pet-is-a-gull',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In Istanbul the gulls fly along beside the ferry, for people throw them bits of simit. {A} was the gull. {A} did no flying. {A} kept an eye on the tray from below, where a good deal comes down.',
        '“There,” said {H}, and let a small piece drop. It was gone before it had landed. {H} looked at the rug, and at {A}. “That was the fastest customer I’ve had,” said {H}, “and it never asked for the middle.”'
      ]
    },
    {
      id: 'a-melon-stays',
      A: 'partner',
      paragraphs: [
        '{A} wanted to put the three simits on the table. A melon lay there, and it rolled. {A} put it back, and it rolled the other way. So {A} set it down on one of the simits. It stood still.',
        '{A} gave it a push, and it stayed. “It’s sitting in the hole,” said {A}. “A round thing wants a ring.” {H} felt the top of {H}’s own head. “I’m a melon,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-simit-of-towel',
      A: 'partner',
      paragraphs: [
        '{H} rolled up a towel as long as a scarf, and bent it into a ring. “It’s a simit for underneath,” said {H}. The sellers in Istanbul have just such a ring of cloth. {A} put it on {H}’s head, and the tray on top. {H} let go with one finger after another. It stayed.',
        '“Don’t look at your feet,” said {A}. “If you look down, the tray looks down too.” So {H} looked at the lamp, and walked.'
      ]
    },
    {
      id: 'what-else-is-round',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After that they tried the ring on everything. The round pot stood in it, and so did the ball. An orange stood in a smaller one, which was a bracelet. “What about an egg?” asked {A}. The egg wanted a ring too, and had one already. It was the top of the egg cup.',
        '“It’s a simit of china,” said {H}. There was one round the drain of the sink, and one under the lid of the jar. “They’re all over the place,” said {A}, “and nobody’s ever called them.”'
      ]
    },
    {
      id: 'as-high-as-a-tower',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Some sellers pile the rings up as high as a chimney. {A} made them a tower with the rest of the simits, and put a cup on the top. “How’s the view?” asked {H} from below. “It can see the sea,” said {A}.',
        'They took one from the bottom, and the tower came down a floor. It did not seem to notice. “It thinks that it’s only the hill that’s shrunk,” said {H}.'
      ]
    },
    {
      id: 'elder-and-the-basket',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m on the fourth floor,” said {S} from the good chair. “I’m not coming down for a simit.” In Istanbul they let down a basket on a rope. {S} let down a hat on the cord of a dressing gown. {A} put a simit in it, with the eyes on the lamp.',
        'The hat went up. After a while it came down again, and there was a button in it, and one bite. “That’s your share,” called {S}. “I always pay the seller.”'
      ]
    },
    {
      id: 'how-to-sit-down',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Can you turn round?” asked {A}. {H} turned, very slowly, and the room went past. The tray thought it over, and came too. “Can you nod?” “No,” said {H}, and did not shake {H}’s head either.',
        '“Do you ever laugh, up there?” {H} looked hard at the lamp. A single seed rolled over the edge, and fell on {H}’s nose, and stayed there. {H} sold the next simit with a very straight face.'
      ]
    },
    {
      id: 'who-gets-the-hole',
      A: 'partner',
      paragraphs: [
        '“Simit, fresh simit!” called {H}, with two hands free. One took the button, and one gave the simit. Each time the tray got lighter. At last there was only one left, and {H} sat down with it beside {A}.',
        'They pulled it in two, and the sesame came down like rain. “Who gets the hole?” asked {A}. {H} looked for it. It was gone. But on the table the melon was still sitting in one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed the warm smell, from one end of the street to the other.',
      '{names} looked up at the tray, and waited for it to come down.',
      { text: '{names} opened a window of two hands, and leaned out.', needs: ['hands'] },
      { text: '{names} counted the rings, and looked through one.', needs: ['hands'] }
    ],
    way: [
      '{names} cleaned up the sesame, wherever it had landed.',
      '{names} swayed to the left, and then to the right.',
      { text: '{names} caught a simit on one arm, like a bangle.', needs: ['hands'] },
      { text: '{names} looked for more buttons in the sewing box.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate a whole simit, all but the hole.',
      '{names} walked behind the tray, and looked at the lamp as well.',
      { text: '{names} paid with a button, and got a smaller one back.', needs: ['hands'] },
      { text: '{names} stirred the tea, and held the glass by its rim.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buttons were counted into their box. The tray went up on its shelf. The towel stayed a ring for a while, before it let go.',
    '{H} was washed, and two seeds were found behind one ear. Then {H} lay down, and the pillow made a hollow for {H}’s head, as round as a melon.'
  ],
  last: [
    'On the table the melon sat in its ring and did not roll, and {H} was asleep.',
    'The last simit was sold, the street was quiet, and {H} was asleep with both hands free.'
  ]
})
