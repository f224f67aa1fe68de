import { wishPlot } from '../wish-plot.ts'

export const deedTeachesAppleRings = wishPlot({
  id: 'wish-deed-teaches-apple-rings',
  tellsAny: 'once',
  deeds: ['teaches'],
  about: 'For each bit that is learnt there is an apple ring; the pupil only learns how to get them, until somebody does it so badly on the mat that the pupil cannot look on.',
  titles: ['A Ring for Nearly', 'Who Is Teaching Whom', 'With More Feeling', '{H} Does It All Wrong', 'The Last Apple Ring in the Bag'],
  company: ['apple rings', 'rings', 'ring', 'bag', 'mat', 'wall', 'bin', 'door'],
  want: [
    {
      id: 'bag-of-apple-rings',
      A: 'partner',
      paragraphs: [
        'The doorbell rang. Somebody had come with {once.thing} and a bag of apple rings. It was {once.first}. “Today’s lesson is {once.skilling},” said {once.who}. “We’ve done keeping still.” {A} lent the doormat for it.',
        '{H} sat down beside the bag. “Who gets them?” asked {H}. “Whoever’s learnt something,” said {once.who}.'
      ]
    },
    {
      id: 'good-at-staying',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What else have you done?” asked {A}. They had done staying, and {once.who} showed it. “Stay,” said {once.who}, and they all walked round the corner. After a while {H} looked. It was being done beautifully.',
        '“You can come now,” called {once.who}. Nothing came. “Come,” called {A}. They called it together. “That’s how good it is,” said {once.who}. “It goes on even when you don’t want it.”'
      ]
    }
  ],
  way: [
    {
      id: 'nearly',
      A: 'same',
      paragraphs: [
        '{once.who} showed how to {once.skill}, slowly, and then from the side. {once.pupil} looked at it, and then at the bag. “Nearly,” said {once.who}, and laid a ring on the mat. And the ring was gone.',
        'It was shown again. {once.pupil} kept still and looked at the bag, but with more feeling. “Much nearer,” said {once.who}, and laid down two.'
      ]
    },
    {
      id: 'by-nature',
      A: 'same',
      spare: 1,
      paragraphs: [
        'While {once.who} {once.was} feeling about in the bag, {once.pupil} {what.does}. “Did you teach that?” asked {A}. “No, no,” said {once.who}. “That was there before.”',
        '{H} thought that it was well done, all the same, and ought to be worth something. So there was half a ring for nature. {A} counted them up on the wall with pebbles, the whole ones on the left.'
      ]
    },
    {
      id: 'a-quick-pupil',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Practise on me,” said {A}, and was the pupil for a bit. {A} {what.move}, to get into it, and then stood on the mat. {once.who} explained everything. {A} could do it after one go.',
        '“You’re not doing it properly,” said {once.who}. “You’ve got to not be able to.” {A} tried hard not to be able to, but it had been explained too well. There was a ring for it, and it was chewed for a long time.'
      ]
    },
    {
      id: 'begin-small',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You want too much at once,” said {A}. “Begin with one part. Begin with {what.part}.” {once.who} went up quite close and had a word with just that. They all waited and watched it.',
        'Something moved. “There!” called {H}, and the ring was down already. It had been the wind. It did the same thing to {A}’s hair, and to the washing across the way. They could not give rings to all of it.'
      ]
    },
    {
      id: 'always-before',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Each time, just before it was shown, {once.who} {doer.does}. “Is that part of it?” asked {H}. {once.who} had not noticed anything. “That’s what gets learnt first,” said {A}. “It always does. My teacher had a cough.”',
        '“And did you learn anything else?” asked {H}. {A} coughed, deep and dry, with a hand on the chest. It was the best that anybody had ever heard.'
      ]
    },
    {
      id: 'no-more-for-nearly',
      A: 'same',
      paragraphs: [
        '“No more for nearly,” said {H}. {once.who} shut the bag and showed it a third time. {once.pupil} turned to the wall.',
        '“Oh dear,” said {once.who}, “oh dear,” and laid down three. The bag was thin by now, and of {once.skilling} there was nothing to be seen.'
      ]
    },
    {
      id: 'arrows',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With a bit of chalk {A} drew it on the wall. There were seven arrows and a dotted line, and at the end a star. {once.who} went along it with great attention, arrow by arrow, and came out behind the bin.',
        '“What’s the star?” asked {once.who} from there. “That’s where you can do it,” said {A}. {H} had a look. It was quite a good place. {once.who} stayed on for a while.'
      ]
    },
    {
      id: 'well-done',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried it with kind words. “Well done,” said {H}. “That’s coming on,” said {A}. “You’ve got a gift,” said {once.who}. {once.pupil} did not seem to need it. But the postman was just passing, and he got most of it.',
        'He went on along the road as straight as a candle. At the next gate he wiped his shoes before he put the letter in. “It works,” said {A}. “It’s only that you’ve got to hit the right one.”'
      ]
    },
    {
      id: 'a-pigeon',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A pigeon had been watching from the wall. Now it came down, stood next to {once.pupil}, and looked at the bag. It did that with its head on one side. “Nearly,” said {once.who}, before {A} could stop it.',
        'Soon there were four pigeons, all of them keeping still. Not one of them had asked what the lesson was. “It’s the biggest class there’s ever been,” said {once.who}.'
      ]
    },
    {
      id: 'you-learn-fast',
      A: 'partner',
      paragraphs: [
        '{A} was laughing into a sleeve. “Somebody’s learning,” said {A} to {once.who}, “and that’s you. A long look, and you open the bag. A look at the wall, and you put down three.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Who taught anybody that?” asked {A}. {H} laid one ring in the middle for it, and another for {H}, who had seen it.'
      ]
    },
    {
      id: 'sits-beside',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Somebody else had heard the bag. {A} came and took a place on the mat, on the left, and looked up. {A} looked as {A} looks when it has never once in this life been given anything.',
        '{once.who} {once.was} quite shaken. “What’s {A} learnt?” “That,” said {H}. {once.pupil} studied it from the side. It was plain that there was still a good deal to learn.'
      ]
    },
    {
      id: 'the-budgie',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I taught a budgie to say good morning,” said {S}. “I said it to him every day for a year. He sat there and looked at me.” “And in the end?” asked {A}.',
        '“In the end he said: that bird will never learn it,” said {S}. “It was my own voice, and he said it to the priest.” {once.who} shut the bag and thought over what had been said today.'
      ]
    },
    {
      id: 'a-sock',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a pupil too, and it was a sock. It had to lie down. “Good,” said {S}. It had to stay lying down. “Very good.” It had to be quiet. It was the best lesson in the whole road.',
        '“And what can’t it do?” asked {A}. {S} thought for a long time. “Feet,” said {S}.'
      ]
    },
    {
      id: 'waving',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was learning to wave. {H} waved, and {once.who} waved, and so did a man on a bicycle. {A} looked at all these hands, and did not move a finger.',
        'They gave up, and the man rode on round the corner. Then {A} waved, to the empty road, with a great deal of skill. “It isn’t that you can’t,” said {once.who}. “It’s only that it’s got to be your own idea.”'
      ]
    },
    {
      id: 'at-ours-stars',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours we get a bead in a jar,” said {A}. “When it’s full, there’s a party.” “And what do you get the beads for?” asked {once.who}. “For being quiet,” said {A}. “But when the jar’s nearly full, nobody can.”',
        '{H} held up the bag, to see how full it was. “This is the other sort,” said {H}. “When it’s empty, the party’s over.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-wrong',
      A: 'partner',
      paragraphs: [
        '“Then teach me,” said {H}, and stepped on the mat, and tried to {once.skill}. The front half came too early and the back half too late. “Very good,” said {once.who}, and laid down a ring. {once.pupil} turned round from the wall.',
        '{H} did it far worse, and got two. {once.pupil} could not watch any longer, and came past {H} to the middle of the mat. And there it was, {once.skilling}, from the front to the back. So that was how {once.who} {once.did}.'
      ]
    },
    {
      id: 'for-visitors',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Do come and look!” called {A} to a lady over the way. She put down her watering can and came. {once.who} said the word. {once.pupil} kept still, and looked at her handbag.',
        '“It was there a minute ago,” said {H}. The lady had an aunt who played the zither like that. She opened her handbag and shut it again, and nobody knew why she had a peppermint less.'
      ]
    },
    {
      id: 'bottle-top',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} had a medal, which was a bottle top on a bit of wool. Who was to have it? {once.pupil} had done it, and {once.who} had taught it. {H} had been bad at it, and that had helped the most.',
        'They hung it on the nail by the door, with everybody there. “For all three,” said {A}. Later the wind came by and moved it a little. That was four.'
      ]
    },
    {
      id: 'last-ring',
      A: 'partner',
      paragraphs: [
        'There was one ring left. {H} kept quite still and looked at it, and then with more feeling. “Oh dear,” said {once.who}, and laid it down.',
        'It was gone before {A} could count to two. “Who did you learn that from?” asked {A}. {H} looked at {once.pupil}, and {once.pupil} looked at the wall.'
      ]
    },
    {
      id: 'properly-now',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“And now properly,” said {A}, and stood on the mat beside {H}. This time {once.pupil} had the place in front, and they did it as well as they could. {A} had the front half, and {H} had the back.',
        '{once.who} sat by the bin and had nothing to do. “Nearly,” said {once.who} softly, again and again. For somebody who teaches it was the best moment of the day.'
      ]
    },
    {
      id: 'the-teachers-turn',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“And what did you learn?” {A} asked {once.who}. {once.who} thought back, as far as the bell. There were seven kinds of nearly. And a bag went down much faster when it was looked at.',
        '“I’d have done it for half the price,” said {H}. {A} turned the bag inside out for them. There was a pip, and it was given to the sparrows.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the good side of the bag.',
      '{names} kept very still, and showed that this had been learnt.',
      { text: '{names} brushed the mat, so that the lesson should have a clean start.', needs: ['hands'] },
      { text: '{names} wrote the name of the lesson on the step in chalk.', needs: ['hands'] }
    ],
    way: [
      '{names} gave the bag the same look, and got nothing for it.',
      '{names} turned to the wall, to see what was so good about it.',
      { text: '{names} drew back one hand, just before it reached the bag.', needs: ['hands'] },
      { text: '{names} tried it with two fingers on the doormat, and did not fall.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over, and waited for somebody to call that nearly.',
      '{names} had a go on the edge of the mat, and fell off it softly.',
      { text: '{names} folded up the bag, as small as a ring.', needs: ['hands'] },
      { text: '{names} clapped at the front half, and again at the back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mat went back to the door, and the bag was folded up small. {once.who} and {once.pupil} went home side by side. You could not tell who was taking whom.',
    '{H} washed and lay down. Then {H} kept still and looked at the door, with feeling. Somebody came and tucked the blanket in again.'
  ],
  last: [
    '{H} looked at the pillow with feeling, and it gave way at once, and {H} was asleep.',
    'Keeping still had been done already, and so {H} was asleep in one lesson.'
  ]
})
