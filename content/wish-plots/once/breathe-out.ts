import { wishPlot } from '../wish-plot.ts'

export const onceBreatheOut = wishPlot({
  id: 'wish-once-breathe-out',
  tellsAny: 'once',
  about: 'Whoever did it brings it to be altered, for it is tight in the middle; it is measured, pegged and taken up, until somebody sees that the wearer has been holding in a breath since it was made.',
  titles: ['A Bit Tight in the Middle', 'Breathe Out', 'Taken Up by a Hand', 'Will You Keep It On', '{H} Has the Tape Measure'],
  company: ['rug', 'door', 'ladle', 'tape measure', 'pegs', 'tray', 'shop', 'table'],
  want: [
    {
      id: 'it-doesnt-fit',
      A: 'partner',
      paragraphs: [
        'Somebody rang, and there stood {once.first}, very carefully. “It doesn’t fit,” said {once.who}. “What doesn’t?” asked {H}. “{once.mine},” said {once.who}. “It’s tight in the middle, and at the end I tread on it.”',
        '{H} hung a tape measure round {H}’s neck, and was the tailor. “We alter anything,” said {H}, “even that.” {A} had a handful of pegs. “What should it be like?” asked {H}. {once.who} had a look at the door, and then said it low. “Like other people’s.”'
      ]
    },
    {
      id: 'other-people',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do other people bring you?” asked {once.who}. “We had a birthday that was too small,” said {A}. “And there was a lady with a very long Monday. We took it in twice, and it still came down over her shoes.”',
        '“But nobody with {once.mine}?” {A} shook off a peg that had got hold of a cuff. “Not this week,” said {A}. “You’d be surprised, though, what people keep at the back of the wardrobe.”'
      ]
    }
  ],
  way: [
    {
      id: 'breathe-in',
      A: 'partner',
      paragraphs: [
        '“Slip it on,” said {H}, “and breathe in.” {once.who} stood up straight on the rug, and began to {once.do}. They could both see how it pulled. Up to the hard part it was as long as a ladle. Round the hard part it was much too tight, and there {once.who} had to stop. {A} put a peg in it.'
      ]
    },
    {
      id: 'lined-with',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it lined with?” asked {A}. They turned up a corner and looked. {once.doing} was lined with something sleepy, like a Sunday evening. In one place there was soup. “That’s where I nearly stopped to eat,” said {once.who}.',
        '“It’s good, soup,” said {A}, and felt it between two fingers. “It wears much better than the Sunday.” {H} turned the corner down again, and stroked it flat.'
      ]
    },
    {
      id: 'on-a',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} tried it on too, so as to know where it pinched. On {A}, {once.doing} came down to the floor and over both hands. “It’s roomy,” said the voice of {A} from inside. “You could keep a bicycle in here.”',
        '{H} had to hold it up behind, or nobody could have walked in it. They got as far as the table. “It isn’t me,” said {A}, and came out again at the top. “I’d look as if I’d borrowed it.”'
      ]
    },
    {
      id: 'shorter-this-year',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They’re wearing it shorter this year,” said {A}, who had a newspaper. “By spring you’ll {once.your} with the sleeves rolled up.” {once.who} did not hold with that. “I didn’t do it to be looked at,” said {once.who}.',
        'For a while there was only the sound of pegs. “How far up, exactly?” asked {once.who}. {A} showed it on one arm. It was further than anybody would have thought.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My coat was my uncle’s,” said {S}, “and before that it was a bigger uncle’s.” “Did it ever fit you?” asked {A}. “For one winter,” said {S}. “From November to March it was like being shaken by the hand. Then it was my cousin’s.”',
        '“{once.mine} was new,” said {once.who}. “Ah,” said {S}, and nodded for some time. “Nobody had been in there first, and leaned on it.”'
      ]
    },
    {
      id: 'mark-on-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There’s a mark on it,” said {H}. It was on the left, shortly before the end. “That’s where I laughed,” said {once.who}. “Will it come out?” {A} tried a damp cloth, and then salt. It only spread a little.',
        '“You’d have to know that it’s there,” said {A}. But when {once.who} next came to that place in {once.doing}, they all knew. {A} had to pick up pegs for a good long while.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come into the shop, and wanted nothing. All that {A} did fitted {A}, in front and behind, and there was no crease in it. “Who makes for {A}?” asked {once.who}, low.',
        '“Nobody,” said {H}. “{A} was born in it.” {once.who} went round {A} once, and looked for a seam. Then {A} turned over, and it fitted on that side too.'
      ]
    },
    {
      id: 'a-pocket',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Would you care for a pocket?” asked {H}. {once.who} had never thought of one. “What would I put in it?” “Whatever’s left over,” said {A}. They marked one with a bit of chalk, not far from the hard part.',
        'It made a great difference. With a pocket in it, {once.doing} looked like something that you do every day, and whistle. “You’ll have to stop whistling, though, to get to the end of it,” said {A}. {once.who} had not noticed it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Have you got it in small?” asked {S}. {A} looked behind the curtain, and there was just one left. {S} put it on over everything else. “That’s just how mine looks,” said {once.who}, “from the knee down.”',
        '“I’ll grow into it,” said {S}, and pulled it up at both sides. It slid down again on the way to the table. {S} went on without it for a few steps, and then came back to fetch it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '“For {A} it would have to be turned up seven times,” said {H}. {once.who} looked at {A}’s fists, which were the size of walnuts. “Start with a corner,” said {once.who}. “Let {A} get used to the cloth.”',
        'So {A} was lent a very small corner of {once.doing}. It was the one from just before the beginning. {A} put it in {A}’s mouth at once. It was thought to be safe there.'
      ]
    },
    {
      id: 'taken-up',
      A: 'partner',
      paragraphs: [
        'So they took it up by a hand’s width, with four pegs. “Once more,” said {H}. This time the end was over, and {once.who} {once.was} still in the middle. “Now it’s too short,” said {A}, “and it still pulls.”',
        { extra: 1, both: ['“It’s a pity,” said {once.who} in a tight voice. “It was so nice in the window.”'] }
      ]
    },
    {
      id: 'with-both-lips',
      A: 'partner',
      paragraphs: [
        '{A} had been holding pegs with both lips. Like that you can’t talk, and you see all the more. “You breathed in,” said {A}, when they were out, “and you never breathed out.” “I thought that’s how you {once.your},” said {once.who}. “I held it the first time, too. I wanted to look my best.”'
      ]
    }
  ],
  turn: [
    {
      id: 'every-peg',
      A: 'partner',
      paragraphs: [
        '{H} took out every peg, and rolled up the tape measure. “There’s nothing wrong with it,” said {H}. “It fits. You only have to breathe out.” So {once.who} breathed out. It took some time. There was a good deal in there, and some of it was from spring.'
      ]
    },
    {
      id: 'nobody-trod',
      A: 'partner',
      paragraphs: [
        'And then, with nothing pulled in and nothing held, {once.who} {once.did}. It lay smooth right across the middle. It turned when {once.who} turned, and was never a step behind. It came down to the end, and nobody trod on it. “I hardly know that it’s on,” said {once.who}.',
        { extra: 1, both: ['{A} went all round it, and could find no place for a peg.'] }
      ]
    },
    {
      id: 'one-peg-short',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There were fourteen pegs,” said {A}, “and these are thirteen.” They looked under the rug and along the hem. So {once.who} had to {once.do} all over again, slowly, with {A} going along beside. Just past the hard part something clicked.',
        '“I thought that it belonged there,” said {once.who}. They took it off, and it went once more without. It was all right. But they both missed the click a bit.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{once.who} wanted to see it from behind. {A} held up the tray, and {H} held a lid at the back. Between the two of them there was {once.doing}. Behind that there was another, and then another, each a little smaller.',
        '“Which is mine?” asked {once.who}. “The big one,” said {A}. “The rest are for people who come in later.” They counted as far as sixteen. After that it was hardly more than a button.'
      ]
    },
    {
      id: 'how-to-keep-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How do I look after it?” asked {once.who}. {A} knew all about that. “Air it on Thursdays,” said {A}. “Don’t iron the middle. If it gets wet, you must {once.your} until it’s dry.”',
        '“And moths?” “It mustn’t hang,” said {A}. “They only come to what isn’t worn.” {once.who} said it over, to have it by heart. The middle was not to be ironed. That came easily.'
      ]
    },
    {
      id: 'spring-air',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It smelled different in the shop now. “That’s what you were holding in,” said {A}, and sniffed. There was rain in it, and somebody’s new paint, and a tune from somebody’s kitchen. “It must have been quite a day,” said {A}, “when you began to {once.your}.”',
        '{H} opened the door a crack, to let it out. Then {H} shut it again, and let it stay until bedtime. It was doing no harm, and there would be none like it until April.'
      ]
    },
    {
      id: 'keep-it-on',
      A: 'partner',
      paragraphs: [
        '“Will you keep it on?” asked {H}, as people ask in shops. “If I may,” said {once.who}. So {once.who} went home in it. In the doorway, where it was narrow, it did not catch.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held still to be measured too, and came out a good length.',
      '{names} circled it once, and trod on the end.',
      { text: '{names} turned over the sign, so that the shop said open.', needs: ['hands'] },
      { text: '{names} brought a chair with a cushion, for the fitting.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in as well, and had to let go first.',
      '{names} chased a peg that had jumped off, as far as the door.',
      { text: '{names} smoothed the back of it, where nobody can reach.', needs: ['hands'] },
      { text: '{names} unpicked a thread that stuck out, and it went on for yards.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out a good deal of air too, with a small whistle.',
      '{names} flopped down on the rug, as wide as could be.',
      { text: '{names} gathered up the pegs that had come off.', needs: ['hands'] },
      { text: '{names} tilted a tray, so that all of the back could be seen.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back into their bag, all fourteen of them. {H} rolled up the tape measure, and it knew nothing more about anybody.',
    '{H} washed, and got into something wide. It was let out a little at the neck. Then {H} lay down, and breathed out for as long as there was anything.'
  ],
  last: [
    'Nothing pulled, and nothing was too short. {H} was asleep in it.',
    'Like {once.doing}, it went by itself with the air out: {H} slept.',
    '{H} breathed out once more, right down to both feet, and slept.'
  ]
})
