import { wishPlot } from '../wish-plot.ts'

export const theSuitcase = wishPlot({
  id: 'wish-role-stays',
  tellsAny: 'stays',
  about: 'Somebody goes a long way and unpacks all of home there, and then there is nothing to be seen of where it is.',
  titles: ['Packed for Home', 'Just Like Where We Live', 'Under the Suitcase', '{role} Goes Away', '{H} Shuts the Lid'],
  company: ['kitchen', 'door', 'hall', 'window'],
  want: [
    {
      id: 'on-the-way',
      A: 'partner',
      paragraphs: [
        'With a very large suitcase, in the doorway, stood {role.first}. “I’m going {stays.to},” said {role}. “Is it far?” asked {A}. “It’s in here,” said {H}, and took {stays.stand}. So {role} {role.enters}.',
        '“That’s {stays},” said {H}, “as far as it’ll go.” {A} had once read about it. “{stays.fact},” said {A}. That was the sort of thing for which {role} had come.'
      ]
    }
  ],
  way: [
    {
      id: 'unpacked',
      A: 'partner',
      paragraphs: [
        'First {role} unpacked. Out came {role.wants}. Out came a cushion, the lamp and a picture of home. All of it was put down {stays.in}, from one end to the other. “There,” said {role}. “Just like home.”',
        'It was. {role} felt so much at home that {role.it} {role.trouble}. “But where’s {stays}?” asked {role}. “I thought there’d be more of it.”'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to write a postcard,” said {A}. {role} had brought one along. On the front there was a picture of home. “So that they know who it’s from,” said {role}.',
        'On the back {role} put that the weather was the same. {H} read it over. “That isn’t news,” said {H}. “No,” said {role}. “I was hoping that something would happen.”'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve heard something else about it,” said {A}. “{stays.guess}.” {H} didn’t believe it, and {role} believed it at once.',
        '“We could ask somebody who lives there,” said {H}. They looked round for somebody. There was only {role}, who had lived there for ten minutes. “I haven’t noticed it,” said {role}. “But I’ve been unpacking.”'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do people eat there?” asked {A}. {role} had packed sandwiches, in case it was something else. There were forty of them, in paper. They tasted of suitcase.',
        '“Are they good?” asked {H}. “They’re just like the ones at home,” said {role}, and chewed. After the third it didn’t sound like praise any more. {A} had one as well, to be polite, and put half of it up one sleeve.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Perhaps people there manage without {role.part},” said {A}. So {role} {role.hides}. {stays} was not any bigger for it. There was only less of {role}.',
        '{A} lay down and looked along the floor. “I can see a bit of it,” said {A}, “under the lamp. There’s a whole {stays.bare} under your suitcase.”'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{role} had a map as well. It was a very good one, with every path on it. They turned it this way and that. “I can’t find us,” said {A}. “It’s of home,” said {role}. “You don’t want to get lost without one.”',
        '{H} laid it on the floor and put one finger on it. “Then we’re here,” said {H}, and pointed to the rug, a good way past the edge. All three looked at the rug. It was the most exciting bit of the map.'
      ]
    },
    {
      id: 'pet-native',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '“That’s somebody from there,” said {H}, as {A} came by. {role} bowed. {A} sat down in the only place where there was any room, and began to wash.',
        '“They’ve got time here,” said {role}, much impressed. {role} sat down too, and did as {A} did, as far as it could be reached. You should always do what people do there.'
      ]
    },
    {
      id: 'elder-trip',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My father took his own chair,” said {S}. “Everywhere. On two trains and a boat, once, and then up a hill.” “Was it a good chair?” asked {A}.',
        '“It was the same chair,” said {S}. “He sat down in it and said, Very nice. He said it with his back to the sea.” {S} shook {S}’s head. “We turned him round in the end. All four of us. He said it again, but differently.”'
      ]
    },
    {
      id: 'child-trip',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to come along and had packed too. It was one glove. “What’s that for?” asked {A}. “For the other hand,” said {S}.',
        'They all thought that this was very well packed. {S} put on the glove and waved with it, in every direction. Nobody there had seen a wave like it. It was new for the place as well.'
      ]
    },
    {
      id: 'journey',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It doesn’t feel as if I’d gone,” said {role}. “It was too quick.” So they did the journey once more, properly. {A} was the ticket man, and a tunnel, and the person who eats an egg.',
        'They changed twice, in the hall. At the second place they had to wait, because of leaves. {role} got out at the other end, tired and a bit crumpled. It was much further away than before.'
      ]
    },
    {
      id: 'miss',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Are you a bit homesick?” asked {A}. {role} looked at all that stood about. “How would I be able to tell?” said {role}. That was a good question.',
        '{H} put a tea towel over the lamp from home, just for a moment. “Now?” asked {H}. {role} felt for it. “A little,” said {role}. “Just here. It’s quite nice. It shows that I’m away.”'
      ]
    },
    {
      id: 'snap',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let me take one of you,” said {A}, with a box for a camera. {role} stood up straight in front of everything. Click. “What can you see in it?” asked {role}. “You,” said {A}, “and the cushion, and the lamp.”',
        '“And behind me?” {A} looked into the box again. “There’s something behind you,” said {A}, “but you’re standing in front of it.” {role} stepped to one side. Click. It was a much better picture, and there was nobody in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'lid',
      A: 'partner',
      paragraphs: [
        '“You’ve brought {role.part} anyway,” said {H}. “That’s enough of home.” All the rest went back in, and the lid was shut. Then they could see it: {stays}, all of it, and right in front {stays.part}.',
        'They did what people do there, and {stays.move}. And because you may, when you’re a long way off, {role} {role.use}. Nobody {stays.in} had ever seen that before.'
      ]
    },
    {
      id: 'second-card',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now {role} had something to put on a postcard home. “Dear all,” wrote {role}. “You won’t believe it.” After that {role} tried to say it, for a whole line. There was a drawing, too, and an arrow.',
        '“How does it end?” asked {A}. “Wish you were here,” said {role}. “But not all of you. And not at once.”'
      ]
    },
    {
      id: 'take-home',
      A: 'partner',
      paragraphs: [
        '“And when you’re home again?” asked {A}. “Then I’ll unpack,” said {role}. A crumb of {stays} went into the suitcase, on top of everything. “It goes next to the lamp.”',
        { extra: 1, both: ['They carried the suitcase to the door together. It was much lighter. Nobody could say why, for nothing had been taken out.'] }
      ]
    },
    {
      id: 'evening-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the evening it was quieter there than anybody had thought. {stays} {stays.does}. {role} listened to it and looked. {H} and {A} lay on either side, a good bit apart, because there was room.',
        '“At home it would be time for the lamp,” said {role}. “Shall we?” asked {H}. “No,” said {role}. “You can see so much without.”'
      ]
    },
    {
      id: 'stay-on',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“I could stay for good,” said {role}. “Then it’d be home,” said {A}, “and you’d have to pack.” {role} hadn’t thought of that. There was no end to it, once you began.',
        '“You’d better go home a bit too soon,” said {H}. “Then you’ll want to come back.” They set it at one more hour, and looked at everything once more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat on the suitcase, and it shut a little better.',
      '{names} sniffed at the lid, where it smelled of somebody’s home.',
      { text: '{names} stuck a label on the suitcase, as they do at stations.', needs: ['hands'] },
      { text: '{names} carried one end of the suitcase, and felt how much home was in it.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed in between the cushion and the lamp.',
      '{names} felt very much at home, and that was the trouble.',
      { text: '{names} hung the picture of home, a bit to the left.', needs: ['hands'] },
      { text: '{names} unfolded two more things, and ran out of floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched out, where there was so much more of it now.',
      '{names} gazed into the distance, and it was nearly that far.',
      { text: '{names} leaned on the lid, until both locks went click.', needs: ['hands'] },
      { text: '{names} wrote a postcard, and handed it over in person.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put everything that had been {stays} back where it belonged. {H} handed over the suitcase, and {role} {role.night}.',
    'When {H} had washed, {H} lay down. Far away in another home there was a lamp, and now it had a crumb beside it.'
  ],
  last: [
    'In bed it was just like home, because it was home, and {H} slept.',
    'The lid was shut, and nothing was left to pack, and {H} was asleep.'
  ]
})
