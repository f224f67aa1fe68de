import { wishPlot } from '../wish-plot.ts'
import { NOT_SERVED } from './not-served.ts'

export const toast = wishPlot({
  id: 'wish-toast',
  wishes: ['toast', 'toasts', 'making toast', 'make toast', 'slice of toast', 'toast and jam', 'toast and butter', 'jam on toast', 'toast soldiers', 'cheese on toast', 'egg on toast', 'toastie', 'toasties'],
  answers: ['jam', 'butter', 'buttered', 'hot', 'warm', 'crunchy', 'pop', 'pops', 'popping', 'popped', 'jump', 'jumps', 'jumping', 'jumped', 'up', 'breakfast', 'morning', 'bread', 'slice', 'slices', 'soldiers', 'beans', 'cheese', 'egg', 'making', 'make', 'makes', 'loud', 'noise', 'brown', 'scared', 'favourite', 'love', 'loves', 'eat', 'eating'],
  except: [...NOT_SERVED, 'beans', 'french', 'milk', 'avocado', 'marshmallow', 'marshmallows', 'wedding', 'speech', 'champagne', 'burn', 'smoke', 'alarm', 'fire', 'only', 'broke', 'dropped', 'scientist', 'ginger', 'bath', 'brave', 'talking', 'singing', 'dancing', 'made', 'toaster', 'toasters'],
  moods: ['first', 'learning', 'waiting', 'afraid'],
  fed: true,
  company: ['toaster'],
  about: 'The hero jumps whenever the toast pops up, and stops jumping after having been the toast.',
  titles: ['By a Crumb', 'Nothing Happened, and Nothing Happened', '{H} Is Nearly Done', 'Who Jumped First', 'Down in the Warm'],
  want: [
    {
      id: 'by-a-crumb',
      A: 'partner',
      paragraphs: [
        'Toast makes no noise for a long time, and then it makes one. {H} knew that, and jumped all the same, every time. “Not tonight,” said {H}. {A} put two slices into the toaster and pushed down the lever. {H} stood there with both feet flat on the floor.',
        'It got warm, and it began to smell brown. Nothing happened, and nothing happened, and {H} looked just once at the door. Pop! Up went the toast, and up went {H}. “Who was first?” asked {H}. “The toast,” said {A}. “By a crumb.”'
      ]
    }
  ],
  way: [
    {
      id: 'counted',
      A: 'partner',
      paragraphs: [
        'For the next two slices {H} counted. “It was forty last time,” said {H}. “So I’ll jump at thirty-nine, and get it over with.” At thirty-nine {H} jumped, and came down again. At forty there was nothing. At fifty there was nothing. “They’re thicker,” said {A}. “How much…” said {H}. Pop! That made two jumps.'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} tied a scarf round both ears, so that the pop could not get in. It was as quiet in there as when it snows. {A} said something. “What?” said {H}. {A} said it again, and pointed. “What?” said {H}, and lifted the scarf a little on one side.',
        'Pop! When {H} had landed, {A} was holding the toast. “I said don’t lift it yet,” said {A}.'
      ]
    },
    {
      id: 'one-to-six',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The toaster had a knob that went from one to six. “What are the numbers for?” asked {H}. “One is bread that’s had a bit of sun,” said {A}. “Three is toast. Six is for people who’ve gone to answer the door.”',
        '“Has anybody ever done six?” {A} pointed at the ceiling. There was a brown cloud on it, quite a small one. “We opened all the windows,” said {A}, “and had porridge.”'
      ]
    },
    {
      id: 'camel',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You’ve got to think of something else,” said {A}. So {H} did not think of toast. {H} thought of a camel. It came slowly over a hill, with a long way to go. {H} wanted very much to know where. Pop!',
        '“What did the camel do?” asked {A}. “It jumped,” said {H}, from the other side of the table. “I can’t even see it any more.”'
      ]
    },
    {
      id: 'soldiers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One slice of toast was in four strips, and those were soldiers. “Attention,” said {H}. They lay where they were. Nobody stands very straight who has just been buttered. {H} leaned them against the jam, one beside the other, and now they stood beautifully.',
        'Pop! went the next toast, and all four fell flat on their faces. “You see?” said {H}. “And those are soldiers.”'
      ]
    },
    {
      id: 'what-happens-inside',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do they do to it in there?” asked {H}. “They dry it,” said {A}. “There’s water in bread, and the heat sends it away. That’s the steam. Then the outside goes brown, and it’s toast.”',
        '{H} held a slice of bread by one corner, and it hung down. {H} held a slice of toast by one corner, and it stood straight out. “I look like that too,” said {H}, “after the pop.”'
      ]
    },
    {
      id: 'two-slots',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Each slice had a slot of its own, with hot wires in between. “Then they can’t see each other,” said {H}. “No,” said {A}. “They go in, and it’s dark, and each of them thinks it’s the only one.”',
        '{H} played it with two hands, behind the edge of the table. They were down there for a long time. Then they both came up at once. “Oh,” said the left one. “Are you toast as well?”'
      ]
    },
    {
      id: 'crunch',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} bit off a corner, and it was like somebody in big boots on gravel. “Was that very loud?” asked {H}. “Was what loud?” said {A}. {H} took another bite, closer. “That’s a mouse in slippers,” said {A}.',
        'Then {A} had a bite of toast, and it was just the other way round. “It’s because your teeth live next door to your own ears,” said {A}. So each of them ate in boots, and sat beside somebody in slippers.'
      ]
    },
    {
      id: 'spoons',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it pop when nobody’s there?” asked {H}. “Just the same,” said {A}. They thought of it, a whole kitchen with nobody in it, and then the pop. The toast would have jumped for nothing.',
        '“The spoons would have noticed,” said {H}. The last time there had been a small clink, from the drawer. They lay in there in the dark, one inside the other, and nobody ever told them anything.'
      ]
    },
    {
      id: 'letters',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The toast that was done stood in a row, like letters that nobody has opened. It was a long row by now, and breakfast was as good as made. {H} took out the first slice, and read it on both sides. “It’s from the toaster,” said {H}. “It says it’s sorry about the noise.”',
        '“That’s nice of it,” said {A}. {H} looked on the back once more, near the crust. “It doesn’t say that it’ll stop.”'
      ]
    },
    {
      id: 'watched-both',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Nobody knew what toast looked like in the moment when it popped. So {H} would watch the toast, and {A} would watch {H}. Nothing happened. Pop! “What did it look like?” asked {A}. {H} had had both eyes shut. “Dark,” said {H}.',
        '“And what did I look like?” {A} thought about it. “Longer,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'At the pop {A} had gone as well, and now {A} was somewhere else. After a while {A} was back, for there was a smell of toast. “It’s over,” said {H}. “You can come out. I’ve come out too.”',
        'They both looked at the toaster for a bit. It stood there as if it had never said a word.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My grandmother held the bread to the stove on a long fork,” said {S}. “She had to look at it the whole time. It didn’t pop. It gave no sign at all. It just went black.” “Did you eat it?” asked {A}.',
        '“We scraped it first,” said {S}. “The whole street scraped, every morning. Then came a toaster that shouted. I’ve jumped for forty years, and been glad of it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had heard the pop, and looked at all the faces, to see what sort it was. It was the good sort. {A} got a crust of toast to hold, and held it up in the air like a ticket.',
        'At the next pop {A} held it up again, higher. Somebody was plainly getting on.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“Ours doesn’t pop,” said {A}. “The toast comes up slowly, and there’s a bell.” “Do you jump at the bell?” asked {H}. “No,” said {A}. “It goes ping. You can’t jump at a ping.”',
        'Pop! went the toast. They met in the air, more or less. “I see what you mean,” said {A}.'
      ]
    },
    {
      id: 'spring',
      A: 'partner',
      paragraphs: [
        '{A} spread the butter, and thought. “There’s a spring in there,” said {A}. “It’s pushed down, and it wants to go up. And you’re just the same. You’re holding your breath, and your shoulders are up by your ears. So when one goes off, the other goes too.” {H} felt for those shoulders. They really were up there.'
      ]
    }
  ],
  turn: [
    {
      id: 'being-toast',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be the toast,” said {H}. “That’s the only one who always knows.” {H} crouched down on the rug, as thin as a slice. {A} pushed down the lever, which was {H}’s elbow. It was dark down there, and warm. {H} did not count, because toast can’t.',
        '{A} stood with both feet flat on the floor. Nothing happened, and nothing happened, and {A} looked just once at the door. “Pop!” said {H}, and came up. {A} went as high as the chair. “I knew it was coming!” said {A}. “I didn’t know when,” said {H}. “I was just done.”'
      ]
    },
    {
      id: 'butter',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Toast takes in butter only while it’s hot. {H} set a bit in the middle, and pushed. It slid about like a skater, smaller and smaller, and went down into all the holes. {H} held the slice up to the lamp, and there was gold in it.',
        '“Where does it come out?” asked {H}. {A} looked underneath, and put a plate there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 16,
      paragraphs: [
        '{S} wanted to be toast too, for a toaster has two places. They crouched on the rug, side by side. “I’m done,” whispered {S}. “You’re still white,” whispered {A}. They waited. It was very warm, with two.',
        'Then they both popped up at once, and each of them had a fright, from the other. They had forgotten about that.'
      ]
    },
    {
      id: 'last-two',
      A: 'partner',
      paragraphs: [
        'Then {A} put in the last two slices. {H} gave them a nod, as you do to people in the same job. Nothing happened, and nothing happened. Pop! Up went the toast, and up went {A}, and {H} stood there with both shoulders down. “Who was first?” asked {A}. “You were,” said {H}. “By a crumb.” And they ate it while it was hot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the pop too, and came down facing the other way.',
      '{names} gathered under the smell of toast, and waited.',
      { text: '{names} set out the plates, a little away from the toaster.', needs: ['hands'] },
      { text: '{names} held the jam still, in case of another pop.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the door before the pop, to be on the safe side.',
      '{names} found a crumb of toast that had jumped the furthest.',
      { text: '{names} counted along, and got to sixty-one.', needs: ['hands'] },
      { text: '{names} scraped a dark slice over the sink, and it snowed brown.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept away from the rug, since it was hot.',
      '{names} looked from the toast to {H}, and back again.',
      { text: '{names} held a plate under {H}, for when it was time.', needs: ['hands'] },
      { text: '{names} buttered toast up to all four corners.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the crumbs. The lever stood at the top, where it likes to be, and nothing was waiting any more.',
    'Then {H} washed, and slid down between the covers, edge first, like a slice. It was dark down there, and warm, and nobody counted.'
  ],
  last: [
    'Far down in the warm, and not to come up before morning, {H} was asleep.',
    'Nothing happened, and nothing happened, and {H} was asleep, with both shoulders down.'
  ]
})
