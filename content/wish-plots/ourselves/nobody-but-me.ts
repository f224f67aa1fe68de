import { wishPlot } from '../wish-plot.ts'

/** “Me”, once more: what the word does when another says it. */
export const nobodyButMe = wishPlot({
  id: 'wish-nobody-but-me',
  beginsElsewhere: true,
  wishes: ['myself', 'guards the den', 'guarding the den', 'guard of my den', 'a den with a guard', 'nobody allowed in my den', 'guard of the fort', 'blanket fort with a guard', 'nobody allowed in my fort', 'not let into my own den', 'let nobody into the den', 'knocking on the den'],
  answers: ['me', 'about', 'story', 'stories', 'tale', 'just', 'only', 'my', 'own', 'blanket', 'table', 'allowed', 'else', 'fort', 'guard', 'let', 'laugh', 'laughing', 'knock', 'cushion', 'built', 'build', 'living', 'room'],
  nothingElse: true,
  company: ['den', 'blanket', 'guard', 'table', 'cushion', 'sock', 'lump', 'laugh', 'roof', 'leg', 'book', 'torch'],
  about: 'The guard of the hero’s den lets nobody in but me, as it was told, and so not the hero, for everybody is me; neither the name nor the foot helps, but there is one thing of which nobody else has the like.',
  titles: ['Nobody but Me', 'Who’s There', '{H} and the Guard', 'Two of Me', 'The Laugh Got Out First'],
  want: [
    {
      id: 'let-nobody-in',
      A: 'partner',
      paragraphs: [
        'Three times the blanket had come down on {H}, and each time {H} had laughed. Now the den held, with the table below and the blanket on top. “You’re the guard,” said {H} to {A}. “Let nobody in but me.” Then {H} went for a cushion.',
        '{A} crept in and said it over, so as not to forget. “Nobody but me, nobody but me.” There was a knock on the table. “Who’s there?” “Me,” said {H}. “That can’t be,” said {A} from inside. “Me is in here. I can feel both my knees.”'
      ]
    }
  ],
  way: [
    {
      id: 'not-told-about-feet',
      A: 'partner',
      paragraphs: [
        '“I’m {H}!” said {H}. “I wasn’t told about {H},” said {A}. “I was told nobody but me.” {H} pushed a sock in under the blanket. “That’s {H}’s,” said {A}, “but there’s nobody in it.” So {H} pushed the foot in too. “I wasn’t told about feet,” said {A}.'
      ]
    },
    {
      id: 'behind-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you look like, out there?” asked {A}. {H} looked down. There was a front, and two arms, and a long way below there were feet. “And the face?” asked {A}. {H} tried from the left, and from the right. “I can’t see it,” said {H}. “I’m behind it.”',
        'So {H} felt it with both hands. It had a bump in the middle, and two holes under that. It was warm, and at the bottom it opened. “It could be a bun,” said {A}. {H} was almost sure that it was not a bun.'
      ]
    },
    {
      id: 'a-queue-of-me',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let me hear it once more,” said {A}. “Me,” said {H}, quite high. “And who’s that?” “Me,” said {H}, from deep down in the cellar. Then {H} said it through a pinched nose, and it came out squashed.',
        '“There’s a queue out there,” said {A}. “That’s three of them, and every one’s called Me.” {H} looked round. Behind {H} there was only the wall. {H} looked once more, in case the other two were shy.'
      ]
    },
    {
      id: 'cushion-may-come-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} pushed the cushion at the blanket, and it was let in. The book was let in, and so was the torch. From inside you could hear {A} making room for them. Only {H} stood outside. “You’re letting everybody in!” said {H}.',
        '“They never said that they were me,” said {A}. “A cushion knows what it is.” {H} thought that over. “Who’s there?” asked {A}. “A cushion,” said {H}. A hand came out under the blanket, and felt. “For a cushion,” said {A}, “you’ve got a lot of fingers.”'
      ]
    },
    {
      id: 'the-pea',
      A: 'same',
      spare: 3.5,
      paragraphs: [
        '“Say something that only me could know,” said {A}. {H} thought of several things, and chose a small one. “There’s a pea behind the bread bin,” whispered {H} into the blanket. “I know that too,” whispered {A}. “I’ve seen it.”',
        '“But I know how it got there,” said {H}. It was quiet in the den for a moment. “That’s very good,” said {A}. “And how did it?” {H} was just about to tell. Then it seemed better not to be me for a bit.'
      ]
    },
    {
      id: 'one-eye-each',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} lay down on the floor, and looked in under the edge. In there it was brown and warm. Right in front of {H} there was an eye, and it was looking out. For a while neither of them blinked.',
        '“I know that eye,” said {A}. “It belongs to {H}.” “There!” said {H}. “Then I can come in.” “The eye can,” said {A}. {H} pushed, but the eye would not go in without the nose. And behind the nose came all the rest of {H}.'
      ]
    },
    {
      id: 'not-one-of-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} tried to put it the right way round. “If I say me, it’s me,” said {A}. “If you say me, it’s you.” “And if nobody says it?” asked {H}. {A} had to think. “Then it’s lying about somewhere,” said {A}, “and nobody’s got it on.”',
        'They kept quiet, to see where it would lie. It was very quiet, inside and outside. “Are you still there?” asked {H}. “Yes,” said {A}. “Who is?” “Me.” “There it is again,” said {H}, “and you’ve got it.”'
      ]
    },
    {
      id: 'pet-is-let-in',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came along, did not knock, and went in under the blanket. {H} waited for the guard to ask who was there. The guard asked nothing. You could hear somebody moving up.',
        '{H} tried it in the same way, low down, and without a word. “Who’s there?” asked the guard at once. {H} breathed like {A}. It was really very like. But {A} looked out under the blanket, to see who was doing it.'
      ]
    },
    {
      id: 'elder-rings-up',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I rang up my aunt once, from a long way off,” said {S}. “It’s me, I said. Oh, it’s you, she said.” “Was she pleased?” asked {A}. “Very,” said {S}. “We talked for an hour, about the hens, and the roof, and who was getting married.”',
        '“And then?” “Then it turned out to be the wrong number,” said {S}. “I was somebody else’s me, and she was somebody else’s aunt.” {A} asked what they had done. “We said good night,” said {S}. “She still sends me a card at New Year.”'
      ]
    },
    {
      id: 'child-is-you',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} came and knocked as well. “Who’s there?” asked the guard. “You!” said {S}. “I’m out there?” asked the guard. “Then who’s this in here?” They could hear the guard counting knees, and getting two.',
        '“It works with You,” whispered {A}. {S} wanted to do it again, and knocked with both fists. “Who’s there?” “Me!” said {S}, who had forgotten how it went. “Oh,” said the guard, and stopped counting. “Then it’s all right. I’m in here.”'
      ]
    },
    {
      id: 'somebody-reading-it-out',
      A: 'partner',
      paragraphs: [
        '“But who was it that told you?” asked {H}. “It was somebody who laughed,” said {A}, “each time the blanket came down. I’d know that laugh anywhere.” So {H} put a mouth to the blanket. “Ha. Ha. Ha.” “No,” said {A}. “That’s somebody reading it out.”'
      ]
    },
    {
      id: 'it-gets-out',
      A: 'partner',
      paragraphs: [
        '{H} did it backwards. “Ah. Ah. Ah.” “You’re making that one,” said {A}. “The real one isn’t made. It gets out by itself.” So they waited for it. {H} leaned on the table outside, and {A} leaned on the blanket inside.'
      ]
    }
  ],
  turn: [
    {
      id: 'no-in-any-more',
      A: 'partner',
      paragraphs: [
        'Something began to slip. Down came the blanket, and {A} was gone. Where the guard had been there was only a large lump. It felt about with one arm. “Who put the light out?” asked the lump.',
        'Then the laugh got out. It began in the middle of {H}, shook both shoulders, and would not stop for anybody. “That’s you!” cried the lump. “There’s nobody else who’s got that one! Come in!” But there was no in left to come into.'
      ]
    },
    {
      id: 'excuse-me',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The lump wanted to get up, and could not find the way out of itself. It went a little to the left, and met a leg of the table. “Excuse me,” it said. “Which me?” asked {H}. That was no help to anybody who was trying to stop.',
        '{H} took hold of the edge and pulled. First a hand came out of the blanket, then some hair, and at last the face of {A}. “Good evening,” said {A}. “I’ve been in there since it was built.” {H} had to sit down again.'
      ]
    },
    {
      id: 'not-being-watched',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do it once more,” said {A}, “so that I’ll know it next time.” {H} opened wide, and there was no laugh in there. {A} turned round and looked at the wall, so that the laugh would not feel watched. They stood like that, and waited.',
        '“Is it coming?” asked {A}. “It’s sitting right at the front,” said {H}. “It only wants a word.” {A} tried soup, and bicycle, and Thursday. Then {A} tried knees. It was knees. It got out so fast that {H} had to hold on to the table.'
      ]
    },
    {
      id: 'which-one',
      A: 'partner',
      paragraphs: [
        'They hung the blanket up again, and now {H} was the guard. {A} came with one more cushion, and knocked. “Who’s there?” “Me.” “That can’t be,” said {H}. “Me is in here.” Outside it went ha, ha, ha, and then there was a snort. “That’s you,” said {H}, and lifted the blanket.',
        'So there were two of me in the den, knee to knee. “Who’s there?” asked {A}. “Me,” said {H}. “Which one?” {H} wanted to tell {A}. But the laugh got out first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the den, and looked for the door.',
      '{names} sat down in front of the den, and said nothing about being anybody.',
      { text: '{names} pulled the blanket straight at the back.', needs: ['hands'] },
      { text: '{names} clapped softly, because the blanket held.', needs: ['hands'] }
    ],
    way: [
      '{names} came and stood in the queue.',
      '{names} looked in under the edge, and saw the guard.',
      { text: '{names} knocked on the table as well, to help.', needs: ['hands'] },
      { text: '{names} fetched the other sock, in case it helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked round the lump, to see where it began.',
      '{names} came into the den as well, and the blanket bulged.',
      { text: '{names} held up one end of the blanket.', needs: ['hands'] },
      { text: '{names} hung one corner over a chair, where it would stay.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then the blanket came down once more, on purpose, and the table was a table again. The guard was thanked, and went off duty.',
    '{H} washed, and lay down under the same blanket. It came down on {H} very slowly, as far as the chin.'
  ],
  last: [
    'Under the blanket there was nobody but {H}, and {H} was asleep.',
    'One small bit of the laugh was left, and got out as a breath, and {H} was asleep.'
  ]
})
