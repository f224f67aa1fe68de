import { wishPlot } from '../wish-plot.ts'

export const swings = wishPlot({
  id: 'wish-playground',
  beginsElsewhere: true,
  wishes: ['playground', 'playgrounds', 'swings', 'swing', 'on a swing', 'play park', 'park playground', 'learning to swing'],
  except: ['hospital', 'fell', 'grazed', 'scraped', 'skinned', 'cut', 'knee', 'elbow', 'bumped', 'plaster', 'fall', 'hurt', 'broken', 'broke', 'alone', 'lost', 'pushed', 'bully', 'water', 'theme', 'car', 'dog', 'dinosaur', 'jurassic', 'safari', 'ranger'],
  answers: ['park', 'slide', 'high', 'higher', 'big', 'going', 'learning', 'sandpit', 'roundabout', 'seesaw'],
  moods: ['learning', 'first', 'proud'],
  company: ['swing', 'tree'],
  out: true,
  about: 'The hero wants to reach a leaf with one toe, has nobody left to push, and finds out when a swing listens.',
  titles: ['Hello, Tree', 'When a Swing Listens', '{H} on the Left-Hand Swing', 'One Leaf and One Toe', 'There and Back'],
  want: [
    {
      id: 'the-leaf',
      A: 'partner',
      paragraphs: [
        'At the playground there were two swings, and in front of them stood a tree. One twig hung down lower than the others, with one leaf on it. {H} sat on the left-hand swing, and wanted to touch that leaf with a toe.',
        '“Higher,” said {H}. {A} pushed. “Higher!” {A} pushed with both hands until they ached, and then {A} sat down on the other swing. “My arms are used up,” said {A}. {H}’s swing went up a bit less, and a bit less. Then it hung there, as if it had never heard of the tree.'
      ]
    }
  ],
  way: [
    {
      id: 'kicking',
      A: 'partner',
      paragraphs: [
        'So {H} had to do it alone. {H} kicked as hard as {H} could, and wriggled, and bounced. The swing went round instead of up. In the end {H} was facing the bench.',
        '“You’re working twice as hard as I did,” said {A}. “I know,” said {H}, out of breath.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps you’re too heavy today,” said {A}. {H} took a conker out of one pocket, and two buttons, and half a biscuit. {A} held all of it. {H} kicked again.',
        'It made no difference. “Now I’m the one who’s heavy,” said {A}. They ate the biscuit, so that at least that was out of the way.'
      ]
    },
    {
      id: 'slide',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had a rest on the slide. It was the low one, and {A} went down it first. “A slide knows what it wants,” said {A} from the bottom. “You only have to sit down.”',
        '{H} came down behind, and stopped halfway, because of the wrong sort of trousers. “This one doesn’t,” said {H}, and walked the rest with both heels.'
      ]
    },
    {
      id: 'roundabout',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then there was the seesaw. {H} sat at one end and {A} at the other. Down went {A}’s end and stayed there. “It’s not supposed to do that,” said {H}. “I’ve had more breakfast than you,” said {A}.',
        'So {A} pushed off with both feet, and up went {A}. Down came {H}, who pushed off as well. You had to push at the right moment, at the bottom, and at no other.'
      ]
    },
    {
      id: 'asking-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“How’s the tree?” asked {A}. “Far away,” said {H}. {A} stood in front of the swing, and measured with one thumb. “From the end of your shoe to the leaf, it’s about one cat,” said {A}.',
        '“A long cat or a curled-up cat?” asked {H}. {A} looked again. “A cat on its way to a bowl,” said {A}. That was a good deal of cat.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The sun was low, and {H}’s shadow lay on the sand in front of the swing. It had legs as long as ladders. When {H} went forward it went much further. “Look!” said {H}. “It’s there!” The shadow’s foot was in the middle of the tree’s shadow, among all the leaves.',
        '“What’s it like?” asked {A}. {H} waited, and went back, and came forward again. “I can’t feel it,” said {H}. “It’s only my shadow’s toe.” {A} trod on the shadow of the foot, to hold it there for a bit. But it slid out from under the shoe and went back with the swing.'
      ]
    },
    {
      id: 'sandpit',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} drew the swing in the sand with a stick, and {H} drew the tree. Between them there was a gap. “That’s what’s missing,” said {A}, and laid a shoe in it, and a bit of the other one.',
        'Then somebody’s ball rolled through, and took the tree along. “It’s come nearer!” said {H}. But that was only in the sand. The real one had not moved.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Two sparrows sat on the bar above the swings and waited for a crumb. “They don’t need a push,” said {H}. “They’ve got nothing to sit on, either,” said {A}.',
        'One of them hopped along, right over {H}’s head, and looked down. It put its head on one side. It seemed to think that {H} had been tied on by mistake.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} sat beside the swing and watched it come and go. Back went {H}, and back went {A}’s head. Forward went {H}, and forward went {A}’s head.',
        '“You’re swinging too,” said {H}. After a while {A} looked a little giddy, and watched the bench instead. The bench stayed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} took the other swing for a bit. “I haven’t sat on one of these since I was quite different,” said {S}. Something creaked, the swing or {S}. “You stop thinking about your feet,” said {S}. “That’s the trick.”',
        '“What do you think about?” asked {A}. “About when it turns round,” said {S}, going forward. “That’s the best bit,” said {S}, coming back. “You don’t weigh anything.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} lay across the seat on {S}’s tummy and looked at the sand going by. “There’s an ant,” said {S}. “Now there isn’t. Now it’s there again.”',
        '“Is it the same one?” asked {A}. {S} waited until it came past. “It waved,” said {S}.'
      ]
    },
    {
      id: 'it-listens',
      A: 'partner',
      paragraphs: [
        '“How did you do it, when you pushed?” asked {H}. {A} thought. “Only at the back,” said {A}. “The swing comes back to me, and then it stops. Just for a blink, before it goes down. That’s when I pushed.”',
        '“I kick all the time,” said {H}. “It can’t hear you then,” said {A}. “A swing only listens when it stands still.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hello-tree',
      A: 'partner',
      paragraphs: [
        '{H} walked backwards with the swing, as far as two legs went, and lifted both feet. Down came the swing, and up in front, and there it stopped for a blink. {H} folded both legs and leaned forward. “Goodbye, tree.” Back it went. It stopped again. {H} stretched both legs out and leaned back. “Hello, tree!”',
        'The swing went up a hand higher. “Goodbye,” said {H}, at just the right moment. “Hello.” The swing went up two hands higher.'
      ]
    },
    {
      id: 'in-step',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} tried it too, on the other swing. First one of them was at the top, and then the other. “Can you see,” said {A}, and was gone, and came back, “the leaf?” “Yes,” said {H}, and was gone too.',
        'After a while the two swings went side by side, and they could talk. They could have talked about anything. They both said, “Hello, tree.”'
      ]
    },
    {
      id: 'nearly',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was wind in both ears now, at the front and at the back. The toe came within half a cat of the leaf. It came within a kitten. “Point it!” called {A}.',
        '{H} pointed the toe, until it was as long as it could be. The leaf moved, but that was only the air that came before the shoe.'
      ]
    },
    {
      id: 'along-for-the-ride',
      A: 'partner',
      paragraphs: [
        '“Hello, tree,” said {H}, and {H}’s toe touched the leaf. Back went the swing. When {H} looked down, there sat the leaf, on the end of the shoe. It had caught on the lace.',
        '“It’s come along,” said {H}. “It’s seen that swing go up and down all summer,” said {A}. “It’ll have wanted a turn.” So {H} gave it one, there and back and there and back, and did not kick at all. Lower and lower they went, the two of them, until the whole playground stood still.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran out from under the swing, just when it came.',
      '{names} looked up at the leaf, and it turned over.',
      { text: '{names} pushed the other swing, though nobody had asked for higher.', needs: ['hands'] },
      { text: '{names} swung both legs, from the bench.', needs: ['hands'] }
    ],
    way: [
      '{names} went round on the spot too, until everybody was dizzy.',
      '{names} rolled in the sand, which was less work.',
      { text: '{names} turned a foot the right way, as it went past.', needs: ['hands'] },
      { text: '{names} pushed at the air, but only at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} wagged there and back, in time with the swing.',
      '{names} sat up straight at every hello, and slumped at every goodbye.',
      { text: '{names} waved goodbye to the tree, and hello, and goodbye.', needs: ['hands'] },
      { text: '{names} leaned back on the bench, and forward, but the bench stayed where it was.', needs: ['hands'] }
    ]
  },
  bed: [
    'They walked home with the leaf, and {H} put it on the windowsill, where it could see out. There was sand in both shoes.',
    'After {H} had washed, the bed still went a little, there and back, and there and back.'
  ],
  last: [
    'The breath went there, and back, like a swing, and {H} was asleep.',
    'The leaf lay quite still on the windowsill, and {H} slept.'
  ]
})
