import { wishPlot } from '../wish-plot.ts'

const THINGS = ['crown', 'hat', 'treasure', 'gold', 'broom', 'broomstick', 'wand', 'magic wand', 'map', 'sword', 'cloak', 'cape', 'helmet', 'shield', 'shoes', 'shoe', 'boots', 'slippers', 'glasses', 'keys', 'key', 'trumpet', 'spell book', 'umbrella', 'scarf', 'gloves', 'ring', 'telescope', 'bag', 'lunch', 'necklace', 'magic hat', 'pointy hat', 'bow tie']

export const whoeverBelonging = wishPlot({
  id: 'wish-whoever-belonging',
  visits: 'mislaid',
  whoever: [...THINGS.flatMap((thing) => [`lost its ${thing}`, `loses its ${thing}`, `can’t find its ${thing}`, `forgot where it put its ${thing}`]), 'dropped its key somewhere', 'left its bag on the bus', 'left its umbrella on the train', 'lost its backpack', 'lost its bracelet', 'lost its specs', 'lost its thongs', 'lost its wallet', 'mislaid its crown', 'misplaced its hat', 'lost its watch'],
  except: ['stolen', 'stole', 'thief', 'wedding', 'bath'],
  company: ['table', 'parcel', 'shelf', 'glove', 'counter', 'biscuit', 'crossword', 'form', 'newspaper'],
  about: 'At the hero’s lost property office the first customer has lost something and, being honest, hands in a parcel found on a bench, and the two are one.',
  titles: ['Lost Property', 'Seven Across', 'The Parcel on the Bench', '{visitor} Fills in a Form', 'One Customer, or Two'],
  want: [
    {
      id: 'the-office',
      A: 'partner',
      paragraphs: [
        '{H} had opened a lost property office on the table. On the shelf lay a glove, a funnel, and a key to nothing. {A} was the other clerk. There had been no customers all day, and {H} wanted one before closing time.',
        'The door opened. It was {visitor.first}, with a parcel in newspaper. “Are you the office?” asked {visitor}. “I’ve lost something, and I’ve found something.” {H} sat up very straight. “One after the other,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'two-forms',
      A: 'partner',
      paragraphs: [
        'First came the finding. “Somebody left this on the bench by the park,” said {visitor}. “It has no name on it. How can people be so careless?” {A} put the parcel on the shelf. “It may not be opened till closing time,” said {A}. “That’s the rule.”',
        'Then came the losing. “It’s {visitor.mine},” said {visitor}. {H} laid the three things on the counter. {visitor} tried the glove. “It’s very nice,” said {visitor}, “but {visitor.thing} had no thumb.” The funnel was nearer, but not much.'
      ]
    },
    {
      id: 'describe-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to describe it,” said {A}, with a pencil. “I know it very well,” said {visitor}. “I’d know it anywhere.” “What colour?” {visitor} thought, and thought again. “I’ve never looked at it from outside,” said {visitor}. “I’ve always just had it.”',
        '{H} asked about the shape. {visitor} showed it with a wave in the air. {A} drew the wave, very exactly. It could be {visitor.thing}, or a hill, or somebody saying hello.'
      ]
    },
    {
      id: 'last-seen',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When did you have it last?” asked {A}. “This morning,” said {visitor}. “It looked like rain, so I took great care of it. I remember thinking, nothing can happen to it now.” {H} wrote that down. “And then?” “Then I sat down for a moment, and did my crossword.”',
        '“And when you got up?” asked {A}. {visitor} went quite quiet. “It wasn’t there any more,” said {visitor}. “There was only this poor parcel.” They all looked at the shelf, and were sorry for it.'
      ]
    },
    {
      id: 'poor-owner',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{visitor} kept looking across at the parcel. “Somebody’s missing that now,” said {visitor}. “They’re going up and down and asking everybody. I know just how it is.” {visitor} could not have felt worse if it had been {visitor.thing}.',
        '“Perhaps they’ll come in,” said {A}. All three of them watched the door. Nobody came. “They don’t know that it’s in good hands,” said {visitor}. “I wish I could tell them.”'
      ]
    },
    {
      id: 'without-it',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“How do I know that you’re really you?” asked {A}. An office has to ask. “Without {visitor.thing}, anybody could say so.” {visitor} thought about it, and then {caller.does}. It was done in the middle of the office, and the funnel fell over.',
        '{H} stamped the form with the bottom of an egg cup. “That’s you,” said {H}. “You can’t learn that.” {A} tried it all the same, and {caller.move}. It was not good enough for a stamp.'
      ]
    },
    {
      id: 'small-print',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'There was a line on the form for anything else. “{caller.fact},” said {A}, who liked to fill every line. {visitor} read it upside down. “Will that help to find {visitor.thing}?” “You never know,” said {A}. “It’s best to write it all down.”',
        'On the next line it asked what else was needed. “{caller.wants},” said {visitor}. {H} looked along the shelf. There was only the key to nothing. {visitor} tried that, to be friendly, and it fitted nothing at once.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There has to be a queue,” said {A}. “It’s an office.” So {visitor} stood behind the chair, and the chair was first. The chair took its time. “What’s it lost?” whispered {visitor}. “A leg, once,” said {H}, “but that’s been dealt with.”',
        'Then the chair was called, and carried off, and {visitor} was next. “Good evening,” said {H}, as if they had never met. “I’ve lost {visitor.mine}.” “Have you tried the other window?” asked {H}. The other window was {A}.'
      ]
    },
    {
      id: 'other-window',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the other window sat {A}, behind a cereal box. “We do umbrellas here,” said {A}, “and Wednesdays.” “What sort of Wednesdays?” asked {visitor}. “Lost ones,” said {A}. “You think it’s Tuesday, and it’s Thursday. Then somebody’s left one on the bus.”',
        '{visitor} had lost one of those as well, in spring. They looked through the cereal box. “This one’s got rain on it,” said {A}. “That’s not mine,” said {visitor}. “Mine was dry, with a band in the park.”'
      ]
    },
    {
      id: 'reward',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Is there a reward,” asked {A}, “for whoever finds it?” {visitor} turned out everything there was. It came to half a biscuit, and some string. {H} put the half biscuit into an envelope, and wrote For The Finder.',
        '“And who gets one for the parcel?” asked {visitor}. “You do,” said {A}, “if the owner’s nice.” {visitor} hoped so. It would be somebody very tidy, {visitor} thought, for the corners had been folded so well.'
      ]
    },
    {
      id: 'calls-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The office had a loudspeaker, which was the funnel. “Would the owner of a parcel please come to the counter,” said {A} into it. {visitor} listened along with the rest, and was sorry to hear of such people.',
        '“And now mine,” begged {visitor}. “Would {visitor.thing} please come to the counter,” said {A}. Something rustled on the shelf. It was only the newspaper, settling. “It can’t walk,” said {H}. “It’s waiting for us to be cleverer.”'
      ]
    },
    {
      id: 'shake-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s against the rules to open it,” said {A}. “But nobody said that you mustn’t listen.” They listened at the parcel, one after another. It said nothing. {H} pressed it a little with one finger. It was hard in one place and less so in another.',
        '“It feels like something that’s cared for,” said {visitor}. “{visitor.thing} was like that. It was hard in one place, and less so in another.” {visitor} gave a sniff. “Please take it away again,” said {visitor}. “It makes me sad.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} sniffed at the parcel, from corner to corner. Then {A} sniffed at {visitor}, and went back to the parcel. In the end {A} sat down between the two and waited for the office to notice.',
        '“{A} would like a form,” said {H}. {A} got one, and sat on it. That was {A}’s whole statement, and it was quite right, but nobody in the office could read it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once looked for my glasses for a whole day,” said {S}. “I looked so well. I even found a ring that we’d lost years before.” “And where were they?” asked {A}. “I was looking through them,” said {S}. “How else could I have seen the ring?”',
        '{visitor} laughed till the counter shook. “That could never happen to me,” said {visitor}. {visitor} moved the parcel a bit, so as to lean on it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had come to hand in a pebble. “Where did you find it?” asked {A}. “Where it was,” said {S}. {A} wrote that down. There was a form for the pebble as well. “Somebody must have dropped it,” said {S}. “It was just lying there.”',
        'A moment later {S} was back, on the other side. “I’ve lost a pebble,” said {S}. It was in the same place, and it was given back at once. {S} thanked the office, and was very happy. “You can do that?” asked {visitor}.'
      ]
    },
    {
      id: 'green-pencil',
      A: 'partner',
      paragraphs: [
        'It was nearly closing time, and the form was full. {A} had been looking at the parcel. “There’s half a crossword on it,” said {A}, “in green pencil.” “I do mine in green,” said {visitor}. “I was stuck on seven across.”',
        '“These people were stuck there too,” said {A} slowly. “They’ve put Marmalade.” {visitor} sat quite still. “So did I,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'closing-time',
      A: 'partner',
      paragraphs: [
        '“What did you do before the crossword?” asked {H}. “I wrapped {visitor.thing} up,” said {visitor}, “in case of rain.” “In what?” “In newspaper,” said {visitor}, and stopped there. {A} rang the egg cup with a spoon. “Closing time,” said {A}. “Parcels may be opened.”',
        '{visitor} undid the corners, which were folded so well. First came more newspaper. Then came {visitor.thing}, quite dry. For a moment {visitor} could not say a word. Then it was, “Well, I never. It’s me.”'
      ]
    },
    {
      id: 'seven-across',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And what is it, seven across?” asked {H}. {A} read it out. “It’s there the whole time, and nobody looks at it. Nine letters.” They all thought of something. {H} said “Wallpaper”. {A} counted on ten fingers, and had one left.',
        '“It fits!” cried {visitor}, and wrote it in, in green. All round them stood the wallpaper, with the small blue ships. In all that time not one of them had looked at it.'
      ]
    },
    {
      id: 'shakes-own-hand',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“The finder ought to meet the owner,” said {A}. So {visitor} stood on this side of the table, and said, “Thank you so much.” Then {visitor} went round to the other. “Don’t mention it,” said {visitor}. “Anybody would have done the same.”',
        '“Not anybody,” said {visitor}, back on the first side. “You were very kind to my parcel.” It went to and fro for a while. In the end they could hardly part.'
      ]
    },
    {
      id: 'both-sign',
      A: 'partner',
      paragraphs: [
        '{visitor} signed the form as the one who had lost. Then {visitor} went round the table, and signed as the one who had found. “You owe yourself a reward,” said {A}. {visitor} had half a biscuit, and said thank you, and said not at all.',
        '“How many customers was that?” asked {H}, when {visitor} had gone home with {visitor.thing} held tight. “It says two here,” said {A}. {H} had only wanted one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued up too, for something or other.',
      '{names} lay down on the shelf, and had to be fetched off again.',
      { text: '{names} straightened the glove, so that the shelf looked fuller.', needs: ['hands'] },
      { text: '{names} hung up a sign that said Open on both sides.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the parcel, and moved off again with respect.',
      '{names} searched under the table, where a good deal was lost.',
      { text: '{names} tried on the glove, and it belonged to somebody else.', needs: ['hands'] },
      { text: '{names} sharpened the office pencil, till there was not much office left.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled in the newspaper, which was nobody’s now.',
      '{names} looked from the one customer to the other.',
      { text: '{names} clapped for the finder, and then for the owner.', needs: ['hands'] },
      { text: '{names} dusted the place where the parcel had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The office was shut. The glove, the funnel and the key to nothing went into a drawer.',
    '{H} got clean, and lay down, and went through the day once more. Everything in it was signed for.'
  ],
  last: [
    'Nobody had handed in {H}, who was found in bed, asleep.',
    'Something had been lost today, and the same had been found, and {H} slept.'
  ]
})
