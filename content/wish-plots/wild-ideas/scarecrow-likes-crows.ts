import { wishPlot } from '../wish-plot.ts'

export const scarecrowLikesCrows = wishPlot({
  id: 'wish-scarecrow-likes-crows',
  wishes: ['scarecrow makes friends with the crows', 'scarecrow friends with crows', 'scarecrow likes crows', 'scarecrow loves the crows', 'scarecrow friend crow', 'scarecrow crows friends', 'scarecrow best friends crow', 'scarecrow befriends crows', 'scarecrow befriends birds', 'scarecrow friends with birds', 'scarecrow loves birds', 'scarecrow likes birds', 'scarecrow doesn’t want to scare', 'scarecrow won’t scare', 'scarecrow can’t scare', 'scarecrow too nice to scare', 'scarecrow too friendly to scare', 'scarecrow kind to the crows', 'scarecrow wants a friend', 'scarecrow wants friends', 'scarecrow scares nobody birds', 'scarecrow not scary birds', 'scarecrow hugs crows', 'scarecrow feeds the crows', 'scarecrow feeds birds', 'scarecrow nest birds', 'scarecrow talks to the crows', 'crow lands on a scarecrow', 'crows not afraid of the scarecrow', 'crow and the scarecrow become friends', 'lonely scarecrow crows', 'scarecrow lonely friend', 'scarecrow bad at his job', 'scarecrow bad at scaring', 'scarecrow magpie friend', 'scarecrow pigeons', 'scarecrow raven friend', 'scarecrow crow', 'scarecrow crows', 'scarecrow rook friend', 'scarecrow doesn’t like scaring', 'scarecrow hates scaring', 'scarecrow plays with the crows', 'scarecrow helps the crows', 'scarecrow refuses to scare'],
  answers: ['scarecrow', 'scarecrows', 'scare', 'scares', 'scary', 'scaring', 'crow', 'crows', 'bird', 'birds', 'rook', 'rooks', 'raven', 'magpie', 'pigeon', 'pigeons', 'straw', 'field', 'farm', 'farmer', 'seeds', 'peas', 'corn', 'row', 'befriends', 'makes', 'become', 'becomes', 'best', 'likes', 'loves', 'love', 'lonely', 'alone', 'hug', 'hugs', 'feed', 'feeds', 'talk', 'talks', 'sit', 'sits', 'arm', 'arms', 'coat', 'hat', 'job', 'bad', 'good', 'too', 'afraid', 'anymore', 'instead', 'of', 'them', 'all', 'day', 'stands', 'doesn’t', 'won’t', 'can’t', 'nest', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was'],
  except: ['oz', 'wizard', 'dorothy', 'batman', 'gotham', 'halloween', 'creepy', 'nightmare', 'died', 'dead', 'fire', 'burnt', 'burned', 'gruffalo', 'witch', 'pumpkin', 'minecraft', 'competition'],
  moods: ['alone', 'first', 'question', 'change', 'quarrel', 'afraid', 'waiting'],
  isTale: true,
  out: true,
  company: ['scarecrow', 'crow', 'crows', 'pigeon', 'pigeons', 'peas', 'straw', 'sparrow', 'post', 'sleeve', 'wagtail', 'beetle', 'hat', 'coat', 'wind'],
  about: 'A scarecrow is to scare the crows and likes them, and each time they are sent off more peas are gone, until it is seen who comes while no crow is there.',
  titles: ['The Scarecrow Who Liked the Crows', 'Who Comes When Nobody’s There', 'Twenty Peas', '{H} and the Two Crows', 'A Seat on the Sleeve'],
  want: [
    {
      id: 'two-on-each-arm',
      A: 'partner',
      paragraphs: [
        '{H} had sown twenty peas at the edge of a field, and put up a scarecrow. In the evening {H} came with {A} to look. On the scarecrow’s arms sat four crows, two and two. “Good evening,” said the scarecrow. “We’ve just been laughing.” “You’re supposed to scare them!” said {H}. “I know,” said the scarecrow. “But they’re my friends. They’re the only ones who come.” Six peas were gone. {H} wanted to keep the rest.'
      ]
    }
  ],
  way: [
    {
      id: 'how-they-met',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you get to be friends?” asked {A}. “I’d lost a button,” said the scarecrow, “and a crow brought it back. It wasn’t mine. But it was the thought.” The button was on the coat now, with a straw through it. It was from a sofa.',
        'The next day the crow had brought a spoon, and the day after half a clock. “I’ve never been given the time before,” said the scarecrow. It was always twenty to four up there, and nobody minded.'
      ]
    },
    {
      id: 'try-boo',
      A: 'partner',
      paragraphs: [
        '“You’ve got to say boo,” said {H}. “Boo,” said the scarecrow. “I’m so sorry. Boo.” The crows saw that it mattered, and flew off to the far hedge. Now the field was as empty as a plate. In the morning {H} and {A} came back. Eight more peas were gone, with a neat small hole for each. “I said boo all night,” said the scarecrow.'
      ]
    },
    {
      id: 'a-fright-of-ones-own',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps you’re not frightening enough,” said {H}, and took a piece of chalk. The scarecrow was given eyebrows, slanting down, and eleven teeth. {A} looked at it from the end of the row. It looked like somebody who has bitten on a lemon.',
        'A wagtail came to see what was wrong. “Is it your tummy?” asked the wagtail. “It’s my job,” said the scarecrow between its teeth. The wagtail stayed, out of pity. Towards evening the dew washed the teeth off, and it was much better.'
      ]
    },
    {
      id: 'they-know-a-face',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll put on other hats,” said {A}, “so that they think we’re strangers.” {H} put on the scarecrow’s hat, and {A} looked out of an old basket. From the far hedge a crow looked over. It said something, and all of them laughed.',
        '“They don’t go by hats,” said the scarecrow. “A crow knows a face for years. It even tells its children.” It seemed that {H} was known in that hedge as “the one with the peas”. And {A} was “basket, used to be taller”.'
      ]
    },
    {
      id: 'spoons-on-a-string',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} hung up six old spoons on a string. They flashed in the sun, and when there was wind they rang. It was a terrible noise, on purpose. A sparrow came and looked at itself in the second spoon, and put a feather right.',
        'Then it looked in the hollow of the third, where it was upside down. That was even better. “You’ve opened a hairdresser’s,” said {A}. By noon there was a queue of sparrows on the wire. They talked, all of them, to be heard over the spoons.'
      ]
    },
    {
      id: 'a-list-of-lunch',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do crows eat, if it isn’t peas?” asked {H}. The scarecrow knew, because it had been told every day. “Beetles,” it said. “Grubs, and wireworms, and now and then a chip. They say that a pea’s a round thing with no legs.”',
        '{H} turned over a clod, and {A} looked. Underneath there was a wireworm, thin and yellow. It was just on its way to a pea, with its mouth open. The scarecrow put in a good word for the crows. “They’d have had that one by now,” it said. “It’s got six legs.”'
      ]
    },
    {
      id: 'other-is-scarecrow',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} stood in for the scarecrow, who had a stiff neck. {A} stretched out both arms and did not blink. It was harder than it looked. After a time one ear itched, and a beetle went up a leg. “Boo,” said {A}, but that was to the beetle.',
        '“How do you bear it?” asked {A}. “I’m full of straw,” said the scarecrow, “and you’re full of supper. It makes a difference.” And in the evening, it said, somebody comes and sits on you.'
      ]
    },
    {
      id: 'pet-and-the-crow',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had run at the crows once, and they had only come down again behind {A}. Now a crow walked along at {A}’s back, two steps off. When {A} stopped, it stopped. Then it pulled {A}’s tail, just a little, to see what that did.',
        '{A} turned round. There stood the crow, and it looked at the sky. “That’s how they say hello,” said the scarecrow. “With me they do it to the straw.”'
      ]
    },
    {
      id: 'elder-and-the-goose',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was little, I was sent to scare birds,” said {S}. “I had two boards to bang together. I banged all morning, and a robin came nearer and nearer.” “Wasn’t it afraid?” asked {A}. “It thought that I was making worms,” said {S}.',
        'The scarecrow leaned down to hear better. “And what did you do?” “I banged for it,” said {S}, “and it sang for me. That field was the worst in the whole village.”'
      ]
    },
    {
      id: 'who-came-then',
      A: 'partner',
      paragraphs: [
        '{A} looked at the earth beside the holes. “Those aren’t the feet of crows,” said {A}. The prints were small, with the toes turned in. “A pigeon!” said {H}. The scarecrow remembered. Pigeons had come at dawn, when there was nobody on its arms. “And when the crows are here?” asked {A}. “Then I’ve never seen a pigeon,” said the scarecrow. “Crows won’t have them. It’s their field, you see.”'
      ]
    }
  ],
  turn: [
    {
      id: 'come-back',
      A: 'partner',
      paragraphs: [
        '“Then it isn’t the crows that we have to scare,” said {H}. “Come back!” called {A} to the far hedge. One crow came, and looked them in the face. Then it fetched the other three. {H} pulled the sleeves straight, so that they were good to sit on. Next day at dawn a pigeon landed at the end of the row. All four crows stood up on the scarecrow’s arms and said one word. It was not boo. The pigeon left.'
      ]
    },
    {
      id: 'child-learns-the-word',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know the word. “Say it again,” said {S} to the nearest crow. The crow said it. {S} tried, and it was nearly right, and a bicycle on the road went faster. “What does it mean?” asked {A}.',
        '“It means ‘occupied’,” said the scarecrow. “They say it in trees as well.” {S} practised on the gate, and on a puddle. When {A} wanted to lean on the gate, {S} said it once more. It works on people too.'
      ]
    },
    {
      id: 'a-new-name',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Then you aren’t a scarecrow at all,” said {A}. The scarecrow was upset. It had the word on a board round its neck. {H} turned the board over and wrote SCAREPIGEON. They all looked at it. It was long, and somehow less grand.',
        '“I’d keep the old one,” said a crow. “Say it slowly. Scare, crow. It only says that there’s a scare, and that there’s a crow. It never says who does what.” So the board was turned back, and hung a bit straighter.'
      ]
    },
    {
      id: 'wages',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do I owe them?” asked {H}. “They don’t take money,” said the scarecrow. “They’ve got a whole nest of it.” {H} put an apple core on each hand of the scarecrow. The crows ate, and wiped their beaks on the coat, left and right.',
        'After that one of them flew off, and brought back half a comb. It laid that on {H}’s shoe. “What’s this for?” asked {H}. “That’s your change,” said the scarecrow.'
      ]
    },
    {
      id: 'six-came-up',
      A: 'partner',
      paragraphs: [
        'Six peas were left, and all six came up. First there were green loops in the earth, and by Sunday there were leaves. The scarecrow stood there with two crows on each arm, and did its job. “Do you have to say anything?” asked {A}. “I just hold still,” said the scarecrow, “so that they’re comfortable.” A crow pulled one straw out of its cuff, and put it back in on the warmer side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} counted crows, and could not get past four.',
      '{names} looked along the row at the places where there had been a pea.',
      { text: '{names} brushed straw from the shoulder where somebody had been sitting.', needs: ['hands'] },
      { text: '{names} shook the scarecrow’s hand, and kept a bit of it.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down at the end of the row, to keep the last peas company.',
      '{names} listened to the laughing in the far hedge, and did not get the joke.',
      { text: '{names} put a finger in one of the holes, and it was just pea-deep.', needs: ['hands'] },
      { text: '{names} turned up the scarecrow’s collar against the dew.', needs: ['hands'] }
    ],
    turn: [
      '{names} wished the crows good evening, and got one back from each.',
      '{names} walked along the row on tiptoe, so as not to wake a pea.',
      { text: '{names} stuck in a twig for each of the six peas, to hold on to later.', needs: ['hands'] },
      { text: '{names} patted more straw into the arms, because of the weight.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the packet with a few peas in it was put in a drawer. {H} said boo to the drawer, quite kindly.',
    '{H} washed earth from ten fingers. In bed {H} stretched both arms out to the sides, in case anybody wanted to sit.'
  ],
  last: [
    'Both arms lay still, so that somebody could be comfortable, and {H} was asleep.',
    'There was nobody to say boo to, all the way to the morning, and {H} was asleep.'
  ]
})
