import { wishPlot } from '../wish-plot.ts'

export const dayOfTheDead = wishPlot({
  id: 'wish-day-of-the-dead',
  wishes: ['day of the dead', 'day dead', 'dia de los muertos', 'día de los muertos', 'dia de muertos', 'día de muertos', 'dias de los muertos', 'ofrenda', 'ofrendas', 'pan de muerto', 'papel picado', 'sugar skull', 'sugar skulls', 'calavera', 'calaveras', 'cempasuchil', 'cempasúchil', 'catrina', 'marigolds ofrenda', 'ofrenda for grandmother', 'ofrenda grandmother'],
  except: ['died', 'dies', 'dying', 'death', 'funeral', 'passed', 'miss', 'misses', 'missing', 'grave', 'cemetery', 'heaven', 'zombie', 'zombies', 'pirate', 'pirates', 'battery', 'phone'],
  answers: ['marigold', 'marigolds', 'altar', 'bread', 'photo', 'photos', 'photograph', 'family', 'mexican', 'mexico', 'sugar', 'skull', 'skulls', 'making', 'paper', 'petals', 'candles', 'celebration', 'celebrating', 'party', 'happy', 'first', 'second', 'november', 'path', 'flowers', 'fiesta', 'muertos', 'dia', 'día', 'great', 'grandmother', 'grandma', 'great-grandmother'],
  moods: ['waiting', 'first'],
  company: ['dog', 'uncle'],
  about: 'Everybody on the ofrenda gets what he or she liked best, and of one uncle nobody knows what that was.',
  titles: ['Sugar on a Moustache', 'What Uncle Chema Liked', 'One Hand Behind His Back', '{H} and the Ofrenda', 'The Bread with a Bone Missing'],
  want: [
    {
      id: 'what-they-liked',
      A: 'partner',
      paragraphs: [
        'For Día de Muertos they had put up the ofrenda. There was a cloth over three steps, and marigolds, and the old photographs. {H} wanted everybody to find what they had liked best. So the aunt with the fan had peanuts. The dog with one ear had a bone. The bread with bones of dough on top was for all of them.',
        'Right at the top was Great-great-uncle Chema, with a big moustache. “And what did he like?” asked {H}. “That was long before us,” said {A}. “Nobody knows.”'
      ]
    }
  ],
  way: [
    {
      id: 'offers',
      A: 'partner',
      paragraphs: [
        '“Then I’ll ask him,” said {H}, and held a tamal up to the photograph. Uncle Chema looked straight ahead. {H} held up a mandarin. Uncle Chema looked just as he had at the tamal.',
        '“He doesn’t say yes, and he doesn’t say no,” said {H}. “They only had one face each, in those days,” said {A}. So on his step there was only a glass of water, for the long way.'
      ]
    },
    {
      id: 'papel',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Over the steps hung the papel picado, pink and blue and orange, and as thin as a breath. It was full of birds, and the birds were holes. “When it moves,” said {A}, “somebody’s come in.”',
        'They looked up and waited. At the left end a bird fluttered. “Hello,” said {H} politely. “That was me,” said {A}. “I breathed out.” They said hello once more all the same, in case it had been both.'
      ]
    },
    {
      id: 'path',
      A: 'other',
      spare: 2,
      paragraphs: [
        'From the door to the ofrenda they laid a path of orange petals. It was to show the visitors the way. “They go by the smell,” said {A}. {A} shut {A}’s eyes and tried it, nose down.',
        'It went well as far as the corner. There {A} turned off towards the kitchen. “There’s mole on the stove,” said {A}. “I can’t smell anything else.” {H} thought of Uncle Chema, and laid the petals twice as thick at that corner.'
      ]
    },
    {
      id: 'twenty',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The real name of the marigold is cempasúchil, and you have to take a run at it. {H} got as far as “cempa”. {A} got to the end, and then it was a sneeze. “It means a flower with twenty petals,” said {A}.',
        '{H} took the biggest one and counted. At twenty {H} had not even been round once. “Whoever thought of that name,” said {H}, “was called in to supper.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} showed {A} the photograph of the dog with one ear. “You’d have been friends,” said {H}. The dog in the picture had been told to keep still. You saw that it could not do that for long, because it had two tails.',
        '{A} looked, and then {A} looked past it, at the place where the chocolate stood. {H} was sure that the dog with one ear had done the same.'
      ]
    },
    {
      id: 'elder-shoe',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“On our ofrenda there was always one shoe,” said {S}. “My great-uncle had lost the other one in the river, as a boy. So my grandmother put out the left one for him every year.” “Did he ever bring the right one?” asked {A}.',
        '“Not yet,” said {S}. “But every year she polished the left one. He wasn’t to think that nobody had noticed.”'
      ]
    },
    {
      id: 'sugar-skull',
      A: 'child',
      spare: 7,
      paragraphs: [
        'There were sugar skulls with green eyes and curly eyebrows, and each had a name on its forehead. {A} found the one that said {A}. It grinned from ear to ear, if it had had any. “Am I supposed to lick myself?” asked {A}.',
        '“From the back,” said {H}. “Then you don’t see it coming.” {A} licked the back of {A}’s own head, and it was sweet. In front the skull went on grinning.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“Is it like Halloween?” asked {A}. “No,” said {H}. “Nobody’s frightened. It’s more like having the family round, only they don’t need chairs.” {A} counted the photographs, and wondered where they’d all sleep.',
        '“They don’t stay,” said {H}. “They eat the smell. What’s left over is for us.” {A} sniffed at a mandarin for a good while, and put it back half eaten.'
      ]
    },
    {
      id: 'faces',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} and {H} painted each other’s faces like skulls, all white, with a black nose. Round each eye there was a flower. “Keep still,” said {H}. “I’m doing your teeth.” {A} laughed, and the teeth went up to the ear.',
        'Now one side of {A} was grinning and one was serious. “Turn round,” said {H}. “That way you’re listening to a story. And that way somebody’s told you the end.”'
      ]
    },
    {
      id: 'dough',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bread had been baked in the morning, and {H} and {A} had rolled the bones for it. A bone’s thick at both ends and thin in the middle. You do it with two fingers, and one of them must not press.',
        '{A}’s had come out like a snake that has eaten two eggs. It was on the loaf with the others now, brown and shiny. “It’s the best bone of all,” said {H}. “You can see that it’s been somebody.”'
      ]
    },
    {
      id: 'mandarins',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The mandarins were to stand in a heap, with one on the very top. {A} put it there and took the hand away, one finger after the other. It stayed. Then one at the bottom had had enough, and they all came down, step by step by step.',
        'Some rolled along the path of petals as far as the door. “They’re going the wrong way,” said {H}. “They’re fetching somebody,” said {A}. They waited a moment with the door open a crack, so as not to be rude. Then they picked them up.'
      ]
    },
    {
      id: 'fan',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“What did she do with the fan?” asked {H}, and pointed at the aunt. “It was for talking,” said {A}. “Shut means no. Open means perhaps.” {A} showed it with a folded napkin, and let it flap.',
        '“Do you want a peanut?” asked {H}. The napkin opened, very slowly. “And another?” It opened a bit more. “I see why she liked peanuts,” said {A}.'
      ]
    },
    {
      id: 'the-left-side',
      A: 'partner',
      paragraphs: [
        '{A} took Uncle Chema’s picture to the lamp. “You’ve been asking his face,” said {A}. “Look at the moustache.” It was dark on the right, and on the left it was white. “He was old,” said {H}. “On one side?” asked {A}.',
        'They looked until their noses touched the glass. One hand was on his belt, and the other was behind his back. And behind him, quite small, were marigolds, and steps with a cloth.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-loaf',
      A: 'partner',
      paragraphs: [
        '“And there’s the bread!” said {H}. Theirs had four bones, white with sugar. The one in the photograph had three. “He’s got it behind his back,” said {H}. “And that’s the sugar!”',
        '“A hundred years,” said {A}, “and nobody’s told on him.” {H} took the bread in both arms and put it on the top step, right under the moustache. “You needn’t hide it,” {H} told him.'
      ]
    },
    {
      id: 'pose',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They tried to stand like Uncle Chema, with one hand on the belt, and one behind. You had to make a very honest face for it. “What have you got there?” asked {H}. “Where?” asked {A}.',
        'They turned round to see. Each of them had a mandarin. “We’re related to him,” said {H}. “It’s in the hand.”'
      ]
    },
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        'When it was dark, a grown-up lit the candles, and the marigolds shone. They told each other about everybody on the steps, and about Uncle Chema last. “One, two, three,” counted {H}, and stopped. The bread on the top step had three bones.',
        '{H} looked at every chin in the room. There was no sugar on anybody’s. Then {H} looked at the photograph. On the glass, a little to the left, on the moustache, there was sugar.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in the marigolds and sneezed out a petal.',
      '{names} settled down in front of the lowest step.',
      { text: '{names} dusted the aunt with the fan, very gently.', needs: ['hands'] },
      { text: '{names} told the dog with one ear that the bone was a good one.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down under the tamal, in case Uncle Chema did not want it.',
      '{names} picked up an orange petal on one side and carried it about.',
      { text: '{names} filled the glass of water right up, because it was a long way.', needs: ['hands'] },
      { text: '{names} tried to look straight ahead, as in those days, and giggled.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down very close to the steps, where the marigolds were.',
      '{names} sniffed, and the whole room smelled of sugar and orange.',
      { text: '{names} swept a path of petals up to the three steps.', needs: ['hands'] },
      { text: '{names} nodded to the moustache, as you do to somebody with a secret.', needs: ['hands'] }
    ]
  },
  bed: [
    'The candles were put out, one step after the other. The petals lay where they were, from the door to the bread.',
    'When {H} had washed, {H} lay down with one hand under the blanket and one behind {H}’s back. It smelled of marigolds all the way to the pillow.'
  ],
  last: [
    'In the dark they all looked straight ahead, with one face each, and {H} slept.',
    'On the top step somebody kept a secret, and {H} was asleep.'
  ]
})
