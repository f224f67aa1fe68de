import { wishPlot } from '../wish-plot.ts'

const TRUCKS = ['tow truck', 'towtruck', 'breakdown truck', 'breakdown lorry', 'recovery truck', 'recovery lorry']
const STATES = ['broke down', 'breaks down', 'broken down', 'breaking down', 'embarrassed', 'stopped working', 'needs rescuing']

export const towTruckOnARope = wishPlot({
  id: 'wish-tow-truck-on-a-rope',
  beginsElsewhere: true,
  wishes: ['a tow truck who broke down and is embarrassed', ...TRUCKS.flatMap((truck) => STATES.map((state) => `${truck} ${state}`)), 'tow truck embarrassing', 'tow truck ashamed', 'tow truck tows itself', 'tow truck won’t start', 'tow truck broken', 'tow truck gets towed', 'car tows tow truck', 'car rescues tow truck', 'tow truck needs help', 'tow truck too proud', 'tow truck blushes'],
  answers: ['tow', 'tows', 'towed', 'towing', 'truck', 'lorry', 'trucks', 'breakdown', 'recovery', 'rescue', 'rescues', 'rescued', 'rescuing', 'who', 'that', 'which', 'and', 'is', 'was', 'has', 'have', 'had', 'to', 'be', 'a', 'an', 'the', 'it', 'itself', 'its', 'own', 'broke', 'broken', 'breaks', 'breaking', 'down', 'stuck', 'stopped', 'stops', 'engine', 'start', 'starts', 'working', 'embarrassed', 'embarrassing', 'ashamed', 'shy', 'blushes', 'red', 'proud', 'very', 'so', 'too', 'really', 'little', 'big', 'small', 'strong', 'old', 'yellow', 'orange', 'blue', 'sad', 'worried', 'help', 'helps', 'helped', 'needs', 'need', 'gets', 'get', 'got', 'asks', 'ask', 'doesn’t', 'want', 'wants', 'anyone', 'anybody', 'nobody', 'everyone', 'everybody', 'see', 'sees', 'know', 'knows', 'hides', 'hide', 'pretends', 'parked', 'tiny', 'car', 'cars', 'pulls', 'pull', 'pulled', 'rope', 'hook', 'light', 'garage', 'mechanic', 'mended', 'fixed', 'fix', 'street', 'road', 'home', 'because', 'by', 'another', 'other', 'about', 'story', 'named', 'called', 'one', 'day', 'for', 'in', 'of', 'on', 'with', 'always', 'never', 'himself', 'herself', 'he', 'she', 'son', 'daughter', 'funny'],
  except: ['car broke', 'car breaks', 'car broken', 'car breaking', 'bus broke', 'van broke', 'came', 'took', 'waited', 'motorway', 'holiday', 'mum’s', 'dad’s', 'mummy’s', 'daddy’s', 'accident', 'crash', 'crashed', 'hurt', 'hospital', 'police', 'fire', 'stolen', 'toy', 'hook came off', 'lost', 'died', 'dead', 'scrap', 'sold', 'dinosaur', 'dragon', 'robot', 'monster', 'moon', 'space', 'race', 'racing', 'snow', 'mud', 'sea', 'seaside', 'digger', 'train', 'tractor', 'boat', 'bullied', 'teased', 'laughed', 'school', 'wet'],
  moods: ['proud', 'first', 'change', 'alone', 'losing'],
  isTale: true,
  out: true,
  company: ['truck', 'tow truck', 'car', 'rope', 'hook', 'light', 'bumper', 'street', 'lead', 'garage', 'mechanic', 'engine', 'cab', 'roof', 'door', 'warden', 'sheet', 'coat', 'postbox', 'bonnet', 'van', 'corner', 'hill', 'clock', 'leeks', 'radiator', 'wire', 'windows', 'cupboard'],
  about: 'A tow truck has broken down and is so embarrassed that it will not be seen on a hook behind the smallest car in the street, until they notice that a rope pulls the same at both ends, and that people only look who has the hook on.',
  titles: ['Not Broken Down, Only Parked', 'The Tow Truck on the Rope', '{H} and the Tow Truck', 'Who’s Got the Hook On', 'Which End Is Pulling'],
  want: [
    {
      id: 'only-parked',
      A: 'partner',
      paragraphs: [
        'A tow truck had broken down, right in front of {H}’s door, and it was very embarrassed. On its roof a yellow light went round and round. “I haven’t broken down,” it told {H} quickly. “I’m parked.”',
        '{A} came out to look. “Shall we ring for a tow truck?” asked {A}. “I am the tow truck,” it said, very quietly. It wanted to get to the garage, and nobody was to know.'
      ]
    }
  ],
  way: [
    {
      id: 'a-heavy-one',
      A: 'partner',
      paragraphs: [
        'Only the engine had stopped. The rope could still pull. So {H} hung the hook on the truck’s own bumper. “Now fetch yourself,” said {H}. The rope went tight. “It’s a heavy one,” groaned the tow truck. “It won’t budge. I think it’s holding on to something.” “To you,” said {A}.'
      ]
    },
    {
      id: 'not-a-parked-car',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A warden came along with a pad and a pencil. “You can’t park here,” said the warden. “Then I’m not parked,” said the tow truck. “Have you broken down?” The tow truck would rather not say. The warden looked at {A}, and then at the pad. There were only those two boxes to tick.',
        '“It’s embarrassed,” said {H}. The warden read all the signs in the street, one after another. Not one of them was against that. So under the two boxes the warden drew a third, and ticked it, and went away on tiptoe.'
      ]
    },
    {
      id: 'under-the-sheet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Cover me up,” begged the tow truck. They fetched the biggest sheet they had, the yellow one. It reached as far as the lamps. Now nobody could see a tow truck. They saw a very large duck, with a light going round inside it.',
        'More people stopped than before. “Is it for sale?” asked somebody. “No,” said the duck. {A} took the sheet off again, and folded it. “You hid very well,” {A} told the tow truck. “It was only that everybody wanted to look.”'
      ]
    },
    {
      id: 'the-coat-goes-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The worst of it was the light. It came on by itself whenever somebody had broken down, and nobody could talk it out of it. {A} threw a coat over it. For a moment it was dark. Then the coat began to go round, slowly, with its sleeves out.',
        'It waved to the baker, and it waved to the bank. A hand waved back. “Who’s that up there?” called the baker. “It’s nobody,” said {H}. The coat had turned its back by then, but it came round again, and waved.'
      ]
    },
    {
      id: 'what-they-all-say',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do the others say,” asked {A}, “when you come and fetch them?” The tow truck knew that by heart. “They all say that it’s never happened to them before,” it said. “The bus said it three times. It blushed, but on a bus you can hardly tell.”',
        '“And what do you say?” asked {H}. “I say that it happens to everybody,” said the tow truck. It had said it so kindly, for twenty years. It hadn’t known that it was true.'
      ]
    },
    {
      id: 'like-the-hall-cupboard',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was one more thing. “Please don’t look under my bonnet,” said the tow truck. “I haven’t tidied up.” {A} had seen it already, through the crack. In there were five odd gloves and a sandwich, and a map of somewhere else.',
        '“Ours is like that,” said {A}. “You’ve got one too?” asked the tow truck. “We call it the hall cupboard,” said {H}. “You open it a crack, and put something in, and then you lean on it.” The tow truck felt a bit better.'
      ]
    },
    {
      id: 'other-looks-away',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came home with a bag of leeks, and saw at once how things were. {A} was a kind person, and looked the other way. {A} looked the other way all along the truck, from back to front, and straight into the postbox.',
        '“I haven’t seen a thing,” {A} told the postbox. “Nor have I,” said the tow truck, and meant the leeks, which had rolled everywhere. It was so polite that nobody picked them up for quite some time.'
      ]
    },
    {
      id: 'pet-follows-the-light',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat on the step, and watched the light. It went round, and {A} went round after it, first with the eyes and then with the rest. After nine times {A} was quite giddy, and lay down to look at something that kept still.',
        'That was the tow truck. In a minute {A} was asleep. From then on the tow truck didn’t move a screw. Now it had a reason for standing there. It felt nearly parked.'
      ]
    },
    {
      id: 'elder-ten-past-four',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a clockmaker once,” said {S}, “who mended all the clocks in town. But over the shop hung a clock that had stopped at ten past four.” “Didn’t anybody say so?” asked {A}. “Nobody liked to,” said {S}. “We only ever went in at ten past four.”',
        '“All of you?” “There was quite a crush,” said {S}. “And the clockmaker looked up every time, and said what a good clock it was. At noon you could have had the whole shop to yourself.”'
      ]
    },
    {
      id: 'child-breaks-down',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} took hold of {A}’s sleeve, and was a tow truck too. {S} towed {A} as far as the step, and let go. “Now you’re mended,” said {S}. After that {S} sat down on the pavement and stuck out both legs. “Now I’ve broken down.”',
        '“Are you embarrassed?” asked {A}. {S} thought about it. “No,” said {S}. “I’m comfortable.” The tow truck had listened closely. It tried to look comfortable as well, and one of its mirrors dropped a little.'
      ]
    },
    {
      id: 'the-smallest-car',
      A: 'partner',
      paragraphs: [
        'Round the corner came the smallest car in the street. The tow truck had fetched it four times. “Nose up,” it had said each time, and hung the hook on it. “I could pull you,” said the small car. “With the hook on me?” cried the tow truck. “Then everybody will know who’s broken!”'
      ]
    },
    {
      id: 'both-ends',
      A: 'partner',
      paragraphs: [
        'A dog came by with somebody, on a lead. “Which of them’s taking the other out?” asked {A}. {H} looked at the lead. “You can’t tell,” said {H}. “It pulls the same at both ends.” “So does a rope,” said {A}. “People only look to see who’s got the hook.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tail-to-tail',
      A: 'partner',
      paragraphs: [
        'So the small car backed up, tail to tail. {H} hung the hook on it, as always. {H} and {A} sat in the cab, with their belts on. “Tail up,” said the small car, and drove off. The tow truck rolled after it, backwards.',
        '“There’s the tow truck,” said somebody on the pavement. “It’s fetching that small car again. Look, there’s the hook.” “And backwards,” said somebody else. “That’s much harder.” They both clapped.'
      ]
    },
    {
      id: 'in-a-moment',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the corner stood a white van, with its bonnet up and its lights blinking. “I’ll be with you in a moment,” called the tow truck, as it always did. Then it was past. The van looked after it with hope.',
        '“It’s never happened to me before,” called the van. “I know,” called the tow truck. “It happens to everybody.” It looked at {A} in its mirror, and thought for a bit. “Even to me,” it called back. It had never said that part before.'
      ]
    },
    {
      id: 'nearly-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Before the garage there was a hill. The small car went slower and slower, and hummed like a fly in a jar. “This is where I always say that we’re nearly there,” whispered the tow truck. “Well, say it,” said {A}. But it wasn’t its turn.',
        'Everybody waited. “Nearly there,” puffed the small car at last. The tow truck let out a long breath through its radiator. It had never known how nice that was to hear from somebody else.'
      ]
    },
    {
      id: 'who-it-was',
      A: 'partner',
      paragraphs: [
        'At the garage the mechanic came out. “And who have you brought me this time?” The tow truck looked at the small car, which was out of breath and beaming. “It’s brought me,” said the tow truck. It was only a loose wire, no longer than a finger.',
        'Now it could have driven home. But the small car had never towed anybody, and was so happy. So the tow truck stayed on the rope, this time with the hook on. “I haven’t broken down,” it called to all the windows. “I’m being towed.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the tow truck, and then politely at the sky.',
      '{names} came out too, and walked once round the embarrassed truck.',
      { text: '{names} shaded both eyes with a hand, whenever the light came round.', needs: ['hands'] },
      { text: '{names} patted the yellow door, where nobody could see.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in front of the tow truck, to make it smaller.',
      '{names} whistled, as you do beside somebody who is only parked.',
      { text: '{names} plucked at the rope once, and it hummed like a bass.', needs: ['hands'] },
      { text: '{names} waved the traffic on, from the step, as if nothing was the matter.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked beside the rope, and could not tell either.',
      '{names} nodded to the people, who thought it was so well done.',
      { text: '{names} clapped too, once for each end of the rope.', needs: ['hands'] },
      { text: '{names} rolled up the rest of the rope, very neatly.', needs: ['hands'] }
    ]
  },
  bed: [
    'In front of the door stood the tow truck, and its light was off. This time it really was parked. Ahead of it stood the small car, with the rope still on.',
    '{H} washed, and lay down. The blanket was pulled up, nose high. It was hard to tell from which end.'
  ],
  last: [
    'On a long soft rope somebody was towed away, and {H} was asleep.',
    'Nobody had broken down, they were all only parked, and {H} was asleep.'
  ]
})
