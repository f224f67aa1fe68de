import { wishPlot } from '../wish-plot.ts'

export const asleepAtCarpetTime = wishPlot({
  id: 'wish-asleep-at-carpet-time',
  wishes: ['asleep on the carpet', 'sleep carpet time', 'slept carpet time', 'sleeping carpet time', 'nodded off carpet', 'dozed off carpet', 'fell asleep library time', 'fell asleep story school', 'fell asleep teacher reading', 'slept through story', 'slept through story time', 'missed the end of story', 'missed middle of story', 'snored at school', 'snored class', 'snoring carpet time', 'asleep at kindy', 'asleep at daycare', 'asleep in reception', 'asleep in class', 'asleep in assembly', 'asleep in lessons', 'asleep in a lesson', 'asleep at his desk', 'asleep at her desk', 'asleep on the rug', 'asleep on the mat', 'asleep at storytime', 'asleep during storytime', 'fell asleep carpet time', 'falls asleep carpet time', 'falling asleep carpet time', 'fell asleep circle time', 'fell asleep story time', 'falls asleep story time', 'fell asleep mat time', 'fell asleep rug time', 'fell asleep group time', 'fell asleep during the story', 'fell asleep school carpet', 'slept circle time', 'slept class', 'slept through class', 'slept through the lesson', 'dozed off school', 'nodded off school', 'dozed off class', 'nodded off class', 'nodded off nursery', 'napped at school'],
  answers: ['asleep', 'sleep', 'sleeps', 'slept', 'sleeping', 'sleepy', 'nap', 'napped', 'nodded', 'dozed', 'off', 'snored', 'snoring', 'tired', 'yawned', 'woke', 'wake', 'woken', 'up', 'carpet', 'rug', 'mat', 'floor', 'desk', 'time', 'circle', 'story', 'stories', 'book', 'storytime', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'class', 'classroom', 'reception', 'lesson', 'teacher', 'teacher’s', 'reading', 'read', 'reads', 'missed', 'middle', 'end', 'whole', 'fell', 'falls', 'fall', 'falling', 'during', 'while', 'at', 'in', 'today', 'yesterday', 'again', 'afternoon', 'lunch', 'after', 'morning', 'friday', 'first', 'week', 'everyone', 'everybody', 'laughed', 'whispered', 'whispering', 'friends', 'children', 'embarrassed', 'embarrassing', 'funny', 'warm', 'my', 'his', 'her', 'our', 'i', 'was', 'son', 'daughter', 'little', 'boy', 'girl', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'playgroup', 'assembly', 'lessons', 'bear', 'boat', 'soup', 'monday', 'tuesday', 'wednesday', 'thursday', 'hot', 'day', 'loud', 'loudly', 'listening', 'listened', 'best', 'friend', 'listen', 'grandma', 'granny', 'nana', 'grandpa', 'brother', 'sister', 'nearly', 'long', 'mama', 'papa', 'grandad', 'auntie', 'uncle', 'cousin'],
  except: ['ill', 'sick', 'poorly', 'fever', 'hospital', 'seizure', 'fainted', 'nightmare', 'scared', 'wet', 'accident', 'teased', 'bullied', 'flying carpet', 'magic', 'car', 'bus', 'owl', 'dog', 'cat', 'dinner', 'supper', 'bath', 'bedtime', 'won’t', 'dragon', 'dinosaur', 'camp', 'sleepover', 'knee', 'grazed', 'bleeding', 'bumped', 'tripped', 'slide', 'stairs', 'plaster', 'hurt', 'can’t', 'cannot', 'couldn’t', 'doesn’t', 'never'],
  moods: ['losing', 'late', 'first', 'change', 'learning'],
  company: ['carpet', 'rug', 'cheek', 'stripes', 'ear', 'ears', 'bear', 'boat', 'hat', 'teacher', 'school', 'gate', 'girl', 'boy', 'soup', 'book', 'story', 'middle', 'door', 'eyes', 'nose', 'kitchen', 'lid', 'spoon', 'rain', 'foot', 'pen', 'paper'],
  about: 'The hero has fallen asleep at carpet time and missed the middle of a story, which nobody else heard either, for they were listening to the sleeper; but an ear has no lid, and so the middle has got in.',
  titles: ['The Middle of the Bear', 'Carpet on One Cheek', 'An Ear Has No Lid', '{H} Slept Here', 'A Very Small Boat'],
  want: [
    {
      id: 'beginning-and-end',
      A: 'partner',
      paragraphs: [
        '{H} fell asleep at school, at carpet time. “There was once a bear with a very small boat,” the teacher had read. The carpet was warm, and the next thing was “The End”. All the others clapped. When {A} came to walk {H} home, {H} still had the stripes of the carpet on one cheek. “I’ve got the beginning and I’ve got the end,” said {H}. “I slept all through the middle. I want it back.”'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-heard-it',
      A: 'partner',
      paragraphs: [
        'At the gate {H} asked the others for the middle. “You snored,” said a girl, “one long and two short.” “Your foot ran,” said a boy. “You said ‘soup’,” said another boy. “And what did the bear do?” asked {H}. They had looked at {H} the whole time. “The teacher read very quietly,” said the girl, “so you wouldn’t wake up.” Not one of them had the middle. {H} had slept in front of it.'
      ]
    },
    {
      id: 'eleven-stripes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} counted the stripes on {H}’s cheek. There were eleven, and a dent. “The dent’s a bit of pencil,” said {H}. “It was under me.” {A} could even read what was on it, the wrong way round. It said, “Extra soft.” “Was it?” asked {A}. It had not been.',
        'A carpet stays on you for as long as a walk home. At the second corner there were ten stripes left, and at the letter box nine. “Hold on,” {H} told the others.'
      ]
    },
    {
      id: 'a-guess-at-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s not much of a middle,” said {A}. “The bear gets into the boat. The bear’s hungry. The bear gets out of the boat.” {H} thought about that. “Would you have clapped?” asked {H}. “No,” said {A}.',
        '“They all clapped,” said {H}. “Even the boy who never claps.” So in the middle there had been something. {A} tried once more, with a pirate and a cake. It was so good that they both knew it had not been that.'
      ]
    },
    {
      id: 'how-the-snore-went',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How does it go?” asked {A}. “One long, and two short?” “Can you do it?” {H} lay back on a bench and tried. But when you are awake, a snore comes out like a pig. “It wasn’t like that,” said the girl from carpet time, in passing. “It was much nicer.”',
        'The girl did it for them. It was soft and round, and it whistled at the end. {H} was quite surprised. “That’s mine?” asked {H}. It was a pity that you were never there for it.'
      ]
    },
    {
      id: 'other-at-the-theatre',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I once fell asleep at the theatre,” said {A}. “It was a king and his three daughters. When I woke up, there was a man in an apron, singing about a pie.” “What had happened to the king?” asked {H}.',
        '“I thought that it was him,” said {A}, “and that he’d come down in the world. I was very sorry for him.” But it had been the next play, the late one. {A} had slept right through the end, and through everybody going home.'
      ]
    },
    {
      id: 'pet-with-one-ear-up',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'At home {A} lay on the rug, and did carpet time too. {A}’s eyes were shut. {H} whispered one word that {A} liked. {A} did not move. But something at the side of {A}’s head had turned round, all by itself, to listen.',
        '“{A}’s asleep, and still listening,” said {H}. {H} whispered, “Bath.” Now {A} was asleep twice as hard. You could see the work that it was.'
      ]
    },
    {
      id: 'elder-slept-standing',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In our class it was the teacher who fell asleep,” said {S}. “He always read to us after lunch. His voice went down and down, and then the book did.” “And what did you do?” asked {A}.',
        '“We wanted to know how it went on,” said {S}. “So the biggest of us took the book out of his hands, and read it to the end. When he woke up, we gave it back, open at the place. He never found out how we knew.”'
      ]
    },
    {
      id: 'child-shuts-one-ear',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to do carpet time at home, and to be the one who fell asleep. {S} lay down on the rug, with {S}’s cheek where it was roughest. “You’ve got to read now,” said {S}. {A} read something from the back of a box. It was about oats.',
        'After three oats {S} sat up and felt for stripes. There was only one, and a crumb. “It wasn’t boring enough,” said {S}. {A} read on, in a lower voice, about the salt.'
      ]
    },
    {
      id: 'no-lid',
      A: 'partner',
      paragraphs: [
        'At home {A} looked at {H} from one side, and from the other. “You’ve only got stripes on this cheek,” said {A}. “Then that ear was on top.” {H} felt for it. “Your eyes have got lids,” said {A}. “Can you shut an ear?” {H} tried as hard as could be. The ear only got red. “It was open the whole time,” said {A}. “It’s heard the middle. It just hasn’t told you yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'carpet-time-again',
      A: 'partner',
      paragraphs: [
        'So {H} lay down on the rug, with the striped cheek below, just as before. {A} sat beside it, like the teacher, and spoke very quietly. “There was once a bear with a very small boat.” It was still. “He couldn’t get into it,” said {H} slowly, with both eyes shut. “So he wore it as a hat. Then it rained, and he was the only one who was dry. And there was soup.” “The End,” said {A}, and they both clapped.'
      ]
    },
    {
      id: 'written-down',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wrote it all down, so that it would not be slept away again. “How do you spell the noise of the rain on the boat?” asked {A}. {H} lay down on the ear, and listened. “With a lot of p,” said {H}.',
        'It took up half a page. They left a gap before the end, as there might still be some more middle in that ear. {H} shook it a little. Something fell out onto the rug. It was a bit of carpet.'
      ]
    },
    {
      id: 'does-it-work-with-biscuits',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now {A} wanted to try it too, and lay down on the rug, with one ear up. {H} waited until {A} breathed slowly. Then {H} said something very softly into the open ear. It was quiet for a long time.',
        '“What did you dream?” asked {H}. {A} stretched. “It was strange,” said {A}. “I was in the kitchen, and I was getting a biscuit. It wasn’t for me.” “For whom?” asked {H}, and could hardly wait. “I woke up just then,” said {A}.'
      ]
    },
    {
      id: 'tell-the-girl',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The girl from the carpet lived quite near. {H} went over with {A}, and told the middle at the door. “A hat!” said the girl, and called an uncle, and he called an aunt. {H} had to tell it from the start, with the rain.',
        '“I was awake, and I’ve missed all that,” said the girl. “And you were asleep.” It was not quite fair, thought the girl. Tomorrow she would lie down too. {H} showed her which side was the good one.'
      ]
    },
    {
      id: 'no-lid-on-a-nose',
      A: 'partner',
      paragraphs: [
        'Next morning {H} and {A} came to school a little early, and asked to see the book. In the middle of the book it was raining. There stood the bear, with a very small boat for a hat, and was dry. “It did get in,” said {A}. They looked on every page, but there was no soup. Then the door opened, and {H} sniffed. It came from the school kitchen, at the end of the hall. “A nose hasn’t got a lid, either,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the cheek, and it was just like a doormat.',
      '{names} came along, and had got no middle either.',
      { text: '{names} laid a finger on a stripe and followed it to the ear.', needs: ['hands'] },
      { text: '{names} carried the coat of the one who had slept.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, as you do when sleep is spoken of.',
      '{names} pricked an ear, to see whether it would shut.',
      { text: '{names} held both hands over both ears, and still heard supper.', needs: ['hands'] },
      { text: '{names} shook out the rug, in case a middle was lying in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the rug too, to be told what was heard.',
      '{names} stayed until The End, wide awake.',
      { text: '{names} clapped as loud as a whole class.', needs: ['hands'] },
      { text: '{names} folded a very small boat, and put it on.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening there was soup, of all things. Afterwards the rug was brushed, and all its stripes lay the same way.',
    '{H} washed both cheeks, and they were quite smooth. Then {H} lay down, with one ear below and one on top.'
  ],
  last: [
    'One ear was still open, in case there was more of the bear, and {H} was asleep.',
    '{H} was asleep, all through the middle, one long one and two short.'
  ]
})
