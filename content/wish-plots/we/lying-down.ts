import { wishPlot } from '../wish-plot.ts'

export const weLyingDown = wishPlot({
  id: 'wish-we-lying-down',
  tellsAny: 'we',
  about: 'The hero wants it once more, and the other has just lain down on the rug for five minutes; so they do it lying down, until it gets so good that somebody is standing.',
  titles: ['Five Minutes Flat', 'Lying Down', 'The Wall Was the Floor', '{H} Lies Down as Well', 'One Minute Left Over'],
  company: ['rug', 'floor', 'wall', 'ceiling', 'sofa', 'cushion', 'lamp', 'table', 'feet'],
  want: [
    {
      id: 'too-flat',
      A: 'partner',
      paragraphs: [
        '“{we.said},” said {H}, “and I want it again, now, before bed.” {A} had just lain down on the rug for five minutes. “I’m too flat,” said {A}. “If you pull, you’ll only get my sleeve.”',
        '{H} did not pull. {H} lay down alongside. “Then we’ll {we.do} lying down,” said {H}. They both put their feet against the wall, side by side. The wall was the floor now.'
      ]
    },
    {
      id: 'from-below',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Things were different down there. A raisin lay under the sofa that nobody had been told about. From below, somebody’s name was on the table, in blue chalk. “Which way’s up?” asked {A}. “Where your hair goes,” said {H}.',
        '“And where do we {we.do}?” {H} pointed past both their noses. It was where the lamp was. It looked a long way off, and very clean. “I’ll go as I am,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'along-the-wall',
      A: 'partner',
      paragraphs: [
        'First they had to get there, and they did it on the wall, in their socks. {H} took small steps and {A} took long ones. Then came the first moment of {we.doing}, and {A} pointed at it with a toe.',
        '“Now the hard bit,” said {H}, and held on to the rug. {A} held on to nothing, with both eyes shut. “You’re missing it,” said {H}. “I’m blinking,” said {A}, “but slowly.”'
      ]
    },
    {
      id: 'rolling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let’s come at it from over there,” said {H}. If you’re flat, you can only roll. They rolled the length of the rug, one after the other, like pencils on a desk. By the sofa they had arrived. “I’ve come from far away,” said {A}, with fluff.',
        'They were ready for {we.doing} as soon as the ceiling had stopped. “We didn’t roll, the first time,” said {H}. “No,” said {A}, “and we only saw it all once.”'
      ]
    },
    {
      id: 'a-crack-in-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a thin crack in the ceiling, with a bend in it. “That’s the way we took,” said {H}. They went along it with one eye shut and one finger up. Halfway there was a brown mark, where it had once been wet. “That’s where we {we.did},” said {A}.',
        '“It was bigger than that,” said {H}. “It’s a long way up,” said {A}. They stopped the two fingers there, side by side. From so far off you could hardly have said whose was whose.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the weather {H} threw a tea towel up above {A}’s face. It came down slowly, and was a cloud, and then it was on. “It’s got dark,” said {A} from inside. “It’ll pass,” said {H}.',
        '{A} blew. The cloud rose at one corner and lay down again. “Was there so much weather,” asked {A}, “when we {we.did}?” “Not till I wanted some,” said {H}, and took it off at the best moment. {A} blinked like somebody on a fine morning.'
      ]
    },
    {
      id: 'on-one-side',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried it on their sides. On the left side all that they owned wanted to get out of the left pocket. There was a button, a bus ticket, and half a pencil. “That’s how it goes on a slope,” said {A}, and held on to the pencil.',
        'On the right side there was the leg of the table in the middle of {we.doing}. It was a thick leg, and took no part. “Excuse us,” said {H}. They looked past it, the one left and the other right, like people at the theatre.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'It was {A} who came to see what was wrong with everybody. {A} went once along the row of them. It was all right. They had only come to their senses. {A} lay down at the end.',
        '“{A}’s better at it than we are,” said {H}. They tried {we.doing} the way {A} lay there, with no bones in. It went a good bit further into the rug.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I won’t come down to you,” said {S}, from the armchair. “I’d only have to be fetched. What’s it like?” “The dust has got a light side,” said {A}. {S} had not known that, in all those years.',
        '“We lay like that in the hay,” said {S}. “I once did a whole horse fair without lifting a finger.” {S} shut both eyes for a moment. “Don’t let me keep you from {we.doing},” said {S}. “I’m lying down as well, only bent.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} did not lie down. {S} was a giant, and walked in between, and everywhere there was some arm or other. “Don’t tread on us,” said {A}. “We’re in the middle of it.” “I’m only a small giant,” said {S}.',
        'The giant bent down to see how they did it. It was a big face, the wrong way up, with a loose tooth in it. “Can I come too?” asked the giant. They moved apart. After that there was a giant in the middle of it, with cold feet.'
      ]
    },
    {
      id: 'done-for-both',
      A: 'partner',
      paragraphs: [
        'So {H} had to do it for both, with one of {A}’s arms and one of {H}’s own. A cushion went under {A}’s head, so that {A} should see more. It had hardly come to {we.doing} when {A} said “Mm,” and was warm all over.',
        { extra: 1, both: ['“Mm what?” asked {H}. “Mm yes,” said {A}, to the cushion.'] }
      ]
    },
    {
      id: 'only-ceiling',
      A: 'partner',
      paragraphs: [
        '“It’s all ceiling,” said {A}, with both eyes open now. “When we {we.did}, I never looked at a ceiling. I looked at you, to see what sort of face you had on.”'
      ]
    },
    {
      id: 'which-face',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What sort was it?” asked {H}. {A} tried to find it. It had a good deal of eyebrow, and the tongue was at work in one cheek. {A} made it as well as might be, straight up at the lamp.',
        '{H} had to come up on one elbow to see. So that was what {we.doing} looked like. “Did I have that on the whole time?” asked {H}. “Only from the first moment,” said {A}. “Before that you looked like everybody else.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-to-nose',
      A: 'partner',
      paragraphs: [
        '“Turn over,” said {H}. They lay on their tummies, nose to nose, with their chins on the rug. There was no ceiling any more, only a face. “Now for {we.doing},” said {H}. They began it with the eyebrows.'
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 10,
      paragraphs: [
        'So close up you could hear a face. {A}’s went “puh” before the first moment, and “fuff” in the middle. “You did that then as well,” said {H}. “I thought that it was the wind.”',
        '{A} put one hand in front to feel it. There really was a small wind in it, and it smelled of supper. They let it blow to and fro between them. A bit of fluff that lay there could not make up its mind.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Nobody knew so much about lying down as {A}. So they put their heads in next to {A}, left and right, to see how it was done. {A} took hold of an ear.',
        'Then {A} brought up both feet, and looked at them, and let them go. It was clear from this how you do it. You do it with the feet. So they tried it like that, with all the feet there were. Three times {A} laughed out loud, at the right place.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours we lie down after lunch,” said {A}, “and nobody does anything.” “Not even this?” asked {H}. {A} had to think. “My uncle does,” said {A}. “You can see it in his toes.”',
        'They all looked at {A}’s toes, and waited. First one went, and then the rest of them. They were {we.doing}, the whole row of them, and there was no doubt at all. “It runs in the family,” said {A}, and was rather proud.'
      ]
    },
    {
      id: 'standing',
      A: 'partner',
      paragraphs: [
        'At the first moment {A} came up on both elbows. Just before the hardest there were four knees on the rug, and then there were feet. They did not take their eyes off each other. And there they were, {we.doing}, at full size and right to the end.',
        '“You’re standing,” said {H}. {A} looked down. “So I am,” said {A}, and lay down again from the shock.'
      ]
    },
    {
      id: 'where-they-had-lain',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the rug you could see where they had been. The hairs were pressed flat in two places, and at the top those nearly met. They walked round it on the bare floor, so as not to spoil it.',
        '“If somebody found that,” said {A}, “would they think of {we.doing}?” {H} looked at it with narrowed eyes. In one place the rug had been held on to. “They’d know that it got hard there,” said {H}.'
      ]
    },
    {
      id: 'standing-is-odd',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It was odd to be so high. The lamp was quite near, and had a fly in it that nobody had known about. “Did we really {we.do} with our feet right at the bottom?” asked {A}. They stood and looked down at them.',
        'They tried a bit of it once more like that. It went well enough. But each of them had a hand’s breadth of rug on one cheek, with a pattern. {H} read {A}’s with one finger. It was mostly small squares.'
      ]
    },
    {
      id: 'left-over',
      A: 'partner',
      paragraphs: [
        '“That was four minutes,” said {A}. “I’d said five.” There was one left over, and {H} knew what to do with it. They spent it {we.doing} once more, flat on their backs, with their eyes shut. Each of them could see the other’s face quite well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched out along the edge, with all feet to the wall too.',
      '{names} lay down across the middle, where the sky was.',
      { text: '{names} slid a pillow under what stuck out.', needs: ['hands'] },
      { text: '{names} turned the pictures upside down, to match.', needs: ['hands'] }
    ],
    way: [
      '{names} kept step along the wall, in short steps.',
      '{names} flopped down beside the slow blinking, and got warm as well.',
      { text: '{names} dropped a hanky, from the ceiling side.', needs: ['hands'] },
      { text: '{names} propped up a picture book, for the view on the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over too, chin on the rug.',
      '{names} raised the eyebrows, or what there was of eyebrows.',
      { text: '{names} lent an elbow, for the hard bit.', needs: ['hands'] },
      { text: '{names} moved the lamp, so that the faces could see.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was brushed the right way with one hand. The wall was a wall again, with four warm places low down.',
    'They washed standing up, as it has to be. Then {H} lay down, and was good at it already.'
  ],
  last: [
    'After {we.doing} on two feet {H} lay flat, held on to nothing, and slept.',
    'In the dark there was no ceiling, only a face. {H} blinked, but slowly, and was asleep.',
    'There was still half a minute over, and {H} spent it asleep.'
  ]
})
