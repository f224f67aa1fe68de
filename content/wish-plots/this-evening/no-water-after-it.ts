import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const FAMILY = ['mum', 'mummy', 'mom', 'mommy', 'mama', 'amma', 'ammi', 'dad', 'daddy', 'papa', 'appa', 'baba', 'granny', 'grandma', 'nana', 'nan', 'nani', 'dadi', 'gran', 'grandpa', 'grandad', 'nanu', 'auntie', 'aunt', 'aunty', 'uncle', 'brother', 'sister', 'cousin']

/** The cook is beside the hero, who cannot pretend; of one whom the wish names it is told by name. */
const tooSalty = (id: string, food: 'rice' | 'soup' | 'stew', wishes: string[], isOfKin: boolean): ScenePlot =>
  wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    ...(isOfKin ? { star: 'kin' as const } : {}),
    answers: [food, 'salty', 'salt', 'salted', 'oversalted', 'too', 'much', 'very', 'so', 'really', 'made', 'make', 'cooked', 'cook', 'put', 'in', 'was', 'tasted', 'came', 'out', 'everyone', 'everybody', 'all', 'family', 'guests', 'neighbours', 'visitors', 'pretended', 'pretend', 'pretending', 'said', 'nice', 'good', 'lovely', 'delicious', 'tasty', 'yummy', 'liked', 'like', 'loved', 'polite', 'politely', 'ate', 'eat', 'eaten', 'except', 'but', 'apart', 'from', 'only', 'one', 'honest', 'told', 'truth', 'drank', 'water', 'lots', 'glasses', 'nobody', 'dinner', 'supper', 'lunch', 'tea', 'tonight', 'today', 'yesterday', 'sunday', 'evening', 'first', 'time', 'big', 'pot', 'spoon', 'sea', 'accident', 'accidentally', 'by', 'mistake', 'oops', 'funny', 'laughed', 'embarrassed', 'own', 'helped', 'i', 'we', 'she', 'he', 'my', 'our', 'the', 'a', 'it', 'and', 'because', 'face', 'noticed', 'pulled', 'jug', 'story', 'about', 'who', ...(isOfKin ? FAMILY : [])],
    except: [...(isOfKin ? ['except', 'apart'] : FAMILY), 'cake', 'biscuits', 'cookies', 'sugar', 'tears', 'cried', 'crying', 'caramel', 'popcorn', 'crisps', 'chips', 'fish', 'sick', 'ill', 'kidney', 'hospital', 'heart', 'blood', 'diabetes', 'allergic', 'allergy', 'poison', 'witch', 'wizard', 'giant', 'dragon', 'dinosaur', 'robot', 'unicorn', 'monster', 'pirate', 'stone soup', 'fly', 'hair', 'burnt', 'burned', 'spicy', 'spilt', 'spilled', 'dough', 'dog', 'cat', 'died', 'dead', 'yelled', 'shouted', 'angry', 'porridge', 'pudding', 'chef', 'king', 'queen'],
    moods: ['learning', 'first', 'proud', 'losing', 'change', 'lost'],
    fed: true,
    company: [food, 'jug', 'table', 'spoon', 'teaspoon', 'pot', 'neighbour', 'neighbours', 'water', 'glass', 'bowl', 'bowls', 'sugar', 'salt', 'book', 'sea', 'tap', 'nose'],
    about: `The ${food} is much too salty, and everybody says “lovely” and drinks a glass of water, except the hero; sugar makes it a sea with jam, until a teaspoon is laid in the spoon that it was made with, and it turns out that the salt is right and two pots of ${food} are missing.`,
    titles: ['A Lovely with No Water After It', 'Sea with Jam', '{H} Did Not Pretend', 'Two Pots Are Missing', 'Three Teaspoons, One Pot'],
    want: [
      {
        id: 'a-mouthful-of-sea',
        A: 'partner',
        paragraphs: [
          `{A} had made the ${food} too salty, and {H} was the only one who did not pretend. Neighbours had come to supper. “Lovely,” said the first, and drank a whole glass of water. “Delicious,” said the next, with wet eyes, and took the jug.`,
          '“It’s like a mouthful of sea,” said {H}. Everybody coughed. {A} tried it, and it was. “I wish they’d say ‘lovely’ with no water after it,” said {A}. {H} wished for that, too.'
        ]
      }
    ],
    way: [
      {
        id: 'the-opposite',
        A: 'partner',
        paragraphs: [
          '“Sugar’s the opposite of salt,” said {A}, and stirred a good deal of it into one bowl. The first neighbour tasted it bravely. “Interesting,” said the neighbour, and drank two glasses. {A} looked at {H}. “Well?” {H} took as little as would go on a spoon. “Now it’s sea with jam,” said {H}.'
        ]
      },
      {
        id: 'running-out-of-words',
        A: 'same',
        spare: 1,
        paragraphs: [
          'By now the neighbours had said lovely, delicious and tasty. The third in the row thought for a long time. “It’s got so much weather in it,” said the third. “They’re running out,” whispered {H}.',
          'The fourth looked all round the table for help. “And what round bowls!” said the fourth. That was a good idea, and they were all glad of it. After that they praised the spoons, the lamp and the salt shaker. “No,” said {A}, “not that one,” and took it off the table.'
        ]
      },
      {
        id: 'up-and-down-again',
        A: 'same',
        spare: 2,
        paragraphs: [
          '{H} watched one of the spoons. It went down into the bowl, and came up full. It rose as far as the chin, and there somebody said something about the summer. Then it went down again, just as full. “It’s only been up to look,” whispered {H} to {A}.',
          'They counted. It went up nine times, and the bowl got no emptier. Once it went right in at the mouth, by mistake. Then the neighbour with the spoon said “oh”, and asked for the jug.'
        ]
      },
      {
        id: 'the-nose-does-not-join-in',
        A: 'same',
        spare: 3,
        paragraphs: [
          '“How do you do it?” {H} asked the neighbour on the left. It was quite easy, said the neighbour. The eyebrows went up, the mouth went wide, and out came a “mmm”. {H} tried it in the back of a spoon. The eyebrows went up. The mouth went wide. Only the nose did not join in.',
          'It had folded itself up like a fan. {A} held on to it, to help. “Lubbly,” said {H}. Everybody looked up. It did not sound like anything you would ask for twice.'
        ]
      },
      {
        id: 'a-glass-for-each-word',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{A} filled the jug for the fifth time. “You could go by that,” said {H}, who had kept count. For “nice” they drank half a glass, and for “lovely” a whole one. After “delicious” it was two.',
          'Just then a neighbour drew a deep breath. “This,” said the neighbour, “is quite the most…” {A} and {H} looked at each other. There was not that much in the tap. “Have some bread!” cried {A}, and got there just in time.'
        ]
      },
      {
        id: 'which-sea',
        A: 'same',
        spare: 5,
        paragraphs: [
          '“Which sea is it?” asked {A}, who wished to know exactly. {H} shut both eyes, and tried one more drop. “A cold one,” said {H}. “With gulls. It’s going out.” {A} tried it as well, and thought that there were herrings about.',
          'The oldest neighbour looked up. “I know that one,” said the neighbour. “I was cook on a boat there.” The neighbour had another mouthful, and looked a long way off. It was the only bowl that anybody finished.'
        ]
      },
      {
        id: 'other-comes-late',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} came in late and very hungry, and sat down to a full bowl. Nobody had the heart to say anything. {A} took the biggest spoon there was. All round the table they held their breath. The spoon went in, and {A} stopped, like a clock.',
          '“Lovely,” said {A}, in a voice as high as a bird’s. Then {A} remembered something that had to be done in the kitchen. “What is it?” called {H}. “It’s the tap!” called {A}, and they could hear it running for quite a while.'
        ]
      },
      {
        id: 'pet-turns-round',
        A: 'pet',
        spare: 7,
        paragraphs: [
          'Everybody knew what {A} ate. It was whatever fell down, and some of what did not. So somebody held a bit under the table, in secret. {A} came and sniffed it from the left, and then from the right.',
          'Then {A} turned round, and sat down facing the wall. “{A} doesn’t pretend either,” said {H}. That made two of them. {A} went on looking at the wall, where there was nothing to taste. It was the politest thing to do.'
        ]
      },
      {
        id: 'elder-and-the-gravy',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“My aunt once made a gravy like that,” said {S}. “We all said how good it was. So she wrote it down, and made it every Sunday for thirty years.” “Did nobody tell her?” asked {A}. “Somebody would’ve had to begin,” said {S}.',
          '“In the end she sat down and had some of it herself.” “And what did she say?” “Lovely,” said {S}. “And then she asked for the water.” It was only tea that they praised after that, and they got a great deal of tea.'
        ]
      },
      {
        id: 'child-with-socks',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} had cooked something too, out of socks, in a hat. Each of the neighbours was given a smell of it. “Lovely,” they said, and nobody had to drink. Then it was {A}’s turn. {A} breathed in carefully, with shut eyes. “It’s a bit too socky,” said {A}.',
          '{S} thought about that, and took out one small blue sock. Then {S} stirred again, and held up the hat. “Now?” “Now it’s just right,” said {A}. {S} went all pink. It was worth more than all the lovelies.'
        ]
      },
      {
        id: 'baby-in-a-bath',
        A: 'partner',
        paragraphs: [
          `“How did so much salt get in?” asked {H}. {A} read it out of the book. “For a pot of ${food}, one spoon of salt.” “Which spoon?” {A} had taken the one that was there. It was the wooden one for stirring, as long as an arm. {H} laid a teaspoon in it. It lay there like a baby in a bath.`
        ]
      },
      {
        id: 'salt-for-three',
        A: 'partner',
        paragraphs: [
          `{H} filled the teaspoon at the tap, and tipped it into the big one. Three of them went in, and it was full. “That’s salt for three pots,” said {A} slowly. They both looked at the one pot. “Then the salt’s all right,” said {H}. “It’s the ${food} that’s wrong. There are two pots missing.”`
        ]
      }
    ],
    turn: [
      {
        id: 'all-in-together',
        A: 'partner',
        paragraphs: [
          `They got out the very big pot, and made two pots more, with no salt at all. Then {A} stirred all three together, round and round with the long spoon. {H} tried it. Everybody at the table held on to a glass. {H} tried it once more, to be fair. “It’s ${food},” said {H}.`
        ]
      },
      {
        id: 'while-it-cooked',
        A: 'same',
        spare: 10,
        paragraphs: [
          'While it cooked, there was nothing on the table that anyone could praise. It was a great rest for the neighbours. They put their elbows up, and talked about their feet. {A} and {H} watched the lid, which had begun to dance.',
          '“What are your feet like?” the one on the right asked {H}. “They’re all right,” said {H}. “The left one’s got a plaster with stars.” It was the truth, and you did not need to drink anything with it.'
        ]
      },
      {
        id: 'so-big',
        A: 'same',
        spare: 11,
        paragraphs: [
          '{A} took a pencil, and wanted to write in the book which spoon was meant. “Small,” wrote {A}. But next to an egg spoon a teaspoon is large. “It depends who’s asking,” said {H}, and laid the teaspoon on the page.',
          'So they drew round it. Now there was a whole spoon beside the line about the salt, as big as life. You would only have to put yours on top, to see if it was the one. “It’s got a bit of handle on the next page,” said {H}.'
        ]
      },
      {
        id: 'the-jug-stays-full',
        A: 'partner',
        paragraphs: [
          'There was so much that they fetched more people, from next door and from over the way. They all brought a spoon. “Lovely,” said the first neighbour. {A} looked at the jug. Nobody reached for it. “Lovely,” they said, all round, and it stood there, full to the top.',
          'Only {H} had not said it. {H} held out an empty bowl, with both cheeks full. “That’s the nicest ‘lovely’ so far,” said {A}, and filled it.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} said “mm”, and looked at the jug.',
        '{names} sat very straight, and had one more drink of water.',
        { text: '{names} filled up a glass here and there, without being asked.', needs: ['hands'] },
        { text: '{names} held a spoon for some time, and then put it down.', needs: ['hands'] }
      ],
      way: [
        '{names} sniffed at the bowl, and could hear the sea.',
        '{names} looked into the pot, and from above it seemed quite all right.',
        { text: '{names} carried the jug to the tap, and back again.', needs: ['hands'] },
        { text: '{names} passed round some bread, which everybody was glad of.', needs: ['hands'] }
      ],
      turn: [
        '{names} breathed in over the big pot, and it only smelled of supper.',
        '{names} moved up on the bench, for there was somebody else coming.',
        { text: '{names} put out more bowls, until there were none left.', needs: ['hands'] },
        { text: '{names} wiped the long spoon, and the short one with it.', needs: ['hands'] }
      ]
    },
    bed: [
      'The pot was empty, and in the drawer the teaspoon lay inside the long one. The jug went back on its shelf, as full as it had come.',
      '{H} washed, and drank a small glass of water, which meant nothing at all. Then {H} lay down.'
    ],
    last: [
      'Far out it was high tide, and nobody had to pretend, and {H} was asleep.',
      '“Lovely,” somebody said once more at a door, and {H} was asleep.'
    ]
  })

const SALTY = (food: string): string[] => [`${food} too salty`, `salty ${food}`, `${food} too much salt`, `${food} oversalted`, `${food} salt pretended`, `pretended ${food} nice`, `pretended to like ${food}`, `${food} tasted like the sea`, `too much salt in ${food} nobody said`, `said ${food} lovely salty`, `drank water ${food} salty`]

export const riceWithNoWater = tooSalty('wish-rice-with-no-water', 'rice', ['I made the rice too salty and everyone pretended it was nice except one', ...SALTY('rice')], false)
export const soupWithNoWater = tooSalty('wish-soup-with-no-water', 'soup', ['I made the soup too salty and everyone pretended it was nice', ...SALTY('soup')], false)
export const stewWithNoWater = tooSalty('wish-stew-with-no-water', 'stew', ['I made the stew too salty and everyone pretended it was nice', ...SALTY('stew')], false)
export const kinsSaltyRice = tooSalty('wish-kins-salty-rice', 'rice', ['Mum made the rice too salty and everyone pretended it was nice', ...SALTY('rice')], true)
export const kinsSaltySoup = tooSalty('wish-kins-salty-soup', 'soup', ['Mum made the soup too salty and everyone pretended it was nice', ...SALTY('soup')], true)
export const kinsSaltyStew = tooSalty('wish-kins-salty-stew', 'stew', ['Dad made the stew too salty and everyone pretended it was nice', ...SALTY('stew')], true)
