import { wishPlot } from '../wish-plot.ts'

export const headLice = wishPlot({
  id: 'wish-head-lice',
  beginsElsewhere: true,
  wishes: ['head lice', 'headlice', 'nits', 'lice', 'nit comb', 'louse'],
  answers: ['hair', 'head', 'school', 'nursery', 'again', 'itchy', 'itch', 'combing', 'comb', 'shampoo', 'letter', 'class', 'whole', 'everyone', 'everybody', 'home', 'treatment', 'scratching', 'caught', 'another', 'around'],
  moods: ['first', 'afraid'],
  about: 'The hero wants head lice to move out, but politely, and finds out what they do all day: they hold on.',
  titles: ['Moving Out, Please', 'Even the Word', 'Six Hooks', '{H} Has Lodgers', 'Mind the Step'],
  want: [
    {
      id: 'lodgers',
      A: 'partner',
      paragraphs: [
        'There was no doubt about it, {H} had head lice. {A} had just seen one walk across the top and go in again. “It’s only small,” said {A}, and scratched. {H} scratched too. Even the word was itchy.',
        '“They’ve got to move out,” said {H}, “but I want it done nicely. They didn’t know that it was me. They only saw a head.”'
      ]
    }
  ],
  way: [
    {
      id: 'asking',
      A: 'partner',
      paragraphs: [
        'So {H} sat up straight on a chair and told them. “Dear lice,” said {H}, “you can’t stay. You have to be out by bedtime. Please take everything with you.” Nothing came out.',
        '“Perhaps they’re packing,” said {A}, and scratched. {H} hung upside down over the chair and shook. A hair clip fell out, and a small piece of toast. But of the lice, not one.'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did they come from?” asked {H}. “Off another head,” said {A}. “You put your heads together over something, and they walk across. They can’t jump, and they can’t fly.”',
        '{H} thought back. There had been a very good beetle, and five heads had looked at it. “It was worth it,” said {H}. “It had green legs.” And they scratched, both at once, on different sides.'
      ]
    },
    {
      id: 'kind-of-head',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Do they only come to dirty heads?” asked {H}. “They don’t mind at all,” said {A}. “Clean, curly, straight, the king’s. It just has to be warm, and to have hair on it.”',
        '{H} thought of the king being combed, with the crown beside him on a towel. “He’d have to take it off for that,” said {H}. “And he’d scratch,” said {A}. Then they were both at it again.'
      ]
    },
    {
      id: 'one-by-name',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If I gave them names,” said {H}, “they’d feel they were being spoken to.” But from outside you cannot tell who is who. {A} parted the hair in one place, and they both looked in. “There’s one,” said {A}. “That’s Gordon,” said {H}.',
        'Gordon went off between two hairs as if he had an appointment. They saw one again further down, and could not tell if that was Gordon. “They can’t hear you, you know,” said {A}. “They haven’t got ears.” {H} thought about that. “I’ll write to them,” said {H}.'
      ]
    },
    {
      id: 'pet-none',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} looked {A} over as well, from one end to the other. “You can’t get them,” said {H}. “Head lice only like people. It’s nothing against you.”',
        '{A} took it calmly. Then {A} looked at {H}’s head for some time, as if something up there had waved.'
      ]
    },
    {
      id: 'elder-row',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were done on Saturdays, in a row,” said {S}, “on the long bench. Each one combed the one in front.” “And the one at the very back?” asked {A}. “That was me. Nobody did mine.”',
        '“Then the bench was turned round,” said {S}, “and I was first.” {S} laughed, and stopped, and put a hand up to one ear. “There,” said {S}. “It’s sixty years ago, and it itches.”'
      ]
    },
    {
      id: 'bus',
      A: 'partner',
      paragraphs: [
        '{A} fetched the lamp and had a proper look. “I can see why they don’t fall out,” said {A}. “Every one has got six legs, and a hook on each leg. They’re holding on to your hair like people on a bus.”',
        '“All day?” asked {H}. “It’s the only thing that lice can do.” {H} thought about the bus, and the time with the buttered toast. “I couldn’t hold on at all,” said {H} slowly, “when I had butter on my hands.”'
      ]
    },
    {
      id: 'what-slips',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re not putting butter on your head,” said {A}. They looked for what else was slippery. Soap was, but it stings. A banana skin was, as everybody knows, though it was hard to see where to start.',
        'Beside the shampoo stood a bottle of the white cream that makes hair soft. {H} put a drop between two fingers. They slid about like fish. “That’s what it’s for,” said {A}. “It says so on the back, under combs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'slippery',
      A: 'partner',
      paragraphs: [
        'So {H}’s whole head was made slippery with hair cream, until it stood up in points. {A} drew the comb with the narrow teeth all the way down, and wiped it on a cloth.',
        '“There’s one!” said {H}. It was as small as a sesame seed, and all six hooks held on to nothing. {H} bent over the cloth. “Mind the step,” said {H}. It was a long way down for somebody like that.'
      ]
    },
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        'There were nine lice. {H} said goodbye to each of them, and the last was the biggest. It walked on to the comb by itself. “That one’s been listening,” said {H}.',
        'But {A} was still scratching. “Now you,” said {H}, and took the lamp. {H} looked through {A} from front to back and behind both ears. There was nothing there at all.'
      ]
    },
    {
      id: 'eggs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And what are those?” asked {H}. On some of the hairs sat a tiny white speck, and it would not be blown off. “Nits,” said {A}. “That’s what their eggs are called. They’re glued on.”',
        '“Then they’ll hatch,” said {H}, “and nobody’s told them.” So it was settled that the comb would come again on Wednesday, and on Saturday too. {H} would say it all once more for the young ones.'
      ]
    },
    {
      id: 'other-heads',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The others have to know,” said {A}, “or it all comes back.” So {H} practised how to tell them, and {A} was all the other children. “You’ve got lice,” said {H}. “Aaah!” went all the others.',
        '“That’s too quick,” said {A}. {H} started again from further off. “You’ve got visitors. They’re small, and they can’t hear, so you needn’t shout. I’ll lend you my comb.” “Oh,” said the others. “Thank you very much.”'
      ]
    },
    {
      id: 'hairdos',
      A: 'other',
      spare: 7,
      paragraphs: [
        'With that much cream on it, hair stays wherever it is put. {H} had a horn, and then two, and then a sort of harbour wall. {A} turned the front into a roof.',
        '“Nobody would want to live in that,” said {A}. {H} looked into the back of a spoon. “I would,” said {H}. “It’s got a lovely roof.”'
      ]
    },
    {
      id: 'other-jobs',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“If I’d got six hooks,” said {H}, “I’d do more with them.” They thought it over. You could carry six bags. You could hang in the bus and read, and eat an apple.',
        '“They don’t know about apples,” said {A}. “They just know hair.” {H} looked at the cloth, not unkindly. “It’s not much of a life,” said {H}, “but they do it very firmly.”'
      ]
    },
    {
      id: 'only-the-word',
      A: 'partner',
      paragraphs: [
        '“But it itches!” said {A}. “That isn’t lice,” said {H}, and put the lamp down. “That’s only the word.” They looked at each other and did not say it. Nothing itched at all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} scratched as well, behind an ear that had no need of it.',
      '{names} moved over on the sofa, right to the far end.',
      { text: '{names} took off a hat, looked in, and put it on again.', needs: ['hands'] },
      { text: '{names} combed a doll, just to be certain.', needs: ['hands'] }
    ],
    way: [
      '{names} waited beside the chair, to say goodbye to anybody who came out.',
      '{names} found the small piece of toast, and dealt with it.',
      { text: '{names} laid a towel on the floor, so that it would be a soft landing.', needs: ['hands'] },
      { text: '{names} held the chair by its legs while it was shaken.', needs: ['hands'] }
    ],
    turn: [
      '{names} slid a little, on a blob of hair cream.',
      '{names} sniffed at the cream, and sneezed.',
      { text: '{names} wiped the comb, one tooth after another.', needs: ['hands'] },
      { text: '{names} waved to the cloth, with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The white cloth went into the hottest wash. {H} put the comb in a glass, and the lamp stood on its own table again.',
    'Then all the cream was rinsed out with warm water, and {H} lay down on a fresh pillow. There was plenty of room on that head now.'
  ],
  last: [
    'Nothing moved on the pillow, and nothing itched, and {H} was asleep.',
    'There was nobody at home up there but {H}, and {H} slept.'
  ]
})
