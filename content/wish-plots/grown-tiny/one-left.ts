import { wishPlot } from '../wish-plot.ts'

export const oneLeft = wishPlot({
  id: 'wish-as-big-as-a-house',
  wishes: ['big as a house', 'bigger than a house', 'taller than a house', 'tall as a house', 'big as a giant', 'tall as a giant', 'really really big', 'gets really big', 'getting very big', 'gets bigger and bigger', 'gets huge', 'gets enormous', 'gets gigantic', 'got really big', 'grows really big', 'grows huge', 'grows enormous', 'grew huge', 'grows giant', 'grows as big', 'grew as big', 'keeps growing bigger', 'turns giant', 'turns into giant', 'turned into giant', 'becomes giant', 'became giant', 'super big', 'giant for a day', 'bigger than everyone'],
  answers: ['big', 'really', 'very', 'super', 'house', 'houses', 'huge', 'giant', 'gigantic', 'enormous', 'bigger', 'tall', 'taller', 'grows', 'grew', 'growing', 'gets', 'got', 'turns', 'turned', 'becomes', 'became', 'into', 'day', 'as', 'than', 'elephant', 'dinosaur', 'mountain', 'building', 'tree', 'everyone', 'magic', 'who', 'wakes', 'so'],
  except: ['sister', 'brother', 'bed', 'school', 'class', 'toddler', 'baby', 'tummy', 'bump', 'belly', 'dog', 'cat', 'pumpkin', 'spider', 'monster', 'afraid', 'scared', 'beanstalk', 'ears', 'feet', 'nose', 'teeth', 'sunflower', 'bean', 'pants', 'clothes', 'fat', 'shy', 'turnip', 'wardrobe', 'lump', 'tail', 'fish', 'balloon', 'bubble', 'strong', 'tidy', 'garden', 'mum', 'dad', 'mummy', 'daddy', 'truck', 'dragon', 'bear', 'rabbit', 'bug', 'ant', 'tiny', 'small', 'little'],
  moods: ['first'],
  isTale: true,
  fed: true,
  company: ['fridge', 'biscuit', 'tin', 'door', 'window', 'roof', 'roofs', 'bus', 'car', 'house'],
  about: 'The hero stretches to see into the tin on top of the fridge and grows as big as a house, and gets small again by having to see what is underneath.',
  titles: ['There Is One Left', '{H} Is as Big as a House', 'On Top of the Fridge', 'What Was Under the Fridge', 'Only the Toe Went In'],
  want: [
    {
      id: 'on-the-fridge',
      A: 'partner',
      paragraphs: [
        'On top of the fridge stood the biscuit tin. “There’s one left,” said {A}. {H} wanted to see that. {H} stood on tiptoe, and stretched. Creak! {H} looked over the edge. “It’s true,” said {H}, and took it, and went on growing.',
        'The clothes grew too, and so did the biscuit. “Outside!” cried {A}. “Before you’re stuck!” {H} was out just in time. {H} grew past the windows, and past the gutter. Creak! Now {H} was as big as a house.'
      ]
    }
  ],
  way: [
    {
      id: 'balls-on-roofs',
      A: 'partner',
      paragraphs: [
        '{H} leaned the biscuit against the wall. {A} stood at the window, as small as a peg. “What’s it like?” called {A}. “There’s a ball on every roof!” said {H}, and picked them off like cherries. Down in the street they cheered.',
        'Then {H} sneezed. Every door in the street flew open, and nine hats went by. “Come in, before you catch a cold!” called {A}. {H} put a foot in at the door. Only the toe went in.'
      ]
    },
    {
      id: 'whisper',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Hello!” said {H}, just as always. The windows rattled, and three dogs lay down flat. “Softer!” cried {A}. {H} whispered. It blew all the socks off a washing line, in pairs.',
        'So {H} only breathed the words, and turned away to do it. And {A} had to shout through a rolled-up newspaper. “Do you want a cardigan?” shouted {A}. “A cauliflower?” breathed {H}. They couldn’t do without each other, but it was hard work.'
      ]
    },
    {
      id: 'washing-with-a-cloud',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A cloud came along, not a big one, at the height of {H}’s chin. It was grey and looked in no hurry. {H} took it with both hands, and washed with it. It was cold, and smelled of rain and a bit of chimney.',
        '“Behind the ears as well!” called {A}. {H} wrung the cloud out afterwards, over a flower bed, and hung it back. It was a good deal whiter than before. “You could do them all, while you’re up there,” said {A}.'
      ]
    },
    {
      id: 'bus-underneath',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bus came round the corner, and there was a gate that had never been there. It was {H}’s legs. The driver stopped and thought about it. Then he rang the bell, and drove through the middle. The whole bus looked up.',
        '{H} stood as still as a bridge does, and waved with one finger only. “You’ve got a plaster on your knee,” called a woman from the last window. “It’s the size of my bedroom!” She was so pleased about it that she came back on the next one.'
      ]
    },
    {
      id: 'the-lace',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One of {H}’s laces had come undone. It lay across the whole street, as thick as a hosepipe. {H} bent down to it. But on the way a chimney came too near to the chin, and {H} stood up again. “I’ll do it,” called {A}.',
        '{A} took the end over one shoulder, and walked off. {A} went round once, and under the bridge, and back, and pulled. It took as long as it takes to boil an egg. “Is it too tight?” asked {A}, out of breath. It was a very good bow, as big as a horse.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They played hide-and-seek, because it was {A}’s turn to seek. {H} got down behind the house. A shoulder stuck out on the left, and one on the right. Above the roof there was some hair. “Where can {H} be?” said {A}.',
        '{A} looked in the letterbox, and behind a flowerpot. “Warm?” asked {A}. “Very warm,” said the sky. Then it was the other way about. {A} was under one leaf, and {H} had the entire town to look through.'
      ]
    },
    {
      id: 'pigeons',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A pigeon sat down on {H}’s head. It had taken it for a roof, and a warm one. Soon there were five. They walked up and down, and talked about the view. It tickled as far as the knees.',
        '“Don’t laugh!” called {A}. “They’ll fall off!” {H} thought of porridge, and of Tuesday. But the smallest pigeon tripped over a curl. {H} snorted. All five went up in the air, and came down again one row further back.'
      ]
    },
    {
      id: 'the-pocket',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} laid a hand down flat at the door, and {A} got on, and sat in the hollow. It went up as slowly as a lift in an old hotel. {H} put {A} into the pocket, and did up the button. Only {A}’s head looked out.',
        '“There’s a bus ticket in here as big as a bedsheet,” said {A}, “and something sticky.” “That’s a sweet,” said {H}. They walked once round the square together. {A} said “left” and “right” and “mind the pram,” and not one thing was trodden on.'
      ]
    },
    {
      id: 'where-to-sit',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When you are as big as that, you can’t just sit down. First {H} had to ask. “Is anybody there?” breathed {H}, at the grass. {A} went and looked. There was a beetle, out for a walk, and a chair that somebody had forgotten.',
        '{A} carried off the chair. With the beetle it took longer, for it wanted to go the long way round. “Now!” called {A}. {H} sat down, and the church clock jumped on five minutes. It was right again, for the first time in years.'
      ]
    },
    {
      id: 'what-they-are-having',
      A: 'other',
      spare: 9,
      paragraphs: [
        'From up here you could smell what everyone was having. It came out at the tops of the houses. “Soup,” said {H}. “Fried onions. Somebody’s burnt the rice.” “Tell them!” called {A}. {H} breathed it down to them, and a window was opened.',
        '“And what are we having?” asked {A}. {H} bent over their own house, and sniffed. “Nothing yet,” said {H}. “You’ve been out here the whole time.” {A} went in to peel something.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came out, and smelled at a shoe that was as long as a boat. It was the right smell, only a great deal of it. {A} looked up, and up. Far away at the top was the one who belonged to it.',
        '{A} lay down on the toe, for it was big enough at last. {H} did not wriggle it. After a while a finger came down, as wide as a bolster. It stroked {A} all at once, from the nose to the tail.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} came outside with the tape measure. “I measure you every birthday,” said {S}, “and I’m not going to miss this.” {S} began at the heel. When the tape was used up, it had come as far as the ankle bone. “A hundred and fifty,” said {S}. “Carry on growing like that.”',
        '“I’d rather not,” breathed {A}. {S} had to hold on to a post. “No,” said {S}, “nor would I. It’d be the end of my knitting.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stood on tiptoe too, and stretched. “Am I as big as a house yet?” called {S}. {A} lay down flat to look. “A small house,” breathed {A}. “For a hen.” {S} stretched once more, till it cracked. “And now?” “With a hen on top.”',
        'That was enough for {S}. {S} went about like a house all afternoon, with slow steps, and told people to wipe their feet.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was held up at the window, and saw one eye. It filled all the glass, with lashes like a broom. Most people would have cried. {A} laid both hands on the pane, and laughed at it.',
        'The eye shut, and opened. That was peep. It was the biggest peep that {A} had ever been given. {A} wanted it eleven times, and each time a draught went through the house.'
      ]
    },
    {
      id: 'what-is-down-there',
      A: 'partner',
      paragraphs: [
        '“Make yourself small!” called {A}. {H} curled up, and was as big as a bus. {A} sat on the kitchen floor to think. “You wanted to see what was up there,” said {A}. “That’s how it began.”',
        'Then {A} lay down flat. “Oh,” said {A}. “There’s something under the fridge.” “What is it?” asked {H}, at the window. “It’s got wheels,” said {A}. “I think.”'
      ]
    }
  ],
  turn: [
    {
      id: 'underneath',
      A: 'partner',
      paragraphs: [
        '“What colour?” asked {H}, and had to know. Creak! {H} bent lower, with one eye at the door. “Red, or dust,” said {A}. Creak! {H}’s head was in the hall. Then the shoulders came, and both knees. {H} crawled, and looked, and crawled.',
        'At last {H} lay beside {A}, cheek to the floor. It was the red car, gone since last winter. {H} had it out with a wooden spoon. “You’re small!” said {A}. “I’m the right size,” said {H}.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the hall it had been tight for a moment. There {H} was as big as a horse, and the coats hung over {H}’s back like a saddle. {A} told it again and again. “You had the umbrella behind your ear,” said {A}.',
        '“And what did I look like?” asked {H}. “Like somebody who isn’t going back for anything,” said {A}. The umbrella was found in the evening. It had grown a bit too, and from then on four people could get under it.'
      ]
    },
    {
      id: 'too-high-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} went and stood in front of the fridge. It was as high as ever. You couldn’t see the top of it, not even with a jump. “Do you mind?” asked {A}. {H} thought about it. “I know what’s up there now,” said {H}. “It’s the tin, and dust, and somebody’s fork.”',
        '“My fork!” said {A}, who had looked for it everywhere. “You might have told me while you were up there,” said {A}. “And you could have wiped.”'
      ]
    },
    {
      id: 'hats-back',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The doorbell rang. There was a man outside without a hat. “Has a giant been here?” he asked. “It’s just gone,” said {A}. He looked past {A} at {H}, who was holding a red car. “About so high?” asked {H}, and reached up as far as it would go.',
        '“Higher,” said the man. The hat was in the flower bed, with a pigeon in it. He put it on, and thanked them. “If it comes again,” he said, “I’ve got a kite up a tree.”'
      ]
    },
    {
      id: 'as-big-as-a-door',
      A: 'partner',
      paragraphs: [
        '“And where’s the biscuit?” asked {A}. They looked out. It was leaning against the wall. Nobody had held it when {H} got small. It was as big as a door.',
        '{H} began on the left, and {A} on the right. The whole street came, with nine hats, and cups of tea. By dark there was a piece the size of a biscuit. {H} put it in the tin, and {A} put the tin on the fridge. “There’s one left,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the tin, and hoped.',
      '{names} got out from under {H}’s feet, and then a bit further out.',
      { text: '{names} held the door open, as wide as it would go.', needs: ['hands'] },
      { text: '{names} moved the table, to make room for a knee.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the sneeze go by, and sat down.',
      '{names} smelled the toe, and it was the right one.',
      { text: '{names} caught two of the hats.', needs: ['hands'] },
      { text: '{names} laid a blanket over the toe, so that one bit was warm.', needs: ['hands'] }
    ],
    turn: [
      '{names} peered under the fridge as well, from the other side.',
      '{names} ate at the bottom edge, where it was easy to reach.',
      { text: '{names} broke off the corners, for those who had come late.', needs: ['hands'] },
      { text: '{names} wiped the dust off the red car.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs outside were as big as bricks. They were left for the pigeons, who came in a queue.',
    '{H} washed, and it took no more than one flannel. The bed was long enough, and at the bottom there was even some left over.'
  ],
  last: [
    'On top of the fridge there was one left, and far below it {H} was asleep.',
    'The house was as big as a house, and {H} lay inside it and slept.'
  ]
})
