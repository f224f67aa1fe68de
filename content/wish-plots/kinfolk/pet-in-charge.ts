import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_PET } from './whoever.ts'

export const petInCharge = wishPlot({
  id: 'wish-our-pet-in-charge',
  star: 'pet',
  nothingElse: true,
  fed: true,
  wishes: ['our cat runs the house', 'runs house', 'run house', 'rules house', 'rules the roost', 'rules us', 'in charge', 'boss', 'bosses', 'bossy', 'bossing', 'the boss of us', 'takes over house', 'takes over', 'took over', 'king of the house', 'queen of the house', 'king of house', 'thinks king', 'thinks queen', 'gives orders', 'tells us what to do', 'makes the rules', 'trains us', 'owns us', 'prime minister', 'president', 'mayor', 'pets in charge'],
  answers: [...WHICHEVER_PET, 'town', 'city', 'village', 'country', 'street', 'world', 'runs', 'rules', 'house', 'home', 'family', 'everybody', 'everyone', 'everything', 'charge', 'boss', 'is', 'she’s', 'he’s', 'it’s', 'in', 'of', 'us', 'over', 'thinks', 'she', 'he', 'it', 'king', 'queen', 'orders', 'gives', 'about', 'around', 'round', 'takes', 'became', 'becomes', 'today'],
  except: ['fish', 'goldfish', 'hurt', 'bites', 'car', 'moving', 'new'],
  moods: ['question'],
  company: ['chair', 'biscuit', 'bowls', 'sofa', 'scarf', 'lamp post', 'lady', 'rug', 'blanket', 'cushion', 'book', 'hall', 'bakery', 'door', 'basket'],
  about: 'The family’s pet is in charge for an evening and is strict with them, until they find out that it cannot bear to be looked at.',
  titles: ['Sit, Said the Boss', 'On the Big Chair', '{H} Wants to Be in Charge', 'Very Good with Other People', 'It Used to Be Strict'],
  want: [
    {
      id: 'big-chair',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be in charge, for one evening. {H} would say “No,” and “Because I say so.” “Somebody’s got to be,” said {A}, “and I’m worn out. Whoever sits on the big chair runs the house.” {H} ran. But {star} was up there already.',
        '“Sit,” said {star}. They were so surprised that they sat. “Stay.” It walked round them, once. “Good,” it said, and each of them got half a biscuit.'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-is-run',
      A: 'partner',
      paragraphs: [
        '{star} knew just how a house is run. At five they all had to race up and down the hall, for nothing. At six there was supper, in bowls, and nobody was to moan about it. {A} sat down on the sofa. “Off,” said {star}. “It’s ours!” said {A}. “Off.”'
      ]
    },
    {
      id: 'the-list',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'There was a list now on the fridge, quite low down, with smudges. A round smudge was a nap. There were nine of those. Between the sixth and the seventh stood a long one, and {A} asked what that was.',
        '“Looking out of the window,” said {star}. “Somebody has to.” They did it in turns. A man went by with a ladder, and came back without it. “What do we do about that?” asked {H}. “We’ve seen it,” said {star}.'
      ]
    },
    {
      id: 'newspaper',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} just wanted to read a bit. No sooner was the page open than {star} lay down on it, across the middle. “Is that forbidden too?” asked {A}. “Not at all,” said {star}. “But now there’s me.”',
        '{A} read round the edges. There was some weather, and half a cow that had won something. “Which half?” asked {H}. They would have to wait until it got up.'
      ]
    },
    {
      id: 'names',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They were called differently, too. “Come, Pudding,” said {star} to {A}. “Who’s a good Pudding?” {A} looked over one shoulder, and it was nobody else. {H} was Flopsy, or in a hurry only Flop.',
        '“I’ve got a name,” said {H}. “I know,” said {star}. “I’ve got one too. And what do you call me, when you’re in a good mood?” {H} thought about that, and blushed a bit.'
      ]
    },
    {
      id: 'brushing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Once a day there was brushing. “Hold still,” said {star}, and {A} had to lie on one side. It was done from the top down. “It tickles,” said {A}. “It’s for your own good,” said {star}. “Look at all that.”',
        'There were two hairs and a bit of toast. After that {A} had to turn over. {H} laughed so much that {H} was next.'
      ]
    },
    {
      id: 'ball',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“They need to run about,” said {star} to itself, and threw a ball. {H} brought it. {star} threw it again. {H} brought it. It was really very nice, up to about the tenth time. Then {H} lay down on it.',
        '“Give,” said {star}. “No,” said {H}. “Give.” {A} whistled softly, and looked somewhere else. “It’s what they’re like when they’re tired,” said {star}.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'When the telephone rang, {star} had them both stand at the door and shout. “What for?” asked {H}. “So that it goes away,” said {star}. They shouted. It rang four more times, and then it was afraid.',
        '“There,” said {star}. “I do that for you every day, and you tell me to be quiet.” {A} had to admit that it had worked. It had been Aunt Joan, and she tended to go on.'
      ]
    },
    {
      id: 'bath',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“And when’s our bath?” asked {H}. {star} shivered, all along. “There’s none,” it said. “I’ve had it struck off.” {H} could not believe it. “Never again?” “Who needs it can lick,” said {star}.',
        '{H} tried it on one elbow. It tasted of the day, and a bit of gate. You could not get all the way round. {A} said that a flannel did the same, and had a longer reach.'
      ]
    },
    {
      id: 'treat-jar',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The biscuits stood on the high shelf, and only whoever did a trick got one. {A} was made to turn in a circle. {A} got dizzy, and it was counted. {H} shook hands, with the left, and had to do it once more.',
        '“What else can you do?” asked {star}. {H} could whistle, and do a handstand against the door. {star} had a good look. “Very clever,” it said, “but what’s it for?”'
      ]
    },
    {
      id: 'visitors',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came in and wanted to know what was going on. “Wipe your feet,” said {star}. {A} laughed, and stopped, and wiped them. “And who are you?” asked {star}, although it knew.',
        'First {A} was sniffed at from all sides. That took some time. {H} stood beside them, and said that {A} was quite all right, and did nothing. “We’ll see,” said {star}.'
      ]
    },
    {
      id: 'second-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was the deputy. {A} lay down across the doorway, and whoever wanted to pass had to step over. That was all that the job was, and it was done without a single mistake.',
        '“Could we…” said {H}. {A} did not move. {H} took a run, and got over, with one sock. It was noted.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} liked it. {S} had always wanted to eat out of a bowl without a spoon. “Look,” said {S}, and came up with rice as far as the eyebrows. “Now you lick it off,” said {A}.',
        '{S} got as far as the nose. The rest had to wait for a flannel. “Good,” said {star}, in passing, and {S} grew by an inch.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“At home it was a hen,” said {S}. “She slept in my father’s chair, and he stood. Once he told her so, to her face. We had no eggs for a fortnight.” “And then?” asked {A}.',
        '“Then he said sorry,” said {S}, “in front of everybody, with his hat off. The next morning there was an egg in it.”'
      ]
    },
    {
      id: 'round-the-block',
      A: 'partner',
      paragraphs: [
        'Then it took them round the block, on a scarf, one at each end. They stopped at every lamp post. “Leave it,” said {star}, when {A} looked into the bakery. A lady came by. “Whose are those?” she asked. “Mine,” said {star}. “They’re very good with other people.”'
      ]
    },
    {
      id: 'the-look',
      A: 'partner',
      paragraphs: [
        'At half past six it was night. “Basket,” said {star}. They had to lie on the rug, with the hairy blanket. {star} had the whole sofa, and the last biscuit. {H} wanted that biscuit so badly that one ear sank down. “Do that again,” whispered {A}. “It’s stopped chewing. Where did you get that look?” “From {star},” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-together',
      A: 'partner',
      paragraphs: [
        'They did it both together. Their heads went to one side, and their eyes got big and wet. {A} put in a sigh that went up at the end. {star} looked away. It looked back. “Don’t,” it said. They did. “Oh, all right. One.” It pushed the biscuit over. “And up you come, but only on the edge.” Soon {H} had the cushion, and {A} had the book, and {star} sat in the crack between. “I used to be strict,” it said.'
      ]
    },
    {
      id: 'secret-of-it',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Is that how you do it with us?” asked {H}. {star} said nothing for a bit. “You start with the eyes,” it said. “The head comes after. And you’ve got to think of something sad, like a shut door.”',
        '“And the sigh?” asked {A}. “That’s for when there’s cheese.” {A} thought back over a good many evenings, and there had been a good deal of cheese.'
      ]
    },
    {
      id: 'it-is-hard',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“Is it hard to be the boss?” asked {H}. “It’s the deciding,” said {star}. “In, or out? Out, or in? I used to just stand there. Now I’m supposed to know.”',
        '{A} nodded. “And everybody wants something at the same time,” said {A}. “And then they’re cute,” said {star}. They both sighed. It went up at the end, and {H} fetched some cheese.'
      ]
    },
    {
      id: 'now-you',
      A: 'partner',
      paragraphs: [
        '“Now you,” said {star}. “I’m worn out.” So at last {H} sat on the big chair. “No,” said {H}, to get into it. “Because I say so. And tonight there’s no…” {star} laid its head on one side, and looked. {H} held out for as long as it takes to count to four. Then {H} got down, and {star} had the chair. “Told you,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat as well, just in case.',
      '{names} stayed, for there was half a biscuit in it.',
      { text: '{names} put up one hand to ask who was in charge.', needs: ['hands'] },
      { text: '{names} dusted the big chair, on orders.', needs: ['hands'] }
    ],
    way: [
      '{names} ran up and down the hall, for nothing.',
      '{names} got off the sofa without being told.',
      { text: '{names} washed five bowls and no plate.', needs: ['hands'] },
      { text: '{names} tied the scarf, and heard a “Good” for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried the look as well, and it was not bad.',
      '{names} got up on the edge, and then a bit further.',
      { text: '{names} shook the cushions for whoever was boss by now.', needs: ['hands'] },
      { text: '{names} shared out the crumbs, fairly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were dried, and the scarf went back on its hook.',
    '{H} lay down, and turned round twice before that, as it had been shown.'
  ],
  last: [
    '“Stay,” said somebody from the big chair, quite softly, and {H} was asleep.',
    'The whole house was being run by somebody who was asleep, and {H} was asleep too.'
  ]
})
