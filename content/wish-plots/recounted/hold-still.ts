import { wishPlot } from '../wish-plot.ts'

export const holdStill = wishPlot({
  id: 'wish-recounted-hold-still',
  tellsAny: 'recounted',
  partnerPlays: true,
  about: 'There is no picture of today, so each part of it is posed and must be held still; a bit of the hero always comes to fetch whoever is the camera, until the lamp takes the last one in bed, with everybody in it.',
  titles: ['Click, Said the Lamp', 'Two Faces and a Very Good Chair', '{H} Holds Still', 'One Good Picture of Today', 'The Camera Wants to Be in It'],
  company: ['camera', 'chair', 'cushion', 'lamp', 'fridge', 'clock'],
  want: [
    {
      id: 'not-one-picture',
      A: 'partner',
      paragraphs: [
        'There was not one picture of today, and {H} wanted one to look at in bed. “Let’s do today again, and hold still for it,” said {H}. “You be the camera.” {A} made a window out of two hands, and shut one eye.',
        '{told.1}. {H} did the beginning of that with both arms, and the end with the face. A chair had to be all the rest of it. “Hold still,” said {A}. “One. Two. Three. Click.”',
        '“Is it a good one?” asked {H}. {A} shut the other eye too, to look. “The chair has come out beautifully,” said {A}. “But you’ve got two faces. One of them is looking at me.”'
      ]
    }
  ],
  way: [
    {
      id: 'three-arms',
      A: 'partner',
      paragraphs: [
        '{told.2}. That picture needed the chair and a cushion. {H} whispered to the cushion what it had to be. “Smile,” said {A}. “Nobody said smile the first time,” said {H}. “One,” said {A}. “Two.”',
        '{H} stood as stiff as a spoon. But on three an arm went up, all by itself, and waved. “Click,” said {A}. “A splendid cushion. But you’ve got three arms. Where will we find you a jumper?”'
      ]
    },
    {
      id: 'a-foot-goes-by',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '{told.3}. For that {H} turned the chair to face the other way. “Which bit of it are you?” asked {A}. “All the bits with legs,” said {H}. One, two. On three {H}’s left foot set off across the rug. “Click,” said {A}. “I’ve got all of the chair, and one sock going by.”'
      ]
    },
    {
      id: 'only-a-nose',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '{told.4}. For that {H} needed some help. So one of {A}’s slippers lay down at the front. “Now the camera has a cold foot,” said {A}. “Cameras haven’t got feet,” said {H}. One, two, three. By three {H} was right in front of {A}’s eye. “Click,” said {A}. “This one’s very sharp. But it’s only a nose.”'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Let’s take the first one again, from behind,” said {A}. “Then you can’t look at me.” {told.1}. It was much harder with only a back to do it with. {H} put a good deal into the elbows.',
        '“One,” said {A}. “Two.” Then it was very quiet behind {H}. Was the camera still there? {H} turned round, to make sure. “Click,” said {A}. “That’s odd. The back of your head has come out with a mouth on.”'
      ]
    },
    {
      id: 'biscuits',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The camera has stopped,” said {A}. “It runs on biscuits.” “Real ones run on batteries,” said {H}. But {H} fetched a biscuit, and put it in at the top. The camera chewed for a long time.',
        'After that the window shook a bit, and it said “Clicksh”. {H} wanted to see. “It’s mostly crumbs,” said {A}. “There’s somebody standing behind the crumbs, and I think it’s you.” “Did that one come out?” asked {H}. “It’s a tasty one,” said {A}.'
      ]
    },
    {
      id: 'both-sides',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ll be the camera for once,” said {H}. “You stand there and be me.” {told.2}. {A} did that with both arms, but it was not at all right. The elbows were wrong, and the knees were wrong. The chin belonged to somebody else.',
        '“Lower,” said {H}. “And more in the knees.” {A} went lower. So {H} ran out from behind the window, and bent {A}’s elbows the right way. “Now take it,” said {A}. But there was no camera left to take it.'
      ]
    },
    {
      id: 'fast',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Count faster,” said {H}. “Then I won’t have time to move.” “Onetwothreeclick,” said {A}. {H} still had one foot in the air. “I was only getting ready!” said {H}.',
        '“I’ve got a very nice one of you getting ready,” said {A}. They tried it slowly. Between two and three {A} yawned, and so {H} had to yawn too. “Click,” said {A}. “That one is all teeth.”'
      ]
    },
    {
      id: 'sat-on-hands',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} sat down on the rug, on top of both hands. “There,” said {H}. “Now nothing can wave.” {A} looked through the window. “One,” said {A}. The hands stayed where they were. “Two.” They were quite flat by now.',
        'On three both shoulders went up, and then down, and then up again. “Click,” said {A}. “You look like a hen that’s seen a friend.” {H} took the hands out, and blew on them. They had only done what they were told.'
      ]
    },
    {
      id: 'show-me',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Show me the pictures,” said {H}, and looked in through {A}’s window from the front. There was nothing in it but {A}’s chin. “They’re further in,” said {A}. “They’re at the back, behind the shopping list.”',
        '“Are they hanging up?” asked {H}. {A} shut both eyes, and walked about in there for a bit. “All in a row,” said {A}. “The first one’s crooked. I’ll just put it straight.” And {A} put one finger up in the air and pushed.'
      ]
    },
    {
      id: 'elder-brother',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, you had to stand still for ages,” said {S}. “My cousin Pip never could. We’ve got a picture of all of us by the gate, with a grey smudge at the side. That’s Pip.” “Only a smudge?” asked {A}.',
        '“A long one, from the gate to the plum tree,” said {S}. “Pip had seen that there were plums.” {A} thought about that. It must have been a very good picture of the plums.'
      ]
    },
    {
      id: 'child-click',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I want to be the click,” said {S}. “I can do it better than the camera.” “All right,” said {A}, and got into place. “CLICK!” said {S}, and it was so good that {A} jumped, and the cushion fell over.',
        '“Not before one,” said {A}. “The best ones come by surprise,” said {S}. After that {S} went off and took pictures of the door, and the teapot, and both taps. All of those held perfectly still.'
      ]
    },
    {
      id: 'pet-front-row',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} wanted {A} in the front row. One, two. Nobody had ever held as still as {A}. {A} did not even look as if it was hard. “Do it like that,” said the camera to {H}.',
        'On three {A} turned round, quite slowly, and looked at the wall. “Click,” said the camera. {H} had to admire it. {A} had come out very well, but only from the back.'
      ]
    },
    {
      id: 'baby-front-row',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} lay on a blanket at the front, and did not have to be anything. On one {A} kicked. On two {A} found a toe, and held on to it. {H} saw it out of the corner of one eye.',
        'On three {H} simply had to go and hold the other toe. “Click,” said the camera. “What have you got?” asked {H}. It had got four feet in a bunch, and it could not say whose.'
      ]
    },
    {
      id: 'always-on-three',
      A: 'partner',
      paragraphs: [
        '{A} took the window down, and thought. “The chair never moves,” said {A}. “Nor do you, until three. Then a bit of you always comes to fetch me.” {H} had not known that. “It’s because you’re never in it,” said {H}. “I can’t be,” said {A}. “I’m the camera.”'
      ]
    }
  ],
  turn: [
    {
      id: 'another-camera',
      A: 'partner',
      paragraphs: [
        'So {H} looked for another camera. The tap dripped. The fridge would not say click. By now it was nearly dark, and {A} switched on the little lamp. Click, said the lamp. They both looked at it.'
      ]
    },
    {
      id: 'crumb-stays',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Come here, you need a comb,” said {A}. “Was I combed the first time?” asked {H}. {A} had to say no. So the hair stayed as it was. There was a crumb on {H}’s chin as well, and {A} got out a hanky.',
        '“Not the crumb,” said {H}. “It was there all day. It has to be in it.” {A} put the hanky away again. Then {A} felt along {A}’s own chin, and found a crumb too. They left that one on as well.'
      ]
    },
    {
      id: 'on-the-wall',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Behind them the lamp had already put something on the wall. There stood one with {H}’s hair, and one with {A}’s ears, as big as wardrobes. “It’s trying us out,” said {A}.',
        '{H} moved a bit nearer to {A}. On the wall there was now only one, and it had a great many elbows. “That’s a better one than all the others,” said {H}. They stood and looked at it until it scratched its head.'
      ]
    },
    {
      id: 'ask-the-lamp',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Does it know how?” asked {A}. “It’s looked at us every evening,” said {H}. “It’s just never been asked.” {H} tipped the shade up a little, as you lift a chin. The lamp looked straight at both of them.',
        '“What do we pay it?” asked {A}. {H} thought about what a lamp would like. Then {H} took a sock and dusted its foot, all the way round. When the foot was clean, there was a small lamp shining in it too. “It’s pleased,” said {A}.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        '“We’ll do all of today at once,” said {H}. “Come in.” So {A} came into the picture. “What do I have to be?” asked {A}. “All the rest,” said {H}. The chair had the evening off. {H} laid one finger on the lamp’s switch. “One. Two. Three.” Click.',
        'It was very dark. “Did we move?” whispered {A}. “I didn’t,” said {H}. “I smiled,” said {A}. “Then we’ll do the last one in bed,” said {H}. “Everybody lies still there.”'
      ]
    },
    {
      id: 'which-to-keep',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What shall I do with the old pictures?” asked {A}. “There’s the one with two faces, and the one with three arms.” {H} thought for a moment. “Keep them,” said {H}. “But put them at the back.”',
        '“I might look at them on the bus,” said {A}. “You mustn’t laugh out loud, though,” said {H}, “or people will want to see.” {A} promised. Then {A} looked at one of them quickly, and had to hold on to the chair.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held still as well, but a long way off to one side.',
      '{names} looked straight at the camera, and blinked on three.',
      { text: '{names} took the chair by one leg, so that it could not move.', needs: ['hands'] },
      { text: '{names} clapped for the chair.', needs: ['hands'] }
    ],
    way: [
      '{names} came into the picture from the left, and went out on the right.',
      '{names} kept still until two, and not a moment longer.',
      { text: '{names} patted the cushion, so that it looked its best.', needs: ['hands'] },
      { text: '{names} smiled all the time, to be on the safe side.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed into the picture too, right at the front.',
      '{names} kept wonderfully still in the dark.',
      { text: '{names} held hands in the picture, and did not let go.', needs: ['hands'] },
      { text: '{names} waited in the dark, with both hands up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair and the cushion were thanked, for they had never once moved. {H} washed both arms, and there were only two of them again.',
    'Then {H} lay down for the last picture, and held quite still. {told.best}. {H} saw it best with both eyes shut.'
  ],
  last: [
    'Click, said the lamp. Nothing had moved, everybody was in it, and {H} was asleep.',
    'It was a good one, with just one face each. The lamp went click, and {H} was asleep.'
  ]
})
