import { wishPlot } from '../wish-plot.ts'

const NAMES = ['anansi', 'ananse', 'anancy', 'anansy']

export const beansUnderTheHat = wishPlot({
  id: 'wish-beans-under-the-hat',
  beginsElsewhere: true,
  wishes: ['Anansi and a very big pot of beans', ...NAMES.flatMap((name) => [`${name} big pot of beans`, `${name} giant pot of beans`, `${name} huge pot of beans`, `${name} beans under hat`, `${name} beans in hat`, `${name} hot beans hat`, `${name} hat shaking`, `${name} shaking hats`]), 'spider beans under its hat', 'spider hid beans in hat', 'spider big pot of beans', 'spider pot of beans hat', 'trickster spider pot of beans', 'very big pot of beans spider'],
  answers: ['anansi', 'ananse', 'anancy', 'anansy', 'kwaku', 'kweku', 'brer', 'spider', 'trickster', 'beans', 'bean', 'pot', 'hat', 'hats', 'big', 'huge', 'giant', 'enormous', 'very', 'warm', 'hot', 'hungry', 'greedy', 'eat', 'eats', 'ate', 'hides', 'hid', 'hiding', 'hide', 'under', 'inside', 'shake', 'shakes', 'shaking', 'dance', 'dances', 'festival', 'head', 'bald', 'hair', 'legs', 'eight', 'clever', 'funny', 'silly', 'trick', 'tricks', 'thread', 'web', 'ladle', 'spoon', 'bowl', 'bowls', 'share', 'shares', 'sharing', 'supper', 'dinner', 'stew', 'soup', 'gravy', 'thyme', 'cook', 'cooks', 'cooking', 'grandma', 'grandmother', 'granny', 'nana', 'ghana', 'ghanaian', 'jamaica', 'jamaican', 'africa', 'african', 'caribbean', 'folk', 'folktale', 'tale', 'tales', 'story', 'stories', 'old', 'about', 'one', 'where', 'the', 'and', 'a', 'with', 'of', 'in', 'gentle', 'village', 'street', 'everyone', 'everybody', 'friends', 'can’t', 'wait', 'waiting', 'whole', 'all'],
  except: ['wisdom', 'python', 'snake', 'leopard', 'tiger', 'turtle', 'tortoise', 'yam', 'yams', 'moss', 'stone', 'sky', 'god', 'box', 'burn', 'burnt', 'burned', 'scalded', 'hospital', 'died', 'dead', 'scared', 'afraid', 'jack', 'beanstalk', 'jelly', 'magic', 'baked', 'toast'],
  moods: ['waiting', 'learning'],
  isTale: true,
  out: true,
  fed: true,
  company: ['spider', 'pot', 'hat', 'beans', 'bean', 'rim', 'ladle', 'broom', 'thread', 'yard', 'street', 'roof', 'row', 'bowl', 'bowls', 'umbrella', 'gravy', 'baker', 'teapot', 'string', 'legs'],
  about: 'Anansi the spider has warm beans under its hat and has to shake it, and the hero’s ladle cannot get a bean out of the very big pot, until a thread with gravy on it shows that a hat held by four legs can.',
  titles: ['A Bean on Its Nose', 'The Evening for Shaking Hats', '{H} and the Very Big Pot of Beans', 'Hat after Hat', 'Four Legs for the Hat'],
  want: [
    {
      id: 'a-bean-on-its-nose',
      A: 'partner',
      paragraphs: [
        '“Good evening,” said Anansi the spider to {H}, and kept its hat on. A warm bean came out from under it, and sat on its nose. In the yard stood a very big pot of beans, as high as a bus.',
        'The whole street had come with bowls. But the pot was so big that no arm reached the rim. {H} wanted a bowlful. “It smells of thyme up there,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-ladle-on-a-broom',
      A: 'partner',
      paragraphs: [
        '{H} tied the ladle to a broom. It went over the rim, and came out full. Everybody held up a bowl. On the way down it turned over, as ladles do, and the beans went back in. Plop.',
        '“Nearly,” said {A}. Anansi stood on three legs, and then on five. The beans under its hat were warm, and they tickled.'
      ]
    },
    {
      id: 'how-they-got-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did the beans get in there?” asked {A}. Somebody had tipped them in from the roof, down the gutter, a whole cartload. It rattled so much that people three streets away looked for their umbrellas. After the beans came the water, and after the water came the onions.',
        '“And nobody thought of how they’d get out again?” asked {H}. “It smelled of onions by then,” said the cook, and looked up at the rim. “With onions there’s no thinking.”'
      ]
    },
    {
      id: 'bread-in-the-smell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If you can’t have the beans, you can at least have the smell. It came over the rim, and rolled down on this side. {A} held a slice of bread in it, first the top and then the bottom. “It’s got softer,” said {A}.',
        '{H} caught some in a bowl, and laid one hand over it. When the hand was taken away, there was still a bit left at the edge. “It wants salt,” said {H}. They finished it between them. It was very light, and left plenty of room.'
      ]
    },
    {
      id: 'seven-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Anansi was a polite spider, and shook hands with everybody. It used seven. {A} counted them twice. “Has it lost one?” whispered {A}. “It’s up there,” whispered {H}. The eighth held down the hat, and had gone quite stiff.',
        'Along came a baker who wanted to shake that one as well. So Anansi sent up another leg to hold the hat, and gave the baker the eighth. They changed places very fast. But in between, the hat had time to jump as high as a bean.'
      ]
    },
    {
      id: 'it-says-soon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} knocked on the pot with the broom, to find out how far up the beans went. Down by the ground it said “puff”. In the middle it said “puff” as well. {H} knocked as high as the broom would go, and even there it said “puff”.',
        'Then it said “blup”, all by itself. {A} listened at the other end of the broom, like a doctor. “What’s it saying?” asked {H}. “It’s saying soon,” said {A}. They looked at each other. It had been saying that since four o’clock.'
      ]
    },
    {
      id: 'other-and-the-teapot',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came with a teapot on a long string, and threw it neatly over the rim. It went in with a glug. Everybody helped to pull. Out it came, and down, and not a drop was spilt, because it had a lid on.',
        '{A} poured it out. Brown gravy came, and thyme, and one thin bit of onion. But no bean was thin enough for the spout. They had half a cup each. “It’s all there,” said {A}, “except for what it’s called.”'
      ]
    },
    {
      id: 'the-evening-for-shaking-hats',
      A: 'partner',
      paragraphs: [
        '“Where I come from,” said Anansi, “this is the evening for shaking your hat.” It held the hat with four legs, and shook, and hopped about on the others. {H} had never heard of such an evening, but nobody likes to shake alone.',
        'Soon the whole street shook hats and bowls and one umbrella. “How long does it last?” panted {A}. “Till it stops tickling,” said Anansi.'
      ]
    },
    {
      id: 'which-foot-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s the proper way to shake a hat?” asked {A}. Anansi had to think fast. “You start with the left foot,” it said, “and then comes the other left.” It had four of those. {H} had only the one, and it came up again and again.',
        '“And at the end you bow,” said Anansi. It went down a little way, and came up again in a hurry. “But only with the knees,” it said. It bowed with all of them. It took a while until the last ones had arrived.'
      ]
    },
    {
      id: 'pet-under-the-hat',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found the best place in the yard. It was not by the pot. It was beside Anansi. Every time that Anansi turned its head, a bean came down, and {A} was there. “{A} likes you,” said {H}. “How nice,” said Anansi, and took a step back.',
        '{A} took a step forward. So the two of them went once round the yard. At each corner somebody lost a bean, and somebody found one. By the end Anansi was walking as if there was a glass of water up there.'
      ]
    },
    {
      id: 'elder-and-six-eggs',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My uncle once carried six eggs home in a hat,” said {S}, “with the hat on. It was a long road, where you never met a soul.” “And then?” asked {A}. “Then the schoolteacher came,” said {S}, “who took off a hat to everybody.”',
        '“So your uncle had to do the same?” “My uncle called out that it was windy,” said {S}, “and held on with both hands.” There was no wind at all. But the schoolteacher held on as well, and so they crept past each other, bent right over.'
      ]
    },
    {
      id: 'child-in-a-bowl',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bowl for a hat. It came down to the nose, and {S} walked into the broom and wished it a good evening. “Won’t you take your hat off?” asked {A}. “I can’t,” said the bowl. “What have you got under there?” “Ears,” said {S}.',
        'They shook the bowl, for it was the evening, and {S} was in it. One raisin fell out. “That’s from Sunday,” said {S}, and was very glad to see it.'
      ]
    },
    {
      id: 'gravy-on-the-thread',
      A: 'partner',
      paragraphs: [
        'Something small hopped out of Anansi’s hat, and {A} picked it up. “A warm bean,” said {A}. “That’s from up there.” Then they saw the thread. It ran from the rim to Anansi, with gravy on it.',
        'Anansi grew very small under its hat. “I only went to see if they were soft,” it said. “How many go in there?” asked {H}. “In where?” “In your hat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'four-legs-for-the-hat',
      A: 'partner',
      paragraphs: [
        'Anansi tipped the hat into {H}’s bowl, and it was one bowlful. Then up the thread went Anansi, four legs to climb and four to hold the hat. Down it came, and nothing had turned over. “A ladle’s only got one leg,” said {A}.',
        'Hat after hat came down, till the whole street sat in a row and chewed.'
      ]
    },
    {
      id: 'which-knees',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s it like in there?” {H} called up, when Anansi was behind the rim. “Soft,” it called. “You sink in up to the knees.” “Which knees?” called {A}. For a moment there was no answer. “All that I brought,” called Anansi.',
        'They heard it walk about. Blup, blup, blup, it went, eight times, and then came the next step. It only took the good ones. Now and then it said “Oh, you”, and they knew that it had found a big one.'
      ]
    },
    {
      id: 'on-the-same-string',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The beans were soft, and tasted of thyme, and a very little of felt. In the middle of {H}’s bowl there was a bit of thread. {H} pulled it, and out came nine beans in a row, like a necklace. “That’s so that you don’t lose your place,” said Anansi, on its way up.',
        '{A} had a bit as well, and it ran on into the next bowl, and the next. For a time half the street was eating along the same string.'
      ]
    },
    {
      id: 'it-takes-off-its-hat',
      A: 'partner',
      paragraphs: [
        '“And where’s yours?” asked {H}. Anansi knocked on the pot, and it rang. There was nothing left. So everybody put one bean in the hat, and it was a long street.',
        'Anansi ate up, put on the hat, and at last took it off to everybody. “Good evening.” Its head was as bald as a bean. The hair was all tickled off. Spiders have kept it like that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood under the rim, and breathed in.',
      '{names} went once round the very big pot, and it was quite a walk.',
      { text: '{names} held up a bowl, to be there in good time.', needs: ['hands'] },
      { text: '{names} reached up with one arm, and then with the other, which was no longer.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped along too, as well as you can without a hat.',
      '{names} looked up to where the plop had come from.',
      { text: '{names} wiped the gravy from the broom with one finger.', needs: ['hands'] },
      { text: '{names} shook an umbrella, and an old bus ticket fell out.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in the row, and chewed with the others.',
      '{names} followed the hat with both eyes, up and down.',
      { text: '{names} gave Anansi one bean, and it was a big one.', needs: ['hands'] },
      { text: '{names} held the bowl in both hands, because it was so warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The very big pot was laid on its side in the yard, and the moon looked in. Anansi’s hat hung from its own thread to dry.',
    '{H} washed the thyme off one ear, and lay down. First the pillow was shaken, for it was the evening for that.'
  ],
  last: [
    'Nothing tickled any more, and {H} was asleep.',
    'Up under the roof something small held on to its hat with four legs, and {H} was asleep.'
  ]
})
