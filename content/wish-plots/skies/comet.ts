import { wishPlot } from '../wish-plot.ts'

export const comet = wishPlot({
  id: 'wish-comet',
  wishes: ['comet', 'comets', 'halley’s comet', 'halleys comet', 'comet’s tail', 'kuyruklu yıldız', 'komet', 'comète'],
  answers: ['tail', 'long', 'bright', 'space', 'sun', 'star', 'stars', 'sky', 'night', 'ice', 'icy', 'snowball', 'dirty', 'comes', 'back', 'came', 'goes', 'round', 'flies', 'flying', 'flew', 'by', 'fast', 'far', 'away', 'little', 'young', 'solar', 'system', 'halley', 'big', 'shooting'],
  except: ['reindeer', 'santa', 'rudolph', 'crash', 'crashed', 'crashes', 'hit', 'hits', 'dinosaur', 'dinosaurs', 'afraid', 'scared', 'lost', 'rocket', 'alien', 'aliens', 'vixen', 'blitzen', 'earth', 'end'],
  partnerPlays: true,
  company: ['comet', 'sun', 'tail'],
  about: 'A comet wants to make a fine exit with its tail behind it, but the sun blows the tail in front, until the comet leaves backwards and can wave all the way.',
  titles: ['The Tail Goes First', 'Until Next Time, in Seventy-Six Years', '{H} Leaves Backwards', 'A Very Dirty Snowball', 'Once Round the Sun'],
  want: [
    {
      id: 'fine-exit',
      A: 'partner',
      paragraphs: [
        '{H} was a comet. That is a snowball, a dirty one, as big as a mountain. A scarf was tucked into its collar, and was the tail. On a stool in the middle of the carpet sat {A}, and was the sun.',
        'The comet came from the far dark end, where the bed was. “I only visit every seventy-six years,” it told the sun. “So I want to leave beautifully, head up, with my tail behind me.” It had seen a bride.'
      ]
    }
  ],
  way: [
    {
      id: 'overtaken',
      A: 'partner',
      paragraphs: [
        'The sun had a newspaper, and fanned {H} with it, for the sun blows in all directions. The comet came in, and its tail flew out behind. It went once around the stool, and turned for home. At once the tail flew over its head, and hung in front.',
        '“You’ve overtaken yourself,” said the sun. The comet tried again, from the other side, at a run. The scarf was there first, and the comet had wool in its mouth.'
      ]
    },
    {
      id: 'never-washed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is that soot on you?” asked the sun. “Soot, gravel and dust,” said the comet. “I’m older than the sea. I’ve never been washed.” {A} licked a handkerchief. “Don’t,” said the comet. “I’m ice under this. It’s the dirt that’s left.”',
        'So it stayed as it was, black as a coal scuttle. The sun was blinding, and felt overdressed.'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They measured the tail. To the scarf they tied a belt, and to the belt a skipping rope. “A real one’s longer,” said the comet. “It goes on for millions of miles.” “And what’s it made of?” “Next to nothing. You could pack it in a suitcase.”',
        '{A} fetched a bag, and they packed a million miles. It shut easily. {A} lifted it with one finger. “Have you got it all in?” asked {A}. “There’s still room for a shirt,” said the comet.'
      ]
    },
    {
      id: 'second-tail',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Excuse me,” said the sun. “Your other tail’s showing.” It was quite right. A comet has two. One’s gas, and straight, and rather blue. The other’s dust, and that one bends.',
        '{H} took a blue ribbon for the first, and it stood out like a ruler. The second was the scarf. It came along behind in its own time. “It’s been round by the cupboard,” said the comet. “It always is.”'
      ]
    },
    {
      id: 'crumbs',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was the Earth, with a plate, and was going around too. At the bookcase it ran into a lot of crumbs. “Who’s been eating here?” asked {A}. “That’s me,” called the comet. “I crumble as I go.”',
        'When the Earth gets among a comet’s crumbs, they glow, and people call them shooting stars. {A} wished for something on each, up to nine. “You’re wishing on my breakfast,” said the comet. “Then I’d like jam,” said {A}.'
      ]
    },
    {
      id: 'named',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} looked through a cardboard tube and found a comet. A comet is called after whoever sees it first. {A} wrote it down. It was Comet {A}, with a full stop.',
        '“I’m called {H},” said the comet. “Not up there,” said {A}, kindly. The comet thought, and held a tube to its own eye. “I’ve found something as well,” it said. “It’s got a tube. I’ll call it {H}.”'
      ]
    },
    {
      id: 'stitched',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You were here when people had no spectacles,” said the sun, “and what did they make of you?” “They stitched me,” said the comet. “I’m in a cloth as long as a street. Below me there’s a row of men, and they’re all pointing.”',
        '{A} pointed, to see what that was like. “And what did they say?” “That I’d come because of the king,” said the comet. “I’d never heard of him. I was on my way to you.”'
      ]
    },
    {
      id: 'visitor-on-legs',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Once people sent a machine to a comet, and it really landed. {A} was the machine, on two feet and an umbrella. “Down,” said {A}, and touched. But there’s hardly any weight on a comet. {A} bounced up, and down, and up.',
        'Then the machine lay on its side behind {H}, in the shade. “What can you see?” asked the comet. “A bit of you,” said {A}, “and one of my legs. It’s a great success.”'
      ]
    },
    {
      id: 'no-sound',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In space there’s no air, and so nothing can be heard. The sun’s mouth went open and shut. “What?” said the comet, without a sound. They talked like that for a good while, with great big mouths.',
        '“I said that your scarf’s caught on the chair,” said {A} at last, aloud. The comet had understood that the soup was in the hair. It had been very sorry, and said so twice.'
      ]
    },
    {
      id: 'fast-and-slow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Far from the sun a comet creeps. {H} took one step by the bed, and counted up to ten, and took the next. Closer in, the sun pulls harder. There it was a walk, and then a trot.',
        'Round the stool it went like a train, with one leg out for the bend. “Stay for tea,” called the sun. “I can’t,” cried the comet, and was past. Out by the bed it took one step, and counted up to ten.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Nobody knows so much about tails as {A}. {A} looked at the comet’s, which moved along the carpet by itself and then stopped. {A} stopped as well. It was only right to watch something like that.',
        'When the tail went on, so did {A}, close to the end of it. The sun had never seen that in the sky before. It was put down as a small new planet.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once got up at four for a comet,” said {S}. “I had a flask and a rug, and I sat on a wall. Just as it came, somebody lit the kitchen behind me.” “And so you missed it?” asked {A}.',
        '“I saw a man make porridge,” said {S}. “He stirred it the wrong way round.” {A} came past {S} once more, slowly, with the tail spread out. {S} looked at it from end to end.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was a planet, and had to keep to one line of the carpet. “Where do you go, out there?” asked {S}. “To where there’s nothing,” said {A}. “Could you bring me some?”',
        'The comet went off as far as the bed. It came back with both hands closed, and opened them over {S}’s. {S} held it carefully for half a round. “It doesn’t weigh much,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'In the path of the comet sat {A}, a planet with two teeth. It had got hold of the tail by the end. There was a small tug at the collar, and then none.',
        'The comet went on without it. {A} kept the tail, and put a fringe in the mouth to see what comets taste of. They taste of last winter.'
      ]
    },
    {
      id: 'blown',
      A: 'partner',
      paragraphs: [
        '{A} laid the newspaper down, and the scarf sank. {A} picked it up, and it rose. “It’s me,” said the sun. “I warm you, and you steam, and I blow the steam away. A comet’s tail doesn’t mind where it’s going. It points away from me.”',
        '“So it’s behind me when I come,” said {H}, “and in front of me when I go.” “Always,” said the sun. “I’m sorry. I can’t stop shining.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'The comet thought about it for one more round. Then it turned its face to the sun, and left backwards. The tail went ahead, across the carpet, and felt the way like a hand. “Table leg,” said the comet. “Slipper.” It stepped around them without looking.',
        'And since it had its face to the sun, it could wave. It waved with both arms all the way. “I’ve never seen anybody leave so well,” called the sun. “Mostly I get their backs.”'
      ]
    },
    {
      id: 'planets-go-by',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Leaving like that, a comet sees each thing after it has passed it. “That was Jupiter,” it called. It was the laundry basket. “I felt it pull.” The sun shaded its eyes. “It pulls at everybody,” called {A}. “How’s its spot?”',
        '“Still there,” said the comet. There was a red pyjama leg over the edge. Saturn came next, in a hat with a brim, and they bowed to each other’s backs.'
      ]
    },
    {
      id: 'shorter',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Halfway to the bed the wind from the sun was hardly a wind. “I’m cooling,” said the comet, and took in some of the scarf. By the chest it took in a little more.',
        '“Does it hurt, when it goes?” called {A}. “It’s like when you’ve got your hair wet,” said the comet, “and then it’s dry.” Now there was only the fringe, and that was under its chin.'
      ]
    },
    {
      id: 'leave-it-on',
      A: 'partner',
      paragraphs: [
        'By the bed there was no wind at all, and the tail sank. A comet without one is just a snowball in the dark. “How big am I from there?” called the sun. The comet held up finger and thumb. “Like a pea,” it said.',
        '“And it’s seventy-six years till you’re back?” “I sleep through most of it,” said the comet, and waved. “I’ll leave the light on,” said the sun.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} circled the sun as well, farther out.',
      '{names} bowed to the comet, for next time was a long way off.',
      { text: '{names} spread the tail out over the carpet.', needs: ['hands'] },
      { text: '{names} shaded their eyes from whoever sat on the stool.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the tail, first there and then back.',
      '{names} stood where the comet should have been, and met a scarf.',
      { text: '{names} pulled some wool out of the comet’s mouth.', needs: ['hands'] },
      { text: '{names} tried the newspaper from the other side.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved out of the way of the tail, which had gone ahead.',
      '{names} followed for a bit, and then turned back to the warm.',
      { text: '{names} waved with two hands, as one does once in seventy-six years.', needs: ['hands'] },
      { text: '{names} held up a pea, to compare it with the sun.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stool went back under the table, and the newspaper was folded. Somebody had already done half of the crossword, in the sun.',
    '{H} went to bed backwards. The scarf went in first, and it found the pillow. Then the rest of the comet lay down in the dark, facing the little light.'
  ],
  last: [
    'Far out, where it’s quiet, the comet went slower and slower, and {H} was asleep.',
    'One light had been left on, as small as a pea, and {H} was asleep for years.'
  ]
})
