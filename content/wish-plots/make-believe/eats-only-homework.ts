import { wishPlot } from '../wish-plot.ts'

export const eatsOnlyHomework = wishPlot({
  id: 'wish-eats-only-homework',
  wishes: ['monster eats homework', 'monster eats only homework', 'monster only eats homework', 'monster ate homework', 'monster ate my homework', 'monster eat homework', 'monster eating homework', 'monster homework', 'monsters homework', 'monsters eat homework', 'monster likes homework', 'monster loves homework', 'monster hungry homework', 'monster gobbles homework', 'monster gobbled homework', 'monster munches homework', 'monster munched homework', 'monster chews homework', 'monster swallows homework', 'monster swallowed homework', 'monster nibbles homework', 'monster feeds homework', 'monster lives on homework', 'monster took homework', 'monster steals homework', 'homework monster', 'homework monsters', 'homework eating monster', 'homework-eating monster', 'homework eater', 'homework-eater', 'homework gobbler', 'homework muncher', 'homework eaten monster', 'eats only homework', 'only eats homework', 'eats nothing but homework', 'eats homework', 'eating homework', 'homework hungry monster', 'monster spelling homework', 'monster maths homework', 'monster eats worksheets', 'monster ate worksheet', 'monster eats schoolwork', 'creature eats homework', 'creature ate homework', 'monster home work'],
  answers: ['monster', 'monsters', 'creature', 'homework', 'homeworks', 'home', 'work', 'worksheet', 'worksheets', 'schoolwork', 'school', 'eat', 'eats', 'ate', 'eaten', 'eating', 'eater', 'only', 'nothing', 'but', 'just', 'likes', 'loves', 'lives', 'on', 'hungry', 'gobbles', 'gobbled', 'munches', 'munched', 'chews', 'swallows', 'swallowed', 'nibbles', 'took', 'steals', 'my', 'his', 'her', 'our', 'all', 'the', 'who', 'that', 'which', 'a', 'green', 'purple', 'blue', 'hairy', 'big', 'little', 'small', 'friendly', 'kind', 'funny', 'silly', 'under', 'bed', 'desk', 'bag', 'schoolbag', 'maths', 'math', 'sums', 'numbers', 'sevens', 'spelling', 'spellings', 'writing', 'reading', 'paper', 'page', 'pages', 'book', 'books', 'teacher', 'says', 'said', 'believe', 'believes', 'nobody', 'every', 'day', 'evening', 'night', 'tomorrow', 'kids', 'children', 'everybody’s', 'everyone’s', 'class', 'help', 'helps', 'food', 'dinner', 'breakfast', 'lunch', 'goat', 'everybodys', 'everyones'],
  except: ['dog', 'cat', 'rabbit', 'hamster', 'puppy', 'dragon', 'robot', 'alien', 'hates', 'hate', 'won’t', 'refuses', 'cries', 'crying', 'stress', 'stressed', 'worried', 'shouted', 'shouting', 'fight', 'afraid', 'scared', 'died', 'dead', 'truck', 'trucks', 'cookie', 'sock', 'socks', 'shoes', 'vegetables', 'letters', 'words', 'bullied', 'forgot', 'lost', 'machine', 'magic', 'witch', 'wizard', 'how', 'why', 'cake'],
  moods: ['losing', 'change', 'learning', 'waiting', 'first'],
  company: ['monster', 'paper', 'page', 'row', 'seven', 'sevens', 'eights', 'bread', 'rubber', 'snail', 'pencil', 'newspaper', 'crust', 'table', 'chair', 'bin', 'lid', 'bag', 'salt', 'spoon', 'milk', 'list', 'loaf', 'toast', 'napkin', 'ball', 'banana', 'hill'],
  isTale: true,
  about: 'A monster eats only homework, and with it the hero’s row of sevens, until bread is used for a rubber as people used to, and it turns out that the rubbed-out mistakes are in the bread.',
  titles: ['It Wanted Salt', 'Where a Seven Goes', '{H} and the Homework Monster', 'A Row of Sevens', 'A Bigger Loaf Tomorrow'],
  want: [
    {
      id: 'it-wanted-salt',
      A: 'partner',
      paragraphs: [
        '{H} had written a row of sevens, and only went for a drink of water. Now the page was gone. On the chair sat a monster, about as big as a bucket, and chewed. “It wanted salt,” said the monster. “But thank you.”',
        '“That was my homework!” said {H}. “I need it tomorrow.” “I know,” said the monster. “I eat only homework.” There were two sheets of paper left.'
      ]
    }
  ],
  way: [
    {
      id: 'the-snail-is-not',
      A: 'same',
      paragraphs: [
        '“Give it something else,” said {A}. They held out a newspaper, and then a drawing of a snail. The monster sniffed. “Did you have to draw that?” it asked. “No,” said {H}. “I wanted to.” “Then it’s not for me.” So {H} wrote the sevens once more. They shut the page in the bread bin, and {A} sat on the lid. Later there was only bread in it. “I smelled seven,” said the monster, and swallowed. It had eaten the rubber as well, for a nut.'
      ]
    },
    {
      id: 'what-it-tastes-of',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does homework taste of?” asked {H}. The monster leaned back. “Sums are crisp,” it said. “Spelling’s a bit sour, and it gets sweeter after the third time. Maps are dry, but there’s a lot of sea in them.”',
        '“And poems?” asked {A}. “You have to chew those for a long time,” said the monster. “And then all at once they’re in you, and come up again on the bus.” It said four lines of one, with its mouth shut. They were about a daffodil.'
      ]
    },
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where do you live?” asked {A}. “In schoolbags,” said the monster. “Right at the bottom, under the banana.” {H} knew that banana. “It’s very nice there,” said the monster. “There’s a roof, and they bring you home every day.”',
        '{H} lifted the bag with one hand, to see. It was quite light, for once. “So that’s what was so heavy,” said {A}. The monster looked down at its middle. “It isn’t me,” it said. “It’s the long division.”'
      ]
    },
    {
      id: 'baked-for-fun',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} could not see anybody go hungry, and brought the monster a bun. It turned the bun over. “Did somebody have to make this?” it asked. “No,” said {A}. “People like to.” The monster pushed it back across the table. “What a pity,” it said.',
        '“But somebody had to wash the tin,” said {H}. The monster bent down to the underside, where it had been burnt on a little. It put out the tip of its tongue. “Yes,” it said. “There. That’s not bad at all.”'
      ]
    },
    {
      id: 'pet-is-blamed',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The monster saw {A}, and slid down from its chair. “I owe you something,” it said. “When I’ve eaten, they always tell the teacher that it was one of you.” {A} looked at it for some time. {A} had never touched a sum in {A}’s life.',
        '“I never put it right,” said the monster. “I had my mouth full.” It held out a hand with three fingers. {A} smelled that, and it smelled of paper all the way up. The matter was closed.'
      ]
    },
    {
      id: 'elder-by-post',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once told my teacher that the wind had taken mine,” said {S}. “It was quite true. It went out of the window, over the church.” “Did she believe you?” asked {A}.',
        '“No,” said {S}. “But on Friday it came back by post. A farmer had found it in a tree. He’d put in a note, that the third one was wrong.” The monster sighed. “Fresh air,” it said. “That’s the only thing I never get on mine.”'
      ]
    },
    {
      id: 'shopping-list',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the fridge hung a list, with milk on it, and rice. “Does somebody have to do that?” asked the monster. “Yes,” said {A}. “Today?” “It could be tomorrow.” The monster’s ears went up. “And is it done at home?” it asked.',
        '{H} thought about it. “It’s written at home,” said {H}, “but you do it at the shop.” The monster went back to its chair. “I nearly had the milk,” it said. “But it would have disagreed with me.”'
      ]
    },
    {
      id: 'how-long-is-a-pencil',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There must be more in that,” said the monster, and looked at the pencil from the front. “There is,” said {A}. “If you only draw one line, there are fifty kilometres in a pencil.” They all bent over the point. It did not look like it.',
        '“That’s right out of town,” said {H}. “And over two hills,” said {A}. The monster asked how many sevens it would be, placed end to end. {H} began at the tip, and had to stop where the paint was.'
      ]
    },
    {
      id: 'child-writes-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was sorry for the monster, and had written it something. It was a round thing with rays, or perhaps legs. “It’s homework,” said {S}. “Did you have to?” asked the monster. “Yes,” said {S}. “Who said so?” “I did,” said {S}. “I was very strict.”',
        'The monster licked one corner, so as not to be rude. “There’s joy in it,” it said. “Only a very little,” said {S}. “At the edge,” said the monster kindly. {A} hung it up on the wall, where nobody had to eat it.'
      ]
    },
    {
      id: 'in-the-bread',
      A: 'partner',
      paragraphs: [
        'On the last sheet the third seven looked the wrong way. “I can’t rub it out,” said {H}. “Take bread,” said {A}. “People did, before there were rubbers.” {A} rolled a bit of soft bread into a ball, and {H} rubbed. The seven was gone, and the ball was grey.',
        'The monster sniffed, and it was not at the page. It was at the ball. “Where does a seven go, when you rub it out?” asked {A}. {H} held the bread to the lamp. “It’s in there,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-a-crust',
      A: 'partner',
      paragraphs: [
        'The monster took the ball between two fingers, and shut its eyes. “That’s homework,” it said softly, “with a crust.” So {H} wrote on, and did not mind any more which way a seven looked. One was a very good two. {A} rolled more bread. Each wrong seven was rubbed into it, and that made one mouthful. The good ones stayed.'
      ]
    },
    {
      id: 'sorts-of-bread',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} tried out which bread rubbed the best. A crust only scratched. Toast left a brown road behind it. A roll with seeds did rub, but afterwards there were full stops all over the place. White bread was the softest, from the very middle.',
        '“And what tastes best?” asked {H}. The monster had eaten all the samples. “The full stops were interesting,” it said. “I’ve never had so many sentences end in my mouth.”'
      ]
    },
    {
      id: 'seven-with-a-belt',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} made a seven with a line across its middle. “In some countries they write it like that,” said {A}. “It keeps it from being taken for a one.” {H} thought that it looked like a belt. The line was rubbed out again, and went into the bread.',
        'The monster chewed, and stopped, and chewed. “There’s something in it,” it said. It took hold of its middle with both hands. “I feel as if I’d been buttoned up.” It was quite easy again after a sip of water.'
      ]
    },
    {
      id: 'the-paint-water',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Would you like something to drink with it?” asked {A}. The monster asked what there was. There was tea, and water. “Isn’t there any ink?” it asked. They had none. {H} dipped the point of the pencil into a cup, and stirred it nine times.',
        'The monster held it to the light, and rolled it round its mouth. “That’s a soft one,” it said. “About last September. You can taste that somebody looked out of the window.” {H} had. It had been the first leaf.'
      ]
    },
    {
      id: 'a-whole-row',
      A: 'partner',
      paragraphs: [
        'In the end there was a whole row of good sevens. The monster looked at it, and laid a hand on its middle. “I couldn’t,” it said. “I’ve had all your mistakes. I never knew that they were the best part.”',
        '{H} put the page in the bag. “What is it tomorrow?” asked the monster. “Eights,” said {H}. The monster looked across at the bread bin. “Those are hard,” it said happily. “You’ll need a bigger loaf.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the chair, where there was still a corner of a seven.',
      '{names} went once round the monster, at a distance.',
      { text: '{names} put the salt on the table, for next time.', needs: ['hands'] },
      { text: '{names} counted the paper again, and it was two.', needs: ['hands'] }
    ],
    way: [
      '{names} smelled at the bread bin too, and it was a bit of seven.',
      '{names} tried the newspaper, and gave it back too.',
      { text: '{names} held down the other end of the lid.', needs: ['hands'] },
      { text: '{names} sharpened the pencil, and kept the curl.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into a ball of bread, and there was only a seven in it.',
      '{names} watched each mouthful go in and down.',
      { text: '{names} rolled balls, and laid them out by size.', needs: ['hands'] },
      { text: '{names} blew the crumbs off the good sevens.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs were wiped from the table. The monster went home into the bag, and folded its hands on top of all the mistakes.',
    '{H} washed the grey off ten fingers, and lay down. One knee was bent, under the blanket. From above it was a seven, and it looked the right way.'
  ],
  last: [
    'In the bag someone dreamed of eights, and {H} was asleep.',
    'The row of sevens stood there in the dark, all one way, and {H} was asleep.'
  ]
})
