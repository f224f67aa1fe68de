import { wishPlot } from '../wish-plot.ts'

export const snowAtTheBeach = wishPlot({
  id: 'wish-snow-at-the-beach',
  wishes: ['snow beach same day', 'snow mountains beach', 'snow mountain beach day', 'snow mountain sea', 'snow mountains sea', 'snow and the sea', 'mountains beach same day', 'mountain beach same day', 'mountains sea same day', 'mountain sea same day', 'ski beach', 'skiing beach', 'ski swim same day', 'skiing swimming same day', 'ski morning swim afternoon', 'ski sea', 'skiing sea', 'sledging beach', 'sledge beach', 'snowball beach', 'snowball sea', 'snowballs beach', 'snow sand same day', 'snow swim', 'snow swimming', 'snow lebanon', 'snow beirut', 'faraya', 'faraya beach', 'mzaar', 'cedars beach', 'snow morocco beach', 'snow cyprus', 'troodos snow', 'troodos', 'snow antalya', 'snow california beach', 'snow chile beach', 'etna snow', 'sierra nevada beach', 'snow down to the sea', 'snow morning beach', 'snow morning beach afternoon', 'snow morning sea', 'snow morning swim', 'snow beach bus', 'snow bring beach', 'snow brought beach', 'snow take beach', 'snow took beach', 'snow carry sea', 'snow carry beach', 'snow show sea', 'snow sea one day', 'snow beach one day', 'snow mountain beach', 'snow top mountain sea', 'skiing beach same day', 'ski beach one day', 'mountain morning sea afternoon', 'snowball to the sea', 'snow beach lebanon', 'snow beach both'],
  answers: ['snow', 'snowy', 'snowball', 'snowballs', 'mountain', 'mountains', 'hill', 'hills', 'top', 'up', 'down', 'beach', 'sea', 'seaside', 'sand', 'sandy', 'waves', 'wave', 'water', 'swim', 'swimming', 'paddle', 'paddling', 'ski', 'skiing', 'skis', 'sledge', 'sledging', 'sled', 'same', 'one', 'day', 'morning', 'afternoon', 'lunch', 'both', 'then', 'went', 'go', 'goes', 'going', 'drove', 'drive', 'driving', 'bus', 'car', 'road', 'bends', 'from', 'winter', 'spring', 'january', 'march', 'sunny', 'sun', 'hot', 'warm', 'cold', 'melt', 'melts', 'melted', 'bring', 'brings', 'brought', 'carry', 'carries', 'take', 'takes', 'took', 'lebanon', 'lebanese', 'beirut', 'morocco', 'cyprus', 'turkey', 'chile', 'california', 'spain', 'greece', 'italy', 'japan', 'korea', 'family', 'cousins', 'uncle', 'aunt', 'teta', 'jiddo', 'grandma', 'grandpa', 'picnic', 'coat', 'boots', 'hat', 'trip', 'holiday', 'first', 'time', 'playing', 'play', 'brother', 'sister', 'mum', 'dad', 'friends', 'weekend', 'saturday', 'sunday', 'february', 'april', 'weather', 'wet', 'melting', 'cooler', 'bucket', 'thermos', 'show', 'shows', 'showed', 'seen', 'saw', 'see', 'december', 'today', 'evening'],
  except: ['avalanche', 'accident', 'crash', 'carsick', 'sick', 'ill', 'hospital', 'broke', 'broken', 'leg', 'lost', 'drown', 'drowned', 'storm', 'white', 'queen', 'snowman', 'snow white', 'dragon', 'penguin', 'penguins', 'polar', 'bear', 'yeti', 'robot', 'dog', 'cat', 'stolen', 'died', 'dead', 'war', 'bomb', 'misses', 'leopard', 'globe', 'cone', 'pea', 'crab'],
  moods: ['first', 'change', 'learning', 'proud', 'losing'],
  company: ['snow', 'snowball', 'sea', 'bus', 'coat', 'sock', 'tea', 'driver', 'bend', 'bends', 'beach', 'wave', 'waves', 'mountain', 'road', 'seat', 'stop', 'donkey', 'tea house'],
  out: true,
  about: 'On a day with snow in the morning and the beach in the afternoon the hero wants to show the sea some snow, and it melts on the knees, until a sock that keeps tea hot shows how a coat can keep snow cold.',
  titles: ['Snow for the Sea', 'The Snow Wore the Coat', '{H} Goes Down with the Snow', 'What the Sock Does Not Know', 'Snow in the Morning, Sea in the Afternoon'],
  want: [
    {
      id: 'never-seen-it',
      A: 'partner',
      paragraphs: [
        'In the morning {H} stood on a mountain, in snow up to both knees. Far below lay the sea, quite small. In the afternoon they were going to the beach. “Has the sea ever seen snow?” asked {H}. “Only from down there,” said {A}. So {H} made it a snowball, round and hard, and got on the bus.'
      ]
    }
  ],
  way: [
    {
      id: 'seen-from-below',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps the sea doesn’t want any snow,” said {A}. {H} did not believe it. All day long it lay down there, and had the white mountain in front of its nose. “It keeps coming up the beach to see better,” said {H}.',
        '“And then it goes back,” said {A}. “Because it can’t see over the houses,” said {H}. They looked down at it together. It really did look as if it stood on tiptoe.'
      ]
    },
    {
      id: 'an-egg-and-a-nut',
      A: 'partner',
      paragraphs: [
        'The road went down in bends, and the sun came in on {H}’s side. {H} held the snowball in both hands, so that nothing should happen to it. After the first bend it was an orange. After the second it was an egg, and {H}’s knees were wet.',
        '“Hands are warm,” said {A}. So {H} put it on the seat, in the sun. At the third bend it was a nut. Then there was a puddle, and a lady did not sit down in it.'
      ]
    },
    {
      id: 'ears-go-pop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the next bend {H}’s ears went quite deaf, and then there was a pop. “That’s from going down,” said {A}. “There’s more air on top of you here than in the snow.” {H} looked up. The sky did not look any fuller.',
        'An empty water bottle had come down with them, with its lid on tight. Its sides had been pressed in. “It’s holding its tummy in,” said {H}, “because we’re going to the beach.” They undid the lid, and it let go with a sigh.'
      ]
    },
    {
      id: 'what-to-wear',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It is hard to dress for snow and for the beach. A pair of skis on the roof of the bus had it easy, for skis wear nothing. {H} had swimming things on under a jumper, and the jumper under a coat. “I’m three days in one,” said {H}. At every bend something more came off.',
        '{A} held the gloves, then the scarf, then the jumper. “How far is it to the sea?” asked a man behind them. {A} looked at the pile. “By the clothes,” said {A}, “it can’t be more than a hat and one sock away.”'
      ]
    },
    {
      id: 'the-other-is-a-wave',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What will you say to it?” asked {A}. {H} had not thought of that. So {A} was the sea, to practise. “Good afternoon,” said {H}. “This is snow.” “Sh,” said {A}. “That’s no answer,” said {H}. “It’s all that I ever say,” said {A}.',
        '{H} asked if it was pleased. “Sh,” said {A}, rather kindly. “And it’s cold,” said {H}. {A} came up a little way, touched the coat, and went back with a longer one.'
      ]
    },
    {
      id: 'elder-and-the-donkeys',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Long ago people really carried snow down to the sea,” said {S}. “They pressed it hard, packed it in straw, and went by night, with donkeys. In town it was eaten with syrup.” “Did it last?” asked {A}.',
        '“Half of it did,” said {S}. “The other half ran down the donkey.” {A} thought of that donkey in July, with its cold legs. “I’d have gone as the donkey,” said {A}.'
      ]
    },
    {
      id: 'pet-meets-snow',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'A crumb of snow had come down on somebody’s boot, and {A} found it. {A} smelled at it. It got smaller. {A} stepped back, and looked round at everybody, and smelled again. By then it was only wet.',
        '{A} sat down in front of the place, and watched it closely until the next bend. Whatever had gone in there would have to come out. “{A}’s the first who’s ever waited for it,” said {H}.'
      ]
    },
    {
      id: 'the-sock-does-not-know',
      A: 'partner',
      paragraphs: [
        'At the fourth bend there was a tea house, and the bus stopped. Beside it in the shade lay the last snow. “It’s no use,” said {H}. {A} took out a bottle of tea, in a woollen sock, and tasted it. “It’s still hot,” said {A}. “The sock keeps it in.” {H} felt the sock. It was not hot at all. “It doesn’t let anything through,” said {H}. “Does it know that it’s tea?”'
      ]
    }
  ],
  turn: [
    {
      id: 'buttoned-up-to-the-chin',
      A: 'partner',
      paragraphs: [
        'They stamped the last snow into a ball like a melon. It got a woolly hat and two scarves. Then {H} gave {H}’s own coat, and the snow was buttoned up in it to the top. It sat by the window, and {H} sat beside it in a shirt.',
        '“That one feels the cold,” said the lady. “Yes,” said {H}. “It’s trying to keep it.” The bus went down through pines and olives, and nobody was allowed to look.'
      ]
    },
    {
      id: 'does-it-need-a-ticket',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The driver walked along the bus, and stopped at the coat. “How old is it?” asked the driver. {H} knew that exactly. “It fell last night,” said {H}. Under three you go free.',
        '“Is it going far?” “To the sea,” said {A}. “And when is it coming back?” {H} looked up at the mountain, and at a cloud above it. “By air,” said {H}.'
      ]
    },
    {
      id: 'one-drop',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A drop fell out of the left sleeve. They both saw it. “It’s crying,” said {A}. “It’s only counting,” said {H}. After one bend there was another drop, and after two more there was a third. That was not fast.',
        '{H} held a cup under the sleeve. By the time they could smell the sea, the bottom of the cup was covered. “That’s how much it cost to come,” said {A}.'
      ]
    },
    {
      id: 'hotter-and-hotter',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was so warm down here that a man on the pavement was selling ice. {H} came by in a shirt. Beside {H} was a stout coat with a woolly hat and no face. “Isn’t that one hot?” asked the man.',
        '“No,” said {H}. “It’s the only one that isn’t.” The man looked at his ice, which was getting smaller, and then at the coat. When they turned round, he had wrapped a jacket round his cart.'
      ]
    },
    {
      id: 'both-ways-at-once',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From the beach you could see the mountain. It looked small and white, like something that one could pick up. “That’s where we were,” said {A}. {H} shut one eye and held up a thumb, and all of the morning was behind it.',
        '“This morning I had the sea behind that thumb,” said {H}. So it was a very good thumb, and it had been in both places. There was still some mountain under the nail, to prove it.'
      ]
    },
    {
      id: 'one-long-wave',
      A: 'partner',
      paragraphs: [
        'At the edge of the water {H} undid the buttons. There it was, as big as an orange, and still squeaking. {H} set the snow on the sand, and took one step back. A wave came up, and stopped just before it. The next one touched it, and ran home to tell. Then they all came, in one long wave.',
        '“Now it’s seen snow,” said {H}. The wind was cool by then. {H} put the coat on, and it was cold inside, with the snow’s cold. “It’s kept you some,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down at the sea, over the top of the snow.',
      '{names} left a deep hole in the snow, and got on last.',
      { text: '{names} patted the snowball, until it was really round.', needs: ['hands'] },
      { text: '{names} waved to the sea, to say that they were coming.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left in every bend, and then to the right.',
      '{names} moved up, away from the puddle on the seat.',
      { text: '{names} wiped up what had been the snowball.', needs: ['hands'] },
      { text: '{names} felt the sock, outside and inside.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept the sun off the coat by sitting in it.',
      '{names} walked along the edge of the water, and came back with wet feet.',
      { text: '{names} did up the top button of the snow.', needs: ['hands'] },
      { text: '{names} dug a small hollow in the sand for the snow to sit in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sand was shaken out of one boot. Out of the other came snow, and it was water. The sock was hung up to dry.',
    '{H} was washed, and tasted of salt on one side and of nothing on the other. Then {H} lay down, buttoned in to the chin.'
  ],
  last: [
    'The blanket kept in whatever there was, and {H} was asleep, and it was warm.',
    'Down there the sea told it all once more, from the beginning, and {H} was asleep.'
  ]
})
