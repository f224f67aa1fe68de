import { wishPlot } from '../wish-plot.ts'

export const deedOneDoorFurther = wishPlot({
  id: 'wish-deed-one-door-further',
  tellsAny: 'once',
  deeds: ['delivers'],
  out: true,
  about: 'Something has to go the whole length of the road, and slippers only go as far as next door; so each neighbour brings it one door further, and a tin comes back the same way.',
  titles: ['One Door Further', 'As Far as Slippers Go', 'Nine Doors and a Tin', '{H} Rings Next Door', 'Only to the Next One'],
  company: ['step', 'road', 'hedge'],
  want: [
    {
      id: 'all-this-way',
      A: 'partner',
      paragraphs: [
        'It was nearly time for bed, and {H} and {A} had their slippers on, when the bell rang. Outside stood {once.first}, still {once.doing}. “All the way here is done,” said {once.who}, “and now there’s all this road.”',
        'And {once.the} felt twice as heavy by now. {H} looked up the road. At the far end the lamps were as small as peas. {H} had never seen anything arrive, and wanted to.'
      ]
    }
  ],
  way: [
    {
      id: 'as-far-as-the-hedge',
      A: 'partner',
      paragraphs: [
        '“We’ll help,” said {H}, and took hold of {once.the} on one side, and {A} on the other. It went very well, as far as next door. There {H} lost a slipper, and {A} lost one in the hedge.',
        'They tried again, and lost the other two. Three times {once.the} got as far as next door, and had to wait for the slippers.'
      ]
    },
    {
      id: 'what-helps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'While they got their breath back, {A} had a look at {doer.part}. “Does that help,” asked {A}, “with a thing like this?” “Not with the carrying,” said {once.who}. “But people open sooner.”',
        'They tried it at the house across the road. There was hardly a ring, and the door was open. “Oh,” said a man with half his face shaved. “I thought so.” He did not say what he had thought.'
      ]
    },
    {
      id: 'the-eye',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It takes a while until somebody comes to a door. While they waited, {once.who} {doer.does}. The flap of the letter slot went up, and an eye looked out. “We’re not selling anything,” said {A} to the eye. “It’s a delivery.”',
        'The eye looked at {once.the} from left to right. Then the flap fell shut, and they heard the eye in the hall, calling for its glasses.'
      ]
    },
    {
      id: 'which-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you hold a thing like that?” asked {A}. They tried at the top, and they tried round the back. In the end {H} took {what.part}, and after that {once.the} came along like a lamb.',
        '“It says so nowhere,” said {once.who}. “You have to find out for yourself.” {A} wanted to try {what.part} too. They changed over at the hedge, and again at the gate.'
      ]
    },
    {
      id: 'this-way-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Which way up?” asked {A}. “This way up,” said {once.who}, and there was a silence. {H} and {A} had it exactly the other way. Very slowly they turned {once.the} round, and they turned round themselves.',
        'Now it was right, but they were facing home. “It’s quite usual,” said {once.who}. “On most deliveries somebody walks backwards.” So {H} walked backwards, and said good evening to the hedge after it had gone by.'
      ]
    },
    {
      id: 'a-small-noise',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the kerb there was a small noise. “Was that you?” asked {A}. “No,” said {H}. “That was {once.the}.” They went on, on tiptoe, and there it was again, quite clearly: {what.sound}.',
        'Three houses off a window opened. “{what.sound}?” said somebody. “Only going past,” called {H}. The window stayed open, in case there was more.'
      ]
    },
    {
      id: 'how-far-slippers-go',
      A: 'partner',
      paragraphs: [
        '{A} sat down beside {once.the} and looked at four wet slippers. “They go as far as next door,” said {A}. “They’ve never been any further.” Mrs Pym had come out, because of the hedge, in slippers. “Nor have mine,” said Mrs Pym.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-to-the-next',
      A: 'partner',
      paragraphs: [
        '{H} looked at all the doors up the road. Behind each there were slippers by now. “You needn’t bring {once.the} all the way,” said {H}. “Only to the next door, and then you ring.” Mrs Pym had never been asked for so little. So {once.the} went off up the road, and {once.who} went along, to explain.',
        { extra: 1, both: ['They heard the bell. They heard somebody say “At this hour?” and then “Only to next door?” And then they heard slippers, a different pair.'] }
      ]
    },
    {
      id: 'half-a-face',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One door had a chain, and in the gap there was half a face. “Who’s that from?” asked half a face. “From next door,” called {H}. “And who’s it for?” “For next door.” “Then it’s got nothing to do with me,” said half a face.',
        '“No,” called {A}. “It’s only passing through.” Half a face thought it over. What is only passing through has to be let through. The chain came off, and there was a whole face, with cream on it.'
      ]
    },
    {
      id: 'bells',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had never known what the doors of their own road sounded like. The red one went ding, and left out the dong. The green one played a tune that was longer than the way to the door.',
        'One had no bell at all. “There you have to cough,” said {A}. They heard {once.who} try it. Then four doors opened, for coughing sounds much the same to everybody.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A lady came out with a towel round her hair. She wanted to know where {once.the} had to go, before she took hold. “{once.tail},” said {once.who}. She looked along the road, and then down at her feet. “In these?”',
        '“No,” called {H} from their step. “In these only as far as the gate with the ivy.” “That I can do,” said the lady. She even went one gate further, and came back looking like somebody who has been abroad.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 4,
      paragraphs: [
        'An old man wanted to know with whom he was dealing. {A} called up to him that it was {once.first}. “{doer.fact},” called {A}, so that he knew a bit more. “Ah,” said the old man, as if that explained a good deal.',
        'He went in and fetched his hat. Without a hat he had never delivered anything. Then he brought {once.the} all of fifteen steps. At the end he took the hat off again.'
      ]
    },
    {
      id: 'signed-for',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The man at the glass door would not take {once.the} without signing for it. Nobody had any paper. So he breathed on the pane and signed that, with one finger and a big loop underneath.',
        '“And the date,” said {A}, who knew about such things. He had to breathe a second time for the date. By then the name had run down into the loop, and he signed again. It was a slow door.'
      ]
    },
    {
      id: 'one-slipper',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the blue door there was only one slipper. The other had been under something since Easter. “Then go half the way,” called {A}. So the man hopped as far as the rose bush, and {once.the} waited there.',
        'From the other side came a woman who had one slipper as well. It was green too. They looked at each other’s feet over {once.the} for quite some time. “Since Easter?” asked the man.'
      ]
    },
    {
      id: 'pet-rings',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'At every ring {A} looked at their own door, for that is where rings come from. Nobody was there. It rang again, and {A} looked again. {H} explained about {once.the} and about the road.',
        'By the fifth bell {A} had stopped looking. By the seventh {A} gave a sigh, and looked at {H} instead. Of all the people who had not rung, {H} was the nearest.'
      ]
    },
    {
      id: 'elder-horse',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small, the milk came with a horse,” said {S}. “The horse knew all the doors by itself.” “And the milkman?” asked {A}. “He came along to keep it company,” said {S}.',
        '“Once they sent us a new horse. All that week we had next door’s milk.” “And what did next door have?” asked {A}. {S} looked up the road after {once.the}. “Next door had the horse.”'
      ]
    },
    {
      id: 'child-rings',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be the one who rings, and so they went along to one more door. {S} rang with a whole hand, and held it there. “Once is enough,” said {A}. {S} rang again, to show how long once was.',
        'A lady came out with her coat over her nightdress and a suitcase. “Is it as bad as that?” she asked. “It’s only for you to bring to next door,” said {S}. She put down the suitcase. She seemed almost sorry.'
      ]
    },
    {
      id: 'baby-bells',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was held up on the step in a blanket, so as not to miss anything. Far off a bell went ding-dong. {A} thought it over, and said something with two notes as well. Then the next bell had to wait until {A} was done.',
        '“It’s ringing back,” said {H}. “There’s one more door down there,” said somebody up the road, “a very small one.”'
      ]
    },
    {
      id: 'guest-slippers',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '{A} had borrowed slippers, because {A} was only visiting. Nobody could say how far those went. {A} took a few steps up the road in them, to try. They did not stop at next door, and they did not stop at the ivy.',
        '“Whose are they?” called {A} from some way off. They had been a present from an aunt who travelled a great deal. {H} called {A} back before it was too late.'
      ]
    },
    {
      id: 'and-on-the-way',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody in the road had counted on that. Windows went up as far as the bend. After that they all stayed out on their steps.'
      ]
    },
    {
      id: 'a-long-road',
      A: 'partner',
      paragraphs: [
        '{H} and {A} listened from their step until the slippers were no louder than mice. Far away somebody clapped, and somebody else. It came down from door to door, like rain. “What’s that?” whispered {H}. “That’s {once.the},” said {A}, “arriving.”',
        'Door after door fell shut, nearer and nearer, and a tin came along with the news. {once}, so they said, and this was for all who had helped. At the far end it had been full, and each door had taken one. Mrs Pym held it over the hedge. In it lay one biscuit. “Next time,” said {H}, “we’ll live at the other end.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out in bare feet, and made for the nearest mat.',
      '{names} peered up the road, until the lamps began to swim.',
      { text: '{names} took a good hold of {once.the}, and then a better one.', needs: ['hands'] },
      { text: '{names} put the door on the latch, and the milk bottle against it.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the wet, and sat down on next door’s mat.',
      '{names} rustled in the hedge after a slipper.',
      { text: '{names} emptied the water out of four slippers.', needs: ['hands'] },
      { text: '{names} lined the slippers up on the wall, to drip.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled on the top step, where you could hear furthest.',
      '{names} hummed along with the bells, further and further off.',
      { text: '{names} waved {once.the} on, until there was only dark to wave at.', needs: ['hands'] },
      { text: '{names} hung a lantern on the gate, for the way back.', needs: ['hands'] }
    ]
  },
  bed: [
    'They broke the biscuit in two, and it was still a little warm from all those hands. The slippers stood by the door to dry.',
    'Freshly washed, {H} lay down. Somewhere past the end of the road {once.who} had nothing left to bring. There was the whole way back to be slow in.'
  ],
  last: [
    'The last door in the road fell shut, as softly as a book, and {H} was asleep.',
    'It was only one door further from the pillow, and {H} went there without slippers, and was asleep.',
    'Up the road a bell went ding, very softly, and {H} slept.'
  ]
})
