import { wishPlot } from '../wish-plot.ts'

/** For a person who has gone away for long, or has left. What one would tell that one has to go somewhere. */
export const sealed = wishPlot({
  id: 'wish-sorrow-envelope',
  tellsAny: 'far-away',
  comfort: true,
  fed: true,
  about: 'Somebody has gone away for long; the hero has something to tell just that one, and it has to be kept somewhere.',
  titles: ['An Envelope with a Whistle in It', 'For Nobody Else', '{H} Keeps Something', 'Shut It Quickly', 'What Was in the Envelope'],
  want: [
    {
      id: 'whistle',
      A: 'partner',
      paragraphs: [
        '{whom} was away, and it was for a long time. This evening {H} could whistle. {H} ran to the door to show it to {whom}, and then there was only the door.',
        '“I wanted to show {whom},” said {H}. “You can show me,” said {A}. “No,” said {H}. “It’s the first one. The first one is for {whom}.” “Then don’t waste it,” said {A}. So {H} shut both lips tight, to keep it in.'
      ]
    },
    {
      id: 'lips',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'It was not easy to talk like that. “Mmm,” said {H}. “Are you afraid that it gets out?” asked {A}. {H} nodded hard. A small bit got out through the nose.',
        '“That wasn’t it,” said {H} quickly. “That was only air.” {A} had not heard anything in any case. {A} had looked at the ceiling, on purpose, the whole time.'
      ]
    }
  ],
  way: [
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        'First they tried the window. {H} leaned on the sill and whistled out, as far as it would go. A stranger looked up. “It’s too far,” said {A}. “Nobody’s ears are as long as that.”',
        '“When is {whom} coming?” asked {H}. “I don’t know,” said {A}. “I can’t tell you a day, so I won’t.” {H} slid down under the window sill and cried. {A} came down there too.'
      ]
    },
    {
      id: 'because',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Did {whom} go away because of me?” asked {H}. “No,” said {A}. “It was not because of you. You didn’t do it, and you couldn’t have stopped it.” “Not if I’d been better?” “Not if you had been as good as gold, with clean knees.”',
        '{H} looked at {H}’s knees. They were the same as ever. “Does {whom} think of me?” {A} thought about what was true. “I can’t see into {whom},” said {A}. “I think of you. I can see into me.”'
      ]
    },
    {
      id: 'cross',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Sometimes I’m cross with {whom},” said {H} into one sleeve. “So am I,” said {A}. {H} looked up. “And I miss {whom}.” “So do I. They come in turns, with me. On Monday it was both before breakfast.”',
        '“Is that allowed?” “It’s how it is,” said {A}. They sat there and were a little cross, and missed {whom}. There was room for that under the sill.'
      ]
    },
    {
      id: 'coat-hook',
      A: 'partner',
      paragraphs: [
        'Then {H} tried the hook by the door, where {whom}’s coat used to hang. {H} stood in front of it and whistled, quite a long one. The hook was a hook. “It feels silly,” said {H}. “And now I’ve used up another one.”',
        '“How many have you got left?” asked {A}. {H} felt with {H}’s tongue. “It makes new ones,” said {H}. “But they’re getting ordinary.”'
      ]
    },
    {
      id: 'heap',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“There’s more, too,” said {H}. “I lost at snap, and didn’t mind. And I saw a dog with a shoe.” All that was waiting for {whom} as well, in {H}’s head, and it was getting full in there.',
        '“Whose shoe was it?” asked {A}. “That’s for {whom},” said {H}. It cost {A} something not to ask again. It had been a lady’s shoe. But {H} did not let it out.'
      ]
    },
    {
      id: 'ask',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What do I say when somebody asks me where {whom} is?” asked {H}. “You can say, away,” said {A}. “It’s true, and it’s enough. You needn’t explain it on the swings.”',
        '“And if they ask again?” “Then you say, ask at home.” {H} thought that somebody who asked twice should have to walk for it. “Away,” said {H}, to see how it sounded. It was a short word.'
      ]
    },
    {
      id: 'the-cough',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Can you forget how somebody sounds?” asked {H}. “A bit,” said {A}. “And then it comes round the corner again, while you’re peeling a carrot.” They were quiet, and listened for it. “I can do the cough,” said {H}, and did it. It was so like it that they both looked up.',
        '{A} tried it as well. “Lower,” said {H}, “and then a small one after it.” They coughed to and fro under the sill until they had it. “Now there are two of us who can do it,” said {A}.'
      ]
    },
    {
      id: 'child-asks',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“Can I be {whom}?” asked {A}. “Then you can whistle it to me.” {H} thought about it, for it was kindly meant. {A} stood very straight to help.',
        '“No,” said {H}. “You’re you. But you can sit here.” {A} sat down. “I miss {whom} as well, you know,” said {A}. “I’ve just got nothing to whistle.”'
      ]
    },
    {
      id: 'pet-door',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to the door as well, when {H} ran there. {A} was still looking at it. “Not today,” said {H}. “I thought so too, for a moment.”',
        '{H} sat down beside {A}, and both of them had the door in front of them. After a while they turned round, and had the room in front of them instead. It was warmer that way.'
      ]
    }
  ],
  turn: [
    {
      id: 'envelope',
      A: 'partner',
      paragraphs: [
        '“The whistle has to go where it stays the first one,” said {A}. Among the pencils lay an empty envelope. {H} took it and thought hard. “If I whistle in here,” said {H}, “and shut it straight away?”',
        'They did it together. {A} held the envelope open, by two corners, with the face turned the other way. {H} whistled into it, short and high. “Now!” said {H}. {A} folded the flap down, and {H} sat on it.'
      ]
    },
    {
      id: 'lick',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They had a talk about the licking. To lick it you had to open up a crack. Then something might get out. “I’ll do it fast,” said {H}.',
        'It tasted of old stamps. {H} pulled a face, and {A} pressed on it with one elbow and counted to twenty. Nothing had got out, or only the taste.'
      ]
    },
    {
      id: 'weigh',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} held the envelope up to one ear. {A} held it up as well. “I can’t hear anything,” said {A}. “No,” said {H}. “It’s shut.” That proved it.',
        'They felt whether it had grown heavier. It had not. “Whistles are light,” said {H}. “The shoe would be heavier.” “So it was a heavy shoe,” said {A}. {H} looked at {A} sternly.'
      ]
    },
    {
      id: 'elder-letters',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“I’ve got a drawer like that,” said {A}. “Things that I wanted to tell somebody who wasn’t there.” “Did they get them?” asked {H}. “Some did. Some not.”',
        '“And the ones that didn’t get there?” “They’re still mine,” said {A}. “I know what’s in them. On some evenings I’m glad of that.” {H} had never heard anything rattle in {A}’s drawer. It must be very well shut, for there was a lot in it.'
      ]
    },
    {
      id: 'snap',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Since it was going so well, they took another envelope for the game of snap. {H} said it in, quite fast, and {A} shut both ears with two fingers. “Done,” said {H}. {A} heard nothing. “Done!” shouted {H}.',
        'Whatever else was for {whom} got an envelope as well. One had to be large, because of a dog. Now there was a row of them, and {H}’s head had some room in it again.'
      ]
    },
    {
      id: 'birthday',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And when it’s my birthday?” asked {H}. “And {whom} isn’t here?” “Then we’ll have cake,” said {A}, “and somebody will be missing. You don’t have to act as if it were nothing.”',
        '“Can I be sad in the middle of it?” “Yes. You tell me, and we go and look out of the window for a bit, with our cake.” {H} thought that this could be done. It would have to be a piece that you can carry.'
      ]
    },
    {
      id: 'send',
      A: 'partner',
      paragraphs: [
        '“Do we send it?” asked {A}. {H} turned it over. “I don’t know yet. What if it isn’t opened?” “Then it’s still a good whistle,” said {A}. “You can send it, or you can keep it. You decide.” {H} decided to keep it for now, behind the clock.',
        '“If {whom} never hears it, I’ve still got it,” said {H}. “And I know that it was the first.” “And I was there,” said {A}, “and I saw nothing and heard nothing.” {H} leaned on {A}. “I’ve got another one,” said {H}. “It’s only the fifth. It’s for you.” It was a good one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door as well, and then came back with {H}.',
      '{names} leaned against {H}, which was the best thing to do.',
      { text: '{names} hung up {H}’s jacket, on a hook next to the free one.', needs: ['hands'] },
      { text: '{names} practised a whistle and got only breath.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed in under the window sill too.',
      '{names} pricked up at the second whistle, and came over.',
      { text: '{names} waved to the stranger, who waved back.', needs: ['hands'] },
      { text: '{names} put an arm round whoever sat nearest.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned to the wall and heard as little as possible.',
      '{names} sat down beside {H}, to add some weight.',
      { text: '{names} pressed the flap down once more with a thumb.', needs: ['hands'] },
      { text: '{names} put the pencils back, so that the envelope had the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the pencils away and looked behind the clock once more. It was there, and it was shut.',
    '{H} washed and lay down. The sad was still there, in its usual place. But a hand was there too, and {H} held on to it by one finger.'
  ],
  last: [
    'Behind the clock there was a whistle, and {H} was asleep.',
    'The envelope stayed shut all night, and {H} slept.'
  ]
})
