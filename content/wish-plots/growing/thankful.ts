import { wishPlot } from '../wish-plot.ts'

export const thankful = wishPlot({
  id: 'wish-thankful',
  wishes: ['gratitude', 'grateful', 'being grateful', 'gratefulness', 'ungrateful', 'thankful', 'being thankful', 'being thankful small', 'thankful small things', 'thankful little things', 'grateful small things', 'grateful little things', 'thankfulness', 'blessings', 'appreciate', 'appreciates', 'appreciating', 'appreciation', 'appreciative', 'granted', 'noticing good things', 'noticing small things', 'noticing little things', 'notice small things', 'notice little things', 'notice good things', 'good things today', 'good things about day', 'three good things', 'small things happy', 'little things happy', 'little things in life', 'small things in life'],
  answers: ['gratitude', 'grateful', 'gratefulness', 'ungrateful', 'thankful', 'thankfulness', 'blessings', 'count', 'counting', 'appreciate', 'appreciates', 'appreciating', 'appreciation', 'appreciative', 'granted', 'taking', 'takes', 'take', 'notice', 'notices', 'noticing', 'good', 'small', 'little', 'simple', 'tiny', 'everyday', 'ordinary', 'nice', 'happy', 'things', 'thing', 'three', 'something', 'anything', 'everything', 'life', 'day', 'days', 'today', 'evening', 'night', 'bedtime', 'end', 'every', 'each', 'having', 'have', 'has', 'had', 'got', 'what', 'we', 'we’ve', 'you', 'you’ve', 'she', 'he', 'our', 'more', 'enough', 'isn’t', 'isn', 'not', 'never', 'doesn’t', 'always', 'very', 'being', 'feeling', 'feel', 'practising', 'practicing', 'practice', 'showing', 'show', 'learning', 'learn', 'learns', 'teach', 'teaching', 'importance', 'power', 'home', 'family', 'kids', 'children', 'child', 'son', 'daughter', 'girl', 'boy', 'lesson', 'attitude', 'enjoy', 'enjoying', 'makes', 'make'],
  except: ['thanksgiving', 'friendsgiving', 'turkey', 'harvest', 'letter', 'letters', 'card', 'cards', 'note', 'notes', 'present', 'presents', 'gift', 'gifts', 'birthday', 'christmas', 'god', 'jesus', 'allah', 'lord', 'pray', 'prayer', 'prayers', 'church', 'hospital', 'doctor', 'nurse', 'nurses', 'died', 'dead', 'death', 'alive', 'ill', 'soldier', 'soldiers', 'war', 'police', 'court', 'hits', 'hit', 'adopted', 'foster', 'refugee', 'poor', 'homeless', 'dragon', 'dragons', 'pirate', 'dinosaur', 'elephant', 'elephants', 'robot', 'animal', 'animals', 'king', 'princess', 'fairy', 'dog', 'cat', 'teacher', 'permission', 'say', 'saying', 'says', 'please', 'who'],
  nothingElse: true,
  moods: ['learning', 'change', 'waiting'],
  company: ['sock', 'clock', 'egg', 'tile', 'tap', 'pegs', 'table', 'chair', 'lamp', 'bread'],
  about: 'The hero wants to find something real to be thankful for and keep it till evening in a sock, and the bare foot is the one that finds it.',
  titles: ['Any Elephants Today', 'A Long Grey Sock', 'A Peg for the Tile', '{H} Says Ah', 'The Foot That Noticed'],
  want: [
    {
      id: 'elephants-again',
      A: 'partner',
      paragraphs: [
        '“What are you thankful for today?” asked {A} every evening. “Elephants,” said {H} every evening. Nothing else came into {H}’s head by then.',
        'So this time {H} began in the afternoon. {H} wanted to find something real to be thankful for, and keep it until the lamp was on. {H} took off one long sock to keep it in. “It’s called gratitude,” said {A}. “It’ll fit,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'clock',
      A: 'same',
      paragraphs: [
        '“It ought to be something big,” said {A}. {H} was grateful for the sofa, but it would not go in. So {A} took the clock from the shelf. It went in as far as the heel, and ticked.',
        '“Are you thankful now?” asked {A}. {H} listened to the sock. “No. I only know where it is.” Meanwhile the egg, which went by that clock, had boiled as hard as wood. They took the clock out again.'
      ]
    },
    {
      id: 'page-of-everything',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wrote down what everybody ought to be grateful for. Roof, walls, door, gutter. It took up both sides of a page, and {H} stuffed it into the sock. “Now they’re all in,” said {A}.',
        '“I don’t feel the gutter,” said {H}. So they shut their eyes, and tried to be thankful for the gutter. {A} got the furthest. “I nearly had it,” said {A}, “and then my nose itched.”'
      ]
    },
    {
      id: 'foot-or-bread',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} was thankful for the smell of the bread, but by evening it would be gone. So {H} pulled the sock over the loaf. They counted to twenty, and then {H} held it shut very fast.',
        '“Now let me,” said {A}, and put {A}’s nose in. It stayed there for a while. “It’s a foot,” said {A}. {H} smelled it too. “It’s mine,” said {H}. You could be grateful for a foot, but it was not what they had put in.'
      ]
    },
    {
      id: 'one-arm',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What are you thankful for?” {H} asked {A}. “For you,” said {A}. {H} held up the sock. “Then you’ve got to put me in,” said {H}. They began with an arm. It went in to the elbow, and then there was no more room.',
        '“I’m very grateful for this arm,” said {A}, and shook the toe of the sock. “And the rest of me?” “The rest’s for carrying it about,” said {A}.'
      ]
    },
    {
      id: 'in-the-doorway',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why is it always elephants?” asked {A}. {H} thought about that. “They come by themselves,” said {H}. “You ask me, and there they stand. Then nothing else can get past.”',
        '{A} could see it, a doorway with an elephant in it. Behind it waited some soup, a bus and a pair of new laces. “How many elephants?” asked {A}. “One’s enough,” said {H}.'
      ]
    },
    {
      id: 'cold-foot',
      A: 'partner',
      paragraphs: [
        'On the kitchen tiles {H}’s bare foot was getting cold. “Is the other one thankful?” asked {A}. It had been warm since the morning, and had noticed nothing.',
        '{H} hopped to the tap, and the bare foot came down in the corner. “Ah,” said {H}. The hot pipe ran under that tile, and nobody had ever known. “You weren’t looking for anything,” said {A}, “and you said ah.”'
      ]
    },
    {
      id: 'cold-side-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wanted to try the tile as well. {A} stood on it with both shoes on, and felt like somebody standing in a corner. “You can’t be thankful yet,” said {H}. “You’ve got to be cold first.”',
        'So {A} took off one shoe and one sock, and stood about where it was cold. “Now?” asked {A}. “Not yet,” said {H}, like a cook. When it was bad enough, {A} was let on to the tile. It was an ah with an echo.'
      ]
    },
    {
      id: 'both-feet',
      A: 'other',
      spare: 17,
      paragraphs: [
        '“The warm foot could learn it too,” said {A}. So {H} took off the other sock, and waited until both feet were cold. Then they went to the tile together. The tile was big enough for one.',
        '“Are they grateful?” asked {A}. “They’re pushing,” said {H}. The left one got the front half, and the right one got the heel in. After that the second sock went on again, for the sake of peace.'
      ]
    }
  ],
  turn: [
    {
      id: 'peg-for-the-tile',
      A: 'partner',
      paragraphs: [
        '“Then I’m thankful for the tile,” said {H}. It would not go in the sock. So {H} put in a clothes peg for it. To get more, {H} said ah to the door, and twice to a spoon. “You made those,” said {A}. “There’s no breath in them.”',
        'After that they only listened. {A} put down a heavy bag. “Ah,” said {A}, and {H} was there with a peg. “I’ve just been thankful,” said {A}, “and I missed it.” By evening it was hard to keep up.'
      ]
    },
    {
      id: 'heavier-bag',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“If I carried it for longer,” said {A}, “I’d be more thankful.” So {A} went three times round the table with the bag. {H} put in a dictionary for good measure, and then the iron.',
        '“Now,” said {A}, and let it down. It was an ah in three parts. It had a wheeze at the end, and {H} gave it two pegs. “It’s odd,” said {A}. “They’re the same arms that I had before.”'
      ]
    },
    {
      id: 'drilling',
      A: 'other',
      spare: 4,
      paragraphs: [
        'A neighbour came to the door for an onion, and {H} asked what she was thankful for. “That the drilling’s stopped,” said the neighbour. They all listened. It had gone on since breakfast, and nobody had noticed that it was over.',
        '“Ah,” said {A}. {H} opened the sock and held it up in the hall, to let some of the quiet in. “How much do we want?” asked {A}. “Up to the heel,” said the neighbour.'
      ]
    },
    {
      id: 'begins-like-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} took a mouthful of tea. “Ah!” said {A}, and {H} came running with a peg. {A} waved it away, with {A}’s tongue out. “There was nothing thankful in it,” said {A}. “It was an ow. They begin alike.”',
        '{H} stood beside the cup until it was cooler. It was a long time to hold a peg open. Then {A} drank again, and leaned back, and shut both eyes. “Now,” said {H}. “How did you know?” asked {A}. “Your shoulders went down,” said {H}.'
      ]
    },
    {
      id: 'pea-in-the-shoe',
      A: 'same',
      spare: 6,
      paragraphs: [
        'All day {A} had been walking on something, and had thought that it was the shoe. Now {A} took it off and shook it, and out fell a dried pea. {A} put the foot back in. “Ah,” said {A}.',
        '“What are you thankful for?” asked {H}. “For nothing,” said {A}. “There’s nothing in there. You ought to feel it.” {H} felt it. There was a great deal of nothing, right down to the toe. It got a peg.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'other',
      spare: 16,
      paragraphs: [
        'Then there was one through the wall. First a chair creaked, and then came the ah, a deep one. “That’s next door,” whispered {A}, “sitting down.” {H} put in a peg for next door.',
        '“Should we tell them that we’ve got it?” asked {H}. They knocked on the wall. After a moment somebody knocked back, quite politely. It was hard to say who was being grateful to whom.'
      ]
    },
    {
      id: 'looking-away',
      A: 'same',
      spare: 15,
      paragraphs: [
        'For a while there were no more. They sat opposite each other with the pegs ready, and waited. “Are you thankful yet?” asked {H}. “I was just going to be,” said {A}, “and then you looked.”',
        'So {H} looked at the window, and {A} looked at the wall. It did not help. Then {A} had an itch between the shoulders, and rubbed it on the chair. “Ah,” said {A}, and was very surprised.'
      ]
    },
    {
      id: 'yawn',
      A: 'other',
      spare: 18,
      paragraphs: [
        '{A} yawned, and there was an ah in the middle of it. “Does that count?” asked {H}. {A} thought that it was thankful for bed. {H} thought that it was only air.',
        'They each did one more, so as to hear it better. After that they could not stop, and no word was said to its end. The peg for it was put down beside the sock, until it was settled.'
      ]
    },
    {
      id: 'pet-long-since',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Nobody had ever heard {A} say ah. But {A} had a place, and went there every day at the same time. {H} had never asked why.',
        'Now {H} held one hand over it. It was just right there, neither too bright nor too loud. “How long have you been thankful for it?” whispered {H}. {A} looked as if it had been years. {H} put in a peg, and did not say for whom.'
      ]
    },
    {
      id: 'elder-brick',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I used to have a hot brick in my bed,” said {S}. {A} asked if it had been soft. “It was a brick,” said {S}. “But from dinner on, my feet looked forward to it.”',
        '“Were you grateful to it?” asked {A}. {S} had never said so. “You can say it now,” said {A}, and held out a peg. {S} said something to the peg, and it went into the sock.'
      ]
    },
    {
      id: 'child-no-peas',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m thankful for no peas,” said {S}. {A} asked where they were. “That’s what I mean,” said {S}. “Yesterday there were some.” They lifted the lid of the pot, and there was not a single pea.',
        '“Ah,” said {S}, with a lot of breath. {A} had to put in a peg for it. “And another one for no sprouts,” said {S}. They had a look at those as well.'
      ]
    },
    {
      id: 'baby-ah',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} said ah to the lamp. {S} said it to the spoon, and the table, and {S}’s own toes. There was breath in every one of them, and {A} ran to and fro with pegs.',
        '“{S} hasn’t even been cold,” said {A}. “{S} is thankful for everything.” Then {S} looked up and saw {A}, and said it again. {A} kept that peg apart from the others.'
      ]
    },
    {
      id: 'guest-chair',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ve got nothing for your sock,” said {S}. “I missed my bus, and then I missed the next.” “You needn’t look for it,” said {A}, and pushed up a chair.',
        '{S} sat down with the coat still on. “Ah,” said {S}. The peg was already in. “What was that for?” asked {S}. “For the chair,” said {A}. “It was standing there all day, and nobody had missed a bus.”'
      ]
    },
    {
      id: 'any-elephants',
      A: 'partner',
      paragraphs: [
        'The lamp was on. “What are you thankful for today?” asked {A}. “Any elephants?” The sock hung down, long and grey and lumpy. {H} held it up to {H}’s nose and swung it. “Only the front of one,” said {H}.',
        '{H} tipped out the pegs. “That’s the tile. That’s your bag.” {H}’s foot was as cold as a key. {H} pulled the sock on. “Ah,” said {H}. There was a peg for it, and nothing to put it in. So {H} clipped it on at the top.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the sock, and saw as far as the heel.',
      '{names} listened at the door, in case there was an elephant.',
      { text: '{names} held the sock open by its edge.', needs: ['hands'] },
      { text: '{names} pulled at the toe, to make more room.', needs: ['hands'] }
    ],
    way: [
      '{names} had a bit of the egg, and it took a while.',
      '{names} came to see what was the matter with that foot.',
      { text: '{names} felt the tiles with one hand, and then put it in a pocket.', needs: ['hands'] },
      { text: '{names} put the clock back in its place.', needs: ['hands'] }
    ],
    turn: [
      '{names} made a small sound too, and there was a peg for it.',
      '{names} went to find out about the warm tile.',
      { text: '{names} brought more pegs from the line.', needs: ['hands'] },
      { text: '{names} held the pegs, and handed them over when there was an ah.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back into their basket, all but one.',
    '{H} got clean and dry, and lay down with one sock on. The foot in it was still thankful. It had not got used to it yet.'
  ],
  last: [
    'One foot was warm and knew it, and {H} was asleep.',
    'The sock was where it belonged, no elephant had come, and {H} was asleep.'
  ]
})
