import { wishPlot } from '../wish-plot.ts'

export const tripToTheDump = wishPlot({
  id: 'wish-trip-to-the-dump',
  wishes: ['trip to the dump', 'trip dump grandpa', 'trip dump grandad', 'trip dump dad', 'going dump mummy', 'going to the dump with daddy', 'going dump dad', 'going dump mum', 'going dump grandad', 'going dump grandpa', 'going tip daddy', 'going tip dad', 'going tip grandad', 'going tip grandpa', 'dump grandad', 'dump grandpa', 'dump grandma', 'dump dad', 'dump daddy', 'dump pop', 'dump uncle', 'dump saturday', 'drive to the dump', 'visit to the dump', 'rubbish dump', 'garbage dump', 'town dump', 'city dump', 'junk yard', 'junkyard', 'scrapyard', 'scrap yard', 'scrap heap', 'rubbish tip', 'council tip', 'trip to the tip', 'tip grandad', 'tip grandpa', 'tip dad', 'tip daddy', 'recycling centre', 'recycling center', 'recycling depot', 'recycling yard', 'transfer station rubbish', 'waste centre', 'household waste', 'landfill', 'things thrown away dump', 'took old sofa dump', 'treasure at the dump', 'treasure at the tip', 'found at the dump', 'found at the tip'],
  answers: ['trip', 'outing', 'visit', 'going', 'goes', 'go', 'went', 'drive', 'drove', 'driving', 'take', 'took', 'taking', 'dump', 'tip', 'rubbish', 'garbage', 'trash', 'junk', 'scrap', 'waste', 'recycling', 'centre', 'center', 'yard', 'skip', 'skips', 'bins', 'bin', 'throw', 'throwing', 'threw', 'thrown', 'away', 'old', 'broken', 'things', 'stuff', 'chair', 'sofa', 'kettle', 'lamp', 'bike', 'bath', 'car', 'boot', 'trailer', 'van', 'full', 'found', 'find', 'finds', 'bring', 'brought', 'home', 'back', 'treasure', 'grandad', 'grandad’s', 'granddad', 'grandpa', 'grandpa’s', 'pop', 'pops', 'gramps', 'papa', 'opa', 'nonno', 'abuelo', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'uncle', 'nana', 'grandma', 'granny', 'brother', 'sister', 'we', 'my', 'saturday', 'sunday', 'weekend', 'morning', 'every', 'loves', 'love', 'favourite', 'fun', 'best', 'smelly'],
  except: ['truck', 'trucks', 'dumper', 'lorry', 'dumptruck', 'toe', 'finger', 'fingertip', 'felt', 'ear', 'tail', 'nose', 'tongue', 'toy', 'teddy', 'cat', 'kitten', 'fox', 'seagull', 'robot', 'dragon', 'monster', 'cow', 'iceberg', 'restaurant', 'waiter', 'died', 'dead', 'sad', 'cried', 'lost', 'by mistake', 'accident', 'asparagus', 'genie', 'superhero', 'blew', 'bin men'],
  moods: ['losing', 'change', 'learning'],
  company: ['dump', 'corner', 'kettle', 'lamp', 'chair', 'gate', 'table', 'bath', 'car', 'oar', 'globe', 'man', 'door', 'plug', 'bin', 'bins', 'sign', 'suitcase', 'tub'],
  about: 'The hero takes three old things to the dump to have an empty corner to sit in, and three others come home, until it is seen where the hero sits down to think about it.',
  titles: ['Three In and Three Out', 'Only Throwing Today', '{H} at the Dump', 'The Corner Behind the Door', 'A Bath With No Water'],
  want: [
    {
      id: 'the-corner',
      A: 'partner',
      paragraphs: [
        '{H} had three things for the dump. There was a kettle with a hole, a lamp with no neck, and a chair with three legs. They filled the corner behind the door, and {H} wanted to sit there with a book. So all three went into the car, and {H} and {A} drove to the dump. At the gate stood a man in an orange coat. “Throwing or fetching?” asked the man. “Only throwing,” said {H}. “They all say that,” said the man.'
      ]
    }
  ],
  way: [
    {
      id: 'which-bin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Over every bin at the dump hung a sign. “Wood,” read {A}, “and Metal, and Glass, and Soft.” {H} wondered where a chair belongs. It was wood, with metal screws in it, and the seat was soft. Under the seat there was also some old toffee.',
        '“There’s one more,” said {A}. At the end hung a sign that said “All Else”. It was the biggest of the bins. “I thought so,” said {H}. “Most things are that.”'
      ]
    },
    {
      id: 'how-they-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} and {A} stood at the rail with their eyes shut, and listened to the dump. Metal shouted when it was thrown in. Glass laughed, and was a long time about it. “That was wood,” said {A}, at a knock. “It wants to come in.”',
        'Then somebody threw something, and they heard nothing at all. They opened their eyes. It was a mattress. “It was asleep already,” said {H}.'
      ]
    },
    {
      id: 'the-magnet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Above the metal at the dump hung a magnet, as round as a table. It came down slowly, and up jumped a bucket, two pans and a bedspring. “They’ll be melted,” said {A}, “until it’s all one soup. After that it can be anything, a bicycle or a bell.”',
        '{H} looked after the bucket. “Can it be a bucket again?” asked {H}. {A} thought so. It would not even notice, apart from the soup.'
      ]
    },
    {
      id: 'other-says-goodbye',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had brought a cracked glass bowl for the dump, and could not let it go. “I’ve eaten trifle out of that,” said {A}, “when I was as small as you.” {H} said that it had a crack. “It had that then as well,” said {A}.',
        'They let it sit on the rail for a bit, where it had a view. Then {A} turned away, and let go. The bowl rang all the way down, and it sounded like a laugh. “It’s taken it well,” said {A}.'
      ]
    },
    {
      id: 'elder-cart',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was little, the dump came to us,” said {S}. “It was a cart with a horse, and a man who rang a bell. For an old pot you got a cup. For a whole bath we got a goldfish.” {A} wanted to know who had been better off.',
        '“We had nowhere to keep it,” said {S}. “We’d only had the one bath.” So the goldfish had lived in the cup. “It’s always been like that with fetching,” said {S}.'
      ]
    },
    {
      id: 'pet-in-the-boot',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The chair was out of the car, and where it had been, {A} sat. {A} looked out at the dump with great calm. The man in orange came by, and looked in. “Throwing or fetching?” asked the man.',
        '“Neither,” said {H}. “That one’s ours.” The man studied {A} from all sides. “Shame,” said the man. “That’s the best thing that’s come in all day.”'
      ]
    },
    {
      id: 'three-come-home',
      A: 'partner',
      paragraphs: [
        'In went the kettle, with a shout. In went the lamp and the chair. But by the gate stood a table, for things too good to throw away. “We’ll only look,” said {H}. “With our eyes,” said {A}. There was a globe with a dent in the sea. There was an oar, and an umbrella tub as high as {H}’s chin. At home {H} stood them in the corner. It was fuller than before.'
      ]
    },
    {
      id: 'what-a-dent-is-for',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At home they looked at what they had fetched from the dump. “What do we need an oar for?” asked {A}. “It’s a spoon,” said {H}, “for when there’s a lot of soup.” “And the globe?” The dent was in the middle of the sea.',
        '{H} poured a drop of water in the dent. Now it was the only globe in the street with a real sea. “And it’s got a leak,” said {A}, whose foot was wet. “That’s the tide,” said {H}.'
      ]
    },
    {
      id: 'sitting-down',
      A: 'partner',
      paragraphs: [
        'Back they went to the dump, with the globe, the oar and the tub. “Only throwing,” said {H}. The man wrote something down. {H} put all three on the table, and had to think. “Whatever I put in a corner,” said {H}, “it takes up the corner.” {H} had sat down to say it. {A} looked at what {H} was sitting in. It was an old tin bath, with no plug. “That’s as big as the corner too,” said {A}, “but you’re in it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-needed-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then a woman came up to the table at the dump, with a chipped vase. “I’m only throwing,” said the woman. Then the woman saw the umbrella tub. “Oh,” said the woman. “Only looking?” asked {A}. “With my eyes,” said the woman.',
        'Soon the tub went off in a small green car, with its top out of the window. It had stood on the table for about one yawn. “It gets about more than the umbrellas do,” said {H}.'
      ]
    },
    {
      id: 'child-which-bin-am-i',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wished to know which of the bins at the dump {S} belonged in. {A} felt {S}’s arm. “Soft,” said {A}. “But I’ve got a metal button,” said {S}, “and a stick.” {A} looked along the signs again.',
        '“Then you’re too good to throw away,” said {A}. “You’d have to go on the table.” {S} stood beside the table, quite still, with a price in mind. It was too high, so {A} got {S} for nothing.'
      ]
    },
    {
      id: 'the-bath',
      A: 'partner',
      paragraphs: [
        '“Some things are full right through,” said {A}, “and some have their room inside.” {H} measured the bath with both arms, and kept them like that as far as the gate. “Throwing or fetching?” asked the man in orange. “Fetching,” said {H}, “one bath.” The man counted. “Three in and one out,” said the man. “You’re getting better.” The bath was tied to the roof of the car. It hummed in the wind all the way.'
      ]
    },
    {
      id: 'no-plug',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s got no plug,” said {A}. They had both bent over the bath from the dump, and looked at the hole. “The water would run out.” “I haven’t put any in,” said {H}. So that was all right.',
        'But a hole is a hole. {H} dropped a pea through it, to try it out, and it rolled away under the cupboard. “What it can’t have in it is peas,” said {H}. They wrote that on the edge.'
      ]
    },
    {
      id: 'other-tries-it',
      A: 'other',
      spare: 10,
      paragraphs: [
        'What was so good about a bath from the dump? {A} got in at the other end, to see. It was a bit narrow at the knees. “Shall I wash my ears?” asked {A}. “It isn’t that kind,” said {H}. “It’s for sitting.”',
        '{A} sat. After a while {A} put both arms along the rim, and sighed. “It’s the best bath I’ve ever had,” said {A}. “There’s no flannel in it.” Then {A} could not get up, and had to be fetched.'
      ]
    },
    {
      id: 'in-the-corner',
      A: 'partner',
      paragraphs: [
        'The tin bath went into the corner behind the door. To the left there was a finger’s breadth over, and to the right there was none. The corner was as full as ever. {H} got into the bath with a book, and there was room for both elbows. “So what have we brought home from the dump?” asked {A}. “The corner,” said {H}. {A} was given the end with the tap, where there was no tap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked as if fetching would be nicer.',
      '{names} rode to the dump squeezed in beside the lamp.',
      { text: '{names} found a fourth thing in the car, and it was the kettle’s lid.', needs: ['hands'] },
      { text: '{names} carried the kettle for a bit, and carried it by its hole.', needs: ['hands'] }
    ],
    way: [
      '{names} only looked at the table too, for quite a time.',
      '{names} tripped over the oar at home, and so everybody knew where it was.',
      { text: '{names} threw in a bent spoon as well, and it rang once and lay down.', needs: ['hands'] },
      { text: '{names} turned the globe, to find out where the dump was.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the bath before it was indoors, to see how long it was.',
      '{names} listened at the hole in the bath, and heard the floor.',
      { text: '{names} held the door, while the bath came in sideways.', needs: ['hands'] },
      { text: '{names} wiped the bath dry with a towel, though it was not wet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book stayed in the tin bath. Behind the door there was no room for anything more, and that was how it should be.',
    '{H} had a bath in the other one, with a plug, and lay down. Bed is a thing with its room inside as well.'
  ],
  last: [
    'At the dump the oar lay on the table and waited for a boat, and {H} was asleep.',
    'In the corner there was one bath and nothing else, and {H} was asleep.'
  ]
})
