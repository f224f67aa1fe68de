import { wishPlot } from '../wish-plot.ts'

export const stuckInTheCafeLoo = wishPlot({
  id: 'wish-stuck-in-the-cafe-loo',
  wishes: ['stuck in the toilet at the café', 'stuck in the toilet', 'stuck in toilet', 'stuck toilet door', 'stuck in the loo', 'stuck loo', 'stuck in the bathroom', 'stuck bathroom door', 'stuck restroom', 'locked in the toilet', 'locked in the loo', 'locked in the bathroom', 'locked himself in the toilet', 'locked herself in the toilet', 'locked herself in the bathroom', 'locked himself in the bathroom', 'locked bathroom couldn’t get out', 'toilet door wouldn’t open', 'toilet door wouldnt open', 'toilet door won’t open', 'toilet door didn’t open', 'toilet door jammed', 'toilet door stuck', 'toilet lock stuck', 'toilet lock jammed', 'toilet lock broken', 'toilet bolt stuck', 'loo door wouldn’t open', 'loo door stuck', 'loo door jammed', 'loo lock stuck', 'bathroom door wouldn’t open', 'bathroom door jammed', 'bathroom door stuck', 'bathroom lock stuck', 'bathroom lock jammed', 'couldn’t get out of the toilet', 'couldnt get out toilet', 'couldn’t get out loo', 'couldn’t get out bathroom', 'can’t get out toilet', 'campsite toilet door', 'campsite toilet stuck', 'café toilet', 'cafe toilet', 'cafe loo', 'restaurant toilet locked', 'restaurant toilet stuck', 'school toilet locked in', 'school toilet stuck', 'nursery toilet stuck', 'library toilet locked', 'cubicle stuck', 'cubicle locked', 'cubicle door', 'bolt wouldn’t open', 'toilit stuck', 'dunny stuck', 'washroom stuck', 'washroom locked'],
  answers: ['toilet', 'toilit', 'loo', 'bathroom', 'restroom', 'washroom', 'dunny', 'cubicle', 'door', 'lock', 'locked', 'locks', 'bolt', 'key', 'latch', 'handle', 'stuck', 'jammed', 'broken', 'broke', 'wouldn’t', 'wouldnt', 'won’t', 'didn’t', 'couldn’t', 'couldnt', 'can’t', 'open', 'opened', 'opens', 'out', 'inside', 'in', 'get', 'got', 'getting', 'was', 'myself', 'himself', 'herself', 'accident', 'by', 'café', 'cafe', 'restaurant', 'campsite', 'camping', 'school', 'nursery', 'library', 'train', 'pub', 'hotel', 'pool', 'swimming', 'shop', 'shopping', 'centre', 'museum', 'zoo', 'beach', 'park', 'grandma’s', 'granny’s', 'nana’s', 'house', 'home', 'holiday', 'party', 'today', 'yesterday', 'minutes', 'ages', 'long', 'time', 'alone', 'help', 'helped', 'rescue', 'rescued', 'tiny', 'little', 'mummy', 'mum', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa', 'brother', 'sister', 'friend', 'cousin', 'teacher', 'waiter', 'cake', 'chocolate'],
  except: ['crocodile', 'alligator', 'snake', 'spider', 'monster', 'ghost', 'dragon', 'dinosaur', 'talks', 'talking', 'potty', 'accident pants', 'wet', 'paper', 'flush', 'roll', 'seat', 'bottom', 'fell in', 'phone', 'toy', 'ring', 'flooded', 'overflowed', 'water', 'smells', 'smelly', 'poo', 'bullied', 'fire', 'brigade', 'police', 'hurt', 'finger', 'dark', 'sick', 'dog', 'cat', 'astronaut', 'space', 'elephant', 'baby', 'toddler', 'training', 'rabbit', 'bird', 'frog'],
  moods: ['afraid', 'waiting', 'learning'],
  out: true,
  company: ['door', 'bolt', 'chocolate', 'café', 'cook', 'waiter', 'tile'],
  about: 'The hero is stuck in the loo of a café while the hot chocolate comes, and everybody helps and pulls at the door, until it is noticed that the bolt only stirs when nobody is helping.',
  titles: ['Please Stop Helping', 'The Brass Bolt', '{H} on the Other Side', 'Hot Chocolate with a Skin', 'Taken'],
  want: [
    {
      id: 'brass-bolt',
      A: 'partner',
      paragraphs: [
        'At the café {H} had ordered a hot chocolate, and just gone to the loo before it came. The door had fallen shut with a bang, and its brass bolt had hopped across by itself. Now it would not go back. {H} pushed it with one thumb, and then with both. “I’m stuck,” said {H} through the door. “I’m right here,” said {A} on the other side. “I can see your shoes.” In the café a cup clinked. The hot chocolate was on its way.'
      ]
    }
  ],
  way: [
    {
      id: 'all-pull',
      A: 'partner',
      paragraphs: [
        '“We need help,” called {A}, and everybody came. The cook took hold of the handle and pulled. The waiter pulled at the cook, and a man with a newspaper pulled at the waiter. “And heave!” they said. Inside, {H} pushed at the bolt with both thumbs. It sat as fast as a tooth. They pulled harder. “How is it?” asked {A}. “Tighter,” said {H}.'
      ]
    },
    {
      id: 'through-the-gap',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Under the door there was a gap, as high as a slice of bread. {H} drew a cup on a paper towel, with pink soap, and pushed it through the gap. {A} understood at once. It was about the hot chocolate.',
        '“It’s just come,” said {A}. “What does it look like?” asked {H}. “It’s steaming, and there’s a biscuit beside it.” Then it was quiet outside. “Is there still a biscuit beside it?” asked {H}. “There’s still nearly all of it,” said {A}.'
      ]
    },
    {
      id: 'half-a-tile',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} counted the tiles on the floor. There were forty, and half of one by the door. “Where’s the other half?” {H} asked through the gap. {A} looked. “It’s here,” said {A}. “It comes out on our side.”',
        'So there was one tile that was in both rooms. {H} stood with one foot on it, inside. {A} was on the other half, outside. “We’re on the same tile,” said {H}. That was really not far apart at all.'
      ]
    },
    {
      id: 'is-it-taken',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Steps came along the passage, rather quick ones. “Is it taken?” asked a voice. “Very,” said {A}. The steps went on the spot for a while, left, right, left. “Will it be long?” asked the voice.',
        '“I’d be out by now,” called {H}, “if it was me who decided.” “Take your time,” said the voice politely, but the feet did not mean it. There was another loo at the end of the passage. They heard the steps get there, two at a time.'
      ]
    },
    {
      id: 'the-hand-dryer',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} leaned against the wall, and the hand dryer came on. It roared. Outside {A} said something, and it sounded like “murble”. “What?” called {H}. “Murble,” said {A}. Then the dryer stopped, and all that was left was “… but don’t worry.”',
        '“What was before that?” asked {H}. {A} began to say it again. {H} stepped back a bit, to hear better, and came up against the wall. They never found out. But the end of it had been the main thing.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Over the basin was a mirror, so {H} was not alone. The one in the mirror had a door at the back as well. That one’s bolt was on the other side. “Try yours,” said {H}, and both of them pushed.',
        'It was just as tight in there. “There are two of us stuck,” {H} told {A}. “Does the other one need anything?” asked {A}. {H} looked. “That one would like a hot chocolate,” said {H}. “But backwards.”'
      ]
    },
    {
      id: 'spoons',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went round the café to look for tools. What a café has is spoons. {A} came back with a long flat one, for ice cream. Between the door and the frame it just went in.',
        '“Can you see it?” asked {A}. {H} could. The tip of a spoon was looking in, with a bit of strawberry on it. “It doesn’t move the bolt,” said {H}, “but it’s a very nice spoon.” When {A} pulled it out again, it was clean.'
      ]
    },
    {
      id: 'elder-cheese',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was once shut in with a cheese,” said {S} through the door. “It was in a cellar in the mountains, and the cheese was as big as a cart wheel.” “Were you afraid?” asked {A}. “Only until I was hungry.”',
        '“And how did you get out?” asked {A}. “They came with a ladder, and looked in at the top,” said {S}. “I told them that there was no hurry. In the end they had to ask me twice.”'
      ]
    },
    {
      id: 'child-one-eye',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} lay down flat in the passage, and looked in under the door. {A} saw one eye, and half a nose. “What’s it like in there?” asked {S}. “There’s a basin,” said {A}, “and a window with a cloud in it.”',
        '{S} wanted to know what the cloud was doing. “It’s leaving,” said {A}. {S} thought that mean of it, and stayed there lying down. “I’m not leaving,” said the eye, and blinked.'
      ]
    },
    {
      id: 'pet-nose-in-the-gap',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the gap under the door there was a nose. It was {A}’s. It breathed in until {A} knew that it was {H} in there. Then it breathed out, and a bit of fluff came in over the tiles.',
        '{H} blew the fluff back. It went out under the door. There was a sneeze, and it came in again. They kept that up for a while. It was as good as talking, and just as much as they had to say.'
      ]
    },
    {
      id: 'it-ticked',
      A: 'partner',
      paragraphs: [
        'Then something hissed in the kitchen. The milk was boiling over, and they all ran to see. It went quiet. Tick, said the bolt, all by itself. “It moved!” said {H}. The cook came back and pulled again, and it was tight. “Let go for a bit,” said {A}. Tick. {H} looked closely. When they pulled, the door leaned on the bolt and pinched it against the frame. “You’re helping it to stay shut,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'stop-helping',
      A: 'partner',
      paragraphs: [
        '“Please stop helping,” said {H}. “Lean on it instead. Towards me, and only a bit.” “Towards you?” said the cook. “{H} is the one who can see it,” said {A}. So they leaned. The door moved inwards, by no more than a hair. The bolt lay there as loose as a spoon in a drawer. {H} slid it back with one finger. “Now pull,” said {H}, and the door flew open, and they all sat down.'
      ]
    },
    {
      id: 'buttered',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The cook brought a bit of butter on a saucer and rubbed it on the bolt. Now it ran in and out like a mouse. Everybody wanted to try it once, with the door open. It made hardly any sound.',
        'The man with the newspaper tried it three times. “It smells like a sandwich in here now,” the man said. There was a notice on the door that said TAKEN. {A} thought that it ought to say BUTTERED as well.'
      ]
    },
    {
      id: 'other-things-that-stick',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s the same with my kitchen drawer,” said the cook. “I pull it till I’m red in the face.” So they went into the kitchen to see. {H} pushed the drawer in a bit, before pulling. It came out as if it had only waited to be asked.',
        'Inside lay a whisk, which the cook had not seen since the spring. “I’ve been stirring with a fork,” said the cook. They tried that on everything in the kitchen that stuck: first push, then pull. Only the jam did not care.'
      ]
    },
    {
      id: 'with-a-skin',
      A: 'partner',
      paragraphs: [
        'The hot chocolate had grown a skin by then. The cook wanted to make a new one, but {H} liked it so. It came off in one piece, and hung from the spoon like a small brown towel. {H} drank it all up, to the last drop.',
        'After a while {H} slid down from the chair. “I’ve got to go again,” said {H}. {A} looked at the passage, and at the door. “I’ll be right here,” said {A}, “and I won’t help.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at {H}’s shoes through the gap, and they looked quite calm.',
      '{names} sat down by the door, so that nobody else could be stuck behind it.',
      { text: '{names} knocked, to find out what the door was made of.', needs: ['hands'] },
      { text: '{names} asked the waiter to walk slowly with the cup.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the door, and heard a thumb.',
      '{names} sat down beside the cup, to keep an eye on it.',
      { text: '{names} laid the saucer on the cup, so that it stayed hot.', needs: ['hands'] },
      { text: '{names} said “heave” as well, from further back.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, and that was a great help.',
      '{names} went in once to look at the famous bolt.',
      { text: '{names} leaned on the open door with one finger, for practice.', needs: ['hands'] },
      { text: '{names} told the people in the queue how it is done.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home all the doors were a bit open. {H} tried each of them, and pushed first, and pulled after that.',
    '{H} washed and lay down. The blanket was caught somewhere, and it was pulled, and did not come. Then it was let go, and it came.'
  ],
  last: [
    'Nobody pulled at anything any more, and tick, the day let go by itself, and {H} was asleep.',
    'In the dark café the bolt lay loose in its butter, and {H} was asleep.'
  ]
})
