import { wishPlot } from '../wish-plot.ts'

const COMERS = ['plumber', 'plumbers', 'repairman', 'handyman', 'boiler man']

export const waitingForThePlumber = wishPlot({
  id: 'wish-waiting-for-the-plumber',
  wishes: [...COMERS.flatMap((comer) => [`waiting for the ${comer}`, `waited for the ${comer}`]), 'plumber late', 'plumber hours', 'plumber ages', 'plumber between eight and six', 'plumber between nine and five', 'plumber between eight and twelve', 'plumber stay home', 'stuck home plumber', 'plumber no flushing', 'plumber afternoon', 'plumber doorbell', 'plumber bell', 'plumber never came', 'plumber didn’t come', 'waiting electrician', 'electrician between eight', 'waiting all day for the boiler', 'waiting repair man', 'waiting for the tap to be mended', 'waiting for the tap to be fixed', 'waiting for the sink to be fixed', 'waiting for the water to come back on'],
  answers: ['waiting', 'wait', 'waits', 'waited', 'plumber', 'plumbers', 'supposed', 'electrician', 'engineer', 'man', 'lady', 'woman', 'repairman', 'handyman', 'technician', 'delivery', 'all', 'whole', 'day', 'morning', 'afternoon', 'hours', 'long', 'ages', 'forever', 'come', 'comes', 'came', 'coming', 'turn', 'turned', 'up', 'arrive', 'arrived', 'late', 'never', 'didn’t', 'still', 'finally', 'between', 'eight', 'six', 'nine', 'five', 'home', 'house', 'flat', 'apartment', 'stay', 'in', 'indoors', 'go', 'out', 'can’t', 'couldn’t', 'nobody', 'allowed', 'flush', 'flushing', 'toilet', 'loo', 'tap', 'sink', 'pipe', 'leak', 'leaking', 'boiler', 'water', 'fix', 'fixed', 'mend', 'mended', 'repair', 'broken', 'blocked', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'today', 'yesterday', 'saturday', 'monday', 'boring', 'bored', 'bell', 'doorbell', 'door'],
  except: ['flood', 'flooded', 'burst', 'mario', 'hospital', 'cold house', 'freezing', 'scared', 'afraid', 'stranger', 'monster', 'crocodile', 'dragon', 'robot', 'train', 'rocket', 'died', 'dog', 'cat', 'parcel', 'baby', 'pizza'],
  moods: ['waiting', 'late', 'change', 'learning'],
  company: ['plumber', 'tap', 'bell', 'door', 'clock', 'bag', 'water', 'dough', 'bucket', 'kettle', 'chair', 'sink', 'pan', 'window', 'postman', 'eggs', 'spanner'],
  fed: true,
  about: 'The plumber comes between eight and six, and the hero wants to be the one at the door, which only works when hands are so sticky that nothing could be worse than a bell.',
  titles: ['Between Eight and Six', 'When the Bell Rings', '{H} Waits for the Plumber', 'Not Waiting', 'Two Hands in the Dough'],
  want: [
    {
      id: 'between-eight-and-six',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be the one who let in the plumber. The plumber would come between eight and six. The tap was broken, so the water was off. Nobody was to go out, and nobody was to flush. At eight {H} sat down in the hall, to wait. By nine {H} had counted the coats. “How many hours is eight till six?” asked {H}. “Ten,” said {A}. “And the plumber only needs one minute of it, to ring.”'
      ]
    }
  ],
  way: [
    {
      id: 'looking-at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} looked at the door until eleven. Nobody rang. Then {H} put on a jumper. Just when {H} was right inside it, the bell rang. {H} got out at the top, and there was a parcel in the hall. “That was the postman,” said {A}. {H} waited until three. Nobody rang. Then {H} went to the bathroom, for the shortest time, and the bell rang. “The plumber?” called {H}. “The lady from next door, about an egg,” called {A}.'
      ]
    },
    {
      id: 'the-bucket',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody was to flush until the plumber came. But there was a bucket of water in the bathroom, for when it could not be helped. {H} and {A} made a list of when that was. At the top stood “really”. Under it stood “really, really”.',
        'They both tried to think of something dry. That is hard, once you have made such a list. “Sand,” said {A}. “Sand with the sea coming in,” said {H}. After that they could think only of the bucket.'
      ]
    },
    {
      id: 'a-plumber-in-the-street',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the window they could see the street, and anybody in it might be the plumber. There was a man with a long bag. “That’s for pipes,” said {H}. The man took out a baguette. A woman had a bag with something heavy in it, and it was a small dog.',
        'Then somebody came with a real spanner, as long as an arm. {H} was at the door already. But it was carried past, to next door. “They’ve got one,” said {H}, “and they’ve got water.”'
      ]
    },
    {
      id: 'watched-pan',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had put on a pan with a little water from a bottle in it, for tea. They watched it, since they were waiting anyhow. It did nothing. “A watched pan never boils,” said {A}. “Is that true?” asked {H}. They turned round, and looked at the wall.',
        'It was a good wall. It had a nail in it, from a calendar. Behind them something hissed. “It was waiting until it could be alone,” said {H}. “Perhaps the plumber’s like that,” said {A}.'
      ]
    },
    {
      id: 'other-sure-of-noon',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew how these things go. “The plumber comes when you sit down to eat,” said {A}. “It’s always so.” So they sat down, and ate, with one eye each on the hall. They had a second helping, to give the plumber time.',
        'They had never eaten so much lunch, and still nobody rang. At the third helping {A} undid a button. “Perhaps plumbers don’t like peas,” said {A}, and hid the peas under a plate.'
      ]
    },
    {
      id: 'elder-coalman',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We once waited for a piano,” said {S}. “They’d said it would be a Thursday. They hadn’t said which.” “And you stayed in?” asked {A}. “We took turns,” said {S}. “It was how I learned to knit.”',
        '“Did it come?” asked {A}. It did, in the spring, when they were all out at the river. It had stood on the pavement, and people had played on it. “It was out of tune,” said {S}, “but we knew everybody in the street by then.”'
      ]
    },
    {
      id: 'child-is-the-plumber',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was tired of waiting, and said that {S} would be the plumber. {S} went out at the front door, and rang. “At last,” said {A}. “Where have you been?” “At the other people’s,” said {S}. “They had biscuits.”',
        '{S} lay down by the tap and looked up into it. “It’s empty,” said {S}. That would be nine coins. “I’ll have to come back for the water,” said {S}, “between eight and six.”'
      ]
    },
    {
      id: 'pet-hears-everything',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} could hear who was coming before anybody rang. So {H} no longer looked at the door for the plumber, but at {A}. When {A} looked up, {H} got up. It was a pram. When {A} looked up again, it was a fly.',
        'The third time {A} rose, and stared at the door, and {H} pulled it open. Nobody was there. {A} had wanted to go out. “Between eight and six,” said {H}, and {A} lay down on {H}’s feet, to make sure.'
      ]
    },
    {
      id: 'a-note-on-the-door',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps the plumber’s shy,” said {A}. So {H} wrote a note for the outside of the door. “Please ring,” it said. That looked a bit bare. {H} wrote “We are in” underneath, and then “really”, and then “since eight”.',
        'When they looked again, there was something new on it. “I’m in too,” it said, in pencil. “I’m waiting for a sofa.” And an arrow pointed across the street.'
      ]
    },
    {
      id: 'when-it-rings',
      A: 'partner',
      paragraphs: [
        'It was half past four. “I’ll wait with my back to the door,” said {H}. But {H} listened so hard that both ears moved. “That’s still waiting,” said {A}. {A} had been thinking about the bell. “In the jumper it rang,” said {A}, “and in the bathroom. It rings when you haven’t got a hand free.” {H} turned round. “Then what’s the worst thing to have my hands in?” They both looked at the flour.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-dough',
      A: 'partner',
      paragraphs: [
        'There was one cup of clean water left. It went into the flour, and {H}’s hands went in after it. It was a terrible dough. It hung on to every finger, and when one hand helped the other, it got both. There was some on {A} as well. “Look,” said {H}, “it does strings.” “Do a bridge,” said {A}.'
      ]
    },
    {
      id: 'other-worst-things',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What would be worse than dough?” asked {H}, and rolled some of it between both hands. {A} thought of an armful of spaghetti, or of a card house with one card to go. The bell would love either of those.',
        '“Nine eggs in a hat,” said {H}. They tried to think which of those would bring a king to the door. “For a king you’d have to be putting on a duvet cover,” said {A}, “and be right inside.” For a plumber dough was enough.'
      ]
    },
    {
      id: 'other-plaits-it',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} only wanted to see whether the dough was done, and put in one finger. It was not let go again. {A} brought the other hand, to get it back. “Now you’re in as well,” said {H}.',
        'They stood there at both ends of one dough. If {A} pulled, {H} came along. “It’s good that we’re not expecting anybody,” said {A}. {H} knew that there had been something, but could not think what.'
      ]
    },
    {
      id: 'what-it-is-for',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s going to come of it?” asked {A}. They had not thought about that. {H} held up the dough, and it hung down slowly, and was a beard. “A plumber,” said {H}. The beard was given a belly, and a bag of its own.',
        'It was a very stout plumber, and would not stand up. It lay on the table with its arms behind its head. “That one’s in no hurry either,” said {A}.'
      ]
    },
    {
      id: 'at-six',
      A: 'partner',
      paragraphs: [
        'It was three minutes to six, and {H} was not waiting for anybody. Then the bell rang. {H} ran. There was no hand free, so {H} opened with an elbow. There stood the plumber, with a bag. “Have you been waiting long?” asked the plumber. {H} thought about it. “Not at all,” said {H}. They shook hands, and so the plumber was in the dough as well. The tap took four minutes. It coughed, and then it ran. “Did I come at the worst time?” asked the plumber. “The very worst,” said {A}. “Thank you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the second place in the hall, behind {H}.',
      '{names} went to look at the tap, in case it had changed its mind.',
      { text: '{names} saved what was in the kettle, and called it the lake.', needs: ['hands'] },
      { text: '{names} put the clock on the hall floor, so that {H} could see it.', needs: ['hands'] }
    ],
    way: [
      '{names} started up at a noise, and it was the wind in the letter box.',
      '{names} made room on the chair, for {H} to wait on the other half.',
      { text: '{names} rang the bell, to see if it worked, and said sorry.', needs: ['hands'] },
      { text: '{names} cleared out the shelf under the sink, and found a clean spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} got some of the dough behind one ear, where it dried.',
      '{names} led the plumber to the tap, by the shortest way.',
      { text: '{names} held the towel ready, for when there was water.', needs: ['hands'] },
      { text: '{names} pulled {H} and the dough apart, and got it instead.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hall was left to the coats. What came off the fingers was baked, and it made five small loaves and a long one.',
    '{H} washed at the mended tap, for longer than was needed, and flushed, and lay down. Nobody at all was to come between eight at night and six.'
  ],
  last: [
    'The bell had nothing more to say, the tap was shut, and {H} was asleep.',
    '{H} did not wait for sleep at all, and so it came.'
  ]
})
