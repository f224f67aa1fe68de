import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const narwhal = wishPlot({
  id: 'wish-narwhal',
  wishes: ['narwhal', 'narwhals', 'narwal', 'narwals', 'narwhale', 'narwhales', 'narwale', 'unicorn whale', 'unicorn of the sea', 'sea unicorn', 'unicorns of the sea'],
  except: [...NOT_WELL, 'shark', 'seahorse', 'afraid', 'scared'],
  answers: ['sleepy', 'horn', 'tusk', 'tooth', 'unicorn', 'whale', 'sea', 'ice', 'arctic', 'ocean', 'under', 'water', 'long', 'little', 'baby', 'who', 'that', 'swimming', 'north', 'magical', 'magic', 'jelly'],
  company: ['narwhal', 'tooth', 'ice'],
  about: 'Something sticks to the tip of a narwhal’s tooth, and the tooth is so long that it cannot be brushed to the end.',
  titles: ['One Very Long Tooth', 'Right Down to the Tip', '{H} under the Ice', 'Somebody Has Had Jam', 'It’s Not a Horn, It’s a Tooth'],
  want: [
    {
      id: 'at-the-tip',
      A: 'partner',
      paragraphs: [
        '{H} was a narwhal, and swam under the ice. The ice was the table, with a white cloth on it. The tooth went on ahead, as long as a broom. People take it for a horn, but it’s a tooth. It was a cardboard roll with a stripe going round.',
        'Something green was stuck to the tip. A narwhal tastes with its tooth, and so {H} had tasted it all day. It was spinach. {H} wanted that tooth brushed, right down to the end.'
      ]
    }
  ],
  way: [
    {
      id: 'toothbrush',
      A: 'partner',
      paragraphs: [
        'The narwhal took a toothbrush in one flipper. It reached as far as the second stripe. So it swam forward, to get nearer to the tip. The tip swam forward too.',
        'Then {H} turned round to come from behind. Off went the tooth in a great circle, and swept three cushions out of the sea. “You’ll never catch it,” somebody said. “Mine’s the same.” It was {A}, the other narwhal.'
      ]
    },
    {
      id: 'breathing-hole',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A whale has to come up for air. In all that ice there was one hole, between the table and the chair. Both of them wanted it now. “After you,” said {A}. “No, after you,” said {H}. So neither of them went.',
        'Then both came up at once. Out of the hole rose two long teeth, side by side, and under them two round faces. “Pff,” they said. Anybody going by up there would have thought of knitting.'
      ]
    },
    {
      id: 'sailor',
      A: 'other',
      spare: 2,
      paragraphs: [
        'A sailor came by in a boat. It was {A}, in the laundry basket. Out of the sea came a long thing with a twist. “A unicorn!” called the sailor. “It’s fallen in!”',
        'A wet face came up behind it. “I’m a whale,” said {H}, “and that’s my tooth.” “What, the only one?” asked the sailor. “What do you eat with?” “I don’t,” said the narwhal. “I just suck it in.” And it did, and a biscuit was missing from the boat.'
      ]
    },
    {
      id: 'clicking',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Down there it’s dark for half the year. A narwhal clicks, and listens to what comes back. {H} shut {H}’s eyes, clicked {H}’s tongue, and turned slowly. “Click. That’s a wall,” said {H}. “Click. That’s soft. That’s you.”',
        '“And this?” asked {A}, and held something out. “Click,” went {H}, and thought. “It’s round, and it’s been bitten.” It was an apple. “I heard you do it,” the narwhal had to admit.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Narwhals often swim on their backs, and nobody knows why. {H} lay down on {H}’s back under the ice, and pushed along with both feet. “What can you see?” asked {A}. “The underneath of everything,” said {H}. “There’s a bit of toffee on the ice.”',
        '{A} turned over and came along too. It was true. It had been there since somebody’s birthday. “That’s why they do it,” said {A}.'
      ]
    },
    {
      id: 'no-fin',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Why haven’t you got a fin on your back?” asked {A}. “All the others have.” “It’d get caught,” said {H}, and went along under the table to show it. The back slid past below the ice as smoothly as a letter.',
        '{A} tried it with a bent elbow for a fin. It knocked at every board. “Come in,” said somebody on the ice. It was {A} as well, in another voice.'
      ]
    },
    {
      id: 'spots',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How old are you?” asked {A}. “You can see that,” said the narwhal. “We’re born grey, and then we get spots. And the very old ones are white.” They looked at each other for spots. {A} had two, and one was gravy.',
        '“Then the ice up there must be the oldest narwhal of all,” said {A}. They swam a bit more softly below it for a while, out of respect.'
      ]
    },
    {
      id: 'white-bear',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the ice, beside the hole, sat a polar bear. It was {A}, and a polar bear can wait for hours. The first thing that came up was a tooth. It came, and went on coming. The bear moved back on its bottom.',
        '“How much more of you is there?” asked the bear. “This is the small end,” said a voice from below. The bear looked at its own teeth in a spoon. Then it remembered that it had to be somewhere.'
      ]
    },
    {
      id: 'left-turn',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why does the stripe go round and round?” asked {A}, and went along the tooth with one flipper. “That’s the twist,” said {H}. “It always turns to the left. With every narwhal that there is.”',
        '“And what if you want to go right?” asked {A}. {H} tried it. The narwhal turned to the left, and again, and once more. Then it was looking to the right. “It’s a bit further,” said {H}.'
      ]
    },
    {
      id: 'pet-fish',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Under the ice lay {A} already, since that’s where things fall down. The long tooth came up, and tapped the floor in front of {A}. That’s how a narwhal wakes its fish.',
        '{A} looked along the tooth until it became a face. It was a face that {A} knew. So {A} licked the tip of it, because of the spinach, and found that it was spinach.'
      ]
    },
    {
      id: 'elder-own-teeth',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a tooth out once,” said {S}, “and it felt as big as yours. Then they showed it to me, and it was like a pea.” “Were you disappointed?” asked {A}.',
        '“I took it home in a matchbox,” said {S}, “and there was room for the matches as well.” {A} looked along the tooth, all the way to the tip, and thought about the matchbox.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a narwhal calf, all grey, in a grey towel. Its tooth wasn’t there yet. “When does it come?” asked {S}. “When you’re one,” said {A}. “First there’s a bump. Then you bump into things.”',
        'The calf held up one finger in front of its nose. “It’s come,” it said. It swam off at once, and poked a cushion, a leg and a leg. “Now I can taste that,” it said. “It’s trousers.”'
      ]
    },
    {
      id: 'baby-trumpet',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} got hold of the tooth at the thin end, and looked in. At the other end there was an eye. “Peep,” said {H} through the tooth. {A} let go, and looked behind it, and nobody was there.',
        'It had to be done again from the beginning. A tooth like that is hollow, in real life as well.'
      ]
    },
    {
      id: 'two-teeth-apart',
      A: 'partner',
      paragraphs: [
        '“Give me the brush,” said {A}. “I’ll do it for you.” {A} came swimming up. But {A}’s own tooth came first, and got {H} in the tummy. “Go back!” said {H}, and couldn’t help laughing. “I’m still a whole tooth away,” said {A}.',
        'They hung in the water and thought. “No arm’s long enough for it,” said {A}. “There’s nothing down here that long at all. Only teeth.” And then they looked at each other’s.'
      ]
    }
  ],
  turn: [
    {
      id: 'crossing',
      A: 'partner',
      paragraphs: [
        '“Then I’ll have yours,” said {H}. They came up through the ice together, and crossed their teeth above the cloth, as narwhals do. They rubbed them against each other, up and down, and left and right. Scritch, scratch, all the way along to the tip.',
        'Something green came loose. It sailed down slowly through the cold water, and was gone in the dark. “It’s off,” said {H}.'
      ]
    },
    {
      id: 'taste-of-weather',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With a clean tooth you can taste the sea much better. The narwhal held it out to the left, and then to the right. “There’s a bit less salt over there,” it said. “That means that ice is melting. And there’s soap.”',
        '“That’s the bathroom,” said {A}. “It’s a good tooth,” said {H}. “It can taste as far as the bathroom.”'
      ]
    },
    {
      id: 'deep-dive',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let’s go down,” said {A}. Hardly any whale dives so deep. They sank very slowly, and lay flat on the bottom of the sea, a mile below the table. It was quiet, and a bit dusty.',
        '“Can you hear anything?” whispered {H}. “Your tummy,” whispered {A}. “It’s a long way up to supper.” They stayed down there for twenty-five minutes, or until one of them laughed.'
      ]
    },
    {
      id: 'jam',
      A: 'partner',
      paragraphs: [
        'Then {H} kept quite still. “You’ve had jam,” said {H}. “When?” asked {A}. “It’s strawberry,” said {H}. “And you had it after you’d said that you were full.”',
        '{A} had been tasting too. “And you’ve washed half of your neck,” said {A}. “The front half.” After that neither of them spoke. They drew back their teeth, very gently, and it stayed a secret between two narwhals.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swam along underneath, and came up for air by the door.',
      '{names} surfaced at the edge of the ice, and puffed.',
      { text: '{names} smoothed the ice, and put the cups back on it.', needs: ['hands'] },
      { text: '{names} pinned up the stripe, where it had come loose.', needs: ['hands'] }
    ],
    way: [
      '{names} dived as the tooth came round.',
      '{names} bumped into a cushion, a long way from its sofa.',
      { text: '{names} squeezed out the toothpaste, a good deal too early.', needs: ['hands'] },
      { text: '{names} put the cushions back into the sea.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept to the bottom, well below the scratching.',
      '{names} felt something green go by, on its way down.',
      { text: '{names} held the cloth tight, so that the ice stayed put.', needs: ['hands'] },
      { text: '{names} clapped two flippers, which is quite loud under water.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the ice and laid it in the drawer. The long tooth stood in the corner behind the door, with its tip up, and was clean.',
    'Now {H} did the other teeth too, all those that a narwhal hasn’t got. They were much easier to reach. And the back half of the neck was washed.'
  ],
  last: [
    'Under the white sheet lay somebody with a clean tooth, and it was {H}, asleep.',
    'A mile down it was dark and quiet, and {H} slept there, on {H}’s back.'
  ]
})
