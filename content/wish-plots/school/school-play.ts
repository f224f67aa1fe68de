import { wishPlot } from '../wish-plot.ts'

export const schoolPlay = wishPlot({
  id: 'wish-school-play',
  beginsElsewhere: true,
  wishes: ['school play', 'class play', 'being in a play', 'acting in play', 'nativity play', 'christmas play', 'part in the play', 'on stage', 'tree play', 'tree in the play', 'tree in the school play', 'small part play', 'speech day', 'part mary', 'part joseph', 'wanted mary donkey', 'drama club', 'drama class', 'drama lesson', 'theatre club', 'donkey nativity', 'donkey school play', 'nativity', 'nativity angel', 'angel nativity', 'nativity shepherd', 'nativity mary', 'nativity star', 'shepherd tea towel', 'nativity school'],
  except: ['sings', 'sing', 'singing', 'sang', 'teddies', 'teddy', 'toys', 'dolls', 'pretend', 'scene', 'crib'],
  answers: ['daughter', 'son', 'only', 'queen', 'king', 'wanted', 'princess', 'nursery', 'drama', 'nativity', 'christmas', 'part', 'tree', 'lines', 'stage', 'fright', 'acting', 'nervous', 'words', 'main', 'costume', 'concert', 'club', 'angel', 'mary', 'joseph', 'shepherd', 'star', 'donkey', 'tea', 'towel', 'wise', 'man'],
  moods: ['first', 'waiting', 'proud', 'afraid', 'learning', 'losing'],
  about: 'The hero is a tree in the school play and has no words, and therefore hears all of them.',
  titles: ['A Part With No Words', 'The Tree Knows', 'Bring Me the Golden Ladle', '{H} Is a Tree', 'Rustle, Rustle'],
  want: [
    {
      id: 'tree',
      A: 'partner',
      paragraphs: [
        'In the school play {H} was a tree. The tree had no words. It stood at the back, and {H} wanted people to think it was a real one.',
        '“I’ll do the others, and you practise,” said {A}. The others were the king, the cook and a goose called Maud. {H} put out both arms with {H}’s fingers spread, and grew. “Very good,” said {A}. “I could nearly sit under you.”'
      ]
    }
  ],
  way: [
    {
      id: 'itch',
      A: 'partner',
      paragraphs: [
        'The play began. “Alas,” said {A}, who was the king. At that moment {H}’s nose itched. A tree cannot scratch. {H} bent one branch down, a very little, and it did not reach. “You moved,” said {A}. “That was wind,” said {H}. “There isn’t any wind.” “Then make some.”',
        'So {A} blew. The tree leaned over, right down to its own twigs, and rubbed its nose on them. “It’s quite a storm,” said the tree.'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The king had to get rid of a scarf, for Maud had none. {A} hung it on the nearest branch. A bit later there was a bag on the tree too, and the cook’s hat.',
        '“I’m not a coat stand,” said {H}, without moving a lip. “Trees get things hung on them,” said {A}. “It’s mostly birds.” After that {H} thought of them as birds, and it was easier to bear.'
      ]
    },
    {
      id: 'what-kind',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What sort of tree are you?” asked {A}. {H} had to think. “An apple,” said {H}. “I’ve got one in my pocket.” “Then it’s autumn,” said {A}, “and you ought to drop it some time.”',
        '{H} dropped it when the king said “Never!” It went so well that they did it twice. The second time it rolled off the stage, and they had to play without it.'
      ]
    },
    {
      id: 'roots',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do trees do all day?” asked {H}. “They drink,” said {A}. “It comes in at the feet and goes out at the top.” So {H} drank for a while, from the rug, quite slowly. You could see it coming up at the knees.',
        'By the time it got to the elbows, {H} had grown a bit. “Was that on tiptoe?” asked {A}. “That was a good summer,” said the tree. It stood like that until it began to tremble. Then the summer was over.'
      ]
    },
    {
      id: 'pet-tree',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Into the forest came {A}. {A} went straight up to the tree, and stopped, and looked it all the way up.',
        '{H} did not stir. It was the hardest thing so far. {A} sat down, close by the roots, and stayed there. “You see?” said the tree very softly. “Somebody thinks I’m real.”'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a door,” said {S}. “They came in through me, and went out through me. I had a knob on.” “Did you say anything?” asked {A}. “I creaked. I’d practised that for weeks.”',
        '“And was it good?” “The lady in front jumped,” said {S}, and looked very pleased. “After the play I was the only one she asked about. She wanted to know who’d oiled me for the second half.”'
      ]
    },
    {
      id: 'goose',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the middle of the play Maud chased the cook. {A} was both. {A} ran round the tree as the cook and called for help. Then {A} ran round it the other way and hissed.',
        '“Which of you is in front?” asked the tree. {A} stopped to work it out, and was caught. “That’s not in it,” said {A}, out of breath. “It’s a very good part, though,” said the tree.'
      ]
    },
    {
      id: 'fall-over',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In one place the king has to fall over. {A} wanted to do it well. The first time {A} looked round for a soft spot. The second time {A} lay down like somebody in a bed. “That’s not falling,” said the tree. “That’s only getting tired.”',
        '“Then how do you do it?” asked {A}. “Forget about one of your feet,” said {H}. {A} walked up and down, and forgot about the left one. It was so good that {H} dropped two twigs.'
      ]
    },
    {
      id: 'people-looking',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“And if everybody looks at me?” said {H}. {A} sat down where the people would be, and looked. {H} felt it from the twigs to the roots.',
        '“Look back,” said {A}. “How do you mean?” “Trees have been looking at people for ages. They just don’t make anything of it.” {H} tried that. {A} got rather pink, and looked at the floor.'
      ]
    }
  ],
  turn: [
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        'They had done the play four times when it happened. “Alas,” said the king. “Bring me. Bring me the.” Nothing came. {A} looked up, and looked down. “It’s something to eat with,” said {A}. It grew very quiet in the forest. Then the tree rustled, though there was no wind. “Golden ladle,” it went, somewhere among the leaves.',
        '“Bring me the golden ladle!” cried the king. Then {A} turned round. “How did you know that?” “I’ve been standing here,” said {H}. “I’ve got nothing to do but listen.”'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        '“What does the cook say to that?” asked {A}. “I’ve only got a wooden one,” said the tree at once. “And Maud?” The tree hissed. It knew all of it. It knew the king, and the song, and where somebody had to fall over.',
        '“So if anyone gets stuck tomorrow,” said {A} slowly. “Then there’ll be a bit of wind,” said {H}. “Nobody looks at a tree for that.” {A} thought it over. “And I said it was a part with no words,” said {A}. “It’s got everybody’s,” said {H}.'
      ]
    },
    {
      id: 'practise-rustling',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Rustling was not so easy. The first time it was too loud, and the whole palace heard. The second time it was only leaves.',
        '“Say it on the breath,” said {A}. “Like to somebody who’s nearly asleep.” {H} did it like that. “Golden ladle,” said the wind. {A} stood right at the front and got every word of it.'
      ]
    },
    {
      id: 'shade',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a bit in the middle where the tree had nothing to do. {A} sat down under it, to learn the song. “It’s cooler here,” said {A} after a time. The lamp hung behind the tree, so {A} sat in the shade of it.',
        '{H} moved one hand, and the shade moved along. It kept the light out of {A}’s eyes up to the very last line. Nobody had written that into the play. A tree just does it, when there is somebody underneath.'
      ]
    },
    {
      id: 'bow',
      A: 'other',
      spare: 8,
      paragraphs: [
        'At the end they had to bow. The king bowed, and the cook, and Maud. {A} was quite dizzy after that.',
        '“And trees?” asked {H}. “Trees bow from the top,” said {A}. {H} let {H}’s fingers bend first, and then {H}’s arms, and last of all the trunk. It took a long time. You could have clapped all through it.'
      ]
    },
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        'They did the play once more, up to the end, and this time {A} did not get stuck. The tree was almost a little sorry. “You’d know it if I weren’t there,” said {H}. “No,” said {A}. “I only know it because you are.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down under the tree, and leaned.',
      '{names} came by as a goose, or as something on its way past.',
      { text: '{names} held a paper leaf to a branch, and it was green.', needs: ['hands'] },
      { text: '{names} drew a curtain, that did not quite meet in the middle.', needs: ['hands'] }
    ],
    way: [
      '{names} blew as well, and the storm came from two sides.',
      '{names} scratched, which a tree cannot, and looked sorry.',
      { text: '{names} caught a cap, that the storm had taken.', needs: ['hands'] },
      { text: '{names} shook a sheet of baking paper, for the thunder.', needs: ['hands'] }
    ],
    turn: [
      '{names} rustled, quite low, as something in the undergrowth.',
      '{names} fell over, in the place where somebody had to.',
      { text: '{names} polished a ladle, until it might have been gold.', needs: ['hands'] },
      { text: '{names} counted the song in, with a pencil.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the scarf on a real hook, and the twigs were folded in, five and five.',
    'Then {H} washed, roots first, and lay down as trees never do.'
  ],
  last: [
    'There was a bit of wind, out and in, and that was {H}, sleeping.',
    'Without a word, as it stood in the part, {H} slept.'
  ]
})
