import { wishPlot } from '../wish-plot.ts'

export const whyWeSleep = wishPlot({
  id: 'wish-why-we-have-to-sleep',
  wishes: ['why do we have to sleep', 'why have to sleep', 'why must sleep', 'why we need sleep', 'why do people sleep', 'why people sleep', 'why people need sleep', 'why everybody sleeps', 'why everyone sleeps', 'why humans sleep', 'why children sleep', 'why kids sleep', 'why bodies need sleep', 'why brain sleep', 'why have to go to sleep', 'why go to sleep not tired', 'go to sleep not tired', 'have to go to sleep not tired', 'have to sleep not tired', 'sleep not even tired', 'go to bed not tired', 'why have to go to bed', 'why must go to bed', 'why is there bedtime', 'why bedtime', 'why sleep at night', 'why sleep every night', 'what sleep good for', 'what happens when we sleep', 'never have to sleep', 'why can’t stay up all night', 'why can’t stay awake', 'sleep is a waste of time', 'sleep waste time', 'sleep boring why'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'when', 'do', 'does', 'is', 'are', 'we', 'I', 'you', 'they', 'he', 'she', 'people', 'everybody', 'everyone', 'humans', 'children', 'kids', 'bodies', 'body', 'brain', 'head', 'have', 'has', 'got', 'to', 'must', 'need', 'needs', 'should', 'go', 'going', 'sleep', 'sleeps', 'sleeping', 'slept', 'asleep', 'awake', 'bed', 'bedtime', 'night', 'nights', 'nighttime', 'every', 'evening', 'tonight', 'tired', 'not', 'even', 'am', 'I’m', 'so', 'at', 'all', 'for', 'good', 'happens', 'happen', 'while', 'if', 'nobody', 'never', 'can’t', 'stay', 'up', 'late', 'waste', 'time', 'boring', 'play', 'playing', 'grow', 'growing', 'rest', 'café', 'cafe', 'cups', 'washing', 'asks', 'asked', 'always', 'really', 'still', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'explain', 'want', 'wants', 'don’t', 'doesn’t', 'the', 'a', 'of', 'it', 'and', 'dream', 'early'],
  except: ['nightmare', 'nightmares', 'bad dream', 'scared', 'afraid', 'monster', 'dark', 'ill', 'sick', 'hospital', 'died', 'dead', 'dies', 'dying', 'operation', 'baby', 'teddy', 'bear', 'bears', 'hedgehog', 'hibernate', 'winter', 'cat', 'cats', 'dog', 'dogs', 'bat', 'bats', 'fish', 'horse', 'horses', 'owl', 'owls', 'animals', 'sloth', 'koala', 'dragon', 'dinosaur', 'princess', 'beauty', 'moon', 'sun', 'school', 'sleepover', 'tent', 'alone', 'own bed', 'own room', 'brother', 'sister', 'snore', 'snores', 'sleepwalk', 'grandma', 'grandpa', 'teacher', 'teachers', 'nap', 'wet', 'heat', 'hot', 'thunder', 'storm', 'noise', 'fairy', 'giant', 'wind', 'sea', 'river', 'trees', 'flowers', 'clock', 'fridge', 'train', 'toys'],
  moods: ['question', 'sleepless', 'learning'],
  company: ['café', 'cup', 'cups', 'sign', 'table', 'sieve', 'jug', 'bear', 'spoon', 'fridge', 'ceiling', 'duck', 'sink', 'shelf', 'dough', 'bowl', 'door', 'customer', 'customers'],
  beginsElsewhere: true,
  about: 'The hero, not tired at all, keeps a café on the kitchen table that never shuts, until there is only a sieve left to drink from and shutting turns out to be good for something: a head, too, can only wash up and put away when nobody comes in.',
  titles: ['The Café That Never Shut', 'Six Cups and a Sieve', '{H} Turns the Sign', 'Shut for Washing Up', 'Nobody Was Tired'],
  want: [
    {
      id: 'open-all-night',
      A: 'partner',
      paragraphs: [
        '“Why do we have to sleep?” asked {H}, who was not tired at all. “Because it’s night,” said {A}. It was night for the fridge as well, and that only hummed.',
        'On the kitchen table {H} had a café, with six cups, a jug and a toy bear waiting. The sign said OPEN. “My café’s never going to shut,” said {H}, “and I’m not, either.”'
      ]
    }
  ],
  way: [
    {
      id: 'rested-already',
      A: 'partner',
      paragraphs: [
        '“Sleep’s for having a rest,” said {A}. So {H} had a rest without it. {H} sat on a chair, quite still, with both eyes open. “Rested?” asked {A} after a minute.',
        '“I didn’t get round to it,” said {H}. “There’s a crack in the ceiling like a duck. The fridge hums, and then it clicks. And my left sock’s warmer than my right.” It had been a very busy rest.'
      ]
    },
    {
      id: 'smells-of-the-last',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For the next customer there was a spoonful of raspberry jam in the water. The one after that wanted mint. {H} had no time to rinse, and so the mint went in on top. {A} tasted it with the tip of a tongue. “It’s toothpaste,” said {A}, “that’s been to a birthday.”',
        '“It’s only what was in the cup before,” said {H}. By the third customer the café had only one flavour left. It was called Everything, and nobody asked for a second cup.'
      ]
    },
    {
      id: 'who-had-what',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’d like a water, warm, with a raisin,” said {A}. “And the bear has a cold one without. And the sock has half.” {H} went off with the jug, saying it over. Warm, cold, half, sock. By the other end of the table it had become half a raisin.',
        'The bear got a warm one. {A} was brought the sock. “There’s such a lot in my head already,” said {H}. “It’s standing about in there, and I can’t get to the front.”'
      ]
    },
    {
      id: 'like-a-flamingo',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Flamingos sleep standing up,” said {A}. {H} thought that was clever, for in between they could still serve. {H} stood on one leg beside the table, with a cup in each hand. At first it went very well. Then the leg had something to say.',
        'It said it with the knee. {H} sat down on a cushion, and both the cups were still full. “The flamingo sleeps, too,” said {A}. “It only leaves out the lying down.” So flamingos were no help at all.'
      ]
    },
    {
      id: 'who-pours-for-you',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They changed over, and {A} was the café. {H} ordered, as fast as {H} could, and {A} ran. “Another one! And one for the bear! And the bear’s spilt it!” {A} could pour, or carry, or wipe. But {A} had only come with two hands.',
        'So there was pouring and carrying, and the wiping was left for later. A small lake stood on the table, and nobody’s elbow was dry. “When’s later?” asked {H}. “When you stop ordering,” said {A}, out of breath.'
      ]
    },
    {
      id: 'other-looks-for-a-seat',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in and asked for a table. “It’s this one,” said {H}, “but it’s full.” {A} found a small place for one finger, between two used cups. {A} put down the finger, and sat over it on a chair, and looked at the menu.',
        '“What’s good here?” asked {A}. “You can have it in the lid of the jug,” said {H}. “Then the jug’s got nothing on.” {A} thought it over. “I’ll come again,” said {A}, “when you’re shut.”'
      ]
    },
    {
      id: 'pet-has-shut',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had shut a good while ago. {H} set down a menu in front of {A}, and there was no order. {H} read out everything that there was, twice, and at the second reading {A} breathed out. It did not sound like water with a raisin.',
        '“{A} hasn’t done anything all day,” said {H}, “and still sleeps.” So it could not just be from being tired. {H} took the menu away again. {A} went on with whatever it was, and seemed to be getting through it.'
      ]
    },
    {
      id: 'elder-stayed-up',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once stayed up a whole night,” said {S}, “because I wanted to see what was in it.” “What was?” asked {A}. “The same as in the evening, only with cold feet,” said {S}. “But in the morning I put my shoes in the fridge. And I showed the milk out at the front door.”',
        '“Did the milk go?” asked {A}. It had stood outside until noon. {S} had gone out in slippers, and been very surprised at how well they fitted.'
      ]
    },
    {
      id: 'child-is-asleep',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I can sleep and be open,” said {S}. {S} shut both eyes tight, and went round the table with the jug. “I’m asleep now,” called {S}. “Say what you want.” {A} wanted a water. {S} poured it in, and it was the sugar bowl.',
        '“Now I’m snoring,” said {S}, and did, so that everybody knew. “You’re talking,” said {A}. “That’s somebody else,” said {S}. “I can’t hear it. I’m asleep.”'
      ]
    },
    {
      id: 'only-the-sieve',
      A: 'partner',
      paragraphs: [
        'So the café stayed open. The bear came, then the wooden spoon, then the bear again. Soon all six cups were used.',
        '“A water, please,” said {A}. {H} looked everywhere. “I’ve still got the sieve,” said {H}, and poured, over the sink. The water went straight through. “That was quick,” said {A}. “And what’s in the cups?” “Old drops,” said {H}.'
      ]
    },
    {
      id: 'when-do-you-wash-up',
      A: 'partner',
      paragraphs: [
        '{A} looked at the heap. “When does your café wash up?” asked {A}. “It can’t,” said {H}. “Somebody always comes in.” So {A} turned the sign round, and now it said SHUT.',
        'Nobody came. {A} washed, and {H} dried. One after another the cups went up on the shelf. “There’s room again,” said {H}. “We only had to shut.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-head-is-a-cafe',
      A: 'partner',
      paragraphs: [
        '“Your head’s a café, too,” said {A}. “All day something comes in. The duck did, and the fridge, and the sock. Only when you sleep can it wash up. It throws out the old drops, and puts on the shelf what you want to keep.”',
        '“And my legs?” asked {H}. “They get mended, and they grow,” said {A}. “That’s mostly done at night.” {H} had thought that sleep was when nothing happened.'
      ]
    },
    {
      id: 'what-is-on-the-shelf',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did we have for lunch, three Tuesdays ago?” asked {A}. {H} looked for it, and it was not there. “And the day we had cake on the bench, when there was a pigeon?” That was there at once. The pigeon had walked off with the paper, and worn it.',
        '“So lunch went down the sink,” said {H}, “and the pigeon’s on the shelf.” That had been well sorted. {H} could not have done it better, and had slept all the while.'
      ]
    },
    {
      id: 'dough-under-a-cloth',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the corner stood a bowl with a cloth on, for tomorrow’s bread. {H} looked under the cloth. “It’s just lying there,” said {H}. “That’s what it looks like,” said {A}. “But nobody must bump it. By the morning it’ll be up at the rim.”',
        '{H} put the cloth back, right up to where a chin would be. Then {H} looked for the mark on the door frame, where people are measured. It was lower than {H} was. Nobody had noticed when that was done, and so it must have been at night.'
      ]
    },
    {
      id: 'how-it-knows',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“But if I’m not tired,” asked {H}, “how does it know it’s time?” “Heads wait until it’s dark and quiet,” said {A}. “Then they send somebody out with the sign.” They turned off the big lamp, and sat in the light from the hall. The fridge clicked.',
        'Nobody came with a sign. But {H}’s eyelids had got heavier, first the left and then the right. “I think they’re looking for it,” said {H}.'
      ]
    },
    {
      id: 'the-new-sign',
      A: 'partner',
      paragraphs: [
        '{H} still was not tired. But there was a duck in there that wanted putting away. So {H} wrote a new sign for the bedroom door. SHUT, it said. WASHING UP.',
        'They were just hanging it when one last customer came. It came in through {H}’s mouth, and opened it very wide. “That was a yawn,” said {A}. “It’s too late,” said {H}. “We’re shut.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the café too, and had to say how many.',
      '{names} listened to the fridge, to hear if it was tired.',
      { text: '{names} drank a cup of water down to the last drop, and left it there.', needs: ['hands'] },
      { text: '{names} helped to set out the cups, three and three.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the duck in the ceiling.',
      '{names} stood in the queue, behind the wooden spoon.',
      { text: '{names} tried to order half a cup, and got it in a sieve.', needs: ['hands'] },
      { text: '{names} put one used cup into another, to make room.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked past the café on tiptoe, because it was shut.',
      '{names} yawned as well, and went in at the end of the queue.',
      { text: '{names} held the new sign straight while it was hung.', needs: ['hands'] },
      { text: '{names} turned the last cup upside down on the shelf.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were pushed in at the café. Six clean cups stood on the shelf, and the sieve hung on its hook, and held nothing.',
    '{H} washed, and lay down behind the door with the sign. The left eye shut, and then the right. Now nobody could come in, and inside somebody turned on the tap.'
  ],
  last: [
    'The duck was dried and put up on its shelf, and {H} was asleep.',
    'It was shut, so that there would be clean cups in the morning, and {H} was asleep.'
  ]
})
