import { wishPlot } from '../wish-plot.ts'

export const queuedForTheRide = wishPlot({
  id: 'wish-queued-for-the-ride',
  wishes: ['queued for the ride and then didn’t want to go on', 'queued ride', 'queued for hours ride', 'queued hours', 'queued ride didn’t want', 'queued an hour ride', 'queueing for a ride', 'queuing for the ride', 'queue for the ride', 'long queue ride', 'queue theme park', 'queue roller coaster', 'queue rollercoaster', 'queued roller coaster', 'queued rollercoaster', 'queued carousel', 'queued log flume', 'queued big wheel', 'queued ferris wheel', 'queued dodgems', 'queued fair', 'queued funfair', 'queued slide didn’t want', 'queued changed mind', 'queue changed mind', 'waited in line ride', 'waited hours ride', 'waited in line roller coaster', 'waited in line rollercoaster', 'waited in line didn’t want', 'stood in line ride', 'stood in line hours', 'waiting in line ride', 'waited line disneyland', 'long line ride', 'line for the ride', 'lined up ride', 'lined up hours ride', 'ride then didn’t want to go on', 'ride didn’t want to go on', 'didn’t want to go on the ride', 'wouldn’t go on the ride', 'wouldn’t get on the ride', 'ride refused', 'refused ride after queueing', 'ride changed mind', 'ride changed her mind', 'got to the front didn’t want', 'front of the queue changed mind', 'front of the line didn’t want', 'chickened out ride', 'rollercoaster changed mind', 'roller coaster changed mind', 'queued big slide', 'queued big slide too scared', 'stood in line fair', 'stood in line for ages at the fair', 'front of the queue said no', 'front queue legoland'],
  answers: ['queue', 'queued', 'queueing', 'queuing', 'queues', 'line', 'lines', 'lined', 'up', 'waited', 'wait', 'waiting', 'stood', 'standing', 'hours', 'hour', 'two', 'half', 'ages', 'long', 'ride', 'rides', 'roller', 'coaster', 'rollercoaster', 'carousel', 'flume', 'log', 'wheel', 'big', 'dragon', 'train', 'boats', 'swing', 'fair', 'slide', 'said', 'funfair', 'fairground', 'theme', 'park', 'legoland', 'disneyland', 'disney', 'day', 'out', 'trip', 'holiday', 'summer', 'birthday', 'then', 'when', 'finally', 'our', 'turn', 'front', 'got', 'get', 'to', 'the', 'didn’t', 'wouldn’t', 'want', 'wanted', 'go', 'on', 'going', 'changed', 'mind', 'refused', 'after', 'all', 'scared', 'too', 'brave', 'wasn’t', 'cried', 'last', 'minute', 'moment', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'grandma', 'grandpa', 'granny', 'grandad', 'brother', 'sister', 'cousin', 'friend', 'us', 'we', 'everybody', 'everyone', 'cross', 'annoyed', 'funny', 'today', 'yesterday', 'saturday', 'sunday', 'weekend', 'and', 'but', 'because', 'at', 'so', 'hot', 'sun'],
  except: ['hurt', 'accident', 'crash', 'stuck', 'broke', 'sick', 'vomit', 'died', 'lost', 'hospital', 'bike', 'pony', 'horse', 'camel', 'donkey', 'elephant', 'unicorn', 'bus', 'pushed', 'bathroom', 'toilet', 'ice cream', 'lunch', 'dinner', 'cars', 'trike', 'ants', 'ghost', 'tall enough', 'too small', 'too short'],
  out: true,
  moods: ['waiting', 'afraid', 'change', 'first', 'losing'],
  company: ['dragon', 'queue', 'sign', 'rail', 'rails', 'man', 'lady', 'frog', 'rucksack', 'twins', 'boy', 'seat'],
  about: 'After two hours in the queue for the dragon ride the hero does not want to go on, stays at the front however many are let past, and then walks out backwards through the queue, so that everybody moves up one.',
  titles: ['One Nearer', 'Two Hours from Here', 'Only the Queue', '{H} at the Front', 'Still First after Five Dragons'],
  want: [
    {
      id: 'not-any-more',
      A: 'partner',
      paragraphs: [
        '{H} had wanted to go on the dragon since breakfast. It was the biggest ride of all. At the end of the queue it said “Two hours from here”. So they had shuffled to and fro between the rails, behind a rucksack with a frog on it. Now they stood at the front. The dragon came in, and the bar went up. {H} looked at the seat. “I don’t want to any more,” said {H}. “Not at all?” asked {A}. “Not at all.”'
      ]
    }
  ],
  way: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        '“After you,” said {H} to the lady behind. The lady was glad, and got in. The dragon roared off, and it came back, and there was the seat again. “After you,” said {H} to the twins. After five dragons {H} was still at the front. “If you let them all past, you stay first,” said {A}. “How do you get to be second?” asked {H}.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From the front you could see where the dragon went. First it ticked up a hill, slowly, like somebody who is counting money. Then it was quiet, and then everybody in it said the same long word. “What are they saying?” asked {H}.',
        '{A} listened to the next lot. It was all one letter, and had no end. “I think that it’s the alphabet,” said {A}, “but they never get any further.” A moment later they came in, all with the same hair.'
      ]
    },
    {
      id: 'the-frog',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had come to know the frog on the rucksack very well. It was green, and hung by one leg. It had looked {H} in the face for two hours. At each step forward it nodded. “Is it going on the dragon?” asked {H}.',
        '“It’s tied on,” said {A}. “I don’t believe that it’s been asked.” When the rucksack got in, it had to lie on the floor of the dragon. {H} waved. The last that you saw of the frog was a foot.'
      ]
    },
    {
      id: 'to-and-fro',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Because of the rails you always met the same people on the way back. There was an uncle with a balloon. “Good morning,” he had said at the first corner. At the second it was “Hello again”.',
        'By the seventh they knew how his knee was. “He’s been ahead of us the whole time,” said {H}, “and he’s been beside us the whole time.” “That’s how it is with corners,” said {A}. At the front he had said goodbye as if to a cousin.'
      ]
    },
    {
      id: 'the-measuring-post',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Beside the gate stood a wooden dwarf with one arm out. Whoever fitted under the arm was too small for the dragon. {H} had walked up to it, and stood very straight, and been just big enough. That was five dragons ago.',
        'Now {H} went back and tried it once more, with bent knees. It was no good, for everybody had seen it. “You can’t get smaller by waiting,” said {A}. “You only get hungrier,” said {H}.'
      ]
    },
    {
      id: 'hold-my-place',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s a very good place,” said {H}. “It’s taken us two hours to get.” You could not simply leave a place like that lying about. {H} thought of what you could swap it for. In the playground it would have been a whole apple, and a go on the scooter.',
        '“It only keeps for as long as you stand on it,” said {A}. {H} looked down. There was nothing to be seen but a bit of floor, and somebody’s chewing gum. It looked exactly like the second place.'
      ]
    },
    {
      id: 'the-bar',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Each time, the bar came down over all the laps with a clack. It came down on the empty seat as well. “It’s holding nobody in,” said {H}. “It’s holding nobody very tight,” said {A}.',
        'So the dragon took that round as well, as careful as you like. {H} watched the empty seat tick up the hill. It did not hold up its arms. When it came back the bar went up, and nobody got out, and was perfectly all right.'
      ]
    },
    {
      id: 'other-comes-with-chips',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had not queued, because of {A}’s stomach, and stood on the other side of the fence. “How was it?” called {A}. “We haven’t been yet,” called {H}. {A} looked at the clock. “You’re at the front.” “I know,” called {H}. “We’ve been here for ages.”',
        '{A} held a bag of chips up to the fence. They went through one at a time, the long way. “Is that the queue for these?” asked a boy behind. So {H} let the boy go first there as well.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was not allowed on the dragon. There was a sign about it, with a picture of somebody like {A} and a line through it. {A} had queued all the same, from leg to interesting leg, and took that for the ride.',
        'It had been a good one. There was ketchup on the second corner, and under the fifth rail half a waffle. Now they had stopped. {A} turned round and looked back down the queue, to see if you could do it again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once queued for a whole morning,” said {S}, “and I didn’t know what for. It was a very long one, so it had to be good.” “And what was it?” asked {A}. “At the front there was a man who was tying his shoe,” said {S}.',
        '“Somebody had stopped behind him, to be polite. Then there was somebody behind that.” “And when he’d tied it?” “He went home,” said {S}. “We all moved up one.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m the dragon,” said {S}, and ticked up a little bench, one foot after the other. At the top {S} stood, and was quiet. {A} waited for the long word. “Aren’t you going down?” asked {A}.',
        '“There’s nobody in me,” said {S}. So {A} had to sit down on the bench, and hold on to a jumper. “Is it far?” asked {A}. “It’s two hours from here,” said {S}, and did not move.'
      ]
    },
    {
      id: 'excuse-me',
      A: 'partner',
      paragraphs: [
        'There were only two ways out: in the dragon, or back the way that you had come. {H} turned round. There stood two hours of people, between two rails. “They’ll all be cross,” said {H}. “Excuse me,” said {H} to the nearest, a baker with a tall hat. The baker drew in a big stomach, and they squeezed by. “Look,” said {A}. Behind them the baker had taken a step, and was first.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-nearer',
      A: 'partner',
      paragraphs: [
        '“Excuse me,” said {H} to the next one. “You’re one nearer.” The next one looked, and it was true. So it went on. Whoever had been passed stepped up, and was pleased. Soon it was known further back, and stomachs were drawn in beforehand. “They’ve waited two hours for somebody to do that,” said {A}.'
      ]
    },
    {
      id: 'the-team',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the fourth corner stood a whole football team, in boots. “Excuse me,” said {H}. They all had to make themselves thin, and the goalkeeper held the ball up high. “That’s eleven times one nearer,” said {A}.',
        '“And the ball?” asked the goalkeeper. {H} thought about it. The ball had moved up as well, but it would not have a seat. “It’s nearer to somebody’s lap,” said {H}.'
      ]
    },
    {
      id: 'only-the-queue',
      A: 'partner',
      paragraphs: [
        'People shook hands with {H} across the rails. A man came with a brush to the sign that said “One hour”, and made it fifty-nine minutes. Right at the end a boy had just come. “Is it good?” asked the boy. “Very good,” said {H}. “There are nine corners. At the third it smells of waffles, and at the sixth the rail’s warm. There’s usually a frog.” “And at the end?” asked the boy. “I don’t know,” said {H}. “I’ve only been on the queue.” {A} looked back along it. “But both ways,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the seat as well, and said that it was very clean.',
      '{names} had come for the queue anyway.',
      { text: '{names} held the tickets, and they had gone soft.', needs: ['hands'] },
      { text: '{names} let go of the rail, and the hand smelled of coins.', needs: ['hands'] }
    ],
    way: [
      '{names} said “after you” too, and then nobody knew after whom.',
      '{names} counted the dragons, and they were all the same one.',
      { text: '{names} held the gate for the twins, who went through it twice.', needs: ['hands'] },
      { text: '{names} waved to the seat, so that it did not go off quite alone.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead for a bit, and said who was coming.',
      '{names} came along behind, and made it one nearer still.',
      { text: '{names} held a balloon for somebody who had to be thin.', needs: ['hands'] },
      { text: '{names} shook the hands that were left over.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the park the last of the queue had got to the front. Now the dragon was under its cover. The boy had told everybody at home about the sixth corner.',
    '{H} washed, and let the toothbrush go first. In bed there was nobody ahead, and nobody behind.'
  ],
  last: [
    'Sleep was one nearer, and then one more, and it was {H}’s turn, and {H} wanted to.',
    'The dragon had gone without, and {H} was asleep.'
  ]
})
