import { wishPlot } from '../wish-plot.ts'

export const monday = wishPlot({
  id: 'wish-monday',
  beginsElsewhere: true,
  wishes: ['monday', 'mondays', 'monday morning', 'monday mornings', 'end of weekend', 'end of the weekend', 'sunday evening', 'sunday night', 'back to school monday', 'school monday', 'school on monday', 'no more mondays', 'mundy', 'munday'],
  answers: ['morning', 'mornings', 'tomorrow', 'again', 'school', 'nursery', 'kindergarten', 'weekend', 'sunday', 'friday', 'saturday', 'week', 'days', 'back', 'after', 'bag', 'no', 'more', 'every', 'over', 'end', 'grumpy', 'tired', 'coming', 'comes', 'going', 'to', 'hates', 'hate', 'why'],
  except: ['bank', 'holiday', 'easter', 'pancake', 'work', 'job', 'cyber', 'first', 'new', 'scared', 'afraid', 'worried', 'bully', 'bullied', 'hurt', 'cry', 'cries', 'cried', 'crying', 'sick', 'hospital', 'died', 'funeral', 'test', 'swimming', 'dad', 'dad’s', 'daddy', 'mum', 'mum’s', 'mummy', 'hungry', 'caterpillar', 'tuesday', 'wednesday', 'dentist', 'doctor'],
  company: ['monday', 'tuesday', 'friday', 'door', 'mat', 'bag'],
  partnerPlays: true,
  moods: ['change', 'waiting', 'losing'],
  about: 'Monday stands on the mat on Sunday evening and is not wanted, until the hero finds out who is waiting behind it.',
  titles: ['Monday Is on the Mat', 'Friday Is at the Back', '{H} Does Not Open', 'Five of Them in a Queue', 'With a Wet Umbrella'],
  want: [
    {
      id: 'too-early',
      A: 'partner',
      paragraphs: [
        'It was still Sunday, and {H} wanted it to stay so. Then somebody knocked. There stood {A} with a wet umbrella, a bag, and a face like cold tea. “I’m Monday,” said {A}. “Can I come in?”',
        '“No!” said {H}. “You’re too early.” “I’m always on time,” said Monday. “It’s you who are late.” {H} shut the door, and pushed a cushion up against it. Outside somebody sighed, and sat down on the mat.'
      ]
    }
  ],
  way: [
    {
      id: 'send-another',
      A: 'partner',
      paragraphs: [
        '“Can’t we have Saturday again?” {H} called through the keyhole. “It’s been used,” said Monday. “It’s got jam all over it.” “Then I’ll let in Friday!” There was some whispering out there. “Friday can’t,” said Monday. “Friday’s at the back.”',
        'So {H} tried to make Sunday longer. {H} turned the clock with its face to the wall. {H} pulled the curtains, so that it could not get dark. It only got dark sooner. “I can hear you,” said {A}, on the mat. “I’ll just wait. I’ve brought clean socks.”'
      ]
    },
    {
      id: 'what-is-in-the-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s in your bag?” asked {H}. Things were pushed under the door, one by one. There was a pencil with a point on it, as sharp as new. There was a clean page. There was a pair of socks, still holding each other.',
        '“By Friday they’ve all got a chewed end,” said Monday. “I’m the only one who brings anything fresh. And who says thank you?” {H} felt the point of the pencil. It was quite true, nobody did.'
      ]
    },
    {
      id: 'what-people-say',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Nobody likes me,” said Monday on the mat. “When I come in, they groan. They say: Oh no. They pull a pillow over their heads. And do you know what they do with Friday? They clap.” {H} had clapped for Friday as well.',
        '“And what does Friday do for it?” said Monday. “It wears a hat and eats chips.” There was a sniff. Then something was blown, and it was as loud as a trumpet.'
      ]
    },
    {
      id: 'what-the-others-are-like',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What are the others like?” asked {H}. Monday told about them, through the crack. Tuesday never talks. You hardly notice when it’s been. Wednesday’s got a hump, and you have to climb over. “And Thursday?” “Thursday thinks it’s Friday,” said Monday. “Every single time. It’s very sad.”',
        'Saturday gets up late, in one slipper. Sunday smells of soup. “I know Sunday,” said {H}, who was in it. “I don’t,” said Monday. “It’s always gone when I get in.”'
      ]
    },
    {
      id: 'another-name',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Couldn’t you be called something else?” asked {H}. “What, for instance?” {H} thought about it. It should be something that people are glad to open for. “Pancake,” said {H}. It was quiet on the mat, while it was tried on.',
        '“Good morning, it’s Pancake,” said Monday, in a lighter sort of voice. “Today is Pancake, the fourth.” Then it sighed. “They’d find out,” said Monday. “They’d open, and there I’d be, without one.”'
      ]
    },
    {
      id: 'no-mondays-at-all',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could just leave you out,” said {H}. “Sunday, and then Tuesday.” “You can,” said Monday. “Then Tuesday’s the first one, with the bag. They’d groan at Tuesday. And Tuesday can’t take it. It’s never been shouted at.”',
        '{H} crossed out one more, and one more, on a bit of paper. Whoever stood in front got the groan. In the end there was only Friday, all alone, with a hat on, and everybody under the pillow.'
      ]
    },
    {
      id: 'mondays-own-weekend',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When do you have a day off?” asked {H}. “From Tuesday on,” said Monday. “Six days, in a row.” {H} put one ear to the door. That was more than anybody. “And what do you do?”',
        '“I iron,” said Monday. “I fill up the ink. On Wednesdays I have a bath. And from Thursday on I’m nervous.” It did not sound like much of a holiday. “You could play something,” said {H}. “Nobody else is free,” said Monday.'
      ]
    },
    {
      id: 'the-half-jigsaw',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I can’t let you in,” said {H}, “because of the jigsaw. It isn’t done. It’s a lighthouse, and it’s got no top.” “Push it under the door,” said Monday. “Just the sky. I’m good at sky. I’ve seen a great deal of grey.”',
        '{H} pushed nine pieces of sky under the door. It went click out there. Click. They came back in one lump, all joined up. There was a gull on it that nobody had noticed before.'
      ]
    },
    {
      id: 'other-opens-by-mistake',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came by, and nearly fell over somebody on the mat. “What are you doing there?” “I’m Monday,” they heard. “Oh no,” groaned {A}, and put one hand to {A}’s forehead. “Already?”',
        '“You see?” said the mat. {H} opened the door a crack. “You could at least say good evening,” said {H} to {A}. “Good evening,” said {A}. “Is there any of the soup left?” It was not much, but Monday wrote it down.'
      ]
    },
    {
      id: 'other-likes-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I quite like Mondays,” said {A}, and it was silent in the hall. “What did you say?” asked a voice. “The bakery’s shut, so you don’t have to queue. And my mug’s always clean.”',
        'Somebody out there had got up. “Would you say it again?” asked the voice. “Slowly?” {A} said it again. {H} heard a pencil. “With the mug,” said Monday. “I’ll hang that up at home.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not know that it was Sunday, and had never heard of the other one. {A} went to the door, and smelled underneath. Out there a finger came through, and wiggled. {A} put one foot on it.',
        '“That’s the first who’s been pleased to see me,” said the mat. {A} lay down along the crack, with one side in Sunday and one side in the draught. It made no difference, as far as {A} could feel.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“On Mondays my mother did the washing,” said {S}, “from five in the morning. The whole street did. You couldn’t see across, for all the shirts. And there was cold meat.” “Was it nice?” asked {A}.',
        '“We ran through it,” said {S}, “one street after another, with our arms up. You didn’t know whose sheets you were in. Once I came out in a different town.” {S} still liked the smell of a Monday.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be a day as well. “I’m Blueday,” said {S}, and came in through the middle. “Where do you go?” asked {A}. “After supper,” said {S}.',
        'On Blueday you had to hop, and everybody was called Keith. It was over when {S} said so. “Now it’s over,” said {S}. “Now it’s Blueday again.” It was a good day, but it did come round rather often.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had no days yet. There was one long one, with some sleeping in it. “What have we today?” {H} asked {A}. {A} showed a wet hand, and one foot, and a biscuit.',
        'That was what there was today. {H} sat down beside it for a while. You could see both ends of it from there, and there was nobody on the mat at all.'
      ]
    },
    {
      id: 'behind-me',
      A: 'partner',
      paragraphs: [
        '“Who were you whispering with?” asked {H}. “The others,” said {A}. “They’re all standing behind me. There’s Tuesday, and Wednesday, and Thursday. Right at the back is Friday, in a party hat.”',
        '“Then let Friday past,” said {H}. “It’s narrow here,” said Monday. “They can’t get by. As long as I sit on the mat, Friday’s out in the cold.” {H} laid one hand on the cushion.'
      ]
    }
  ],
  turn: [
    {
      id: 'come-in-then',
      A: 'partner',
      paragraphs: [
        '{H} thought of that hat, out in the cold. Then {H} pulled away the cushion, and opened the door wide. “Come in, Monday,” said {H}. “Quickly.” {A} looked behind, to see who was meant. “Nobody’s ever said quickly to me,” said Monday.',
        '{H} found a chair for Monday, and the end of Saturday’s cake. Monday had never seen a Sunday, and looked at it from all sides. “So warm!” said Monday. Under the face like cold tea there was a smile, a bit creased.'
      ]
    },
    {
      id: 'monday-sees-a-jigsaw',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Monday had never seen a jigsaw in the evening, with the lamp on. “It’s always been cleared away,” said Monday. There was one piece left, with a bit of door on it. {H} held it out. “You can have the last one,” said {H}.',
        'Monday turned it over three times, and wiped both hands, and put it in. It went click. They leaned back and looked. “I’ve never finished anything before,” said Monday. “I only ever start.”'
      ]
    },
    {
      id: 'a-groan-for-practice',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“In the morning I’ve got to do the face again,” said Monday. “It belongs to the job. Will you groan?” {H} thought that {H} might, a bit, because of the early hour. They practised a small one. “Ohh,” said {H}.',
        '“That’s not bad,” said Monday. “It’s got a yawn in it. I don’t mind one of those.” They did it together, a long one and a short one. In the end it was nearly a tune.'
      ]
    },
    {
      id: 'the-sooner',
      A: 'partner',
      paragraphs: [
        '“When do you begin, really?” asked {H}. “When you’re asleep,” said {A}. “I can’t start before that.” {H} counted it up. It was Monday, and three more, and then the hat.',
        '“So the sooner I’m asleep, the sooner Friday’s here?” said {H}. Monday had never thought of it like that. The clean socks were hung over the chair. Outside somebody blew a paper trumpet, very softly. “Not yet,” called {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned against the cushion as well.',
      '{names} smelled the wet umbrella through the crack.',
      { text: '{names} held the door shut, with one shoulder.', needs: ['hands'] },
      { text: '{names} looked at the calendar, and it was true.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind the clock for a bit more Sunday.',
      '{names} lay down by the door and kept an eye on the crack.',
      { text: '{names} pulled the curtains further, and it got darker still.', needs: ['hands'] },
      { text: '{names} whispered too, to be Wednesday.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to Monday, and stayed.',
      '{names} ran to the door, to look for the hat.',
      { text: '{names} cut the end of the cake in two, and Monday got the bigger.', needs: ['hands'] },
      { text: '{names} moved up, so that there was room in Sunday for one more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The clock was turned round again, and it had gone on by itself. The umbrella was dry. Outside four of them went up one place in the queue.',
    '{H} splashed a little, and lay down. The door was left open a crack, so that nobody had to knock.'
  ],
  last: [
    'Somebody came in on tiptoe at midnight, with clean socks, and {H} was asleep.',
    'On the chair the clean socks were holding each other, and {H} was asleep.'
  ]
})
