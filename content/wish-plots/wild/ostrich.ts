import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const ostrich = wishPlot({
  id: 'wish-ostrich',
  wishes: ['ostrich', 'ostriches', 'ostritch', 'ostridge', 'ostrich egg', 'ostrich head sand'],
  answers: ['head', 'sand', 'buried', 'bury', 'buries', 'hides', 'hide', 'hiding', 'its', 'egg', 'eggs', 'nest', 'neck', 'long', 'legs', 'feathers', 'bird', 'biggest', 'big', 'runs', 'running', 'run', 'fast', 'desert', 'africa', 'plain', 'picture', 'photo', 'feather', 'cute', 'sleepy', 'who', 'that', 'wings', 'camera', 'hole'],
  except: [...NOT_WELL.filter((word) => word !== 'flew' && word !== 'bury'), 'burger', 'meat', 'race', 'ride', 'riding', 'emu', 'purple', 'robot', 'policy', 'thief'],
  company: ['ostrich', 'egg'],
  about: 'A visitor wants a picture of an ostrich with its head in the sand, which no ostrich has ever done, or only from the front.',
  titles: ['Head in the Sand', 'It Says So in the Book', '{H} Is All Neck', 'A Picture of an Ostrich', 'From the Front'],
  want: [
    {
      id: 'visitor',
      A: 'partner',
      paragraphs: [
        '{H} was an ostrich in a fluffy scarf. An ostrich’s nest is only a hole in the sand. In this one lay an egg as big as a melon. It was a melon.',
        'Then {A} came by, with a camera made of a matchbox. “I’ve come a long way,” said {A}, “to see an ostrich with its head in the sand. It says so in the book.” The ostrich looked round for it.'
      ]
    }
  ],
  way: [
    {
      id: 'cushion',
      A: 'partner',
      paragraphs: [
        '“We don’t do that,” said the ostrich. “Just the once?” asked {A}. So the ostrich put its head under a yellow cushion, which was the sand. “Smile,” called {A}. “I am smiling!” said {H}, out of the sand.',
        '“I can’t see the smile,” said {A}. Click. Just then the ostrich thought of its egg, and the head came out again.'
      ]
    },
    {
      id: 'eye-brain',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It says here that your eye’s bigger than your brain,” read {A}. The ostrich thought about that with what it had. It’s true of ostriches. No animal on land has a bigger eye. “What do you use it for?” asked {A}.',
        '“For looking,” said {H}. “I can see as far as the kettle.” {A} could see the kettle too. “And what’s behind it?” “A spoon,” said {H}. They went there, and it was true. “I’d rather have the eye,” said {A}, and made a note.'
      ]
    },
    {
      id: 'two-toes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An ostrich has two toes on each foot, a big one and a small one. No other bird makes do with so few. {A} wanted to see. {H} held up one foot in a mitten, with the thumb to one side. “Where are the others?” asked {A}.',
        '“I run too fast,” said the ostrich. “They couldn’t keep up.” {A} looked along the carpet, to where the ostrich had come from. There was a sock there, and it might have been toes.'
      ]
    },
    {
      id: 'run',
      A: 'same',
      spare: 3,
      paragraphs: [
        'No bird is as fast on foot. “As fast as a car in town,” read {A}. “May I see?” The ostrich ran to the window on its toes, with its neck quite still. At the chair it put out one wing, and that’s how it steers. Then it stood there again.',
        '“I didn’t get that,” said {A}, with the camera at one eye. So it ran again. And again. {A} had twenty-three pictures of a curtain, and on one of them it was moving.'
      ]
    },
    {
      id: 'stones',
      A: 'same',
      spare: 4,
      paragraphs: [
        'An ostrich has no teeth. It swallows small stones, and they grind up the grass inside. {H} had a tin of dried beans for that, and shook it. “Crrr,” went the stomach. {A} listened with {A}’s ear on the tin.',
        '“That was breakfast,” said the ostrich. “And what’s this?” asked {A}. Something was going tick. The ostrich looked at the ceiling. In the wild they also swallow whatever shines. {A} felt for the watch, and it was on the other arm.'
      ]
    },
    {
      id: 'flat',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If it’s too late to run,” read {A}, “the ostrich lies down with its neck along the ground.” “That one’s true,” said {H}, glad to be of use. {H} lay down flat on the rug, chin and all.',
        'From far away it looked just like a mound of earth. {A} walked round it. “Hello?” said {A}. “There’s nobody here,” said the mound. {A} sat down on the other side, and waited for the ostrich to come back.'
      ]
    },
    {
      id: 'wings',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You can’t fly,” said {A}. It was meant kindly. “I’ve never needed anything up there,” said the ostrich. It shook out its wings, one to the left and one to the right. They’re good for shade, and for a dance.',
        'It showed the dance. It knelt, and swayed, and the wings went up and down in turn. {A} forgot the camera and swayed too. In the end they were both on their knees and had to think how you get up.'
      ]
    },
    {
      id: 'boom',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Birds sing, and an ostrich booms. To do it the ostrich shut its beak, and its neck filled up with air. “Boo, boo, booo,” it went, as deep as a lion. People far away have often taken one for the other. {A} stepped behind the chair.',
        '“It’s only me,” said the ostrich. “I know that,” said {A}, “and I thought I’d let the lion go first.” They listened for a while. No lion came by, on account of the ostrich.'
      ]
    },
    {
      id: 'how-many-hens',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How big is that egg?” asked {A}. “Two dozen hens,” said {H}. As much fits into it as into twenty-four of theirs. {A} knocked on it with one knuckle, and put an ear to it. “It’s as thick as a cup,” said {A}. “How does anyone get out of there?”',
        '“From inside,” said the ostrich. “It takes a day or two. And it whistles before it comes.” They both kept quiet for a bit. The egg did not whistle. Then {A} did, only to be friendly.'
      ]
    },
    {
      id: 'night-day',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do you have to sit on it the whole time?” asked {A}. “We take turns,” said the ostrich. The mother’s brown and sits by day, like sand. The father’s black and sits at night, like night. “So nobody ever sees either of us.”',
        '“What are you now?” asked {A}. The scarf was blue with stars. The ostrich looked down at itself. “Evening,” it said. “There has to be somebody in between.”'
      ]
    },
    {
      id: 'pet-egg',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been lying by the nest, with nothing else to do. “Would you sit on it?” asked {H}. “I have to have my head in something.” {A} lay down against the egg, and sighed, and took over.',
        'There are ostriches who do it worse. When {H} came back, {A} did not want to get up again. From now on the egg had a back door, and it was warm.'
      ]
    },
    {
      id: 'elder-guide',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was the guide and had brought the visitor, by way of the hall. “They all ask for it,” said {S}. “Last week one wanted a camel with three humps.” {A} asked what had become of that. “I sat on it,” said {S}. “In a hat. They were very pleased.”',
        '{A} took another look at {S}’s hat. It did have something of a hump. “Are you ever yourself?” asked {A}. “On Mondays,” said {S}, “when we’re shut.”'
      ]
    },
    {
      id: 'child-chick',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'In the sand sat {S}, who was already out of an egg. An ostrich chick is the size of a hen, and has stripes on its neck. {S} had a striped sock there. “Where’s my sand?” asked the chick. “I want my head in it too.”',
        '“We don’t do that,” said {A}. “You did just now,” said the chick. It put its head under {A}’s wing, for want of sand. It was so dark in there that it stayed.'
      ]
    },
    {
      id: 'baby-whistle',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'From a second nest there was a squeak, and that was {A}. “One’s hatching!” said {H}, and came with long steps. {A} had hatched some time ago and was looking for a foot.',
        'They put their necks together. {A} took hold of the scarf, and it was hard to say who had caught whom. “It’s strong, for its age,” said the ostrich, bent quite low.'
      ]
    },
    {
      id: 'guest-other',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'There was a queue by now. {A} had come to see an ostrich too. “Is this the one with the sand?” asked {A}. “It’s the one without,” said the ostrich. {A} looked in a small bag. “I’ve got a ticket for either,” said {A}.',
        'So {A} was shown the neck, from the bottom to the top, and it took some time. “It’s a good deal more than I expected,” said {A}, and shook a wing.'
      ]
    },
    {
      id: 'bucket',
      A: 'partner',
      paragraphs: [
        '“More sand,” said {A}, and fetched a second cushion. The ostrich went in and counted. At four it thought, “The egg!” and out came its head, with a cushion on it. Click. “Now I’ve got a lamp,” said {A}.',
        '“It has to be turned, or it bakes on one side,” said the ostrich. {A} sat down in the sand.'
      ]
    },
    {
      id: 'seen-from-here',
      A: 'partner',
      paragraphs: [
        'The ostrich went over to its nest. It bent its long neck, deep into the hole, and pushed the egg round with its beak. From where {A} sat there was a round back on two legs. There was no head at all.',
        '{A} looked in the book, and looked up again. “Don’t move,” whispered {A}. “Is it a lion?” asked the ostrich, out of the hole. “It’s you,” said {A}. “It says so in the book.”'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'Click. “That’s what they all saw,” said {A}. “Nobody ever walked round.” “Then come round,” said the ostrich. {A} came, and lay down with one cheek by the egg.',
        'From there you could see a head, and it was upside down. It had sand on its beak, and it was smiling. Click.'
      ]
    },
    {
      id: 'turn-together',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“May I turn it once?” asked {A}. “With your beak,” said {H}. {A} had none and used a nose. The egg was heavy, and it rolled a quarter of the way and then back. “You’re tickling it,” said the ostrich.',
        'They did it with two noses, one on each side. It went slowly, like a planet. Afterwards it lay there with its other side up. It looked the same as before, but rested.'
      ]
    },
    {
      id: 'own-picture',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now I’d like one of you,” said the ostrich. {A} stood up straight in front of the curtain. “No,” said the ostrich. “As you are at home.” {A} thought, and crept under the table, and felt about with one arm. “I’m always looking for something,” said {A}.',
        'All you could see was a back, and two soles. The ostrich took the matchbox in its beak. “People with their heads under the furniture,” it said. “I’ve read about that.” Click.'
      ]
    },
    {
      id: 'both-pictures',
      A: 'partner',
      paragraphs: [
        '“Which will you take home?” asked the ostrich. In one picture there was no head. In the other there was nothing but head, and an egg.',
        '“Put them both in the book,” said {H}, “one for each side of the page.” {A} sat down by the hole to do it. Then the egg had to be turned again. This time {A} held the camera, and the ostrich smiled for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in the sand, and needed no turning.',
      '{names} blinked into the camera.',
      { text: '{names} tapped the egg, to hear if it was ripe.', needs: ['hands'] },
      { text: '{names} held the book open at the page.', needs: ['hands'] }
    ],
    way: [
      '{names} dived under a cushion too, head first, and it was dark.',
      '{names} rolled up to the egg, to keep it company.',
      { text: '{names} carried more sand, by the armful.', needs: ['hands'] },
      { text: '{names} kept the egg from rolling.', needs: ['hands'] }
    ],
    turn: [
      '{names} went all the way round, as nobody ever had.',
      '{names} came down to the hole too, cheek in the sand.',
      { text: '{names} dusted the sand off the beak.', needs: ['hands'] },
      { text: '{names} shaded the camera from the sun.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sand went back on the sofa. {H} carried the melon to the kitchen in both arms, and put it where it could not roll.',
    'In bed {H} put the long neck along the pillow. From the side you saw a blanket, a scarf, and no head at all.'
  ],
  last: [
    'Nobody was to be seen but a hill under a blanket, and {H} was asleep.',
    'Late in the night the pillow was turned once, like an egg, and {H} was asleep.'
  ]
})
