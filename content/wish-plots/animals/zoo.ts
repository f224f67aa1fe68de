import { wishPlot } from '../wish-plot.ts'

export const zoo = wishPlot({
  id: 'wish-zoo',
  beginsElsewhere: true,
  themes: ['safari'],
  except: ['jungle', 'selva', 'どうぶつえん'],
  about: 'At the zoo the hero saw no tiger; at home the hero is the tiger, finds out how it hides, and finds it in the picture.',
  titles: ['The Tiger Who Was Only Grass', '{H} Goes to the Zoo Twice', 'A Picture of No Tiger', 'What the Tiger Saw', 'The Zoo Behind the Towel'],
  want: [
    {
      id: 'only-grass',
      A: 'partner',
      paragraphs: [
        'They had been to the zoo, and {H} had seen zebras, meerkats and the back of a rhino. {H} had not seen the tiger. “It was there,” said {A}. “It was grass,” said {H}. “I looked and looked, and it was grass.”',
        '{A} had even taken a picture. It was long yellow grass from one side to the other. “That’s a picture of no tiger,” said {H}. “I want to go again, and see it.”',
        '“The zoo’s shut,” said {A}. “Then we’ll have it here,” said {H}.'
      ]
    },
    {
      id: 'ticket',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The first thing at a zoo is the gate. {A} stood in the doorway and wanted to see a ticket. {H} went through every pocket and found a peanut. “That’s for one,” said {A}. “Half a peanut would do for a meerkat.”',
        '{A} tore the ticket, since that is what happens to tickets, and gave back the smaller half. The other half was not seen again.'
      ]
    }
  ],
  way: [
    {
      id: 'first-try',
      A: 'partner',
      paragraphs: [
        'They hung a yellow towel over two chairs, for the grass. {A} crept in behind and was the tiger. {H} walked up to the fence, which was the edge of the rug. “I can see your elbow,” said {H}.',
        '{A} pulled the elbow in. “I can see your foot,” said {H}. “I can see your other foot. You’re laughing, the towel’s shaking.” {A} came out. “The one at the zoo was better at it,” said {A}. “You do it. Then you’ll know how it’s done.”'
      ]
    },
    {
      id: 'zebra',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To begin with, {A} did a zebra, because there had been so many. It was a zebra under a striped shirt, and it ate the rug. “No two have the same stripes,” said {A}. “That’s how they know who’s who.”',
        '{H} looked at the stripes. One of them had jam on it. “I’d know you anywhere,” said {H}.'
      ]
    },
    {
      id: 'meerkat',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“You need meerkats,” said {A}, and stood up very straight with both hands in front. One meerkat always keeps watch while the others dig. {H} dug between the cushions for a while.',
        'Then {A} squeaked, and {H} lay flat. “What is it?” whispered {H}. “An eagle,” said {A}. “Or the lampshade. A good meerkat doesn’t wait to find out.” They lay there until the lampshade had gone over.'
      ]
    },
    {
      id: 'sea-lion',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} came along with a bucket. “Feeding time at the sea lions,” said {A}. {H} lay down on the rug, barked, and clapped with two flippers. The fish were socks. {H} caught the first one under the chin, and the second one too.',
        'The third one fell in the water. “You’ve had that one,” said {A}. “I haven’t, it’s over there,” said {H}. They looked at it. Neither of them felt like getting wet. So that fish stayed where it was, and was the only one at the zoo that nobody ate.'
      ]
    },
    {
      id: 'pet-keeper',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'There was one real animal in this zoo. {H} sat down in front of {A} and looked, as people do. {A} looked back.',
        '“It comes from round here,” said {H} to the visitors. “It eats at seven, and again if you’re not careful.” The visitors wanted to know if it was dangerous. {H} thought about that honestly. “Only to biscuits,” said {H}.'
      ]
    },
    {
      id: 'night-house',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Now the night house,” said {A}. “In there they’ve swapped night and day, so that you can see who’s up.” It was in the hall, behind the coats. They waited until their eyes had got used to it.',
        '“What lives here?” whispered {H}. “Bats,” said {A}. And there it hung, upside down, black, with its wings folded. {H} put out one finger. “It’s an umbrella,” said {H}. “That’s what it wants you to think,” said {A}. They went out backwards, so as not to wake it up for the day.'
      ]
    },
    {
      id: 'elder-bench',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was at a zoo once and looked at a sloth,” said {S}. “I sat on the bench the whole morning. At noon it moved one arm.” “Was that all?” asked {A}.',
        '“I clapped,” said {S}. “Then I saw that half the morning it had been looking at me. I hadn’t moved an arm either.” {A} moved one arm, slowly, and {S} clapped.'
      ]
    },
    {
      id: 'young-visitor',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} came to the zoo with a bag and wanted to see everything quickly. “Where’s the penguin?” asked {A}. “In the fridge,” said {H}. “Where’s the wombat?” “Under you.”',
        '{A} stepped off the rug at once and looked. “That’s a slipper,” said {A}. “It’s asleep,” said {H}. {A} sat down beside it then and was not in a hurry any more.'
      ]
    },
    {
      id: 'giraffe',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Next came the giraffe. {A} did it with one arm straight up, for the neck, and the hand was the head. {H} held out a leaf of lettuce to it. “Its tongue’s as long as your arm,” said {A}, “and nearly black, so that it won’t get sunburnt.”',
        'The head came down, had a good look, and tore off a bit. It needed {A}’s mouth for the chewing. “Has it swallowed?” asked {H}. “It’s on its way,” said {A}. They both watched the elbow for a while, until {A} said gulp.'
      ]
    },
    {
      id: 'being-tiger',
      A: 'partner',
      paragraphs: [
        'So {H} lay down behind the towel and was the tiger. {A} walked by, slowly. {H} did not even blink. It was warm in there, and it smelled of soap.',
        '{A} went past on the left. {A} went past on the right. “No tiger,” said {A}, and walked on to the zebras. From down there {H} could see all of {A}, even the hole in the sock. “You’re looking up where people are!” shouted {H}. “A tiger’s right down on the ground!”'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“But it’s orange,” said {H}. “How can you not see orange?” {A} closed the curtain by half, so that strips of light fell over the towel and the floor.',
        '{H} stuck one arm into them. At once the arm was in pieces, one light, one dark, one light. “Where have you put your arm?” asked {A}. “And a deer can’t even see orange. To a deer, a tiger is green.” {H} pulled {H}’s arm out again and counted {H}’s fingers.'
      ]
    }
  ],
  turn: [
    {
      id: 'roar',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Before the zoo closed the tiger was allowed one roar. {H} took a breath for it that lifted the towel. It came out rather small, and with a cough at the end.',
        '“That was the polite one,” said {A}. “Tigers do have one of those. They puff through the nose, and it means hello.” {H} puffed. {A} puffed back. It was quite enough for a zoo.'
      ]
    },
    {
      id: 'picture',
      A: 'partner',
      paragraphs: [
        'Then {H} stopped, half out of the towel. “The picture,” said {H}. They sat down against the sofa with the phone between them.',
        '“I only looked in the middle,” said {H}, and pushed the picture up with one finger. At the bottom the grass was darker. In one place there were stripes that went across. Over the stripes was a round ear, and under the ear an eye.',
        'It was the tiger, with its chin on the ground. “It isn’t looking at you,” said {H}. “What’s it looking at?” So {A} thought back. “You,” said {A}. “You were at the fence, saying it was grass.”',
        '{H} held the phone quite still. “I went to the zoo to see the tiger,” said {H}. “And it saw me first.” “It looked and looked,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went across the rug, as plain as any zebra.',
      '{names} sat bolt upright, as meerkats do.',
      { text: '{names} opened the zoo, by moving a chair.', needs: ['hands'] },
      { text: '{names} stamped the tickets with a cork.', needs: ['hands'] }
    ],
    way: [
      '{names} came in backwards, as the back of a rhino.',
      '{names} crept into the grass as well, and it bulged.',
      { text: '{names} pegged the grass more firmly to its chairs.', needs: ['hands'] },
      { text: '{names} fed the zebras, which were slippers.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in by the sofa, to be nearer the tiger.',
      '{names} lay flat, chin down, to see what tigers see.',
      { text: '{names} wiped the phone with a sleeve, for a better look at the grass.', needs: ['hands'] },
      { text: '{names} lifted one end of the towel, to check behind the grass.', needs: ['hands'] }
    ]
  },
  bed: [
    'The zoo was closed. The grass went back over its rail, and the two chairs to the table.',
    'Then they washed, and {H} lay down with {H}’s chin on the pillow. From there you could see all of the room, and nothing in it moved.'
  ],
  last: [
    'Whoever looked in saw only a blanket. But at the top was an ear, and {H}, asleep.',
    'Far away a tiger had its chin on the ground. Here, chin on the pillow, slept {H}.'
  ]
})
