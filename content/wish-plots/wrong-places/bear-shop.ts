import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const bearShop = wishPlot({
  id: 'wish-bear-in-the-shop',
  beginsElsewhere: true,
  wishes: ['bear shop', 'bears shop', 'bear in the shop', 'bear supermarket', 'bears supermarket', 'bear shopping', 'bears shopping', 'bear grocery', 'bear grocery store', 'bear store', 'bear market', 'bear trolley', 'bear shopping cart', 'bear checkout', 'bear greengrocer', 'bear corner shop', 'bear goes shopping', 'brown bear shop', 'bear scales shop', 'bear shoping'],
  answers: ['bear', 'bears', 'shop', 'shops', 'shopping', 'supermarket', 'store', 'grocery', 'trolley', 'cart', 'till', 'checkout', 'goes', 'go', 'went', 'came', 'comes', 'walks', 'walked', 'into', 'in', 'at', 'to', 'our', 'the', 'big', 'brown', 'friendly', 'hungry', 'sleepy', 'honey', 'apple', 'apples', 'who', 'that', 'there', 'is', 'was', 'buys', 'buy', 'food', 'ate', 'eats', 'eat', 'everything', 'funny', 'silly', 'loose', 'grizzly', 'winter', 'scales'],
  except: [...NOT_WELL, 'teddy', 'teddies', 'toy', 'build', 'paddington', 'afraid', 'scared', 'polar', 'koala', 'panda', 'gummy', 'bought', 'coffee', 'pooh', 'goldilocks', 'clothes', 'shoe', 'shoes', 'job', 'works', 'keeper', 'owns', 'hat', 'three', 'birthday', 'costume', 'bakery', 'baker'],
  moods: ['first', 'waiting'],
  company: ['bear', 'shop', 'scales', 'arrow', 'apple', 'queue', 'label', 'till', 'belt', 'cashier', 'basket', 'trolley', 'picture', 'paw', 'winter', 'honey', 'button'],
  about: 'A bear sits on the scales in the shop until it is heavy enough for the winter, and the hero, who only wants to press the apple, has the last bit.',
  titles: ['One Apple, Two Hundred Kilos', 'A Bear in the Shop', '{H} Wants to Press the Apple', 'Best from March', 'In the Paw or in the Tummy'],
  out: true,
  want: [
    {
      id: 'on-the-scales',
      A: 'partner',
      paragraphs: [
        'The shop had big scales. You laid your apple there and pressed its picture, and out came a label. {H} had the apple, and wanted to press. But on the scales sat a bear. “I’m nearly done,” said the bear. “I’ve only got to be two hundred kilos.”',
        'The arrow stood just below that. “Whatever for?” asked {A}. “For the winter,” said the bear. “I sleep till March. With any less I’d wake up in January.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-queue',
      A: 'partner',
      paragraphs: [
        '“Then eat something,” said {A}. Everybody in the queue gave what they had, so as to get on. The bear ate a cucumber, a jar of honey, with the lid, and a salmon, with the paper. At each swallow the arrow moved by a hair.',
        'The bear breathed in. {A} leaned on it from behind, and the arrow shot up. “That’s you,” said the bear. “I can’t take you with me.”'
      ]
    },
    {
      id: 'the-pictures',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which one are you?” asked {H}. There were forty pictures on the scales. The bear went along them with one claw. “Pear,” read {A}. “That’s nearly it.” “I’m not green,” said the bear. It thought it looked most like the potato.',
        'It tried pressing that. Out came a label. “Potato,” it said, and then a number that went round the corner. The bear stuck it on its knee. “So that’s what I cost,” it said, and was quiet for a bit.'
      ]
    },
    {
      id: 'back-scratch',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Bears rub their backs against a tree. In the shop there was only the shelf with the tins. “May I?” asked the bear. It went up and down, with both eyes shut. The tins went up and down as well. {H} and {A} ran along in front, and put up their hands for the peas.',
        'It hummed while it did that, very low. Three aisles off the jars sang with it. “A bit more to the left,” said the bear to the shelf.'
      ]
    },
    {
      id: 'honey-shelf',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which is the best honey?” asked {A}, in front of the honey. There were eleven sorts. The bear only had to stand there. “That one’s from a roof,” it said. “That one’s never met a bee. And that one there was made by somebody in a bad mood.”',
        'A lady with glasses put her jar back. “And which would you have?” she asked. The bear leaned down to the bottom shelf, right at the back. It was a small one, and dusty. “Lime trees,” it said, “after rain.” She took two.'
      ]
    },
    {
      id: 'revolving-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The door of the shop opened by itself. Every time the bear turned its head the door went swish. “Who’s that?” it asked. “It’s you,” said {H}. “I’m here,” said the bear. It turned again. Swish. “Come in, then!” it called. Nobody came.',
        '“It’s shy,” it said to {A}, and put a biscuit on the mat for it. The door opened to see, and shut, and opened. In the end a pigeon came in and signed for it, in crumbs.'
      ]
    },
    {
      id: 'samples',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a lady with a tray of cheese on sticks. “Would you care to try one?” she asked, before she looked up. The bear tried one. It tried the others, and then the sticks. It looked at the tray from below. “It’s rather hard at the end,” it said.',
        '“That’s the tray,” said {A}. “It’s new,” said the lady faintly. She was asked what it was called. “Gouda,” she said. The bear sat down again, and the arrow moved by a gouda.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bear had brought a list, scratched on bark. “More,” it said at the top. “Is that all?” asked {H}. The bear turned it over. “More,” it said there too. “You only shop once,” said the bear. “I mean to forget nothing.”',
        '{A} looked at the other list, their own, with the apple and the soap. “What do you do about washing?” asked {A}. “In March,” said the bear. It didn’t sound as if it were looking forward to that.'
      ]
    },
    {
      id: 'how-it-sleeps',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Don’t you even get up to wee?” asked {H}. The bear didn’t. It was proud of that. “From November,” it said. “And my heart goes like this.” It beat on the scales with one paw. Then nothing happened. {A} looked at the clock. It beat again.',
        '“That’s slow,” said {A}. Everybody in the queue felt for their own. It was quite a hurry in there. A man with leeks had to put them down and breathe.'
      ]
    },
    {
      id: 'empty-stomach',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I did try it once with a hundred and ninety,” said the bear. “I woke up in January. It was dark, and everything was white and shut. I heard my stomach. I thought it was another bear.” “And what did you do?” asked {H}.',
        '“I told it to be quiet,” said the bear. “It told me to be quiet. We kept that up for six weeks.” The man with the leeks handed over two of them without a word.'
      ]
    },
    {
      id: 'loudspeaker',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The loudspeaker gave a cough. “Would the owner of the bear please come to the front,” it said. The queue looked about. “It isn’t mine,” said {A}. “Nor mine,” said the leeks. The bear put up a paw. “That’s me,” it said. “I’m my own.”',
        '“Thank you,” said the loudspeaker, after a time. “Then would the bear please note that we close at eight.” The bear noted it. It couldn’t read the clock, but it could smell when the fish man went home.'
      ]
    },
    {
      id: 'breathe-out',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“You’ve got to sit still,” said {A}. “You’re wobbling the arrow.” The bear sat still. A fly sat down on its ear, and the arrow moved up. They all held their breath. “Stay there,” whispered the bear.',
        'The fly washed its hands, both pairs. Then it went to see about a melon. “They never stay,” said the bear.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} wasn’t really allowed into the shop. But today nobody was looking at {A}. {A} and the bear met nose to nose, by the scales. The bear said good morning by breathing out. {A} was blown a little way back.',
        'After that {A} stayed near it, on the side where things fell. There was half a cracker, and a bit of salmon skin. When {A} sat on the edge of the scales, the arrow went up. “That’s somebody as well,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“In my shop they did it with weights,” said {S}. “There was a row of them, like a family. The biggest you couldn’t lift, and the smallest always got lost.” “And what did they do then?” asked {A}. “They took a currant,” said {S}.',
        '“Three currants were one of the smallest. But the shop boy ate them while he was thinking.” The bear could understand that boy. “So everybody got a bit too much,” said {S}, “and nobody ever told him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a raisin, and it was the last one in the box. {S} held it up. “I’m only lending it,” said {S}. The bear took it with its lips, and you couldn’t feel a thing. They all watched the arrow.',
        'It had moved by a raisin. “Can I have it back now?” asked {S}. The bear looked at {A}, for help. “In March,” said {A}. {S} counted on both hands how far off that was.'
      ]
    },
    {
      id: 'only-the-apple',
      A: 'partner',
      paragraphs: [
        'At last only a hair was missing, and all the baskets were empty. The bear looked at the apple. “No,” said {H}. “I’ve got to weigh it.” “I’d just hold it,” said the bear. {H} laid it in the paw. Click! Two hundred!',
        'The bear was so glad that it swallowed. “My apple!” cried {H}. “Look at the arrow,” said {A}. It hadn’t moved. “In the paw or in the tummy, that’s the same to the scales.” “Then it’s still being weighed,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-label',
      A: 'partner',
      paragraphs: [
        'And {H} pressed the picture of the apple. Whirr! “One apple,” said the label. “Two hundred kilos.” {H} stuck it on the bear’s front, quite straight. The bear yawned, plodded to the till and lay down on the belt.',
        '“One apple,” said the cashier, and read out what it cost. It was as much as a car. {A} sat down on a basket. “But it isn’t all apple,” said {H}. “Only the last bit is. The rest was a bear before.”'
      ]
    },
    {
      id: 'cashier-thinks',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The cashier walked once round it. “Where does the apple begin?” asked the cashier. {H} laid an ear against the bear. There was a gurgle, and under that the honey. Quite far up there was something that still crunched. “There,” said {H}.',
        '{A} put a pencil line on the fur, to be clear. “And they always want to know if there are bags,” said the cashier, and looked at the bear. “No bags,” said {A}.'
      ]
    },
    {
      id: 'belt',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The belt ran and stopped, ran and stopped. With each bit the bear’s face got softer. Behind it lay a little bar, and behind that the leeks. “Does it belong to you?” the man was asked. “No,” he said in a low voice. “It’s just in front of me.”',
        'Nobody in the queue pushed. They moved up on tiptoe. The beeps were turned down, so that it was only a sort of cheep.'
      ]
    },
    {
      id: 'best-from-march',
      A: 'partner',
      paragraphs: [
        'So {A} paid for one apple. At the end of the belt the bear lay and snored. “How will it know when it’s March?” whispered {A}. There was more on the label, lower down. “Keep cool and dark,” it said. “Best from March.”',
        'They rolled it out on two trolleys, to a cool, dark place under the trees. Then they went back in for another apple. On the scales sat a badger. “I’m nearly done,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the bear from the end of the queue.',
      '{names} sat down too, for it would take a while.',
      { text: '{names} held a cucumber, like everybody else there.', needs: ['hands'] },
      { text: '{names} tapped the glass over the arrow, to be sure.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed along with it.',
      '{names} breathed in as well, to help.',
      { text: '{names} gave up the crackers, and then the jam.', needs: ['hands'] },
      { text: '{names} passed things up from behind.', needs: ['hands'] }
    ],
    turn: [
      '{names} yawned, having seen how it was done.',
      '{names} went softly past the belt.',
      { text: '{names} helped to push, one trolley at each end.', needs: ['hands'] },
      { text: '{names} smoothed down the corner of the label.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the bags were unpacked. There was not much in them, for most of it was in the bear.',
    '{H} washed, and lay down with both paws tucked in. You only needed to last till breakfast.'
  ],
  last: [
    'In the cool and the dark somebody’s heart beat once, and {H} was asleep.',
    'It was a long while yet till March, and {H} was asleep.'
  ]
})
