import { wishPlot } from '../wish-plot.ts'

export const roundTheBlock = wishPlot({
  id: 'wish-mishap-walk',
  tellsAny: 'mishap-away',
  about: 'One of the family has burnt, broken or lost it and walks round the block until it is forgotten; the notes on the railing do not help, until one says that somebody else did it too.',
  titles: ['Four Times Round the Block', 'A Note on the Railing', 'Until It Was Forgotten', '{H} Counts the Rounds', 'Who Else Ever Did'],
  company: ['window', 'railing', 'lamp post', 'peg', 'note'],
  want: [
    {
      id: 'note',
      A: 'partner',
      paragraphs: [
        'On the table lay a note, folded as small as a stamp. “I {mishap.did},” it said. “I’m going for a walk, until everybody’s forgotten. {mishap.who}.”',
        { extra: 1, joins: true, both: ['“Has anybody forgotten yet?” asked {A}. “I’ve only just found out,” said {H}.'] },
        'Then somebody went by outside, with a turned-up collar. It was {mishap.who}, going past the window and round the corner. {H} wanted {mishap.who} to come in.',
        { extra: 1, joins: true, both: ['They thought about {mishap.left}. It might take a lot of rounds until that was forgotten.'] }
      ]
    }
  ],
  way: [
    {
      id: 'railing',
      A: 'partner',
      paragraphs: [
        '“The next time round,” said {H}, “we’ll have an answer.” {H} wrote it on the back of the note: “It doesn’t matter about {mishap.the}.” They hung it on the railing with a peg. Round came {mishap.who}, stopped, read it, wrote something, and walked on.',
        '{H} brought the note in. “It’s kind of you to say so,” it said now. “But it does, a bit.” “It’s true, it does,” said {A}. “That was no help at all.”'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The next note hung there too soon. The wind came before {mishap.who} did, and took the note off the peg. It flew as far as the lamp post and sat down. {mishap.who} bent to pick it up, and it hopped on. “It’s like a hen,” whispered {A}. “It lets you get nearly there, and then it goes.”',
        'They watched it all the way to the corner, hop and bend, hop and bend. “What did it say?” asked {A}. {H} had written it in large letters. “Please stand still,” said {H}.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could try to forget it quickly,” said {A}. They shut their eyes and tried. {H} thought of a goat. It was a good goat, on a hill. “What’s your goat doing?” asked {A}.',
        '“It’s {mishap.doing},” said {H}. They opened their eyes again. If even a goat does it, there is no use in trying.'
      ]
    },
    {
      id: 'lexicon',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The second answer was to be something useful. “{thing.fact},” wrote {H}. It was true, and {mishap.who} would surely want to know it, just now.',
        'On the railing it was read twice. “I wish I’d known,” came the answer, in very small writing. {A} thought that perhaps they should not be so useful.'
      ]
    },
    {
      id: 'biscuit',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So much walking makes you hungry. {H} pegged up a biscuit, in a paper bag with holes. The next round took rather longer. They could see somebody chewing, over there by the lamp post.',
        'The bag came back with a crumb in it. “Thank you,” was written on it. “Now I owe you a biscuit as well.” “It’s getting worse,” said {A}.'
      ]
    },
    {
      id: 'cheerful',
      A: 'partner',
      paragraphs: [
        '“We’ll be cheerful,” said {A}, and wrote: “These things happen!” {mishap.who} read it, and walked on more slowly than before. “But only to me,” it said underneath.',
        '“Now I see,” said {H}. “It isn’t {mishap.the} at all. It’s being the only one who ever did a thing like that.” {A} looked down at the floor. “But that isn’t so,” said {A}. “I once did something much worse.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} sat down in the window too, to see who it was that always went past. At each round {A} looked pleased, as if it were somebody new.',
        '“{A} has forgotten it,” said {H}. “That’s one of us.” {H} wrote it on a note. “Tell {A} thank you,” came back, and a small drawing of two ears.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ll write one,” said {S}. It was a note with a lot of lines in it, and a sun. “What does it say?” asked {A}. “It says come in,” said {S}. “There, and there, and down here again.”',
        'It hung on the railing and blew about. That one was not given back. They saw how it was folded up, and put in a pocket, on the left.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In our street they all walked round,” said {S}. “You could tell by the collars. On Sundays there was hardly room.” “What had they done?” asked {A}.',
        '“Gravy, mostly,” said {S}. “And hats.” {S} had gone round twice because of a ladder. A very nice woman was going round the other way because of a goose.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} kept count on the window, a stroke for each round. “How far’s that, all together?” asked {H}. {A} worked it out with two spoons. By now {mishap.who} could have been at the sea.',
        '“At the sea you could stop,” said {H}. “There’s nothing after it.” But round a block there is always some more block. A block was the wrong shape for walking things off.'
      ]
    },
    {
      id: 'light-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s getting dark out there,” said {A}. “Round at the back it’ll be darker still.” So they put the lamp in the window, as people do for ships. The next time {mishap.who} came by, you could see a cold nose above the collar.',
        '“Leave it on,” said the note on the railing afterwards, “but not because of me. I {mishap.did}.” {H} read it out twice. “Who else would it be for?” asked {H}. {A} looked up and down the street. There was a cat, and it had done nothing, as far as anybody knew.'
      ]
    },
    {
      id: 'collar',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tried it, to see what it was like. {H} turned up a collar, looked at both shoes, and went once round the table. “What do you see?” asked {A}. “Crumbs,” said {H} from inside. “And then the same crumbs.”',
        '“And what are you thinking?” “That I {mishap.did},” said {H}. “It goes round too.” {H} put the collar down again, and was glad to be back at the table.'
      ]
    },
    {
      id: 'other-walkers',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the third round there were two walkers. A man from over the road came along behind, with a dog. “What’s he done?” whispered {H}. “The dog, I think,” said {A}.',
        'At the corner the man nodded, and {mishap.who} nodded back. It was not much of a talk, but it was something.'
      ]
    }
  ],
  turn: [
    {
      id: 'list',
      A: 'partner',
      paragraphs: [
        'Then {A} told what it was. {A} had once carried a birthday cake through a gate, and had not seen the gatepost. {H} laughed until a hiccup came. Then {H} took a big paper and wrote at the top: “Who else did something?” “{A},” wrote {H} underneath, “a cake.” “{H},” wrote {H} then, very fast, “the tap, in March.” “That was you?” said {A}.',
        'They hung the paper over the whole railing. {mishap.who} came round the corner and read it, and two shoulders began to shake. Then at the very bottom there was one more line, in large letters: “{mishap.who}, {mishap.the}.”',
        { extra: 1, joins: true, both: ['It was one of three now, and looked quite ordinary.'] }
      ]
    },
    {
      id: 'in',
      A: 'partner',
      paragraphs: [
        'And there was a knock. “I was passing,” said {mishap.who}, with cold ears. “Have you forgotten it?” “No,” said {H}. “You {mishap.did}. I’ll always know that.” “Good,” said {mishap.who}, and hung up the coat. “What’s this about a cake?”',
        { extra: 1, both: ['{A} had to tell it again, from the gatepost on.'] },
        '“And {mishap.the}?” asked {H}. “We’ll see to that tomorrow,” said {mishap.who}, “both of us, and slowly.”'
      ]
    },
    {
      id: 'hung-up',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The paper was brought in and smoothed out. There was still some room on it. “We’ll leave that,” said {A}. “It’s been a short year so far.”',
        '{H} pinned it up on the inside of the cupboard door. You could only see it when you wanted a cup. It is a good thing to read, with a cup in one hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hurried to the window, and there was only an empty street.',
      '{names} lay down across the doormat, to warm it up for cold feet.',
      { text: '{names} folded the note up again, but it never got so small.', needs: ['hands'] },
      { text: '{names} hung a warm towel by the door, for the walker.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked below the windowsill, so as not to be seen looking.',
      '{names} went round and round the kitchen table, to keep the walker company.',
      { text: '{names} waved with the tea towel, and then pretended to dry something.', needs: ['hands'] },
      { text: '{names} added a small sun on the back, in pencil.', needs: ['hands'] }
    ],
    turn: [
      '{names} howled with laughter at the gatepost.',
      '{names} rolled about until a hiccup came there too.',
      { text: '{names} signed as well, for the business with the soap.', needs: ['hands'] },
      { text: '{names} pegged the paper down at the end, against the wind.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the pegs in their bag, and the pencil in its jar.',
    'They washed and lay down. Outside the pavement went once round the block, with nobody on it.'
  ],
  last: [
    'There was nothing left to walk off. {H} was asleep.',
    'Round the last corner came nobody at all, and {H} slept.'
  ]
})
