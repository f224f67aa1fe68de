import { wishPlot } from '../wish-plot.ts'

const PARTS = ['wings', 'tail', 'horn', 'horns', 'antlers', 'shell', 'mane', 'whiskers', 'beak', 'trunk', 'feathers', 'fin', 'fins', 'hump', 'spikes', 'prickles', 'petals', 'leaves', 'points', 'beard', 'moustache', 'tentacles', 'wool', 'ears', 'teeth', 'spines', 'quills']

export const whoeverPart = wishPlot({
  id: 'wish-whoever-part',
  visits: 'parted',
  whoever: [...PARTS.flatMap((part) => [`lost its ${part}`, `loses its ${part}`, `can’t find its ${part}`]), 'has no shell any more', 'is missing a wing', 'lost a feather', 'lost its arm', 'lost its branches', 'lost its fur', 'lost its leg', 'lost its nose', 'lost its paw', 'lost its scales', 'misplaced its tail', 'whose tail fell off'],
  except: ['hurt', 'hurts', 'sick', 'accident', 'trap', 'hunter', 'bitten', 'cut'],
  company: ['stick', 'stem', 'pot', 'sill', 'bump', 'magnifying', 'glass', 'newspaper', 'drop', 'point'],
  about: 'The hero wants one leaf from a bare stick in a pot, and under the magnifying glass the stick has the same bump as whoever has lost a part of itself.',
  titles: ['The Bump', 'It Itches', 'A Stick in a Pot', '{visitor} and the Magnifying Glass', 'As Long as a Comma'],
  want: [
    {
      id: 'the-stick',
      A: 'partner',
      paragraphs: [
        'On the windowsill stood a stick in a pot. It had been a plant, and had let go of all its leaves. {H} watered it every evening. {H} only wanted one leaf. “It’s finished,” said {A}. “It’s a stick.” “It’s thinking,” said {H}.',
        'Then somebody came in with a coat over one end, so as not to be looked at. It was {visitor.first}. “I had {visitor.it} till breakfast,” said {visitor}. “Without {visitor.it} nobody knows me. The postman said good morning to the gate.”'
      ]
    }
  ],
  way: [
    {
      id: 'made-of-paper',
      A: 'partner',
      paragraphs: [
        '“I’ll make you {visitor.some},” said {A}, who was quite sure. {A} made {visitor.it} of newspaper and tied on the string. It looked grand. Then {visitor} turned round, and the sugar was on the floor. {visitor} turned back to say sorry, and there went the milk.',
        '“And it itches,” said {visitor}, “just where the string is.” They took it all off again. It went on itching. {visitor} rubbed up and down on the door frame till the door hummed.'
      ]
    },
    {
      id: 'where-last',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did you have {visitor.it} last?” asked {A}. “On me,” said {visitor}. They looked behind the sofa all the same. There was an arm there, but it came off a chair. “Have you lost that too?” {visitor} asked the chair, and sat on it very gently.',
        '“When I got up, I felt so light,” said {visitor}. “I thought that it was the weather. Then I felt for {visitor.it}, and there I ended.” {visitor} felt once more, in case of a mistake. That was just where the itch was.'
      ]
    },
    {
      id: 'who-are-you',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Would you know me?” asked {visitor}. “Don’t be polite.” {A} went out, and came in again, and looked. “I’d know you,” said {A}. “You came in under a coat.” “That’s only since today.” “Then I’d know the way you say only,” said {A}.',
        '{visitor} said it a few times more. It was quite true. Nobody else said it as if it were a biscuit. “I hadn’t noticed that,” said {visitor}. “I always thought people went by {visitor.thing}.”'
      ]
    },
    {
      id: 'what-of-it',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Does the rest still work?” asked {A}. {visitor} went through it, from the top down. It was all there, and some of it was rather good. “What else do you need?” “{caller.wants},” said {visitor}, “but that’s not on account of {visitor.thing}. I needed that before.”',
        '{A} did not happen to have it in the house. So {A} {caller.move} instead, to keep things cheerful. {visitor} watched, and forgot the itch for a moment. Then it came back at once, as if it had been waiting behind a tree.'
      ]
    },
    {
      id: 'at-home-there',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do they say about it where you come from?” asked {A}. “I haven’t been back,” said {visitor}. “At home, {caller.where}, they all have theirs. I’d be the one that people are careful with.” {H} knew how that was. It had been like that with the plaster on one knee.',
        '“They carried my cup for me,” said {H}. “I can carry a cup.” “I could have carried two,” said {visitor}. {A} took a hand off {visitor}’s cup, and pretended to be looking for a spoon.'
      ]
    },
    {
      id: 'cardboard',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Paper’s no good,” said {A}. “It has to be something with a bit of weight.” {A} took the oven glove. It hung down like a fish that has given up. When {visitor} laughed, it clapped.',
        'That made {visitor} laugh more, and it clapped louder. “It likes me,” said {visitor}. They had to take it off, or they would never have stopped. Under it there was a red place, from the itch, about as big as a penny.'
      ]
    },
    {
      id: 'leaves-kept',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had kept the leaves of the stick in a book, one to a page. They were flat, and as brown as tea. “Couldn’t you glue them on again?” asked {visitor}. {H} had tried that. “They stayed on,” said {H}, “but they didn’t mean it.”',
        '{visitor} looked at them for a good while. “Did it cry?” asked {visitor}. “I don’t think so,” said {H}. “Every time there was a sort of click.” “With me too!” said {visitor}. “There was a click. I thought I’d sat on a biscuit.”'
      ]
    },
    {
      id: 'scratching',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The itch was in a place that you can’t reach. {A} scratched for {visitor}, with the long spoon. “Left,” said {visitor}. “Higher. Too high. There! No, that’s where it was before.” It was like looking for a mouse under a blanket.',
        'When it was found at last, {visitor} hummed, on one note. {H} took a turn, and {A} took another. “It’s only where {visitor.thing} used to be,” said {visitor}. “Nowhere else.” {A} looked at the spoon, and said nothing yet.'
      ]
    },
    {
      id: 'song-to-stick',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} always sang to the stick, since plants are said to like it. {visitor} stood next to it, to get some as well. So {H} sang the one about the ducks, with all the verses, to both of them. {A} did the quacks.',
        'They looked at the stick, and then at {visitor}. There was nothing to be seen on either. “It takes more than one song,” said {H}. “It’s had forty so far.” “I don’t mind,” said {visitor}, and sat down by the pot. “I’ll take mine with the quacks.”'
      ]
    },
    {
      id: 'hat-stand',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What was it good for, exactly?” asked {A}. {visitor} had never been asked that. “You can tell how I feel from it,” said {visitor}. “Up is glad, and down is tired.” {A} wanted to know how one was to tell now. “I have to say it,” said {visitor}.',
        'So {visitor} said it. “I’m a bit up because of the tea,” said {visitor}, “and rather down in between.” {H} found that very clear. {A} had a try as well. {A} was up at the left and down at the right, and had not known it till then.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came and had a look at {visitor} from close up. It took quite some time. It was the bare place that {A} was interested in, and nothing else.',
        '“Don’t stare,” said {H}. But {A} went closer still and put a nose to it. “That’s cold,” said {visitor}, “and it’s nice. It’s the first thing today that helps.” {A} had found something there, and was not going to be talked out of it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I lost both my front teeth in one week,” said {S}. “I went to the baker for six sausage rolls. I got thixty.” “Did you eat them?” asked {A}. “We had them till Easter,” said {S}. “I learned to point.”',
        '“And then?” asked {visitor}. “Then it itched,” said {S}, “and I kept putting my tongue there.” {S} stopped, and looked at {visitor}, with the tongue just behind those two teeth. They were rather big ones.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had lost a good many things, and knew how it was done. “First you look where it is,” said {S}. “It isn’t there. Then you look where it isn’t.” {A} asked how long that took. “Till it’s supper,” said {S}.',
        '{visitor} and {S} looked in all the places where it was not. They did the bread bin, and the boots. “It’s really not here,” said {S}, well pleased, each time. They had never been so sure of anything.'
      ]
    },
    {
      id: 'what-pushes',
      A: 'partner',
      paragraphs: [
        '{A} was sweeping up the sugar. In it lay the very last leaf. {A} turned it over. “It’s quite smooth at the end,” said {A} slowly. “It wasn’t torn off. It was pushed.” {A} got the magnifying glass, and held it to the stick.',
        'Where the leaf had been, there was a bump. It was as big as a crumb, and the tip was green. “Does it itch?” whispered {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-same-bump',
      A: 'partner',
      paragraphs: [
        '“Hold still,” said {H}. {A} held the glass, and {H} looked. Right in the middle of the itch there was a bump. “You’ve got one, too,” said {H}. “You’re getting {visitor.some}!”',
        '{H} let one drop of water fall on the stick, and one on {visitor}, to be fair. {visitor} squeaked. Then there was a rustle, like a sweet being unwrapped in the dark. Something pushed out. It was damp and creased, and half as long as a thumb.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} held the ruler to it. “Four peas long,” said {A}, and wrote it on the door frame with the date. Beside it were all the other marks, of {H} and the rest. {visitor} had never been on a door frame before.',
        'After a story they measured again. It was four peas and a lentil. “It’s going like mad,” said {visitor}. “I can feel the wind of it.” In the night it would want a pillow of its own.'
      ]
    },
    {
      id: 'wags',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can it do anything yet?” asked {A}. {visitor} thought hard. They all bent over it with the glass. It moved, by about a crumb. “That was Up,” said {visitor}. “I was glad just then.”',
        '“And now?” asked {H}. It moved again, the other way. “I’m still glad,” said {visitor}. “It hasn’t quite learnt which is which.” It was rather like the first time on a tricycle.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '“It’s all there, only small,” said {visitor}, and felt it from both sides. “I must have grown out of the last.” {A} made it a cap of newspaper, against the draught. {visitor} went home with the coat over one arm, or thereabouts. They could see the cap as far as the corner.',
        '{H} watered the pot once more. “And when do I get my leaf?” “It’s thinking,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the stick, which is good for plants.',
      '{names} looked behind the guest, and there was only more guest.',
      { text: '{names} tapped the pot, to see if anybody was in.', needs: ['hands'] },
      { text: '{names} wiped the sill round the pot, and wiped round again.', needs: ['hands'] }
    ],
    way: [
      '{names} rubbed on the other side of the door frame.',
      '{names} got some of the sugar, and it was no loss.',
      { text: '{names} tied a knot in the string, and then could not undo it.', needs: ['hands'] },
      { text: '{names} scratched as well, without having an itch.', needs: ['hands'] }
    ],
    turn: [
      '{names} came too near the glass, and turned into nothing but nose.',
      '{names} lay down as near to the bump as was allowed.',
      { text: '{names} got out the best flannel, in case it was cold.', needs: ['hands'] },
      { text: '{names} drew the bump, four times as big, for the fridge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sugar was in the bin, and the newspaper was flat again. {H} washed, and felt for bumps along the way, and found two elbows.',
    'In bed {H} looked across at the sill. Against the window you could see the stick, and on it something was as long as a comma.'
  ],
  last: [
    'It was thinking, in its pot, and {H} had stopped, and was asleep.',
    'Something grew by about a crumb that night, and so did {H}, who was asleep.'
  ]
})
