import { wishPlot } from '../wish-plot.ts'

export const whales = wishPlot({
  themes: ['whales'],
  moods: ['waiting', 'learning'],
  about: 'The hero calls a whale through the plughole, first too high and then without a gap for the answer.',
  titles: ['The Pea in the Plughole', '{H} Calls a Whale', 'Lower Than a Bus', 'Low, Lower, Lowest', '{H} and the Long Pipe'],
  want: [
    {
      id: 'plughole',
      A: 'partner',
      paragraphs: [
        '“Hello! Whale!” {H} was calling into the plughole of the kitchen sink. {H} wanted to talk to a whale.',
        '“Why in there?” asked {A}. “Because it goes to the sea,” said {H}. “And at the other end there are whales in it.” {A} looked in too. So far there was one green pea, a long way down.',
        '“I’ve called five times,” said {H}, “and as high as I can.” “Big things talk low,” said {A}. “Listen to a bus. Then listen to a bee.” {H} thought of how big a whale was. “The whale thinks I’m a bee,” said {H}.'
      ]
    },
    {
      id: 'cow',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'First {H} tried to go lower without any help. {H} tucked in {H}’s chin and started with a sheep. From there {H} went down to a cow, and after the cow came only air.',
        '“That’s the bottom,” said {H}. {A} tried it as well, and got as far as a cow with a cold. “A whale’s under that,” said {A}. “A whale’s in the cellar of the cow.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-tube',
      A: 'partner',
      paragraphs: [
        '{A} found the cardboard tube from inside a kitchen roll. {H} put {H}’s lips to one end and buzzed. It made a noise like a very cross bee.',
        '“Wait,” said {A}, and pushed a second tube onto the end. {H} buzzed again. This time it was a motorbike. “I didn’t do anything different!” said {H}. “You got longer,” said {A}. “And longer is lower.” {H} ran to find a third.'
      ]
    },
    {
      id: 'hunt',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked everywhere for tubes. One had a poster in it, and the poster had to lie under a chair. One had foil on it, and there was too much foil to hurry.',
        'One was still on the wall in the bathroom, with the paper on. {H} looked at {A}. {A} looked at the paper. “No,” said {A}. “That whale can wait till Thursday.”'
      ]
    },
    {
      id: 'rice',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it eat down there?” asked {H}. “Things as small as your thumb,” said {A}, and fetched the sieve. “It takes a great mouthful of sea. Then it pushes the water out through a sort of comb, and its supper stays in.” {H} tipped a cup of water and rice into the sieve. Down ran the sea, and the rice stayed.',
        '{H} looked at it, and then at the one green pea in the plughole. “That one got through the comb,” said {H}. “It must have been quick,” said {A}.'
      ]
    },
    {
      id: 'pet-eye',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} shut one eye and looked through the pipe, to see if it was straight. At the other end there was an eye. It was dark and wet and it did not blink.',
        '“Whale,” breathed {H}. Then {H} looked over the top instead. It was {A}, at the other end. {H} told {A} all about whales, through the pipe, and {A} had no questions.'
      ]
    },
    {
      id: 'elder-spoons',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Let me do the bottom note,” said {S}. “I’ve been saving it.” {S} took a breath that went right down to {S}’s slippers, and sang into the pipe. A lid on the shelf began to shiver.',
        '{A} put a hand on the lid, and the shiver went up {A}’s arm. “You were nearly a whale,” said {A}. “A blue one has a tongue as heavy as an elephant,” said {S}. “I do it all with a small one.”'
      ]
    },
    {
      id: 'bend',
      A: 'other',
      spare: 2,
      paragraphs: [
        'With seven tubes the pipe was so long that its middle hung down. “A whale would have to sing uphill,” said {A}, and held the middle up with both arms.',
        '“Am I low yet?” called {H} from the end. “I can’t hear it,” said {A}, “but I can feel it in my elbows.” {H} buzzed once more, just for the elbows. {A} giggled, and the pipe giggled with both of them.'
      ]
    },
    {
      id: 'saucer-eye',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How long is a blue one, really?” asked {H}. {A} put a saucer on the kitchen floor. “That’s its eye,” said {A}. “Now walk along it.” {H} walked along the whale, past the table and out at the kitchen door. There was a wall.',
        '“Is that the tail?” called {H}. “You’ve only just done the head,” called {A}. “You’d need three buses for all of it.” {H} walked back, and went round the saucer, so as not to step in it.'
      ]
    },
    {
      id: 'small-end',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} wanted to hear what the whale would hear. So {A} put one ear to the far end. “Hello, whale,” said {H} into the near one. “Hello,” said {A}. “How’s the sea?” asked {H}.',
        '“Wet,” said {A}. “There’s a lot of fish in it.” {H} asked if the whale had any children. {A} thought about it. “One,” said {A}. “It weighs as much as a van, and it still wants carrying.”'
      ]
    },
    {
      id: 'there-she-blows',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A whale can hold its breath for an hour,” said {A}. {H} took one straight away, and sat there with round cheeks. The clock ticked. {H} went pink in the face, and then it all came out at once, with spray.',
        '“There she blows,” said {A}, and dried one cheek with the tea towel. “How long was it?” asked {H}. {A} looked at the clock. “You could have stayed down for another fifty-nine minutes,” said {A}. They agreed that a whale must have very big cheeks.'
      ]
    },
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        'At last the pipe went from the sink, across two chairs and right out of the kitchen door. {H} sat at the end and buzzed. It was lower than a bus. The spoons trembled in the drawer.',
        '{H} buzzed again, and again, without a stop, until both ears were red. {A} held one ear over the sink. “No whale,” called {A}, “and I can see why. There’s no room.” “In the pipe?” asked {H}. “In your song. You haven’t left a gap for it to say anything.”'
      ]
    },
    {
      id: 'what-to-say',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What did you want to ask it?” said {A}. {H} came along the pipe to the sink, to think about that. “If it’s true that some whales sleep standing up,” said {H}.',
        '“That’s true. They hang there like coats.” “Then I want to ask if it’s asleep now.” {A} looked into the plughole. “If it is,” said {A}, “that’s another reason why it hasn’t said so.”'
      ]
    }
  ],
  turn: [
    {
      id: 'far-away',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How far away is it?” asked {H}. “Far,” said {A}. “But a whale can hear another one from hundreds of miles off. In the sea a song keeps going.”',
        '“Longer than a shout?” “Longer than a train.” {H} put down the pipe, wiped the end with one sleeve and sat up straight. When a song has that far to go, it ought to be a clean one.'
      ]
    },
    {
      id: 'answer',
      A: 'partner',
      paragraphs: [
        'So {H} buzzed only three notes: low, lower, lowest. Then {H} took the pipe away and stopped. {H} had to hold {H}’s lips shut with two fingers.',
        'They waited side by side at the sink. A drop hung from the tap. “It’s a long way for a whale,” whispered {A}.',
        'Then it came out of the plughole. Bloop. Blooop. Bloooooop. Low, lower, lowest, and the spoons trembled. And up into the sink, quite slowly, came the pea.',
        '“It said the same as me,” whispered {H}. “It was only waiting for you to finish,” said {A}. {H} looked at the pea from all sides. “And it’s sent this back,” said {H}. “It must be fond of us. Or else it doesn’t like peas.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed near the sink, and nobody answered that either.',
      '{names} leaned towards the plughole, and it smelled of pea.',
      { text: '{names} shone a torch on the pea.', needs: ['hands'] },
      { text: '{names} turned off the radio, so as not to mix it up with a whale.', needs: ['hands'] }
    ],
    way: [
      '{names} steadied the pipe, about halfway along.',
      '{names} shook a little when the motorbike came through.',
      { text: '{names} unrolled the last of the kitchen paper, and freed a tube.', needs: ['hands'] },
      { text: '{names} mended a joint with a rubber band.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed by the end of the pipe, in case the whale came out there.',
      '{names} trembled along with the spoons.',
      { text: '{names} dried the tap, so that it would not interrupt.', needs: ['hands'] },
      { text: '{names} waved into the plughole, low down.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took the pipe apart and put the tubes in a bag, for another day. They left the plug out of the sink, so that the whale could get a word in.',
    'Then {H} washed, and let the water run away slowly. {H} lay down and hummed three notes, low, lower and lowest, and after them left a gap.'
  ],
  last: [
    'In the gap after the lowest note, {H} was asleep.',
    'If there was an answer, it was low and took its time, and {H} slept through it.'
  ]
})
