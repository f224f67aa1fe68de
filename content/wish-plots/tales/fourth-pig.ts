import { wishPlot } from '../wish-plot.ts'

export const fourthPig = wishPlot({
  id: 'wish-fourth-pig',
  beginsElsewhere: true,
  wishes: ['four little pigs', 'four pigs', 'fourth little pig', 'fourth pig', 'forth little pig', 'forth pig', '4th little pig', '4th pig', 'four piggies', 'four little piggies', 'four piglets', 'fourth piglet', 'fourth piggy', 'another little pig', 'extra little pig', 'new little pig house', 'fifth little pig', 'five little pigs', 'pig number four', 'four little pigs wolf', 'fourth pig house', 'three little pigs and one more', 'three little pigs fourth', 'pig washing wolf'],
  answers: ['four', 'fourth', 'little', 'pig', 'pigs', 'piggy', 'piggies', 'piglet', 'piglets', 'three', 'wolf', 'wolves', 'big', 'bad', 'good', 'friendly', 'house', 'houses', 'built', 'build', 'builds', 'building', 'straw', 'sticks', 'bricks', 'huff', 'puff', 'huffed', 'puffed', 'blow', 'blows', 'blew', 'down', 'washing', 'sister', 'brother', 'baby', 'youngest', 'small', 'smallest', 'forgot', 'forgotten', 'who', 'was', 'what', 'happened', 'after', 'new', 'another', 'one', 'more', 'where', 'live', 'lives', 'lived', 'home', 'and', 'the', 'made', 'makes', 'own', 'clever', 'brave', 'friends', 'friend', 'story', 'please', 'tale', 'fairy', 'version', 'funny'],
  except: ['peppa', 'goats', 'sheep', 'eaten', 'eats', 'afraid', 'scared', 'guinea', 'farm', 'bacon', 'sausage', 'poorly', 'died', 'jelly', 'blankets'],
  company: ['pig', 'wolf', 'house', 'washing', 'line', 'sheet', 'sheets', 'pegs', 'peg', 'field', 'suitcase', 'hedge', 'haystack', 'list', 'hem'],
  moods: ['first', 'waiting', 'proud', 'question'],
  isTale: true,
  asked: 'fact',
  out: true,
  about: 'The fourth little pig has nothing left to build with but the washing, and the wolf blows it over the hedge until the sheets are let hang.',
  titles: ['The Fourth Little Pig', 'Mind the Hem', 'A House Made of Washing', '{H} and the Four Little Pigs', 'It Only Says Three'],
  want: [
    {
      id: 'nothing-left',
      A: 'partner',
      paragraphs: [
        'The fourth little pig stood in the field with its suitcase, and had nothing to build with. The first little pig had all the straw, and the second all the sticks. The third had the last brick. “There’s only the washing,” said the pig. “Then we’ll use that,” said {H}. {H} wanted the house to stand till bedtime, at least.',
        '{A} hung four sheets on the line, for the walls. The pig was unpacking when the wolf came. “Little pig, little pig, let me in,” said the wolf. “Which one?” called the pig. “There are four of us.” The wolf took out its list. “It only says three,” it said.'
      ]
    }
  ],
  way: [
    {
      id: 'chin-hair',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You must say something about your chin now,” said {A} to the pig. “What about it?” “That the wolf can’t come in, by the hair of it.” The pig felt along its chin. It was the youngest, and there was none on it yet.',
        '“By the freckle on my elbow,” called the pig. The wolf said that it had never heard that one. Might it be seen? “It’s indoors,” said the pig.'
      ]
    },
    {
      id: 'the-suitcase',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the suitcase were a candlestick, a doorbell, and half a cheese. “Haven’t you got a blanket?” asked {A}. “I’ve got a doorbell,” said the pig. The pig looked for a wall to put it on. It went on the sheet, and fell off, and lay in the grass.',
        '“Perhaps people could carry it with them,” said {H}, “and ring it when they come.” They hung it out on the hedge. For a while only the sparrows called.'
      ]
    },
    {
      id: 'third-pig-looks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The third little pig came over from the brick house with a pencil behind its ear. Its knock went in. It knocked harder, and the whole arm went in, up to the shoulder. “That’s no house,” said the third little pig. “That’s Monday.”',
        '“It’s got a window,” said {H}. It was a place where the sheet was thin. The third pig looked through it with one eye, for a long time. In the brick house there was no window on that side.'
      ]
    },
    {
      id: 'pegged-tight',
      A: 'partner',
      paragraphs: [
        'So the wolf huffed and puffed. All four walls flapped, and a sock went by. “Hold it tighter!” called {H}. They stretched the sheets, and pegged down every hem into the grass. Now it was as tight as a drum.',
        'The wolf huffed and puffed. The house grew round, like a cheek. Out came the pegs, and it sailed over the hedge with the fourth little pig in it. It came down on a haystack. “I’ve moved,” called the pig.'
      ]
    },
    {
      id: 'second-pig-advice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could lend a stick or two,” said {A} to the second little pig, who was passing. The second little pig went pink. “They’re all in use,” it said. “If I take one out I’ve got a porch.”',
        'The first little pig brought some straw, though, as much as it could spare. It was one straw. “It’s from the bedroom,” said the first little pig. They stuck it in the hedge, to be a chimney later.'
      ]
    },
    {
      id: 'wolf-with-sock',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The sock that had gone by was on the wolf’s nose. The wolf had not noticed. When it breathed in, the sock went flat. When it breathed out, the sock stood up like a finger. “Shall we tell it?” asked {A}.',
        '“Excuse me,” said {H}, “you’re wearing some of the house.” The wolf took off the sock, and folded it, and gave it back with two claws. “It’s very good work,” said the wolf. “It’s a warm house, for its size.”'
      ]
    },
    {
      id: 'where-it-should-stand',
      A: 'same',
      spare: 6,
      paragraphs: [
        'From the haystack you could see a long way. There was the brick house, and there was the wood. The fourth little pig sat with both feet over the edge and swung them. “I don’t mind it up here,” said the pig. “It’s only that you can’t put a cup down.”',
        'It took all of them to bring the house back. {A} had the front, and {H} had the back. The pig walked between them, so that somebody was at home.'
      ]
    },
    {
      id: 'elder-tent',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a tent like that,” said {S}. “It went off one night with my trousers in it. I ran after it across three fields.” “Without trousers?” asked {A}. “I had boots,” said {S} with dignity.',
        '“A cow was standing on it when I came. She didn’t want it. She only wanted me to say please.” {S} looked at the wolf. The wolf had the same sort of eyes, and got a nod.'
      ]
    },
    {
      id: 'child-fifth',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the fifth little pig, who had not even got any washing. {S} built with what was over. That was {A}. {A} had to stand with both arms out, and {S} moved in under the left one.',
        '“Little pig, let me in,” said the wolf. “There’s a queue,” said the fifth little pig. The wolf blew a little, and {A}’s hair went up and came down again. “It stands,” said {S}. “It’s a bit ticklish inside, but it stands.”'
      ]
    },
    {
      id: 'pet-wolf',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} looked at the wolf, and the wolf looked at {A}. “What does that one live in?” asked the wolf. “In ours,” said {H}. The wolf wrote that down, and then crossed it out again. “Too many people,” it said.',
        '{A} lay down on the hem of the nearest wall, as if by accident. After that it was the only corner of the house that did not move.'
      ]
    },
    {
      id: 'baby-peekaboo',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} sat in front of the house. Each time the wolf blew, the wall went up, and there was the pig. It came down, and there was no pig. {A} laughed so much that the wolf got the hiccups.',
        '“Who’s that laughing?” asked the wolf. “It’s the first who has ever liked it.” The wolf did it again, but softly, and only for {A}.'
      ]
    },
    {
      id: 'one-lost-its-pegs',
      A: 'partner',
      paragraphs: [
        'Only one sheet was left in the field, for it had lost its lower pegs. The wolf was still puffing a bit, for practice. The sheet swung up, let the puff go by underneath, and hung down again.',
        '“Look,” said {A}. “The three we held tight have flown away. This one gave way, and it’s still here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'let-them-hang',
      A: 'partner',
      paragraphs: [
        'So {A} hung all four up loosely round the pig. “Ready,” called {H}. The wolf took a run, and huffed. The huff went in under one wall and out under another. The pig’s ears blew out straight. The sheets went flup, and came down again.',
        'The wolf puffed until its knees shook. Flup, went the house, and stood. “It’s not fair,” said the wolf, and sat down in the grass. “There’s nothing to blow at.”'
      ]
    },
    {
      id: 'washing-dry',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} felt one of the walls, and then another. They were dry. They had been wet at the start of it, and now they were as warm as bread. “You’ve done the whole wash,” said {A} to the wolf.',
        '“Have I?” said the wolf. It came and felt the wall too. All its life, things had been worse after a puff. “On a good day I could do towels,” it said.'
      ]
    },
    {
      id: 'three-come-over',
      A: 'same',
      spare: 12,
      paragraphs: [
        'When it grew cooler, the other three came over the field with their pillows. “It’s only for an hour,” said the first little pig. “There’s no air in bricks.” They lay down in a row. When the wind moved the walls, you could see the stars, and then you could not.',
        '“One, two, three,” said the third little pig, who counted every night. And that was the end of it, as always. “Four,” said the pig at the end.'
      ]
    },
    {
      id: 'no-door',
      A: 'partner',
      paragraphs: [
        '“Little pig, let me in,” said the wolf, but only from habit. “There’s no door,” said the fourth little pig. “You just walk in. Mind the hem.” The wolf wiped all four feet. Inside it was white, and it smelled of soap.',
        '{A} laid out bread and cheese on the suitcase. Then the wolf took out its list. It crossed out the three, and wrote a four.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went in at one wall of the house and out at another.',
      '{names} sniffed at the suitcase, and there was cheese in it.',
      { text: '{names} handed up the pegs, one after the other.', needs: ['hands'] },
      { text: '{names} shook out a pillowcase, for a chimney.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along under the flying house as far as the hedge.',
      '{names} sat very low in the grass while it blew.',
      { text: '{names} held on to a corner with both hands.', needs: ['hands'] },
      { text: '{names} gathered pegs out of the grass.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the huff go by, and it was only air.',
      '{names} moved up to make room for a tail.',
      { text: '{names} smoothed down a wall with one hand.', needs: ['hands'] },
      { text: '{names} cut the cheese for a pig and a wolf.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the house standing, and the pig and the wolf in it, talking about cheese. On the way back the wind blew in their hair, and their hair let it.',
    '{H} washed, and lay down under the sheet. {H} did not tuck it in. It hung loosely over the edge, and moved a little, and stayed.'
  ],
  last: [
    'Flup, went the curtain, and hung down again, and {H} was asleep.',
    'One, two, three, counted {H}, and was asleep before four.'
  ]
})
