import { wishPlot } from '../wish-plot.ts'

export const seenOutside = wishPlot({
  id: 'wish-incident-spotted',
  tellsAny: 'spotted',
  company: ['shoe', 'finger', 'cat', 'fox', 'heron', 'pigeon', 'dog'],
  about: 'The family sees an animal do something odd and will not go on; it looks back at them, for to it they are the odd ones, and so the hero gives it something to look at.',
  titles: ['Two of Them, on One Leg', 'Who Was Looking at Whom', '{H} Waves With One Finger', 'One Minute and a Half', 'What {spotted} Saw'],
  want: [
    {
      id: 'there',
      A: 'partner',
      paragraphs: [
        '{spotted.told}. {H} stopped so quickly that {A} bumped into {H}’s back. “Look,” whispered {H}. “I am looking,” whispered {A}. And {spotted.also}.',
        '{H} had never seen such a thing, and wanted to know what would happen next. But {A} had things to do. “One minute,” said {A}. “Two,” said {H}. “One and a half,” said {A}, and so they stayed.'
      ]
    },
    {
      id: 'why-do-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why would {spotted.a} do that?” whispered {A}. {H} thought about it. “Perhaps the others said, you’d never dare,” whispered {H}. “And then they all had to come and see.”',
        'They looked round for the others. There were none about, or they had hidden very well. “They’ll be sorry,” whispered {A}. “They’ve missed it.”'
      ]
    }
  ],
  way: [
    {
      id: 'count-to-ten',
      A: 'partner',
      paragraphs: [
        '{H} waved, just a little, with one finger. {spotted} did not wave back. {A} said good day, which is always right. {spotted} said nothing. “We’re in the way,” said {A}. “Nobody likes to be stared at.”',
        'So they turned round, and counted to ten, and looked at nothing at all. Then they peeped over their shoulders, both at once. {spotted} {spotted.was} still there. But now {spotted.it} {spotted.was} looking straight at the two of them.'
      ]
    },
    {
      id: 'frame',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} made a frame out of two fingers and two thumbs, and put {spotted} inside it. “Click,” said {H}. “Did you get it all in?” asked {A}. “Yes,” said {H}. “And half of your ear.”',
        '{A} had a go at it, with bigger fingers. There was room in that one for {spotted}, and for {H} as well. “Smile,” said {A}. {H} did. {spotted} did not know how.'
      ]
    },
    {
      id: 'who-believes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Nobody’s going to believe us,” said {A}. So they tried it out. “You’ll never guess what we saw,” said {H}. “A bus,” said {A}. “No,” said {H}. “Two buses?” asked {A}.',
        '{H} told it from the beginning, exactly as it was, with {spotted} and all. {A} shook {A}’s head. “I don’t believe a word of it,” said {A}, who was standing right in front of it.'
      ]
    },
    {
      id: 'where-there',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“What is it? Where?” asked {S}. “There,” whispered {A}. “Where?” “There, where I’m pointing.” {S} bent down, shut one eye, and looked along {A}’s finger.',
        '“You’ve got jam on your nail,” said {S}. “Further along,” whispered {A}. {S} looked further along. “Oh,” said {S}, and after that nothing more for quite some time.'
      ]
    },
    {
      id: 'very-still',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They kept as still as two lamp posts, so as not to be in the way. Then {H}’s nose began to itch. “Don’t scratch,” breathed {A}. {H} pushed out the lower lip, and blew upwards.',
        'It helped the nose, but it blew {H}’s hair about. “Now you’re a tree,” breathed {A}. “Trees may scratch,” breathed {H}, and did.'
      ]
    },
    {
      id: 'say-something-nice',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It is not kind to whisper about somebody who can hear it. So {H} thought of something nice to say. “That’s very well done,” called {H} softly. “I couldn’t do it.”',
        '“Nor could I,” called {A}. “I’d have to practise for weeks.” They waited. There was no answer. But {spotted} did look as if somebody had said something nice.'
      ]
    },
    {
      id: 'what-it-likes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What would be just right now,” whispered {H}, “for {spotted.a}?” {A} knew about that. “{spotted.wants},” whispered {A}. {H} looked about, but there was nothing like it anywhere near. “And for you?” whispered {H}. {A} did not need long for that. “A chair,” whispered {A}, and stood on the other foot.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is the minute over?” asked {H}. “Which one?” asked {A}. “The half.” {A} had forgotten to count, and so they had to begin it again from the start.',
        '{A} counted slowly. At nineteen {H} said, “Oh look!” and {A} looked. Then neither of them knew if it had been nineteen or ninety. They began again at one, to be fair.'
      ]
    },
    {
      id: 'elder-seen',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once saw a cow in a telephone box,” said {S}. “It was raining, and it had gone in backwards.” “Who was it ringing?” asked {A}.',
        '“I didn’t like to listen,” said {S}. “I waited my turn. It didn’t hurry.” {S} looked over at {spotted} and nodded, as you do when you have seen a good deal.'
      ]
    },
    {
      id: 'pet-saw',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Now {A} had seen it too. {A} looked at {spotted}, and up at {H}, and at {spotted} again. Something had to be done, but {A} could not think what. It was not in any of the rules.',
        '“You may just look,” said {H}. So {A} just looked, with all of {A}, right to the tip of the tail.'
      ]
    },
    {
      id: 'baby-saw',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} pointed, but at something else. It was a leaf. {A} thought it the best leaf of all. “Over there,” whispered {H}, and turned {A} round a little. {A} looked past {spotted}, and found another leaf.',
        '“You can see those all day,” whispered {H}. {A} held out both arms to the leaves, and laughed. It was a matter of taste.'
      ]
    },
    {
      id: 'hind-legs',
      A: 'partner',
      paragraphs: [
        '“We’ll tell everybody that {spotted.told},” whispered {A}. “But what will {spotted} tell the others? That there were two people, up on their hind legs. They stood about with open mouths. They wagged one finger, and turned round, and talked to the air.”',
        '{H} looked down at {H}’s own two legs, and over at {A}’s. “So we’re the funny ones,” whispered {H}. “Somebody’s stopped to look at us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-one-leg',
      A: 'partner',
      paragraphs: [
        '“Then we’ll do it properly,” said {H}. {H} thought of something that {spotted.a} had surely never seen. {H} stretched out both arms, stood on one leg, and hopped, once round in a ring. “Now you,” said {H}.',
        '{A} looked to the left and to the right. There was nobody coming. So {A} hopped as well, the other way round, with one hand on top of {A}’s head. They met in the middle, and bowed.'
      ]
    },
    {
      id: 'wobble',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You put your foot down,” said {H}. “I only leaned on it,” said {A}. They had another try, hand in hand. That way nobody could fall over without the other one, and so they both did.',
        'They sat there and looked across at {spotted}. “Was that part of it?” asked {A}. “It is now,” said {H}.'
      ]
    },
    {
      id: 'something-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What else have we got?” asked {A}. {H} could roll up {H}’s tongue like a pancake. {A} could wiggle one ear, if nobody laughed. They did both at the same time, facing front.',
        'It is hard to say how {spotted} liked it. But nobody walked out. “I haven’t done the ear for years,” said {A}, and felt it. It was quite hot.'
      ]
    },
    {
      id: 'went-on',
      A: 'partner',
      paragraphs: [
        '{spotted} looked at {H}, and at {A}, and at {H} again, and seemed to be counting the legs. There had been fewer while they hopped. Then {spotted.end}.',
        '“That’s the minute and a half,” said {A}. {H} walked away backwards, so as to wave with one finger. “Tonight {spotted} will tell all the others how we hopped,” said {H}. “And they won’t believe a word of it,” said {A}.'
      ]
    },
    {
      id: 'all-the-way',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that they saw all sorts of people with new eyes. One had a bag in each hand, and a third in the teeth. One was talking to a very small telephone, and nodded to it.',
        '“They don’t know that they’re being looked at,” whispered {A}. “No,” whispered {H}, “and they’re doing it so well.” {H} waved to them too, with one finger, as a thank-you.'
      ]
    },
    {
      id: 'child-hops',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} had a way of hopping too, and it needed both legs and a shout. “Not the shout,” said {A}, “or people will look.” So {S} did it with the mouth wide open, and left out the shout.',
        '“Did you see that?” asked {S}. “I nearly heard it,” said {A}.'
      ]
    },
    {
      id: 'told-the-same',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“When you tell it,” said {A}, “you can leave out how I hopped.” “That’s the best bit,” said {H}. “Then leave out the hand on my head.” {H} thought it over, and could not leave that out either.',
        '“You may say that I was graceful,” said {A}. {H} promised. It would be the only part of it that was not true.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw it now too, and did not make a sound.',
      '{names} stopped, and stared, and forgot to stop staring.',
      { text: '{names} pointed, with just the tip of one finger.', needs: ['hands'] },
      { text: '{names} waved everybody closer with one hand.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round as well, and looked at nothing.',
      '{names} kept quite still, to see what came of it.',
      { text: '{names} counted along on ten fingers, and came to nine.', needs: ['hands'] },
      { text: '{names} tried the wave, with two fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} did something odd too, to be polite.',
      '{names} moved aside, to make room for the ring.',
      { text: '{names} clapped, with two fingers only.', needs: ['hands'] },
      { text: '{names} bowed, with one hand on the heart.', needs: ['hands'] }
    ]
  },
  bed: [
    'By the end of the day {H}’s shoes stood side by side at the door. One of them had done all the hopping. It leaned a little on the other.',
    '{H} washed, and lay down, and looked into the dark. Somewhere out there {spotted} {spotted.was} telling it just now. There had been two people. They had hopped on one leg, with their arms out. And none of the others believed a word of it.'
  ],
  last: [
    'Out in the dark it was told once more, from the beginning, and {H} was asleep.',
    'There had been two of them, on one leg, with their arms out, and {H} was asleep.'
  ]
})
