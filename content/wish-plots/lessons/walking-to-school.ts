import { wishPlot } from '../wish-plot.ts'

export const walkingToSchool = wishPlot({
  id: 'wish-walking-to-school',
  beginsElsewhere: true,
  wishes: ['walking to school', 'walk to school', 'walks to school', 'walked to school', 'walk home from school', 'walking home from school', 'walking to nursery', 'walk to nursery', 'way to school', 'on the way to school', 'way home from school', 'school run', 'kicking a stone', 'kick a stone', 'kicking a pebble', 'school gate', 'school gates', 'walking bus'],
  answers: ['walking', 'walk', 'walks', 'walked', 'way', 'school', 'nursery', 'home', 'from', 'morning', 'every', 'stone', 'pebble', 'kicking', 'kick', 'kicks', 'little', 'small', 'gate', 'gates', 'street', 'road', 'crossing', 'zebra', 'late', 'slow', 'slowly', 'together', 'friend', 'today', 'tomorrow', 'first', 'time', 'day', 'pavement', 'rain', 'long', 'far', 'run', 'lady', 'man', 'guard', 'patrol'],
  except: ['alone', 'himself', 'herself', 'lost', 'stranger', 'strangers', 'followed', 'bully', 'bullies', 'bullied', 'run over', 'hit', 'knocked', 'crashed', 'accident', 'car', 'bus', 'bike', 'scooter', 'train', 'boat', 'camel', 'horse', 'dog', 'dogs', 'cat', 'dragon', 'dinosaur', 'giraffe', 'elephant', 'robot', 'alien', 'monster', 'crying', 'cried', 'cries', 'won’t', 'wont', 'clings', 'scared', 'afraid', 'died', 'stick', 'sweet', 'sweets', 'candy', 'eat', 'ate', 'snow'],
  moods: ['late', 'learning', 'first'],
  out: true,
  about: 'A stone that has always lain by the door is to go to school, kicked all the way; it gets lost among a thousand others, and is known by its dry side.',
  titles: ['The Stone Goes to School', 'Kicked All the Way', '{H} and the Stone by the Door', 'A Thousand Small Grey Ones', 'It Had Never Been Past the Post Box'],
  want: [
    {
      id: 'the-stone',
      A: 'partner',
      paragraphs: [
        'By the door outside lay a stone. It was grey, as big as a walnut, and had never been anywhere. “Today it’s walking to school,” said {H}. {H} meant to kick it all the way, and never pick it up. {A} came too, and looked at the time.',
        'Tock, went the stone, as far as the first lamp post. It had rained in the night. Tock, as far as the post box. It had never seen one before.'
      ]
    }
  ],
  way: [
    {
      id: 'left-and-right',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It would not roll straight. It was thick on one side, and rolled round that, like somebody with a heavy bag. Kicked on the left, it went to the right, and looked into a doorway. {H} worked it out between two lamp posts.',
        '“So you only have to kick it where it doesn’t want to go,” said {A}. {H} kicked it there. It rolled along the middle of the pavement as far as a snail. There it stopped, because of the snail.'
      ]
    },
    {
      id: 'the-wall',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a wall on the way, as high as a knee. Everybody walked along that. {H} went on top, and held on to {A}. The stone went along at the bottom. {A} kicked it, so that it kept up.',
        '“Is it still there?” asked {H} from above. “It’s by a blue door,” said {A}. “Now it’s by a green one.” At the end {H} jumped down. The stone was there already, and had had to wait.'
      ]
    },
    {
      id: 'puddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Plop. It had gone into a puddle, right up to the top. They could see it on the bottom, and it looked bigger. {H} poked at it with a boot. Brown clouds came up, and after that there was no stone, only soup.',
        '“Give it a moment,” said {A}. They stood there and waited until the soup was clear. A bus went by in it, upside down. Then the stone lay there again, quite clean on one side. “It’s washed,” said {H}. “Now it can go to school.”'
      ]
    },
    {
      id: 'who-comes-by',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Every morning the same ones came along the other way. First there was the man with the two bags, who was always cross until the corner. Then came the lady who read as she walked, and never bumped into anything. Tock, went the stone, in front of her feet.',
        'She made a longer step, and turned a page. “She didn’t even look,” said {H}. “Perhaps it’s in the book,” said {A}. “And then a stone came by.” They both looked after her. She did seem to be smiling.'
      ]
    },
    {
      id: 'the-other-boot',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“May I have a go?” asked {A}. {H} thought about it for the length of a fence. “One,” said {H}. {A} took a run-up, and swung. The stone stayed where it was. A boot went off, with a lace behind it, and landed by a bin.',
        '“That doesn’t count,” said {A}, on one leg. “It does,” said {H}. “Now you’ve got to bring that one to school as well.” {A} hopped as far as the bin. It took two tries to get the foot back in.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} told it what there was, since it was so low down. “That’s the baker’s,” said {H}. “You can smell it. There’s a drain, and you mustn’t go too near that.” The stone lay there and took it all in.',
        '“What does it like best?” asked {A}. {H} bent down with one ear. “The drain,” said {H}. They walked past it side by side, with their boots close together, and no gap in between.'
      ]
    },
    {
      id: 'short-cut',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s a short cut by the chemist’s,” said {A}. “I’ve known it for years.” They went by the chemist’s. There was a yard with a mattress in it, and then a fence. On the other side of the fence was the school. They could see the clock.',
        'They went all the way back by the mattress. “It’s a very good short cut,” said {A}. “It only wants a hole in it.” The stone had been kicked twice as far as it needed to be. It was quite warm by now.'
      ]
    },
    {
      id: 'counting-steps',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How many kicks is it to school?” asked {A}. {H} had begun to count, but at twenty-nine there had been the postman. Then it went on at forty, to be on the safe side. By the chemist’s there were ninety-nine.',
        '“One hundred,” said {H}, and it was to be an extra good one. {H} took aim. The stone rolled about as far as a sneeze. “It was tired,” said {A}. “For a hundred you’d need somebody fresh.”'
      ]
    },
    {
      id: 'when-i-walked',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I had a tin can,” said {A}. “I kicked it the whole way, for a whole term. It got flatter and flatter. By the summer you could have posted it.” “And did you?” asked {H}.',
        '“I sent it to my cousin, with a stamp on,” said {A}. “She kicked it to hers.” {H} looked at the stone. It was not flat at all yet. “How did she write back?” “She sent me a door handle,” said {A}. “I didn’t know what to do about that.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along as far as the corner, and was interested in the stone. Each time that it stopped, {A} looked at it, and then at {H}’s boot. In between nothing happened. It was the boot that did it.',
        'So {A} sat down on the boot. Now all of it was quiet, and nobody was late for anything. “We’ve got to go on,” said {H} after a while. {A} looked down the street, where there was nothing but street.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had four miles,” said {S}. {S} said it every time that there was any walking. “Last time it was three,” said {A}. “It was three there,” said {S}, “and then one back, because we ran.” {A} did the sum. It came out, in a way.',
        '“And what did you kick?” “My friend’s cap,” said {S}. “He kicked mine. At the gate we put them on again, and we both looked like a road.” {S} gave the stone a small push with the tip of a shoe. Tock.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to bring one as well. It took a long time to find the right one. This was too sharp, and that was somebody’s step. In the end it was a leaf. {S} kicked it, and it turned round once and lay down on {S}’s boot.',
        '“It won’t go,” said {S}. {A} tried it, and blew from behind. Then the wind came round the corner, and the leaf was off. It went over a wall and round a bus stop, without touching the ground. “Mine’s been before,” said {S}.'
      ]
    },
    {
      id: 'kerb',
      A: 'partner',
      paragraphs: [
        'At the road stood Mrs Bose in a yellow coat, with the big round sign. Nobody kicked anything there. “Carry it,” said {A}, “or we’ll be late.” {H} would not. It was to go on its own feet.',
        '“It hasn’t got any,” said {A}. “Then it’s a baby,” said Mrs Bose, “and babies are carried.” {H} shut one hand round it, tight. Mrs Bose held out her sign, and the cars stood still for all three of them.'
      ]
    },
    {
      id: 'the-gravel',
      A: 'partner',
      paragraphs: [
        'On the other side {H} set it down, just before school. There was a new path, and it was all small grey stones. Nobody had thought of that. Tock. It rolled in among them, and was gone.',
        'There were a thousand, and every one was as big as a walnut. “This is it,” said {A}, quite sure. It was not. The first bell rang. “They’re all the same,” said {H}, and swallowed.'
      ]
    }
  ],
  turn: [
    {
      id: 'dry',
      A: 'partner',
      paragraphs: [
        '{A} bent down and looked along the path. “They’re all wet,” said {A}. “But yours has been carried, in a warm hand.” So {H} looked for a dry one. There it lay, by the edge, light grey.',
        '“There you are,” said {H}. At the gate stood Mr Hall, with the key. The stone rolled up to his shoes. “No stones in school,” said Mr Hall.'
      ]
    },
    {
      id: 'at-the-gate',
      A: 'partner',
      paragraphs: [
        '“It isn’t in,” said {H}. “It’s only at.” Mr Hall pushed it up against the gatepost with one shoe. “Then it can wait there,” said Mr Hall. “At least it’s on time.”'
      ]
    },
    {
      id: 'the-lesson',
      spare: 13,
      paragraphs: [
        'All morning {H} sat by the window, where you could see a bit of the gate. The sun had come out, and the path was drying. It grew lighter and lighter. By dinner time all thousand of them were the same grey. But those were over on the path, and {H}’s stood by the gatepost.',
        '“What are you looking at?” whispered the girl beside {H}. “Mine’s waiting for me,” said {H}. She stretched her neck. She saw the gate, and the key, and a pigeon. “Is it the pigeon?” she whispered.'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How was school?” asked {A} on the way back. “Fine,” said {H}. That was all that there was to say. {A} bent down to the stone. “And how was it for you?” {H} answered for it. It had a great deal to tell.',
        'Mr Hall had swept all round it. A beetle had gone over, and come back. At playtime a ball had hit the gate, and the whole gate had sung. “And did you learn something?” asked {A}. “To wait,” said the stone. “But I could do that already.”'
      ]
    },
    {
      id: 'after-school',
      A: 'partner',
      paragraphs: [
        'After school it was still there. {H} kicked it home, past the post box. Then it lay by the door, where it had always lain. “Will it come again tomorrow?” asked {A}. {H} bent down to ask. “It’d rather be carried,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the stone, which was going to school.',
      '{names} stood in the door, and watched it get smaller.',
      { text: '{names} waved to the stone, as far as the post box.', needs: ['hands'] },
      { text: '{names} wiped the stone with a sleeve, before it left.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the kerb, till the sign went up.',
      '{names} kept to the inside, well away from the road.',
      { text: '{names} held a hand on each side, over the crossing.', needs: ['hands'] },
      { text: '{names} carried the bag, so that both feet were free.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for a dry one too, and found a crisp.',
      '{names} came to the gate as well, and not further.',
      { text: '{names} brushed the place by the door, for when it came home.', needs: ['hands'] },
      { text: '{names} picked up a wet one, and laid it back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots were put by the door, on the inside, and the stone lay there on the outside. One toe of the left boot was rubbed quite pale.',
    '{H} washed, and lay down, and both feet still walked a little, as far as the post box.'
  ],
  last: [
    'By the door something lay quite still that had been a long way, and inside {H} was asleep.',
    'Tock, went the clock, as far as the next lamp post, and {H} was asleep.'
  ]
})
