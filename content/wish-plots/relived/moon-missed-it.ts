import { wishPlot } from '../wish-plot.ts'

export const moonMissedIt = wishPlot({
  id: 'wish-relived-moon',
  tellsAny: 'relived',
  company: ['moon', 'window', 'lamp', 'glass', 'curtain', 'cloud', 'windowsill'],
  about: 'The moon has missed the whole day, as it always does, so the hero shows it at the window; but it is gone from the glass, and only when the lamp is out do they find where it was.',
  titles: ['What the Moon Had Missed', 'Once More for the Moon', 'The Front Row', '{H} at the Window', 'The Moon Comes Too Late'],
  want: [
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        '{H} stood at the window. The day was over, and only now did the moon come up behind the roofs. “It’s missed today again,” said {H}. “It’s got the night,” said {A}. “But that’s when everyone’s asleep!” So {H} would show it today from the beginning, here in the light.',
        { both: ['{told.1}. {H} showed how that had been.', '{told.1}. The moon had to see that, so {H} began to show it.'] },
        { replay: 1 }
      ]
    }
  ],
  way: [
    {
      id: 'and-next',
      A: 'partner',
      paragraphs: ['“Can it see us?” asked {A}. “If you stand more to the side,” said {H}. Then they went on. {told.2}. {H} set that up as well.', { replay: 2 }]
    },
    {
      id: 'and-again',
      A: 'partner',
      paragraphs: ['“Now once more, and bigger,” said {H}. “It’s a long way up.”', { replay: 'again' }]
    },
    {
      id: 'third-thing',
      A: 'same',
      spare: 0.3,
      paragraphs: ['{told.3}. {H} told it quite slowly, for somebody who hadn’t been there.', { replay: 3 }]
    },
    {
      id: 'fourth-thing',
      A: 'same',
      spare: 0.4,
      paragraphs: ['And even then it was not over. {told.4}.', { replay: 4 }]
    },
    {
      id: 'what-it-knows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Does it know what lunch is?” asked {A}. {H} had not thought of that. The moon comes after supper and is gone before breakfast. It knew cats, and bakers, and people with a key in their hand.',
        'So {H} held a plate up to the window and chewed. “Lunch,” said {H}, loud and clear. {A} held up a fork, to make it plainer. There was no question from up there.'
      ]
    },
    {
      id: 'the-sun',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Somebody has to be the sun,” said {H}, “or it won’t understand why it’s so bright.” {A} put on something yellow and stood on the left. In the course of the day {A} had to get over to the right, but not too fast.',
        '“Am I at noon yet?” asked {A}. “You’re still behind the chair,” said {H}. {A} shone a bit more, and waited there with both arms out.'
      ]
    },
    {
      id: 'elder-moon',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“When I was small I told it things too,” said {S}. “Only I whispered.” “And what did it say?” asked {A}. “Nothing,” said {S}. “But it came again the next evening. You don’t do that if you’re bored.”',
        '{A} looked up at it for a while. It was the same one, then. It had a good deal in its head already, and so it was best to speak clearly.'
      ]
    },
    {
      id: 'child-wave',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to be in it as well, and stood in front of the window, and waved. “You weren’t there,” said {A}. “I’m not in the story,” said {S}. “I’m only saying hello.”',
        'That took some time, because {S} waved with one hand and then with the other, and bowed. “Now it thinks you’re the main thing,” said {A}. “I can’t help that,” said {S}.'
      ]
    },
    {
      id: 'pet-sill',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came and sat down right in front, with the tail to the room. From there {A} looked up, and the moon looked down. They seemed to know each other.',
        '“You’re blocking the view,” said {H}. {A} did not move over. {A} had told the moon everything long ago. It was always about the same thing.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How far up is it?” asked {H}. {A} shut one eye, and measured it with a thumb. It was exactly one thumb high. “Then it can’t be far,” said {H}, “or I couldn’t cover it.” They took turns to cover it and to let it out again.',
        '“Now it’s missed a bit,” said {A}, whose thumb had stayed there too long. So {H} had to go back to where the thumb began.'
      ]
    },
    {
      id: 'a-ticket',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} made a ticket out of an envelope, for the moon. “One seat, up there,” it said. They held it against the glass for a good while. “It’s got no pocket,” said {H}. “Then it’ll have to remember the number.”',
        '“What number is it?” asked {A}. There was only one seat in that row, as far as one could see. They wrote a one on it. It was easy to remember, for a round thing without paper.'
      ]
    },
    {
      id: 'interval',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the middle there was an interval. They sat on the floor under the window, out of sight, and ate two slices of apple. “What’s it doing now?” whispered {A}. {H} put up an eye over the edge.',
        '“It’s stayed in its seat,” whispered {H}. “They all say that the first part was better,” whispered {A}. “There’s only one of it,” whispered {H}. The second part had not even begun yet.'
      ]
    },
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        '{H} turned round to the window, to see how the moon liked it. The glass was full of lamp and sofa, and in the middle stood {H} and {A}. There was no moon. “It’s gone,” said {H}. “It’s only a cloud,” said {A}. They did the best part again, much louder, and then with bigger arms. But whoever looked back at them was never the moon.'
      ]
    },
    {
      id: 'behind-the-curtain',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} looked behind the left curtain, and {H} behind the right one. There was a sock behind the left one. Behind the right one there was {A}, who had come round by the other side.',
        '“It can’t have gone far,” said {A}. “It’s never in a hurry.” They put the sock on the windowsill, where it would be seen from above. It was one of the good ones.'
      ]
    },
    {
      id: 'calling-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you call a moon?” asked {H}. They tried “Hello,” and “Psst,” and “We haven’t finished.” {A} whistled with two fingers, as you do for a taxi. In the house over the way a dog barked.',
        '“That wasn’t it,” said {H}. “No,” said {A}, “but it’s nice to be heard by somebody.” They told the dog to go back to sleep.'
      ]
    },
    {
      id: 'bad-seat',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it had a bad seat,” said {A}, “with a chimney in front.” {H} thought about that. Then everything would have to be done a little further to the left. They moved the whole day over by one chair.',
        '“And if it was too long?” asked {A}. “It wasn’t too long,” said {H}. “I left out all the stairs.” There was nobody in the glass but two people beside a chair, and they did not clap.'
      ]
    }
  ],
  turn: [
    {
      id: 'lamp-out',
      A: 'partner',
      paragraphs: [
        '“I’ll have a look for that cloud,” said {A}, and put out the lamp to see better. At once the two in the glass were gone, with their sofa. And there, where {H} had just been, hung the moon. It was quite close, and had its face turned to them.',
        '“It was there all the time,” said {H}. “We were in the way.” They worked it out on the dark sofa. In here they had seen only themselves. But from out there it had been the one bright window in the whole street. “Then it’s seen everything,” said {A}, “from the front row.”'
      ]
    },
    {
      id: 'even-the-mistakes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Even when I stood behind the chair?” asked {A}. “Even that,” said {H}. “And when we did it wrong the first time?” They both thought about what else there had been. There was the thing with the sock.',
        '“It’s seen worse,” said {A}. {H} was sure of it. It had been looking in at windows for so long. And tonight it had stayed until the end.'
      ]
    },
    {
      id: 'light-comes-in',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that there was no lamp, something white lay on the floor, as long as a towel. It reached from the window to the leg of the sofa. {H} put a foot into it, and the foot turned white too.',
        '“It’s come in to say thank you,” said {H}. {A} put a foot beside that one. They kept quite still, as one does with a visitor who is shy.'
      ]
    },
    {
      id: 'its-turn',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Now it’s your turn,” said {H} to the moon. They sat on the sofa and watched what it did. First it was over the left roof. After a good while it was over the chimney. That was all, and it did it very well. “It leaves such long gaps,” whispered {A}. “That’s how it’s done at night,” whispered {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window too, and looked up.',
      '{names} sat down where the moon could see all of it.',
      { text: '{names} drew the curtains as far back as they would go.', needs: ['hands'] },
      { text: '{names} wiped the glass with a sleeve, for the view.', needs: ['hands'] }
    ],
    way: [
      '{names} looked round for the moon as well, and saw a lamp.',
      '{names} moved a little to the left, so as not to stand in the light.',
      { text: '{names} held a cushion up, to be the mountain in the background.', needs: ['hands'] },
      { text: '{names} clapped a little, to begin with.', needs: ['hands'] }
    ],
    turn: [
      '{names} had half a white face each, and half a dark one.',
      '{names} kept still, and let the moon go on.',
      { text: '{names} laid one hand in the light on the floor.', needs: ['hands'] },
      { text: '{names} felt for the arm of the sofa in the dark, and sat down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain stayed open by a hand. The moon still had a good way to go tonight, and might be glad of company.',
    '{H} lay down where the moon could see the bed. {told.best}. The moon knew that now as well.'
  ],
  last: [
    'The moon had the whole night to think it over, and {H} was asleep.',
    'The light moved off the pillow, so as not to wake anyone, and {H} was asleep.'
  ]
})
