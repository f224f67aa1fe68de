import { wishPlot } from '../wish-plot.ts'

export const leftOnTheBus = wishPlot({
  id: 'wish-left-on-the-bus',
  wishes: ['teddy left on the bus', 'left my teddy on the bus', 'left teddy on the bus', 'teddy left on bus', 'teddy bus left', 'bear left bus', 'teddy forgotten bus', 'forgot teddy bus', 'lost teddy bus', 'teddy lost bus', 'teddy stayed on the bus', 'teddy still on the bus', 'teddy rode away bus', 'teddy went off on the bus', 'bus drove off with teddy', 'bus drove away teddy', 'toy left bus', 'left toy bus', 'lost toy bus', 'forgot toy bus', 'bunny left bus', 'rucksack left bus', 'left rucksack bus', 'forgot rucksack bus', 'lost rucksack bus', 'backpack left bus', 'forgot backpack bus', 'lost backpack bus', 'bag left bus', 'left bag bus', 'forgot bag bus', 'lost bag bus', 'school bag left bus', 'umbrella left bus', 'left umbrella bus', 'forgot umbrella bus', 'scooter left bus', 'coat left bus', 'jumper left bus', 'left something on the bus', 'forgot something on the bus', 'lost something on the bus', 'left behind on the bus', 'teddy left tram', 'left teddy tram', 'bag left tram', 'rucksack left tram', 'stuffie left bus', 'lovey left bus', 'cuddly left bus', 'doll left bus', 'left doll bus', 'blankie left bus', 'left blanket bus', 'monkey left bus', 'left my monkey on the bus', 'cuddly toy left on the bus'],
  answers: ['bus', 'buses', 'tram', 'teddy', 'bear', 'toy', 'bunny', 'rabbit', 'doll', 'stuffie', 'lovey', 'cuddly', 'bag', 'rucksack', 'backpack', 'umbrella', 'scooter', 'coat', 'jumper', 'left', 'leave', 'leaves', 'leaving', 'forgot', 'forgets', 'forgotten', 'forget', 'lost', 'losing', 'behind', 'stayed', 'still', 'drove', 'away', 'off', 'rode', 'seat', 'back', 'window', 'stop', 'driver', 'number', 'red', 'green', 'blue', 'brown', 'new', 'old', 'favourite', 'school', 'home', 'town', 'city', 'way', 'today', 'yesterday', 'this', 'morning', 'afternoon', 'got', 'get', 'came', 'come', 'comes', 'again', 'found', 'find', 'went', 'going', 'grandma', 'granny', 'nana', 'grandpa', 'mummy', 'mum', 'daddy', 'dad', 'brother', 'sister', 'rain', 'rainy', 'us', 'our', 'all', 'alone', 'by', 'itself', 'accident', 'shopping', 'library'],
  except: ['child', 'baby', 'toddler', 'hat', 'plane', 'train', 'missed', 'crash', 'hurt', 'stolen', 'stole', 'bullied', 'died', 'school bus driver', 'monster', 'dragon', 'dinosaur', 'elephant', 'magic', 'hamster', 'dog', 'cat', 'nursery', 'show and tell', 'lunch'],
  moods: ['losing', 'lost', 'waiting', 'late'],
  out: true,
  company: ['bus', 'teddy', 'rucksack', 'driver', 'bakery'],
  about: 'The teddy is left on the bus, and of all the buses that come round again the hero has to know the right one, until it is remembered how that one sighed.',
  titles: ['Once Round with the Nine', 'It Sighed Twice', '{H} Waits for the Right Nine', 'Two Ears in the Last Window', 'Four Nines and One Teddy'],
  want: [
    {
      id: 'two-ears',
      A: 'partner',
      paragraphs: [
        '{H} had got off the bus with {A}, at the stop by the bakery. Now they waved to the number nine, as they always did. In its last window were two brown ears. They were the teddy’s. It was sitting in {H}’s red rucksack, on the back seat. “Stop!” called {H}. The bus went round the corner. “We’ve left the teddy on the bus,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'overtaken',
      A: 'partner',
      paragraphs: [
        '“The nine goes round the town in a ring,” said {A}. “It’s got to come past here again.” So they waited at the stop. A nine came. {H} got in, and looked under every seat. There was a glove, and half a bun.',
        'While {H} was down there, a second nine came up behind and drove past. In its last window were two ears. “That was ours!” called {H}. “And we were in the wrong one,” said {A}.'
      ]
    },
    {
      id: 'four-nines',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a timetable on a post, behind glass. “It says that there are four nines,” said {A}. “They go round one after another, all day long, like horses on a roundabout.” They were all green. They all had a nine on the front.',
        '“Then how do they know which one they are?” asked {H}. “They don’t need to,” said {A}. “They’re always in it.” A green bus came round the corner, and their hearts beat faster. It was a forty. It had never even met the teddy.'
      ]
    },
    {
      id: 'three-umbrellas',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A woman with wet hair sat down on the bench. “Have you left something?” asked the woman. “I’ve left three umbrellas on the nine.” {H} was shocked. “And haven’t you ever got one back?” “I see them now and then,” said the woman. “Other people have got them.”',
        'It had begun to drizzle. “When it rains hard, I get on the nine and sit beside one of them,” said the woman. “We don’t talk. But it’s nice to be under the same roof.”'
      ]
    },
    {
      id: 'under-the-bridge',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} worked out where the teddy was by now. After the bakery came the baths, and after the baths came the low bridge. There {H} always ducked. “Nobody’s told the teddy to duck,” said {H}. They thought about the two ears.',
        '“The bus has got a roof on,” said {A}. “And the roof’s never ducked yet.” {H} had not seen it in that way. Even so, when it must be the bridge, {H} ducked for the teddy, here on the bench.'
      ]
    },
    {
      id: 'no-ticket',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} found two tickets in one pocket. They were {H}’s and {A}’s. “The teddy hasn’t got one,” said {H}. “If the inspector comes, what will happen?” They both imagined it. The inspector would hold out a hand, and the teddy would look straight ahead.',
        '“It’s in the rucksack,” said {A}. “So it’s luggage.” “Only up to the neck,” said {H}. For the head, it was a passenger. “For two ears,” said {A}, “I don’t think they write anything down.”'
      ]
    },
    {
      id: 'any-marks',
      A: 'other',
      spare: 5,
      paragraphs: [
        'When another nine had stopped, {A} asked the driver to look out for a bear. “What’s it like?” asked the driver. “Brown,” said {A}. “Any marks?” {A} thought about it. “It always looks as if it’s just about to say something.”',
        'The driver wrote that down on the back of a ticket. “And does it?” “No,” said {A}. “But you keep waiting.” “I’ve got a lot of those on board,” said the driver, and shut the door. Two or three of them looked out at {A}.'
      ]
    },
    {
      id: 'warm-rolls',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Each time the bakery door opened, a smell of warm rolls came as far as the bench. “We could tell the time by that,” said {A}. “One roll, two rolls.” They shut their mouths and counted with their noses. From one nine to the next it took eleven rolls and a plaited loaf.',
        'That was a long time, for rolls. “Does it smell of rolls on the bus as well?” asked {H}. “Only at this stop,” said {A}. “Here the teddy will notice that it’s nearly home.”'
      ]
    },
    {
      id: 'elder-trombone',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once left a trombone on a bus,” said {S}. “It was as long as a bench.” “How can anybody forget that?” asked {A}. “It was so long that I’d put it out of the way,” said {S}. “Then it was out of the way.”',
        '“Did it come back?” asked {A}. “It did. A whole football team got off with it, and they’d each had a blow.” Ever since then it had known a song that {S} had never played. It came out by itself, whenever they won.'
      ]
    },
    {
      id: 'child-waves',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} waved to every bus that came, in case the teddy was in it. The people thought that it was for them. They all waved back. There was a man who even put down two bags to do it.',
        '“Do you know them?” asked {A}. “No,” said {S}. “But they might be sitting beside the teddy. Then it sees how you do it.” And {S} waved to a cement lorry, which hooted.'
      ]
    },
    {
      id: 'pet-queues',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} sat down at the front of the queue, quite straight, as if {A} had a ticket. When a nine opened its doors, {A} smelled the first step, from left to right. Then {A} sneezed, and stayed where it was.',
        '“That’s not the one,” said {H}. A man behind them had been about to get in. The man looked at {A}, and at the bus. “I’ll take the next,” the man said.'
      ]
    },
    {
      id: 'how-did-it-stop',
      A: 'partner',
      paragraphs: [
        'The next nine came, and sighed as it stopped, as buses do. {H} had one foot in the air. “Wait,” said {A}. “Was there nothing to tell ours by?” {H} shut both eyes and thought of how they had got off. “It sighed twice,” said {H}. “A long one and then a short one. I thought it was tired.” “This one sighed once,” said {A}. They let it go.'
      ]
    },
    {
      id: 'sighs-for-all',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now that they knew about sighs, they heard them everywhere. The bakery door gave one, and the bench gave one when somebody stood up. A man with a heavy case did a long and a short. “He’s a nine as well,” said {A}.',
        '{H} sat down, and stood up, and listened. “I don’t make any,” said {H}. “You’re still quite new,” said {A}. “It comes from all that stopping.”'
      ]
    }
  ],
  turn: [
    {
      id: 'long-and-short',
      A: 'partner',
      paragraphs: [
        'Now they sat on the bench with their eyes shut and listened. A nine came and sighed once. “Not ours,” said {H}. Another one came round by the bakery. It gave a long sigh, and after it a short one. “That’s it!” said {H}, before the doors were open.',
        '{H} ran straight to the back. There was the red rucksack. The teddy looked out at the top, as if it were just about to say something.'
      ]
    },
    {
      id: 'what-it-brought',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked to see if anything was missing. Nothing was. There was even something more. In the side pocket, beside the bottle, was a peppermint, in paper. “That wasn’t there before,” said {A}.',
        'Somebody must have sat beside the teddy with a bag of them, and not liked to eat alone. {H} asked the teddy who it had been. It looked as if it knew. They left the peppermint in the pocket, for it wasn’t theirs.'
      ]
    },
    {
      id: 'never-heard',
      A: 'partner',
      paragraphs: [
        '“Your bear didn’t ask once if we were there yet,” said the driver. “How did you know that it was on this bus?” “Yours sighs twice,” said {H}. The driver had sat in it for six years, and had never noticed. So the driver let off the brake and put it on again, just to hear. A long sigh came, and a short one.',
        'Then the nine drove off, and {H} waved, and so did the teddy, with {H}’s help. {A} looked up at the last window. It was quite empty.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the bus until it was all round the corner.',
      '{names} looked at the place on the ground where no rucksack was.',
      { text: '{names} felt in a pocket, just in case, and found a plum stone.', needs: ['hands'] },
      { text: '{names} went on waving for a while, for the teddy might still have seen it.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the corner by the bakery, without blinking.',
      '{names} kept a place free on the bench, as wide as a teddy.',
      { text: '{names} held out a hand for the next bus, and a forty stopped.', needs: ['hands'] },
      { text: '{names} asked a man about two brown ears, and got the way to the pet shop.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened hard, and heard a pigeon.',
      '{names} smelled the teddy, which smelled of bus.',
      { text: '{names} did up both straps of the red rucksack.', needs: ['hands'] },
      { text: '{names} tried to sigh twice, and had to cough in between.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the red rucksack was hung on its hook. The teddy had to tell where it had been, and left out most of it.',
    '{H} washed, and lay down, and took the teddy in the arm that was nearer the wall. Nobody was getting off before the morning.'
  ],
  last: [
    'The teddy gave no sigh at all. {H} gave a long one and then a short one, and was asleep.',
    'Far off the last nine came round by the bakery and sighed twice, and {H} was asleep.'
  ]
})
