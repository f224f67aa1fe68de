import { wishPlot } from '../wish-plot.ts'

export const oursAsFarAsThePostbox = wishPlot({
  id: 'wish-deed-ours-as-far-as-the-postbox',
  tellsAny: 'ours',
  deeds: ['finds'],
  out: true,
  about: 'What the hero has found is hung with a tablecloth, and everybody who has lost something queues for it; so it is tried out who misses it, and only the hero comes running back from the postbox.',
  titles: ['As Far as the Postbox', 'Found. Ask {H}', 'A Tortoise Called Frank', 'Behind the Tablecloth', '{H} Comes Running'],
  company: ['note', 'tablecloth', 'queue', 'umbrella', 'hall', 'postbox', 'corner', 'tortoise', 'man', 'ball', 'biscuit', 'mat'],
  want: [
    {
      id: 'ask',
      A: 'partner',
      paragraphs: [
        'On Tuesday {H} {ours.did}. {H} would have kept {ours.the}, there and then. “First you have to put up a note,” said {A}. “Somebody might be missing it.” So they put up a note, and on it stood “Found. Ask {H}.”',
        '“We mustn’t say what,” said {H}, “or anybody could say that it’s theirs.” In front of {ours.the} they hung up a tablecloth.',
        { extra: 1, joins: true, both: ['Only {what.part} still showed a little, until {A} pulled the hem down.'] }
      ]
    },
    {
      id: 'written-under-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They had only gone in for the pegs. When they came back, somebody had written under it in pencil. “Where?” it said. And under that, in another hand, “Not by me.”',
        '“At least it’s being read,” said {A}. They hung up the pencil as well, on a string. By two o’clock there was a shopping list, and a horse from the side.'
      ]
    }
  ],
  way: [
    {
      id: 'so-much-without',
      A: 'partner',
      paragraphs: [
        'By three there was a queue. A man with wet hair had come running from the bus stop. “Is it an umbrella?” he asked. “No,” said {H}. It was not a tooth either, and it was not a tortoise called Frank.',
        'But the man looked so wet without an umbrella. So {H} gave him the one from the hall. The next got a ball, and the one after that a biscuit. Soon there was only the mat left, and the queue was longer than before.'
      ]
    },
    {
      id: 'in-a-gust',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A wind came, and blew up the tablecloth at one corner. For a moment you could see {what.part}. “I saw that!” called a boy. “What have you lost?” asked {A}. “Nothing,” said the boy. “I’ve got everything. That’s why I’m here.”',
        '{H} put a stone on the hem. The boy was allowed to hold the stone down. He had never had a job before.'
      ]
    },
    {
      id: 'behind-the-cloth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the middle of it all {ours.the} {what.does}. That was behind the tablecloth, and only {A} was looking round the edge. “What was it?” called the queue. “I mustn’t say,” said {A}.',
        'But {A} could do nothing about the eyebrows. They had gone right up, and stayed there. “It’s not my tooth, then,” said somebody further back, and went home.'
      ]
    },
    {
      id: 'what-his-wanted',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I had one once,” said an old man, and tapped on the tablecloth. “Mine always wanted {what.wants}.” {H} and {A} looked at each other. It could be. “And what was yours like?” asked {H}.',
        'He thought about it for a long time. “Brown,” he said, “with a white foot. It was mostly spaniel.” He was given a chair, and told them all about it.'
      ]
    },
    {
      id: 'where-it-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A woman with a pram wanted to know where it had been. That could be said. “It was {ours.tail},” said {H}. The woman thought of everywhere that the pram had been. “I can’t have lost anything there,” she said.',
        'But she did not like to go. “What’s it like there?” she asked. {A} told her. The woman looked as if it might be worth losing something for.'
      ]
    },
    {
      id: 'for-the-museum',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Somebody came from the museum, with a label on a string. “Found when?” he asked, and wrote it down. “Found by whom?” {H} spelled it for him. “And lost by whom?” “We’re just asking,” said {A}, and pointed along the queue.',
        'The man from the museum licked his pencil. “By nearly everybody,” he wrote, and tied the label to a peg.'
      ]
    },
    {
      id: 'it-will-come-back',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I had it a moment ago,” said a lady when it was her turn. “What?” asked {H}. The lady did not know any more. It had gone clean out of her head in the queue.',
        'The lady was put on the mat, and nobody looked, for that sometimes helps. “I’ve got it!” called the lady. “I wanted to sit down.” It was the first thing that anybody had got there that evening.'
      ]
    },
    {
      id: 'the-sixpence',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A very old lady asked about a sixpence. “I dropped it at a dance,” she said, “when I was nineteen. I looked for it all evening.” “And did you never find it?” asked {A}.',
        '“I found my husband,” said the old lady. “He was under the same table.” He stood behind her, and held both their hats. “I’ve got it at home,” he said. “I thought that if she found it, she’d go.”'
      ]
    },
    {
      id: 'lost-her-place',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’ve lost my place,” said a woman. “Which one?” asked {H}. It had been at the baker’s, on Saturday, behind a man with a hat. She had only looked round for a moment. {H} gave her the place right at the front.',
        'There she stood, and looked about her. “And what are you missing now?” asked {A}. “Nothing,” said the woman. “But I’d like to stand for a bit.”'
      ]
    },
    {
      id: 'warmer',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Two girls had lost nothing at all, and only wanted to guess. “Is it bigger than a bread bin?” they asked. {H} did not know whether one was allowed to say. {A} said that they could nod, but not much.',
        'So {H} nodded, or did not. After fourteen questions the girls were quite sure. “It’s a trombone,” they said, and shook hands, and went home to tea.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Nobody had explained the tablecloth to {A}. {A} had been behind it from the start, and had seen {ours.the} from all sides. “Don’t tell,” said {H}.',
        '{A} came out in front, and looked along the queue from one to the next. They all bent down a little. But {A} did not tell, not even when somebody had ham.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once lost my glasses for a whole week,” said {S}. “Where were they?” asked {A}. “On my nose,” said {S}.',
        '“And you never noticed?” “I could see perfectly well,” said {S}. “I looked under the bed, and I saw every bit of fluff. I remember thinking how clear it all was. But I was too upset to wonder about it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had sat down right under the note. “What are you doing there?” asked {A}. “I’ve been found,” said {S}. “Who by?” “You have to ask {A}. It’s on the note.”',
        '{A} looked {S} over from the front and from behind. “Does anybody miss this?” {A} called along the queue. Nobody did just then. “You’ll have to stay,” said {A}, and {S} moved up, and got half the mat.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had a rusk, and let it fall, and looked over the edge. There was a rusk! {A} shouted for joy. {H} picked it up, and {A} let it fall again.',
        'The queue could not help looking. “What’s been found?” asked somebody at the back. “A rusk,” said {H}. By the sixth time it was a very small one. {A} would not have changed it for {ours.the}.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We’ve got a drawer for that at home,” said {S}. “For lost things?” asked {A}. “For the ones that are left,” said {S}. “One sock, and one ice skate, and half of a very good pair of scissors.”',
        '“And what do you do with it?” “We’re waiting,” said {S}. “Somewhere there’s a family who’s got a drawer with the others.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. The tablecloth slipped by two pegs, and the queue said “Ooh”. Now half of them had lost something after all. It had come to them just then, they said. {H} put the pegs back.'
      ]
    },
    {
      id: 'nobody-ran',
      A: 'partner',
      paragraphs: [
        '{A} looked along the queue, and then at {ours.the}. “The one with the umbrella had been running,” said {A}. “He still had one shoe undone. That’s how you come for a thing when you miss it. And nobody’s come running for {ours.the}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '“Then we’ll try it out,” said {H}, and took down the tablecloth. “Oh,” said the queue. “Have a good look, everybody,” said {H}, “and then go as far as the postbox. If you miss {ours.the}, come running back.” They all went round the corner, and {H} went with them, to be fair.',
        '{A} stayed and listened. For a while there was nothing. Then there were quick feet. It was {H}, with one shoe undone. “I did get to the postbox,” called {H}, “but I couldn’t stay!” “Then it’s yours,” said {A}. “Nobody else has run.”'
      ]
    },
    {
      id: 'the-others-there',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And what did the others do?” asked {A}. {H} told it. They had all stood round the postbox with their eyes shut, to feel whether they missed anything. “I think it’s coming,” the one without the tooth had said. But that was only the tooth.',
        'In the end somebody had posted a letter, so as not to have come for nothing. Then they had gone home, by twos and threes.'
      ]
    },
    {
      id: 'man-with-a-lead',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man had stayed behind with a lead in his hand, and no dog on it. He could not take his eyes off {ours.the}. “{what.fact},” he said. He had known that since school, and had never once been able to use it.',
        '“And what have you lost?” asked {A}. The man looked down at the lead. Then he looked behind him. There sat the dog, with its mouth open, and could not take its eyes off {ours.the} either.'
      ]
    },
    {
      id: 'one-more-try',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} wanted to try it as well. {A} walked off, and {A}’s feet turned round before they had even got to the hedge. “Did you miss it too?” asked {H}. “No,” said {A}, “I missed you.”',
        '“That doesn’t count,” said {H}. But {H} took down the note and had it written in, in small letters, along the edge.'
      ]
    },
    {
      id: 'brought-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Towards evening the things came back. The man brought the umbrella, and it had a toffee in it. Whoever had had the ball brought the ball. “It was good of you to miss me,” said the man. “Not you,” said {A}. “Yours.” “It comes to the same,” said the man.',
        'Only the biscuit did not come back. But there was a card. “It was just right,” it said.'
      ]
    },
    {
      id: 'frank',
      A: 'partner',
      paragraphs: [
        '{H} was still standing beside {ours.the} when a small girl came, with something under one arm. “I can’t read,” she said, “but I’ve found this.” It was a tortoise. “Frank!” called somebody, far off by the postbox, and they could hear a person begin to run.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peeped round the edge of the tablecloth, and came back impressed.',
      '{names} patrolled in front of the cloth, there and back.',
      { text: '{names} pressed down the corners of the note.', needs: ['hands'] },
      { text: '{names} lent two more pegs to the tablecloth.', needs: ['hands'] }
    ],
    way: [
      '{names} joined the queue, and could not remember what for.',
      '{names} gave up a ball, rather slowly.',
      { text: '{names} handed out biscuits until the tin rang hollow.', needs: ['hands'] },
      { text: '{names} stretched out an arm to tell the queue where to bend.', needs: ['hands'] }
    ],
    turn: [
      '{names} came racing back too, mostly on account of {H}.',
      '{names} moved up beside {ours.the}, like family.',
      { text: '{names} took down the note, and made a hat of it for {ours.the}.', needs: ['hands'] },
      { text: '{names} did up the shoe that {H} had run out of.', needs: ['hands'] }
    ]
  },
  bed: [
    'The note came down, and the tablecloth went back to the table. {H} said good night to {ours.the}, and went indoors backwards, so as not to miss anything.',
    '{H} washed and lay down. For practice {H} missed {ours.the} a little. It did not hurt, for it was only until the morning.'
  ],
  last: [
    'In a dream {H} got as far as the postbox, and turned round, and was asleep.',
    'Nothing was missing any more, not even Frank, and {H} was asleep.'
  ]
})
