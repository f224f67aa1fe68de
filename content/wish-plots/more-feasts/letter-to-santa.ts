import { wishPlot } from '../wish-plot.ts'

export const letterToSanta = wishPlot({
  id: 'wish-letter-to-santa',
  wishes: ['letter santa', 'letters santa', 'santa letter', 'letter santa claus', 'letter father christmas', 'letters father christmas', 'letter to father xmas', 'writing santa', 'writes santa', 'write santa', 'wrote santa', 'writing father christmas', 'write father christmas', 'wrote father christmas', 'dear santa', 'dear father christmas', 'santa list', 'santas list', 'list santa', 'list father christmas', 'christmas list', 'christmas lists', 'xmas list', 'wish list', 'wishlist', 'christmas wish list', 'christmas wishlist', 'santa wishes', 'post santa', 'posting santa', 'posted santa', 'sending santa letter', 'mail santa', 'letter north pole', 'letter christmas', 'christmas letter', 'santa postbox', 'letter posted santa'],
  answers: ['letter', 'letters', 'list', 'lists', 'wish', 'wishes', 'wishlist', 'santa', 'santas', 'claus', 'father', 'christmas', 'xmas', 'dear', 'write', 'writes', 'writing', 'wrote', 'written', 'post', 'posting', 'posts', 'posted', 'postbox', 'send', 'sends', 'sending', 'sent', 'mail', 'mailing', 'envelope', 'stamp', 'north', 'pole', 'long', 'longer', 'longest', 'very', 'too', 'first', 'new', 'big', 'our', 'her', 'his', 'their', 'my', 'making', 'makes', 'make', 'made', 'adding', 'adds', 'more', 'things', 'thing', 'everything', 'toys', 'toy', 'presents', 'present', 'changing', 'changes', 'changed', 'mind', 'decide', 'deciding', 'can’t', 'finish', 'finished', 'finishing', 'forgot', 'forgotten', 'keeps', 'always', 'one', 'another', 'together', 'eve', 'december', 'waiting', 'excited', 'getting', 'asking', 'asks', 'ask', 'wants', 'want', 'what', 'for', 'pencil', 'drawing', 'draws', 'little', 'daughter', 'son', 'kids', 'children', 'sister', 'brother', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'today', 'tonight', 'number', 'whistle', 'torch', 'drum', 'time', 'year', 'every'],
  except: ['real', 'exist', 'exists', 'naughty', 'nice', 'birthday', 'wedding', 'shopping', 'shop', 'bucket', 'reindeer', 'rudolph', 'elf', 'elves', 'mrs', 'hospital', 'died', 'dead', 'heaven', 'dead grandpa', 'ill', 'sick', 'poor', 'money', 'afford', 'divorce', 'home', 'prison', 'war', 'court', 'lost', 'angry', 'dragon', 'pirate', 'dinosaur', 'monster', 'mouse', 'bear', 'cat', 'dog', 'baby', 'genie', 'job', 'semana', 'lucia', 'secret', 'back', 'answer', 'answered', 'reply', 'replied'],
  nothingElse: true,
  moods: ['waiting', 'first', 'change'],
  company: ['envelope', 'flap', 'letter', 'list', 'pencil', 'torch', 'drum', 'whistle', 'bus', 'postbox', 'Father Christmas', 'Santa'],
  about: 'Each time the letter to Santa is shut, the hero thinks of another wish, until a number with nothing behind it is left free for whatever comes late.',
  titles: ['Number Twenty', 'PS, a Second Torch', '{H} Licks the Flap', 'A Free Seat in the Letter', 'The Kite Moves Up'],
  want: [
    {
      id: 'that-is-all',
      A: 'partner',
      paragraphs: [
        '“Dear Father Christmas,” wrote {A}, for {H} needed both hands to think with. It was a list of five, with a torch, a drum and a fishing net. {H} wanted everything to be in the letter before it was shut.',
        '“Is that all?” asked {A}. “That’s all,” said {H}, and licked the flap of the envelope, and pressed it down. “A whistle!” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'licked-off',
      A: 'partner',
      paragraphs: [
        'The flap was still wet, and came open again. {A} wrote down the whistle, and {H} licked once more. “And a rope,” said {H}, with the tongue still out. Then it was a bucket. After that the flap wouldn’t stick to anything. All its glue had been licked off.',
        '“Couldn’t you think of them before?” asked {A}. “Before, I’d thought of everything,” said {H}.'
      ]
    },
    {
      id: 'politely',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can’t begin with a torch,” said {A}. “First you ask how he is.” So they squeezed in a line above the list. “How are you?” said {H}. “How are the knees? Is your sack mended?”',
        '“Was it torn?” asked {A}. {H} didn’t know. But last year a button had lain in the hall, and it was nobody’s. They sewed it to the letter with one stitch, and so he got it back.'
      ]
    },
    {
      id: 'not-a-ladder',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} drew each thing beside its number, so that there could be no mistake. The fishing net came out rather straight. “He’ll bring you a ladder,” said {A}. {H} drew a fish in it. “Now it’s a ladder with a fish on,” said {A}.',
        'In the end they wrote beneath it, “not a ladder”. {H} looked at the picture for some time. “I wouldn’t mind the ladder,” said {H}.'
      ]
    },
    {
      id: 'quiet-drum',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had a small request about number two. Could it be a quiet drum? {H} thought that over, and it was allowed. {A} wrote the word “quiet” in front of it, and drew a line beneath.',
        '“But then I’ll need a loud stick,” said {H}, “or you’ll never hear it.” It was only fair. {A} wrote that down as well, and pressed less hard.'
      ]
    },
    {
      id: 'so-long',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“How long is this rope to be?” asked {A}. {H} showed it with both arms, but arms can’t go in a letter. So {A} fetched some string, just as long as the rope should be. They tied it to the table leg, to try. It was exactly right.',
        '{H} pulled a chair along with it, and then a boot. “Now I’ve got it,” said {H}. {A} let the rope stay on the list. It could be the second.'
      ]
    },
    {
      id: 'pet-as-glue',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The flap stayed down as long as something lay on it. {A} had nothing to do. {H} put the letter to Santa underneath, and it was shut.',
        'It was shut for as long as {A} thought so. Then {A} got up and went to the kitchen. The flap rose slowly and looked after. “We can’t post you as well,” said {H}.'
      ]
    },
    {
      id: 'elder-no-name',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“One winter I asked for a sledge,” said {S}. “It was a beautiful letter, with a border. And what came? Nothing with runners. I’d put in everything but my name.” “And the sledge?” asked {A}.',
        '“The boy from number nine got two,” said {S}. {A} turned the letter over, and back again. There was no name on it anywhere. {A} made the first letter of it as tall as the list.'
      ]
    },
    {
      id: 'child-no-socks',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had thought up a letter as well, and it was a different sort. “No socks,” said {S}. “No cabbage. And not that puzzle with the sky.” It was the list of what need not come. {A} had never thought of that.',
        '“And what do you want?” asked {A}. {S} shrugged. “If it isn’t those, I’ll be pleased,” said {S}, and had finished before anybody.'
      ]
    },
    {
      id: 'baby-stamp',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'The stamp lay ready on the table, and then it did not. They lifted the letter and looked beneath the list. {A} looked at {S}. {S} looked very pleased. There it was, on the chin, with its picture the right way up.',
        '“That’s enough for as far as the bakery,” said {A}. It came off with a soft sound. {S} felt about for it, and wanted to be worth something again.'
      ]
    },
    {
      id: 'on-the-outside',
      A: 'partner',
      paragraphs: [
        'There was one more envelope, the last. This time it stuck. “A second torch!” said {H}. “To find the first one with.” So {A} wrote that on the outside, with a PS. Then came a PPS, and that was a bell. Soon there was writing from edge to edge. “And where does the address go?” asked {A}. There was no room left for Father Christmas.'
      ]
    },
    {
      id: 'a-bull',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} read the envelope over once more, from all sides. “And a bull,” read {A}. “Where’s it going to sleep?” It was the bell. {A}’s pencil had been in a hurry there.',
        '{H} thought of how it would come down from the sleigh, with straw on its horns. It would look at the sofa. “I hope he can’t read that bit,” said {H}. {A} gave the bell a handle, to be on the safe side. Now the bull had a tail.'
      ]
    },
    {
      id: 'guest-bricks',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I only ever wrote the one letter,” said {S}. “I was four. I asked for bricks.” “And then?” asked {A}. “Then nobody told him anything else. I’ve got so many bricks.” {S} did not look unhappy about it.',
        '“You could send him a PS,” said {A}. {S} held the pencil for a long while. At last {S} wrote that a roof would be nice, now.'
      ]
    },
    {
      id: 'like-the-bus',
      A: 'partner',
      paragraphs: [
        '“It’s the glue,” said {A}. “You taste it, and then you want things.” {A} tried some, and wanted nothing at all. “It’s like the bus,” said {H}. “While it stands there, nobody hurries. When the door shuts, they all come running.”',
        'They thought of the man who ran behind it every morning and waved. “There ought to be a seat left for him,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'number-twenty',
      A: 'partner',
      paragraphs: [
        'So {A} folded a big envelope out of brown paper, and wrote it all out again. It came to nineteen. Then {A} wrote number twenty, with nothing behind it. “That’s the free seat,” said {H}. They pasted down the flap, and waited. “A kite,” said {H}. Nobody had to open anything.',
        '“How’s he to know it’s a kite?” asked {A}. “He’ll see who’s sitting there,” said {H}.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was plenty of room on the brown paper for an address. “Father Christmas, at the North Pole,” wrote {A}. “Which door?” asked {H}. They couldn’t see that he’d have more than one. But {H} wanted “at the top” there all the same.',
        '“And if he’s out?” asked {A}. That was quite likely, at this time of year. So it said below, in small letters, “or under the mat”.'
      ]
    },
    {
      id: 'weighed',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They put the letter on the kitchen scales. There was a drum in it, two torches, a bucket and a rope, and the hand hardly moved. It weighed as much as an egg. “He’ll be glad of that,” said {A}. “The way there, it’s light.”',
        '“Take off the kite,” said {H}. {A} didn’t know how. {H} thought hard of something else, and {A} watched the hand. It might have gone up a hair. Then {H} was thinking of the kite again.'
      ]
    },
    {
      id: 'practice-slot',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{H} wanted to post it once to try, and {A} had to be the postbox. {A} stood by the wall and opened {A}’s mouth as wide as a slot. In went one corner of the letter to Santa. {A} shut it.',
        '“Next collection at five,” said {A}, between the teeth. “You mustn’t chew,” said {H}. It took some time to get it back. By then a neighbour had come in, and had nearly posted hers.'
      ]
    },
    {
      id: 'on-the-door',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A}’s shopping list hung on the kitchen door. It said soap, rice and onions. {H} had {A} put a line under the onions, with nothing on it. “What’s that?” “The free seat,” said {H}. “You always have to go back.”',
        '{A} said that nothing had been forgotten this time. In the evening they looked, and somebody was sitting there. It was jam. The writing was {A}’s.'
      ]
    },
    {
      id: 'flop',
      A: 'partner',
      paragraphs: [
        'They took the letter to the postbox. {H} held it in the slot, and thought once more, as hard as {H} could. Nothing came. It went “flop”.',
        '“Slippers!” said {A}. “I need slippers, and now it’s gone.” {H} took {A} by the sleeve. “They’re in number twenty,” said {H}. “That’s where the kite is,” said {A}. “A kite’s thin,” said {H}. “It can move up.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat close to the pencil and thought too.',
      '{names} looked at the list, and then at the biscuits.',
      { text: '{names} held the paper flat at the corners.', needs: ['hands'] },
      { text: '{names} counted the list, and got as far as five.', needs: ['hands'] }
    ],
    way: [
      '{names} came running at the last moment, and had no idea why.',
      '{names} sniffed at the glue and went away again.',
      { text: '{names} blew on the flap, to make it dry.', needs: ['hands'] },
      { text: '{names} found a bit of edge that had no PS on it yet.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along to the postbox, and heard it go flop.',
      '{names} waited by the door until the letter was on its way.',
      { text: '{names} pressed the brown paper down, corner by corner.', needs: ['hands'] },
      { text: '{names} waved to the letter, in case it could see out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil went back in its drawer. The old envelope was hung up by the door, full to the edge.',
    'Washed and warm, {H} lay down. As soon as the light was low, another wish came running. {H} let it get on.'
  ],
  last: [
    'The letter was shut, there was room in it for whatever came late, and {H} was asleep.',
    'Number twenty had moved up a little, and {H} was asleep.'
  ]
})
