import { wishPlot } from '../wish-plot.ts'

export const ridesInTheTrolley = wishPlot({
  id: 'wish-rides-in-the-trolley',
  wishes: ['riding trolley', 'rides trolley', 'ride trolley', 'rode trolley', 'riding trolly', 'ride trolly', 'sitting trolley', 'sits trolley', 'sit trolley', 'sat trolley', 'trolley seat', 'trolley seats', 'trolly seat', 'seat of trolley', 'trolley ride', 'trolley backwards', 'backwards in trolley', 'trolley facing backwards', 'riding shopping cart', 'rides shopping cart', 'ride shopping cart', 'rode shopping cart', 'sitting shopping cart', 'sits shopping cart', 'sit shopping cart', 'sat shopping cart', 'shopping cart seat', 'cart seat supermarket', 'riding grocery cart', 'ride grocery cart', 'sitting grocery cart', 'sits grocery cart', 'grocery cart seat', 'ride cart grocery store', 'ride cart supermarket', 'riding cart supermarket', 'drives the trolley seat', 'trolley driver', 'trolley drivers', 'pretends trolley car', 'shopping cart driver', 'carried in trolley', 'strapped in trolley', 'too big trolley seat', 'won’t sit trolley', 'won’t sit cart'],
  answers: ['trolley', 'trolleys', 'trolly', 'troley', 'cart', 'carts', 'riding', 'rides', 'ride', 'rode', 'sitting', 'sits', 'sit', 'sat', 'seat', 'in', 'at', 'the', 'shop', 'shops', 'shopping', 'supermarket', 'supermarkets', 'store', 'grocery', 'groceries', 'market', 'tesco', 'asda', 'aldi', 'lidl', 'coles', 'woolworths', 'walmart', 'target', 'costco', 'backwards', 'facing', 'front', 'back', 'legs', 'dangling', 'driver', 'driving', 'drives', 'drive', 'steering', 'steers', 'pushing', 'pushed', 'pushes', 'push', 'pull', 'pulled', 'with', 'mummy', 'mum', 'mommy', 'mom', 'daddy', 'dad', 'grandma', 'granny', 'nana', 'grandad', 'grandpa', 'auntie', 'sister', 'brother', 'baby', 'toddler', 'boy', 'girl', 'loves', 'likes', 'wants', 'always', 'every', 'saturday', 'week', 'weekly', 'today', 'first', 'time', 'big', 'little', 'fun', 'fast', 'funny', 'favourite', 'favorite', 'list', 'food', 'bananas', 'aisle', 'till', 'checkout', 'queue', 'waving', 'waves', 'everybody', 'people', 'still', 'won’t', 'too', 'like', 'car', 'pretends', 'pretend', 'helping', 'helps', 'morning', 'friday', 'weekend', 'nan'],
  except: ['wobbly', 'wonky', 'wheel', 'squeaky', 'rattles', 'crash', 'crashed', 'hit', 'hurt', 'hospital', 'fell', 'tipped', 'lost', 'stole', 'stolen', 'toy', 'bear', 'monkey', 'alien', 'elephant', 'lion', 'dinosaur', 'robot', 'dragon', 'monster', 'magic', 'talks', 'talking', 'alive', 'flying', 'flies', 'tantrum', 'screamed', 'screaming', 'meltdown', 'cries', 'cried', 'tram', 'train', 'san francisco', 'horse', 'donkey', 'luggage', 'airport', 'golf', 'river', 'hill', 'pony', 'dog'],
  moods: ['lost'],
  out: true,
  company: ['trolley', 'list', 'lemon', 'lemons', 'banana', 'bananas', 'cheese', 'broom', 'brooms', 'eggs', 'tins'],
  about: 'From the seat in the trolley a driver sees only what is past, until the list is missing and somebody must know the way back.',
  titles: ['Left at the Bananas', 'The Seat That Looks Back', '{H} Drives the Trolley', 'Only Backwards When It’s Pushed', 'What Comes Before Eggs'],
  want: [
    {
      id: 'left-at-the-bananas',
      A: 'partner',
      paragraphs: [
        '{H} was riding in the trolley. {H} sat up in the seat, with the strap clicked shut and both hands on the bar. A shopping list lay in {H}’s lap. “Left at the bananas!” called {H}. But the bananas had just gone by.',
        'The seat of a trolley looks backwards. “You can only see where we’ve been,” said {A}. “A driver has to see what’s coming,” said {H}. {H} wanted to drive.'
      ]
    }
  ],
  way: [
    {
      id: 'twisting',
      A: 'partner',
      paragraphs: [
        '{H} twisted round. The strap held on to the middle, and only the head came. But there was the front, for a moment, with a heap of lemons! “Right at the lemons!” called {H}, in good time, and the trolley went right.',
        'But a neck can’t stay like that, and {H} had to turn back. So {H} drove what was there. “Well done, lemons,” said {H}. “You can go now.” And the lemons went, and were smaller and smaller.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The trolley behind had a seat too, and a baby in it. But that baby looked backwards as well, and all {H} saw was its mother, choosing peas. Nobody in the seats could see anybody in the seats.',
        '“It’s a long line of drivers,” said {A}, “and they’ve all got their backs to it.” {H} waved to the mother, to have it passed on to the baby. The mother waved back with a bag of peas.'
      ]
    },
    {
      id: 'a-spoon-for-a-mirror',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On a hook hung soup spoons, for sale. {H} had one handed up, and held it like a mirror. There was the front of the shop, as small as a stamp, and bent. It was upside down as well. “Mind out,” said {H}, “they’re walking on the ceiling.”',
        '“Turn it over,” said {A}. On its back the spoon had everyone the right way up, but mostly it had {H}’s nose. The spoon went back on its hook.'
      ]
    },
    {
      id: 'legs-through',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The seat has two holes, and through them come the legs. From above {H} could not see them at all. “Are they still there?” asked {H}. “Two boots,” said {A}, “and one’s waving.” {H} had not told it to.',
        'For a while they were the front of the trolley, in a way, for whoever walks behind one. “Left,” said {H}, and kicked the left boot a bit. Nothing turned. The boots were not joined to the wheels.'
      ]
    },
    {
      id: 'stopping',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One thing you can do backwards, and that is stopping. “Stop,” said {H}, and the trolley stood. There were mops on one side and sieves on the other. They needed neither. “What have we stopped for?” asked {A}.',
        '{H} looked hard at a sieve. “To let the shop have a rest,” said {H}. From the seat it had been going away the whole time. Then {H} said “Go”. The sieves went on.'
      ]
    },
    {
      id: 'other-hides',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} went round the corner for flour, and came back up from the front. {H} did not see that coming. All at once there was flour in the trolley, and {A} beside it. “You might have rung a bell,” said {H}.',
        'So the next time {A} went round by the rice, to come from behind. {H} watched {A} get bigger, all the way along, with a cabbage. It took so long to be polite to somebody that far off. They both smiled until it hurt.'
      ]
    },
    {
      id: 'elder-on-the-cart',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I rode home from market on a cart,” said {S}, “and looked back too. I saw the houses get small. First the doors went. Then the windows went.” “And what was in front?” asked {A}.',
        '“I never knew,” said {S}. “Each time it was home. It always came up behind me, and there it was.” {A} thought that a good way to be surprised.'
      ]
    },
    {
      id: 'child-shopkeeper',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} walked in front and called out what was coming, so that {A} could steer from the seat. “Pasta,” called {S}. “Pasta. More pasta. Still pasta.” It was a long shelf. “Say when it changes,” said {A}.',
        '{S} said nothing for a bit. Then it was rice. {S} had been looking at the floor, which had a line on it. “It’s changed,” said {A}. “I can see it from here.” “Rice,” called {S}, to have it said.'
      ]
    },
    {
      id: 'wave-to-the-man',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A man with a basket came along behind them, at just the same speed. He was in front of {H} the whole time. They looked at each other. It is hard to know what to say to a person for the length of the jam.',
        '“Good morning,” said {H} at the strawberry. “Good morning,” said the man at the plum. “It’s my first time backwards,” said {H}. “You’re doing it well,” said the man, and turned off at the honey.'
      ]
    },
    {
      id: 'what-comes-before-eggs',
      A: 'partner',
      paragraphs: [
        'At the eggs they needed the list, and it was not in {H}’s lap. It must have slid off when {H} twisted round. But where was that? {A} had looked ahead the whole time, and shops are all alike when they are over.',
        '“What comes before eggs?” asked {A}. “Cheese,” said {H} at once, “and before that brooms. And before that the lemons, when they’re little.” “You see things twice as long as we do,” said {A}. “We pass them. You watch them go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pulled',
      A: 'partner',
      paragraphs: [
        'So they would go back, and {H} knew the way. But the trolley was turned, and the seat with it, and {H} was looking at the eggs again. {A} looked the trolley up and down. “It’s only backwards when it’s pushed,” said {A}.',
        'So it was taken by its nose and pulled. Now {H} sat right at the front, and there was nothing ahead but shop. “Past the cheese!” called the driver. “Left at the brooms!” And left they went.'
      ]
    },
    {
      id: 'bigger',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Going forwards, everything started small and got bigger. There was a speck. It became a tin, and then a tower of tins. {H} drove round it. “They’re coming at me,” said {H}. “That’s how the rest of us see them,” said {A}.',
        '{H} felt a bit sorry for the rest. You never knew what a thing would be when it was done growing. The next speck was a cauliflower.'
      ]
    },
    {
      id: 'horn',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A driver at the front needs a horn. {H} tried “Moop”, not very loud. A woman at the yoghurts stepped aside and said, “Sorry, lorry.” That was the right thing to say. {H} lifted one hand from the bar, as drivers do.',
        '“Can you do it backwards as well?” asked {A}. {H} tried. It came out as “Poom”. That one would do for when they were pushed again.'
      ]
    },
    {
      id: 'goodbye-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The whole shop came by a second time, the other way about. “Hello, cheese,” said {H}, who had only just said goodbye to it. The cheese looked the same from this side. A broom was different. It had had its back to them before.',
        '“Do they remember you?” asked {A}. {H} thought that the broom did. It stood with all its hair on end. One way it was sweeping, and the other way it was only surprised.'
      ]
    },
    {
      id: 'under-the-lemons',
      A: 'partner',
      paragraphs: [
        'The lemons came, and were bigger and bigger. Under them lay the list, with a wheel mark across the word “milk”. “What’s still on it?” asked {H}. It was only one thing, and {A} read it out. “Lemon.”',
        '{H} had it handed up, and held it on the bar with both hands, to steer by. They were pulled all the way to the till. “Till!” called {H}, while it was still as small as a biscuit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked ahead, and came back to say that there were bananas.',
      '{names} said which was left, for those who sit the other way round.',
      { text: '{names} put the first bananas in, behind the driver’s back.', needs: ['hands'] },
      { text: '{names} held up a turnip for a red light.', needs: ['hands'] }
    ],
    way: [
      '{names} went backwards as well for a bit, to see how it was.',
      '{names} turned left in front, and that was the driver’s right.',
      { text: '{names} moved the milk out of the way of the driver’s boots.', needs: ['hands'] },
      { text: '{names} gave the driver a loaf to hold, since the lap was free.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in front and kept the road clear, as far as the brooms.',
      '{names} looked for the list under the brooms, and it was not there yet.',
      { text: '{names} took hold of the trolley’s nose too, on the other side.', needs: ['hands'] },
      { text: '{names} waved the driver round the corner with one arm.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the lemon lay on the table, and the list beside it, all done.',
    '{H} washed, and went to bed backwards, to see the room go. Then {H} lay down.'
  ],
  last: [
    'The day got smaller and smaller, like lemons, and {H} was asleep.',
    'Left at the bananas went the trolley, in good time, and {H} was asleep.'
  ]
})
