import { wishPlot } from '../wish-plot.ts'

export const toldWrong = wishPlot({
  id: 'wish-told-wrong',
  wishes: ['narrator everything', 'everything wrong narrator', 'getting wrong narrator', 'gets story wrong', 'mixes everything storyteller', 'narrator wrong', 'narrator gets everything wrong', 'narrator mistakes', 'narrator muddled', 'narrator mixes up', 'narrator keeps getting', 'narrator forgets', 'narrator mixed up', 'narrator lies', 'narrator argues', 'narrator bad', 'storyteller wrong', 'storyteller mixes up', 'storyteller muddles', 'storyteller mistakes', 'storyteller forgets', 'book wrong story', 'book tells wrong', 'book gets wrong', 'book gets everything wrong', 'book everything wrong', 'book got wrong', 'book that lies', 'book argues', 'book talks back', 'story told wrong', 'story is wrong', 'story all wrong', 'stories all wrong', 'story wrong', 'stories wrong', 'story gets wrong', 'story goes wrong correct', 'tells story wrong', 'tells stories wrong', 'telling story wrong', 'reads story wrong', 'reading story wrong', 'reads book wrong', 'reads it wrong', 'reads it all wrong', 'reads wrong', 'reads wrongly', 'reading wrong', 'tells it wrong', 'tells it all wrong', 'muddles story', 'muddles up story', 'muddled story', 'muddled up story', 'muddled fairy tale', 'muddled fairy tales', 'muddled up fairy tale', 'mixes up story', 'mixes up stories', 'mixed up story', 'mixed up fairy tale', 'mixed up fairy tales', 'jumbled fairy tale', 'jumbled story', 'fairy tale wrong', 'fairy tales wrong', 'fairytale wrong', 'goldilocks wrong', 'correct the storyteller', 'corrects the story', 'correct the story', 'corrects the narrator', 'story mistakes', 'story full mistakes', 'story with mistakes'],
  answers: ['narrator', 'storyteller', 'book', 'books', 'story', 'stories', 'tale', 'tales', 'fairy', 'fairytale', 'fairytales', 'wrong', 'wrongly', 'where', 'the', 'keeps', 'keep', 'getting', 'gets', 'get', 'got', 'everything', 'all', 'always', 'every', 'time', 'tell', 'tells', 'telling', 'told', 'read', 'reads', 'reading', 'mistake', 'mistakes', 'muddle', 'muddles', 'muddled', 'mix', 'mixes', 'mixed', 'jumbled', 'up', 'forgets', 'words', 'names', 'bits', 'child', 'kid', 'kids', 'children', 'has', 'to', 'correct', 'corrects', 'correcting', 'fix', 'fixes', 'put', 'right', 'interrupt', 'interrupts', 'interrupting', 'argue', 'argues', 'grandpa', 'grandad', 'granddad', 'gramps', 'grandfather', 'grandma', 'granny', 'nana', 'nan', 'grandmother', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'mommy', 'uncle', 'auntie', 'aunt', 'funny', 'silly', 'purpose', 'bedtime', 'please', 'famous', 'goldilocks', 'bears', 'three', 'red', 'riding', 'hood', 'talks', 'back', 'bad', 'terrible', 'about', 'a', 'who', 'with', 'full', 'of', 'lots', 'and', 'on', 'at', 'night', 'it', 'can’t', 'never', 'himself', 'listening'],
  except: ['hurt', 'hospital', 'died', 'dead', 'dyslexia', 'dyslexic', 'dementia', 'alzheimer', 'alzheimer’s', 'teacher', 'school', 'afraid', 'scared', 'exam', 'test', 'shouted', 'shouts', 'hit', 'stroke', 'lost', 'song', 'songs', 'train', 'bus', 'way', 'size', 'shoe', 'shoes', 'foot', 'feet', 'house'],
  moods: ['question', 'learning'],
  isTale: true,
  company: ['book', 'page', 'bears', 'chairs', 'porridge', 'story', 'girl', 'spoon'],
  about: 'A book tells the three bears all wrong and answers back on the next page, until it is seen what it does that for.',
  titles: ['Three Chairs, Then', 'It Says So Here', '{H} Puts the Story Right', 'The Book That Got It Wrong', 'As You Have Just Heard'],
  want: [
    {
      id: 'three-chairs',
      A: 'partner',
      paragraphs: [
        '“Once upon a time there were three chairs,” {A} read aloud. “Bears!” said {H}. {A} held up the book. It said chairs, and there was a picture of them, in a wood, going for a walk. “That’s wrong,” said {H}.',
        '{A} turned the page. “Very well, bears,” {A} read. “They had four wooden legs each, and people sat on them.” “Did you make that up?” asked {H}. “It says so here,” said {A}. So it was the book. {H} wanted the story right.'
      ]
    }
  ],
  way: [
    {
      id: 'porridge-first',
      A: 'partner',
      paragraphs: [
        '“One day they made some porridge,” {A} read, “and hung it out to dry.” “You eat it!” said {H}. {A} turned over. “If you’re so sure,” it said there. “Then came a girl with golden socks.” “Locks!” said {H}. “And the whole house was locked,” said the next page.'
      ]
    },
    {
      id: 'page-numbers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked at the numbers at the bottom. After page four came page nine, and then page four again. “It can’t even count,” said {H}. {A} turned over. “Page seven,” it said there, “of six.”',
        '“There’s a note here,” said {A}. It was quite small, right down in the corner. “I was going to do page five,” it said, “but I didn’t feel like it.” {H} told it that everybody has to do page five. The next page was a five, in very big print.'
      ]
    },
    {
      id: 'too-hot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The first bowl of porridge was too purple,” {A} read. “Hot,” said {H}. “The second was too far away.” “Cold!” “And the third one was just right,” {A} read. {H} waited. Nothing was wrong with that one. It was almost a shame.',
        '{A} turned the page. “It was just right,” it went on, “for washing the car.” “There it is,” said {A}. {H} leaned back, and was quite content. It was good to know where you were.'
      ]
    },
    {
      id: 'the-wolf',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then the wolf came,” said the book. “He’s not in this one,” said {H}. In the picture a wolf stood in the doorway, with a parcel. On the next page he was looking at a map. “Is this the house of the pigs?” he asked.',
        '{H} told him. It was two stories along, on the left, and made of brick. {A} turned over. You could see the wolf from behind now, already quite small. He had lifted his hat.'
      ]
    },
    {
      id: 'who-slept',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then the biggest bear said, ‘Who’s been sleeping in my soup?’” {A} read. “In my bed!” said {H}. {A} turned the page. “‘Who’s been sleeping in {H}’s bed?’ said the biggest bear.” {H} sat up. “Not mine!”',
        'They went and looked in {H}’s bed, to be on the safe side. There was nobody in it. “It does say so,” said {A}. “Tell it that it’s wrong,” said {H}. “You tell it,” said {A}. “It doesn’t listen to me.” {H} said it into the middle of the book, where it folds.'
      ]
    },
    {
      id: 'the-pictures',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The pictures were no better. The bear had a beak. “Bears don’t,” said {H}, and {A} turned over. The beak was gone now, and there was a trunk. “They have a nose,” said {H}. So it drew the bear with a nose, and with nothing else.',
        '“Give it something to go round the nose,” said {A}. {H} did: two ears, four paws, and a bit of tail. Page by page the book put them on. At the end it was a fine bear. Only the hat was the book’s own idea.'
      ]
    },
    {
      id: 'slow-or-fast',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They tried it with another reader. This time {A} held the book, in both hands, and gave it a stern look. “I’ll be strict with it,” said {A}. “Once upon a time,” said the book, quite meekly, “there were three hairs.” {A} shook it a little. “I think that’s on purpose.”',
        '“Bears,” said {H}. The page turned almost by itself. “That’s what I said,” it said there. “Three bears, and they had one hair each.” “It’s no use,” said {A}. “It isn’t one bit afraid of me.”'
      ]
    },
    {
      id: 'shut-and-open',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They shut the book, so that it could think. They counted to ten. Then they opened it again a crack. “Once upon a time,” it said, very neatly, “there were three bears.” “At last,” said {H}.',
        'The book went on. “And they lived in a house in a wood, and they had their porridge every day.” That was all right. “At four in the night,” it said on the next page, “on a bus.” {H} laughed, and at once tried to look as though it had been a cough.'
      ]
    },
    {
      id: 'elder-knew',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was told that one with a fox in it,” said {S}. “It wasn’t a girl at all, it was a fox. And it got in by the keyhole.” “That’s wrong as well,” said {A}. “It was right when I had it,” said {S}.',
        '{A} looked into the book for help. “Some say a fox,” it said there. “I say a Frenchman with a drum.” {S} and {A} looked at each other. They both said “A girl” in the same moment, just to be safe.'
      ]
    },
    {
      id: 'child-louder',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to do some correcting too. “The bears went for a swim,” {A} told {S} from the page. “In custard!” cried {S}. The page turned. “In custard, of course,” it said. “Whoever said that knows the story.”',
        '“It was a walk,” said {A}, “and it was in the wood.” “It’s custard now,” said {S}. In the picture the bears were up to their chins in it. {A} had to admit that the bears had never looked so well.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came along too, and smelled at the book. “And then there came a great hairy monster,” it said on the next page, “with a wet nose.” “That’s wrong,” said {H}. “That’s only {A}.”',
        'The book thought about it for one whole blank page. “And then there came {A},” it said after that, “who had been right there the whole time.” There was nothing to put right in that. {A} lay down with {A}’s chin on page nine.'
      ]
    },
    {
      id: 'baby-pats',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was allowed to pat the book, and patted it on a bear. “Ba,” said {A}. {H} turned the page. “Once upon a time there were three bas,” it said. “A big ba, a middling ba, and a tiny little ba.”',
        '“You can’t put everything in that anybody says,” said {H} to the book. {A} looked at the bas, and laughed so hard that both feet joined in. The book had never got anything so right.'
      ]
    },
    {
      id: 'why-it-does-it',
      A: 'partner',
      paragraphs: [
        '“I’ll tell it myself,” said {H}, and did, with the bowls and the beds. {A} turned the page. “As you have just heard,” {A} read. After that came white paper. Now there was no story at all.',
        '{A} held the white page up to the lamp, and there was really nothing on it. “When did it talk to you?” asked {A}. {H} thought back. “Each time I told it that it was wrong.”',
        '“A book that’s right just gets shut,” said {A}. “Nobody talks to it. This one’s found out how to get an answer.” {H} stroked the white paper flat. “I’d have talked to it anyway,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'ask-it',
      A: 'partner',
      paragraphs: [
        'So {H} bent down to the book. “Which of the bears do you like best?” {A} turned the page. There it stood: “The little one. Nobody ever asks.” “Me too,” said {H}. “Then I’ll tell you about that one,” said the next page, “and you tell me if I’m right.”',
        '“The little bear’s porridge was all gone,” {A} read, “so the big bear gave it half.” {H} had never heard that bit before. “Is that right?” asked {A}. “It’s right now,” said {H}.'
      ]
    },
    {
      id: 'the-little-chair',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And who mended the little chair?” asked {H}. No book had ever told that. {A} turned over. “The girl did,” it said. “She came back on Tuesday with some glue. She was very red in the face.”',
        '“Was it a good job?” asked {H}. “It’s got a bit of a wobble,” said the page. “But the little bear likes that. It says that all the best chairs have one.” {A} rocked a bit on the nearest chair, and that one had a wobble too.'
      ]
    },
    {
      id: 'one-for-the-book',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that it was the book’s turn to ask. “What did you have for supper?” it said, on a page with a border of leaves. “Stars,” said {H}, “on a ladder.” {A} turned over. “That’s wrong!” said the book, in its biggest letters.',
        '{H} had never seen a book so pleased. It had put in three marks at the end, and one of them was upside down. “Now you know what it’s like,” said {A} to it.'
      ]
    },
    {
      id: 'good-night',
      A: 'partner',
      paragraphs: [
        'There was just one page left. “And all the bears lay down,” {A} read, “each one in the bath.” “Bed,” said {H}, very quietly. “Bed,” said the last line, “if you’re so sure.”',
        'Under it there should have been “The end”. It said “See you tomorrow.” That was wrong, for a book. {H} looked at it for a while, and let it stand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the picture, and then under the nearest chair.',
      '{names} listened with one ear, and it heard chairs as well.',
      { text: '{names} felt the page, to find out who was in there.', needs: ['hands'] },
      { text: '{names} counted three chairs, and not one bear.', needs: ['hands'] }
    ],
    way: [
      '{names} snorted, and shook the corner of a page.',
      '{names} moved up closer, so as to miss none of the mistakes.',
      { text: '{names} held a hand up, to put something right, and was too late.', needs: ['hands'] },
      { text: '{names} turned the book the other way up, and it was no better.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in time with the little bear.',
      '{names} yawned just when the bears did.',
      { text: '{names} smoothed out the corner of the last page.', needs: ['hands'] },
      { text: '{names} laid a ribbon in at the best page.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book was shut, with the bears inside it, and none of them was made of wood. It went back on its shelf.',
    'Then {H} washed and lay down. From there you could see the back of the book, and it could see {H}.'
  ],
  last: [
    'And {H} stayed awake all night, said the book. It was wrong again, for {H} was asleep.',
    'The book had one more thing to get wrong, but {H} was already asleep.'
  ]
})
