import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const fastRelative = wishPlot({
  id: 'wish-relative-motorbike',
  beginsElsewhere: true,
  star: 'kin',
  nothingElse: true,
  wishes: [
    'granny rides a motorbike', 'motorbike', 'motorbikes', 'motor bike', 'motorcycle', 'motorcycles', 'motor cycle', 'motobike', 'moterbike', 'motor bikes', 'sidecar', 'biker', 'fast', 'fastest', 'superfast', 'super fast', 'speedy', 'speeds', 'speeding', 'zooms', 'zoom', 'zooming', 'vroom', 'vrooms', 'races', 'racing', 'racer'
  ],
  answers: [...WHICHEVER_RELATIVE, 'motorbike', 'motorcycle', 'motor', 'bike', 'rides', 'ride', 'riding', 'rode', 'drives', 'driving', 'goes', 'going', 'went', 'red', 'fast', 'faster', 'fastest', 'super', 'speedy', 'vroom', 'has', 'gets', 'got', 'buys', 'bought', 'new', 'world', 'in', 'town', 'quick', 'with', 'sidecar', 'helmet', 'ice', 'cream', 'van', 'learns', 'to', 'on', 'around', 'round'],
  except: ['asleep', 'food', 'sister', 'brother', 'cousin', 'crash', 'crashed', 'crashes', 'fell', 'falls', 'accident', 'hurt', 'car', 'cars', 'heart', 'police', 'breaking', 'ramadan', 'race', 'too', 'runs', 'run', 'running', 'runner', 'ran', 'shoes', 'feet', 'legs'],
  moods: ['question'],
  company: ['van', 'ice cream', 'tune', 'toast', 'motorbike', 'helmet', 'mirror', 'bridge', 'park', 'corner', 'driver', 'purse', 'gloves', 'fountain', 'market', 'needle', 'rug', 'goggles', 'edges', 'shoes', 'yard', 'flake'],
  out: true,
  about: 'One of the family, who is slow at everything, chases the ice cream van on a motorbike and is so fast that it is the van that chases them.',
  titles: ['One with a Flake', 'Something White in the Mirror', '{H} in the Sidecar', 'Do It Like Toast', 'The Tune Came from Behind'],
  want: [
    {
      id: 'the-tune',
      A: 'partner',
      paragraphs: [
        '{A} was slow at everything. Toast was buttered as far as the edges, and then the edges. So they always missed the ice cream van. {H} wanted one with a flake, just once. But when {A} had found both shoes, the tune was three streets away.',
        '“Wait,” said {A} that Sunday. Down in the yard {A} pulled off an old sheet. Under it stood a red motorbike with a sidecar. “I used to be fast,” said {A}, and buckled a helmet on {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'off',
      A: 'partner',
      paragraphs: [
        '{A} stamped on the pedal. The motorbike coughed, and banged, and sang. {H} sat strapped in, with a rug, and the song came up through the seat. Off they went! The bins flew by, and the school, and a man holding on to his hat. At the corner they both leaned over, like two spoons in a drawer.',
        'On the market square there was no van. “Missed it,” said {A}. “Faster!” said {H}. They bumped over the bridge, and something flew out behind.'
      ]
    },
    {
      id: 'helmets',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The helmets were the shape of an egg. Under them there were goggles, with rubber round the edge, that made you look like a friendly fish. “Can you hear me?” said {H}. “What?” said {A}. “I said, can you hear me?” “No!” shouted {A}.',
        'So they made up signs. A hand up was stop. A thumb was good. For ice cream {H} stuck a finger into a fist. That one was made at every corner.'
      ]
    },
    {
      id: 'gloves',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} had gloves for it, with cuffs right up to the elbows. They had not been worn for so long that they stood up by themselves. In the left one there was a conker, and in the right one half a bus ticket.',
        '“Who’s that from?” asked {H}. “That’s from me, the last time,” said {A}. “I only went to get some milk. I came back on the Thursday.”'
      ]
    },
    {
      id: 'down-there',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A sidecar is like a bath with a nose. {H} sat so low that the road ran by at elbow height. All the dogs were just as tall as {H}, and looked in as they went past. One of them had time to sneeze.',
        '“How is it down there?” called {A}. “Windy, with dogs!” called {H}. There was a smell of hot oil and of somebody’s onions, and it changed at every gate.'
      ]
    },
    {
      id: 'the-lady',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'At the red light a boy in a sports car looked across. He looked at {A}, and at the bike, and he made his engine roar. {A} looked straight ahead and did up a button.',
        'Green! The boy was still looking for his gear, and they were round the corner. “Did you see that?” cried {H}. “No,” said {A}. “I was doing up my button.”'
      ]
    },
    {
      id: 'leaning',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You’ve got to lean with me,” said {A}, “or we’ll go straight on into the baker’s.” They practised that while they stood. Left was towards the kerb, and right was towards a cat. {H} leaned until one ear touched the rim.',
        '“That’s enough for a small bend,” said {A}. The cat had leaned too, both ways, and now walked off at a slant.'
      ]
    },
    {
      id: 'hill',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'There was a hill in the road, a short, steep one like a camel. They came over the top of it, and for one moment nobody weighed anything. The rug went up, and so did {H}’s stomach, and everything came down again one after the other.',
        '“Once more!” shouted {H}. “We’re in a hurry!” shouted {A}. They turned all the same, and did it from the other side.'
      ]
    },
    {
      id: 'ducks',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Then a duck stepped off the kerb, with seven small ones behind. {A} braked so that the bike bowed. They went across one at a time, and the last one stopped in the middle and sat down.',
        '“Now that’s somebody who’s slow,” said {A}, and tapped on the tank. {H} said nothing at all, but thought of toast. In the end the seventh got up, and they flew on.'
      ]
    },
    {
      id: 'the-horn',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The horn was a rubber ball, and {H} was in charge of it. “Only when it’s needed,” said {A}. It was needed at the corner, and at the post box. It was needed quite badly when nobody was there. “Marp!” it went.',
        'From the next street something answered. “Marp?” That was a goose, or a very old van. They never found out, for they were past it.'
      ]
    },
    {
      id: 'neighbours',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} heard it from a long way off, and came out with a tea towel. “That’s somebody with no silencer,” said {A}. Then it went by, red, with a wave at the top and a wave at the bottom. The tea towel stood straight out.',
        '“That was us!” shouted {H}, but they had gone. {A} folded the towel in four. “And I was told to go slowly with the gravy,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} stayed at home, and sat at the window. First the tune went by. Then something red went by, and smelled of family. Then the tune came once more, in a great hurry.',
        '{A} had never seen it that way round. {A} turned round twice, and sat down facing the other way, in case it came back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to try on the helmet too, and said “Vroom” inside it. It was as loud as in a bucket. “How fast am I?” asked {S}. “About ninety,” said {A}. “And now?” “Now you’re parked,” said {A}, “because I need it.”',
        '{S} took a colander. It did not go so deep, but you could see out in a hundred places.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My cousin Pearl had one of those,” said {S}. “She rode it to the wedding. The veil was so long that it was still in our street when the bride got there.” “Did it catch on anything?” asked {A}.',
        '“A postman,” said {S}. “He held on to the end and ran. He was at the wedding as well, and he danced with everybody.”'
      ]
    },
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        'There was no van at the park, and none at the fountain. But the tune was there, and it came from behind. {A} wiped the little mirror. “There’s something white in here,” said {A}, “ever since the bridge.” {H} looked round. Round the corner, on two wheels, came the ice cream van! {A} went faster. So did the van. “We’re not chasing it,” shouted {H}. “It’s chasing us!”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-toast',
      A: 'partner',
      paragraphs: [
        '“It won’t catch me!” cried {A}, and the needle shook. “But it’s got to!” called {H}. “Do it like toast!” So the motorbike rolled up to the kerb. {A} took off one glove, finger by finger, and then the other. At the second thumb the van was there.',
        'The driver climbed out, quite pale. “Your purse,” said the driver. “You lost it at the bridge. I’ve never driven like that. You’re so fast!” {A} went red right up to the helmet.'
      ]
    },
    {
      id: 'the-engine',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The motorbike stood beside the van, and ticked as it cooled. “What does it want?” asked {H}. “A rest,” said {A}. The van ticked too, a bit lower. They stood there like two who have run for the same bus.',
        '{H} held a hand near the tank, and it was as warm as a cow. “You did well,” said {H}, and meant both.'
      ]
    },
    {
      id: 'sprinkles',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“Sprinkles as well?” asked the driver. {H} had never been so close to it, and had not known that there were any. There was a whole wall of them behind the glass, and a drawer with nothing but flakes.',
        '{A} read the list from top to bottom, and then the small print about nuts. The driver leaned on one elbow. Nobody was in a hurry any more.'
      ]
    },
    {
      id: 'round-the-edges',
      A: 'partner',
      paragraphs: [
        '{H} got one with a flake, and so did {A}. {H}’s was gone long before {A} had got round the edges. “Be quick,” said {H}. “It’s running.” “It won’t catch me,” said {A}, and turned it a little further.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came down as well, and sneezed at the sheet.',
      '{names} got into the sidecar first, and had to get out again.',
      { text: '{names} polished the lamp with one sleeve.', needs: ['hands'] },
      { text: '{names} held the gate open, as wide as it would go.', needs: ['hands'] }
    ],
    way: [
      '{names} watched from the window, and it was over at once.',
      '{names} listened to the tune go by, from left to right.',
      { text: '{names} waved, and hit nothing but the smell.', needs: ['hands'] },
      { text: '{names} put bowls on the table, for whatever might come home.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the engine stop, far off, and looked up.',
      '{names} began to dribble at the last bit of the tune.',
      { text: '{names} counted the thumbs from the window.', needs: ['hands'] },
      { text: '{names} laid two spoons out, and then took them away again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet went back over the motorbike, as far down as both wheels.',
    '{H} washed off the flake and lay down. The blanket was smoothed as far as the edges, and then the edges.'
  ],
  last: [
    'Something white went by with no tune on, quite slowly, and {H} was asleep.',
    '{H} leaned over a little, as at a corner, and was asleep.'
  ]
})
