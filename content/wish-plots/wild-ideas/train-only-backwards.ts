import { wishPlot } from '../wish-plot.ts'

export const trainOnlyBackwards = wishPlot({
  id: 'wish-train-only-backwards',
  wishes: ['train backwards', 'train backward', 'train only goes backwards', 'train drives backwards', 'train runs backwards', 'train reverse', 'train reverses', 'train back to front', 'engine backwards', 'engine backward', 'engine only goes backwards', 'engine drives backwards', 'engine runs backwards', 'engine reverse', 'engine reverses', 'engine back to front', 'locomotive backwards', 'locomotive backward', 'locomotive only goes backwards', 'locomotive drives backwards', 'locomotive runs backwards', 'locomotive reverse', 'locomotive reverses', 'locomotive back to front', 'train reversing', 'train wrong way round', 'train can’t go forwards', 'train won’t go forwards', 'train back first', 'train hates going forwards', 'choo choo backwards', 'tram backwards', 'tram reverse', 'train drives the wrong way', 'train wrong direction', 'train that never goes forwards', 'train last carriage first', 'metro backwards', 'tube train backwards', 'train pushes backwards', 'little engine backwards'],
  answers: ['train', 'trains', 'engine', 'steam', 'locomotive', 'railway', 'tram', 'carriage', 'carriages', 'backwards', 'backward', 'forwards', 'forward', 'reverse', 'reverses', 'wrong', 'way', 'round', 'direction', 'front', 'back', 'last', 'first', 'goes', 'go', 'going', 'went', 'gone', 'drives', 'runs', 'can', 'can’t', 'won’t', 'ever', 'station', 'stations', 'platform', 'driver', 'guard', 'passengers', 'sea', 'seaside', 'rails', 'track', 'tracks', 'tunnel', 'bridge', 'window', 'sees', 'see', 'seen', 'where', 'been', 'looks', 'behind', 'faster', 'slow', 'red', 'blue', 'stuck', 'travels', 'ride', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was'],
  except: ['crash', 'crashed', 'accident', 'lost', 'late', 'model', 'toy', 'ghost', 'dinosaur', 'dragon', 'sleep', 'sleeper', 'film', 'birthday', 'school', 'broken down', 'died', 'polar express', 'witch'],
  moods: ['question', 'first', 'change', 'learning', 'waiting'],
  isTale: true,
  out: true,
  company: ['train', 'engine', 'carriage', 'carriages', 'driver', 'guard', 'cow', 'goat', 'sea', 'station', 'rails', 'tunnel', 'lady', 'gull', 'window', 'cap'],
  about: 'A train only goes backwards and sees each station when it has gone by, until somebody stands at the end that goes first and says what is coming.',
  titles: ['The Train That Only Went Backwards', 'The Front Was at the Back', 'Cow, Said the Last Carriage', '{H} Sees the Sea First', 'Where We Have Just Been'],
  want: [
    {
      id: 'right-behind-the-engine',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be the first to see the sea. So {H} got into the very first carriage with {A}, right behind the engine. The engine gave a whistle, and off went the train, backwards. “Isn’t this the wrong way?” called {H}. “I only go backwards,” said the train. “I like to see where I’ve been.” The station grew small before their eyes. The very first carriage was the very last one now. “We’ll be last at the sea,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'everything-goes-away',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Out of the window all the things came from behind, when nobody expected them. A tree was there, and only then did it get further off. “You never know what’s coming,” said {H}. “But you know for a long time what it was,” said {A}.',
        'A cow went past and looked in. It stayed in sight until it was as big as a bean. By then they knew quite well which way its tail hung. On a forward train they would have had just its nose.'
      ]
    },
    {
      id: 'waving-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At a crossing there stood a girl on a gate. They saw the girl only when they had gone by, and by then she had waved. So they waved back. The girl waved again, and grew smaller. It lasted until the bend.',
        '“On other trains it’s hello and gone,” said the engine. “With me it’s just the goodbyes. But you can do those properly.” {A} said that at home it was much the same at the door.'
      ]
    },
    {
      id: 'one-too-far',
      A: 'partner',
      paragraphs: [
        'The train saw a station only when it had gone by. “That was the market,” it said, and there was the market, with people waving. It stopped in the next field, and they all walked back. “It’s like that every day,” said the train. “Then we’ll tell you in time,” said {H}, and kept a red cap ready to wave. But at their window too it all came from behind. {H} waved as soon as there was anything. The train stopped at once. “Did anybody want a goat?” asked {A}.'
      ]
    },
    {
      id: 'a-tunnel-too-soon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It became pitch dark, with no warning. “A tunnel,” said the train, after a bit. “I thought so.” You could see the way out of it quite well, only it was the way in. It stood there like a small white plate, and then like a pea.',
        '“Is it the end?” asked {H}. “It’s the beginning, going off,” said {A}. Then the light was back, all at once, from behind. They had both been saying goodbye to the pea, and were rather surprised.'
      ]
    },
    {
      id: 'round-the-other-way',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What if you turned round?” asked {A}. The train had tried. A turntable had set it the other way about, with its chimney to the sea. “And then?” asked {H}. “Then I went backwards,” said the train, “and was home again by lunch.”',
        'It had felt like forgetting something on the stove. “If I go forwards I see only what’s not there yet,” it said. “I can’t do anything with that. It hasn’t happened.”'
      ]
    },
    {
      id: 'last-one-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At one station a man stood there with a cake in a box, and did not get in. “I’m waiting for the train that goes,” said the man. “This one’s only coming back.” “That’s how it goes,” said {A}. The man looked at the engine, and then at the clock.',
        'Then the man got in and was very quiet. For eleven years that train had come in, as the man had thought, and never gone out. “Is it a birthday cake?” asked {H}. “Yes,” said the man. “For somebody who’s one. That is, twelve.”'
      ]
    },
    {
      id: 'other-reads-the-names',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} leaned back in the seat and read the names on the signs. They came past from the wrong end. “Out way,” read {A}. “Room waiting. Office ticket.” The train was interested. It had never seen why a room should wait.',
        '“Where do you want to get off?” asked {H}. “At side sea,” said {A}. A guard looked down the list, from the bottom to the top. There was such a place. But it was rather wet, the guard said, on the side with the sea.'
      ]
    },
    {
      id: 'pet-faces-forward',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did not hold with backwards. {A} sat with a nose to the back of the seat, because that was where they were going. There was nothing to see there but blue cloth, with a pattern of small keys. {A} watched it all the same, with both ears up.',
        '“What’s coming?” asked {H}. {A} did not turn round. At a sharp bend the cloth came nearer, and {A} gave a short warning. “{A}’s the only one here who’s looking ahead,” said {H}.'
      ]
    },
    {
      id: 'elder-life-is-like-that',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} felt very well on this train. “At my age one sits like this anyhow,” said {S}. “I can see all that’s gone by. Each time I look it’s a bit smaller, and a bit nicer.” “And what’s coming?” asked {A}.',
        '“Lunch, I should think,” said {S}. “I don’t have to see that. I can smell it.” It was {A}’s egg sandwich, which stood on the shelf behind {S}. It came nearer at every bend.'
      ]
    },
    {
      id: 'who-is-first',
      A: 'partner',
      paragraphs: [
        '“Who’s at the other end?” asked {A}. “Nobody,” said the train. “It’s only the last carriage.” “But the last carriage gets everywhere first,” said {A}. {H} looked at {A}, and put down the red cap. They walked through the whole train, past all the feet. At the far end there was a window. There the rails came towards them, with nobody looking. “The front’s at the back,” said {H}. “And it’s empty!”'
      ]
    }
  ],
  turn: [
    {
      id: 'pass-it-on',
      A: 'partner',
      paragraphs: [
        '{H} stood at the window of the last carriage, and looked. “Station,” said {H}. {A} said it to a lady with a basket, and it went on from seat to seat. “Station,” heard the engine, and stopped. There stood the people, right in front of the doors. “Well, I never,” said the train. “They’re still here.” After that {H} said “Bridge” and “Cow”, and once “Nothing, but very green”.'
      ]
    },
    {
      id: 'what-arrived',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A word has a long way to go through nine carriages. “Goat on the left,” said {H}. By the fourth carriage it was a coat. Further on somebody was asked who had left it there. “A boat,” heard the engine. “Is it on the rails?”',
        'So the question came back, from seat to seat, and reached {H} as “Is it on the snails?” {H} looked out carefully. “No,” said {H}. The train was very glad, for the snails’ sake, and went on at full speed.'
      ]
    },
    {
      id: 'child-is-the-whistle',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} took a turn at the window of the last carriage, and {A} did the passing on. “Bend,” said {S}, and made the bend with one arm. “You needn’t show it,” said {A}. “They’re not going to believe it otherwise,” said {S}.',
        '“Tunnel,” said {S}, and put a coat over {A}’s head. “Very long tunnel,” said {S}. It was some time before anybody thought of {A}, and the coat.'
      ]
    },
    {
      id: 'everybody-turns',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now that people knew of the window, they came to look ahead. They stood on their toes behind {H} and {A}. “There’s a bridge that we haven’t been over,” said a lady with a hat. It sounded like a birthday.',
        '“It doesn’t last,” said a man with a parcel. They got to the bridge, and then they had been over it, as over all the others. The lady went back to see what it was like from the seat, getting smaller.'
      ]
    },
    {
      id: 'the-sea-first',
      A: 'partner',
      paragraphs: [
        'Then there was a blue line, and it was wider than the window. “Sea,” said {H}, and was the first of all to see it. The word went through the train, and the engine heard it last. “Don’t tell me what it’s like,” said the train. “I’ll look at it on the way home.” The rails went round there in a loop, so that it could go home backwards as well. All the way {A} and the train watched the sea get small.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in by the last door, and so came first, without knowing.',
      '{names} took a seat and went off in it, back first.',
      { text: '{names} pointed the right way for the engine, which thanked everybody and went the other.', needs: ['hands'] },
      { text: '{names} turned the timetable upside down, and then it was right.', needs: ['hands'] }
    ],
    way: [
      '{names} looked out, and got to know the same hill from three sides.',
      '{names} slid forward at each stop, and back at each start, or the reverse.',
      { text: '{names} held on to a basket that did not know which way to fall.', needs: ['hands'] },
      { text: '{names} waved to a goat until there was no goat.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up to the small window, and breathed on it.',
      '{names} pricked up both ears for the next word.',
      { text: '{names} passed the word on with a hand beside the mouth.', needs: ['hands'] },
      { text: '{names} wiped the window in the last carriage with a hanky.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the red cap was hung on its hook. The table was cleared backwards, from the pudding to the soup, and it was bare just the same.',
    '{H} washed, and went to bed backwards. The kitchen went off, and then the hall. Something soft came from behind, and that was the bed.'
  ],
  last: [
    'The day got smaller and smaller, with a bit of sea in it, and {H} was asleep.',
    'The bed went off backwards, with no whistle at all, and {H} was asleep.'
  ]
})
