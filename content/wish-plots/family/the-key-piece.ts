import { wishPlot } from '../wish-plot.ts'

export const theKeyPiece = wishPlot({
  id: 'wish-the-key-piece',
  tellsAny: 'builds-away',
  about: 'What the hero has built with somebody who has to go home belongs to both; half each is no good, so each takes what the other needs.',
  titles: ['Half Past Five', 'Whose Is It Now', 'Half of It Each', '{H} and the Other Half', 'The Piece in the Pocket'],
  company: ['floor', 'coat', 'door', 'lamp', 'clock', 'hall', 'window', 'telephone', 'bag'],
  want: [
    {
      id: 'coat-comes',
      A: 'partner',
      paragraphs: [
        'All afternoon {H} and {builds.who} had been building {builds.what}. {H} had done the bottom and {builds.who} the top, and nobody could tell who had done the middle. At last it stood. “There’s never been one like that,” said {builds.who}. “And it’s ours.”',
        'Just then {A} came in with {builds.who}’s coat. It was half past five. They all looked at the coat, and then at {builds.the}. “And where does it live?” asked {H}. Each of them wanted it.'
      ]
    }
  ],
  way: [
    {
      id: 'reasons',
      A: 'partner',
      paragraphs: [
        '“It was built here,” said {H}. “But the top was my idea,” said {builds.who}. “It’s my floor,” said {H}. “It’s my last piece, though,” said {builds.who}. There was not a great deal more to be said, and they said it twice.',
        '“Half each,” said {A}. That was fair. They took {builds.the} apart down the middle, and it went with a crack. {H} had a half, and {builds.who} had a half. Both halves lay down on their sides.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you begin it?” asked {A}. They had to think. It had begun as a bed for a mouse. Then {builds.who} had said, What if it was bigger? And {H} had said, What if it had a front?',
        '“And the mouse?” Nobody knew. It must have been in there somewhere. {builds.who} put an eye to a gap. “It says it likes it,” said {builds.who}.'
      ]
    },
    {
      id: 'one-shoe',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shoes,” said {A} in the hall. {builds.who} put on one, as slowly as a shoe can be put on. Nobody could find the other one. It was not under the bench, and it was not in the bag.',
        '“Funny,” said {A}, “it was here a moment ago.” {H} was sitting very straight, and had grown a little taller. There was something under {H}.'
      ]
    },
    {
      id: 'five-more',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Five more minutes,” said {H} and {builds.who} together. {A} looked at the clock. Five minutes are an odd thing. While the two of them looked at {builds.the}, they went by at once.',
        'While {A} stood there with the coat on one arm, they took a quarter of an hour. “They’re not the same ones,” said {A}, and put down the coat.'
      ]
    },
    {
      id: 'by-turns',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Let’s take turns,” said {builds.who}. “One day at your house and one day at mine.” They tried lifting it. {H} took the front and {builds.who} took the back, and {A} went ahead and opened things.',
        'They got as far as the coats. There it went crick. “It doesn’t like travelling,” said {H}. They carried it back again, and {A} walked backwards in front, like a policeman.'
      ]
    },
    {
      id: 'drawing-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll draw you a picture of it,” said {H}, “and then you’ll have it, too.” {builds.who} watched the picture grow. It was good. Even the bit with the wobble was there.',
        '“But I can’t do anything with it,” said {builds.who}. They both looked at the picture. It stood quite still on its paper, and would stand like that for ever.'
      ]
    },
    {
      id: 'pet-guards',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had lain down just between {builds.the} and the coat. Nobody could get past either of them.',
        '“{A} doesn’t want it to be half past five,” said {H}. “Tell {A} it’s not me,” said {builds.who}. “It’s the clock.” {A} looked up at the clock, as you look at a cat on a wall.'
      ]
    },
    {
      id: 'child-wants',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“If nobody can say whose it is,” said {S}, “it can be mine.” {S} had helped as well. {S} had held the bag. “For a whole minute,” said {S}.',
        '{A} looked at {builds.who}, and {builds.who} looked at {A}. For the first time since half past five they agreed about everything. “No,” they said.'
      ]
    },
    {
      id: 'elder-half',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had half a boat,” said {S}, “my cousin and I. He had the front.” “Did it float?” asked {A}. “Mine did,” said {S}. “His went down with his sandwiches. He’s never forgotten it.”',
        '“And then?” “Then we had half a boat together,” said {S}. “It was smaller, but you had somebody to talk to.”'
      ]
    },
    {
      id: 'what-halves-do',
      A: 'partner',
      paragraphs: [
        'They tried to play with the halves. {builds.who}’s half had no bottom, and {H}’s half had no top. “Mine can’t do anything,” said {builds.who}. “Mine just looks at me,” said {H}. {A} had sat down on the floor by now, with the coat. “It isn’t two halves of it,” said {A}. “It only works as one. So what does it need you both for?”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-piece',
      A: 'partner',
      paragraphs: [
        'That was worth thinking about. They put {builds.the} together again, and it was easier than the first time. Only the last {builds.piece} was still in {builds.who}’s hand. It was the one right in the middle, and without it nothing worked.',
        '{H} looked at it. “You take that one,” said {H}. “Then {builds.the} stays here, and the middle goes home with you. I can’t go on without you.” {builds.who} tried it in a coat pocket. “And I can’t, either,” said {builds.who}.'
      ]
    },
    {
      id: 'sign',
      A: 'same',
      spare: 7,
      paragraphs: [
        'So that nobody swept it away, {builds.the} got a fence of pencils. Nobody was allowed to step inside, not even {H}. “Not even at night?” asked {A}. “Least of all at night,” said {H}.',
        '{builds.who} gave {A} a few rules to look after. It was not to be dusted. It was not to be shown to people who said, Very nice. And somebody had to say good morning to it.'
      ]
    },
    {
      id: 'stairs',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{builds.who} put on the coat, as slowly as a coat can be put on. They said goodbye at the front door. Then {H} ran to the window, for you could see the corner from there.',
        'At the corner {builds.who} stopped and held something up. From there it was no bigger than a crumb. {H} waved with both arms. “What’s it saying?” asked {A}. “See you tomorrow,” said {H}.'
      ]
    },
    {
      id: 'what-it-can',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And what if I want to play with it tomorrow,” asked {H}, “and it’s raining?” {A} looked out at the sky. “Then it’ll be a good day for waiting,” said {A}.'
      ]
    },
    {
      id: 'night-watch',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After supper {H} knelt down in front of it and had a look. In the middle of {builds.the} there was a hole just big enough for a finger. “Does it look sad?” asked {H}.',
        '{A} bent down. “It looks like a mouth,” said {A}, “when somebody’s about to say something.” They waited a bit. It was keeping it for tomorrow.'
      ]
    },
    {
      id: 'other-uses',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I could put a different one in,” said {H}. There was a whole bag of them. {H} picked one out, and held it over the gap in the middle. It would have fitted.',
        'Then {H} dropped it back. “That’d be like finishing somebody’s pudding,” said {H}. {A} thought that it was very like that, and tied up the bag.'
      ]
    },
    {
      id: 'over-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What do you think it’s doing over there?” asked {H}. {A} thought of a coat on a hook, and a pocket, and a small {builds.piece} in the dark. “It’s telling the keys about us,” said {A}.',
        '{H} hoped that it was telling them everything. There was the crack to tell about, and the coat, and half past five. “And that it’s only staying one night,” said {H}.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      paragraphs: [
        'At seven the telephone rang. “It’s for you,” said {A}. “Is it still there?” asked {builds.who}. {H} looked. “It’s there. It’s not doing anything. And have you got it?” “It’s under my pillow,” said {builds.who}. “It digs in.” {H} nodded, although you cannot hear that. It was exactly right.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in behind the coat, and stopped just short of it.',
      '{names} lay down at the foot of it, to make it look bigger.',
      { text: '{names} measured the top and the bottom, with one and the same sock.', needs: ['hands'] },
      { text: '{names} drew a plan of it, with the middle left white.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the crack, and then walked round both halves.',
      '{names} settled between the two halves, where there was still peace.',
      { text: '{names} propped one half up with a book, and it lay down again.', needs: ['hands'] },
      { text: '{names} looked for a half hour on the clock, and found it.', needs: ['hands'] }
    ],
    turn: [
      '{names} came closer when the halves went together, and stayed.',
      '{names} carried a sock along, in case more was to be taken home.',
      { text: '{names} turned the coat the right way round, with the pocket in front.', needs: ['hands'] },
      { text: '{names} held both halves steady, until they were one again.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the bag, and {builds.the} stayed where it was, with a hole in it.',
    'They washed, and {H} went round by it on the way to bed, to say goodnight.'
  ],
  last: [
    'Nearly all of it stood here, and the last piece lay under another pillow, and {H} slept.',
    'Nobody could play with it before tomorrow, so {H} was asleep.'
  ]
})
