import { wishPlot } from '../wish-plot.ts'

export const whoeverGuessesWrong = wishPlot({
  id: 'wish-whoever-guesses-wrong',
  visits: 'anything',
  whoever: [
    'guesses everything wrong',
    'guesses wrong',
    'always guesses wrong',
    'always guesses everything wrong',
    'guessed wrong',
    'guessed everything wrong',
    'keeps guessing wrong',
    'guesses and is always wrong',
    'never guesses right',
    'never guesses anything right',
    'can’t guess anything',
    'can’t guess right',
    'always guesses',
    'loves guessing',
    'loves to guess',
    'likes guessing',
    'is bad at guessing',
    'is no good at guessing',
    'is terrible at guessing',
    'is hopeless at guessing',
    'is the worst guesser',
    'is a bad guesser',
    'is always wrong',
    'is wrong about everything',
    'gets everything wrong',
    'always gets everything wrong',
    'gets it wrong every time',
    'never gets anything right',
    'can’t get anything right',
    'is never right',
    'has never been right',
    'can’t guess riddles',
    'can’t solve riddles',
    'is bad at riddles',
    'makes silly guesses',
    'is rubbish at guessing',
    'plays guessing games',
    'can never guess',
    'isn’t good at guessing',
    'is bad at I spy',
    'makes wild guesses',
    'makes the wrong guess'],
  except: ['school', 'teacher', 'exam', 'test', 'spelling', 'sums', 'maths', 'told off', 'shouted', 'cries', 'sad', 'wrong way', 'wrong size', 'wrong colour', 'wrong shoe', 'wrong shoes', 'left'],
  company: ['parcel', 'drum', 'socks', 'paper', 'button', 'umbrella', 'milk', 'peas', 'book', 'cheese', 'wardrobe', 'pig'],
  about: 'The hero’s parcel may not be opened before morning and is to be a drum; whoever guesses everything wrong can be relied upon, and at last guesses that it is none.',
  titles: ['Say Socks', 'Wrong Ten Times Running', 'Which Hand', '{visitor} Guesses Again', 'Not to Be Opened'],
  want: [
    {
      id: 'the-parcel',
      A: 'partner',
      paragraphs: [
        'A parcel had come for {H}, round and as big as a cake. NOT TO BE OPENED BEFORE MORNING, it said. {H} had wanted a drum since the summer. “It may well be socks,” said {A}, so that it would not be so bad.',
        '“It’s a hat,” said somebody. It was {visitor.first}. “That’ll be wrong,” said {visitor}. “It always is. But I can’t go past a parcel and not guess.” Nor could {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'and-a-cheese',
      A: 'partner',
      paragraphs: [
        '“Go on,” said {H}. So {visitor} guessed. It was a lamp, it was a wheel, it was a cheese. {A} wrote it all down. But the paper stayed on, so nobody could tell. And with each guess there was one more thing that it might be.',
        'Before, there had only been a drum and socks. Now {H} could not look at the parcel without thinking of cheese. “Shall I stop?” asked {visitor}. “Please,” said {H}. “An anchor,” said {visitor}. “That was the last.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Some guess by shaking, but {visitor} did it in another way. The parcel was put down, and {visitor} leaned over it until the paper touched {caller.part}. They waited. “There’s a rumbling in there,” whispered {visitor}. “It’s a small volcano.”',
        '“That was my tummy,” said {A}. {A} had a piece of bread, and they tried again. “It’s gone out,” said {visitor}. For the rest of the guess {A} had to stand in the hall.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Now you guess,” said {visitor}, and {caller.does}. {A} said a windmill. {H} said a windmill too, to keep {A} company. “It was me,” said {visitor}, “on a Monday, when nothing’s happening.”',
        'Then {A} {caller.move}, and did it with all the details. “A bus stop,” guessed {visitor}. “A queen? It’s a queen who’s lost her glasses.” “It’s you,” said {A}. {visitor} asked to see it again. “I’d never have guessed,” said {visitor}, deeply touched.'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} opened the big book and laid one hand over the picture. “{caller.fact},” read {A}. “Who’s that about?” After a long think {visitor} guessed a goose. Then it was a goose with a job. Then it was the goose’s landlady.',
        '{A} took the hand away, and underneath was somebody very like {visitor}. “Is that true of me?” asked {visitor}. “It’s printed,” said {A}. {visitor} went about the room for a bit, and tried how it felt. “It explains a lot,” said {visitor}.'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'On the window sill was {caller.stand}. {visitor} stopped in front of it. “Don’t tell me,” said {visitor}, “I know the face. It’s my cousin. It’s my cousin’s wife. It’s the one who sings.” It was a very long guess, and there was no answer.',
        '“They’re all a bit shy on that side of the family,” whispered {visitor}. {H} had not the heart to say. {A} put a biscuit beside it, in case of singing. When they looked again it was {A} who was chewing.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“How do you find your way about?” asked {A}. “I guess,” said {visitor}. For years {visitor} had wanted to get to the seaside. At each corner there was a guess, and each time the road came out {caller.where}. “And that’s where I live,” said {visitor}.',
        '“Then you’re always home in time,” said {H}. It was so. {visitor} had never once missed supper. There was a bucket by the door, and a spade. They had been ready to set off since May.'
      ]
    },
    {
      id: 'the-peas',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} held up a jar of dried peas. “Forty,” guessed {visitor}. They counted them out on the table, and there were forty-one. Then one of them rolled off and fell down a crack. “Forty!” cried {visitor}. “I’m right! It’s the first time ever!”',
        'They were all as still as mice. {visitor} looked round, and had begun to beam. Then something went tick, in the jar. One had been stuck in the lid, and now it had come down. “Forty-one,” said {visitor}. “I thought that it felt strange.”'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} went out and knocked, so that {visitor} could guess who it was. “The chimney sweep,” said {visitor}. It knocked again. “Two chimney sweeps.” “It’s me,” called {A}, who was getting cold. “He’s called Me,” {visitor} told {H}. “I’ve heard of him.”',
        '{H} opened the door. “Oh,” said {visitor} to {A}. “Did you meet him? He was here only a minute ago.” {A} looked back down the passage. You do look, if somebody is so sure.'
      ]
    },
    {
      id: 'how-old',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“How old am I?” asked {A}. {visitor} did not want to offend. “Three,” guessed {visitor}. “More,” said {A}. “A hundred and four?” Somewhere in between there was {A}, but {visitor} never hit on it. “Three and a half,” said {visitor}, “but very tired.”',
        '{A} went off to look in the mirror. First you could see the three, round the nose. And when you frowned, there was a bit of the hundred and four. “It’s not so wrong,” said {A}, coming back. “It’s just that it’s both.”'
      ]
    },
    {
      id: 'on-a-spoon',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Nobody looked, and everybody guessed what was on the spoon. {H} said jam, and it was jam. {A} said honey. “Herring,” said {visitor}, and tried it. “It’s the best herring I ever tasted. It’s got strawberries in!”',
        'The next spoon was cold porridge. {H} said so, and pulled a face. “Ice cream,” said {visitor}. “It’s been out in the sun, but it’s kept its shape.” It was wrong from beginning to end. {visitor} finished it, and nobody else had had ice cream that day.'
      ]
    },
    {
      id: 'how-it-goes-on',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} read from a book, and stopped at the bottom of the page. “What comes next?” “They all move to France,” guessed {visitor}, “and open a shop for ladders.” {A} turned over. They had stayed at home and gone to bed. “Wrong,” said {visitor}.',
        '{A} read on. There was some more about bed. But {H} could not help thinking of the shop. “Which of them sells the ladders?” asked {H}. “The small one,” said {visitor}, “because of reaching.” {A} shut the book with a finger in it, and listened.'
      ]
    },
    {
      id: 'on-the-wall',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} made a dog out of two hands, in front of the lamp. It was big and black on the wall, and had ears. “A kettle,” guessed {visitor}. {H} let it open and shut its mouth. “It’s boiling!” said {visitor}. “Take it off!” The dog barked. “It’s one of those that whistle.”',
        'After that it was a kettle. They couldn’t get the dog back, not even {H}. Each time {H} held up both hands, out came a spout. “You’ve guessed it away,” said {A}. They hoped that it would be there again in the morning.'
      ]
    },
    {
      id: 'a-riddle',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What has four legs and can’t walk?” asked {A}. It is the easiest riddle there is. “My uncle,” guessed {visitor}, “after lunch. There are two of him, for he’s a twin.” {A} opened the mouth and shut it again. “It’s a table,” said {A}.',
        '“A table’s good,” said {visitor}, “but it’s got no story.” {H} wanted to know if the uncles were alike. They were, said {visitor}, down to the shoes. Nobody asked another riddle. You would only have got a table for it.'
      ]
    },
    {
      id: 'two-columns',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} kept the score for every guess. One column was for right, and one for wrong. Before long the wrong ones went over the page, and round the edge, and up the back. The other column was white. It looked so bare that {A} drew a flower in it.',
        '“Is that for me?” asked {visitor}. “It’s for the column,” said {A}. “It’s got nothing else.” {visitor} guessed that it was a cauliflower. The stroke for that went on the envelope, since the page was full.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I won a pig by guessing,” said {S}, “at the fair. You had to write down what it weighed. I was nervous, and I wrote the number of our house.” “And that was right?” asked {A}. “To the ounce,” said {S}. “A hundred and twelve.”',
        '“So you can guess right by being wrong,” said {visitor}. It was important to {visitor}, and had to be said twice. “It walked home beside me,” said {S}, “and stopped at our gate. I’ve always thought that it could read.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know what it is,” {visitor} said to {S}. “It’s an elephant.” {S} believed it at once. {S} brought a carrot, and pushed it under the string. Then {S} lay down beside the parcel and told it not to be afraid of the dark. “It’s only a guess,” said {A}.',
        '“Can’t you see that it’s lying down?” said {S}. Now that it had been said, they saw it. You could even see which end. {visitor} was quite stiff with joy. It was just as wrong as always, but nobody had ever brought it a carrot.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} stood there and looked up. “{A} wants a song,” guessed {visitor}, and sang it. {A} went on looking. “It’s a bath. It’s a hat. It’s somebody to do the voices.” {A} looked over at the dish, and back, and over at the dish.',
        '“The moon,” said {visitor}. There was nothing for it. {A} picked up the dish, and laid it on {visitor}. “A roof,” said {visitor}. {H} filled it in the end. {A} ate, but kept one eye open, and it was full of pity.'
      ]
    },
    {
      id: 'which-hand',
      A: 'partner',
      paragraphs: [
        '{A} held a button behind the back. “Which hand?” “Left,” guessed {visitor}, and it was the right. “Right,” guessed {visitor}, and it was the left. They did it ten times, and ten times it was wrong. {A} had to sit down.',
        '“I couldn’t do that,” said {A}. “If you only guess, you’re right half the time. You never are! You’re as good as somebody who knows.” “Nobody’s ever relied on me,” said {visitor}, and had to sit down too.'
      ]
    }
  ],
  turn: [
    {
      id: 'say-socks',
      A: 'partner',
      paragraphs: [
        '“Say socks,” said {H} quickly. “Socks,” guessed {visitor}. So it wasn’t socks! {visitor} guessed vests, and soap, and a book about good manners. One after the other they were got rid of. “Only don’t say drum,” whispered {A}.',
        '{visitor} said nothing more, and looked at the parcel. It was plain that one guess was still to come.'
      ]
    },
    {
      id: 'under-the-bed',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was more that they had always wanted to know. “Is the milk off?” asked {A}. “Quite off,” guessed {visitor}. So they drank it. “Is there something in the wardrobe?” asked {H}. “Oh, yes,” said {visitor}. “And under the bed?” “Two of them.”',
        '{H} breathed out. It was the first time that anybody had answered that so that you could be sure. {A} went and shut the wardrobe, where there was nothing. It had never shut so well.'
      ]
    },
    {
      id: 'not-a-drum',
      A: 'partner',
      paragraphs: [
        '“I’ve thought it over,” said {visitor}. “I’m sorry. My guess is that it’s not a drum.” Nobody breathed. “And you’re wrong,” said {A} slowly. “Always,” said {visitor}. {H} put one finger on the paper, and tapped. Boom, it went, very softly.',
        'Nobody had ever kissed {visitor} for a guess. “And tomorrow?” asked {A}. “Rain,” said {visitor}, so {A} put the umbrella away. “Now I won’t be able to sleep,” said {H}. {visitor} looked hard at {H}. “Not a wink,” said {visitor}, “the whole night long.” {H} was yawning already.'
      ]
    },
    {
      id: 'will-you-come-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Will you come and see us again?” asked {A}. “I don’t suppose so,” said {visitor}. “My guess is that we’ll never meet any more.” {A} nodded, and wrote down Thursday. Then an extra cup was put on the shelf.',
        '“Would you like biscuits with it?” asked {H}. “I shan’t like them at all,” said {visitor}. So that was settled as well. They would be the round ones, with the hole.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the parcel, and said nothing.',
      '{names} lay down beside it, to be there in the morning.',
      { text: '{names} lifted it a little, and put it down the same way up.', needs: ['hands'] },
      { text: '{names} read what it said on the other side, and that was “This way up”.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at {visitor}, and then at the floor.',
      '{names} waited for something with sausages to be guessed.',
      { text: '{names} tried it with a button too, and guessed right by mistake.', needs: ['hands'] },
      { text: '{names} crossed out the cheese, and wrote it in again.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard it too, and turned one ear.',
      '{names} came and put a chin on the parcel.',
      { text: '{names} clapped with two fingers, so as not to wake it.', needs: ['hands'] },
      { text: '{names} put the socks back in the drawer, with some respect.', needs: ['hands'] }
    ]
  },
  bed: [
    'Outside {visitor} guessed which way was home, and took the other.',
    'They washed and lay down. The parcel stood at the foot of the bed, where a toe could reach it. There was no more cheese in it.'
  ],
  last: [
    'Not a wink, {visitor} had guessed, and {H} was asleep.',
    'A toe touched the paper, and boom, it went, and {H} did not hear it, and was asleep.'
  ]
})
