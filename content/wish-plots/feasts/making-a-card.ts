import { wishPlot } from '../wish-plot.ts'

export const makingACard = wishPlot({
  id: 'wish-making-a-card',
  wishes: ['making card', 'making cards', 'make card', 'make cards', 'made card', 'made cards', 'makes card', 'making a birthday card', 'birthday card', 'birthday cards', 'bday card', 'thank you card', 'thank you cards', 'thankyou card', 'mother’s day card', 'mothers day card', 'mothers’ day card', 'mothering sunday card', 'father’s day card', 'fathers day card', 'valentine card', 'valentines card', 'valentine’s card', 'valentine’s cards', 'christmas card', 'christmas cards', 'eid card', 'eid cards', 'diwali card', 'get well card', 'get well soon card', 'good luck card', 'new baby card', 'easter card', 'homemade card', 'home made card', 'handmade card', 'drawing card', 'draw card', 'drew card', 'card for mum', 'card for mummy', 'card for mom', 'card for mommy', 'card for dad', 'card for daddy', 'card for nana', 'card for grandma', 'card for granny', 'card for grandad', 'card for grandpa', 'card for dadi', 'card for nani', 'card for teacher', 'card teacher', 'card daddy', 'card mummy', 'card grandma', 'card sister', 'card brother', 'card friend', 'card auntie', 'card aunt', 'card uncle', 'card cousin', 'glitter card', 'greeting card', 'greetings card', 'writing card', 'wrote card', 'surprise card', 'pop up card', 'pop-up card', 'card making', 'cardmaking', 'writing invitations', 'making invitations'],
  answers: ['birthday', 'thank', 'you', 'mother’s', 'mothers', 'father’s', 'fathers', 'day', 'valentine', 'valentines', 'well', 'soon', 'luck', 'get', 'good', 'easter', 'new', 'baby', 'eid', 'diwali', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'mamma', 'amma', 'ammi', 'dad', 'daddy', 'papa', 'abba', 'appa', 'nana', 'nani', 'nanna', 'dadi', 'grandma', 'granny', 'gran', 'grandad', 'grandpa', 'auntie', 'aunt', 'aunty', 'uncle', 'cousin', 'sister', 'brother', 'teacher', 'teacher’s', 'friend', 'best', 'neighbour', 'someone', 'somebody', 'surprise', 'secret', 'glitter', 'glue', 'paint', 'pencils', 'crayons', 'stickers', 'paper', 'hearts', 'heart', 'flower', 'flowers', 'drawing', 'drew', 'draw', 'letter', 'letters', 'word', 'words', 'writing', 'wrote', 'write', 'name', 'envelope', 'post', 'posting', 'today', 'tomorrow', 'yesterday', 'weekend', 'big', 'homemade', 'handmade', 'making', 'made', 'together', 'first', 'own', 'all', 'himself', 'herself', 'by', 'love', 'loves', 'story', 'please', 'her', 'his', 'my', 'special', 'lovely', 'proud', 'happy', 'for', 'with', 'about', 'who'],
  except: ['playing', 'game', 'games', 'trick', 'tricks', 'magic', 'house', 'castle', 'tower', 'pokemon', 'credit', 'bank', 'library', 'report', 'memory', 'football', 'trading', 'swap', 'swapping', 'sim', 'lost', 'torn', 'ripped', 'died', 'hospital', 'ill', 'poorly', 'sympathy', 'sorry', 'goodbye', 'leaving', 'prison', 'away', 'heaven', 'forgot', 'ate', 'dog', 'cat', 'dragon', 'dinosaur', 'alien', 'santa', 'robot', 'cardboard', 'red', 'yellow', 'uno', 'snap'],
  namesFamily: true,
  moods: ['proud', 'waiting', 'first', 'learning'],
  company: ['card', 'letter', 'letters', 'pencil', 'pencils', 'table'],
  about: 'The hero writes on the card so big that the last letter no longer fits, until {A} opens it.',
  titles: ['The Last Letter', 'It Goes On Inside', '{H} Makes a Card', 'All but One Letter', 'You Have to Open It'],
  want: [
    {
      id: 'the-first-letter',
      A: 'partner',
      paragraphs: [
        'The card was folded, and stood up by itself. One long word was to go on the front. {H} began at once with the first letter. It was as tall as the card, with red and yellow stripes. “It has to be big enough to see from the door,” said {H}.',
        '“Aren’t you going to count them first?” asked {A}, who was drawing a sun. There was no time for that. The letters marched along in their stripes, and they looked splendid. Then came the edge of the card. One letter had not got on.'
      ]
    }
  ],
  way: [
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        '{H} tried to squeeze it in. It came out as thin as a hair, and its foot was on the table. “Who’s that?” asked {A}. “That’s the last letter,” said {H}. “It’s holding its breath.”',
        'So {H} folded another card, and wrote as small as could be. Now they all sat up in one corner, like ants round a crumb. {A} went to the door and looked. “It’s a lovely white card,” said {A}. “Has it got anything on it?”'
      ]
    },
    {
      id: 'glitter',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had opened the glitter, only for a moment, for the sun. Now it was on the sun, on the table, and on the butter. It shone from the inside of {A}’s ear. “You only need a little,” said {A}.',
        'They blew on the card, to get rid of what was not stuck. That was a mistake. It snowed gold as far as the door. “We’ll find it at breakfast,” said {H}, “and for the next hundred years.”'
      ]
    },
    {
      id: 'the-horse',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} drew a horse as well. It had a good head, a very good tail, and between them not quite enough horse. The legs were hard. {H} drew some long grass, all the way up to the tummy.',
        '“Where are its legs?” asked {A}. “In the grass,” said {H}. {A} drew a bird, and had trouble with the feet. Soon the bird sat in long grass too. It was a good year for grass.'
      ]
    },
    {
      id: 'glue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The paper heart was meant to stick to the card. It stuck to {H}’s thumb. {A} pulled it off, and then it stuck to {A}’s. They handed it back and forth for some time. It was very fond of both of them.',
        'At last they laid it down and put the big dictionary on top. “How long does it take?” asked {H}. “As long as it takes to read that,” said {A}. They began with the letter A, and there was a great deal of it.'
      ]
    },
    {
      id: 'secret',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was a surprise, so nobody was to see it. When there were steps in the hall, {H} lay down on the card with both arms. The steps went past. “What are you doing?” asked {A}. “I’m resting,” said {H}, in a loud voice.',
        'When {H} got up, there were some stripes on {H}’s jumper as well, the wrong way round. Anyone could have read it there. For the rest of the day {H} walked backwards through doors, and nodded to everybody.'
      ]
    },
    {
      id: 'the-other-opinion',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was for a shop card. “They come with a poem,” said {A}, “and with the words spelled right.” {H} looked at {H}’s card. “But a shop doesn’t know who it’s for,” said {H}. {A} had to admit that.',
        'So they made a poem themselves. It had two lines. The first ended with cake. They thought about the other one for a long while. In the end it ended with cake too. They read it out to each other, and both of them were hungry.'
      ]
    },
    {
      id: 'sharpening',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The red pencil had been used the most, and it was the shortest. {H} sharpened it again. Now you could hardly hold it. Beside it lay the white one, which was as long as on the first day. “Nobody ever needs it,” said {H}.',
        '{A} felt sorry for it. {A} drew a whole polar bear with it, on the white card, in the snow. “It’s good,” said {H}, who could not see a thing. “It’s asleep,” said {A}. They both kept their voices down for a while, so as not to wake it.'
      ]
    },
    {
      id: 'shoe-box',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got all of mine still,” said {S}. “They’re in a shoe box. There’s one with a potato print on it, and it’s meant to be me.” “Does it look like you?” asked {A}.',
        '“It didn’t then,” said {S}. “But that was thirty years ago. Every time I look, it’s a bit more like me.” {S} felt round {S}’s chin. “I think it’s the wrinkles. Potatoes get those too.”'
      ]
    },
    {
      id: 'own-writing',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was writing as well. It was a long line with a lot of waves. “What does it say?” asked {A}. {S} gave {A} a look. “You can read,” said {S}. “I can’t. I only write.”',
        '{A} read it out, as well as possible, with a finger under the waves. It said that {S} would like some cake. {S} was delighted. “It really does say that,” said {S}, and wrote another line, with chocolate.'
      ]
    },
    {
      id: 'pet-spot',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been watching the yellow pencil. It went up, and it went down, and it left something behind each time. {H} held the card so that {A} could see it too.',
        '{A} looked at it for just as long as is polite. “{A} likes it,” said {H}, and drew {A} in the corner, with a crown. It was a good likeness. The crown was a bit too big.'
      ]
    },
    {
      id: 'baby-print',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was to be on the card too, and so {H} drew round {A}’s hand. It would not keep still. It opened and shut, and took hold of the pencil, and gave it back a bit wetter.',
        'What came out had seven fingers, and one of those was very long. “That’s the one for waving,” said {H}. {A} looked at the real hand, front and back, to see if anything was missing.'
      ]
    },
    {
      id: 'guest-sign',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“May I sign it as well?” asked {A}. {H} gave {A} the green pencil, and showed {A} a good place. {A} wrote {A}’s name so neatly that it looked printed. {H} was impressed. “Do it again,” said {H}.',
        '{A} wrote it again. They took all the colours one after the other. “It’ll look as if nine of you had come,” said {H}. {A} said that they would all behave.'
      ]
    },
    {
      id: 'the-envelope',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was an envelope too. It had come with the gas bill, and it had a little window. {A} held it against the card. It was a finger too short. “We could cut a bit off,” said {A}. {H} would not hear of it.',
        'So they made one out of newspaper. It had the weather on one side and a crossword on the other. {H} licked the flap, and pulled a face. “Does it taste of rain?” asked {A}. “It tastes of crossword,” said {H}.'
      ]
    },
    {
      id: 'it-opens',
      A: 'partner',
      paragraphs: [
        '{H} put the two cards side by side. {H}’s chin sank onto the table. “It’s one letter too long,” said {H}. “I can’t help it. It’s how you spell it.”',
        '{A} picked up the big one. “You’ve only used the door,” said {A}. “What door?” asked {H}. {A} opened the card. Inside it was quite white, left and right. “There’s all this room in here,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-room-of-its-own',
      A: 'partner',
      paragraphs: [
        'So the last letter moved in. It got red stripes and yellow ones, and blue and green ones too, because there was room. {H} drew it a chair and a lamp. It was twice as big as any of the others.',
        'On the front {H} drew a small arrow, right at the edge. It pointed round the corner.'
      ]
    },
    {
      id: 'the-sun-too',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Could my sun go in as well?” asked {A}. {H} looked at the letter on its chair, and at the sun. “It could come through the window,” said {H}, and drew a window for it.',
        'So the sun was glued in, high up on the left. One long ray fell across the whole page, as far as the chair. The last letter had never been so warm.'
      ]
    },
    {
      id: 'the-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was the back as well. {A} found it by chance. “That’s where shops put the price,” said {A}. {H} thought about the price for some time, with the pencil in one cheek.',
        'Then {H} wrote it down there, quite small. It cost one hug, or two if they were short. {A} paid for one in advance, to see if it was too dear. It was just about right.'
      ]
    },
    {
      id: 'trying-it-out',
      A: 'partner',
      paragraphs: [
        '“Now you’re the one who gets it,” said {H}, and handed over the card with a bow. {A} read the front aloud, and stopped. “There’s one missing,” said {A}. “Oh, what a pity.” {A} saw the arrow, and opened the card very slowly. “There it is!”',
        'They had to do it three times. Then {H} put the card into the drawer, under the tea towels, until it was needed. It lay there quite flat, and kept its mouth shut.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look, and saw all the stripes.',
      '{names} stayed near the table, in case a pencil rolled off.',
      { text: '{names} folded some paper too, nearly in the middle.', needs: ['hands'] },
      { text: '{names} sharpened the blue one, though it was sharp.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the ants in the corner, from close up.',
      '{names} went to the door as well, and saw a white card.',
      { text: '{names} coloured in one stripe, and kept inside the lines.', needs: ['hands'] },
      { text: '{names} brought the rubber, and blew away what it left.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the moment when it opened.',
      '{names} admired the last letter, from the door.',
      { text: '{names} clapped when the card was opened, each time.', needs: ['hands'] },
      { text: '{names} put the pencils back in their tin, by size.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the table there was a bit of red that would not come off.',
    '{H} washed the stripes from {H}’s fingers. Then {H} lay down in the fold of the bed, and the blanket was shut like a card.'
  ],
  last: [
    'In the drawer the last letter sat on its chair, and {H} was asleep.',
    'One word was still missing, and {H} would have said it, but {H} was asleep.'
  ]
})
