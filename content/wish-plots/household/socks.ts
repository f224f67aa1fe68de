import { wishPlot } from '../wish-plot.ts'

export const socks = wishPlot({
  id: 'wish-socks',
  tellsAny: 'known',
  knows: ['thing'],
  nouns: ['sock'],
  company: ['duvet', 'washing', 'machine'],
  about: 'Seven socks have nobody, and the other seven are not behind the machine; but the clean duvet has five corners.',
  titles: ['The Fifth Corner', 'Seven Who Had Nobody', '{H} Has One On', 'Where the Other Ones Were', 'A Lump in the Duvet'],
  want: [
    {
      id: 'one-of-them',
      A: 'partner',
      paragraphs: [
        'It was washing day, and {H} wanted to put on {thing.whole}. {H} had one on already. The other one was not in the basket. It was not in the drawer, nor on the other foot. “It’s gone,” said {H}.',
        '“They do that,” said {A}. On the radiator lay seven more, all in a row, and none of them belonged to another. “Those have been waiting since Easter.”'
      ]
    }
  ],
  way: [
    {
      id: 'introduced',
      A: 'partner',
      paragraphs: [
        '{H} looked at the seven. There was one with stripes, and one with a hole. “Perhaps they could marry each other,” said {A}. They laid the stripes beside the hole. The two had nothing to say to each other.',
        '“They don’t want any old one,” said {H}. “They want their own.” Without {thing.this} {H} was only warm as far as the knees.'
      ]
    },
    {
      id: 'behind-the-machine',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They shone a lamp behind the machine. There was a peg there, and a lot of fluff in the shape of a sheep. “That’s what’s left of them,” said {A}. “They’ve been eaten.”',
        '{H} put an ear to the round window. “It doesn’t look as if it was sorry,” said {H}. They knocked, and asked it to give them back. It was full of towels, and could not speak.'
      ]
    },
    {
      id: 'what-it-was-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What did it look like?” asked {A}. {H} held up the foot that had one on. “Like that,” said {H}, “but the other way about.” {A} walked round the foot and wrote it down.',
        '“Did it say where it was going?” “It never says much,” said {H}. “It was in the basket with the others. I think it got into bad company.” They both looked at the striped one.'
      ]
    },
    {
      id: 'on-the-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} put the smallest of them on two fingers and let it speak. “I’m looking for my twin,” it said. “It’s exactly like me, but on the left.” “How long have you been alone?” asked {H}.',
        '“Since there was custard,” said the small one. It sat down on {H}’s knee and was quiet for a while. “It’s good to talk about it,” it said.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ve got a book at home about them,” said {A}. “{thing.guess}.” {H} thought of all the other drawers in the street. It would take until Sunday to ask at every door.',
        '“And what would I say?” asked {H}. “Say: Is there anybody here who’s happy with somebody else?” said {A}. “Then look at the feet.”'
      ]
    },
    {
      id: 'string',
      A: 'partner',
      paragraphs: [
        '“We’ll let this one find it,” said {A}. So {H} took off the one that was left, and tied a thread to it. It went into the machine with the next washing. “Follow your nose,” said {H} through the window.',
        'An hour later they pulled at the thread. It came out by itself, and there was nobody on it. Now {H} had two cold feet.'
      ]
    },
    {
      id: 'other-odd',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came through with the towels, and wore a blue one and a green one. “You’ve got two who don’t belong,” said {A}. {S} looked down. “I’ve got another pair like that,” said {S}. “So I thought it was the fashion.”',
        '{A} counted on ten fingers. With those it came to nine who had nobody. “It’s got to stop somewhere,” said {A}.'
      ]
    },
    {
      id: 'elder-darns',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My mother put a dot of red wool in every one,” said {S}. “One dot for me, two for my cousins, and three for the lodger.” “And did none get lost?” asked {A}.',
        '“They all did,” said {S}. “But you always knew whose it had been.” {A} thought it was a comfort, in a way.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had none on at all, and ran up and down to show it. “Where are yours?” asked {A}. “Off,” said {S}. “And where did you put them?” {S} stopped to think. “Off,” said {S}, and pointed at the whole house.',
        'They found one on the plant. It was not the one that they were looking for, but the plant had been quite warm.'
      ]
    },
    {
      id: 'pet-has-one',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay in the corner on something soft. When {H} came near, {A} put {A}’s chin down on it. “What have you got there?” asked {H}. {A} looked up at the ceiling.',
        'It was striped. It had been {A}’s since the summer, and had been chewed until it was just right. {H} put it back under the chin. It had somebody.'
      ]
    },
    {
      id: 'five-corners',
      A: 'partner',
      paragraphs: [
        'Then the bed had to be made, and {A} shook out the clean duvet. They each took hold of two corners. “That’s funny,” said {A}. “There’s one left over.” They counted round the edge. One, two, three, four. And there was another, right at the bottom, with a lump in it.',
        '“A duvet’s got four,” said {A}. “Somebody’s in there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'going-in',
      A: 'partner',
      paragraphs: [
        '“I’ll go,” said {H}. {H} went in at the buttons, head first. {A} saw the bump go down to the end and stop. “There’s a whole nest,” said the bump.',
        'Out they came, one after another. A striped one came, and one with no hole. Last of all, inside out and still a bit damp, came {H}’s.'
      ]
    },
    {
      id: 'meeting',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They laid the new ones down on the radiator, each beside the one that had been waiting. The stripes met the stripes. The one with the hole lay on top of its twin, and {A} looked away for a moment.',
        '“What do they say?” asked {H}. “They’re all talking at once,” said {A}. “It’s mostly about the custard.”'
      ]
    },
    {
      id: 'how-it-was-in-there',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I know why they went in,” said {H}. “It was dark, and it was warm, and you get rocked. I’d have stayed too.” {H} had a thread in {H}’s hair and one button mark on the nose.',
        '“Did they want to come out?” asked {A}. “One held on,” said {H}. “I told it that there was somebody on the radiator.”'
      ]
    },
    {
      id: 'ghost',
      A: 'same',
      spare: 11,
      paragraphs: [
        'While it was there, {A} got in as well, from the other side. There was a great deal of duvet, with two people in it. “Is that your foot?” asked one end. “It depends,” said the other. “Is it cold?”',
        'It was. {A} held on to it with both hands until it was not. Then they looked for the way out, and took a long time over it.'
      ]
    },
    {
      id: 'odd-on-purpose',
      A: 'same',
      spare: 12,
      paragraphs: [
        'One was left over in the end. It was orange, and nobody had ever seen it before. “It came with the duvet,” said {A}. {H} tried it on one hand, and it waved at them.',
        '“Then it can look after the others,” said {H}. It was laid across them all, and had an arm round everybody.'
      ]
    },
    {
      id: 'rolled-up',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} showed {H} how to roll them up. You lay one on the other, and roll from the toe. At the end one of them swallows both, and nobody gets away.',
        'They did all seven, and threw them into the drawer from the door. Four went in. One went behind the drawer. “It’s starting again,” said {A}.'
      ]
    },
    {
      id: 'pegged',
      A: 'partner',
      paragraphs: [
        '{H} put on {thing.this}, first this foot and then that one, and stood on both. “And next washing day?” asked {A}. “They’ll only go in again.”',
        '{H} thought. Then {H} fetched the clothes pegs. Each of the seven pairs got a peg, right at the top. “Now they can go wherever they like,” said {H}. “But they’ve got to go together.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} brought a glove, which was very nearly it.',
      '{names} went along the radiator, and sniffed at all the single ones.',
      { text: '{names} looked in the trouser legs, up to the knee.', needs: ['hands'] },
      { text: '{names} counted the ones on the radiator again, in pairs of one.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the thread, as far as the little window.',
      '{names} crept under the bed, and met a dusty pair of slippers.',
      { text: '{names} held the stripes a bit closer to the hole, and looked the other way.', needs: ['hands'] },
      { text: '{names} blew on two cold feet, from the front.', needs: ['hands'] }
    ],
    turn: [
      '{names} went after the bump, along the outside.',
      '{names} met a sock at the buttons, and showed it the way.',
      { text: '{names} turned the damp one right side out.', needs: ['hands'] },
      { text: '{names} laid them out on the rug, two by two, heel to heel.', needs: ['hands'] }
    ]
  },
  bed: [
    'Seven pairs lay in the drawer, each with a peg on, like birds on a wire. The duvet had four corners again.',
    'Then {H} washed, and lay down under it. One foot felt its way into the corner at the bottom, to see if anybody was there. After a while the other foot went in after it.'
  ],
  last: [
    'Right at the bottom two feet lay side by side, and {H} was asleep.',
    'There was a lump in the duvet again, and this time it was {H}, asleep.'
  ]
})
