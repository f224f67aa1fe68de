import { wishPlot } from '../wish-plot.ts'

/** For a person in hospital. It is not known where it lies, seen from the window. */
export const waysToWave = wishPlot({
  id: 'wish-sorrow-hospital',
  tellsAny: 'in-hospital',
  comfort: true,
  fed: true,
  about: 'Somebody is in hospital, and the hero wants to wave good night to that one, and nobody agrees in which direction.',
  titles: ['Which Way to Wave', 'Four Windows', '{H} Waves', 'Good Night in All Directions', 'Somewhere behind the Roofs'],
  want: [
    {
      id: 'wave',
      A: 'partner',
      paragraphs: [
        '{whom} was in hospital. That evening {H} stood at the window, to wave good night. {whom} had a window there too, and a lamp on an arm. The bed there went up and down.',
        '{H} lifted one hand, and put it down again. Out there were roofs, and more roofs. “Which way is the hospital?” asked {H}. “That way,” said {A}, and pointed. But then {A} looked at {A}’s finger. “Or rather, it’s more over there.” The finger went round by half a house.'
      ]
    },
    {
      id: 'exact',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“It has to be right,” said {H}. “If it’s wrong, I’m waving at somebody else.” “At whom?” “At a person who doesn’t know me. And they think, who’s that?”',
        '{A} could see that this would not do. “They might wave back,” said {A}. “That would be nice of them,” said {H}, “but it wouldn’t be {whom}.”'
      ]
    }
  ],
  way: [
    {
      id: 'bus',
      A: 'partner',
      paragraphs: [
        '“We went there on the bus,” said {H}. “It went left at the shop with the lamps.” They set out two cups, for home and the hospital, and drove a spoon between them. It went left at the salt. By the third corner it was driving back the way it came.',
        '“It must have turned round somewhere,” said {A}. {H} put the spoon down. “I want {whom} to be here,” said {H}. And {H} cried, with the face on the table, and {A}’s hand lay on {H}’s back.'
      ]
    },
    {
      id: 'when',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“When is {whom} coming home?” asked {H}. “I don’t know,” said {A}. “The people there don’t know it yet, either. Every day they look and see.” “And tonight?”',
        '“Tonight somebody is there who stays awake on purpose. If {whom} wants something, there’s a button to press.” {H} pressed a thumb on the table. “Like that?” “Like that. And then somebody comes, in soft shoes.”'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I jumped on the bed that day,” said {H}. “Is {whom} in hospital because of that?” “No,” said {A}. “It’s something in the body that has gone wrong. You can’t make it by jumping.”',
        '“And by being loud?” “Not by being loud.” {H} had been quiet for three days, to be on the safe side. “You can be a bit loud again,” said {A}. {H} said, “Ah,” quite loudly. It felt better at once.'
      ]
    },
    {
      id: 'chimney',
      A: 'partner',
      paragraphs: [
        '“Perhaps it’s at the back,” said {A} then. “You can see the chimney from the kitchen.” They went to look. There was a chimney. It was the bakery.',
        '“I was so sure,” said {A}. “You pointed very well,” said {H}. Now there were three directions, and not one of them was certain.'
      ]
    },
    {
      id: 'listen',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“We could listen,” said {H}. “Ambulances go there.” They opened the window a little. There was a train, and a dog, and a bicycle with something loose.',
        'No ambulance came. “That’s good, really,” said {A}. “It means that nobody needs one.” {H} had not thought of it that way. They listened to nobody needing one for a little longer.'
      ]
    },
    {
      id: 'smell',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What’s it like there?” asked {H}. “It smells of soap,” said {A}. “The floors are shiny, and everybody has a name pinned on.” “So that they don’t forget it?” “So that you know whom to ask.”',
        '{H} thought that this was sensible. “I’d ask for another pillow,” said {H}. “They have a whole room full of pillows,” said {A}.'
      ]
    },
    {
      id: 'take',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What does {whom} have there?” asked {H}. {A} told it in order. The bed, and the lamp. A cup with a lid. And the red socks, the long ones, from the drawer here.',
        '“That’s why they’re not there!” said {H}. {H} had looked for the red socks since Sunday. “They went along,” said {A}. “They’re warm. They’re on {whom}’s feet over there now.”'
      ]
    },
    {
      id: 'child-waves',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} waved straight up. “Where to?” asked {H}. “To the top,” said {A}. “It goes up, and then it comes down where it has to.”',
        '“How do you know?” “It’s like a ball,” said {A}. {H} tried one upwards. It felt quite good in {H}’s arm. But there was no seeing where it came down.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was looking at the door. It was about the time when {whom} came in, on other days. “Not tonight,” {H} told {A}. “{whom} is in hospital. They don’t let you in there.”',
        '{A} looked at {H} instead. {H} sat down beside {A} for a while. Somebody had to explain it to {A}, and {H} had found the words.'
      ]
    },
    {
      id: 'afraid',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Are you afraid?” asked {H}. “A bit,” said {A}. “In the evening more than in the morning.” “Me too. Here.” {H} showed where it was, just under the jumper.',
        '{A} had it in the same place. “When it comes, I come to you,” said {A}. “Is that all right?” {H} moved up at once, to see whether there was room. There was.'
      ]
    }
  ],
  turn: [
    {
      id: 'all',
      A: 'partner',
      paragraphs: [
        '“One of them is right,” said {A}. “We just don’t know which.” {H} looked from window to window. “Then we wave them all,” said {H}. “All of them, one after another. One will get there.”',
        'So they did it properly. They waved over the roofs, and half a house further on, and past the bakery. At each window they waved until both arms were tired. “Good night, {whom},” said {H} each time.'
      ]
    },
    {
      id: 'in-between',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“And the wall?” asked {A}. “There’s no window in it. It could be behind there.” {H} thought about it, and went, and waved at the wall. A coat was hanging on it.',
        '{A} waved past the coat. It did not feel silly, or only at the elbow. “Now there’s nowhere left,” said {H}. “Unless it’s straight down,” said {A}. They waved at the floor as well.'
      ]
    },
    {
      id: 'elder-wave',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“I’ve been in hospital too,” said {A}. “It was the evenings that were long. I used to look out and think, over there they’re having soup now.”',
        '“And were we?” asked {H}. “I expect so. It was a comfort to think of the soup.” {H} made up {H}’s mind to remember what there had been today. {whom} might want to know it exactly.'
      ]
    },
    {
      id: 'tell',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“When we talk to {whom}, we’ll say that we waved,” said {H}. “And which way.” “All ways,” said {A}. “And the floor.” They went through it once more, to have it ready.',
        '“Can I be sad when I tell it?” “You can tell it sad, or you can tell it funny,” said {A}. “{whom} will want to have it in any case.” {H} thought that the part with the coat was funny.'
      ]
    },
    {
      id: 'how-wave',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“How does {whom} wave?” asked {A}. {H} knew that exactly. It was only the fingers, all four of them, as if they were saying hello one after another. {H} did it for {A}.',
        '{A} tried it too, and the little finger came too late. “With {whom} it comes last on purpose,” said {H}. They both did it once, over the roofs, in just that way. It was a small wave. It was the right one for the evening.'
      ]
    },
    {
      id: 'seen',
      A: 'partner',
      paragraphs: [
        '“Did {whom} see it?” asked {H}. {A} was honest about that. “No,” said {A}. “I don’t think so. It’s too far, and there are walls.” {H} put both hands on the window sill. They were still warm from waving.',
        '“But I did it,” said {H}. “Yes,” said {A}. “And I saw it. So it has been seen.” Over the roofs there were a great many small lamps. They looked at all of them, to be sure.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window and leaned against the two.',
      '{names} made a round patch of breath on the glass.',
      { text: '{names} pointed too, and that made it one direction more.', needs: ['hands'] },
      { text: '{names} wiped the window with a sleeve, as far as the roofs.', needs: ['hands'] }
    ],
    way: [
      '{names} crept on to the bench beside {H}.',
      '{names} pressed up against the chair that {H} sat on.',
      { text: '{names} steadied the cup that was the hospital.', needs: ['hands'] },
      { text: '{names} moved the salt to where the shop might be.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along from window to window.',
      '{names} waved, with whatever there was to wave.',
      { text: '{names} lifted tired arms once more, for the bakery.', needs: ['hands'] },
      { text: '{names} opened the curtain at the last window.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took the spoon off its road and put the two cups away. The curtains stayed open by a hand’s breadth.',
    'Washed and dried, {H} lay down. It was a bed that could not go up and down. But there was a lamp beside it, and somebody in soft shoes not far away.'
  ],
  last: [
    'One hand lay on the pillow, quite open, and {H} was asleep.',
    'Over the roofs the small lamps stayed on, and {H} slept.'
  ]
})
