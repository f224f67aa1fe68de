import { wishPlot } from '../wish-plot.ts'

export const knitting = wishPlot({
  id: 'wish-knitting',
  beginsElsewhere: true,
  wishes: ['knitting', 'learning to knit', 'learns to knit', 'knits', 'knit', 'knitted', 'first knitting', 'knitting needles', 'knitting a hat', 'knitting a scarf', 'knitting hat', 'knitting scarf', 'knitting lesson', 'dropped stitch', 'ball of wool', 'ball of yarn', 'wool', 'yarn', 'nitting', 'tejer', 'tricot', 'tricotar'],
  answers: ['learn', 'learning', 'learns', 'learnt', 'first', 'needles', 'wool', 'yarn', 'ball', 'hat', 'egg', 'row', 'rows', 'stitch', 'stitches', 'dropped', 'hole', 'holes', 'too', 'wide', 'big', 'how', 'her', 'his', 'with', 'little', 'something', 'cosy', 'red', 'makes', 'making', 'try', 'tries'],
  except: ['sheep', 'lamb', 'goat', 'alpaca', 'llama', 'spider', 'spiders', 'octopus', 'giant', 'dragon', 'bear', 'mouse', 'cat', 'kitten', 'wolf', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'dad', 'jumper', 'jumpers', 'sweater', 'blanket', 'blankets', 'sock', 'socks', 'mitten', 'mittens', 'itchy', 'web', 'robot', 'king', 'queen', 'witch', 'steel', 'wire', 'cotton', 'crochet', 'hedgehog', 'who', 'head', 'lice', 'nits', 'died', 'dead', 'monster', 'giraffe', 'snake', 'penguin', 'elephant', 'doll', 'dinosaur', 'teacher'],
  moods: ['first', 'learning'],
  fed: true,
  company: ['egg', 'hat', 'wool', 'needle', 'stitch', 'door', 'jack'],
  about: 'The hero knits a hat for an egg, and it gets wider by itself, because at the beginning of each row Jack is let in twice.',
  titles: ['A Hat for an Egg', 'Off Hops Jack', 'Both of Its Feet', '{H} Begins With Ten', 'The Egg Is at Home'],
  want: [
    {
      id: 'cold-egg',
      A: 'partner',
      paragraphs: [
        '{H}’s egg was always cold before it was finished, for there was so much to say at supper. So {H} wanted to knit it a hat. {A} put ten red stitches on the needle, side by side, and showed how it went.',
        '“In through the front door, once round the back,” said {A}. “Out through the window, and off hops Jack.” {H} did it, and Jack hopped off. There was a row, and one more. {H} counted, and now there were twelve.'
      ]
    },
    {
      id: 'measure-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before that they had measured the egg, with a bit of wool. It was as far round as from {H}’s thumb to the tip of {H}’s little finger. “What does it like?” asked {A}. “Something round the ears,” said {H}. They looked for its ears.',
        'An egg is the same on every side. It’s hard to say if a hat is on straight. {A} drew a small face on it in pencil. It looked as if it had been out in a lot of weather. “It’s high time,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'tight',
      A: 'partner',
      paragraphs: [
        'The hat grew, but it grew to the side. Soon there were fourteen, and then sixteen. It would have fitted a goose’s egg. “You’re too loose,” said {A}, who was sure of it. “Pull it tight, and they’ll stay where they are.”',
        '{H} pulled, until the wool squeaked. Jack could hardly get out of the window. At the end of it there were eighteen. They were only smaller.'
      ]
    },
    {
      id: 'who-are-they',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked along the needle. The first ten were known by sight. But who were the rest? They had come in with no coat and no luggage, and stood there like old friends. “Perhaps they’re cousins,” said {A}.',
        '“Whose?” They asked them all in turn, with the tip of the needle. None of them said a word. There was one near the end that looked a bit pink. “That’s the cousin,” said {A}.'
      ]
    },
    {
      id: 'runaway',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The ball did not stay beside them. Each time {H} pulled, it rolled off a little, and looked to see if anyone minded. It went under the table. It went round a leg and back. {A} followed it on hands and knees.',
        '“It’s been round this one three times,” called {A}, from underneath. “And round me once.” {H} pulled. Something came nearer, on the other end. It was {A}’s foot.'
      ]
    },
    {
      id: 'clicking',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The needles talked. “Tick,” said the left. “Tock,” said the right. They had a good deal to discuss. {A} could do it so fast that it sounded like a small horse. With {H} it was a horse that looked at every flower.',
        '“Tick,” it said, and there was a long silence. “Now it’s eating,” said {A}. “Tock.” {H} had got the tongue between the teeth by now. Some horses can’t go without it.'
      ]
    },
    {
      id: 'hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the middle there was a hole. One stitch had let go, and slid down past the others, as if in a lift. “It’ll go down to the cellar,” said {H}. {A} got a hook. “It’s on the second floor,” said {A}. “Hold the doors.”',
        'Up it came again, with every row pulled through it like a rung. At the top it was put back between its neighbours. They moved up. It was out of breath, and a bit longer than before.'
      ]
    },
    {
      id: 'with-fingers',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You can do it without needles too,” said {A}. {A} laid the wool round {H}’s fingers, in and out like a fence. Then it was loop over finger, and loop over finger. At the back of the hand there grew a tail. {H} was not allowed to scratch.',
        'Just then the telephone rang. {H} pressed the button with {H}’s nose. “I’m wool at the moment,” said {H}. They asked {H} to ring back when it was done.'
      ]
    },
    {
      id: 'skein',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} had nothing to do with the next bit but sit. The wool had come in a big loop. Somebody had to hold that on both hands, to be a chair for it. {A} went round and round, and {H} bent to the left and bent to the right. “You’re a good chair,” said {A}.',
        '“A chair’s got an itch on its nose,” said {H}. {A} scratched it with the ball. That was wool as well, so now it itched in two colours.'
      ]
    },
    {
      id: 'where-wool-was',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The wool was all in waves. “It’s been something before,” said {A}. It had once been a cardigan, and before that a shawl. It went up and down by itself, as though it were still being knitted. “It remembers,” said {H}.',
        '{H} drew a bit of it straight, and let go. It curled up again at once. “What does it want to be?” asked {A}. {H} held it to one ear. “It isn’t choosy,” said {H}. “But it’s never sat on an egg.”'
      ]
    },
    {
      id: 'what-could-it-be',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I’d leave it,” said {A}. “You don’t have to say that it’s a hat.” {A} laid it over one knee, and over the bread. It was not bad on the bread. {A} hung it over the lamp and it was evening.',
        '“And who’s going to tell the egg?” asked {H}. {A} looked at it, where it sat in its cup with nothing on. No one wanted to be the one. {H} took the needles up again.'
      ]
    },
    {
      id: 'jack',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s Jack doing in there the whole time?” asked {H}. {A} had never thought about it. “He’s visiting,” said {A}. “He comes in at the front, and he goes round the back to see the hens. Then he hears somebody coming, and so he’s out of the window.”',
        '“Eighteen times?” asked {H}. “He’s got eighteen aunts,” said {A}. {H} did the next one more slowly, so that he would have time for a piece of cake.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I knitted a sock once,” said {S}. “They’d told me how to start, but not how to stop.” “How long did it get?” asked {A}. “It began in October. By Easter it went down from the table, and over to the stove.”',
        '“My uncle wore it in the end,” said {S}. “It went up one leg, and over, and down the other. He said that it was the first sock he’d ever had that couldn’t get lost.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} knitted with two spoons and a noodle. “In through the front door,” said {S}. The noodle went in. “Round the back, and in through the front door.” “He’s got to come out too,” said {A}. {S} did not think so.',
        '“Mine lives there,” said {S}. The noodle broke in two. {S} looked at both of them. “Now there’s a baby,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had seen that the ball moved by itself. It lay there, and then it gave a jerk. {A} looked away, so that it would feel safe. It gave another.',
        '“Don’t,” said {H}. {A} had not even done anything. {A} only lay down on it, as anyone would who was tired. After that the wool came out warm.'
      ]
    },
    {
      id: 'two-feet',
      A: 'partner',
      paragraphs: [
        '“Do it once more, and slowly,” said {A}, and bent down. {H} turned the needles round, for the next row. The wool lay over the top, and lifted the first stitch up. Under it you could see two loops.',
        '“In through the front door,” said {H}, and took the one, and then took the other. “Stop,” said {A}. “That was the same one twice. It’s only shown you both its feet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'wool-down',
      A: 'partner',
      paragraphs: [
        'At the next turn {H} laid the wool down at the front. Now the first stitch stood there on one foot. Jack came in once, and out once. There were eighteen, and in the row after there were eighteen still.',
        'When it was long enough, they sewed it up at the side, and drew the top together. It went over the egg, and over the cup, and down to the table. “Where’s the egg?” asked {A}. “At home,” said {H}.'
      ]
    },
    {
      id: 'pompom',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It still needed something on top. What was left went round two fingers. {A} tied it in the middle, and snipped it at both sides. It stood up like somebody’s hair in the morning. That went on top.',
        'The hat leaned a bit to the left, under so much pompom. “It’s listening,” said {A}. Then it leaned to the right. The egg had all sorts of things to listen to.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        'At supper {H} told everything from the beginning, with Jack, and the feet. It took a long time. When the hat was lifted off, a little steam came out. The egg was warm right down to the bottom.',
        '{A} put a finger on the other egg. It was as cold as a stone, because {A} had been listening all that time. {H} pushed the needles across the table. “In through the front door,” said {H} once more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for Jack under the table.',
      '{names} kept near the egg, which was still warm.',
      { text: '{names} counted the stitches too, and got thirteen.', needs: ['hands'] },
      { text: '{names} held the ball, like something that might fly.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the wool to its end, and there was nobody.',
      '{names} watched the needles, from left to right and back.',
      { text: '{names} said the rhyme along, as far as the window.', needs: ['hands'] },
      { text: '{names} tried the thing on one fist, and it was too wide.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked under the hat, and the egg was in.',
      '{names} listened to all of it, with cold food.',
      { text: '{names} warmed an egg between both hands.', needs: ['hands'] },
      { text: '{names} put the salt where everybody could reach it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The needles were stuck into the ball, and it stayed where it was. On the shelf stood the red hat, over the empty cup.',
    '{H} washed, and got in through the front of the blanket, and went once round the back. Then {H} pulled it up round the ears.'
  ],
  last: [
    'Jack stayed in for the night, and did not hop off, and {H} was asleep.',
    'Under its hat each thing keeps warm for a while, and {H} was under the blanket, and slept.'
  ]
})
