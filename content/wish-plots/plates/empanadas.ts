import { wishPlot } from '../wish-plot.ts'

export const empanadas = wishPlot({
  id: 'wish-empanadas',
  beginsElsewhere: true,
  wishes: ['empanada', 'empanadas', 'making empanadas', 'making empanada', 'empanadilla', 'empanadillas', 'repulgue'],
  answers: ['cheese', 'corn', 'meat', 'beef', 'chicken', 'spinach', 'filling', 'fillings', 'edge', 'edges', 'fold', 'folding', 'folded', 'fork', 'dough', 'half', 'moon', 'moons', 'oven', 'tray', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'bake', 'baking', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'abuela', 'abuelo', 'abuelita', 'grandma', 'granny', 'nana', 'mum', 'mummy', 'mama', 'mami', 'papi', 'dad', 'daddy', 'tia', 'family', 'together', 'sunday', 'today', 'tomorrow', 'our', 'kitchen', 'dinner', 'supper', 'lunch', 'secret', 'argentina', 'chilean', 'argentinian'],
  except: ['sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'burnt', 'burned', 'fire', 'robot', 'dragon', 'monster', 'cat', 'dog', 'died', 'restaurant', 'shop', 'stole', 'stolen', 'dropped', 'fried'],
  moods: ['first', 'learning', 'proud'],
  company: ['empanada', 'empanadas', 'tray', 'oven', 'edge', 'edges', 'fork', 'cheese', 'rope', 'filling'],
  fed: true,
  about: 'All empanadas look alike when they are shut, and what is in them is written on the edge, but the hero has made one with an edge that nobody can read.',
  titles: ['Written on the Edge', 'The Tray Was Turned', '{H} Reads an Empanada', 'Rope, Fork, Thumb', 'The One That Nobody Could Read'],
  want: [
    {
      id: 'all-alike',
      A: 'partner',
      paragraphs: [
        'There were twelve rounds of dough, and three bowls. One had cheese in it, and one had sweetcorn, and one had meat with an olive. {H} put a spoonful on each round and folded it over. {A} pressed it shut. That was an empanada, like half a moon.',
        'Half a moon looks the same whatever’s in it. {H} wanted the cheese ones. “I’ll remember,” said {H}. “They’re the four at the front.”'
      ]
    }
  ],
  way: [
    {
      id: 'turned-in-the-oven',
      A: 'partner',
      paragraphs: [
        'The grown-ups saw to the oven. Halfway through, the tray was turned round, so that all should get brown. Later {H} took a cool one from the front. It was meat. {H} took the one beside it, and there was the olive.',
        '“They’ve moved,” said {H}. They opened five empanadas to find one with cheese.'
      ]
    },
    {
      id: 'put-to-the-ear',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held one to an ear and shook it. “This one’s quiet,” said {H}. “That’ll be cheese,” said {A}. The next one was quiet too, but in another way. It was as though somebody in there was holding an olive.',
        'They broke both. It was corn, and it was corn. “It was very well behaved, for corn,” said {H}.'
      ]
    },
    {
      id: 'what-it-means',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Empanada means something that’s been put into bread,” said {A}. {H} looked about for what else there was. A spoon lay by. {H} wrapped it in a bit of left-over dough, with the bowl looking out at the top.',
        '“That’s a spoon empanada,” said {H}. {A} took hold of it, to try. It was a good one to stir with, as long as you didn’t want to stir anything.'
      ]
    },
    {
      id: 'saucer-rounds',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The rounds had come from under a saucer. You put it upside down on the dough and go round it. Between the rounds there were pieces left, with three points and hollow sides. {A} held one up. “That’s a bat,” said {A}.',
        'There were six bats, and one that had lost a wing. {H} laid them on the rim of a bowl, head down. Later they’d be squashed into one more round, wings and all.'
      ]
    },
    {
      id: 'olive-only-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why’s there only one olive in each?” asked {H}. “So that you can look forward to it,” said {A}. “If there were two, you’d have had one already.” {H} thought about that and looked at the olive in the bowl.',
        'It looked back through its hole. “And which bite’s it in?” “That’s different every time,” said {A}. “It moves about, as long as the lid’s on.”'
      ]
    },
    {
      id: 'weight-of-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} tried it with scales, and the scales were two flat hands. An empanada lay on the left, and an empanada lay on the right. {A} shut both eyes. The left hand sank. “Meat,” said {A}. Then the right one sank as well.',
        '“They’re both meat,” said {H}, “and one got in later.” {A}’s arms were tired by then, and everything was meat, even the napkin.'
      ]
    },
    {
      id: 'being-folded',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the rug {A} was a filling, and the rug was the dough. {H} folded half of it over. Now you saw only a long hump, and two socks. “What are you?” asked {H}. “Guess,” said the hump.',
        '{H} walked round it and smelled at the socks. “Cheese,” said {H}. “I had a shower,” said the hump. “Then you’re sweetcorn,” said {H}.'
      ]
    },
    {
      id: 'a-full-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        'One of the twelve had been given too much. It had sat on the tray like a toad. The seam had opened a little in the heat. Something had looked out, yellow and shiny. “That’s not a secret any more,” said {A}.',
        '“It couldn’t keep it in,” said {H}. They put that one on a plate by itself. It was the only one that they did not have to guess.'
      ]
    },
    {
      id: 'pet-can-tell',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was no use with bowls, but could have said at once which was which. {A} sat at the end of the table, with a nose over the edge. It went from left to right. At the fourth it stopped.',
        '“Is that cheese?” asked {H}. {A} did not answer, and swallowed. You’d have to be able to read noses as well.'
      ]
    },
    {
      id: 'elder-forty',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“On Sundays we were four sitting in a row,” said {S}. “One rolled, one filled, one folded. I closed.” {A} asked why {S} had got the last job. “I had a good thumb,” said {S}, and showed it. It was quite flat in front.',
        '“It used to be round,” said {S}, “like yours. You close forty empanadas every Sunday, and you’ve got a spoon there.” {A} looked at both thumbs for some time.'
      ]
    },
    {
      id: 'child-shut',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat on the bath mat, with both knees up, and had it folded over. “You have to close me,” said {S}. {A} went along the edge and pinched, from the shoulder to the toe. The fifth pinch got something soft.',
        '“That wasn’t the edge,” said the empanada. “It’s hard to tell from here,” said {A}. “You’ve got such a lot of filling.”'
      ]
    },
    {
      id: 'baby-thumb',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had a lump of dough too, on the tray of the high chair, to press flat. {A} pressed with one fist, and then with the other. There was a row of small dents all along it.',
        'They compared it with all the edges there were. Nobody had it yet. It must have been the sign for {A}.'
      ]
    },
    {
      id: 'edge-says-it',
      A: 'partner',
      paragraphs: [
        '“Where people bake a lot of them, it’s written on the edge,” said {A}. “You twist it for one sort, and use a fork for another. Then the tray can turn as it likes. The edge goes with it.”',
        'There was dough for a second tray, and this time they agreed on it first. Meat got a rope, twist after twist. Sweetcorn got the fork. And cheese got {H}’s thumb, five times, like a little wall.'
      ]
    }
  ],
  turn: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        'The tray was turned twice, and it didn’t matter. When they were cool, {H} shut both eyes, and felt along an edge. “Fork,” said {H}. “That’s corn.” It was. Then came an empanada with rope, fork and thumb, all in a row. “I made it,” said {H}, “but I can’t read it.”',
        'They began at the rope, and there was meat. Where the fork was, there was corn. At the thumb came the cheese, with a string as long as an arm. “It’s what was left in the bowls,” said {H}. “You have to read it from the beginning.”'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could write a letter like that,” said {A}. With the last strip of dough they tried. {H} pressed two forks, a thumb, and a long rope. “What’s it say?” asked {A}.',
        '{H} felt along it with both eyes shut. “Dear Aunt,” {H} read, “cheese.” The rope was the greeting at the end. It was a long one, because it was a nice aunt.'
      ]
    },
    {
      id: 'edges-everywhere',
      A: 'other',
      spare: 10,
      paragraphs: [
        'After that you saw it everywhere. The pie dish had waves, and {A}’s collar had stitches. “What have they put in you?” asked {H}, and read {A}’s collar from left to right. “Soup,” it said there, “and a good mood.”',
        '{A} read {H}’s sleeve. There was flour on it, and a thumb. “Cheese,” said {A}. “I’d have thought so.”'
      ]
    },
    {
      id: 'the-real-moon',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And the real half moon?” asked {A}. “What’s in that one?” {H} held up the last empanada at arm’s length, beside the lamp, to compare. “Cheese,” said {H}. “You can tell by the colour.”',
        '“And what does it say on the edge?” {H} ran a finger along the air, up there, where it would be. It took a while, because it’s a large one. “Thumb,” said {H}. “All the way round. So I was right.”'
      ]
    },
    {
      id: 'the-blanket-edge',
      A: 'partner',
      paragraphs: [
        'Nothing was left but crumbs. {H} lay down on the open blanket, and it was folded over. {A} closed the edge, with a twist, and four fingers, and one thumb.',
        '“Which sort’s that?” asked {H}. “It’s so that the night knows who’s in it,” said {A}. {H} felt along it in there. “It’s me,” said {H}. “I can read it from inside.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by for the bowl with the cheese.',
      '{names} looked at twelve half moons and could not tell.',
      { text: '{names} gave each its spoonful, and one of them two.', needs: ['hands'] },
      { text: '{names} flattened a round with the heel of a hand.', needs: ['hands'] }
    ],
    way: [
      '{names} helped with those that had been opened.',
      '{names} sniffed along the row, and said nothing.',
      { text: '{names} found the fork, and wiped it on a sleeve.', needs: ['hands'] },
      { text: '{names} practised a twist on the corner of a towel.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the other end of the cheese.',
      '{names} kept an eye on the crumbs.',
      { text: '{names} read one too, with a finger, and read it aloud.', needs: ['hands'] },
      { text: '{names} pinched along the tablecloth, and it said sweetcorn.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls and the fork were washed, and the tray was left to dry. It was turned once more, and nobody minded.',
    '{H} washed ten fingers and one flat thumb. Then {H} lay in the blanket like half a moon, with both knees up. The edge was closed once more.'
  ],
  last: [
    'It was written all along the edge, and {H} was asleep, in the middle of it.',
    'The night went by with one finger on the blanket, and read that {H} was asleep.'
  ]
})
