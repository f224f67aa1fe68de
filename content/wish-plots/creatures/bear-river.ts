import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const bearRiver = wishPlot({
  id: 'wish-bears-river',
  themes: ['bears'],
  except: [...NOT_WELL, 'teddy', 'teddies', 'polar', 'panda', 'three', 'goldilocks', 'koala', 'honey', 'cave', 'bees'],
  answers: ['brown', 'grizzly', 'grizzlies', 'fishing', 'salmon', 'fish', 'river'],
  company: ['bear', 'river', 'salmon', 'waterfall'],
  about: 'A bear stands in the river and cannot catch a single salmon, and all the time there are fewer of them going past.',
  titles: ['Fish at the Back', 'The Bear in the Waterfall', '{H} Goes Fishing Like a Bear', 'Six Salmon', 'As Round as a Bear'],
  want: [
    {
      id: 'hungry-bear',
      A: 'partner',
      paragraphs: [
        '{H} was a bear, in the brown jumper with the hood. A bear has to be round before the winter. So it stood in the river, which was a blue blanket. It wanted to catch a salmon in its teeth.',
        'The waterfall was {A}, who went “Shhhh”. The salmon were six rolled-up napkins, and they had to jump up over it to the sofa. “Here comes one,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'splash',
      A: 'partner',
      paragraphs: [
        'The salmon smacked the bear on the nose and was up over the waterfall. At the second one it snapped, and got its own sleeve.',
        'Then {H} galloped up the river and down again, and smacked the water with both paws. It got very wet, and no fish did. The next salmon went by on the left, and the bear was on the right. In the end all six were gone.'
      ]
    },
    {
      id: 'out-of-breath',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Shhhh,” went the waterfall, and then it had to breathe in. The river stopped. A salmon had just jumped. It stayed up in the air, in {A}’s hand, and waited for the water.',
        '“That’s not fair,” said the bear. “I could have had that one.” “You can’t catch a fish while the river’s off,” said {A}. The bear sat down, and looked at the salmon. “Shhhh,” said {A}, and up it went.'
      ]
    },
    {
      id: 'on-two-legs',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The bear got up on its hind legs and looked about. “Are you cross?” asked the waterfall. “No,” said {H}. “A bear only stands up when it wants to see better.” It put one paw above its eyes.',
        '“What can you see?” “The butter,” said the bear. Then it put its nose up, and smelled. A bear smells better than any dog. “And there’s a banana in the bag in the hall,” said {H}. “It’s got a bruise.” {A} went to look. It had.'
      ]
    },
    {
      id: 'berries',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A bear that gets no fish eats berries. There were ten raisins on a plate. {H} took them with {H}’s lips, as bears do. “In autumn a bear eats all day and half the night,” said {A}. “Thousands and thousands of them.”',
        '“How many have I had?” asked the bear. “Ten,” said the waterfall. The bear felt its tummy. It was not there yet. It licked the plate, and the plate went across the table like a sledge.'
      ]
    },
    {
      id: 'back-scratch',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Now its back itched. The bear stood up against the door frame and rubbed, up and down, with its eyes shut. “That’s my tree,” said {H}. “When the next bear comes by, it can smell how big I am.”',
        '{A} came by, and smelled the tree up to the top. “It must be enormous,” said {A}. “I’d better go round.” And {A} went all the way round by the table, to please the tree.'
      ]
    },
    {
      id: 'on-the-bank',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On the bank of the river was {A}, who had not caught anything either. “This is my place,” the bear said, “but I’m looking the other way.” So they had not met, and nobody had to growl.',
        'They both kept it up for a while. When the bear looked back out of one eye, {A} was looking at the salmon. If you had to guess, it was {A} who would get one first.'
      ]
    },
    {
      id: 'met-a-bear',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I knew a man who met a bear,” said {S}. “They were both picking blueberries on the same bush, one on each side. At the last berry they looked up.” “What did they do?” asked {A}.',
        '“The bear said woof, and he said sorry,” said {S}. “Then they both walked off backwards. He’d left his hat there, and in spring he found it, with nothing in it but three berries.” “Then it was a nice bear,” said {A}.'
      ]
    },
    {
      id: 'the-cub',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Now I’m a cub,” said {S}, “and I do what you do.” {A} opened one big mouth, and so did the cub. {A} scratched behind, and the cub scratched behind. That’s how bears learn to fish, by watching.',
        'Then {A} sneezed. The cub had a great deal of trouble with that one. It screwed up its nose, and waited, and in the end it said it. “Was that right?” asked {S}. “It was for a cub,” said {A}.'
      ]
    },
    {
      id: 'with-a-paw',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Other bears use a paw,” said {A}. So the bear stood on the bank and scooped, as you get soup out of a pot. The first scoop brought up some river. The second one brought up {A}’s slipper. “That was holding up the waterfall,” said {A}.',
        'The bear sniffed at the slipper, and tried it with its teeth. “It’s not ripe,” said the bear, and threw it back. Somewhere below the falls it went plop. That was {A} as well.'
      ]
    },
    {
      id: 'like-a-stone',
      A: 'partner',
      paragraphs: [
        '“You go where the fish was,” said {A}, “and by then it’s somewhere else. An old bear doesn’t move. It stands there like a rock, until the salmon forget that it’s a bear.”',
        '“I can be a rock,” said {H}. {A} fetched the salmon down again, all six, for it was a kind waterfall.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-rock',
      A: 'partner',
      paragraphs: [
        'The bear stood in the river with its back bent and its eyes nearly shut. It was so still that the water went round it. “Shhhh,” went {A}, and the salmon jumped, one after the other.',
        'When the last had gone, the bear’s mouth was still open, and nothing was in it. “Not a single one,” said {H}. “That’s odd,” said {A}. “There are only two up here.”'
      ]
    },
    {
      id: 'in-the-hood',
      A: 'partner',
      paragraphs: [
        '“Turn round,” said {A}. In the hood of the jumper lay four salmon, side by side, like rolls in a basket. “I’ve caught four!” whispered the bear.',
        '“They took you for the waterfall,” said {A}. The bear put all four under its jumper, and pulled it down. Now it was round, and could hardly see its own feet.'
      ]
    },
    {
      id: 'best-bits',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A bear that has plenty eats only the best bits. {H} took a salmon, smacked {H}’s lips a few times, and laid the rest on the bank. “That’s for the gulls,” said the bear.',
        '{A} was a gull at once, and cried, and flapped {A}’s elbows. “And what the gulls leave is for the trees,” said {H}. “They grow better where there’ve been bears.” They put the last bit beside the pot plant. It looked a little taller.'
      ]
    },
    {
      id: 'sitting',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'It’s hard to sit down when you’re so round. The bear bent its knees, and nothing happened, and then it sat. Its feet were in front of it, soles up, and a long way off.',
        '“Do they still move?” asked {A}. The bear looked at its toes, and two of them waved. “Somebody’s in,” said {H}. And the bear leaned back against the bank, and folded its paws on top of the fish.'
      ]
    },
    {
      id: 'slow-river',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The river had nothing more to do, and it ran slower. “Shhh,” it went, and then only “shh”. The first ice was coming at the edges. That was a white pillowcase, and {A} laid it down along the bank.',
        'The bear looked at it, and pulled its feet in. “Soon it’ll snow,” said the bear. “Then I shan’t get up till there’s grass.” It yawned, and you could see where the salmon should have gone in.'
      ]
    },
    {
      id: 'two-that-got-up',
      A: 'partner',
      paragraphs: [
        '“And what about those two?” asked {H}. “They’re home,” said {A}. “They hatched up there, and they’ve come back from the sea to lay their eggs.”',
        'The bear sniffed at them, and left them where they were. “Then there’ll be some next year,” it said. Slowly it walked down the river on four paws, and its tummy touched the carpet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rested on the far bank, out of the spray.',
      '{names} paddled across the river, and came out dry.',
      { text: '{names} rolled the salmon tighter, so that not one came undone.', needs: ['hands'] },
      { text: '{names} tugged up the bear’s sleeves, as far as the elbows.', needs: ['hands'] }
    ],
    way: [
      '{names} shook off some of the river.',
      '{names} went after a salmon, and let it go again.',
      { text: '{names} dried the bear’s paws, and it went straight back in.', needs: ['hands'] },
      { text: '{names} pulled the river smooth after all that galloping.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the round bear, and it was full of fish.',
      '{names} sat down under the waterfall, and got no wetter.',
      { text: '{names} patted the bear, to feel how round it was.', needs: ['hands'] },
      { text: '{names} held the hood open, in case there was a fifth.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded up the river, from the sea to the top. Two of the salmon came off the sofa, and four had to be pulled out of the bear.',
    '{H} washed both front paws and crept under the blanket, round and warm. It was a good place for the winter. Outside somewhere it went “shhh”, very low.'
  ],
  last: [
    'The bear had all that it needed until spring, and {H} slept.',
    'Like a river round a rock, the night went round {H}, who was asleep.'
  ]
})
