import { wishPlot } from '../wish-plot.ts'

export const deedThePegAgain = wishPlot({
  id: 'wish-deed-the-peg-again',
  tellsAny: 'once',
  deeds: ['tidies'],
  out: true,
  about: 'One goes in front, two come after and do what was missed, and they go round and round, until a clothes peg shows that it is all done already; so one of them says which bit is the last.',
  titles: ['The Last Bit', 'The Peg Again', 'Once Round and Once More', '{H} Says There', 'One Over'],
  company: ['gate', 'wall'],
  want: [
    {
      id: 'any-minute-now',
      A: 'partner',
      paragraphs: [
        'In front of the house {once.first} {once.was} {once.doing}, and had been at it since lunch. {once.the} had a front and a back and two sides, like most things. “It can’t be much more now,” said {once.who}.',
        '{H} liked the last bit of everything, the last stair and the last button. It is the bit after which you say “There”. “May I do the last bit?” asked {H}. “Gladly,” said {once.who}. “It must come any minute.”'
      ]
    }
  ],
  way: [
    {
      id: 'once-round',
      A: 'partner',
      paragraphs: [
        'To make it come sooner, they helped. {once.who} went first, {once.doing}. {H} came after, and did whatever {once.who} had missed. {A} came last, and did whatever {H} had missed. They did the front, and the one side, and the back, and the other side. Behind them {once.the} looked like Sunday. But ahead there was always a bit more.',
        '“Is this the last bit?” asked {H} at the back. “Not quite,” said {once.who}. “Is this it?” asked {H} at the side. “Nearly.” Then they came to a front again.'
      ]
    },
    {
      id: 'with-a-thumb',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you do it so fast?” asked {A}. “With {doer.part},” said {once.who}, and showed it. It looked quite easy. {H} had nothing of the kind and took a thumb. {A} took a pencil.',
        'After one side the thumb was warm and the pencil was short. “It’s the wrong tool,” said {once.who} kindly. “You have to be born with it.” {H} looked at {H}’s thumb. It had really been meant for something else.'
      ]
    },
    {
      id: 'the-interval',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each time they came to the front, {once.who} stopped, and {doer.does}. “Is that part of it?” asked {A}. “That’s the interval,” said {once.who}. After that it went on, rather faster than before.',
        'The second time, {H} and {A} had an interval too. {H} leaned on the left gate post and {A} on the right one. They agreed that it was the best bit so far. But it was not the last.'
      ]
    },
    {
      id: 'turned-away',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The hard thing was {once.the}. As soon as nobody was watching, something was different. {A} looked at the gate on purpose, and whistled, and turned round very fast. {once.the} lay there as good as gold.',
        '“It’s what I always say,” said {once.who}. “You can’t prove anything.” {H} walked backwards for the rest of that side, and kept both eyes on {once.the}. It did go better like that, apart from the gate.'
      ]
    },
    {
      id: 'most-trouble',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had the most trouble with {what.part}. “Everybody leaves that until the end,” said {once.who}. “Then that’s mine,” said {H}. But it was far too much for a last bit. A last bit is small, and you can do it with one breath.',
        'So they did it now, all together. {A} held, and {H} did it, and {once.who} said when. Afterwards it looked exactly as it had before. “But now it’s been done,” said {A}.'
      ]
    },
    {
      id: 'a-leaf',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A leaf came down on the side that was done. It was not a big one. {once.who} stood there and looked at it, and breathed. “Leave it,” said {A}. “It’s only a leaf.” They went on. At the next corner they all turned round.',
        'They went back for the leaf, and {H} laid it down outside the gate. Then the wind came, and brought it in again with a friend. “Now there are two that don’t fit,” said {once.who}. “That’s nearly a group,” said {A}.'
      ]
    },
    {
      id: 'who-would-get-on',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do you do it?” asked {A}. “By size?” “By turns,” said {once.who}. {A} would rather have done it by colour. {H} did it by who would like to be next to whom.',
        'For one whole side they did it all three ways. It was very tidy, and nobody could have found anything. {once.who} began to laugh. After that it was done by turns again, and mostly next to somebody.'
      ]
    },
    {
      id: 'ours-next',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A man from over the road stopped at the gate with his shopping. “That’s what I call proper,” he said. “Would you do mine next?” {A} told him who it was that they were helping. “{doer.fact},” said {A}.',
        '“I thought as much,” said the man. He looked at his own gate, and at what there was behind it. Then he went in very quietly by the side. They heard him in there for a while, pushing things behind other things.'
      ]
    },
    {
      id: 'overtaken',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By and by they got into the swing of it, and it went faster. {A} did what {H} had missed so fast that {A} passed {H} at the back. “I’m behind you,” called {A} from in front. {once.who} looked round, and there came {H}, who had been last a moment ago.',
        'They had to stop and sort themselves. It was not so easy. In the end they stood in a row by the gate, and said who had been behind whom.'
      ]
    },
    {
      id: 'with-one-eye',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How can you tell when it’s done?” asked {H}. “You shut one eye,” said {once.who}. They shut one eye. It did look a good deal better. “And then the other one.” With that one shut as well there was nothing left to do at all.',
        'They stood like that for some time, next to each other. It was restful. “I can still hear it,” said {A}.'
      ]
    },
    {
      id: 'inside-out',
      A: 'same',
      spare: 8,
      paragraphs: [
        'As they were at it, {H} did a pocket too. Out came a shell, a screw, half a rusk, and something that had been a raisin. {A} laid it all in a row on the wall. {once.who} {once.was} quite moved.',
        '“What a fine beginning,” said {once.who}, and moved the screw a bit to the left. Then everything went back in again. The pocket had never felt so full. “That’s because there’s order in it now,” said {A}.'
      ]
    },
    {
      id: 'and-then-too',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. They stopped, one behind the other. For a moment nobody knew any more what had been done and what had not.'
      ]
    },
    {
      id: 'somebody-left-a-peg',
      A: 'partner',
      paragraphs: [
        '{A} took out a clothes peg, and stuck it on at the front. They did the side, and the back, and the other side. “Somebody’s left a peg here,” said {once.who}. “That was me,” said {A}. “It goes round. We’ve done it all five times. There isn’t a last bit.”'
      ]
    }
  ],
  turn: [
    {
      id: 'because-i-say-so',
      A: 'partner',
      paragraphs: [
        '{H} took the peg and thought. Then {H} looked for the nicest bit of {once.the}, not the biggest, and stuck it on there. “That’s the last one,” said {H}, “because I say so.”',
        'So they went round once more, and this time it got less. There was half of it left, and a quarter, and then no more than a hand could cover. The others stood still. {H} did the last bit, very slowly. “There,” said {H}. And so {once.who} {once.did}, right to the end, for now there was one.'
      ]
    },
    {
      id: 'sitting-on-the-wall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then they all sat on the wall and looked at it. Nobody said anything. That is the best part of the work, and you need somebody next to you for it. “It’s a bit as if we had visitors coming,” said {A}.',
        '“Are there any?” asked {once.who}, and sat up. There were none. A sparrow came and had a look at it from all sides, and did nothing to it. They were very obliged to the sparrow.'
      ]
    },
    {
      id: 'pet-in-the-middle',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the middle of it all was {A}, where {A} had been since lunch. They had gone round {A} again and again. “Does {A} get done too?” asked {once.who}. {H} thought that {A} was done already.',
        '{once.who} had a close look, from the front and from behind. It was true. There was nothing that stuck out, and nothing was missing. {once.who} went on more slowly after that, like somebody who has seen how it could be.'
      ]
    },
    {
      id: 'elder-drawer',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I tidied a drawer once,” said {S}. “Right at the back there was a key. It didn’t belong to anything. So I went round the house and tried it.” “For how long?” asked {A}. “About nine years,” said {S}.',
        '“And what did it open?” “The drawer,” said {S}. “We’d only ever pulled at it.” {once.who} stopped working, and looked at {S} with great respect.'
      ]
    },
    {
      id: 'child-heap',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had been tidying too. There was a flower pot on the gate post, and on the flower pot was a boot. In the boot stood a spoon. “Everything that’s small is on something big,” said {S}.',
        '“And what’s the spoon on?” asked {A}. {S} went and looked. Then {S} put a bean on the spoon. “Now it’s somebody big as well,” said {S}. {once.who} walked round it twice and could not find a mistake.'
      ]
    },
    {
      id: 'baby-backwards',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} helped as well, in the other direction. What lay in the basket came out, one after another. Each was looked at, and tasted, and let go. {A} was quicker than all of them.',
        '“How does {A} do it?” asked {once.who}. “There’s no plan,” said {H}. “It just comes out.” When the basket was empty, {A} looked round for the next thing that was full.'
      ]
    },
    {
      id: 'guest-where-you-look',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“At home we put things where you look first,” said {A}. {once.who} had never thought of that. “And where do you look first?” “On the stairs,” said {A}. “So everything’s on the stairs.”',
        '“Then how do you get up?” asked {H}. “You don’t,” said {A}. “But you know where everything is.” {H} wanted to go and stay with {A} as soon as possible.'
      ]
    },
    {
      id: 'one-over',
      A: 'partner',
      paragraphs: [
        'They stood back and looked at it. “There’s one over,” said {once.who}. It was the peg. {once.who} looked from the peg to {once.the}, and took a breath to begin again. Quickly {H} stuck it on {A}’s sleeve. “Now there’s only you over,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the corner, to be there when it was finished.',
      '{names} drew in a long breath, ready to say there.',
      { text: '{names} laid down newspaper for the last bit, wherever it might be.', needs: ['hands'] },
      { text: '{names} rolled up two sleeves, and then two more.', needs: ['hands'] }
    ],
    way: [
      '{names} came along fifth, and found that everything had been done.',
      '{names} lay down at the back, and got passed four times.',
      { text: '{names} dusted after the rest, for want of anything else.', needs: ['hands'] },
      { text: '{names} held the corners, so that they did not come round so often.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped breathing for the last bit, and then started again.',
      '{names} leaned back, and looked about for something else without an end.',
      { text: '{names} tidied the tools, smallest last.', needs: ['hands'] },
      { text: '{names} measured the last bit with a finger and thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'Outside it was all done, and the dark lay on top without a crease. For a while {once.who} sat there with nothing more to do, and got used to it.',
    '{H} washed, first the left side and then the right. The peg had come along after all. It sat on the edge of the blanket, so that the night would know where it stopped.'
  ],
  last: [
    'The last bit was a small one, and {H} did it with one breath, and was asleep.',
    'Once round went the night, as far as the peg, and {H} slept.',
    'There was nothing over any more, and {H} was asleep.'
  ]
})
