import { wishPlot } from '../wish-plot.ts'

const ROYALS = ['queen', 'princess']

export const queenWontBeBrushed = wishPlot({
  id: 'wish-queen-wont-be-brushed',
  beginsElsewhere: true,
  wishes: ['a queen who won’t brush her hair', ...ROYALS.flatMap((royal) => [`${royal} brush hair`, `${royal} comb hair`, `${royal} hairbrush`, `${royal} messy hair`, `${royal} tangled hair`, `${royal} tangles hair`, `${royal} wild hair`, `${royal} never brushes hair`, `${royal} hates brushing hair`]), 'queen hair knots', 'princess hair knots', 'queen hair bird nest', 'princess bird nest hair', 'princess matted hair', 'queen refuses hairbrush', 'princess hates hairbrush', 'queen hair crown slips', 'princess plait hair', 'queen plait hair', 'crown too big queen'],
  answers: ['queen', 'princess', 'king', 'prince', 'royal', 'majesty', 'castle', 'palace', 'crown', 'tiara', 'throne', 'hair', 'brush', 'brushes', 'brushed', 'brushing', 'hairbrush', 'comb', 'combs', 'combed', 'combing', 'knot', 'knots', 'tangle', 'tangles', 'tangled', 'tangly', 'knotty', 'matted', 'messy', 'wild', 'untidy', 'tidy', 'bird', 'bird’s', 'birds', 'nest', 'long', 'curly', 'golden', 'plait', 'plaits', 'plaited', 'braid', 'braids', 'ribbon', 'ribbons', 'hairdresser', 'won’t', 'wont', 'will', 'not', 'doesn’t', 'don’t', 'didn’t', 'wouldn’t', 'never', 'refuses', 'refused', 'hates', 'hate', 'like', 'likes', 'want', 'wants', 'let', 'lets', 'have', 'having', 'to', 'her', 'his', 'their', 'no', 'slips', 'falls', 'down', 'stays', 'too', 'big', 'who', 'that', 'a', 'an', 'the', 'and', 'why', 'because', 'it', 'hurts', 'stubborn', 'grumpy', 'silly', 'funny', 'naughty', 'little', 'young', 'brave', 'called', 'named', 'morning', 'every', 'day', 'nobody', 'anybody', 'anyone', 'about'],
  except: ['cut', 'cuts', 'haircut', 'bald', 'shaved', 'lice', 'nits', 'falling out', 'lost', 'chemo', 'hospital', 'died', 'dead', 'witch', 'tower', 'rapunzel', 'frozen', 'teeth', 'tooth', 'paint', 'paintbrush', 'bee', 'bees', 'dog', 'pony', 'horse', 'unicorn', 'mermaid', 'dragon', 'wig', 'beard', 'teased', 'bullied', 'pulled', 'chess', 'cards', 'bath', 'bed'],
  nothingElse: true,
  moods: ['quarrel', 'change', 'learning', 'afraid'],
  isTale: true,
  out: true,
  company: ['queen', 'king', 'princess', 'prince', 'duke', 'duchess', 'crown', 'brush', 'hair', 'court', 'palace', 'throne', 'plait', 'loaf', 'honey', 'ribbons', 'box', 'law', 'nodding'],
  about: 'A queen will not be brushed, and brushed smooth on one side the crown slides over one eye; it is the tangles that hold it up, until a plaited loaf on the table shows what is tidy and thick at once.',
  titles: ['Like a Hen on Straw', 'The Queen Nods', '{H} and the Softest Brush', 'What Holds Up the Honey', 'Nobody Tidier Than the Queen'],
  want: [
    {
      id: 'no-said-the-queen',
      A: 'partner',
      paragraphs: [
        '“No,” said the queen to {H}, “I won’t be brushed.” The crown sat on all that hair like a hen on straw. And nobody was allowed to be tidier than the queen. So the king wasn’t brushed either, nor the princess, nor the prince.',
        '“It won’t hurt,” said {H}, who had brought the softest brush there was. “It isn’t that,” said the queen, and nodded to a duke. Nodding is half of a queen’s work. {A} held the ribbons, and nodded as well.'
      ]
    }
  ],
  way: [
    {
      id: 'one-side',
      A: 'partner',
      paragraphs: [
        '“Only the left side,” said {H}. “You can mess it up again.” {H} began at the tips, and went up bit by bit, and it didn’t pull once. The left side hung down like silk.',
        'Then the duchess came in, and the queen nodded. On the left the crown slid down, over one ear and one eye. “Now I’ve only got half a duchess,” said the queen, and messed it all up again.'
      ]
    },
    {
      id: 'law-number-nine',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The law about it was number nine. Nobody may be tidier than the queen, it said, and nothing either. So every morning two gardeners went round and ruffled the hedges. The soldiers had their hats brushed the wrong way. Even the soup was stirred until it looked upset.',
        '“And what’s law number ten?” asked {A}. “Look at number nine again,” read {H}. {A}, who had combed before breakfast, went behind a curtain for a moment. {A} came out looking like the soup.'
      ]
    },
    {
      id: 'what-is-in-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Whoever lost a thing at court asked the queen first. “May I?” said {H}, and felt around at the back. Out came a pencil, half a biscuit and a small brass bell. “So that’s what rings,” said the queen. “I thought that it was me.”',
        'Further in there was a letter. It was an invitation to a ball, in April. “I sent that to everybody,” said the queen, “and nobody came.” {A} read the envelope. “It says everybody on it,” said {A}. “It never got past your ear.”'
      ]
    },
    {
      id: 'the-painter',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the wall hung the queen’s picture, and it was a good one. The face had taken the painter a day. The hair had taken nine weeks. “It was like painting soup,” said the painter, “while somebody stirs it.” In the end it was done with a fork.',
        '{A} stood close up, and looked for the beginning. One hair went left, and round the back, and through itself. “I had that one,” said the painter sadly, “and then the queen nodded.”'
      ]
    },
    {
      id: 'other-says-it-nicely',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was called up to the throne. “Tell me honestly,” said the queen, “how do I look?” The whole court held its breath. {A} walked round the queen once, to gain time. “There’s a lot of it,” said {A}. “It goes up, and out. I’ve never seen so much hair have so much fun.”',
        '“That’s what I think,” said the queen, and nodded. Behind the throne {A} had to sit down on a step. “Was it honest?” whispered {H}. “Every word,” said {A}.'
      ]
    },
    {
      id: 'pet-does-not-nod',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The queen nodded to {A}. When somebody doesn’t nod back, a queen has to do it again. {A} looked at the queen with great interest. The queen nodded once more, and the crown rocked like a boat. {A} went on looking.',
        'By the ninth nod the court had begun to count aloud. Then {A} bent down, to smell something on the floor. “At last, a bow,” said the queen, quite out of breath. “And such a low one.”'
      ]
    },
    {
      id: 'elder-and-the-story',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My aunt used to do my hair,” said {S}, “with a story to go with it. At every knot the story stopped until the knot was out.” “Was that bad?” asked {A}. “Only for my aunt,” said {S}. “I wanted it to last. So I tied some in beforehand.”',
        'The queen had stopped nodding, to listen. “How did it end?” asked the queen. “I don’t know,” said {S}. “I’d tied in too many. We always got to the door of the cave, and then it was time for school.”'
      ]
    },
    {
      id: 'child-and-the-tassels',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had a brush as well, and did the tassels on the throne. “Nearly finished,” said {S} to the first tassel. Then {S} said it to the second. “Why do you say that?” asked {A}. “There are twenty more.” “That’s what you say,” said {S}, “when it isn’t.”',
        'The queen bent down to see. “Did it mind?” asked the queen. “It cried a bit,” said {S}, “but now it’s pretty, and it’s allowed to stay up.” One tassel hung beside the queen’s ear. “That’s tidier than I am,” said the queen. “We won’t tell anybody.”'
      ]
    },
    {
      id: 'like-a-pumpkin',
      A: 'partner',
      paragraphs: [
        '{A} lifted off the crown, and tried it on {H}. It went down past the ears, and past the nose, and lay on both shoulders. “It was made for Great-Aunt Bertha,” said the queen softly, “who had a head like a pumpkin.”',
        '“So it isn’t the brushing!” said {A}. “Your tangles hold the crown up.” “Don’t tell the duke,” said the queen.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried newspaper. {H} rolled up the whole of Monday and tucked it into the crown, and now it fitted. Then the queen nodded, and it rustled. The duke looked round for the sweets. So did the duchess, and so did the ambassador, who had been asleep.',
        'They tried Tuesday, which was thinner. It still rustled, but more like leaves. “The queen’s losing leaves,” whispered somebody at the back. “It must be autumn.” {A} took the paper out again, and read the weather. It said that there would be wind.'
      ]
    },
    {
      id: 'under-the-chin',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} thought of ribbon. It went over the crown, and under the queen’s chin was a big pink bow. Nothing slid any more. The queen looked like a birthday present. The duke came in, and bent down. “Who’s a lovely queen, then?” said the duke.',
        'It had slipped out. The duke went as pink as the ribbon, and left the room backwards. “Take it off,” said the queen. “Nobody will ever be afraid of me again.” “They weren’t before,” said {A}, to be kind.'
      ]
    },
    {
      id: 'the-honey-pot',
      A: 'partner',
      paragraphs: [
        '{H} looked at the breakfast table. There lay a plaited loaf, as round as a ring. On top of the loaf stood the honey pot, and it didn’t slide at all. “It’s quite smooth,” said {H} slowly, “and it holds up the honey.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-like-the-loaf',
      A: 'partner',
      paragraphs: [
        '{H} brushed all the hair, from the tips upwards. Out came a glove and a teaspoon. {H} made one plait, as thick as an arm. It went round the queen’s head like the loaf, and {A} tied the end. “And now the honey,” said {H}, and put on the crown. It sat.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They brought a mirror. The queen looked into it from the left and from the right. “Where’s the rest of me?” asked the queen. {A} showed it, with one finger. It went once round the head, and the end was tucked in under the beginning.',
        '“So it’s all still there,” said the queen. “It’s only been put in order.” Then the queen smelled it, as you smell a loaf. “And can I mess it up again, if I don’t like it?” “Any time,” said {H}.'
      ]
    },
    {
      id: 'found-property',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Everything from the hair was laid on a cushion, and the whole court came to look. The duke knew the glove at once. The other one had come along every day, just in case. The cook knew the teaspoon, and kissed it.',
        'One small grey button belonged to nobody. “It must be from before my time,” said the queen. They asked the oldest gardener. “That’s Bertha’s,” said the gardener. It had been in there with the crown all that time.'
      ]
    },
    {
      id: 'nine-nods',
      A: 'partner',
      paragraphs: [
        'The duke came in, and the queen nodded. The queen nodded to the duchess, and three times to nobody, for fun. The crown stayed up. “I can see all of you!” cried the queen. “Are there always so many?”',
        'Behind {H} stood the princess and the prince, each with a brush. Now they were allowed to be tidy. Last in the queue came the king, with very little hair. “It’s enough for a roll,” said {A}, “but not for any honey.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a nod from the queen, and did not know where to put it.',
      '{names} walked round behind the throne, and the hair went on there.',
      { text: '{names} held the brush for a moment, and it was as soft as a kitten.', needs: ['hands'] },
      { text: '{names} made a small mess of a very tidy collar, because of the law.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the honey, from a polite distance.',
      '{names} looked in under the crown, and there was a good deal of room.',
      { text: '{names} unrolled a blue ribbon, and rolled it up again.', needs: ['hands'] },
      { text: '{names} tried on the crown as well, and was measured down to the elbows.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the crown to slide, and waited in vain.',
      '{names} joined the end of the queue, behind the king.',
      { text: '{names} caught the teaspoon.', needs: ['hands'] },
      { text: '{names} picked one long hair off the throne, and it went on and on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The palace grew dark behind them. At one window the queen was still nodding, to the lamps, to see if it stayed up.',
    'At home {H} washed, and was brushed from the tips upwards, and lay down. The pillow was quite smooth, and it held up {H}.'
  ],
  last: [
    'One last nod, and {H} was asleep.',
    'Nothing slid over anybody’s eyes but sleep, and {H} was asleep.'
  ]
})
