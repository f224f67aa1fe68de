import { wishPlot } from '../wish-plot.ts'

export const sleepyBear = wishPlot({
  id: 'wish-sleepy-bear',
  wishes: ['sleepy bear', 'tired bear', 'sleeping bear', 'bear sleeps', 'bear hibernate', 'bear hibernates', 'hibernating bear', 'bear hibernation', 'hibernation', 'hibernating', 'bear winter', 'bears winter', 'bear sleeping', 'bear yawns', 'bear sleep'],
  except: ['teddy', 'polar', 'cannot', 'goldilocks', 'paddington', 'koala', 'hedgehog', 'squirrel', 'dormouse', 'bat', 'tortoise', 'frog', 'snail', 'afraid', 'scared', 'summer', 'not'],
  answers: ['cave', 'den', 'woods', 'forest', 'winter', 'snow', 'honey', 'all', 'long', 'spring', 'brown', 'little', 'big', 'who', 'tired'],
  company: ['bear'],
  about: 'A bear who is already half asleep has to eat for the whole winter first, and then no longer fits through the door of its den.',
  titles: ['Not Before the Berries', 'A Bear as Wide as a Door', '{H} Yawns Till Spring', 'First Be Round', 'No Draught at All'],
  want: [
    {
      id: 'only-bed',
      A: 'partner',
      paragraphs: [
        '{H} was a bear, a sleepy one, in a brown blanket. Under the table was the den, with a towel for a door. The bear yawned so wide that both its eyes disappeared. “Good night,” it said, “and good morning in spring.”',
        '“Stop,” said {A}, who looked after the forest. {A} felt the bear’s tummy, through the fur. “There’s no winter in there at all. You’d wake up in January, with snow up to your nose and the kitchen shut.”'
      ]
    }
  ],
  way: [
    {
      id: 'berries',
      A: 'partner',
      paragraphs: [
        '“How much is a winter?” asked the bear. “Everything,” said {A}. On the rug lay plums, for berries. The bear lay down among them. At every third one its chin sank. “Munch,” said {A}, and the chin went up again.',
        'It ate the berries, the nuts, and a sock that was a salmon. Whenever {A} looked away, there was a snore with a salmon in it. “I’m full,” said {H}. {A} pushed a cushion in under the fur, to see. There was room for three more.'
      ]
    },
    {
      id: 'nest',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A den wants a bed. The bear walked backwards and raked leaves along with its behind, as bears do. The leaves were newspaper. Each time it stopped to lie down on what there was so far. “It’s very good already,” it said. “That’s two pages,” said {A}.',
        'So {A} tore, and the bear raked. It liked the crossword best and put that where its ear would be. “Six letters,” it murmured, “a place to sleep.” {A} thought about that. “Winter,” said {A}. It was not quite right, but it fitted.'
      ]
    },
    {
      id: 'scratch',
      A: 'other',
      spare: 2,
      paragraphs: [
        'On the way to the nuts there was a tree, and no bear can pass a tree. It turned round and rubbed its back on it, up and down and a bit to the left. The tree was {A}. It stood quite firm, with its arms up.',
        '“That’s so that the other bears know who’s been here,” said the bear. “They’ll know,” said the tree. “You’ve left half your fur.” Then it was quiet, for the bear had gone to sleep against it, standing up. The tree had to walk home with it.'
      ]
    },
    {
      id: 'honey',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Last of all there was honey. The jar was a hollow tree, and {A} was the bees. “Zzz,” said the bees, “what do we get?” The bear thought about it for so long that they asked again. “I’ll snore your song,” it said at last, “all winter, so that nobody forgets it.”',
        'The bees put their heads together. As there was only one head, it did not take long. “Show us,” they said. The bear shut its eyes and snored. It was their song, only deeper. They gave it a spoonful.'
      ]
    },
    {
      id: 'how-slow',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} laid one ear on the fur, to hear how the bear was getting on. “Boom, boom, boom,” said {A}. “In winter it’s much slower than that. A bear’s heart goes boom, and then you can do up a coat.” “And then?” “Then it goes boom again.”',
        'They tried that. {A} took a coat and began at the bottom. {H} lay there and did one boom, and kept the next one back till the top button. “You breathed,” said {A}. “Bears do,” said {H}. “Once a coat.”'
      ]
    },
    {
      id: 'snow',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It began to snow. {A} tore very small pieces off a napkin, and let them come down one by one. The bear held up its nose. A flake lay there and did not melt. “It’s a dry one,” said the bear.',
        '“Under the snow it’s warmer than on top,” said {A}. “That’s why you want plenty on the roof.” The bear looked up at the table, where there was now about a spoonful. “Then go on,” it said. “I’ve never been so nearly warm.”'
      ]
    },
    {
      id: 'pet-salmon',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was somebody else at the river. {A} had found the salmon, or anyway a sock, and lay on it with both front paws. The bear came up and looked. Bears share a river when there’s enough in it.',
        '“There’s one each,” said the bear, and laid the other sock down. {A} thought it over and took that as well. It was a good year for salmon, for some.'
      ]
    },
    {
      id: 'elder-old-bear',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m the oldest bear on this mountain,” said {S} from the armchair, “and I’ll tell you the secret. Don’t lie on the arm that you’ll want first.” {A} took that in and moved one arm. “And turn over about the middle.”',
        '“How do I know when it’s the middle?” asked {A}. “Whenever you turn over,” said {S}, “that’s the middle.” You only know a thing like that after a great many winters.'
      ]
    },
    {
      id: 'child-cub',
      A: 'child',
      spare: 8,
      paragraphs: [
        '{A} was the cub and did not want to go to bed for the whole winter. “Will I miss anything?” asked {A}. “Only weather,” said {H}. “I like weather,” said the cub, and ran round the den again.',
        '{H} lifted one side of the fur. It was dark in there, and smelled of blanket. The cub looked in, just to see, with one foot still outside. After a while that foot came in as well, as it was the only foot left out there.'
      ]
    },
    {
      id: 'too-wide',
      A: 'partner',
      paragraphs: [
        'When four cushions were in, there was no more room in the fur. “Now you may go to bed,” said {A}. The bear put its head into the den, and its arms, and then it stopped. It was wider than the door.',
        '“Breathe in,” said {A}. The bear breathed in, and it became a yawn, and the bear was wider than ever. It came out with the door on its head. Now the wind blew straight in.'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'The bear sat down with its back to the den, and its eyes fell shut. It slipped. First its tail was inside, and then the rest. It went in like a cork, up to the ears, and there it stuck. “Don’t move,” said {A}.',
        '{A} held up a hand to the left of the bear, and then to the right. There was no wind. “You don’t need a door,” said {A}. “You’re it.” The bear opened one eye. “I knew I’d be good at something,” said {H}.'
      ]
    },
    {
      id: 'password',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} wanted to see if it was a good door, and knocked on it gently, in the middle. “Who’s there?” asked the door. “The wind,” said {A} in a thin voice. “Shut,” said the door. {A} knocked again. “It’s the snow.” “Shut.”',
        '{A} knocked a third time. “It’s spring,” said {A}. There was a long wait. “Is it really?” asked the door. “No,” said {A}, “I’m only trying it out.” “Very good,” said the door, and was shut again.'
      ]
    },
    {
      id: 'who-will-wake',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And who wakes me up?” asked the bear. “The drip,” said {A}. “In spring there’s a drip from the roof of every den, and it lands on your nose.” {A} showed how, with a wet finger. The bear’s nose jumped.',
        '“That was too early,” said the bear. “It was only so you’d know it again,” said {A}. The bear licked the drip off, and thought of it for some time. It would know that one anywhere.'
      ]
    },
    {
      id: 'tucked',
      A: 'partner',
      paragraphs: [
        '{A} took the towel that had been the door. It just covered the bear’s ears, which were the only part of it left outside. “Now it may snow,” said {A}.',
        'Then {A} wrote a sign, which said “Back in spring”, and laid it on the sleepy bear. The sign went up, and stayed there for a while, and came down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved out of the den, which was let for the winter.',
      '{names} tried out the fur, and it was as soft as bed.',
      { text: '{names} felt the tummy too, and found no winter either.', needs: ['hands'] },
      { text: '{names} beat the towel, so that the den had a clean door.', needs: ['hands'] }
    ],
    way: [
      '{names} went after a nut that rolled away.',
      '{names} nosed among the berries, and put on no winter at all.',
      { text: '{names} passed the salmon, which had a hole in its heel.', needs: ['hands'] },
      { text: '{names} tugged the fur out at one side, to make room for more.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up next to the bear, out of the wind.',
      '{names} gave the bear a small push, to see if it was stuck.',
      { text: '{names} held up wet fingers as well, and nothing blew.', needs: ['hands'] },
      { text: '{names} swept the way to the den, ahead of the snow.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the bear had been pulled out of its den, {H} took the cushions out of the bear. The salmon went back to being a sock.',
    'In the real bed {H} went in backwards, out of habit. The blanket came up to the ears, and no wind could have got by.'
  ],
  last: [
    'In went a breath, and later out, and {H} was asleep till spring, or till breakfast.',
    'The sign went up, and came down, and {H} was asleep under it.'
  ]
})
