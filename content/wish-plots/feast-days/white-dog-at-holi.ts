import { wishPlot } from '../wish-plot.ts'

export const whiteDogAtHoli = wishPlot({
  id: 'wish-white-dog-at-holi',
  wishes: ['holi white dog', 'holi dog', 'holi colours dog', 'holi colours white dog', 'holi colors white dog', 'holi colors dog', 'dog ran through holi', 'holi dog came home', 'dog rolled holi', 'dog holi colours', 'holi powder dog', 'holi powder white dog', 'holi gulal dog', 'gulal dog', 'gulal white dog', 'gulal puppy', 'holi puppy', 'holi white puppy', 'holi street dog', 'holi pink dog', 'holi dog green', 'holi dog rainbow', 'holi dog colourful', 'holi dog colours everywhere', 'holi doggy', 'holi dog shook', 'holi dog shakes', 'holi dog colour powder', 'phagwa dog', 'phagwa white dog', 'dhulandi dog', 'festival of colours dog', 'festival colours white dog', 'dog covered holi', 'dog covered in holi colours', 'dog covered holi powder', 'dog turned pink holi', 'dog turned holi', 'nobody knew dog holi', 'whose dog holi', 'rang dog holi', 'holi dog whole lane', 'holi neighbours dog colours', 'dog holi colours home'],
  answers: ['holi', 'festival', 'colours', 'colors', 'colour', 'color', 'coloured', 'colored', 'colourful', 'colorful', 'powder', 'powders', 'gulal', 'rang', 'phagwa', 'spring', 'white', 'pink', 'yellow', 'green', 'blue', 'red', 'orange', 'purple', 'rainbow', 'dog', 'doggy', 'dogs', 'puppy', 'pup', 'cat', 'cow', 'street', 'stray', 'neighbour’s', 'neighbour', 'neighbours', 'all', 'over', 'everywhere', 'covered', 'full', 'got', 'gets', 'turned', 'turns', 'became', 'came', 'comes', 'back', 'home', 'ran', 'runs', 'walked', 'walks', 'through', 'played', 'playing', 'plays', 'throwing', 'threw', 'thrown', 'shook', 'shakes', 'shake', 'rolled', 'rolls', 'bath', 'wash', 'washed', 'tail', 'ear', 'ears', 'nose', 'paws', 'knew', 'knows', 'know', 'recognise', 'recognised', 'whose', 'lane', 'house', 'houses', 'everybody', 'everyone', 'nobody', 'funny', 'today', 'yesterday', 'day', 'morning', 'cousins', 'cousin', 'brother', 'sister', 'mum', 'mama', 'dad', 'papa', 'nani', 'dadi', 'nana', 'grandma', 'grandpa', 'our', 'little', 'big', 'delhi', 'mumbai', 'jaipur', 'india', 'nepal', 'friends', 'laughed', 'laughing'],
  except: ['died', 'dead', 'hurt', 'sick', 'ill', 'vet', 'bite', 'bit', 'bites', 'bitten', 'lost', 'ran away', 'cruel', 'eyes', 'allergic', 'scared', 'afraid', 'hot', 'bonfire', 'hit', 'car'],
  moods: ['first', 'lost', 'change', 'waiting'],
  company: ['dog', 'bowl', 'bowls', 'rice', 'lane', 'powder', 'step', 'steps', 'tail', 'belly', 'colours', 'door', 'doors', 'name', 'names', 'sack', 'wall'],
  about: 'On the day of Holi five houses look for their white dog, and nobody knows the dog of all colours that comes at every call, until it turns over and is white underneath.',
  titles: ['Five Bowls for a White Dog', 'Not You, Said the Lane', '{H} Looks for Something White', 'A Dog of All Colours', 'White Underneath'],
  want: [
    {
      id: 'rice-for-a-white-dog',
      A: 'partner',
      paragraphs: [
        'It was Holi, and {H} was pink down to the socks. Every noon a white dog came to the step for rice. {H} put down the bowl and called. “Cloud!” A dog came at once, but its back was green, and its tail orange. One ear was blue, and one was yellow. “Not you,” said {H} kindly. “I’m waiting for a white one.” {A} looked down the lane. There was only Holi.'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-the-purple',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps somebody’s seen it,” said {A}. A man came by, and the man was purple all over. {H} asked whether there had been a white dog. “I’ve seen nothing white since ten o’clock,” said the man. “I’ve got a white shirt on, and I can’t find that.”',
        'The coloured dog sat beside {H} and listened. Then the man patted the green back and went on. Now there was a purple hand on the dog, and a green one on the man.'
      ]
    },
    {
      id: 'the-one-white-thing',
      A: 'partner',
      paragraphs: [
        '{H} went to look. People threw powder by the handful, and in all the lane there was nothing white. Only behind the pump something lay curled up. “Cloud!” said {H}, and stroked it. It was a sack of flour. The coloured dog had come to help, and sniffed at it. At other doors people stood with bowls as well. “Salt!” they called. “Milk! Moon!” The coloured dog ran to each of them, and each said, “Not you.”'
      ]
    },
    {
      id: 'what-it-is-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s Cloud like?” asked {A}, so as to know what to look for. {H} thought. “White,” said {H}. {A} asked what else. “It puts its head down on one foot when it waits.” The coloured dog put its head down on {H}’s foot, and made it a little more orange.',
        '“Like that?” asked {A}. “Just like that,” said {H}, “only white.” They looked up the lane and down it, over the dog.'
      ]
    },
    {
      id: 'elder-brought-a-stranger',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“One Holi I brought the wrong cousin home,” said {S}. “I had three, and they were all blue. I led one home to the pump and washed the face. It was a boy from the next street. He’d said nothing, for he’d heard that there were sweets.”',
        '“And your cousin?” asked {A}. “At that boy’s house,” said {S}, “and clean too. From then on we shook hands first. You know a hand, in whatever colour it comes.” The coloured dog gave a paw.'
      ]
    },
    {
      id: 'a-dog-walks-down-a-lane',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who’s painted you?” {H} asked the dog. Nobody had. It had only walked down the lane, and the lane was Holi. You could read off it where it had been. “Green was the barber’s,” said {A}. “Blue’s on the corner, and that’s where it turned its head.”',
        'At the back there was the print of a very small hand. That had been a baby, who had meant its mother. {H} read on as far as the tail. “It went home past the orange,” said {H}, “backwards.”'
      ]
    },
    {
      id: 'child-paints-a-word',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had an idea. {S} took a bit of flour, and drew a white dog on the wall. So people could see what was missing. It had four legs, and one more that was the tail. “It’s a good likeness,” said {A}.',
        'The coloured dog came to look at it. It sat down before the wall, tilted its head, and wagged. “It knows it,” said {S}. “They must have met.”'
      ]
    },
    {
      id: 'pet-and-a-stranger',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had known the white dog for years, and looked out because of all the calling. On the step sat a dog with one blue ear. {A} did not look at the ear. {A} looked at the rest, for as long as it takes, and lay down again.',
        '“{A} isn’t worried,” said {H}. “If Cloud was missing, {A} would be the first to say.” It sounded quite right, and they went on looking.'
      ]
    },
    {
      id: 'a-stranger-gets-nothing',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was sorry for the coloured dog. “It’s got nobody to call it,” said {A}. “I’ll give it a name. Here, Barber’s-Green-and-a-Bit-of-Blue!” The dog looked behind it, to see who was meant. It was a lot to come to.',
        '“Call it something shorter,” said {H}. {A} tried “You”. It came at once, and so did two uncles and a goat.'
      ]
    },
    {
      id: 'on-its-back',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the step. The rice was cold. The coloured dog rolled on its back, and {H} tickled it, as you do. “Look where your hand is,” said {A}. From the chin to the tail no powder had got there, for a dog keeps that side down. It was white. “Cloud?” said {H}. The tail beat on the step in an orange puff.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-door-to-door',
      A: 'partner',
      paragraphs: [
        '“Salt!” somebody called next door, and the dog ran there. “Not you,” said the neighbour. {H} tickled the dog, and over it went. “That’s Salt!” said the neighbour. It was Milk at the barber’s, and Moon at the pump, and Sugar on the corner. Five houses had been looking for five white dogs. “I give it lunch every day,” said the barber. “So do we,” said all the others. “That’s why it’s so round,” said {A}.'
      ]
    },
    {
      id: 'five-times-noon',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How did it do it?” asked {A}. They worked it out on the wall. With {H} it was noon when the sun reached the step. At the barber’s it was noon after the last chin. On the corner noon had always been rather late.',
        'The dog of all colours lay in the middle, and listened to its own day. It had noon five times, and a walk in between. “And when does it sleep?” asked {A}. Then it yawned, and they saw that it was about now.'
      ]
    },
    {
      id: 'show-the-others',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now everybody in the lane wanted to see the white stripe. The dog turned over for the barber, and for the barber’s wife. It turned over for a man who only wanted to get by. Each time there was one more pink hand on the stripe.',
        '“If this goes on,” said {A}, “there’ll soon be nothing left to know it by.” So {H} asked them to tickle with their elbows.'
      ]
    },
    {
      id: 'what-shall-it-be-called',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now it had five names, and they talked about which was the right one. All five were white things. “It could have all of them in a row,” said {A}. {H} tried that. By the time {H} had got to Sugar, the coloured dog was asleep.',
        'Somebody said “Butter”, quite softly and of something else. The dog stood before them at once, with both ears up, the blue and the yellow. “That’s a sixth house,” said {H}.'
      ]
    },
    {
      id: 'a-bath-is-offered',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody brought a bucket, to wash the dog white again. The dog looked into the bucket, and in there was a dog of all colours. It wagged, and that one wagged. It would clearly have been a pity.',
        '“It wants to keep that one till tomorrow,” said {H}. Then a goat came by, red all over, and drank the bucket empty. The dog looked in after it, to see where the other dog had gone.'
      ]
    },
    {
      id: 'nose-to-tail',
      A: 'partner',
      paragraphs: [
        'Then the dog stood in the middle of the lane and shook. It began at the nose, as dogs do, and ended at the tip of the tail. All its colours rose in the air, and came down on the people. “There’s your white one,” said {A}. Only one ear had stayed yellow. “Cloud! Salt! Milk! Moon! Sugar!” they called from five sides. It could not run to all of them. So it sat down in the middle, and {H} carried the bowl there. Four others came with theirs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in from the lane for a moment, and left pink feet on the step.',
      '{names} looked under the coloured dog’s chin for a letter, and there was none.',
      { text: '{names} put one more spoon of rice into the white dog’s bowl.', needs: ['hands'] },
      { text: '{names} shaded both eyes, looked for something white, and saw a cloud.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the white dog under a cart, and found a shoe.',
      '{names} met the coloured dog at the corner, and said “Not you” to save time.',
      { text: '{names} carried a sack of flour in, and looked white for a moment.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood quite close to the dog, and got the green.',
      '{names} lay down in the lane beside the dog, for it looked like a good side.',
      { text: '{names} counted the names on five fingers, and had none left over.', needs: ['hands'] },
      { text: '{names} tickled the white stripe, just to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were rinsed, all five, and went home to their houses. On the step lay an orange puff of powder, in the shape of a tail.',
    '{H} washed until the water was no longer pink, and lay down. There was still some blue behind one ear, and {H} meant to keep it, like the dog.'
  ],
  last: [
    'In the lane a dog lay on the white side, with one yellow ear, and {H} was asleep.',
    'Five houses had left the door open a little, for the same dog, and {H} was asleep.'
  ]
})
