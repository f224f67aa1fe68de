import { wishPlot } from '../wish-plot.ts'

export const forgotDressUpDay = wishPlot({
  id: 'wish-forgot-dress-up-day',
  wishes: ['forgot dress up day', 'forgot dress-up day', 'forgot dressing up day', 'forgot dressing-up day', 'forgot fancy dress', 'forgot fancy dress day', 'forgot costume', 'forgot costume day', 'forgot costume school', 'forgot world book day', 'forgot book day', 'forgot book week costume', 'forgot book week', 'forgot book character day', 'forgot character day', 'forgot to dress up', 'forgotten dress up day', 'forgotten world book day', 'forgotten costume', 'missed dress up day', 'didn’t know dress up day', 'only one not dressed up', 'only one without costume', 'everyone else dressed up', 'everybody else dressed up', 'everyone dressed up except', 'everybody dressed up except', 'normal clothes dress up day', 'ordinary clothes dress up day', 'uniform on dress up day', 'uniform world book day', 'nothing to wear dress up day', 'forgot superhero day', 'forgot carnival costume', 'didn’t have a costume', 'forgot dressing up', 'forgot dressup', 'forgot dressup day', 'forgot pirate day', 'forgot the costume', 'missed world book day', 'came in uniform dress up', 'in uniform everyone else dressed up', 'mum forgot costume', 'forgotten fancy dress'],
  answers: ['forgot', 'forgotten', 'forget', 'missed', 'remembered', 'dress', 'dress-up', 'dressing', 'dressed', 'up', 'fancy', 'costume', 'costumes', 'day', 'days', 'week', 'world', 'book', 'character', 'carnival', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'class', 'gate', 'teacher', 'friends', 'children', 'kids', 'everyone', 'everybody', 'else', 'all', 'only', 'one', 'except', 'without', 'no', 'not', 'nothing', 'wear', 'wearing', 'wore', 'clothes', 'normal', 'ordinary', 'plain', 'own', 'uniform', 'jumper', 'lion', 'pirate', 'bee', 'carrot', 'ghost', 'queen', 'robot', 'lost', 'property', 'box', 'last', 'minute', 'late', 'morning', 'today', 'yesterday', 'tomorrow', 'again', 'letter', 'note', 'email', 'app', 'was', 'were', 'went', 'came', 'turned', 'sad', 'upset', 'embarrassed', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'my', 'our', 'his', 'her', 'son', 'daughter', 'zip', 'dresser', 'theatre', 'dressup', 'have', 'had', 'didn’t', 'friday', 'monday', 'march', 'hat', 'crown', 'mask', 'made', 'make', 'home', 'hall', 'bag', 'friend', 'stood', 'alone', 'felt', 'grandma', 'granny', 'nana', 'brother', 'sister', 'mama', 'papa', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin'],
  except: ['pyjama', 'pyjamas', 'pajama', 'pajamas', 'wrong day', 'early', 'party', 'birthday', 'wedding', 'halloween', 'trick', 'teased', 'bullied', 'bully', 'mean', 'hospital', 'scared', 'scary', 'refuses', 'hates', 'money', 'poor', 'show', 'tell', 'lunch', 'homework', 'dog', 'cat', 'dragon', 'dinosaur'],
  moods: ['losing', 'late', 'change', 'waiting', 'first'],
  out: true,
  company: ['school', 'gate', 'lion', 'pirate', 'pirates', 'carrot', 'ghost', 'robot', 'bee', 'queen', 'jumper', 'pegs', 'box', 'scarf', 'glove', 'wellington', 'zip', 'paws', 'sleeves', 'dresser', 'theatre', 'stage', 'picture', 'teacher', 'tail', 'shoe', 'crown', 'parrot', 'door', 'bench'],
  about: 'It is dress-up day and the hero has come in plain clothes; what is put on out of the lost-property box is claimed by its owners, until it is seen that nobody who is dressed up has two free hands, and that there is somebody in plain clothes behind every stage.',
  titles: ['Who Did the Lion’s Zip', 'In a Plain Jumper', '{H} Comes as Two Hands', 'We Forgot', 'A Queue at the Pegs'],
  want: [
    {
      id: 'a-lion-at-the-gate',
      A: 'partner',
      paragraphs: [
        '{H} and {A} came to the school gate, and it was held open for them by a lion. Two pirates went in, and a carrot. {H} looked down. There was only a plain jumper. “It’s dress-up day,” said {H}. “We forgot!” {A} had forgotten too. All the others were somebody. {H} wanted to be somebody as well. In the hall, under the coat pegs, stood the box for lost things.'
      ]
    }
  ],
  way: [
    {
      id: 'go-as-me',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could go as me,” said {A}. {H} walked up and down like {A}, and patted all the pockets for the keys. “Do I do that?” asked {A}. “Only when we’re late,” said {H}.',
        '“Who are you dressed up as?” asked a small bee who was passing. {H} pointed. The bee looked from one to the other. “You’ve got the pockets right,” it said. “But you ought to be bigger.” There was no time for that before the bell.'
      ]
    },
    {
      id: 'very-like-a-child',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A boy with a cardboard horse looked at {H} for some time. “I know,” he said. “You’re dressed up as a child.” {H} nodded, since it was nearly true. “It’s very good,” said the boy. “The knees are just right.”',
        'The horse looked at them too, as far as it could. “Which child is it?” the boy wanted to know. “It’s out of a book,” said {A}. The boy had not got to that one yet. He said he would ask for it.'
      ]
    },
    {
      id: 'out-of-the-box',
      A: 'partner',
      paragraphs: [
        '{H} put on everything that was in the box. It was one wellington, a bathing cap, two scarves and a glove. “Now I’m somebody,” said {H}. “Who?” asked {A}. But the carrot had stopped. “That’s my scarf!” it said, and took it. A pirate knew the wellington again, and the lion knew the glove. Before {H} had decided who it was, it had all been fetched. “They’re lost things,” said {A}. “They’re somebody’s already.”'
      ]
    },
    {
      id: 'other-half-a-horse',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I once went to a dress-up day as the back half of a horse,” said {A}. “The front half was to meet me there. But it was in bed, with a cold.” “And what did you do?” asked {H}.',
        '“I walked about,” said {A}. “They all waited politely for the rest of me. Nobody looks at you, when you’re only the end.” A teacher had held a door for quite a while. It was still the best pair of legs that {A} had ever had.'
      ]
    },
    {
      id: 'pet-meets-a-lion',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had come along too, and met the lion. It was the first lion for {A}. They looked at each other, and {A} did not give way. Then the lion said that its tail was itchy. {A} knew that voice. It lived round the corner.',
        'So {A} went along the row, and knew them all from below. {A} sniffed at the carrot longest, for it was made of felt. Only {H} smelled just like {H}. {A} seemed to think that this was the best costume.'
      ]
    },
    {
      id: 'elder-all-with-a-t',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At my school we forgot it, all of us,” said {S}. “The teacher came as a tree, with real leaves on. There we sat in our clothes and looked at him.” “Was he cross?” asked {A}.',
        '“He was hungry,” said {S}. “He couldn’t bend his branches to eat. We fed him his sandwich in turns, and then we learned about trees. I’ve never forgotten that bit. Oak, it was. He was very good at it.”'
      ]
    },
    {
      id: 'child-stripes',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had no costume either, and was not worried. “I’m a secret,” said {S}. {A} could see nothing. “What’s it of?” asked {A}. “I can’t say,” said {S}. “It wouldn’t be one.” {S} walked past the pirates, and looked so much like a secret that they whispered.',
        'After a while it got too much for {S}. “I’ve got stripy socks on,” said {S} into {A}’s ear. Now {A} had to be one too.'
      ]
    },
    {
      id: 'asked-the-bee',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How did everybody know?” asked {H}. “It was in a letter,” said a knight. “The letter’s in your bag.” {H} opened the bag. Under the apple was a letter, and under that were two older ones. {A} read all three. “On Friday bring a potato,” read {A}. “When was that?” “In spring,” said {H}.',
        'They looked for the potato as well, since they were at it. There was only something like a stone with a beard. “It’s dressed up,” said {A}, and shut the bag.'
      ]
    },
    {
      id: 'nobody-has-hands',
      A: 'partner',
      paragraphs: [
        'The lion had not gone on. “Could you do my zip?” it asked. “I’ve got paws.” {H} did it up. A ghost walked into the door, and {H} turned its holes to the front. The carrot could not bend down, and {H} tied its shoe. {A} leaned on a peg and watched. “There’s a queue,” said {A} after a bit. A robot was in it, and a bee, and a queen. “They’ve come as all sorts of things. But nobody’s come with two free hands.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-dresser',
      A: 'partner',
      paragraphs: [
        '{H} looked at both hands. They had been in the plain sleeves all the time. “There’s somebody like that in every theatre,” said {A}. “It’s the dresser, who stands behind the stage and does the zips. Without the dresser the king can’t get into his trousers.” “And what does a dresser wear?” asked {H}. “Plain clothes,” said {A}, “so as not to be seen.” {H} pushed up the sleeves of the plain jumper. “Next,” said {H}.'
      ]
    },
    {
      id: 'two-queens',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were two queens in the queue. “I’m first, because I’m the queen,” said one. “So am I,” said the other. {H} had only two hands, and two queens need four. {A} was asked to hold a crown.',
        '{H} took a bit of wool and tied it to the back of the first crown. Then {H} cut nothing off, but went straight on to the second crown. “Now you can only go together,” said {H}. So they did, and were quite a long queen.'
      ]
    },
    {
      id: 'robot-and-the-apple',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The robot had come in a box that went down to its knees. It was hungry, and there was an apple in its pocket. But its pocket was on the inside. {H} reached in from above. “That’s my tummy,” said the robot. “That’s my hanky. That’s it.”',
        'Then its arms were too short to get the apple to its mouth. {A} held it up, and the robot bit. “Beep,” it said, with its mouth full. It had not said so before, being too hungry for it.'
      ]
    },
    {
      id: 'what-the-ghost-saw',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The ghost came back. It had its glasses on under the sheet, and they had steamed up from breathing. “It’s foggy at school today,” said the ghost. {H} got the glasses out by one hole, and wiped them on the plain jumper. Then they were set on the outside.',
        '“Oh,” said the ghost. “There you are. And who are you?” “I’m the dresser,” said {H}. “I thought that you’d come as a blur,” said the ghost. It bowed, and did not bump into anything at all.'
      ]
    },
    {
      id: 'parrot-on-the-wrong-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One pirate had a parrot of paper on the left shoulder, and a patch on the left eye. “I haven’t seen it all day,” said the pirate. “Is it still there?” {H} told him that it was, and that it was green. The pirate was glad to hear it.',
        'Then {H} moved the patch over to the right eye, and the pirate saw his parrot. They looked at each other. “It’s bigger than I thought,” he said, in a small voice, and fed it a crumb.'
      ]
    },
    {
      id: 'at-the-edge-of-the-picture',
      A: 'partner',
      paragraphs: [
        'When {A} came back at the end of the day, a picture was just being taken. They all stood in rows, zipped and tied, and every hole was in front. “And who are you?” the teacher asked {H}. She had come as a postbox, and her flap hung down. “I’m the dresser,” said {H}, and did it up. Then the lion’s tail came off. So in the picture everybody is somebody. And right at the edge, behind a tail, you can see two hands. “That’s me,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood close to the plain jumper, and had come as nobody either.',
      '{names} looked after the carrot, as far as it could be seen.',
      { text: '{names} searched the bag for anything that might be a costume.', needs: ['hands'] },
      { text: '{names} lifted the lid of the box for lost things.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the empty box, and then behind it.',
      '{names} let the ghost go by, and then the ghost again.',
      { text: '{names} hung the bathing cap on a peg, where its head might find it.', needs: ['hands'] },
      { text: '{names} gave back a scarf to somebody with wings.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the queue as well, to see what it was like.',
      '{names} kept back, behind the stage, as a dresser should.',
      { text: '{names} held the wool, and it ran out at the last crown.', needs: ['hands'] },
      { text: '{names} carried a tail to where it belonged.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the plain jumper was hung over a chair. There was a bit of orange felt on it, and a bit of wing, and both stayed there.',
    'Then the dresser did one more zip, and it was {H}’s own. {H} washed two hands that had been busy, lay down, and let them rest.'
  ],
  last: [
    '{H} had been somebody since the first zip, and was asleep.',
    'Somebody pulled up the blanket from behind the stage, and {H} was asleep.'
  ]
})
