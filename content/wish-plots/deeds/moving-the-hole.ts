import { wishPlot } from '../wish-plot.ts'

export const deedMovingTheHole = wishPlot({
  id: 'wish-deed-moving-the-hole',
  tellsAny: 'once',
  deeds: ['mends'],
  about: 'There is one bit missing, so they take it off the chair, and the chair’s off the door, until somebody sees that they are only moving the hole.',
  titles: ['Moving the Hole', 'One Bit Missing', 'Mostly Fluff', 'Off the Chair, off the Door, off the Coat', '{H} Has Something in a Pocket'],
  company: ['pocket', 'chair', 'kitchen', 'door', 'bathroom', 'coat', 'button', 'hook', 'screw', 'hole', 'fluff', 'kerb'],
  want: [
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        'In {H}’s pocket was something from the kerb, as big as a plum and mostly fluff. {H} longed to know what it had come off. But in front of the house {once.first} {once.was} {once.doing}, and nobody had time.',
        '“Is it serious?” asked {A}. “There’s one bit missing,” said {once.who}, “no bigger than a bean.” {A} thought of something, and went in.',
        { extra: 1, joins: true, both: ['“It goes in just beside {what.part},” {once.who} called after {A}.'] }
      ]
    },
    {
      id: 'what-is-it-off',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had asked all down the street that morning. At the baker’s they had said that it was not off them. The man with the bicycles had turned it over and smelled it. “It’s off something,” was all that the man could say.',
        '{A} held it up by the longest hair. “It looks like somebody small who has just got up,” said {A}. It went back into the pocket, to sleep a bit longer.'
      ]
    }
  ],
  way: [
    {
      id: 'off-the-chair',
      A: 'partner',
      paragraphs: [
        '{A} came back with a screw off the kitchen chair. It was nearly right. With that, {once.who} {once.did}, and it held. Then {A} went in and sat down on the chair. Bump.',
        '“That’s soon put right,” said {once.who}. The chair got the hook off the bathroom door, and that was nearly right too. Now the door came open. In the bath sat the man from next door, whose own bath was broken. “Door!” called the man.'
      ]
    },
    {
      id: 'listening-to-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“First you have to find out what it’s feeling,” said {once.who}. They all stood quite still. {once.who} {doer.does}. After that they waited, in case there was an answer.',
        '“Well?” whispered {A}. “It’s got something,” said {once.who}. {H} put an ear to it. “It says that it’s been like this since Tuesday,” said {H}. “You shouldn’t have waited so long,” said {once.who}, and patted it.'
      ]
    },
    {
      id: 'not-that-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It can’t be {what.part},” said {A}, and gave a tap there. It sounded quite healthy. {once.who} gave a tap as well, and {H} gave one. By the fourth tap it had begun to look a bit poorly.',
        '“Leave it now,” said {once.who}. “There are people who never had a thing until they were asked.” {A} went round to the back. On the way {A} looked over one shoulder, to see if it was all right.'
      ]
    },
    {
      id: 'glue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it with glue, and the glue was good. It held {doer.part}. “Don’t pull,” said {A}, and took hold to help. Then it held {A} too. “For how long?” “Three minutes,” it said on the tube, “and then for ever.”',
        'There were two minutes left. {H} fetched warm water, and both of them came off again. Only the tube stayed, at {A}’s elbow, until supper.'
      ]
    },
    {
      id: 'off-the-coat',
      A: 'partner',
      paragraphs: [
        'The door got the button off {A}’s coat, and the coat got the plug out of the bath. “The water’s going down,” called the man. {once.who} began to look for something that was nearly a plug.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. “Did it do that before?” asked {A}. “No,” said {once.who}. “You can tell that the screw’s used to a kitchen.” {H} gave it half a turn to the left.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{once.who} had laid it all out on a towel, bit by bit, just as it had come. “What’s first out goes in last,” said {once.who}. {A} went along the row and learned it by heart. Then a sparrow came, and took out the seventh to look at it.',
        'It put it back, too, but between the second and the third. Nobody had seen that but {H}. “Shall I tell them?” asked {H}. The sparrow looked as though it would rather not be named.'
      ]
    },
    {
      id: 'the-torch',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} was to hold the torch. “A bit higher,” said {once.who}. {A} held it a bit higher. “And where I’m looking.” But {A} was looking as well, and somewhere else, and the light went with it. It went to a cat, and along the gutter, and to the first star.',
        '“What are you looking for?” asked {H}. “Nothing,” said {A}. “I’m just looking.” {once.who} had meanwhile finished that bit in the dark. It can be better in the dark. You see less that could be wrong.'
      ]
    },
    {
      id: 'toolbox',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the toolbox lay nineteen things, and eighteen of them were new. The nineteenth was an old wooden spoon. “What’s that for?” asked {A}. “For that,” said {once.who}, and gave it a short knock, low down on the left.',
        '“And the others?” {once.who} ran an eye over them. “They’re so that people see that it’s being done properly.” {H} was allowed to knock once too. It hummed for a moment, from the inside, as if it had nearly remembered.'
      ]
    },
    {
      id: 'while-you-are-here',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“While you’re here,” said the woman from next door. She had a toaster under her arm, and behind her came a man with half an umbrella. Behind him was somebody with a squeaking gate. {A} gave out numbers, and the gate had four.',
        '“What does it say?” asked {once.who}. “Eek,” said the gate. “And what should it say?” Nobody knew what a gate should say. They put a bit of butter on it, and then it said nothing. But it was thinking.'
      ]
    },
    {
      id: 'instructions',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had found the instructions. They were in twenty-two languages, and ours was on the page that had come off. “It’s the same in Danish,” said {A}, and read some of it out. It sounded very decided.',
        'At the end stood a picture of a hand and a small arrow. “Turn it,” said {H}, who understood arrows. They turned it. Then they saw that the page was upside down, and turned it back.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“String,” said {once.who}. “Half the world’s held up by string.” {A} did not believe it. So they went round to look. It was true of the drainpipe and of the gate. Even the neighbours’ tomatoes stood up only because of that.',
        '{H} felt about in the other pocket. There was some in there too, a good arm’s length. “That must be what’s held you up until now,” said {once.who}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Nobody had asked {A}. {A} had lain down exactly where the work was, and had to be worked round. {once.who} reached over. {once.who} reached under. “Could you move up a bit?” asked {H}.',
        '{A} moved up by the breadth of a hair. There, where the hair had been, lay the small spanner that they had been looking for since four. It was warm. “So that’s who had it in hand,” said {once.who}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a radio,” said {S}, “that only went if my father held one arm up. Every evening he stood there for the news.” “Didn’t he ever get it mended?” asked {A}.',
        '“He did,” said {S}. “Then it went by itself, and he still stood there. He’d got used to it.” {S} came up beside it and raised one arm, to be sure. It was no better. But it was no worse.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was mending a stick. It had been one stick, and now it was two. “Do you want glue?” asked {A}. {S} laid the two bits end to end, and looked the other way for a while.',
        '“How long does that take?” asked {A}. “Until it forgets,” said {S}. When they looked again it was still two. “It’s got a good memory,” said {S}, and gave {A} one.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Only {A} was on the other side. What {once.who} put together, {A} took apart. It was done with one hand, and with great calm. There was a tower of four cups, and there were four cups.',
        '“We could do with somebody like that,” said {once.who}. Taking apart’s half of the work. From then on {A} did the first half, and {once.who} the second. They never ran out.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest, and at a guest’s home everything works. “What do you do,” asked {once.who}, “when something comes off?” {A} had to think. “We put it on the windowsill,” said {A}, “and then it’s there.”',
        '“That’s a good place,” said {once.who}. There’s one in every house. {H} went in to look at theirs, and came back with a key, a wheel and an ear. None of it was nearly right. But the ear was looked at by everybody.'
      ]
    },
    {
      id: 'only-moving-it',
      A: 'partner',
      paragraphs: [
        '{A} held the coat together in front. “First it was there,” said {A}, “and then in the chair, and in the door, and in me. We aren’t mending it. We’re only moving the hole.” {H} picked at the thing in the pocket. A bit of fluff came off, and another bit.'
      ]
    }
  ],
  turn: [
    {
      id: 'no-bigger-than-a-bean',
      A: 'partner',
      paragraphs: [
        'Then it lay in {H}’s hand, no bigger than a bean. “That’s the bit that’s missing,” said {once.who}. {H} closed the hand, for it had been a good thing to have. Then {H} took the screw out, and put the bean in. It went click.',
        'After that it all went home. The plug went to the bath, and the button to the coat. The hook went to the door, and the screw to the chair. {A} sat down on it, slowly, and stayed up. And out in front, {once.the} held without them.'
      ]
    },
    {
      id: 'it-works',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Now everybody stand back,” said {once.who}, “and don’t look as if you were waiting.” They looked at the drainpipe. Then it came, from behind, all by itself. {once.the} {what.does}.',
        '“Again,” said {A}. But you mustn’t ask for it again straight away. They gave it time, and talked about the weather. At “a bit fresher tomorrow” it did it once more.'
      ]
    },
    {
      id: 'all-round',
      A: 'same',
      spare: 11,
      paragraphs: [
        'To be on the safe side, {H} and {A} went through the house and tried everything. The door shut, and it stayed shut. The coat went over the tummy. In the bath lay the man from next door, up to the chin again, and sang.',
        'Only the chair was different. It no longer creaked on the left, the way it had for years. {A} rocked on it, and missed that. “It’s been out,” said {H}. “It’s seen a bit of the world.”'
      ]
    },
    {
      id: 'what-do-i-get',
      A: 'partner',
      paragraphs: [
        '“And what do I get?” asked {H}. “It was my bit.” “You get the hole,” said {once.who}. {H} felt in the pocket. It was true, that was where it was now. There was room in it for something else.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the thing from the pocket, and sneezed at the fluff.',
      '{names} searched the kerb too, and turned up a bottle top.',
      { text: '{names} shook out a drawer full of things that are off something.', needs: ['hands'] },
      { text: '{names} held the lamp, and now and then a spanner.', needs: ['hands'] }
    ],
    way: [
      '{names} got past the bathroom with eyes tight shut.',
      '{names} tested the chair with great care, and stayed on the floor instead.',
      { text: '{names} threw the man in the bath a towel.', needs: ['hands'] },
      { text: '{names} kept hold of the door, the coat and the chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave a little hop at the click.',
      '{names} curled round the leg of the chair, which could be trusted again.',
      { text: '{names} turned the taps back on for the man in the bath.', needs: ['hands'] },
      { text: '{names} buttoned the coat right up to the top, to try it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept up the fluff, and it was quite a heap. Out in front {once.who} gave one more tap, for luck.',
    '{H} washed, and hung the trousers over the end of the bed. In the pocket was the hole, and in the hole there was nothing at all. You could put something there tomorrow.'
  ],
  last: [
    'The screw was in the chair, the plug in the bath, and {H} in bed and asleep.',
    'Nothing was missing but the fluff, and {H} slept.'
  ]
})
