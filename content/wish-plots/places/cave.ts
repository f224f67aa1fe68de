import { wishPlot } from '../wish-plot.ts'

export const cave = wishPlot({
  id: 'wish-cave',
  wishes: ['cave', 'caves', 'cavern', 'caverns', 'caving', 'potholing', 'stalactite', 'stalactites', 'cave painting', 'cave paintings', 'cueva', 'grotto'],
  answers: ['exploring', 'explore', 'explorer', 'explorers', 'bear', 'bears', 'dark', 'deep', 'hidden', 'secret', 'adventure', 'torch', 'crystal', 'crystals', 'echo', 'underground', 'stone', 'age', 'man', 'people', 'painting', 'paintings', 'drip', 'dripping', 'hands', 'trip', 'visiting', 'visit', 'going', 'blanket', 'big', 'hunt', 'mysterious', 'found', 'finding', 'discover', 'discovering', 'den'],
  except: ['bat', 'bats', 'dragon', 'dragons', 'pirate', 'pirates', 'treasure', 'mermaid', 'troll', 'ice', 'batman', 'stuck', 'trapped', 'lost', 'santa', 'christmas', 'aladdin', 'lion', 'tiger', 'dinosaur', 'dinosaurs', 'monster', 'scared', 'afraid', 'collapsed', 'flood', 'rescue', 'ice cream', 'unicorn', 'giant', 'lives', 'spring', 'winter', 'sleep', 'hibernating', 'hibernate', 'rock concert'],
  moods: ['first'],
  company: ['cave', 'bear', 'table'],
  about: 'An explorer wants to be the first in a cave, and everywhere somebody has been already; at the very end there is a hand.',
  titles: ['A Hand Without a Thumb', 'Somebody Had Been There', '{H} and the End of the Cave', 'Further In', 'They Will Wonder About That'],
  want: [
    {
      id: 'the-first',
      A: 'partner',
      paragraphs: [
        'The cave was under the big table. Blankets hung down all round, and inside it was as dark as a pocket. {H} had a torch, and a colander for a helmet. {H} wanted to be the first who had ever been in there.',
        '“And what am I?” asked {A}. “You’re the second,” said {H}. {A} carried the sandwich. On their tummies they crept into the rock.'
      ]
    }
  ],
  way: [
    {
      id: 'wool',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An explorer ties wool to the mouth of a cave, to find the way out. {H} tied it to a chair, and let it run through one hand. Left it went, and round a rock with a cushion on it, and left again. “We can’t get lost now,” said {H}.',
        'Then {H} turned round. Behind {H} came {A}, with the whole ball under one arm. “I’ve been tidying up after you,” said {A}. “You’d dropped it all along the way.”'
      ]
    },
    {
      id: 'tight-and-might',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the roof something hung down, long and pointed. It was {A}’s arm. “I’m a stalactite,” said {A}. “I have to hold on tight. Under me there’s a stalagmite. It might get up to me one day.” {H} was that, with one finger.',
        'Plip, said the top one, for it’s the water that makes them. “How fast do we grow?” asked {H}. “A fingernail in a hundred years.” There was a hand’s breadth to go. They held quite still for a bit, and then had to scratch.'
      ]
    },
    {
      id: 'somebody-before',
      A: 'partner',
      paragraphs: [
        'In the first chamber lay a crust of toast. “Somebody’s been here,” whispered {H}. “A bear,” said {A}, and hid the sandwich. “Further in,” said {H}. In the second chamber lay a blue sock. “Another explorer,” said {A}. “He got out, but only just.”',
        '“Further in!” They squeezed between two chairs, and the helmet scraped along the rock. There were long scratches in it. “Cave bears do their claws like that,” said {A}.'
      ]
    },
    {
      id: 'pitch-dark',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s nothing so dark as a cave,” said {A}. “By night there’s always a bit of light from somewhere. In here there’s none.” They switched off the torch, to see it. {H} held one hand in front of {H}’s nose, and it was not there.',
        '“How many fingers am I holding up?” asked {H}. “Three,” said {A}. {H} counted them with the other hand. “How could you see that?” “I couldn’t,” said {A}. “But it’s always three.”'
      ]
    },
    {
      id: 'two-halves',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between the second chamber and the third {A} got stuck. “Breathe out,” said {H}. {A} breathed out, and it was no use. The front half was in one and the back half was in the other. “What’s it like in there?” called {H}, from behind.',
        '“Roomy,” called the front of {A}. “And out there?” {H} looked the back half over. “There’s a draught,” said {H}, “and one heel’s got a hole in it.” So between them they knew the whole cave.'
      ]
    },
    {
      id: 'no-eyes',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Through the cave ran a river, and it was a scarf. The fish in it have no eyes, because in all that dark nobody had a use for them. {A} was one, with {A}’s eyes shut, and bumped into {H}. “Pardon me,” said the fish. “I didn’t see you.”',
        '“It doesn’t matter,” said {H}. “I haven’t seen anybody since my great-great-grandmother,” it said, “and she only saw an elbow.” It swam on, very politely, into the table leg.'
      ]
    },
    {
      id: 'cheese',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In a cave it’s neither summer nor winter. It’s always the same cool day. “That’s why they put cheese in caves,” said {A}, “to get old.” They took the cheese out of the sandwich, laid it on a rock, and waited. After a minute {H} tried a corner.',
        '“It’s a little older,” said {H}. {A} tried another. “It has more to say,” said {A}. By the time it was really old there were only crumbs, and those weren’t bad either.'
      ]
    },
    {
      id: 'bear-home',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There was a snuffling at the mouth of the cave. In came a bear, backwards, in {A}’s brown jumper. “Has anyone seen my toast?” it asked. “I’d put it by for the spring.” {H} had a crumb on {H}’s chin, and put a hand over it.',
        '“What will you eat now?” asked {H}. “Nothing,” said the bear. “All winter we don’t. We’re only a bit sad about it beforehand.” So it got half a sandwich. It ate that with its back to them, so as to be alone with it.'
      ]
    },
    {
      id: 'glow-worms',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“In some caves there are glow-worms on the roof,” said {A}. {H} took off the helmet and put the torch inside. All at once there were stars all over the rock, in rows. When {H} turned the colander, they went round.',
        '“They let down threads,” said {A}, “and fish for gnats.” {H} looked at {A}. There was a star on {A}’s nose, and one on each cheek. “They’ve caught you,” said {H}.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the fork in the cave there was {A}. One way led to the left of {A} and one to the right. “Which is the way in?” asked {H}. {A} knew these passages better than most. {A} did not say.',
        'They took the left one, and came out behind {A}. They took the right one, and came out behind {A} as well. {A} had it all to look forward to twice, and watched them go by.'
      ]
    },
    {
      id: 'elder-goats',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Once it rained so hard that I ran into a cave,” said {S}. “There were goats in it. They’d come from the rain too, and they had the dry half.” “And you?” asked {A}.',
        '“I had the dripping half,” said {S}. “Each hour one of them moved over. By the evening I was in the middle, and very warm. Nobody said a word. But ever since then I’ve smelled a little of cheese when it rains.”'
      ]
    },
    {
      id: 'echo',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'At the far end sat {S}, who was the echo. “Hello!” called {A} into the cave. “Hello!” called the echo. “Who’s there?” called {A}. “Me!” called the echo. “And who are you?”',
        '“An echo has to say the same,” said {A}. “Not when it’s been on its own for so long,” said {S}. It asked what was for supper, and whether it was still Tuesday. Only then did it say “Hello” again.'
      ]
    },
    {
      id: 'only-further',
      A: 'partner',
      paragraphs: [
        '“You can’t be first in a cave,” said {A}. “It’s dry in here. Everybody who ever got wet has come in. First it was bears, and then it was people with bears for coats.”',
        '{H} shone the torch along the wall. At the back it went on, no higher than a shoe box. No bear could have fitted in there, and nor could {A}. {H} took off the helmet. “Further in,” said {H}, and went, feet and all.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hand',
      A: 'partner',
      paragraphs: [
        '{H} rolled over and switched on the torch. Above {H}’s nose, on the rock, there was a hand. It was green, and very small. “There are some in real caves too,” whispered {A} from outside. “They’re twenty thousand years old.” “It’s got four fingers,” said {H}, “and no thumb.”',
        '{H} laid a hand on it, and that was bigger all round. It smelled of crayon in there, and of floor. “I remember,” said {H}. “I’d got as far as the thumb, and they called me for the bath.”'
      ]
    },
    {
      id: 'the-thumb',
      A: 'partner',
      paragraphs: [
        '“Then it was you,” said {A}, “when you were no bigger than a bear cub.” So {H} had been the first after all, only very long ago.',
        '{A} passed a green crayon in through the crack. {H} held a thumb against the rock, and went round it with care. Now it was a very small hand with a big thumb, and it was finished. “They’ll wonder about that,” said {A}, “in twenty thousand years.”'
      ]
    },
    {
      id: 'bison',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the walls of real caves there are horses and bulls, and they run when the light moves. {H} held two hands in front of the torch. A bull came out of the rock, with ten horns, and shook them. {A} made a horse. It looked more like an oven glove.',
        '“Make it run,” said {H}. {A} moved the light a bit to and fro. The oven glove galloped over the stones. The bull went after it, and neither ever got to the edge.'
      ]
    },
    {
      id: 'light-like-a-coin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked back once, to where they had come in. The mouth of the cave was as small as a coin. “Everything’s in there,” said {A}, “the whole kitchen, and the street as well.” {H} shut one eye and took it between two fingers.',
        'It fitted exactly. {H} held it like that for some time. “I could put it in my pocket,” said {H}. “Leave it there,” said {A}. “I’ll want it later, for supper.”'
      ]
    },
    {
      id: 'plip',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Plip, it went, somewhere in the dark. They lay and waited for the next one. You think that it’s not going to come, and then it does. Plip. “That’s how it was all made,” whispered {A}, “the halls and all. It was done by that, and nobody told it to hurry.”',
        'It was the kitchen tap. Plip, it said. “How far has it got since this morning?” asked {H}. “You can’t see it yet,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled in the mouth of the cave, out of the wind.',
      '{names} got the tail end of a blanket and pulled, and it was daylight in there.',
      { text: '{names} drew the blankets shut again behind the expedition.', needs: ['hands'] },
      { text: '{names} tapped on the rock for luck, and the rock was pine.', needs: ['hands'] }
    ],
    way: [
      '{names} growled outside, quite low, at just the wrong time.',
      '{names} put a nose in under the rim of the rock, and took it out.',
      { text: '{names} passed in a biscuit on a very long spoon.', needs: ['hands'] },
      { text: '{names} missed one blue sock, and looked for it on the wrong foot.', needs: ['hands'] }
    ],
    turn: [
      '{names} scratched on the rock, and got a knock in return.',
      '{names} crawled up to the crack and breathed in some cave.',
      { text: '{names} tried a hand against the outside of the rock, at the same height.', needs: ['hands'] },
      { text: '{names} found the box of crayons, with a gap where green belonged.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blankets went back where they belonged, and the cave was a table. Nobody who sat at it could know what there was underneath.',
    'This time {H} went when {H} was called. After the wash there was still some green round one thumb. {H} lay down, and the dark came up close and cool on all sides.'
  ],
  last: [
    'In the dark under the table there was a hand up, thumb and all, and {H} slept.',
    'Further in it was quite quiet and quite dark, and that was where {H} slept.'
  ]
})
