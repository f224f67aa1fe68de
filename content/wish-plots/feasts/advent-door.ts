import { wishPlot } from '../wish-plot.ts'

export const adventDoor = wishPlot({
  id: 'wish-christmas-door',
  beginsElsewhere: true,
  themes: ['christmas'],
  wishes: ['Christmas', 'advent calendar', 'advent', 'Christmas Eve', 'waiting for Christmas', 'December'],
  answers: ['calendar', 'eve', 'waiting', 'door', 'doors', 'coming', 'countdown'],
  company: ['house', 'robin'],
  except: ['village', 'upcountry', 'shags', 'ushago', 'compound', 'homestead', 'countryside', 'hometown', 'mango', 'tree', 'trees', 'decorating', 'decorate', 'decorations', 'baubles', 'card', 'cards', 'market', 'markets', 'stall', 'stalls', 'fayre', 'save', 'saves', 'saved', 'saving', 'rescue', 'rescues', 'rescued', 'semana', 'list', 'lists', 'wishlist', 'letter', 'letters', 'writing', 'write', 'writes', 'carol', 'carols', 'carolling', 'caroling'],
  moods: ['waiting', 'first'],
  about: 'On the first of December the hero opens the last door of the Advent calendar by mistake, and cannot stop knowing what is in it.',
  titles: ['The Last Door First', 'Number Twenty-Four', '{H} Knows Already', 'With Both Eyes Shut', 'A House with Its Lamps Lit'],
  want: [
    {
      id: 'last-door',
      A: 'partner',
      paragraphs: [
        'On the first of December a calendar hung on the wall. It had a door for each day until Christmas. {H} only meant to open the first. But the last was the biggest, and a corner of it stood up. One finger went in, and the door was open.',
        'Behind it was a house in the snow, with a lamp in every window. {H} shut it at once. “Now I know how it ends,” said {H}. “I don’t want to know it any more.”'
      ]
    }
  ],
  way: [
    {
      id: 'ajar',
      A: 'partner',
      paragraphs: [
        '“I didn’t look,” said {A}, with one hand over {A}’s eyes. They pressed the door down with a thumb, and it came up again. They put a peg on it. The calendar fell off the wall.',
        '{H} tried to forget the house. {H} thought about soup, as hard as possible. It was good thick soup. Somebody was eating it, in a house in the snow.'
      ]
    },
    {
      id: 'small-doors',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Each morning they opened a small door. There was a robin, and a boot, and a bell. And each morning the big door stood open by the width of a hair. Somebody in there wanted to see too.',
        '“What’s today?” asked {A}. “A mitten,” said {H}. “Only the one?” They had to wait until the ninth for the other, and it was on a different hand.'
      ]
    },
    {
      id: 'guessing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it a camel?” asked {A} over the washing-up. “I’m not saying,” said {H}. “Is it a bus?” {H} kept {H}’s lips shut. “Has it got windows?” asked {A}, and looked at {H}’s face.',
        'After that {H} wore a scarf when there was guessing, right up to {H}’s eyes. “Has it got snow on?” asked {A}. The scarf said nothing. But {H}’s eyes went to the window, and {H} needed a hat as well.'
      ]
    },
    {
      id: 'chain',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} and {A} made a chain out of paper rings, with a ring for each night until Christmas. It went from the door to the lamp, and down the other side as far as a chair.',
        'Every evening they took one off. What they took off went on {H}’s arm. Soon there was more Christmas on {H} than on the lamp. “It’s getting shorter at one end,” said {A}. “It’s only moving over,” said {H}.'
      ]
    },
    {
      id: 'lamp-through',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You can’t hold it up to the light either,” said {A}. {H} had not known that you could. So of course they had to do it, just with the corner where the fourth was.',
        'There was something grey, with four legs. “It’s a table,” said {A}. “It’s a donkey,” said {H}. They both forgot it again as well as they could. On the fourth it was a table, and there was a cake on it.'
      ]
    },
    {
      id: 'wrong-place',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} and {A} hung the calendar with its face to the wall. That helped until breakfast. Then they had to turn it round for the fifth. There was the big door, and it opened its mouth.',
        '“It wants to tell somebody,” said {A}. “It mustn’t,” said {H}. They stuck a raisin on it, to keep it shut. In the evening the raisin was gone, and {A} was chewing, and looked at the ceiling.'
      ]
    },
    {
      id: 'biscuits',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Then came the day for biscuits. They pressed out stars, and stars, and more stars. It smelled of cinnamon and warm butter as far as the front door.',
        '{H} made one out of the last bit of dough, with no cutter. It had a roof, and a row of holes for windows. “What’s that going to be?” asked {A}. {H} looked at it, and broke off the chimney, and then the corners. “A star,” said {H}.'
      ]
    },
    {
      id: 'pet-door',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was somebody to tell, after all. {H} whispered it to {A}, all of it, the snow and the lamps. It was a great relief.',
        '{A} looked at {H} and then at the calendar. “You knew it before?” asked {H}. It was quite possible. {A} had been alone with it for the whole of the morning.'
      ]
    },
    {
      id: 'elder-peep',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had one calendar for the six of us,” said {S}. “I got every sixth door, and mine were always the dull ones. One year I had three candles and a turnip.” “And the last?” asked {A}.',
        '“That was my cousin’s. He wouldn’t tell me what it was. He still won’t.” {S} looked into the lamp. “I ring him up every Christmas and ask.”'
      ]
    },
    {
      id: 'child-opens',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} thought that there should be a door for yesterday as well. “Yesterday’s over,” said {A}. “But it’s still open,” said {S}, and looked in, to see if there was anything new.',
        'The robin was still in there. {S} said good morning to it, and to the boot and the bell, every day, from the beginning. It took longer each time. On the twentieth they were nearly late.'
      ]
    },
    {
      id: 'new-to-me',
      A: 'partner',
      paragraphs: [
        '“You can’t un-know it,” said {A}. “But it’s only you that knows it. For me the whole of Christmas is still in there.” {H} stopped thinking about soup. “Don’t you want to know?” asked {H}. “Very much,” said {A}. “That’s what’s so nice about it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'new-picture',
      A: 'partner',
      paragraphs: [
        'So {H} took a piece of paper, no bigger than a biscuit, and drew something else for {A}. {H} stuck it over the house. The door would not shut at all now, and got a ribbon round it. “Don’t look,” said {H}. “I never do,” said {A}.',
        'From then on {H} could hardly wait. Each morning {H} looked at the big door, and then at {A}. December had never been so long.'
      ]
    },
    {
      id: 'longest-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The day before was the longest of them all. {A} swept the floor where it was clean. {H} asked what time it was, and it was the same time as before.',
        '“What did you use to do at this hour?” asked {A}. Neither of them could remember. They sat down side by side and watched the ribbon. It did not do anything either.'
      ]
    },
    {
      id: 'thick-door',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It’s got thicker, that door,” said {A}. {H} looked, and it had. It stood out from the wall like a pocket with an apple in it. “It must be the snow,” said {H}. “It’s been in there for weeks.”',
        '{A} agreed that snow does that. They tied the ribbon a bit looser. It would have been a pity if it had come out on the twenty-third.'
      ]
    },
    {
      id: 'christmas-eve',
      A: 'partner',
      paragraphs: [
        'And then it was Christmas Eve. {A} pulled at the ribbon, and there was {A}, drawn in red, with one hand over {A}’s eyes. “That’s me!” said {A}. “I’m not looking!” {A} laughed until the calendar shook. “And now let me see what’s underneath.”',
        '“It’s a house,” said {H}, and lifted the picture. It was not a house. It was another small piece of paper, with {H} on it. One finger was in a very big door. “Who did that?” asked {H}. “I did,” said {A}, “but with my eyes shut.” They lifted that one too. There stood the house at last, with all its lamps lit. {H} had nearly forgotten it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the open door, which smelled of snow and glue.',
      '{names} turned away too, with great care, and bumped into the wall.',
      { text: '{names} shut both eyes and patted the other doors, to be sure of them.', needs: ['hands'] },
      { text: '{names} pinned up one end of a paper chain, as it was only the first.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down, like somebody who had finished a lot of soup.',
      '{names} caught the calendar as it fell, mostly with the back.',
      { text: '{names} hummed a carol, to help with the forgetting.', needs: ['hands'] },
      { text: '{names} held the big door shut until every thumb got tired.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the calendar each morning and breathed on the biggest door.',
      '{names} went about in the last bit of ribbon until noon.',
      { text: '{names} peeled a mandarin a day, which was another sort of calendar.', needs: ['hands'] },
      { text: '{names} hung a star beside the calendar and did not ask.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the doors stood open now. The two small pictures were put back in, so that somebody lived in the house.',
    '{H} washed and lay down, with one hand over {H}’s eyes. It was quite dark in there already.'
  ],
  last: [
    'Nobody looked, and behind the last door all the lamps were lit, and {H} slept.',
    'It was the night before Christmas, and {H} was asleep and did not know a thing.'
  ]
})
