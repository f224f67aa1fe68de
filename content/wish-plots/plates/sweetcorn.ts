import { wishPlot } from '../wish-plot.ts'

export const sweetcorn = wishPlot({
  id: 'wish-sweetcorn',
  wishes: ['sweetcorn', 'sweet corn', 'corn on cob', 'corn cob', 'corn cobs', 'corncob', 'elote', 'elotes', 'ear of corn', 'bhutta', 'choclo', 'peeling corn', 'shucking corn', 'husking corn'],
  answers: ['yellow', 'butter', 'buttery', 'rows', 'row', 'kernel', 'kernels', 'silk', 'hair', 'hairs', 'husk', 'leaves', 'cob', 'corn', 'sweet', 'juicy', 'warm', 'peel', 'peeling', 'teeth', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'dinner', 'supper', 'lunch', 'summer', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'family', 'together', 'today', 'tomorrow', 'our', 'kitchen', 'phone', 'telephone'],
  except: ['barbecue', 'bbq', 'fire', 'burnt', 'burned', 'pizza', 'soup', 'tuna', 'tin', 'popcorn', 'field', 'maze', 'farmer', 'scarecrow', 'tractor', 'harvest', 'crow', 'crows', 'sick', 'ill', 'allergic', 'allergy', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'cat', 'dog', 'wobbly', 'tooth', 'died', 'unicorn'],
  moods: ['first', 'waiting'],
  company: ['sweetcorn', 'cob', 'kernel', 'kernels', 'hair', 'hairs', 'silk', 'gap', 'row', 'rows', 'butter'],
  fed: true,
  about: 'Every kernel of sweetcorn has a hair of its own, so the hero rings them up, and finds the one that never got its call.',
  titles: ['A Hair for Each Kernel', 'Hello, Row Five', '{H} Rings Up the Sweetcorn', 'The Gap in the Row', 'One Call Each'],
  want: [
    {
      id: 'hair-at-the-top',
      A: 'partner',
      paragraphs: [
        'The sweetcorn still had its coat on, all of green leaves. At the top a tuft of pale hair hung out. {H} pulled off leaf after leaf, and it squeaked. There sat the kernels, row upon row, and between the rows lay the hair, as fine as silk.',
        '“There’s one hair for every kernel,” said {A}. “It leads from out here right down to that one.” {H} saw at once what it was. It was a telephone, and {H} wanted to talk to a kernel.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-answers',
      A: 'partner',
      paragraphs: [
        '{H} held the end of one hair to one ear. “Hello?” said {H}. “Is that row five?” It rustled. {H} pulled a little, to be heard better, and was cut off. The hair hung down from {H}’s hand.',
        'The next came off as well. {H} took the whole tuft and said “Hello” to everybody at once. They were very quiet. “They’re all out,” said {H}, “or at supper.”'
      ]
    },
    {
      id: 'squeaky-coat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were nine leaves, one over the other, and the inmost was nearly white. {A} tied two of them round a third, and it was a person, with a skirt. “What’s it called?” asked {H}. They held it to the hair, to let it speak for itself.',
        '“It’s called Squeak,” said {A}. {H} bent Squeak at the waist. It was true. Squeak sat down on the rim of the bowl and looked after the coats.'
      ]
    },
    {
      id: 'even-rows',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How many rows has it got?” asked {A}. {H} stuck a crumb on the first, and went round until the crumb came again. There were sixteen. “It’s always even,” said {A}. “Twelve, or fourteen, or sixteen.”',
        '“Why?” “They come in twos,” said {A}, “like shoes.” They counted another cob, to catch it out. It had fourteen. It had all its shoes.'
      ]
    },
    {
      id: 'the-ears',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“A cob’s called an ear,” said {A}, “an ear of corn.” {H} held the telephone to it straight away. Up to now it had always been held to {H}’s. “Perhaps it’s the corn that does the listening,” said {H}.',
        'So they told it something. {A} told it about the bus. {H} told it what was in the drawer. It didn’t miss a word, and it didn’t interrupt.'
      ]
    },
    {
      id: 'typewriter',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You can eat it in two ways. You can go round it, like a belt, or along it, like a line in a book. {A} went along. At the end of the row {A} said “Ding”, and went back to the beginning. “That’s a typewriter,” said {A}.',
        'They practised on a rolling pin, without biting. {H} wrote two lines. “What does it say?” asked {A}. “Dear Corn,” said {H}. “I am well. Ding.”'
      ]
    },
    {
      id: 'little-handles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For each cob there were two holders, one for the left and one for the right. They had small points. {A} put them in, because of that. Now the sweetcorn had handles, like something at the gym.',
        '{H} lifted it three times, and breathed out through the nose. “It’s got heavier,” said {H}. “That’s the talking,” said {A}. “It keeps everything.”'
      ]
    },
    {
      id: 'hair-style',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The hair was too good for the bin. {A} laid it over {H}’s head, as it came. It was pale at one end and brown at the other. “You look like a mermaid,” said {A}.',
        '{H} bowed, and it slipped down in front, and was a beard. “Now I’m the captain,” said {H}. They sailed as far as the sink.'
      ]
    },
    {
      id: 'wrong-number',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had found a hair as well, and rang up. “Is that the kitchen?” asked {A}, into the one end. {H} had the other. “No,” said {H}. “This is row nine. The kitchen’s where the butter is.”',
        '“Then I’ve got a wrong number,” said {A}. “It happens,” said {H}. “We’re all yellow here.” They wished each other a good evening, and hung up on the edge of a cup.'
      ]
    },
    {
      id: 'pet-and-silk',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'A bit of silk had floated down and lay on {A}’s nose. {A} looked at it with both eyes at once. It moved when {A} breathed. So {A} breathed less.',
        'Then came a sneeze. The hair flew up to the lamp and hung there, and nobody could ring from it any more. {A} looked under the table, in case it had gone back to where it lived.'
      ]
    },
    {
      id: 'elder-operator',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In my day somebody sat in the middle, with all the wires,” said {S}, “and put you through.” {A} asked who had been in the middle. “Miss Potts,” said {S}. “She knew what everybody was having for supper.”',
        '“Did she listen?” asked {A}. “Never,” said {S}. “But if you said it was beans, she’d say, Again?” {S} held the silk in two bunches, and put {A} through to the bread.'
      ]
    },
    {
      id: 'child-kernel',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat down in a row, between two cushions. “I’m a kernel,” said {S}. “Ring me up.” {A} ran a woollen thread across the room. “Ring, ring,” said {A}. {S} took the thread, and said nothing.',
        '“You have to say who you are.” “I don’t know yet,” said {S}. “You’ve got to tell me.” “You’re a kernel,” said {A}, along the wool. “Oh good,” said {S}, and blew up two round cheeks.'
      ]
    },
    {
      id: 'baby-leaf',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was given the biggest leaf, which was cool and ribbed. {A} drew it over one cheek, and then over the other. It made a small squeak on the way. {A} stopped to hear who that was.',
        '{H} had a leaf too and squeaked back. They had a long talk in that way, and both of them laughed at the same place.'
      ]
    },
    {
      id: 'had-their-call',
      A: 'partner',
      paragraphs: [
        '“They’ve had their call,” said {A}. “It was in the summer. A bit of yellow dust fell on each hair, and went down inside it to the kernel. That told it to grow. There’s only one call for each. After that the hair turns brown.”',
        '{H} looked along the rows, at all those who’d been rung up. There they sat, close together. But in row five there was a gap. “That one wasn’t told,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'calls-the-gap',
      A: 'partner',
      paragraphs: [
        'One pale hair still lay in the row, and it ended at the gap. {H} bent down and cupped both hands round it. “You can come now,” said {H}. “There’s room.” Nothing stirred in there. “It’s too late for growing,” said {A}. “It’s been picked.”',
        'Grown-up hands put the sweetcorn into the pot, and it came out yellower. When it was no longer hot, there was butter. It ran along the rows, and looked for somewhere to go.'
      ]
    },
    {
      id: 'butter-roads',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It takes the road between the rows,” said {A}. They bent down and watched. A drop of butter came along, past one kernel after another, and didn’t stop at any of them. It was going somewhere.',
        '{H} tipped the cob a little. The drop thought it over and came back by the next road. It had forgotten something, perhaps, or it liked the view.'
      ]
    },
    {
      id: 'what-is-left',
      A: 'other',
      spare: 9,
      paragraphs: [
        'At the thin end the kernels were so small that nobody had bitten them. “Those are the little ones,” said {A}. “They got their call last.” {H} went over them with one finger. They were like the dots on a ladybird.',
        '“They were just going to ask what it was about,” said {H}. The little ones were left on, so that the cob should have a nose.'
      ]
    },
    {
      id: 'kept-free',
      A: 'partner',
      paragraphs: [
        'The butter had found the gap. It stood in there up to the brim. {H} ate along row five, and came to the place, and stopped chewing. “That’s the best bite of all,” said {H}. “They were keeping it free for that.”',
        'There was a loose thread on {H}’s sleeve. {A} took the end of it, and held it to one ear. “Hello?” said {A}. “Is that the kernel that’s wanted in bed?” “Speaking,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the heap of coats.',
      '{names} came to hear who was squeaking.',
      { text: '{names} pulled off a leaf, from the top to the bottom.', needs: ['hands'] },
      { text: '{names} combed the tuft with a fork.', needs: ['hands'] }
    ],
    way: [
      '{names} listened too, and heard mostly ear.',
      '{names} waited to be rung up.',
      { text: '{names} wrote down a number, and it was sixteen.', needs: ['hands'] },
      { text: '{names} picked silk off the table, line by line.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the butter go by.',
      '{names} had a bit as well, off the cob.',
      { text: '{names} turned the dish, so that the rows pointed at everybody.', needs: ['hands'] },
      { text: '{names} shook out the napkin, and a hair was on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats and the cobs were cleared away, and what was left of the hair. Only one thread of it was found later, in the butter dish.',
    '{H} brushed every tooth, along one row and back along the other. Then {H} lay down, with the sheet drawn up, close in a row with the pillows.'
  ],
  last: [
    'There was one call that night, a very quiet one, and {H} had taken it, and slept.',
    'The line was still, and the row was full, and {H} was asleep in the place kept free.'
  ]
})
