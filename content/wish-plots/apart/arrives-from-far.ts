import { wishPlot } from '../wish-plot.ts'

export const arrivesFromFar = wishPlot({
  id: 'wish-arrives-from-far',
  beginsElsewhere: true,
  wishes: ['arrives tomorrow', 'arriving tomorrow', 'arrive tomorrow', 'flying in tomorrow', 'flies in tomorrow', 'lands tomorrow', 'landing tomorrow', 'airport fetch', 'airport collect', 'airport meet', 'airport picking', 'airport pick up grandma', 'train tomorrow collect', 'station tomorrow meet', 'coming tomorrow all the way', 'comes tomorrow from far', 'coming from far away tomorrow', 'uncle arrives tomorrow', 'arrives australia tomorrow', 'tomorrow long flight', 'gets here tomorrow flight', 'tomorrow hour flight', 'coming tomorrow way', 'comes tomorrow way', 'comes tomorrow train', 'coming tomorrow australia', 'coming tomorrow india', 'coming tomorrow canada', 'coming tomorrow america', 'coming over tomorrow plane', 'plane tomorrow grandma', 'flight lands', 'coming tomorrow never met', 'flying tomorrow ghana'],
  answers: ['tomorrow', 'morning', 'night', 'evening', 'airport', 'station', 'train', 'plane', 'flight', 'flying', 'long', 'journey', 'far', 'away', 'from', 'other', 'side', 'world', 'all', 'way', 'australia', 'india', 'canada', 'america', 'africa', 'brazil', 'poland', 'spain', 'japan', 'new', 'zealand', 'ghana', 'germany', 'scotland', 'italy', 'france', 'abroad', 'another', 'country', 'grandma', 'granny', 'nana', 'oma', 'opa', 'grandpa', 'grandad', 'grandparents', 'aunt', 'auntie', 'aunty', 'uncle', 'cousin', 'cousins', 'family', 'meet', 'meeting', 'met', 'never', 'first', 'time', 'excited', 'wait', 'can’t', 'pick', 'picking', 'up', 'collect', 'fetch', 'fetching', 'going', 'come', 'comes', 'coming', 'visit', 'see', 'sign', 'sleep', 'twelve', 'hours', 'terminal', 'year', 'years', 'since', 'last', 'seen', 'half'],
  except: ['we’re', 'fly', 'visiting', 'parcel', 'post', 'delivery', 'santa', 'christmas', 'fairy', 'sofa', 'bike', 'puppy', 'kitten', 'dog', 'cat', 'baby', 'hospital', 'ill', 'funeral', 'died', 'war', 'refugee', 'police', 'snow', 'storm', 'holiday', 'leaves', 'leaving', 'goodbye', 'pilot', 'alien', 'ufo', 'moon', 'school', 'teacher', 'circus', 'hate', 'cancelled', 'afraid', 'scared'],
  moods: ['waiting', 'first', 'proud', 'change', 'sleepless'],
  fed: true,
  company: ['clock', 'seat', 'ticket', 'bell'],
  about: 'The hero hurries so that the one from far away is here sooner, and nobody comes, for the traveller sits in a seat without moving a foot; so the hero travels to tomorrow as well, lying down.',
  titles: ['The Sleeper to Tomorrow', 'Sitting Still From Far Away', '{H} Gets Ahead', 'Arriving Tomorrow', 'Calling at Bath and Teeth'],
  want: [
    {
      id: 'from-far-away',
      A: 'partner',
      paragraphs: [
        'Tomorrow one of the family was arriving from far away. It was so far that you had to sleep on the way. {H} could not wait. “We’ll have to hurry up,” said {H}, and began.',
        'At five {H} was washed. At ten past, {H} had had supper, standing. At half past, {H} stood in pyjamas by the door. “What are you doing?” asked {A}. “I’m nearly at tomorrow,” said {H}. “Where are you?” {A} was still at the washing up.'
      ]
    }
  ],
  way: [
    {
      id: 'the-clock',
      A: 'partner',
      paragraphs: [
        'Only the clock was slow. {H} took it down from its nail and turned the hands, right through the night. At seven {H} stopped. “Good morning,” said {H}. “Now they’re arriving.”',
        'They opened the door. A moth was there. Nobody else had come. “They may have been held up,” said {A}. {H} turned the clock on as far as lunch. It was still the same evening as before.'
      ]
    },
    {
      id: 'where-now',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked on the globe for where the traveller was just then. {A} laid one finger on here. The other went round the back, till it was nearly underneath. “When it’s night here, it’s morning round there,” said {A}.',
        '{H} carried the lamp round to that side. Now it was light there, and dark here. “They’re having breakfast,” said {H}. “Is it today’s, or is it tomorrow’s already?” {A} thought it best to ask the traveller.'
      ]
    },
    {
      id: 'long-sitting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They wanted to know what it was to sit for so long. Two chairs stood in a row, and one was by the window. {A} brought a tray with a bun, a smaller bun, and something under a lid. “You’re not to put your elbows anywhere,” said {A}.',
        '{H} ate with no elbows. After five minutes they had both sat in every way there was. “How many of those is it?” asked {H}. {A} worked it out on the paper napkin. It was a hundred and sixty-eight.'
      ]
    },
    {
      id: 'the-bed',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A bed had been made up for the traveller. {H} lay down in it, to see what there was to see. There was a crack in the ceiling, in the shape of a duck. “I’ll tell them,” said {H}, “or they’ll lie there and think that it’s a goose.”',
        '{A} put a glass by the bed, and a book, and a torch. Whoever comes from far away is awake at three. At three, where they live, there is lunch. {A} went and laid a bun beside the torch.'
      ]
    },
    {
      id: 'what-was-hurried',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Some of the hurry had gone wrong. {H} had the left slipper on the right foot, and toothpaste behind one ear. The pyjamas looked backwards. “You’re coming and going at once,” said {A}.',
        '{A} put the feet right. “I’d never have time for that,” said {H}. “I’ve got somebody coming from the other end of the world.” {A} did the ear as well. It only took as long as it took.'
      ]
    },
    {
      id: 'calendar',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the calendar there was a red ring round tomorrow, with a drawing in it. It was meant to be a plane. It might have been a train, or a fish. “However they come,” said {A}, “that’s them.”',
        '{H} laid a finger on today. Between the two squares there was only a line, as thin as a hair. “It isn’t far at all,” said {H}. “You could step over it.” Over there in the red ring the fish was smiling.'
      ]
    },
    {
      id: 'bus-or-train',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had once been met by the wrong people. “They had flowers,” said {A}, “and they cried, and I didn’t like to say.” “What did you do?” asked {H}. “I carried the flowers a bit of the way. Then their own aunt came out.”',
        'They had all been very nice about it. The aunt had given {A} a daisy. {H} made a note of it for tomorrow: look at the face first, and then cry.'
      ]
    },
    {
      id: 'half-way',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Could we go and meet them half way?” asked {H}. {A} thought where that would be. Half way was somewhere dark, without a bench. “They’ll only rush by there,” said {A}, “and somebody will bring them tea.”',
        'So {H} met them half way down the hall. {H} stood there for a time, and looked ahead, and nodded. {A} came from the kitchen with a tray, and balanced. “Tea?” asked {A}. It was bumpy by the shoes.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was going to meet the traveller too, though not before they were at the door. So {A} had to be practised as well. {H} came in at the door with a bag, and waited to be met.',
        '{A} looked past {H}, in case somebody was coming. Nobody came. {A} looked at the bag. To {A}, whoever arrived from far away had better have something in it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small they came by ship,” said {S}, “and you stood on the quay. There were four hundred faces along the rail, each as big as a pea.” “How did you find yours?” asked {A}. “My aunt had said, I’ll be the one who’s eating an orange.”',
        '{S} laughed. “It was from Spain, that ship, and it was full of oranges. They were all eating one. I waved at everybody, to be safe, and four hundred waved back.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had made a sign for tomorrow. It had a crab on it. “Why a crab?” asked {A}. “Because I can do crabs,” said {S}. It was a good one, with all its legs and two over.',
        '“Then nobody who doesn’t like crabs will come to us,” said {A}. {S} had thought of that. “It’s got so many legs,” said {S}, “because it’s come from so far away.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was good at arrivals. {A} arrived on the rug, from under the table, and everybody had to be amazed. “There you are!” said {H}. {A} turned round at once, went back under the table, and set out again.',
        'It was not far, but {A} looked each time as if it had been days. On the sixth journey there was a sock to bring. {H} took it with both hands and thanked {A} for coming.'
      ]
    },
    {
      id: 'not-a-foot',
      A: 'partner',
      paragraphs: [
        '{A} hung the clock back on its nail, and put it right. “And what’s the traveller doing now?” asked {A}. “Sitting,” said {H}. “Perhaps with the shoes off.”',
        '“So the traveller isn’t moving a foot,” said {A}, “and is faster than anybody. And you’ve run about all evening, and you’re still in the hall.” {H} looked down. It was the same bit of hall.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sleeper',
      A: 'partner',
      paragraphs: [
        '“I need a seat too,” said {H}. “To tomorrow.” There was one, by the window, with a pillow and a blanket. Other people called it a bed. {A} put on a cap, and wrote a ticket. “Calling at Teeth,” called {A}, “at Dark, and at the Middle of the Night! Arriving tomorrow, at breakfast!”',
        '{H} found the seat and did up the blanket. {A} punched a hole in the ticket with a fork. “When does it go?” asked {H}. “It’s going,” said {A}. {H} lay still and looked out. The moon had been on the left of the chimney. Now it was on the right.'
      ]
    },
    {
      id: 'luggage',
      A: 'same',
      spare: 12,
      paragraphs: [
        'For a journey like that you need luggage. {H} took along one bear, for the lap, and the red slippers, to arrive in. {A} put a biscuit in a bag, and wrote on it: for tomorrow. It was to be the first thing that the traveller got here.',
        '“Have you anything to declare?” asked {A} with the cap on. {H} thought it over. “I’m looking forward,” said {H}. {A} wrote that down. It was too big for under the seat, and had to go on top.'
      ]
    },
    {
      id: 'fellow-traveller',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The seat next to it was free, so {A} sat down there, with a newspaper. “Going far?” asked {A}. “To tomorrow,” said {H}. “What a coincidence,” said {A}. “I’m going there too. I’m being met.”',
        'They shared a tangerine and put the peel in the little net. Through the window went a cat, along its wall, from right to left. “We’re overtaking,” said {H}.'
      ]
    },
    {
      id: 'at-the-same-time',
      A: 'partner',
      paragraphs: [
        '{H} had both feet quite still. It was going well. “They’re sitting there, and I’m lying here,” said {H} to {A}. “So we’ll get to tomorrow at the same time.” Then {H} thought of something.',
        '“But I’ll be there first,” said {H}. “I haven’t got so far to the door.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the door as well, in case it was soon.',
      '{names} hurried along, and did not know where to.',
      { text: '{names} laid out the cups for tomorrow’s breakfast.', needs: ['hands'] },
      { text: '{names} dried what had been washed up so fast.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the moth, which had come from not so far.',
      '{names} listened down the road for wheels.',
      { text: '{names} held the clock while it was lunch.', needs: ['hands'] },
      { text: '{names} shut the door on the evening again.', needs: ['hands'] }
    ],
    turn: [
      '{names} took a seat by the aisle, and kept still.',
      '{names} boarded too, without a ticket.',
      { text: '{names} waved a handkerchief, for those who go.', needs: ['hands'] },
      { text: '{names} tucked in the blanket, as far as the belt.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} set two red slippers by the door, side by side, with their toes to tomorrow.',
    'The train called at Teeth, where {H} got out and washed once more. Then {H} lay down, and it went on.'
  ],
  last: [
    'Far up over the sea somebody sat, down here lay {H}, asleep, and both were on the way.',
    'The train went past Dark without a sound, and {H} slept.'
  ]
})
