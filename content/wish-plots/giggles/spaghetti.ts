import { wishPlot } from '../wish-plot.ts'

export const spaghetti = wishPlot({
  id: 'wish-spaghetti',
  wishes: ['spaghetti', 'spagetti', 'spagheti', 'spaghettis', 'spagetty', 'pasta', 'pastas', 'spag bol', 'spaghetti bolognese', 'bolognese', 'spaghetti night', 'pasta night', 'pasta party', 'cooking pasta', 'making pasta', 'spaghetti dinner', 'penne', 'linguine'],
  except: ['butter', 'buttered', 'plain', 'only', 'just', 'picky', 'fussy', 'western', 'squash', 'monster', 'octopus', 'hair', 'junction', 'necklace', 'art', 'picture', 'tower', 'pizza'],
  answers: ['long', 'cooking', 'making', 'tomato', 'sauce', 'supper', 'dinner', 'tea', 'cheese', 'messy', 'slurp', 'slurping', 'eating', 'bowl', 'favourite', 'magic'],
  fed: true,
  company: ['pot', 'stove', 'table'],
  about: 'The hero bets on breaking one spaghetti in two, and it always makes three, as long as it is dry.',
  titles: ['Always Three', 'Snap', '{H} Breaks a Spaghetti', 'The Third Piece', 'How They Get into the Water'],
  want: [
    {
      id: 'bet',
      A: 'partner',
      paragraphs: [
        'The spaghetti was longer than the pot. “We’ll break it,” said {H}. “Then it fits, and nothing hangs out of your mouth.” “You don’t break spaghetti,” said {A}. “It’s meant to be long.” {H} wanted it short, and the water was already getting hot.',
        '“If you can break one in two,” said {A}, “just one, then we’ll break them all.” That was easy. {H} shut {H}’s eyes, and bent one like a bow. Snap! {H} had a piece in each hand. And a third one had flown past the lamp.'
      ]
    }
  ],
  way: [
    {
      id: 'three-again',
      A: 'partner',
      paragraphs: [
        '“That’s three,” said {A}. “That spaghetti was crooked,” said {H}, and took another. Snap! It was three again. {H} did it fast, and slowly, and under a napkin. Once it was four. It was never two.',
        '{A} bent one as well, and listened. “It goes crack, crack,” said {A}. “When it breaks, the long bit jumps back so hard that it breaks again. It’s too stiff to stop.” {H} picked a piece out of the sugar, and thought.'
      ]
    },
    {
      id: 'professors',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There was once a famous professor who tried it too,” said {A}. “He stood in the kitchen with a friend for two hours. In the end the whole floor was full of bits, and they still didn’t know why.” {H} looked down at the floor.',
        '“Were they told to pick it up?” asked {H}. “I don’t know,” said {A}. “They were grown-ups.” They both picked up a few, to be on the safe side.'
      ]
    },
    {
      id: 'trees',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Once they said on television that it grows on trees,” said {A}. “They showed it. People were picking it, and laying it in baskets. It was the first of April.” “And somebody believed it?” asked {H}.',
        '“Lots of them. They rang up to ask how to grow a tree.” “And what were they told?” “To put one in a tin of tomato sauce, and hope.” {H} set one up in a lump of butter. So far it had no leaves.'
      ]
    },
    {
      id: 'shapes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the cupboard there was other pasta. There were wheels and shells, and bow ties, and some that are called little ears. {A} held two of those to {A}’s head. “What?” asked {A}. “I didn’t say anything,” said {H}.',
        '“Why are there so many?” “It’s for the sauce,” said {A}. “It rides in the shells, and it slides off the long ones.” {H} put a bow tie on an egg. It looked as if it were going to a party.'
      ]
    },
    {
      id: 'pick-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They let a handful fall on the table, and took them away again, one at a time. Nothing was allowed to wobble. {H} held {H}’s breath and pulled. {A} leaned forward, to see better.',
        'Then {A} sneezed. Seventeen of them moved. “That doesn’t count,” said {A}. “It was seventeen,” said {H}. “I sneezed once,” said {A}, “so it’s one.”'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} held the packet up to {H}’s ear and tipped it. It rained in there. First there were some drops, and then a whole shower. {A} wanted to hear it too.',
        'They did it from the other end, and it rained back. “Will it stop by supper?” asked {A}. {H} laid the packet flat. “It’s clearing up,” said {H}.'
      ]
    },
    {
      id: 'bridge',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They laid a bridge from one cup to the other. One spaghetti could carry a bow tie, and two of them a bottle top. Ten of them could hold a teaspoon, and hardly bent. “One’s weak,” said {A}, “but ten of them are a floor.”',
        'Then {H} let a plum walk over it. It came as far as the middle, and looked down. “Snap,” said the bridge, ten times. They didn’t have to count. It was thirty pieces.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What if you laid the whole packet end to end?” asked {H}. They began with it on the carpet. It went from the table past the sofa, and round the corner, and out at the door. The packet was hardly any thinner.',
        '“It’d go down to the street,” said {A}, “and past the bus stop, as far as the bakery.” “Who’s going to eat that end?” asked {H}. They thought that the baker might.'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How much salt do you need?” asked {H}. “It has to taste like the sea,” said {A}. {H} took a pinch, and it was as big as a pea. “What part of the sea is that?” asked {A}. “The edge.”',
        'So {H} took some more. In the end it was a whole small beach, in the palm of one hand. {A} tasted one grain. “I can hear a gull,” said {A}.'
      ]
    },
    {
      id: 'sauce-talk',
      A: 'other',
      spare: 9,
      paragraphs: [
        'The sauce was tomato, and it was talking to itself under the lid. “Blip,” it said, and after a time, “blop.” “It’s nearly done,” said {A}. “When it says blop twice, it’s done.”',
        'They stood well back and listened. Blip. Blip. There was a long wait, and nobody in the room said a word. “Blop,” said {H}. “That was you,” said {A}. “I know,” said {H}. “I’m hungry.”'
      ]
    },
    {
      id: 'where-thirds-go',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They went to look for the third pieces. One stood in a flower pot, between two leaves, as if it had been planted. One was in a slipper. One had gone through the handle of a cup, and lay there like a key.',
        '“There should be six,” said {A}. “Here’s five.” They looked at the ceiling, and they looked at each other. “Turn round once,” said {H}. It was in {A}’s collar. It had been there for some time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'One of the third pieces came down right in front of {A}. {A} looked at it from one end to the other. It did not run away, and it smelled of cupboard.',
        '“It’s not done yet,” said {H}. “You’ve got to wait like all the others.” {A} could tell a stick from a supper. So {A} went on waiting for the supper.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My grandmother made her own,” said {S}. “She rolled it out, and cut it, and then it had to dry. She hung it over everything. There was some on the chairs, and on the broom, and over the bed.” “Where did you sit?” asked {A}.',
        '“We stood,” said {S}. “From Friday to Sunday nobody sat down in that house. Once she forgot the one on the lampshade, and the lamp had a fringe till Easter.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had five macaroni on, one on each finger, and could not let go of anything. “I’ve got claws,” said {S}. “They’re only hollow.” {S} held one to {S}’s eye and looked at {A} through it.',
        '“What can you see?” asked {A}. “A bit of you,” said {S}. “It’s the bit with the nose.” {A} looked back through another one. So they met in the middle, where it was dark.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'On other evenings {A} had had spaghetti too, cut up small, and had worn it. There had been some in both ears, and some in the vest. {A} had never known a finer hat.',
        'Now {A} heard the lid, and began to beat the table with two flat hands. “{A} wants it short,” said {H}. Down fell {A}’s spoon, and that meant yes.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours we always break it,” said {A}. For a moment it was so quiet that you could hear the water. Somebody had to sit down. “Into how many?” asked {H}.',
        '{A} had never counted. {A} took one by the ends, bent it, and it went snap. “Three!” said {A}, and looked at it. “It’s been three all my life, and nobody ever told me.”'
      ]
    },
    {
      id: 'not-stiff',
      A: 'partner',
      paragraphs: [
        '“Then it mustn’t be stiff,” said {H}. “It’s got to be wet first.” The rest of the packet was stood up in the pot, like flowers in a vase. {H} watched it from the table.',
        'Then one bowed. The one next to it bowed as well. They leaned over on all sides, and went under, first the knees and then the shoulders. “That’s how my aunt gets into the sea,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'two',
      A: 'partner',
      paragraphs: [
        'When it was soft, one spaghetti was laid on a cold plate. It was as limp as a shoelace. {H} took it by both ends. There was no snap. It just let go in the middle. “One,” counted {A}, “two.” They looked for a third one, even under the plate. “Two!” cried {H}.',
        '“You’ve won,” said {A}. “Shall we break them all?” {H} looked into the bowl. There they lay and shone, all curled up round each other. “No,” said {H}. “They’ve only just got comfortable.”'
      ]
    },
    {
      id: 'cheese',
      A: 'same',
      spare: 16,
      paragraphs: [
        'It snowed cheese. {A} did the snow, and {H} said when. “When,” said {H}. It went on snowing for a bit, because {A} liked the look of it. Soon you could not see a thing.',
        'In the bowl the snow went soft and was gone. “It’s spring,” said {H}, and blew. The steam smelled of tomato, and somebody’s stomach said so.'
      ]
    },
    {
      id: 'half-each',
      A: 'partner',
      paragraphs: [
        'The two halves were for the two of them. After that they turned their forks, and nobody spoke for a while.',
        'Then something tinkled on {A}’s plate. It was short and stiff and yellow. “Where did that come from?” asked {A}. “Out of your hair,” said {H}. It was the third piece from the very first one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked when the third piece went over.',
      '{names} sat in front of the packet, with great patience.',
      { text: '{names} bent one too, and got a shower of bits.', needs: ['hands'] },
      { text: '{names} laid the table with long forks and short forks.', needs: ['hands'] }
    ],
    way: [
      '{names} crunched up the piece that had come down by the chair.',
      '{names} chased the third piece under the table.',
      { text: '{names} swept the sugar smooth again.', needs: ['hands'] },
      { text: '{names} counted the pieces, and always got one more.', needs: ['hands'] }
    ],
    turn: [
      '{names} sucked one in slowly, and its tail hit every nose on the way.',
      '{names} blew on a bowlful, and it all leaned the other way.',
      { text: '{names} twirled a fork until it was a ball of wool.', needs: ['hands'] },
      { text: '{names} handed round the cheese, and the cheese stayed short.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was empty, and there was nothing left but a ring. All the dry pieces were put in a glass, and nobody counted them any more.',
    '{H} washed, and stood beside the bed for a moment, quite straight. Then {H} bowed, and leaned over, and went in slowly, first {H}’s knees and then {H}’s shoulders.'
  ],
  last: [
    'As soft as supper, and curled up round the pillow, {H} was asleep.',
    'Nothing was stiff any more, from the neck to the toes, and {H} slept.'
  ]
})
