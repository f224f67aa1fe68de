import { wishPlot } from '../wish-plot.ts'

export const carnival = wishPlot({
  id: 'wish-carnival',
  wishes: ['carnival', 'carnivals', 'carnaval', 'carnevale', 'carnival parade', 'carnival float', 'carnival costume', 'karneval', 'fasching', 'fastnacht', 'fasnacht', 'mardi gras', 'mardi gra', 'mardi gras beads', 'mardi gras parade', 'fat tuesday', 'shrove tuesday carnival', 'rosenmontag', 'notting hill carnival', 'rio carnival', 'king cake', 'king cakes', 'king cake baby', 'throw me something'],
  except: ['animals', 'rides', 'ride', 'fair', 'funfair', 'ferris', 'goldfish', 'lost', 'school', 'ship', 'cruise', 'ghost', 'scary', 'clown'],
  answers: ['parade', 'float', 'beads', 'costume', 'costumes', 'mask', 'masks', 'king', 'cake', 'music', 'dancing', 'dance', 'band', 'party', 'new', 'orleans', 'rio', 'cologne', 'köln', 'confetti', 'brazil', 'trinidad', 'first', 'dressing', 'up', 'colourful', 'throwing', 'sweets', 'street', 'daughter'],
  moods: ['waiting', 'first'],
  company: ['crowd'],
  about: 'The float will not move, so the street has to go past the parade.',
  titles: ['The Street Goes Past', 'Throw Me Something', '{H} on the Float', 'The Parade That Stood Still', 'Purple, Green and Gold'],
  want: [
    {
      id: 'float',
      A: 'partner',
      paragraphs: [
        'It was carnival, and {H} had a float. It was the big armchair, with paper streamers in purple, green and gold. {H} sat there in a mask with feathers, and had both arms full of beads. You throw them to the people as you ride past. {H} had wanted to do that for a whole year.',
        '“You have to shout, Throw me something!” said {H}. “First I have to pull,” said {A}, who was holding the rope.'
      ]
    }
  ],
  way: [
    {
      id: 'heave',
      A: 'partner',
      paragraphs: [
        '{A} pulled until the rope was as straight as a ruler. The float said “Eek”, and stayed. {A} pushed from behind, and it moved by about one toe. “Am I riding past?” called {H}.',
        '{H} threw a string of beads, to see whether that helped. It flew off and hung on the lamp. “You didn’t catch it!” said {H}. “I’m behind you,” said {A}. “I’m not the crowd. I’m the wheels.”'
      ]
    },
    {
      id: 'band',
      A: 'other',
      spare: 1,
      paragraphs: [
        'A parade has a brass band in front. {A} had a funnel for a trumpet, and {H} had two saucepan lids. They knew one tune, and it went up, and up, and then they’d forgotten it. “Then we go back to the start,” said {A}.',
        'So it went up and up and never came down. “People will think that something’s going to happen,” said {H}. “That’s what a band’s for,” said {A}, and blew.'
      ]
    },
    {
      id: 'alaaf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“In Cologne they shout Alaaf,” said {A}. “And in Düsseldorf, which is just down the river, they shout Helau. You must never shout one in the other.” {H} stood on one side of the rug, and {A} on the other.',
        '“Helau!” called {H}. “Alaaf!” called {A}. They met in the middle, where the river was. “What do they shout on the bridge?” asked {H}. “Helaaf,” said {A}, “but only very softly.”'
      ]
    },
    {
      id: 'king-cake',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the dish lay the king cake. It was a ring, and it had sugar on it in three colours. {A} had a piece and put out a tongue. It was green on one side and purple on the other.',
        '“Where’s the gold?” asked {H}. {A} pointed down inside. “It’s gone on ahead,” said {A}. {H} ate only from the golden end, and looked in the spoon. There was a tongue in there like a coin.'
      ]
    },
    {
      id: 'half-tiger',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} couldn’t make up {A}’s mind about the costume. So it was a pirate from the belt upwards, and a tiger from the belt down. “Arr,” it said on top. Below, it walked without a sound.',
        '“What does it eat?” asked {H}. There was a bit of a fight about it, in the middle. The pirate wanted biscuits. The tiger crept up to the biscuits from behind. So at least they agreed on where to go.'
      ]
    },
    {
      id: 'confetti',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They’d kept the dots out of the hole punch, and now there was a cup of confetti. {A} threw it straight up. It came down so slowly that they had time to walk underneath.',
        '“That’s the last we’ll see of it,” said {H}. But it’s never the last. There was some in {A}’s ear, and in the butter. One dot on the wall would not come off. “It’s from last year,” said {A}. “It was only waiting.”'
      ]
    },
    {
      id: 'samba',
      A: 'other',
      spare: 6,
      paragraphs: [
        'In Rio the drums never stop, and your feet go as quick as peas in a pan. Your head stays up there with its feathers and smiles. {A} tried it. The head came along with the feet.',
        '“Think of a glass of water on top,” said {H}. {A} thought of it, and now the head was quite still. So was everything else. “You’re thinking of the water too much,” said {H}.'
      ]
    },
    {
      id: 'venice',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In Venice they all wear masks, and to anybody who comes along you say, “Good day, Mrs Mask.” {A} had half a paper plate on {A}’s nose. “Good day, Mrs Mask,” said {H}. “Good day, Mrs Mask,” said {A}. “How are your feathers?” “They tickle,” said {H}.',
        '“Have we met?” asked {A}. “I can’t tell,” said {H}. “What do you like for supper?” It was noodles. “I know somebody at home who likes noodles,” said {H}. “I must tell them about you.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Every carnival has a king, who need not do anything. They looked at one another, and then they looked at {A}. A cushion was carried over with a ring of gold paper on it, and laid down beside {A}.',
        '“Does Your Majesty have a wish?” asked {H}. {A} yawned. That was passed on to everybody, and all of them had to do it as well. It was the first law of the reign.'
      ]
    },
    {
      id: 'elder-wardrobe',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I went as a wardrobe once,” said {S}. “It was a big box with two doors. I couldn’t sit, and I couldn’t dance. So I stood by the wall.” “Was that boring?” asked {A}.',
        '“Not at all,” said {S}. “Before long I had four coats in me, and somebody’s hat. I was the only one there that everybody came back to.”'
      ]
    },
    {
      id: 'as-me',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“And what are you?” asked {H}. {A} had nothing on but {A}’s own clothes. “I’ve come as me,” said {A}. {H} walked all round. The hair was right, and so were the knees. “Nobody’d ever guess,” said {H}.',
        '{A} was very proud. From time to time {A} said something that only {A} would say, to keep it up. Even the voice was just like it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“How long does it go on?” asked {A}. “Until Tuesday at midnight,” said {H}. “Then it stops, and it’s Ash Wednesday, and everybody’s only who they are.” {A} felt along the feathers on the mask.',
        '“And what if you’re still a bee at midnight?” asked {A}. “Then you have to walk home as a bee,” said {H}, “and nobody says a thing.”'
      ]
    },
    {
      id: 'parasol',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Behind the band come those who only belong to it because they like it. They have a parasol with a fringe, and twirl it. {A} had the umbrella, with streamers on, and pumped it up and down.',
        'It had been wet, and the purple came off. “I’ve got spots,” said {H}. “Everybody has,” said {A}. “We walked too near the music.”'
      ]
    },
    {
      id: 'goes-past',
      A: 'partner',
      paragraphs: [
        '{A} let go of the float and sat down on the floor. “A parade has to go past somebody,” said {A}. “That’s all it does. And you’re not going past, and there’s nobody to go past.”',
        '{H} looked at the street. It was quite empty. Far away, on the lamp, hung the beads. {H} thought so hard that the feathers shook.'
      ]
    }
  ],
  turn: [
    {
      id: 'street-walks',
      A: 'partner',
      paragraphs: [
        '“Then the street can go past me,” said {H}. “You’re the crowd.” So {A} walked along the float, waved both arms, and shouted, “Throw me something!” {H} threw. It landed round {A}’s neck. The crowd ran round the back of the chair and came past again.',
        'It went past faster and faster, and got beads every time round. “What a parade!” cried the crowd. “It’s going at a terrific speed!” said {H}, and held on to the chair.'
      ]
    },
    {
      id: 'all-the-beads',
      A: 'partner',
      paragraphs: [
        'Then {H} put out a hand for the next string, and there was none. In front of the chair stood {A}, in beads from knees to eyebrows. Everything about the crowd was purple, green and gold, and clicked with each breath. “You’re the float,” said {H}.',
        'So {H} got down, and stood at the edge of the street with both arms up. “Throw me something!” called {H}. The float came past, quite slowly, with a click at every step. And it threw.'
      ]
    },
    {
      id: 'sweepers',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At the very end of a parade come the sweepers. {A} had the broom, and {H} had the dustpan. They went down the street side by side, and waved to both sides with their elbows.',
        'The pan was soon full of paper, in every colour. “It’s nicer than what we sweep up on other days,” said {H}. They looked at it for a bit before they tipped it in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a purple streamer round the middle.',
      '{names} met the mask face to face and backed under the float.',
      { text: '{names} blew a paper trumpet, to clear the street.', needs: ['hands'] },
      { text: '{names} dusted the float with the end of a streamer.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled at the rug from the other side, and so nothing moved.',
      '{names} sat up for the beads, in the wrong street.',
      { text: '{names} pushed too, and the float said eek a little higher.', needs: ['hands'] },
      { text: '{names} unhooked the beads from the lamp and threw back the purple ones.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round with the crowd, on the inside, and got there first.',
      '{names} got in the way of a gold string and went on with it.',
      { text: '{names} held both arms up, and caught a string that was meant for the crowd.', needs: ['hands'] },
      { text: '{names} struck up the band, which was a lid and a spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} lifted off the beads, string by string, and laid them in their box. The armchair was only an armchair again, with one streamer.',
    'When {H} had washed off the carnival, {H} lay down and let the day go past. It came by quite slowly, and had everybody on it.'
  ],
  last: [
    'The last float rolled by without a sound, and {H} was asleep at the edge of the street.',
    'A single bead clicked in its box, and {H} slept.'
  ]
})
