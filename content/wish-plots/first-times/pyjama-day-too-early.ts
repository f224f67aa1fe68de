import { wishPlot } from '../wish-plot.ts'

export const pyjamaDayTooEarly = wishPlot({
  id: 'wish-pyjama-day-too-early',
  wishes: ['pyjama day wrong day', 'pajama day wrong day', 'pyjamas wrong day', 'pajamas wrong day', 'pyjama wrong day', 'pyjama day too early', 'pajama day too early', 'pyjamas too early', 'pajamas too early', 'pyjama day a day early', 'pyjama day early', 'pajama day early', 'pyjamas day early', 'pyjamas a day early', 'pajamas a day early', 'pyjamas school wrong day', 'pajamas school wrong day', 'pyjamas school early', 'pajamas school early', 'pyjamas school by mistake', 'pajamas school by mistake', 'pyjamas to school by mistake', 'pyjamas nursery wrong day', 'pyjama day mix up', 'pyjama day mixed up', 'pyjama day mistake', 'pyjama day got wrong', 'only one wearing pyjamas', 'only child in pyjamas', 'only kid in pajamas', 'nobody else pyjamas', 'nobody else in pyjamas', 'nobody else pajamas', 'no one else pyjamas', 'no one else in pyjamas', 'no one else pajamas', 'everyone else uniform pyjamas', 'dress-up day wrong day', 'dress up day wrong day', 'dressing up day wrong day', 'dressing-up day wrong day', 'dressed up wrong day', 'fancy dress wrong day', 'costume day wrong day', 'non-uniform day wrong day', 'non uniform day wrong day', 'mufti day wrong day', 'only one dressed up', 'only one in fancy dress', 'dressed up a day early', 'dress up day a day early', 'only one came pyjamas', 'pyjama day next week', 'came in pyjamas wrong day', 'pyjamas wrong week'],
  answers: ['pyjama', 'pyjamas', 'pajama', 'pajamas', 'pjs', 'day', 'days', 'dress-up', 'dress', 'dressed', 'dressing', 'up', 'fancy', 'costume', 'mufti', 'non-uniform', 'non', 'uniform', 'wrong', 'mistake', 'mixed', 'mix', 'mix-up', 'muddled', 'early', 'too', 'by', 'one', 'a', 'only', 'nobody', 'no', 'else', 'everyone', 'everybody', 'other', 'others', 'child', 'kid', 'children', 'kids', 'clothes', 'normal', 'ordinary', 'tomorrow', 'today', 'yesterday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'next', 'last', 'wasn’t', 'isn’t', 'until', 'till', 'not', 'was', 'is', 'were', 'on', 'in', 'at', 'to', 'for', 'the', 'and', 'of', 'it', 'we', 'i', 'she', 'he', 'her', 'his', 'my', 'their', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'class', 'gate', 'playground', 'teacher', 'went', 'go', 'goes', 'going', 'came', 'comes', 'coming', 'turned', 'arrived', 'sent', 'took', 'wore', 'wear', 'wears', 'wearing', 'got', 'had', 'thought', 'date', 'letter', 'note', 'read', 'calendar', 'forgot', 'embarrassed', 'embarrassing', 'embarassed', 'laughed', 'funny', 'all', 'whole', 'slippers', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'story', 'about', 'morning', 'little', 'girl', 'boy'],
  except: ['hospital', 'ward', 'ill', 'sick', 'poorly', 'operation', 'wet', 'wee', 'teased', 'bullied', 'bully', 'bullying', 'mean', 'cried', 'crying', 'cries', 'refuses', 'party', 'birthday', 'pirate', 'witch', 'superhero', 'princess', 'dinosaur', 'dragon', 'cat', 'dog', 'penguin', 'bear', 'monster', 'robot', 'lion', 'elephant', 'shop', 'cinema', 'zoom', 'train', 'plane', 'wedding', 'funeral', 'died', 'halloween', 'christmas', 'book', 'grandma', 'grandpa', 'nana', 'sleepover', 'teacher pyjamas', 'shoes', 'odd', 'sock', 'socks', 'lost', 'stolen', 'choose', 'chooses'],
  moods: ['change', 'waiting', 'first', 'losing'],
  out: true,
  company: ['pyjamas', 'note', 'magnet', 'fridge', 'gate', 'bell', 'coat', 'coats', 'moons', 'paper', 'slippers', 'school', 'bench', 'hedge', 'scooter', 'bicycle', 'playground', 'pocket'],
  about: 'The hero comes to school in pyjamas a day too early, and a coat does not hide it, until it is seen that all who look say “tomorrow”, and that a day early is just right for a notice.',
  titles: ['The Day under the Magnet', 'A Day Too Early', '{H} Is the Notice', 'To School in Moons', 'On Time in the End'],
  want: [
    {
      id: 'under-the-magnet',
      A: 'partner',
      paragraphs: [
        '{H} went to school in pyjamas, yellow ones with moons on, for it was pyjama day. {A} had read it on a note on the fridge. But just before the school gate they stopped. A girl went by in boots. A boy went by in a jumper.',
        '{A} took the note out of a pocket. On the fridge a magnet had held it up, and had covered the day. “Tomorrow,” read {A}. Home was a long way back. Now {H} wanted to get to the door without being looked at.'
      ]
    }
  ],
  way: [
    {
      id: 'underneath',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They waited for somebody else in pyjamas. You cannot always tell. A man came out of a house in slippers, and {H} was hopeful. The man took in a bottle of milk, looked up at the sky, and went in again. “He doesn’t go to our school,” said {H}.',
        'Then came a girl in stripes. They were stripes all the way down, and {H} stood on tiptoe. “That’s a football strip,” said {A}. It was all a question of whether you went to a goal in it or to bed.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It was me who read it,” said {A}. “It should be me in pyjamas.” {H} thought that this was only fair. {A} turned up a collar, and rolled one trouser leg to the knee. It did not look like bed. It looked like a bicycle.',
        '“Yawn,” said {H}. {A} yawned. A lady who was passing yawned as well, and then a man behind her. It went down the road from one to the next, as yawns do. “Now they’re all ready for tomorrow,” said {A}, and rolled down the leg.'
      ]
    },
    {
      id: 'a-coat',
      A: 'partner',
      paragraphs: [
        '“Take my coat,” said {A}. It came down to the ground, and not a moon was to be seen. But everybody looks at a coat without feet. A baby pointed. A man on a bicycle turned his head right round.',
        '“Now they look more,” said {H}. They got behind a hedge, and took the coat off again.'
      ]
    },
    {
      id: 'what-is-the-difference',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What have other trousers got that these haven’t?” asked {H}. {A} looked them over, behind the hedge. “Pockets,” said {A}, “and something at the top that has to be shut.” {H} felt at the top. It was elastic, and shut itself.',
        '“Then these are cleverer,” said {H}. “They are,” said {A}. “People take off the other sort every night, and are glad.” It was odd that nobody had thought of it by day.'
      ]
    },
    {
      id: 'pet-always-in-the-same',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had come along as far as the hedge. {A} wore the same by day as by night, and always had. “Is {A} dressed now?” asked {H}, “or still in pyjamas?” Somebody looked closely. You could not tell by looking.',
        '{A} yawned. “Pyjamas,” said {H}. Then {A} heard something in the hedge, and stood quite differently. “Now {A}’s dressed.” It had taken no time at all, and no arms had got stuck.'
      ]
    },
    {
      id: 'other-was-once-a-snail',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I once went to a dress-up day as a snail,” said {A}. “It was the right day. But it was at the other school.” “Did they let you in?” asked {H}. “They’d never seen me before,” said {A}, “and there was a house on my back. So they thought that I was moving in.”',
        '“And how long did you stay?” “Till after sums,” said {A}. “I was quite good. They were sorry that I had to go.”'
      ]
    },
    {
      id: 'elder-sunday',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once went to school on a Sunday,” said {S}. “I was in my best shirt, and there was nobody there. I sat on the step and thought that I was very early.” “How long did you wait?” asked {A}.',
        '“Until the caretaker came by with a fish,” said {S}. “He said that I was early, but that I’d be the first. So the next day I slept late. I’d been the first already.”'
      ]
    },
    {
      id: 'child-inside-out',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Turn it inside out,” said {S}. “Then it isn’t pyjamas, it’s the back of pyjamas.” {A} pulled the top off over a vest, turned it, and put it on again. The moons were on the inside now. You saw them all the same, only paler.',
        '“They’ve set,” said {S}. Then {S} found the label, which stood up under {A}’s chin. “Wash with like colours,” read {S}. It did not say on what day. So {A} turned it all back again.'
      ]
    },
    {
      id: 'guest-tomorrow-already',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Somewhere it’s tomorrow already,” said {S}. “The day begins at the far side of the world, and comes round to us. When they get up over there, we’re still at supper.” {A} looked down at the moons.',
        '“So at a school over there I’d be right?” asked {A}. “You’d be right,” said {S}. “But by the time you were there, you’d be in pyjamas for two days. And then they’d want to wash them.”'
      ]
    },
    {
      id: 'all-say-tomorrow',
      A: 'partner',
      paragraphs: [
        'A boy on a scooter came round the hedge and saw the moons. “That’s tomorrow!” he called. “I’d quite forgotten,” said the father behind him, and stopped short. “That’s tomorrow,” said a girl. “Goodness,” said the lady with her. “Yours are in the wash.”',
        '{A} had been counting. “That’s two who’d forgotten,” said {A} slowly. “There’s a notice on the gate, and nobody reads it. But everybody reads you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        'For pyjamas it was a day too early. But a notice has to come a day too early, or it is no use. “I need a word,” said {H}. {A} found a pen and a safety pin, and turned over the note. {H} wrote “Tomorrow” on it, right across, and they pinned it on, among the moons.',
        'Then {H} walked to the gate, and stood beside it, very straight.'
      ]
    },
    {
      id: 'how-long-they-look',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long do they look?” asked {H}, without moving, as a notice does. {A} counted. A boy looked for as long as you need to say “oh”. A lady needed an “oh dear”. Then they looked at their own feet, and walked on.',
        '“Nobody looks twice,” said {A}. “They’ve read it.” The longest was a man with a pram, who looked for a whole “oh, is it really”. But he had twins, and so it was two pairs.'
      ]
    },
    {
      id: 'where-is-the-other-notice',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was the other notice too, on the gate, behind a piece of plastic. It was quite small, had no moons on it, and said the same. Rain had got in at one corner, and the word “pyjama” had run. “It’s been standing here for two weeks,” said {A}, “and nobody’s said good morning to it.”',
        '“Good morning,” said {H}. After that they stood side by side. Most people read only one of them, and it was the one with the moons.'
      ]
    },
    {
      id: 'questions-about-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it slippers as well?” a small girl asked. {H} thought about it. No one had ever asked the notice on the gate. “Slippers are allowed,” said {H}. “And a bear?” “One bear each,” said {A} quickly, for the girl’s eyes had got very big.',
        'Now the others asked too. {H} gave out answers to the left and to the right. “That isn’t on the note,” whispered {A}. “There was no room for it,” said {H}. “There was a magnet.”'
      ]
    },
    {
      id: 'all-through-the-gate',
      A: 'partner',
      paragraphs: [
        'Now everybody looked, and that was just what was wanted. “Oh, tomorrow!” said one after the other. A man tied a knot in his scarf. A grandmother wrote it on her hand. “Thank you,” they said to {H}.',
        'The bell rang. “Shall I fetch you some other trousers?” asked {A}. “They’ve got to be told indoors as well,” said {H}, and walked in, in front of everybody.',
        'When {A} came back at the end of the day, there was some paint on one moon. “The whole school knows,” said {H}. “Even the cook.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in front of {H}, as close as a fence.',
      '{names} looked at the note, and at the place where the magnet had been.',
      { text: '{names} pointed at something in the other direction, so that people would look there.', needs: ['hands'] },
      { text: '{names} held out a scarf, and it covered two moons.', needs: ['hands'] }
    ],
    way: [
      '{names} kept watch at the end of the hedge.',
      '{names} walked round the coat to see where its feet were.',
      { text: '{names} counted the moons behind the hedge, and it was thirty-one.', needs: ['hands'] },
      { text: '{names} held the coat, which was glad to be carried.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood on the other side of the gate, to make it even.',
      '{names} read the word as well, from quite near.',
      { text: '{names} put the word straight again where it had slipped.', needs: ['hands'] },
      { text: '{names} waved at people who had only read half of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening {H} crossed out “Tomorrow”, and wrote “Today” beside it. So the note was ready for the morning, and no magnet was put on it.',
    '{H} washed the paint off one elbow, and did not have to change. It was the time when everybody puts on pyjamas. So {H} lay down in the moons, and they were right at last.'
  ],
  last: [
    '{H} was asleep in yellow pyjamas, and not a minute too early.',
    'The moons were on time, the note lay by the door, and {H} was asleep.'
  ]
})
