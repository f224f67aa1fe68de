import { wishPlot } from '../wish-plot.ts'

export const usedHandy = wishPlot({
  id: 'wish-used-handy',
  tellsAny: 'known',
  knows: ['thing', 'stuff', 'machine'],
  used: 'handy',
  company: ['table', 'door'],
  about: 'It has been lent from one wrong job to the next, and where it is now the table stands on it.',
  titles: ['Only for a Moment', 'What It Was Really For', '{H} Wants It Back', 'Under the Short Leg', 'Who Had {thing.the} Last'],
  want: [
    {
      id: 'not-in-its-place',
      A: 'partner',
      paragraphs: [
        '{H} needed {thing.single}, and needed it for what it is for. {H} looked {thing.where}, and it was not there. There was only the mark in the dust where it should have been.',
        '“Who had {thing.spoken} last?” asked {H}. {A} went a little pink. “Me,” said {A}, “but only for a moment. I’d lost my place in the book.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-trail',
      A: 'partner',
      paragraphs: [
        'They opened the book. There was only a dent. “Then the door banged,” said {A}, “so I put it under the door.” They went to the door. There was only a scratch.',
        '“And then?” asked {H}. “Then the table began to wobble,” said {A}. They both got down on their knees. Under the short leg, as flat as it could make itself, was {thing.that}.'
      ]
    },
    {
      id: 'page',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where had you got to, in the book?” asked {H}. {A} did not know any more. It had been a chapter with a boat in it. There were a great many boats. “I’ve read this page four times now,” said {A}.',
        '“Is it good?” “It gets better every time,” said {A}. “By now I know him, the man with the rope.”'
      ]
    },
    {
      id: 'what-it-can-do',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like, when it’s at work?” asked {A}. {H} gave a short show of it. {H} {thing.move}. {A} watched with respect. “I’ve only ever seen it lying down,” said {A}.',
        '“And that’s the best part,” said {H}, and meant {thing.part}. But nobody could see that just now. It was under the table.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You know what?” said {A}, who was lying on the carpet. “{thing.guess}.” {H} lay down as well, to see if you could tell by looking at it. From below it had something patient about it.',
        '“It didn’t learn to hold up tables,” said {H}. “It’s got a calling.” {A} had never thought of it in that way, and said sorry to it.'
      ]
    },
    {
      id: 'pull',
      A: 'partner',
      paragraphs: [
        '{H} took hold of it with two fingers and pulled. The table gave a groan and leaned over. Four cups and a loaf came slowly down to one end, to see what was the matter. “Put it back!” called {A}, with both arms round the loaf.',
        '{H} pushed it in again. The table stood up straight, and everything stopped where it was. “It’s holding up the whole of supper,” said {A}.'
      ]
    },
    {
      id: 'other-borrows',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had gone out for a bit, and came back and looked about. “Has anybody got something flat?” asked {S}. “No!” said {A} and sat down in front of the table leg. {S} looked at {A} for a while. “Something round would do too,” said {S}.',
        '{A} gave {S} an onion. {S} took it away, and it must have been right, for nobody ever asked about it again.'
      ]
    },
    {
      id: 'hands-hold',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I could hold the table,” said {A}, “and you use it, and then you bring it back.” {A} took hold of the leg and lifted. It was well held. But {A} had an itch behind one knee.',
        '“How long will you be?” asked {A} after a very short time. “I haven’t even got it out,” said {H}. The cups began to talk to each other. “I think we’d better not,” said {A}.'
      ]
    },
    {
      id: 'all-lent',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Once you had begun to look, you saw it everywhere. A fork held up the curtain. The dictionary sat on the flowers, to make them flat, and a shoe held the window. “Nobody in this house is at their own work,” said {H}.',
        '“I’m mostly a coat hook,” said {A}, with {H}’s scarf over one arm. “And I’m a lamp switch,” said {H}. They looked at each other. You would not have known.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My uncle had one just like it,” said {S}. “He used it to shut the gate with, for thirty years.” “And what did he use for what it’s for?” asked {A}.',
        '“The gate key,” said {S}. “It was quite good at it.” {A} decided not to ask anybody anything more today.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had crept in under the table, because everybody was looking there. {S} patted the short leg. “Poor,” said {S}, and put something under it. It was half a biscuit.',
        'Crack. The table was just as short as before, and there were crumbs. {S} ate those, so that it was tidy. “More,” said {S} to the leg.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen it all from under the table, where {A} lay during meals. It had moved in at about three o’clock, without a word. {A} had made room for it.',
        'Now there were people down there too, and a good deal of talk. {A} laid {A}’s chin on {H}’s arm. It was nice to have company at last.'
      ]
    },
    {
      id: 'nearest',
      A: 'partner',
      paragraphs: [
        '{A} looked along the floor. “It wasn’t ever the right thing,” said {A}. “It was only what I’d got in my hand. The table doesn’t want it. It wants something as thick as a finger.”',
        '“And the book?” “Something thin,” said {A}. “And the door something heavy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three-things',
      A: 'partner',
      paragraphs: [
        'So {H} looked for three things. A feather went into the book, and the big dictionary stood by the door. For the table {H} took an old letter, and folded it, and folded it again. It was about the gas.',
        '{A} lifted the table by a hair. {H} pulled with one hand and pushed with the other. Not a cup moved.'
      ]
    },
    {
      id: 'free',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There it lay on {H}’s hand, a bit flat, and with a crumb on it. “How do you feel?” {A} asked it. {H} answered for it, in a pinched voice. “Taller,” said {H}.',
        'They wiped it with a damp corner, and dried it. It was the same as ever, but for one small dent. “That’s from the soup plates,” said {H}. “It’ll be proud of that.”'
      ]
    },
    {
      id: 'show',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then they all wanted to see it. {H} did it slowly, so that nobody missed anything, and did it again for those who had blinked. “And I’d put that under a door,” said {A}.',
        '“It never complained,” said {H}. “That’s what it’s like.” There was a bit of clapping, and it was not clear for whom. {H} held it up and let it bow.'
      ]
    },
    {
      id: 'my-own-work',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Now I want to be at my own work as well,” said {A}. “What is your work?” asked {H}. {A} thought for a long time. “I think I’m for reaching things down,” said {A}, “and for saying what time it is.”',
        'So {H} asked what time it was. “Nearly,” said {A}, and you could hear how well it suited {A}.'
      ]
    },
    {
      id: 'the-letter',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The table stood on the letter, and did not wobble any more at all. They tried it with a full cup, and with two elbows. “What did it say about the gas?” asked {H}.',
        '“That we should write to them,” said {A}. They bent down and had a look at it. It looked as if it had been waiting for this all its life.'
      ]
    },
    {
      id: 'stood-guard',
      A: 'same',
      spare: 14,
      paragraphs: [
        'For a while {H} let nobody near it. Somebody sneezed in the next room, and {H} put one hand on top. “I wasn’t going to,” said {A}. “I only looked.”',
        '“You looked as if something was wobbling,” said {H}. {A} had to admit that there was a chair. They gave the chair a bottle top, and it was quiet.'
      ]
    },
    {
      id: 'for-what-it-is-for',
      A: 'partner',
      paragraphs: [
        'And then {H} used {thing.that} for what it is for, at last. It {thing.does}. Nobody could have done it better. {A} stood beside it with both hands behind {A}’s back, so as not to borrow anything.',
        'Afterwards {H} carried it to where it belongs, and laid it exactly on its mark in the dust. “And if I need it?” asked {A}. “What for?” asked {H}. {A} thought. “For what it’s for,” said {A}. “Then you may,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the dust, and sneezed.',
      '{names} searched under the rug, and only made it lumpy.',
      { text: '{names} turned out a drawer, and everything in it was something else.', needs: ['hands'] },
      { text: '{names} shut the book, and lost the place again.', needs: ['hands'] }
    ],
    way: [
      '{names} got under the table, and met the short leg.',
      '{names} held perfectly still, because of the cups.',
      { text: '{names} caught a cup by the handle, just as it left.', needs: ['hands'] },
      { text: '{names} lifted the loaf, until the table had calmed down.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out, and not a cup moved.',
      '{names} leaned on the table to try it, and it stood.',
      { text: '{names} folded an envelope too, as a spare leg.', needs: ['hands'] },
      { text: '{names} dusted all round the mark, and left the mark alone.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the cups, and the loaf went into its bag. On the table nothing moved.',
    'Then {H} washed, and went to where {H} belonged. There was even a mark there, from last night, in the pillow. {H} lay down on it exactly, and was not needed for anything.'
  ],
  last: [
    'It was in its place, and nobody had it, and {H} was asleep.',
    'Nothing wobbled any more, and {H} slept, which is what a bed is for.'
  ]
})
