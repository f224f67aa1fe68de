import { wishPlot } from '../wish-plot.ts'

export const deedHoldThis = wishPlot({
  id: 'wish-deed-hold-this',
  tellsAny: 'once',
  deeds: ['builds'],
  isTale: true,
  out: true,
  about: 'Whoever comes by is given a bit of what is being built to hold, until the whole street holds it and nobody can let go; {H}, who had an itch, leans the bits on each other. Needs {once.the}.',
  titles: ['Hold This a Moment', 'When the Builder Let Go', 'I Think I’m the Left', '{once.who}, and Something to Hold', '{H} Has an Itch'],
  company: ['bit', 'bits', 'door', 'street', 'road', 'postwoman', 'baker', 'man', 'nose', 'letter', 'pockets', 'left'],
  want: [
    {
      id: 'hold-this',
      A: 'partner',
      paragraphs: [
        'Something went clonk in front of the door. {H} looked out, and there {once.first} {once.was} {once.doing}. “May I do a bit of {once.the} too?” asked {H}. “You may hold this a moment,” said {once.who}.',
        '{H} held it, with both arms. It was a good bit of {once.the}, but it was a long moment. {A} came out to see where {H} was. “Hold this,” said {once.who}.'
      ]
    },
    {
      id: 'the-plan',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is there a plan?” asked {A}. There was one. {once.who} kept it inside, where it couldn’t get wet. “First comes a bit,” said {once.who}, “and on that comes another. The last one’s the hardest.”',
        '“Why is it harder than the others?” asked {H}. “You’ve only just got used to building,” said {once.who}, “and then you have to stop.” {A} changed arms, and hoped that it was near.'
      ]
    }
  ],
  way: [
    {
      id: 'the-whole-street',
      A: 'partner',
      paragraphs: [
        'The postwoman came with a letter. “Hold this,” said {once.who}. The baker got a long bit of {once.the} across both shoulders. A man wanted to know the time, and got two bits. Soon the whole street stood there in a ring with its arms full.',
        '“Which part are you?” asked {A}. “I think I’m the left,” said the baker. Just then {H}’s nose began to itch. So {H} leaned the bit against {A}’s bit, and scratched, and took it back.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had held on for some time before looking to see what it was. “I’ve got {what.part}!” said {A}. They all looked round. The baker had only got something from the back.',
        'Now everybody wanted to hold {what.part} for once. But nobody could put down the rest. So the whole ring moved one place to the left, and then one more. They all had a turn, and after that the baker was the right.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what are you holding?” {A} asked {once.who}. “Nothing,” said {once.who}. “I’m the builder.” {A} took a long look at {doer.part}. “Oh,” said {once.who}. “I’d forgotten about that.”',
        'So a bit of {once.the} was leaned there too, just for a moment. From then on {once.who} had to build very carefully, and only on one side. “Now you know what it’s like,” said {H}.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of it all {once.who} {doer.does}. “Is that a part of building?” asked {H}. “No,” said {once.who}, “that’s the break.” Everybody wanted a break like that. But you can’t do it with your arms full.',
        '{A} tried all the same, as well as it went with no hands. “I’m not rested yet,” said {A}, “but I’m somebody else.” And they were all handed one more bit of {once.the}.'
      ]
    },
    {
      id: 'what-is-it-going-to-be',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s it going to be?” asked a lady with a basket. “{once.thing},” said {H}. The lady put her head on one side. “I’d have said a bandstand,” said the lady. “We had a man do us a bandstand, and it began exactly like that.”',
        '“You have to stand further back,” said {A}. The lady stood further back, and further, and from the corner she called something. It was “Bandstand!” She was called back, and given a bit to hold.'
      ]
    },
    {
      id: 'wrong-way-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“That bit’s the wrong way up,” said {once.who} to {A}. {A} wanted to turn it over. But it was joined to the next one, and that was joined to the baker. “Then it’s you who’ll have to turn,” said {once.who}.',
        '{A} bent down and looked out backwards between two legs. “Better,” said {once.who}, and went on. From there {A} could see {once.the} quite differently. “I like it,” said {A}, “but the sky’s a bit low.”'
      ]
    },
    {
      id: 'a-moment',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long is a moment?” asked {H}. “As long as it takes to say so,” said {A}. They both said it. They said it a hundred times, and the bit of {once.the} was still there, and heavier.',
        '“Yours are the small ones,” called {once.who} from the other side. “This is a builder’s moment. There are three of them in a day.” The man who had wanted to know the time was glad to hear it. It must be nearly two moments past.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Whenever a bit fitted, {once.who} said so. “{doer.sound},” said {once.who}, and came for the next. When a bit didn’t fit, that was “{doer.sound}” too, only lower. {H} listened hard, and soon knew which was which.',
        '“{doer.sound}?” asked {H}, and held up a bit. {once.who} looked at it from all sides. “{doer.sound},” said {once.who}. “What did you two say?” asked {A}. “That it’s the wrong end,” said {H}.'
      ]
    },
    {
      id: 'the-telephone',
      A: 'grown-up',
      spare: 8,
      paragraphs: [
        'Indoors the telephone rang. “That’s for me,” said {A}, and couldn’t go. It rang eleven times. They stood there with their arms full and listened to it. “It’ll be somebody who asks what I’m doing,” said {A}.',
        '“And what are you doing?” asked {once.who}. {A} had to think. “A good third of {once.the},” said {A}, and held it a bit higher. The telephone rang once more, but not so surely.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was so much of {once.the} now that {H} could see nothing but bits. “Is {A} still there?” asked {H}. “I’m behind the long one,” said {A}’s voice. An elbow came round the side, and {H} shook it.',
        'Two elbows further on came one that they didn’t know. It turned out that there was a second ring, behind the first. They were from the next street. “We’re the outside,” they said. “Who are you?”'
      ]
    },
    {
      id: 'ladder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I held a rope once,” said {S}, “for a man who was building a shed. Just for a moment, he said. I held it right through dinner.” “What was on the other end?” asked {A}.',
        '“His goat,” said {S}. “The shed had been up since two o’clock.” {S} took a good hold of {once.the} with one hand, and felt along it with the other. There was no goat. “I only like to know,” said {S}.'
      ]
    },
    {
      id: 'the-middle',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had been given a bit too, and held it in one fist. “Which bit’s that?” asked {A}. {S} opened one finger and looked in. “It’s the middle,” said {S}. “You mustn’t tell anybody, or it’s outside.”',
        'So {once.who} had to go on building round the fist. {S} sat in {once.the} and kept it shut. “When do you have to let it out?” asked {A}. “When it’s the middle all round,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The next bit couldn’t be had. {A} was lying on it. “It’s only for a moment,” said {once.who}, but {A} had heard about those moments. So {once.who} built up to {A} on one side, and went on again on the other.',
        'When {A} got up at last, there was a hole in {once.the}. It had four legs and a tail, and you could see the road through it. “Leave it,” said {once.who}. “Then we’ll know where {A} goes.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was the only one who did it differently. {A} was given a bit of {once.the} to hold, and let go of it. {once.who} picked it up and gave it back, and {A} let go again. “Hold this,” said {once.who}. Plop.',
        'They did it nine times, and {A} never got tired of it. “It isn’t holding,” said {once.who}, “but it’s very regular.” The others watched with their arms full, and were a little jealous.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours it comes in a box,” said {A}, “with a picture and a bag of screws.” “And who holds it?” asked {once.who}. “Everybody,” said {A}, “and somebody reads.” So that was what had been missing.',
        'There was nothing to read but the postwoman’s letter. {A} read out the front of it, slowly and clearly. “Number eleven,” read {A}. {once.who} counted the bits of {once.the}, and put one back. It looked better at once.'
      ]
    },
    {
      id: 'let-go',
      A: 'partner',
      paragraphs: [
        '“Finished,” said {once.who}. Nothing was missing from {once.the} any more. “You can all let go now.” They let go. There was a long rumble, and {once.the} went back to being bits.',
        '“You let go wrong,” said {once.who}. So they took it all up again and let go more slowly. The rumble was only longer. “That wasn’t {once.the},” said {A}, in the middle of the bits. “That was us. We’re not building, we’re holding.”'
      ]
    }
  ],
  turn: [
    {
      id: 'each-other',
      A: 'partner',
      paragraphs: [
        '{H} looked at a bit, and rubbed the nose that had itched. “The bits don’t need us,” said {H}. “They need each other.” {H} leaned that one against {A}’s bit, as for the itch, and took both hands away. Nothing fell.',
        'So the baker leaned the left on the right. One after the other they had their arms back. Out of bits that held each other, {once.who} {once.did}.',
        { extra: 1, joins: true, both: ['Even {what.part} stayed up by itself.'] },
        { joins: true, both: ['The very last bit was {H}’s. “Hold this,” said {H} to {once.the}, and put it in. And {once.the} held.'] }
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. The whole street put up its arms, from habit. There was nothing left to hold, so {A} clapped.'
      ]
    },
    {
      id: 'what-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For a while nobody spoke, so as not to knock against anything. Then {once.the} {what.does}. “Did you build that in?” whispered {A}. “No,” said {once.who}. “It does that by itself, once nobody’s holding on.”',
        '“I had that the whole time,” said the baker. “I thought it was my back.” They all waited for it to come again. {once.who} had never built anything so well, and walked up and down in front of it.'
      ]
    },
    {
      id: 'one-left-over',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One bit was left over. It had been under the postwoman. {once.who} took it three times round {once.the}, and it didn’t belong anywhere. “There’s always one,” said {A}. “That’s how you know that it was made and not bought.”',
        '{once.who} didn’t want to throw it away, and {H} didn’t either. So it was leaned against {once.the} from the outside. It held nothing, and nothing held it. But it was there from the beginning, and it wanted to see.'
      ]
    },
    {
      id: 'arms',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They didn’t know what to do with their arms. The man tried them behind him, and the baker folded them like a loaf. {A}’s were still up. “You can come down now,” said {H}, and pulled at one.',
        'It came down, and went up again when nobody was looking. “They’ve got used to {once.the},” said {A}. So they all leaned on each other for a bit, two by two. That was how {once.the} did it, and it was comfortable.'
      ]
    },
    {
      id: 'another-one',
      A: 'partner',
      paragraphs: [
        'Everybody walked once round {once.the}, and {once.who} walked round twice. {H} stood beside the last bit and told people whose it was.',
        '“I could do another one,” said {once.who}. “I’d only need somebody for a moment.” And the whole street put its hands in its pockets.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood exactly where the next bit was to go.',
      '{names} sniffed at the first bit, and found nothing wrong with it.',
      { text: '{names} asked to help, and had both arms full in no time.', needs: ['hands'] },
      { text: '{names} handed {once.who} the bits, always the wrong one first.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed in between the baker and the man, to be a part too.',
      '{names} crept round the ring, and came out at the same place.',
      { text: '{names} got a heavy end, and swapped it for the other heavy end.', needs: ['hands'] },
      { text: '{names} held up one end, and called it the front.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the nearest leg, and that held too.',
      '{names} went all the way through, as the first, and came back.',
      { text: '{names} let go one finger at a time, down to the last.', needs: ['hands'] },
      { text: '{names} waved both arms about, because they could again.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went in one after the other, and nobody held the door. Outside {once.who} gave {once.the} one small push, to see, and nothing fell. “Good night, bits,” said {once.who}.',
    '{H} washed, and held the soap for a moment. Then {H} lay down, and leaned on the pillow, and the pillow leaned on the wall.'
  ],
  last: [
    'Outside each bit of {once.the} held the next, and the bed held {H}, who slept.',
    'Nobody had to hold {once.the} any more, not even for a moment, and {H} slept.'
  ]
})
