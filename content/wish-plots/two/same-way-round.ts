import { wishPlot } from '../wish-plot.ts'

export const sameWayRound = wishPlot({
  id: 'wish-two-quarrels',
  tellsAny: 'quarrels',
  about: 'Two who have quarrelled hold the two ends of a skipping rope and turn it each the other way, until somebody else says of one what only the other may say.',
  titles: ['Tell the Other End', 'Not Turning', 'A Hundred without Stopping', '{H} Takes the Messages', 'Cross the Same Way Round'],
  company: ['rope', 'door', 'chair', 'lampshade', 'hall'],
  want: [
    {
      id: 'two-ends',
      A: 'partner',
      paragraphs: [
        '{H} wanted to skip up to a hundred, with the long rope. At the one end stood {role.first}, and at the other {mate.first}. “They’ve had a quarrel,” said {A}. “Tell {mate} that I’m not turning,” said {role}. {mate} was four steps away. “Tell {role} that I wasn’t going to anyway,” said {mate}.'
      ]
    }
  ],
  way: [
    {
      id: 'there-you-are',
      A: 'partner',
      paragraphs: [
        '“What was so bad?” asked {A}. “Just watch,” said {role}. And {mate} {mate.trouble}. “There! While I was talking.” “And {role}?” asked {mate}. And {role} {role.trouble}. “There! Every single time.”',
        'Now they were not speaking at all. So {H} ran to and fro along the rope with messages.'
      ]
    },
    {
      id: 'what-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did it begin?” asked {A}. “It was over {quarrels.over},” said {role}. “It was over how it was said,” said {mate}. {A} heard both sides, first the left and then the right. Each took just as long.',
        'Afterwards {A} had to sit down. “You’re right,” said {A} to {role}. “And you’re right,” said {A} to {mate}. They had both been hoping for more.'
      ]
    },
    {
      id: 'knots',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The next message had five parts. So as to lose none of them, {H} tied a knot in the rope for each. The fifth was about a cushion, and was a double one.',
        'At the other end {H} felt along the knots. “First you were loud. Then you were louder. Then I don’t know, then you were quiet on purpose, and then the cushion.” “The third is that I pushed in,” said {mate}. “Everybody knows the third.”'
      ]
    },
    {
      id: 'lampshade',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The messenger had to sit down for a bit, and {A} was blowing on the messenger’s feet. Nobody carried anything. It got very quiet in the room. “Lampshade,” said {role} at last, “there are some who leave the door open.”',
        '“Lampshade,” said {mate}, “there are some who could ask nicely.” The lampshade was told eleven things altogether. It was a good one for that, and passed on nothing.'
      ]
    },
    {
      id: 'half-the-room',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{role} laid a line of socks through the middle of the room. This half was for {role}, and that half was for {mate}. Then they looked at what they had. {mate} had the biscuits. {role} had the door.',
        '“Ask whether I may go out,” said {mate}. “Ask for a biscuit,” said {role}. {A} went over with a biscuit and came back with a please. After the third biscuit somebody had moved two of the socks.'
      ]
    },
    {
      id: 'at-three',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Somebody’s got to say sorry first,” said {A}. Neither wanted to be that. “Then both at once, at three,” said {H}, and counted. One, two, three. There was not a sound.',
        '“I was listening for yours,” said {role}. “I was listening for yours,” said {mate}. They did it again, at four. This time they both said, “Well?”'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'The longest message was mostly about {mate.part}. {H} was out of breath, and had forgotten most of it. “It says good evening,” said {H}. “Then good evening back,” said {mate}. “But say it crossly.”',
        '“I never said good evening!” called {role}. “I heard you not say it!” called {mate}. They grabbed the rope and turned, and it hung in a twist. “Each is cross with the other,” said {A}, “so it goes in two directions. They’d have to be cross the same way round.”'
      ]
    },
    {
      id: 'door-handle',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We’ll do without one of you,” said {A}, and tied one end to the door handle. {role} turned. Click, the door came open and followed the rope into the room. “It’s never done that with {mate},” said {role}.',
        '“Tell {role} thank you,” said {mate}. “It wasn’t meant to be nice,” said {role}. {H} carried the thank you back again. It was the first thing that evening that nobody had wanted.'
      ]
    },
    {
      id: 'do-without',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If it bothers anybody so much, I can leave off,” said {role}. And {role} {role.hides}. It did not look good. {mate} tried to see only the wall, but looked over it again and again.',
        '“Tell {role} to stop that,” said {mate} to {A}. “Tell {role} that it’s worse.” “Worse than before?” asked {A}. “Worse to look at,” said {mate}. “I don’t know anybody like that.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was to take over a message as well. It was folded small, and it began with “Some people”. {A} set off at once, and stopped halfway, and lay down on it.',
        'They waited for it on both sides. “What does it say?” called {mate}. “Nothing that can’t wait,” called {H}. When {A} got up again the message was warm, and so crumpled that you could read only “people”.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My cousin and I once weren’t speaking on a bus,” said {S}. “It was about who sat by the window.” “How long for?” asked {A}. “For nineteen stops,” said {S}. “I counted them, as I had nobody to talk to.”',
        '“And then?” “Then there was the sea,” said {S}. “I said look, and my cousin said where.” {A} wanted to know who had been by the window. “A lady with a cake,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“That’s not how you quarrel,” said {S}, and showed it with {A}. “You did.” “I didn’t.” “You did.” “I didn’t.” It went faster and faster. Then they got muddled, and {S} said “I didn’t” as well.',
        '“You’re right,” said {A}, “you didn’t.” They both had to sit down on the rope with laughing. {role} and {mate} had watched closely. “We do it longer,” said {role}.'
      ]
    },
    {
      id: 'two-lists',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} made a list for each of them, of all that the other had done. {mate} had nine things on it, and {role} had nine things. Number four was the same on both. “That was the day with the tablecloth,” said {role}.',
        '“You sat on it,” said {mate}. “And you pulled,” said {role}. “With me and the jelly.” {A} saw both of them press their lips together. It must have looked very funny, with the jelly.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-i-may',
      A: 'partner',
      paragraphs: [
        '{H} knew how. “You’re right,” said {H} to {role}. “Who could put up with {mate.part}?” “I beg your pardon?” said {role}. “{mate.why}.” “And {role.part}?” said {A}. “That’s worse.” “It is not,” said {mate}. “And if anybody says so, it’s me!”',
        'They both glared at {A}, as hard as they could. And the rope went round. Slap. Slap. Slap.'
      ]
    },
    {
      id: 'keep-it-up',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“They’re slowing down,” panted {H}. “Say something else.” {A} thought hard. “You both walk funnily,” said {A}. The rope flew. “And your feet are on the wrong way round.” Now you could hardly see it.',
        '“That’ll do,” called {H}, from somewhere up above. {A} took back the feet. It had been very hard to think of anything, with two such nice ones.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Show {A} how it really goes,” said {mate}, “so that there’s no more talk.” So {role} {role.use}. “There!” said {mate}. It was the same word as before, and a quite different one.',
        '“And now {mate},” said {role}. And {mate} {mate.use}. “Every single time,” said {role}, and looked round to see whether {A} had noticed. {A} took back all of it, in a loud voice, twice.'
      ]
    },
    {
      id: 'a-hundred',
      A: 'partner',
      paragraphs: [
        '{H} jumped in. At ninety-two {A} was forgiven. “Tell {mate} that it’s sagging on the left,” said {role}. “Tell it yourself,” called {H}. “I’m skipping.”',
        'It was quiet for two whole skips. “It’s sagging a bit,” said {role}. “Thank you,” said {mate}, and held it higher. “A hundred,” said {A}. But they went on turning, as they had only just got into it.'
      ]
    },
    {
      id: 'forgotten',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And what about the quarrel?” asked {A}. “We’ll go on with it tomorrow,” said {role}. “Where had we got to?” asked {mate}. They thought about it, one at each end. {role} still knew the beginning, and {mate} knew how loud it had been.',
        '“Was it my turn?” “I think it was mine.” “No, do go first,” said {mate}. So then they nearly had one about that.'
      ]
    },
    {
      id: 'lampshade-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} wanted a go as well, and {H} counted. But {A} skips with one foot after the other. At seven the rope was round the second. “It was turned crookedly,” said {A}. “It was not,” said {role} and {mate} at once.',
        '“Then I’m not speaking to either of you,” said {A}. “Tell {A} that it was not crooked,” said {role}. “It was not crooked,” {mate} told {A}, and held the rope quite straight.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the rope, exactly halfway.',
      '{names} looked to the one end and to the other, and kept out of it.',
      { text: '{names} turned the air, to show how it is done.', needs: ['hands'] },
      { text: '{names} pulled the rope straight, in case it was only that.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well to the middle, where nobody was cross.',
      '{names} turned away from both ends at once.',
      { text: '{names} took a message over, and brought back the wrong one.', needs: ['hands'] },
      { text: '{names} undid the twist, and there was another behind it.', needs: ['hands'] }
    ],
    turn: [
      '{names} bobbed up and down, a little after each slap.',
      '{names} ducked each time, although it was a long way off.',
      { text: '{names} clapped on every tenth one.', needs: ['hands'] },
      { text: '{names} held up fingers for the tens.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rope was laid together, one end on the other. {role} {role.night}. And {mate} {mate.night}.',
    '{H} washed and lay down with hot feet. There was one more message, and the pillow was told it.'
  ],
  last: [
    'The two ends lay side by side on the hook, and {H} slept.',
    'There were no more messages tonight. The messenger was {H}, and was asleep.'
  ]
})
