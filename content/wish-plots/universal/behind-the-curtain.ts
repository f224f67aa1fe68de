import { wishPlot } from '../wish-plot.ts'

export const behindTheCurtain = wishPlot({
  id: 'wish-known-hidden',
  tellsAny: 'known',
  knows: ['creature'],
  partnerPlays: true,
  about: 'Such a creature is too easily found when it hides, until there is something else for the seeker to find.',
  titles: ['Not Behind the Curtain', '{H} Is Hard to Find', 'The Person with the Newspaper', '{thing.a}, and Where It Was', 'Counting to Thirty'],
  company: ['newspaper', 'curtain', 'seeker'],
  want: [
    {
      id: 'found-at-once',
      A: 'partner',
      paragraphs: [
        '{H} was {thing.a}, and hid behind the curtain. {A} counted to ten with both hands over {A}’s eyes. Then {A} came straight across the room, and lifted a corner. “There you are,” said {A}.',
        '“That was too quick,” said {H}. “How did you know?” “It was {thing.part},” said {A}. “That was what I noticed first.” {H} wanted, just for once, to be a little harder to find.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        'The next time {H} went under the table, as far back as the wall, with everything tucked in. “Eight,” said {A}. “Nine.” It was dull down there. And because it was dull, {H} {thing.move}, without thinking. “Ten,” said {A}, and bent down. “You’re in there.”',
        [
          'So {H} stood behind all the coats in the hall. “{thing.sound}?” asked {A}. “{thing.sound},” said the coats. It had slipped out.',
          'After that somebody stood among coats, out by the door. “Who’s there?” asked {A}. {H} made {thing.silence}. “That’s just what they always say,” said {A}.'
        ]
      ]
    },
    {
      id: 'in-the-bath',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bath was empty, so {H} lay down in it, quite flat. “A bath,” said {A} in the doorway. “Nothing else. A towel. A duck.” {H} held {H}’s breath.',
        '“And something that isn’t a duck,” said {A}. “A duck comes without {thing.part}.” There is nothing in a bath to get behind.'
      ]
    },
    {
      id: 'expert',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve read up about {thing.many},” said {A}. “You have to know their ways. {thing.fact}.” “That doesn’t help you to find one,” said {H} out of the laundry basket.',
        'It was quiet for a moment. “No,” said {A}. “But that does.” And the lid went up.'
      ]
    },
    {
      id: 'bait',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} did not search any more. {A} sat down and spoke to the air. “It’s a shame,” said {A}. “I’ve got something here, and nobody to give it to. {thing.wants}.” Something stirred behind the sofa.',
        '“Have you really?” asked the sofa. “No,” said {A}. “But now I know where you are.” It was not quite fair, and {A} had to count to twenty for it.'
      ]
    },
    {
      id: 'disguised-as-lamp',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} stood in the corner with the lampshade on, and was a lamp. It was a good lamp. {A} walked by and pulled at one sleeve, to see if it would go on. “Click,” said {H}.',
        '“It’s come on,” said {A}, and sat down underneath with a book. {A} read two pages. “It’s odd,” said {A} then, “how this lamp looks like {thing.a} at the edges.”'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where would one like that go?” {A} asked out loud. “At home it’s {thing.where}. Have we got anything of the kind?” {A} went through the rooms and looked for something of the kind.',
        'It was nearest in the corner behind the plant. There {H} was sitting, too. “I never thought of that,” said {H}. “I just felt well there.”'
      ]
    },
    {
      id: 'wrong-idea',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Once {A} looked in the bread tin. “I couldn’t get in there!” called {H} from behind the door. “You never know,” said {A}. “Somebody told me about {thing.many}. {thing.guess}.”',
        '“That’s wrong,” called {H}. “So you say,” said {A}, and shut the tin. “But where did you say it from?”'
      ]
    },
    {
      id: 'too-still',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a whole round nobody moved. {H} sat under the coats and did not do a thing. It was so still that the coats themselves began to be heard. A sleeve slid off a shoulder.',
        '“You’re very good today,” said {A}. “Thank you,” said {H}. And there it was again. It is hard not to say thank you.'
      ]
    },
    {
      id: 'elder-hides',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I was the best in our street,” said {S}. “I hid in the coal shed and nobody found me. I heard them go in to tea.” “Did you win?” asked {A}.',
        '“I did,” said {S}, “at half past seven.” {S} moved to one side on the sofa. There was a good place between {S} and the cushions. “I’d have liked to be seen a bit earlier,” said {S}.'
      ]
    },
    {
      id: 'child-hides',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} hid too, and stood in the middle of the room with both hands over {S}’s face. “I’m gone,” said {S}. {A} walked round {S} twice. “Where can it be?” said {A}.',
        '“Behind the sofa,” said {S}. {A} looked behind the sofa. “It isn’t there.” “No,” said {S}, “I said that so you’d go away.” It was the cleverest of all the places.'
      ]
    },
    {
      id: 'pet-hides',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Wherever {H} hid, {A} came too, and sat down in front, and looked at the spot. “Go away,” whispered {H}. {A} moved a bit closer.',
        'There can be no hiding from somebody who knows you by the smell. “It’s {thing.a},” {H} told {A}, “not me.” {A} did not see any difference.'
      ]
    },
    {
      id: 'looking-for',
      A: 'partner',
      paragraphs: [
        '{H} came out with fluff on both knees. “There’s no place left,” said {H}. “It isn’t the places,” said {A}. “I’m looking for {thing.a}. So as soon as something’s a bit like {thing.a}, I go to it. I can’t see anything else. If the postman sat on the sofa, I’d walk right past.” {H} picked off the fluff, one bit at a time. “Count again,” said {H}. “Count to thirty.”'
      ]
    }
  ],
  turn: [
    {
      id: 'something-to-find',
      A: 'partner',
      paragraphs: [
        'While {A} counted, {H} fetched {thing.stand}, and put it behind the curtain. A bit of it stuck out. Then {H} sat down at the table, in {A}’s own chair, and unfolded a newspaper. “Thirty,” said {A}, and saw the curtain at once. “There you are. I can see {thing.part}.” It did not answer. {A} lifted a corner. Then {A} stood there for some time.'
      ]
    },
    {
      id: 'have-you-seen',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} came to the table. “Excuse me,” said {A}. “Have you seen {thing.a}?” “What does it look like?” asked the person behind the newspaper. {A} described it, with both hands. It was very well observed.',
        '“I’d have noticed that,” said the newspaper, and turned a page. “Try the hall. I believe they like coats.”'
      ]
    },
    {
      id: 'weather-page',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Behind the paper it was grey and rustled. {H} read the weather twice, and an advertisement for chairs. Now and then somebody went by with quick feet, and looked under something.',
        '“It’s getting dark,” said {A} out in the hall. “It must be cold, wherever it is.” {H} nearly said no.'
      ]
    },
    {
      id: 'second-decoy',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} took what was behind the curtain over to the sofa. “You tell me, then,” said {A}. “You know how {thing.many} think.” They both looked at the room.',
        'It had no idea, either. {A} put a hand on it. “It was always so easy,” {A} told it. “I rather liked that.”'
      ]
    },
    {
      id: 'gives-up-places',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had been to every place by now, and twice to the bread tin. “It’s somewhere I’ve never been,” said {A}. The paper lowered itself by a finger, to the eyebrows.',
        '“Where have you never been?” asked the person. {A} thought. “At the table,” said {A}, “while I’m looking.” And {A} went off to try the bath.'
      ]
    },
    {
      id: 'seen',
      A: 'partner',
      paragraphs: [
        'It went on for a long time. Nobody had ever been hidden so well. {H} listened, and nobody came. It was a very fine feeling, and then it got a bit lonely. So behind the newspaper, quite small, {H} {thing.move}. {A} stood still in the doorway.',
        '“I did wonder,” said {A}, and came over, and looked in from above. “Hello, {thing}.” “Hello,” said {H}. “What was it this time?” “The same as ever,” said {A}. “I saw {thing.part} over the top of the newspaper. But I thought I’d wait until you wanted to be found.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined in the counting, and got stuck after four.',
      '{names} hid as well, behind a chair leg.',
      { text: '{names} pulled the curtain shut, and two feet stuck out.', needs: ['hands'] },
      { text: '{names} shook out the curtain, in case there was another one in there.', needs: ['hands'] }
    ],
    way: [
      '{names} wandered up to the coats and sniffed at the lowest one.',
      '{names} lay down in front of the table, and nearly gave it away.',
      { text: '{names} buttoned up the coats, so that nothing more slipped out.', needs: ['hands'] },
      { text: '{names} checked the sofa for postmen, and found a comb.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked straight past the newspaper, as if it were any evening.',
      '{names} looked behind the curtain too, and was just as surprised.',
      { text: '{names} wished the curtain a good evening, and got no answer.', needs: ['hands'] },
      { text: '{names} straightened the curtain, just as though somebody were in it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the newspaper. Then {H} put away what had stood behind the curtain, and drew it.',
    '{H} washed, and hid one last time. It was under the blanket, which was quite round in one place. Somebody came and sat on the edge, and did not seek at all.'
  ],
  last: [
    'Anybody could have found {H}, who was asleep, but nobody said where.',
    'There it was, exactly where you would have looked, and {H} was asleep.'
  ]
})
