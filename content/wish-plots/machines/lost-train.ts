import { wishPlot } from '../wish-plot.ts'

export const lostTrain = wishPlot({
  id: 'wish-train-lost',
  nothingElse: true,
  wishes: ['lost train', 'train lost', 'train gets lost', 'train got lost', 'train is lost', 'train getting lost', 'train loses way', 'train lost way', 'train lost its way', 'train goes wrong way', 'train went wrong way', 'train wrong way', 'train wrong track', 'train wrong tracks', 'train wrong turn', 'train wrong station', 'train can’t find way', 'train cannot find way', 'train can’t find station', 'train can’t find home', 'train doesn’t know way', 'train forgot way', 'train forgets way', 'train late', 'late train', 'train is late', 'train was late', 'train always late', 'train running late', 'train delayed', 'delayed train', 'engine lost', 'lost engine', 'engine gets lost', 'engine got lost', 'lost tram', 'tram lost', 'locomotive lost'],
  answers: ['the', 'a', 'our', 'little', 'small', 'tiny', 'red', 'old', 'steam', 'train', 'trains', 'engine', 'locomotive', 'tram', 'that', 'who', 'which', 'lost', 'gets', 'got', 'get', 'getting', 'is', 'was', 'wrong', 'way', 'turn', 'track', 'tracks', 'rails', 'station', 'took', 'takes', 'goes', 'went', 'late', 'always', 'very', 'delayed', 'running', 'find', 'finds', 'home', 'to', 'the', 'seaside', 'sea', 'beach', 'countryside', 'country', 'and', 'has', 'ask', 'asks', 'way', 'its', 'his', 'in', 'for', 'forgot', 'forgets', 'passengers', 'forest', 'fields', 'tunnel', 'hills', 'mountains', 'story', 'about', 'one', 'day', 'again', 'silly', 'finally', 'back', 'everyone', 'everybody', 'them', 'help', 'helps', 'it', 'her', 'with', 'on', 'us', 'we', 'holiday', 'passenger', 'couldn’t', 'can’t', 'where', 'know', 'doesn’t'],
  except: ['daddy', 'dad', 'mummy', 'mum', 'mom', 'work', 'dog', 'cat', 'teddy', 'toy', 'bunny', 'missed', 'set', 'brio', 'wooden', 'school', 'space', 'ghost', 'stuck', 'crash', 'died', 'night', 'scared', 'snow', 'polar', 'christmas', 'underground', 'tube', 'metro'],
  moods: ['lost', 'late', 'losing', 'question', 'first'],
  company: ['train', 'rails', 'bucket', 'factory', 'scarecrow', 'goat', 'signal', 'station', 'sea', 'crabs', 'tide', 'map', 'bus', 'carriage', 'passengers', 'funnel', 'guard', 'clock', 'socks'],
  out: true,
  isTale: true,
  about: 'A little train that will never ask the way comes past the same sock factory again and again, until the hero lets it test whether other people know.',
  titles: ['Trains Never Ask', 'By Way of Everything', 'The Sock Factory Again', '{H} and the Train That Knew the Way', 'The Sea Gets Lost Sometimes'],
  want: [
    {
      id: 'to-the-sea',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat in the little red train, and {H} had a bucket. They were going to the sea. At four the tide was out, and you could look for crabs. “Do you know the way?” asked {H}. “Of course I do,” said the train. “I’m a train.”',
        'But then came a place where the rails went two ways. Just there a goat was standing on a shed, and the train looked at the goat. So it went the wrong way. It came to a sock factory. It came to a field with a scarecrow. Then came the sock factory again.'
      ]
    }
  ],
  way: [
    {
      id: 'never-ask',
      A: 'partner',
      paragraphs: [
        '“We’re lost,” said {A}. “Trains don’t get lost,” said the train. “It’s the sea that’s lost.” By the signal stood a man with a wheelbarrow. “Ask him!” called {H}. “Trains never ask,” said the train, and went by with its nose in the air. Behind the next bend stood the sock factory.',
        '{A}’s map said left, left again, and right at the church. The train stopped, and eleven people stared at it with open mouths. It was a bus stop. It was the map for the bus.'
      ]
    },
    {
      id: 'a-sock-each',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The people in the sock factory knew them by now. They leaned out at the windows, and waved with socks. The third time they threw some in. {A} got a striped one. “There’s only one,” said {A}, and turned it over. “Where’s the other?”',
        '“They’re still knitting it,” said {H}. Half an hour later they came by again. A green one flew in, then a spotted one, and then the other striped one. “Sometimes it’s a good thing to come round again,” said {A}, and put them on.'
      ]
    },
    {
      id: 'scarecrow',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The scarecrow held out both its arms. One pointed to the left, and the other to the right. “You see?” said the train. “It knows the way. It knows two.” “You could take the one with the glove,” said {A}.',
        'They took the one with the glove. It went through a wood, round a pond, and out at the other end. There stood the scarecrow, and now they were behind it. A crow sat on its hat. “Morning,” said the crow. It had said that an hour ago as well.'
      ]
    },
    {
      id: 'the-guard',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The guard came through, and wanted to see the tickets. He was called Mr Bell, and he had a small silver punch. “To the sea,” said {A}. “Are we nearly there?” “We’re nearly somewhere,” said Mr Bell. He always said that.',
        'He clipped {H}’s ticket, and a tiny round bit fell down. He picked it up and put it into a matchbox. It was nearly full. “What do you do with them?” asked {A}. “At the sea I throw them in the air,” said Mr Bell. “For the fun of it.”'
      ]
    },
    {
      id: 'the-tunnel',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then they were in a tunnel, and it was as dark as a pocket. “I know this tunnel,” said the train. “It’s the short one.” It was not the short one. “Are you still there?” asked {H}. “I’m the one with the cold nose,” said {A}.',
        'Somebody in the dark ate a crisp. Then everybody held their breath, and listened to who it was. Crunch. When the light came back, all the passengers were looking at {A}. {A} had a crisp halfway to the mouth. “Would anybody like one?” asked {A}.'
      ]
    },
    {
      id: 'the-express',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A big express shot out of a cutting, and ran beside them. It had forty windows, and in each somebody was reading. “Lost, little one?” it asked. “Me?” said the red train. “I’m having a look round.” “Ask it!” whispered {H}.',
        '“I might ask it what time it is,” said the train. It got ready to. It cleared its whistle. By then the express was only a dot. “About ten past three,” said {A}, who had a watch. The train was grateful that it hadn’t had to.'
      ]
    },
    {
      id: 'empty-station',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They stopped at a station. It had a bench, a clock and some nettles. “All change!” called the guard. Nobody wanted to. On the sign it said NETHER WALLOP JUNCTION. “Is that by the sea?” asked {H}. {A} smelled the air. It smelled of hens.',
        'A hen stood on the platform, beside a very small suitcase. It got on, and sat down by the window. “Where are you going?” asked {A}. The hen looked at {A} for a while. It did not know either, but it had a ticket.'
      ]
    },
    {
      id: 'cows',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then there were cows on both sides. They came to the fence, and chewed, and watched the train go by. After a time they watched it go by the other way. “What do they think of us?” asked {H}. “They think we’re two trains,” said {A}.',
        'The next time one cow shook its head. Another was looking at the train from top to bottom, as if it had a spot somewhere. “They’re counting,” said the train. “I don’t like it when people count.”'
      ]
    },
    {
      id: 'other-lunch',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had packed for one hour by train. There was one boiled egg each, and the salt was in a twist of paper. They had eaten that before the first sock factory. “What have we got left?” asked {H}. {A} looked into the bag.',
        'There was some salt. A lady across the aisle had a cucumber. A boy had a radish, which he had grown. {A} went round with the paper, and gave everybody a pinch. In the end the whole carriage had eaten something, and each said it was well salted.'
      ]
    },
    {
      id: 'train-tired',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At a pump they stopped for water. The train drank for a long time, and then it sighed. “When I was new,” it said, “there was only one way. It went there, and it went back.” “Was that nicer?” asked {H}.',
        '“You couldn’t look at goats,” said the train. “I mean, you could. But then you were past them.” {A} patted it on the side, where the paint was warm. “It was a very good goat,” said {A}.'
      ]
    },
    {
      id: 'pet-on-the-train',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked out of the window, and the wind was in {A}’s face. There was a smell of wool. After that there was a smell of straw and of crow. Then came wool. {A} had understood it the second time.',
        'At the place with the two ways {A} smelled something else. It was thin, and of salt and old fish. {A} turned to the left, with the whole nose. “{A} wants a biscuit,” said somebody. So {A} took the biscuit, and said no more about it.'
      ]
    },
    {
      id: 'elder-on-the-train',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My uncle never asked the way either,” said {S}. “He set out for the post office once, and sent us a card from Portugal.” “What did it say?” asked {A}. “It said: Nearly there,” said {S}.',
        'They watched the sock factory go by. Somebody was holding up a very long sock with no foot. “Did he come back?” asked {A}. “At Christmas,” said {S}, “with the stamps. He told us that there’d been a queue.”'
      ]
    },
    {
      id: 'child-on-the-train',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stuck a bit of chewed bread on the window, just where the scarecrow was. “Now we’ll see if it’s the same one,” said {S}. They came round again. The bread sat on the scarecrow’s nose. “It’s the same,” said {S}.',
        'It sat on the church too, and on the moon when that came up. “It’s on everything,” said {A}. {S} looked at the bread for some time. “We’re going round in very small circles,” said {S}.'
      ]
    },
    {
      id: 'baby-on-the-train',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was the only one who wanted it to go on like this. “Da!” said {A} when the goat came, and pointed. “Da!” said {A} at the socks. When they came by again, {A} was even happier, for now they were old friends.',
        'The train heard it. “There’s one who likes how I drive,” it said. It went a little slower past the goat. The goat looked down from its shed. “Meh,” it said. “Da!” said {A}. They talked like that until the bend.'
      ]
    },
    {
      id: 'why-it-wont',
      A: 'partner',
      paragraphs: [
        '“Why won’t it ask?” whispered {H}. “Because then they’d all know that it doesn’t know,” whispered {A}. “I’m like that with the washing machine.” It was getting late. By the shed an old woman was milking the goat. She looked like somebody who knew the way. The train looked at the sky, so as to get past her.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-test',
      A: 'partner',
      paragraphs: [
        '{H} called through the little front window. “I bet she doesn’t know the way to the sea,” said {H}. “You could test her.” The train braked. “Good evening,” it said. “To the sea: is it left or right? I know it, of course.” “Left,” said the woman, “behind the poplars.” “Correct,” said the train.',
        'It tested a boy on a gate, two postwomen and a duck. All of them were correct. “People know a lot round here,” said the train, and there was the sea.'
      ]
    },
    {
      id: 'how-late',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the platform stood the stationmaster, and he had a very large watch. “You’re three hours late,” he said. “We came by way of everything,” said the train. He looked along the carriages. In every window was somebody with odd socks on.',
        '“Was it nice?” he asked. He had never been farther than the buffet. So {A} told him about the goat, the scarecrow and the tunnel. It took so long that the train for the other direction was late as well.'
      ]
    },
    {
      id: 'mr-bell-throws',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The guard went down to the water with a matchbox. In it were all the bits that he had clipped out of tickets. He threw them high up in the air. It was like snow, in all the colours of the tickets. “Hurray,” he said, not very loudly. Three gulls came down to see if you could eat it.',
        '“Now they’re gone,” said {A}. But when they got on again that evening, {A} had a pink one on the nose. The guard picked it off, and put it in his matchbox. “That’s the first for next time,” he said.'
      ]
    },
    {
      id: 'crabs-come-home',
      A: 'partner',
      paragraphs: [
        'The tide had gone out, and now it was coming in. “We’ve missed the crabs,” said {H}. But they were just on their way home. They came sideways over the sand, right past the bucket, and {H} counted thirty. The train put one wheel in the sea. “I told you I’d find it,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat by the window, and saw the sock factory first.',
      '{names} spread out on the soft seats, and had no idea yet.',
      { text: '{names} put the spades up in the rack, and they fell down at each bend.', needs: ['hands'] },
      { text: '{names} waved to the goat.', needs: ['hands'] }
    ],
    way: [
      '{names} got out to look at the bus stop, and got in again.',
      '{names} moved to the other side, where the socks flew in.',
      { text: '{names} held the map, each a corner, and each another way up.', needs: ['hands'] },
      { text: '{names} shared out sweets, so that nobody minded about the time.', needs: ['hands'] }
    ],
    turn: [
      '{names} whispered “left” along with the duck, just to be sure.',
      '{names} stood in the sea up to the ankles, and the crabs went round them.',
      { text: '{names} rolled up all the trousers, and took off the odd socks.', needs: ['hands'] },
      { text: '{names} clapped for every correct answer.', needs: ['hands'] }
    ]
  },
  bed: [
    'The train brought them home in the dark, without one wrong turn. It had been tested enough. In its shed it let out the last of its steam.',
    '{H} shook the sand out of the bucket, put two odd socks beside it, and lay down.'
  ],
  last: [
    'Left, behind the poplars, went the rails, and {H} was asleep.',
    'Somewhere the sea came in and went out, and knew the way, and {H} was asleep.',
    'It went there, and it went back, and {H} was asleep.'
  ]
})
