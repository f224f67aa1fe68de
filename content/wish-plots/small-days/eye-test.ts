import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const eyeTest = wishPlot({
  id: 'wish-eye-test',
  beginsElsewhere: true,
  wishes: ['eye test', 'eye tests', 'eyes tested', 'had eyes tested', 'eyes checked', 'eye check', 'optician', 'opticians', 'optometrist', 'eye doctor', 'sight test', 'vision test', 'eye exam', 'eye clinic', 'eye appointment', 'eye chart', 'eyesight test', 'optition', 'opticion', 'test eyes', 'eye hospital', 'optician’s'],
  answers: ['going', 'to', 'has', 'had', 'having', 'first', 'eyes', 'eye', 'test', 'tested', 'check', 'checked', 'glasses', 'letters', 'chart', 'today', 'tomorrow', 'school', 'afraid', 'scared', 'nervous', 'worried', 'doctor', 'needs', 'appointment', 'chair', 'dark', 'light', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'again', 'trip', 'visit', 'new', 'after', 'see', 'trying', 'on'],
  except: [...SERIOUS.filter((word) => !word.startsWith('hospital')), 'driving', 'sunglasses', 'patch', 'lens', 'lenses', 'pain', 'scratched', 'poked', 'colour', 'operation', 'squint', 'owl', 'eagle', 'giraffe', 'spider', 'potato', 'storm', 'results', 'broken', 'broke', 'lost', 'failed'],
  moods: ['first', 'afraid', 'waiting', 'proud', 'change'],
  out: true,
  company: ['balloon', 'basket', 'apple', 'boat', 'house'],
  about: 'In the eye-test machine a balloon hangs at the end of a road, and somebody is in its basket; the hero answers one or two so fast that it all runs to soup, for nobody has said that “the same” is an answer.',
  titles: ['Better With One or With Two', 'Somebody in the Basket', 'The Same, Said {H}', 'An Apple With a Beard', 'The Balloon at the End of the Road'],
  want: [
    {
      id: 'the-balloon',
      A: 'partner',
      paragraphs: [
        '{H} had an eye test at the optician’s. “Chin on here,” said Ms Vega, and {H} looked into a grey machine. At the end of a road there hung a balloon. “There’s somebody in the basket!” said {H}. Click, and it was gone.',
        '“Who was it?” asked {A}, who sat by the door. {H} had not had time to see, and wanted to know more than anything.'
      ]
    }
  ],
  way: [
    {
      id: 'one-or-two',
      A: 'partner',
      paragraphs: [
        'The room grew dark. On the wall shone boats, houses and apples, each row smaller than the last. Ms Vega hung a frame on {H}’s nose, as heavy as spoons. Clink, a round glass went in. “Better with one?” asked Ms Vega. Clink. “Or better with two?” They were just the same. But “the same” wasn’t one of the answers. “Two,” said {H}.',
        '{H} was afraid of being slow. “One. Two. Two.” Clink, clink. The pictures got fuzzier and fuzzier. An apple grew a beard. A boat lay down. “And what’s that?” asked Ms Vega. “A hedgehog?” said {H}. It was a house.'
      ]
    },
    {
      id: 'the-puff',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was another machine, with a small green light in it. “This one blows,” said Ms Vega. {H} held on to the knobs, and waited for a storm. Puff! It was as much as a mouse has on a cold morning. {H} had jumped all the same.',
        '“What does it want to know?” asked {A}. “How firm they are,” said Ms Vega. “Like with peaches.” Puff, for the other one. {H} jumped again. Both eyes were as firm as they should be.'
      ]
    },
    {
      id: 'the-row-by-heart',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I could help,” whispered {A}. “I know the top row. It’s boat, apple, house, boat.” {H} thought that was kind. “Boat, apple, house, boat,” said {H} aloud. Ms Vega pressed something, and the wall changed. “And now?” said Ms Vega.',
        '{A} looked at it, and kept quiet. This row was quite different. “It’s the eyes that I want to talk to,” said Ms Vega. {A} sat on both hands after that.'
      ]
    },
    {
      id: 'red-and-green',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Half of the wall was red now, and half was green, with black rings on either side. “Which ones are blacker?” {H} looked from one to the other. It was like tomato soup beside pea soup, with an onion in each. “The onion in the tomato,” said {H}.',
        'Clink. “And with this?” Now it was the pea soup. “What would you have said?” {H} asked {A}. “I’d have asked for bread,” said {A}.'
      ]
    },
    {
      id: 'the-veins',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Ms Vega came up close with a bright little light, so close that {H} could smell peppermint. “Look at my ear,” said Ms Vega. “Now look at the door.” In the dark, for one moment, {H} saw a tree. It was thin and black, without leaves, and it had more branches than you could count.',
        '“That’s in your own eye,” said Ms Vega. “You’re looking at the back of it.” {H} told {A}. “Were there any birds?” asked {A}. It had been too quick for birds.'
      ]
    },
    {
      id: 'one-at-a-time',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The left one had to rest, behind a black spoon with no hole in it. {H} held it there by the handle, like a very bad ice cream. The right one read alone. “How’s it doing?” asked {A}. “It’s shy,” said {H}. “It isn’t used to speaking first.”',
        'Then they swapped, and the left one turned out to be a chatterbox. It had the row before Ms Vega pointed. “It was listening behind the spoon,” said {H}.'
      ]
    },
    {
      id: 'the-shop-in-front',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Out in front there were frames on every wall, hundreds, and none of them had an eye in. {A} tried on a pair while they waited. It was red, with corners like a cat’s. “Who am I?” asked {A}. “Somebody who’s cross about a parking space,” said {H}.',
        'In the round ones {A} was an owl. In the blue ones {A} was a lifeguard. They put them all back, and {A} was {A} again.'
      ]
    },
    {
      id: 'the-drops',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Some people get drops, so that the black bit in the middle opens wide. {H} had them once, said Ms Vega’s card. They were cold, and stung like a swimming pool. After that the black had been as big as a button, and the whole street had shone.',
        '“What was it like?” asked {A}. “Like Christmas, but too much,” said {H}. They had walked home with {H} under a big hat, blinking at it all.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“In there it’s all upside down,” said Ms Vega. “The picture lands on the back of your eye, with its feet in the air.” {H} did not believe it. “Then who turns it over?” “Your head does, before you notice.”',
        '{A} bent right down, and looked at the wall from between both knees. The boats hung from the ceiling. “What have I got in there now?” asked {A}. {H} worked it out. “Now it’s the right way up,” said {H}, “and you’re not.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The first time I had glasses,” said {S}, “I walked out of the shop and stopped. There was a church with a clock, and it had hands.” “What was there before?” asked {A}. “A sort of big grey aunt.”',
        '{S} had said good morning to that aunt for two years, on the way to school. “And did you go on?” asked {A}. “Of course,” said {S}. “But first I said good morning to the church as well.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was allowed to sit in the chair, and went up, and came down, and went up. “Better with one?” asked {A}, and held two fingers over {S}’s eyes. “Or better with two?” {A} took them away. “Better with a biscuit,” said {S}.',
        'That was not one of the answers either. But it turned out that Ms Vega had a tin.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Even {A} could be tested. Ms Vega held up a grey card and a striped one, and hid behind them. {A} turned to the stripes straight away. Grey was what there was in the pram all day long.',
        'The stripes got thinner, and {A} went on choosing them. At last both cards looked grey to everybody else. {A} pointed to one. “That’s right,” said Ms Vega from behind. {H} wished that it were so easy with one and two.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At mine there was a farm in the machine,” said {A}. “A red one, far away in a field.” {H} wanted to know if that was on the same road. {A} thought about it. In the farm’s window there had been a light, but nobody had come out.',
        '“They’ll have gone up in the balloon,” said {H}. “Then they’ve left the light on,” said {A}, rather sternly.'
      ]
    },
    {
      id: 'not-one-of-the-answers',
      A: 'partner',
      paragraphs: [
        '“You say it before your eyes have looked,” said {A} from the door. “They’re all the same,” whispered {H}, “and there’s only one and two.”',
        '{A} turned to Ms Vega. “What if it’s the same?” “Then say the same,” said Ms Vega. “Then I know we’re nearly there.” Nobody had told {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'nearly-there',
      A: 'partner',
      paragraphs: [
        'So the test began again from the front. {H} took time to look. “One,” said {H}. Clink. The boat stood up. “Two.” Clink. The beard fell off. “And now?” {H} looked at one, and at two, and at one again. “The same!” said {H}. In the very last row there was an apple, and it had a leaf.',
        '“May I see the balloon again?” asked {H}. Ms Vega switched it on. There hung the balloon, in stripes, and it did not click off. {H} looked for a long time.'
      ]
    },
    {
      id: 'what-else-was-there',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Beside the road there was grass, and {H} could see it blade by blade. A fence went along there, and one post had fallen over. “Is there a gate?” asked {A}. “Yes,” said {H}. “It’s open.” Nobody had noticed in all these years.',
        '“I’ve had that machine since I began,” said Ms Vega, “and I’ve never gone in.” {H} moved over a bit, and Ms Vega had a look. “So it is,” said Ms Vega. “I hope there weren’t any sheep.”'
      ]
    },
    {
      id: 'same-again',
      A: 'other',
      spare: 14,
      paragraphs: [
        'After that {H} asked everybody. “Is it better with one?” {H} held up a hat. “Or with two?” {H} put the other on top. {A} took some time over it, and turned round, and looked from the side. “The same,” said {A}.',
        '“Thank you,” said {H}, just like Ms Vega, and wrote it down. “The same” was nice to say.'
      ]
    },
    {
      id: 'better-with-two',
      A: 'partner',
      paragraphs: [
        'Then {A} had a turn. “I see one in the basket,” said {A}, “with a cap on.” {H} looked again, and did not guess. Very low, beside the cap, somebody else was bending down to a lunch box.',
        '“Better with one?” asked Ms Vega. “Or better with two?” “Two,” said {H}. That was better than one, because somebody had to steer, and somebody had to hold the sandwiches.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the chair go up, and would have liked a go.',
      '{names} waited out in front, among all those empty glasses.',
      { text: '{names} waved along the road, in case that could be seen.', needs: ['hands'] },
      { text: '{names} held the door till it was shut.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the wall, and saw a hedgehog too.',
      '{names} blinked at each clink, outside the door.',
      { text: '{names} stroked one chin, to see about a beard.', needs: ['hands'] },
      { text: '{names} made a telescope, out of a fist.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in for the balloon, one after the other.',
      '{names} looked at the wall, where the apple had a leaf.',
      { text: '{names} wiped the round glasses, all but one.', needs: ['hands'] },
      { text: '{names} held the door open, so that there was more light.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home there was a shop sign that nobody had ever read. {H} read it out. A cat on a roof was read out as well.',
    '{H} washed a small red mark on the nose, where the frame had sat. From the pillow the lamp was round, and had a rim. With one eye or with two, it was the same.'
  ],
  last: [
    'Both eyes went shut, first one, then two, and {H} was asleep.',
    'At the end of a straight road a balloon went up, with two in it, and {H} slept.'
  ]
})
