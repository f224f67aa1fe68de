import { wishPlot } from '../wish-plot.ts'

const POTS = ['steamer', 'pot', 'pan', 'oven', 'soup', 'bowl', 'toaster', 'sandwich', 'salad', 'stew', 'curry', 'lunchbox', 'lunch box', 'microwave', 'wok', 'frying pan', 'pie', 'fryer', 'tiffin', 'mouth', 'blender', 'cake', 'broth']

/** What lives is not for supper, and says nothing about it here. */
const CREATURES = ['chicken', 'turkey', 'pig', 'piglet', 'lamb', 'sheep', 'duck', 'duckling', 'goose', 'cow', 'calf', 'bull', 'fish', 'goldfish', 'salmon', 'lobster', 'crab', 'prawn', 'shrimp', 'snail', 'worm', 'mouse', 'rabbit', 'bunny', 'hen', 'cockerel', 'rooster', 'chick', 'goat', 'deer', 'frog', 'bird', 'fly', 'bug', 'spider', 'cat', 'dog', 'kitten', 'puppy', 'boy', 'girl', 'child', 'baby', 'man', 'woman', 'kid', 'grandma', 'bee', 'whale', 'shark', 'octopus', 'squid', 'oyster', 'zebra', 'antelope', 'insect', 'caterpillar', 'butterfly', 'hamster', 'pony', 'horse', 'turtle', 'tortoise', 'eel', 'monkey', 'reindeer', 'bear', 'toad', 'penguin', 'seal', 'elephant', 'hippo', 'dinosaur', 'lizard', 'newt', 'hedgehog', 'squirrel', 'crocodile', 'parrot', 'owl', 'beetle', 'ant', 'moth']

export const whoeverNotToBeEaten = wishPlot({
  id: 'wish-whoever-not-to-be-eaten',
  visits: 'anything',
  whoever: [
    'doesn’t want to be gobbled up',
    'doesn’t want to be swallowed',
    'doesn’t want to be munched',
    'doesn’t want to be mashed',
    'doesn’t want to be roasted',
    'won’t be anybody’s tea',
    'says don’t eat me',
    'begs people not to eat it',
    'is scared of the oven',
    'is afraid of the fork',
    'is frightened of the frying pan',
    'jumps out of the pan',
    'hides from the cook',
    'runs away from the kitchen',
    'doesn’t want to be eaten',
    'did not want to be eaten',
    'does not want to be eaten',
    'doesn’t want to get eaten',
    'doesn’t like being eaten',
    'doesn’t want to be cooked',
    'doesn’t want to be baked',
    'doesn’t want to be boiled',
    'doesn’t want to be fried',
    'doesn’t want to be chopped',
    'doesn’t want to be peeled',
    'doesn’t want to be sliced',
    'doesn’t want to be supper',
    'doesn’t want to be dinner',
    'doesn’t want to be lunch',
    'doesn’t want to be breakfast',
    'won’t be eaten',
    'won’t be cooked',
    'won’t get eaten',
    'refuses to be eaten',
    'refuses to be cooked',
    'hates being eaten',
    'is afraid of being eaten',
    'is scared of being eaten',
    ...POTS.flatMap((pot) => [`doesn’t want to go in the ${pot}`, `doesn’t want to get into the ${pot}`, `doesn’t want to be in the ${pot}`, `won’t go in the ${pot}`, `won’t get in the ${pot}`, `refuses to go in the ${pot}`, `refuses to get into the ${pot}`, `refuses to be in the ${pot}`])
  ],
  notOf: CREATURES,
  except: ['wolf', 'witch', 'lion', 'allergic', 'sick', 'poorly', 'vegetables', 'dinner lady', 'bath'],
  fed: true,
  company: ['table', 'plate', 'fork', 'spoon', 'napkin', 'bowl', 'radishes', 'lentils', 'pear', 'kitchen', 'shelf', 'menu', 'button', 'supper', 'water'],
  about: 'Whoever is to be eaten says no to every way of it, until they hear what the hungry stomach asks for, and turns into the waiter who brings it.',
  titles: ['Supper Says No', 'The Radishes Mean Well', '{visitor} Waits at Table', 'Not Even Me', 'The Waiter From the Plate'],
  want: [
    {
      id: 'rather-not',
      A: 'partner',
      paragraphs: [
        '{H} had been hungry since four o’clock. The napkin was on, and the fork was ready. Then {visitor} stood up in the middle of the table. “{visitor.says},” said {visitor}. “But you’re supper,” said {H}. “So I heard,” said {visitor}. “I’d rather not be.”',
        '{A} bent down for a closer look. “You’re a very good one,” said {A}. “Thank you,” said {visitor}. “That’s why I’d like to keep me.” {H}’s stomach growled right across the table. {visitor} moved back a bit.'
      ]
    }
  ],
  way: [
    {
      id: 'a-small-bite',
      A: 'partner',
      paragraphs: [
        '“Just one small bite,” said {H}, “from a bit that you don’t need.” {visitor} looked on all sides, above and below. There was no such bit. “I use all of it,” said {visitor}. {A} came from behind, with a fork, as if by chance. “I can see you in the spoon,” said {visitor}.',
        'So {A} asked nicely, with two pleases. “{visitor.says},” said {visitor}, just as nicely. Then {A} put a bowl over {visitor}, so that {H} might forget. The stomach growled. “I can still hear it,” said {visitor}, and came out.'
      ]
    },
    {
      id: 'from-inside-a-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What about only {caller.part}?” asked {A}. {visitor} was shocked. “But that’s what they know me by,” said {visitor}. {A} could see that. It was hard to imagine {visitor} without that.',
        '“Would you give up a part of you?” asked {visitor}. {A} went through them all. There was an elbow that was hardly ever used. {H} looked at it, rather hungrily. {A} found a use for it at once, and leaned on it.'
      ]
    },
    {
      id: 'something-better-to-do',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“What would you do, if you weren’t supper?” asked {A}. “Things,” said {visitor}. “I’ve been practising one since I was small.” {visitor} looked to see that they were watching, and sang one note. The spoon hummed along. {H} forgot to be hungry for as long as it lasted.',
        'It lasted as long as a sneeze. “Is there more of it?” asked {H}. “That’s it,” said {visitor}. “But I can do it every day, if I’m kept.” {A} said that most suppers could do nothing at all.'
      ]
    },
    {
      id: 'so-far',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“I’ve only just come,” said {visitor}. “Where I was before, nobody ever spoke of supper.” “What did they say?” asked {A}. “That I’d be taken out one day,” said {visitor}. “I thought it’d be to the cinema.”',
        '{H} put down the fork for a bit. It did sound like a let-down, when you heard it from that side. “What was on?” asked {H}. {visitor} had not thought that far. A film with somebody large in it, perhaps, who had already eaten.'
      ]
    },
    {
      id: 'a-wish',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“Isn’t there anything that you’d like first?” asked {A}. There was. It was {caller.wants}. {visitor} had been thinking of nothing else since breakfast. “And then may I eat you?” asked {H}. “No,” said {visitor}. “Then I’d have had that, and be happy, and it’d be an even greater pity.”',
        '{A} had to agree. It went in circles, like most talks at table. {H} drew one on the cloth with the fork, and it got rounder and rounder.'
      ]
    },
    {
      id: 'made-up-name',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} tried being something else. “I’m a doorknob,” said {visitor}, and held quite still. {H} had never seen a doorknob on a plate. But {A} turned it carefully to the left. Nothing opened. “It’s locked,” said {visitor}.',
        '“Then you’re no use to us,” said {A}, “and may go.” {visitor} was off the plate before {A} had finished speaking. “Doorknobs don’t walk,” said {H}. {visitor} stopped in the middle of it. “That one’s loose,” said {A}.'
      ]
    },
    {
      id: 'the-scales',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Look how little there is of me,” said {visitor}. They got out the scales to see. {visitor} drew in all there was, and looked thin. “That’s one mouthful,” said {A}. “Two, with good manners.” “You see?” said {visitor}. “It’s not worth laying the table for.”',
        'Then it was {H}’s turn to be weighed. {H} sat down on the scales, and the needle went all the way round and came back. “Now that’s a supper,” said {visitor}. {H} got down again rather quickly.'
      ]
    },
    {
      id: 'one-two-three',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll count to three,” said {A}, “and it’ll be over before you notice.” {visitor} asked which three. {A} had thought of one, two, three. “Must it be those?” asked {visitor}. “I know a slower one.” It went one, one and a bit, one and a bit more.',
        'They were still in the ones when the clock struck. {H} lay with one cheek on the table, and one eye open. “How far’s it to two?” asked {H}. “You can see it from here,” said {visitor}, “on a clear day.”'
      ]
    },
    {
      id: 'looks',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried not to look hungry. {H} looked at the ceiling, and hummed. “You’re thinking of me,” said {visitor}. “I can tell from your ears.” {A} said that it was true. They did move, a very little, as if there was something to chew.',
        'So {H} held both ears. Then the mouth watered. {H} shut that. “Now it’s your nose,” said {visitor}. There was no end to the places where a person can be hungry. “You should see my feet,” said {H}.'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{visitor} wished to have it in writing. So {A} fetched paper. “The one on the plate,” wrote {A}, “is not for eating.” “Today or ever,” said {visitor}. {A} put that down as well. “Nor licking,” said {visitor}, who had seen something in {H}’s face.',
        'Everybody signed. {H} signed with the fork, and it made four lines. {visitor} sat down on the writing, and felt a good deal safer. On the other side it was only a shopping list.'
      ]
    },
    {
      id: 'others-supper',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat down and asked what was for supper. “Me, they say,” said {visitor}. {A} said “Pleased to meet you”, out of habit. After that it was too late. “You can’t eat somebody you’re pleased to meet,” said {A}. “It isn’t done.”',
        '{H} had not known that. {H} quickly put both hands over both ears. “Pleased to meet you too,” said {visitor}, and came nearer to say it. {H} looked the other way, and went on being hungry. It is hard to be polite as well.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} put a nose over the edge of the table. It was wet, and as big as half a plate. “{visitor.says},” said {visitor}, before anybody had asked. {A} sniffed once from left to right. Then {A} sneezed.',
        'It was a thorough sneeze. {visitor} was wiped dry with the napkin and put back. “That was a compliment,” said {H}. “{A} doesn’t do that for everybody.” {visitor} said that a nod would have been enough.'
      ]
    },
    {
      id: 'elder-cabbage',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At school there was a cabbage that didn’t want to be eaten,” said {S}. “And I didn’t want to eat it. We looked at each other until three o’clock. Everyone else had gone out to play.” “And who won?” asked {A}.',
        '“Nobody,” said {S}. “The cook came and took it away. She said that she’d seldom seen two who got on so well.” {visitor} moved a bit nearer to {S} after that, on the side where there was no fork.'
      ]
    },
    {
      id: 'child-supper',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I don’t want to be eaten either,” said {S}. {S} lay down next to {visitor}, on a lettuce leaf. “Nobody was going to,” said {A}. {S} looked up, rather hurt. “Not even with gravy?”',
        'So {A} sprinkled some air over {S}, for salt. “No!” cried {S}, and ran twice round the table. It looked like such fun that {visitor} called no as well, and ran behind. Nobody was after them. {A} was far too hungry to run.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'partner',
      paragraphs: [
        '{A} laid an ear on {H}’s stomach, and listened. “That’s odd,” said {A}. “It doesn’t say {visitor}. It only says hungry. It doesn’t mind who comes.” {visitor} came a step nearer.',
        '“Hungry?” asked {visitor}. “Is that all? Why didn’t you say so? I know everybody in this kitchen.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-waiter',
      A: 'partner',
      paragraphs: [
        '{visitor} tied on a corner of the napkin, and came back as the waiter. “Good evening. Tonight we’ve got radishes. They’re sharp, but they mean well.” {H} ate six. “Don’t they mind?” asked {H}. “I asked them,” said {visitor}. “They’ve been hoping for it since Tuesday. I’m the only one who minds.”',
        'Then there were yesterday’s lentils, who had had time to think. {H} had two bowls of them. Last came a pear. “She’s been up on that shelf all week,” whispered {visitor}, “waiting to be asked.”'
      ]
    },
    {
      id: 'bread-recommended',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The waiter had a story for everything. “The butter is new here,” said {visitor}. “It’s still a bit stiff. Give it time.” {A} gave it time. “And this crust has been to the park twice, in a bag, and came home both times. I wouldn’t dare to throw it away.”',
        'Nobody dared. {H} ate it slowly, for all that it had been through. It tasted a little of pocket. “How is everything?” asked {visitor}, as waiters do, just when they both had their mouths full.'
      ]
    },
    {
      id: 'waiter-spills',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was {visitor}’s first evening as a waiter, and the water was the hardest part. The glass stood higher than {visitor} did. {visitor} pushed it along without looking up, and they heard it come, with a squeak. “Who ordered the water?” “I did,” said {A}, though {A} had not.',
        'It got there half full, and the rest was on the way. “That’s how we serve it,” said {visitor}. {A} thanked the waiter for both halves, and drank the one.'
      ]
    },
    {
      id: 'not-even-me',
      A: 'partner',
      paragraphs: [
        '{H} leaned back. “Anything else?” asked {visitor}. “Not a crumb,” said {H}. {visitor} polished the fork, and did not go. “Not even me?” “Not even you.” {visitor} should have been glad. “Don’t I look nice?” asked {visitor}, very low.',
        '“You look delicious,” said {H}. {A} thought so too. {visitor} was pleased from top to bottom. “That’s all I wanted to hear,” said {visitor}. {H} left a button beside the plate as a tip, and the waiter took it with a bow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was talking on the plate.',
      '{names} growled a little too, somewhere in the middle.',
      { text: '{names} put the lid on the salt, to be on the safe side.', needs: ['hands'] },
      { text: '{names} held a spoon, and then hid it behind one ear.', needs: ['hands'] }
    ],
    way: [
      '{names} sat well back from the table, so as not to frighten anybody.',
      '{names} looked hungry as well, but in another direction.',
      { text: '{names} put a bowl over the salt as well, to be fair.', needs: ['hands'] },
      { text: '{names} turned the fork round, with the sharp end to the wall.', needs: ['hands'] }
    ],
    turn: [
      '{names} had what the waiter had kept back, and it was not a little.',
      '{names} waited to be served, very straight.',
      { text: '{names} asked for the bill, and got a kiss on a plate.', needs: ['hands'] },
      { text: '{names} folded a napkin into a boat for the waiter.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} hung up the napkin, and put the button under it. Breakfast would be from seven. The porridge, it seemed, could hardly wait.',
    '{H} washed off the lentils, and lay down flat, with a stomach that had nothing more to say.'
  ],
  last: [
    'The kitchen was shut, and {H} was so full that there was just room for sleep.',
    'On the table the waiter slept under a bowl, and {H} slept under a blanket.'
  ]
})
