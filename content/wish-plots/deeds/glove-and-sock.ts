import { wishPlot } from '../wish-plot.ts'

export const deedGloveAndSock = wishPlot({
  id: 'wish-deed-glove-and-sock',
  tellsAny: 'once',
  deeds: ['drives'],
  out: true,
  about: 'The road ends at the hero’s chalk whale, so somebody has to go out of it backwards, and everybody’s left is on another side; with an oven glove and a sock it works.',
  titles: ['Glove, Glove, a Bit of Sock', 'More Glove', 'Mind the Whale', 'Where the Road Stops', '{H} in an Oven Glove'],
  company: ['road', 'wall', 'whale', 'bins', 'hedge', 'corner', 'glove', 'sock', 'window', 'chalk'],
  want: [
    {
      id: 'the-whale',
      A: 'partner',
      paragraphs: [
        'Where the road stopped, on the flat stones before the wall, {H} had drawn a whale. It had taken all afternoon and two sticks of blue chalk. Then round the corner came {once.first}, {once.doing}. It went very well, and stopped just before the whale’s nose.',
        '“Where does it go on?” asked {once.who}. “It doesn’t,” said {A}. “You’ll have to go out backwards.” {H} stood by the wall, beside the whale, with both arms out. “And not over this,” said {H}.'
      ]
    },
    {
      id: 'what-kind-of-whale',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is it a big one?” asked {once.who}. “It’s as big as it is,” said {H}. “It’s the real size.” For the eye {H} had drawn all round {A}’s heel.',
        'Now it looked up at them from the ground. It had a nail mark in the middle. “It looks a little worried,” said {once.who}. “It’s never had anybody call,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'left',
      A: 'partner',
      paragraphs: [
        '“Just say which way,” said {once.who}. “Left,” called {H}, with both arms. “Left!” And {once.who} went left. Clang, said the bins. “The other left!” called {H}. Crackle, said the hedge.',
        'All along the road the windows opened to help. “Left!” called the first floor. “More left!” called the second. With so many lefts {once.who} {once.was} soon back before the whale, with a twig on top. The whale had lost a bit of its smile.'
      ]
    },
    {
      id: 'nobody-beeps',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Somebody has to beep,” said {A}. “When things go backwards, they always beep.” {once.who} had nothing to do it with. So {A} did it, with puffed cheeks. “Beep. Beep. Beep.”',
        'A delivery man carried his boxes out of the way. A pigeon walked to the side. “It’s very useful,” said {once.who}. {A} could not answer just then, and only nodded in between.'
      ]
    },
    {
      id: 'what-is-behind',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s only that you can’t see past that,” said {once.who}, and meant {doer.part}. {A} went round to the back to look. “You look quite different from here,” said {A}.',
        '“How?” asked {once.who}. {A} walked back to the front to compare. “You look as if you were just going,” said {A}. “From here you look as if you’d come.” It was a help, in its way.'
      ]
    },
    {
      id: 'before-the-next-try',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Before the next try {once.who} {doer.does}. The windows watched it. “What’s that for?” called the second floor. “That’s for the nerves,” called {A}.',
        'The second floor tried it too, as well as it can be done at a window. Something fell off the sill. It was only a cushion, and nobody had been meant by it.'
      ]
    },
    {
      id: 'port',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the ground floor lived a man who had been at sea. “With us it was port and starboard,” he called. “You can’t get those mixed up.” “Which one’s port?” called {A}.',
        'He looked down at his hands for a time. One had a ring on. “It used to be this one,” he said, “but then I turned round.” He shut the window gently, and opened it once more. “It’s red,” he called.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} brought out the mirror from the hall, and held it up for {once.who} to look behind. {once.who} looked in for a long time. “Can you see the bins?” asked {H}. “No,” said {once.who}. “Only a twig on top.”',
        'When the twig was off, the mirror was taken home. On its way it had the windows in it, and the hedge, and a piece of the sky.'
      ]
    },
    {
      id: 'meant-to-go',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Wasn’t it meant to go {once.tail}?” called the first floor. “It’s on the way there,” called {A}. “Only backwards.” The first floor thought that over with a cup of tea.',
        '“Then it’s coming from there, as I see it,” called the first floor. {once.who} had not looked at it like that. In that case they were nearly at the beginning, and it had been a very good journey.'
      ]
    },
    {
      id: 'steps',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} measured the way with steps, heel to toe. It was ninety-one to the corner. It was four at the bins, where it was narrow. “And how many are you?” {A} asked {once.who}. Nobody had ever measured that.',
        'They did it with a skipping rope. {H} held the one end and {A} the other. It came to a knot more than they had thought. “That’s breathing in,” said {once.who}, “and that’s breathing out.”'
      ]
    },
    {
      id: 'the-bins',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then they moved the bins, to be on the safe side. {A} pulled and {H} pushed. Under the third was a dry round patch. In it lay a marble that had been missing since March.',
        '“Was it there the whole time?” asked {once.who}. “It must have rolled backwards,” said {A}. It had not touched anything, and it had done it without being told. They looked at it with respect.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Behind {once.who}, right in the middle, lay {A}. It was warm there. They called {A} from the left, and from the right, and with a biscuit. One ear turned over.',
        '“So we’ll wait,” said {once.who}. After a while {A} got up, yawned, and lay down on the whale. That was the only other warm place, because of the blue.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a baker’s horse that didn’t go backwards,” said {S}. “It didn’t believe in it.” “What if the road stopped?” asked {A}. “Then it went in,” said {S}.',
        '“In where?” “Wherever the door was. It stood in our kitchen once, with the bread, until they’d turned the table round.” {S} looked along the front doors, one by one, and measured them.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} knew a trick. “You hold your hands up like this,” said {S}, “and the one that makes an L is left.” {S} held them up. From behind they both made something.',
        '“What does the other one make?” asked {A}. {S} turned it this way and that. “It’s an L that’s going home,” said {S}. {once.who} had great hopes of that one.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} could not crawl forwards yet, and did it backwards. They set {A} down on a blanket, and {once.who} watched. {A} looked at the spoon in front, and went away from it.',
        '“And where do you look?” asked {once.who}. {A} looked at the spoon until there was a wall. It was beautifully straight, and the spoon got very small.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“Ours is a round one,” said {A}. “Everybody just drives on until they’re out again.” “And where do you draw the whales?” asked {H}. “In the middle,” said {A}.',
        '“Does nobody drive over them there?” asked {once.who}. “No,” said {A}. “But they never see anybody’s face. It’s always just the one side, going round.”'
      ]
    },
    {
      id: 'nose-to-nose',
      A: 'partner',
      paragraphs: [
        '{A} went and stood beside {once.who}, and held up a left hand. Opposite stood {H}, and held up a left hand too. They were on different sides. “There,” said {A}. “Nose to nose, everybody’s got a different left.”'
      ]
    }
  ],
  turn: [
    {
      id: 'an-oven-glove',
      A: 'partner',
      paragraphs: [
        '{H} ran in, and came out with the oven glove on one hand. On the other was a pink sock. “There isn’t any left now,” said {H}, up to all the windows. “There’s only Glove and Sock.” Everybody knows which hand is the oven glove. It was so quiet at the windows that they could hear the hedge.'
      ]
    },
    {
      id: 'a-bit-of-sock',
      A: 'partner',
      paragraphs: [
        '“Glove,” said {H} from the wall, and held it up. “Glove. More glove. A bit of sock.” {once.who} went where it waved, past the hedge, past the bins, and not a leaf moved. At the corner there was room. There {once.who} turned, and {once.did}, and it could be seen from every window.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. There was no glove for that, and no sock either. {H} thought quickly, and held up both at once, as high as they went. It meant “mind the whale”, and everybody understood it.'
      ]
    },
    {
      id: 'clapping',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The windows clapped, and {H} bowed, first with the glove and then with the sock. With a glove on, clapping is soft. It sounded like somebody beating a small carpet.',
        '“May I do it tomorrow?” called the second floor. “We’ve got a tea cosy.” “And what’s the other?” called {A}. Up there they went through a drawer. “A grater,” called the second floor. It was going to be thought over.'
      ]
    },
    {
      id: 'one-more-time-forwards',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Once more,” said {once.who}, “because it was so nice.” So it was done once more, in forwards and out backwards. {A} was allowed to have the sock, and {H} had the glove. They stood apart, one on each side.',
        '“Sock,” said {A}. “Glove,” said {H}. They said it at the same time, and {once.who} stopped exactly between them and did not stir. It was very fair.'
      ]
    },
    {
      id: 'hot-glove',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The oven glove had a burnt thumb, and smelled of last Sunday. “It’s never been out before,” said {A}. It had only ever seen the oven, and the tray, and the inside of the drawer.',
        '{H} held it up to all the sides, to show it the road. “That’s the hedge,” said {H}, “and those are the bins.” The sock had been out before, and hung its head.'
      ]
    },
    {
      id: 'somebody-with-a-piano',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Two men came with a piano, backwards, and had the wrong street. “Left,” said the front one. “Which left?” said the one behind. {A} ran for {H}, and {H} ran for the glove.',
        'It was over in a minute. “What do we owe you?” asked the men. {H} did not know what to take for it. So they put down the piano at the corner, and played something with three hands.'
      ]
    },
    {
      id: 'spouting',
      A: 'partner',
      paragraphs: [
        'When {once.who} {once.was} back, they all looked at the whale. From its nose a thin blue line ran down the road to the corner. Some of the chalk had gone along. “Is it spoilt?” asked {once.who}. “No,” said {H}. “Now it’s spouting.”',
        'A very small voice came from the third floor. “Please,” it said, “can I put my left hand down now?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drew back from the tail of the whale, with every toe tucked in.',
      '{names} lined up along the wall, as flat as wallpaper.',
      { text: '{names} blew the loose chalk off the whale, and got a blue chin.', needs: ['hands'] },
      { text: '{names} guarded the smile with a dustpan.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned left with the rest, and fell over on the right.',
      '{names} backed into the hedge, and came out with a leaf on.',
      { text: '{names} stood the bins up again, and put the lids on the wrong ones.', needs: ['hands'] },
      { text: '{names} pointed left with great care, each hand a different way.', needs: ['hands'] }
    ],
    turn: [
      '{names} swayed a bit to Glove and then a bit to Sock.',
      '{names} kept guard by the smile, with breath held and tummy in.',
      { text: '{names} took off a sock and waved that, to be on the safe side.', needs: ['hands'] },
      { text: '{names} copied the wave, glove high and sock higher.', needs: ['hands'] }
    ]
  },
  bed: [
    'The oven glove went back on its hook. The whale stayed out, and went on spouting.',
    '{H} washed one glove hand and one sock hand, and lay down. {once.who} had a place by the wall, and had gone in backwards, without anybody calling.'
  ],
  last: [
    'A bit of glove, a bit of sock, a bit of pillow: {H} was asleep.',
    'Under the lamp the whale was still spouting, very thin and blue. {H} slept.',
    '{H} went backwards into sleep, and did not touch anything.'
  ]
})
