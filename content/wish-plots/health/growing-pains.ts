import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const growingPains = wishPlot({
  id: 'wish-growing-pains',
  wishes: ['growing pains', 'growing pain', 'growing-pains', 'growing aches', 'legs ache night', 'legs aching night', 'legs hurt night', 'legs hurting night', 'legs sore night', 'achy legs', 'aching legs', 'leg ache', 'legs ache', 'leg aches', 'legs aching', 'legs hurt bed', 'legs hurt bedtime', 'legs hurting bedtime', 'sore legs night', 'sore legs bed', 'sore legs growing', 'legs growing hurt', 'growing hurts', 'legs hurt growing', 'shins ache', 'shins hurt night', 'growing panes'],
  answers: ['legs', 'leg', 'night', 'nights', 'bedtime', 'bed', 'ache', 'aches', 'aching', 'hurt', 'hurts', 'hurting', 'sore', 'growing', 'tall', 'taller', 'grow', 'sleep', 'wakes', 'woke', 'waking', 'crying', 'cries', 'rub', 'rubbing', 'massage', 'shins', 'calves', 'knees', 'again', 'evening', 'keeps', 'poor', 'both', 'fast', 'has', 'having', 'got', 'really', 'tonight', 'last', 'after', 'running'],
  except: [...SERIOUS, 'limp', 'limps', 'limping', 'swollen', 'swelling', 'fever', 'rash', 'broke', 'broken', 'cast', 'arthritis', 'wheelchair', 'tooth', 'teeth', 'back', 'head', 'tummy', 'walk', 'morning', 'lost', 'company', 'tree', 'plant'],
  moods: ['first', 'afraid', 'sleepless', 'change'],
  company: ['trousers', 'bowl', 'shelf', 'pillow', 'radiator'],
  about: 'The hero has growing pains and gets everything ready for being tall in the morning, and the long trousers that hang there for it turn out to be for tonight.',
  titles: ['Tall by Breakfast', 'The Longest Trousers in the House', '{H} Makes Room for the Feet', 'Not a Hair', 'A Long Day for Short Legs'],
  want: [
    {
      id: 'tall-by-breakfast',
      A: 'partner',
      paragraphs: [
        '{H} lay in bed, and both legs ached, down the front and round the back. “Those are growing pains,” said {A}. “Lots of people have them, and in the morning they’re gone.” {H} sat up. “So I’m growing,” said {H}, “now, at this minute?”',
        '{H} wanted to have everything ready. By breakfast there would be a tall person in this bed.'
      ]
    }
  ],
  way: [
    {
      id: 'getting-ready',
      A: 'partner',
      paragraphs: [
        'First {H} pulled the pillow up to the very top, so that the feet had room. Then {A} had to put the breakfast bowl on a higher shelf. “I’ll reach it tomorrow,” said {H}. Last of all the longest trousers in the house were hung over the radiator, where it was warm.',
        '“Ow,” said {H}, rather pleased. “That was a big bit.”'
      ]
    },
    {
      id: 'pillow-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How far down will I go?” asked {H}. {A} walked along the bed with two fingers, from {H}’s heels to the end. It was eleven finger steps. They put a sock at the place, as a mark, and a book beyond it, in case.',
        '“And if I go through the book?” “Then there’s the chair,” said {A}, and pushed it up. {H} stretched out both feet. They ached like anything, and the sock was a long way off.'
      ]
    },
    {
      id: 'where-is-it-now',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does it ache now?” asked {A}. {H} felt. “It’s in the left shin. No, it’s in the right one.” {A} laid a button on the place. “Now it’s round the back,” said {H}. {A} moved the button.',
        'They followed it with the button for some time. It was behind both knees, and then nowhere, and then in both shins at once. “One button isn’t enough,” said {A}. An ache does not stay where you put it.'
      ]
    },
    {
      id: 'say-goodbye',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were some things that {H} would not fit under any more. {H} told {A} which they were. There was the table, and the coat with the toggles, and the low branch in the park. “You’ve never bumped your head on that one,” said {A}.',
        '“I will tomorrow,” said {H}. They practised ducking. {H} ducked under nothing at all, sitting up in bed. The legs thought that was a bit much, and said so.'
      ]
    },
    {
      id: 'sound-of-growing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps you can hear it,” said {A}, and laid one ear to {H}’s knee. Bamboo can be heard when it grows, in a quiet place. It creaks. They both held their breath. “There’s something,” whispered {A}. “It goes glug.”',
        '“That’s higher up,” said {H}. “That’s supper.” {A} tried the other knee. In there it was so quiet that {A} could hear the street through it.'
      ]
    },
    {
      id: 'new-voice',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Tall people talk from further up. {H} tried it out. “Good morning,” said {H}, as low as it would go. “What’s the weather like down there?” {A} looked up at the ceiling, where the voice would be. “It’s mild,” called {A}.',
        '“I’ve got a bit of cloud round the ears,” said {H}. Then the left shin pulled, and the voice went up again. “Ow,” it said, from its old place.'
      ]
    },
    {
      id: 'other-remedy',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I used to have those,” said {A}, and sat down on the edge of the bed. “It was always on a Thursday. On Thursdays we had games.” “Did you get tall?” asked {H}. {A} stood up to see, and turned round once.',
        '“I got as far as this,” said {A}, “but not on a Thursday. I never noticed it at all. It was just that the sleeves went up.” {H} looked at both sleeves. They had come no higher since supper.'
      ]
    },
    {
      id: 'what-the-feet-do',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Suppose the legs get long, and the feet don’t know,” said {H}. “Somebody ought to tell them.” {A} went down to the other end, and lifted the blanket. “Hello,” said {A}. “You’re going to be further away tomorrow.”',
        'Ten toes looked at {A}. The big ones nodded. “They say it’s all right,” said {A}, “as long as the socks come too.” {H} was glad. It was the sort of thing that gets forgotten.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see who was awake. Both of {H}’s legs lay there under the blanket, and that was {A}’s place. {A} settled down along them and was quiet. It was as warm as new bread there.',
        '“You’re lying on the growing,” said {H}. {A} looked up for a moment. Then {A} lay on it a bit more. Underneath it ached less than before, and {H} said nothing about that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My mother said it was the growing,” said {S}. “Her mother said it was the damp. My uncle said that there was a goat in it.” “Was there?” asked {A}. {S} shook {S}’s head. “We looked. There were only legs.”',
        '“And who was right?” “Nobody’s found out to this day,” said {S}. “Not even doctors. They’ve just kept the name, because everybody knows it.” {A} thought that the goat was a pity.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted some as well. “Do mine ache?” asked {S}, and held up one leg. {A} pressed it here and there, like a loaf. “Does it ache if I do that?” “It tickles,” said {S}. “Then it’s only tickling pains.”',
        '{S} went off to tell everybody. You could hear it in the next room. “I’ve got tickling pains,” said {S}, “in both.” It was not as good as growing, but it was more than before.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} grew all day long, and never said a word about it. A whole row of small trousers had been too short already. {H} looked at {A}’s legs. They were round, and had a crease in the middle, like buns.',
        '“Doesn’t it hurt you?” asked {H}. {A} took hold of one foot and put it in {A}’s mouth. It was done quite easily. “I can’t do that any more,” said {H}. There was something to be said for buns.'
      ]
    },
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        '“We’ll look,” said {A}. {H} stood at the door frame in bare feet, and {A} drew a line. Then {H} ached for a good long while, and stood there again. The second line went exactly on top of the first. “Not a hair,” said {A}.',
        '{H} could not believe it. “All that ache, and no more leg?” “It’s only called that,” said {A} slowly. “Nobody’s ever caught a leg at it.”'
      ]
    },
    {
      id: 'measure-everything',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Perhaps the growing had gone somewhere else. They measured round {H}’s head, and from ear to ear, and the nose. They measured a thumb. {A} wrote it all down, in a row. The nose was as long as two peas.',
        '“Was it before?” asked {A}. Nobody had ever measured it. “So it could be that,” said {H}, and felt the tip. But it did not ache there in the least. It only itched.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-long-day',
      A: 'partner',
      paragraphs: [
        '“What did you do today?” asked {A}. {H} counted it up. There had been the running, and the hopping, forty at least. There had been the scooter, six times round the square. “That’s a long day for two short legs,” said {A}. “Perhaps that’s what they’re telling you.”',
        '“Why don’t they say it while I’m hopping?” asked {H}. “You don’t listen then,” said {A}. {H} looked down at them, quite sorry. {A} rubbed, slowly, from the ankle up. “That’s for the hopping,” said {A}. “And this one’s for the scooter.”'
      ]
    },
    {
      id: 'thank-you-left',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Each leg had its turn, so that neither had to wait too long. The left had done all the hopping. The right had only been held up in the air. “But it had to hold itself up,” said {H}. “That’s work as well.”',
        'So the right one had just as many rubs. {A} counted them out, like biscuits. At the ninth rub it said something. It was less than an ow. It was more like a chair when you get up from it.'
      ]
    },
    {
      id: 'colder-and-warmer',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It’s better where your hands are,” said {H}, “and it comes back where they aren’t.” {A} had just the two. They tried a scarf round one shin, and a cushion on the other. The scarf was cold, and the cushion fell off.',
        '“It’s got to be warm,” said {A}, “and it’s got to be long. And it ought to go all the way round.” They thought about what there was like that. Neither of them looked at the radiator yet.'
      ]
    },
    {
      id: 'they-fit',
      A: 'partner',
      paragraphs: [
        '{A}’s hands were getting tired. “It ought to be something warm,” said {A}, “and as long as a leg. And there have to be two.” There on the radiator they hung. {H} got into the longest trousers in the house. Round each shin they lay in four thick folds, as warm as toast.',
        '{H} lay back and felt all the way down. Where it had ached it was only warm. “They fit,” said {H}. “They’re a mile too long,” said {A}. “Tomorrow they would be too short,” said {H}. “They’re just right for tonight.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved down the bed a bit, to make way for the feet.',
      '{names} gazed at the blanket, where the growing was.',
      { text: '{names} tucked in the end of the blanket with some to spare.', needs: ['hands'] },
      { text: '{names} fetched a longer blanket, in good time.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched as well, as far as it went.',
      '{names} lay down beside the bed, and was about as long as before.',
      { text: '{names} measured the longest trousers, and ran out of hands.', needs: ['hands'] },
      { text: '{names} held the trousers by the waist, since they were too long for one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down across both shins, where it was wanted.',
      '{names} yawned once for the hopping, and once for the scooter.',
      { text: '{names} turned up one trouser leg, four times.', needs: ['hands'] },
      { text: '{names} counted the folds, and there was a whole spare leg in them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The breakfast bowl came down from its shelf again, to where {H} could reach. The pencil line stayed on the door frame, for some other year.',
    'The pillow came down from the very top. {H} lay there with both legs wrapped up like two loaves. They had nothing more to say.'
  ],
  last: [
    'Down in the folds it was warm, and the legs were quiet, and {H} was asleep.',
    'It had been a long day for short legs, and now they lay still, and {H} slept.'
  ]
})
