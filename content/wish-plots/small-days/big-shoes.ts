import { wishPlot } from '../wish-plot.ts'

export const bigShoes = wishPlot({
  id: 'wish-big-shoes',
  wishes: ['mummy’s shoes', 'mum’s shoes', 'mummys shoes', 'mums shoes', 'mommy’s shoes', 'mom’s shoes', 'mama’s shoes', 'daddy’s shoes', 'dad’s shoes', 'daddys shoes', 'dads shoes', 'papa’s shoes', 'granny’s shoes', 'grandma’s shoes', 'grandpa’s shoes', 'grandad’s shoes', 'mummy’s big shoes', 'daddy’s big shoes', 'daddy’s boots', 'dad’s boots', 'mummy’s boots', 'mum’s boots', 'daddy’s big boots', 'grandad’s boots', 'grandpa’s boots', 'granny’s boots', 'grown up shoes', 'grown-up shoes', 'grown ups shoes', 'shoes are too big', 'shoes too big', 'shoes far too big', 'shoes much too big', 'enormous shoes', 'wears mummy’s shoes', 'wears daddy’s shoes', 'wearing mummy’s shoes', 'wearing daddy’s shoes', 'trying on mummy’s shoes', 'trying on daddy’s shoes', 'trying on shoes', 'tries on mummy’s shoes', 'tried on daddy’s shoes', 'clomping in shoes', 'clip clop shoes', 'clip-clop shoes', 'biggest shoes in the hall', 'mummy’s high heels', 'mum’s high heels', 'mommy’s high heels', 'grown up’s shoes', 'stomping in shoes', 'walking mummy’s shoes', 'walking in mummys shoes', 'walking daddy’s shoes', 'walking mum’s shoes', 'walk in mummy’s shoes'],
  answers: ['shoes', 'shoe', 'boots', 'boot', 'big', 'bigger', 'biggest', 'huge', 'enormous', 'too', 'much', 'far', 'wear', 'wears', 'wearing', 'wore', 'walk', 'walks', 'walking', 'walked', 'in', 'trying', 'tries', 'tried', 'try', 'on', 'put', 'puts', 'putting', 'dressing', 'up', 'grown-up', 'grown', 'work', 'hall', 'clop', 'clomp', 'clip', 'clomping', 'stomp', 'stomps', 'stomping', 'high', 'sister’s', 'brother’s', 'mummy’s', 'mum’s', 'daddy’s', 'dad’s', 'granny’s', 'grandma’s', 'grandad’s', 'grandpa’s', 'loves', 'likes', 'feet', 'heels', 'noisy', 'floor', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['new', 'shop', 'buy', 'bought', 'lost', 'stolen', 'thief', 'clown', 'giant', 'fairy', 'elves', 'snow', 'football', 'ballet', 'tap', 'rain', 'wellies', 'ice', 'dinosaur', 'dragon', 'robot', 'horse', 'cat', 'dog', 'died', 'dead', 'ill', 'hospital', 'flying', 'magic', 'lace', 'laces', 'small', 'tight', 'shiny', 'tie', 'school'],
  namesFamily: true,
  moods: ['learning', 'proud', 'first'],
  company: ['shoes', 'shoe', 'heel', 'heels', 'toes', 'socks', 'sock', 'hall', 'crease', 'leather', 'door', 'mat', 'floor'],
  about: 'The hero wants to walk to the door in the big shoes from the hall, and the feet go and the shoes stay, also with socks in the toes, until a crease shows where the foot in them ought to bend.',
  titles: ['The Foot Went and the Shoe Stayed', 'Clop', 'Where the Shoe Bends', '{H} in the Big Shoes', 'A Sock in the Heel'],
  want: [
    {
      id: 'big-shoes',
      A: 'partner',
      paragraphs: [
        'In the hall stood the big shoes, and {H} got in. There was so much room that {H} could have kept a frog at the back. {H} wanted to walk in them to the front door, and say “I’m off to work”. {H} took a step. The foot went, and the shoe stayed.',
        '“You’re off to work in one sock,” said {A}. {H} went back and got in again.'
      ]
    }
  ],
  way: [
    {
      id: 'who-gets-there-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} tried it very slowly. {H} lifted one foot, and the heel of the big shoe hung down from it, like a jaw. Then the shoe fell off. {H} tried it very fast. That was worse. Now the shoe was off before {H} was.',
        '“Perhaps it doesn’t know that you’re going,” said {A}. So {H} told the shoe beforehand. “Now,” said {H}. The shoe was taken by surprise all the same.'
      ]
    },
    {
      id: 'on-all-fours',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If the big shoes would not come along on the feet, {H} thought, there were the hands. {H} put the big shoes on both hands and walked to the mat on all fours. It went very well. The shoes said clop, clop, and never came off.',
        '“That’s the front of a horse,” said {A}. “It’s off to work,” said {H} at the door. But nobody had ever gone to work on their hands. And there was nothing left to turn the handle with.'
      ]
    },
    {
      id: 'like-skis',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t lift them at all,” said {A}. “Push them along.” {H} pushed the big shoes over the floor, left and right, as on skis. So they stayed on. {H} slid past the coats and past the clock, and came to the mat.',
        'The mat was no higher than a biscuit. But the shoes were not lifted, and so they stopped at its edge. {H} went on for a bit, and sat down. “It only works as far as there’s no up,” said {H}.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} did not need to look, to know that somebody was in the big shoes. “I can hear it from here,” said {A}. “In the mornings they say clop. With you they say clop-flap.” {H} had not noticed. {H} walked, and {A} listened with both eyes shut.',
        '“The clop’s you,” said {A}, “and the flap’s the shoe, coming after.” It was like walking with somebody who is always a little late. {H} waited for it at each step, to be nice.'
      ]
    },
    {
      id: 'socks-in-the-toes',
      A: 'partner',
      paragraphs: [
        '“They’re too long,” said {A}. “Fill them up at the front.” {H} rolled up four socks and stuffed two into each toe. Now {H}’s feet were right at the back. {H} stood up, and it was tight, and felt very grown-up. {H} took a step, and another. Flap, went the shoes. They did not bend at all. It was like walking on two planks, and at the third step {H} was out.'
      ]
    },
    {
      id: 'other-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Whose feet could get them to the door?” asked {A}. A duck’s might, for a duck’s feet are wide. But they were at the wrong end of a duck. An elephant’s would never go in. A goat would have to be two goats.',
        '{H} thought about the feet that the shoes belonged to. Those came home in them every evening, and the shoes always came along. “They don’t even look down,” said {H}.'
      ]
    },
    {
      id: 'elder-one-pair',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My cousin’s boots came to me,” said {S}, “and they were four sizes too big. I was told that I’d grow into them.” “Did you?” asked {A}. “In the spring,” said {S}. “Until then I turned round inside them. If somebody called, I turned, and the boots didn’t.”',
        '“So where did you go?” “Wherever the boots were looking,” said {S}. “I went to school like that, and quite often to the baker’s.”'
      ]
    },
    {
      id: 'child-in-one',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} only wanted one of the big shoes, and sat down in it. It was a boat, and just the right length for the front part of {S}. {A} pulled it by the lace as far as the coats. There the boat put in, and took on a glove.',
        '“Where to?” asked {A}. {S} pointed back to where they had come from. It had been nice there. So they sailed home, and the glove had to pay. It had only wanted to go the one way.'
      ]
    },
    {
      id: 'the-crease',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the mat, pulled out the socks, and was fed up. One big shoe lay there empty. {A} had a good look at it. “There’s a crease in it,” said {A}, “right across the top.” {H} ran a finger along the crease. It went from one side to the other, deep and soft.',
        '“It’s always bent there,” said {A} slowly. “Every step, for years. And where do you bend?” {H} put a foot in, right at the back, as before. {H}’s toes came nowhere near.'
      ]
    }
  ],
  turn: [
    {
      id: 'socks-in-the-heels',
      A: 'partner',
      paragraphs: [
        'So {H} slid forward, until the crease lay just where the toes begin. Now behind the heels there was a lot of room. The four socks went in there. {H} stood up, and lifted one heel. The big shoe bent, all by itself, in its old place. It came up, and came along, and stayed on. “Clop,” said {A}. There was no flap.'
      ]
    },
    {
      id: 'worn-on-one-side',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With every step {H} leaned a little to the left. “Why are you doing that?” asked {A}. {H} was not doing it. It was the shoes. {H} took one off and turned it over. The heel was lower on the one side, like a hill.',
        '“That’s how the feet walk that live in there,” said {A}, “and the shoe’s got used to it.” {H} put it back on and leaned, as it wished. It was a bit like holding hands with somebody who was out.'
      ]
    },
    {
      id: 'where-they-have-been',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was more to find on the big shoes. In the left sole was a small stone, stuck between two ridges. It was white, like those by the bus stop. On the right toe was a splash of something yellow. “That’s from when the hall was painted,” said {A}.',
        '“They’ve kept it,” said {H}. {H} left the stone where it was. It clicked a little on the floor, and you could tell by it which shoe was the left.'
      ]
    },
    {
      id: 'pet-hears-it',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'When {A} heard the big shoes say clop, {A} came at once, to see who was home. There was the right noise, and the right smell, but much too little on top. {A} looked up along {H}, and then down again, and waited for the rest.',
        '“It’s me,” said {H}. {A} stayed by the shoes all the same, and went with them to the mat. They were the ones that you had to see to the door.'
      ]
    },
    {
      id: 'other-small-ones',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} wished to try {H}’s shoes, in return. {A} got three toes in, and stood there like a heron. “Where do they bend?” asked {A}. {H} looked. There was a crease in them already, a very small one, right across the front.',
        '“You’ve only had them a month,” said {A}. So it begins at once, with the first step. {H} looked at that little line, and bent the shoe with both hands, just there. It went nearly by itself.'
      ]
    },
    {
      id: 'off-to-work',
      A: 'partner',
      paragraphs: [
        'Clop, went the big shoes, past the coats and past the clock. They went up on the mat like nothing at all. {H} took hold of the door handle. “I’m off to work,” said {H}, in a deep voice. “Have you got your key?” asked {A}, as in the mornings. “I’ll be late,” said {H}.',
        'Then {H} turned round on the mat, and came home, and it had been a long day. {H} got out, first the one foot and then the other, as grown-ups do, without the hands.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped back, because the shoe was still on its way.',
      '{names} looked into the shoe, for the frog.',
      { text: '{names} brought the shoe that had stayed behind.', needs: ['hands'] },
      { text: '{names} moved the umbrella out of the road.', needs: ['hands'] }
    ],
    way: [
      '{names} walked to the mat without any shoes, and it was no trouble.',
      '{names} sniffed at the socks, and moved away.',
      { text: '{names} fetched one more sock, a thick one.', needs: ['hands'] },
      { text: '{names} bent the empty shoe, and let it go straight again.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead to the mat.',
      '{names} heard the clop, and looked round for somebody tall.',
      { text: '{names} held out a bag, for work.', needs: ['hands'] },
      { text: '{names} waved from the kitchen, as in the mornings.', needs: ['hands'] }
    ]
  },
  bed: [
    'The big shoes stood in the hall again, side by side, with their noses to the door. Three of the socks were found.',
    '{H} washed two feet that had come home from work, and lay down. In the morning there would be a foot in that shoe, and it would meet a sock.'
  ],
  last: [
    'In the hall the shoes kept their crease, and {H} was asleep.',
    'Somebody had come home from work, and it had been a long day, and {H} was asleep.'
  ]
})
