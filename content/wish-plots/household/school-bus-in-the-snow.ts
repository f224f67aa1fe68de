import { wishPlot } from '../wish-plot.ts'

export const schoolBusInTheSnow = wishPlot({
  id: 'wish-school-bus-in-the-snow',
  wishes: ['school bus snow', 'school bus snowing', 'school bus snowy', 'school bus snowstorm', 'school bus blizzard', 'school bus snowman', 'school bus snow day', 'school bus no school snow', 'bus late snow', 'bus late snowing', 'bus stop snow', 'bus stop snowing', 'bus stop snowy', 'bus stop snowman', 'waiting bus snow', 'wait bus snow', 'waited bus snow', 'bus snowstorm', 'bus blizzard', 'bus didn’t come snow', 'schoolbus snow', 'schoolbus snowing', 'yellow bus snow', 'bus snow school closed', 'bus slow snow'],
  answers: ['school', 'bus', 'schoolbus', 'yellow', 'big', 'late', 'delayed', 'slow', 'slowly', 'snow', 'snowy', 'snowing', 'snowed', 'snowstorm', 'blizzard', 'snowflakes', 'flakes', 'snowman', 'snowmen', 'ice', 'icy', 'cold', 'freezing', 'frosty', 'white', 'winter', 'december', 'january', 'february', 'morning', 'today', 'yesterday', 'this', 'because', 'stop', 'corner', 'road', 'street', 'sign', 'wait', 'waits', 'waited', 'waiting', 'stood', 'come', 'comes', 'came', 'didn’t', 'never', 'arrive', 'arrived', 'driver', 'long', 'hour', 'half', 'minutes', 'ages', 'finally', 'children', 'kids', 'friends', 'we', 'all', 'everyone', 'closed', 'cancelled', 'canceled', 'snow day', 'day', 'off', 'home', 'went', 'got', 'so', 'deep', 'tracks', 'footprints', 'boots', 'mittens', 'hat', 'scarf', 'mum', 'mom', 'mommy', 'dad', 'daddy', 'brother', 'sister', 'cousin', 'canada', 'first', 'grade', 'kindergarten', 'happy', 'excited'],
  except: ['crash', 'crashed', 'accident', 'slid', 'skidded', 'ditch', 'stuck', 'hurt', 'scared', 'afraid', 'cried', 'bully', 'lost', 'wrong', 'fog', 'flying', 'flies', 'dinosaur', 'dragon', 'robot', 'lady', 'names', 'monitor', 'attendant', 'dog', 'cat', 'penguin', 'missed', 'magic', 'wheels'],
  moods: ['waiting', 'late', 'change', 'learning', 'losing'],
  company: ['bus', 'stop', 'driver', 'snow', 'snowmen', 'snowman', 'sign', 'door', 'post', 'hat', 'road', 'street', 'pavement', 'lamps', 'note', 'notes'],
  about: 'The yellow school bus is late because of the snow and cannot tell who is waiting from who is a snowman, until the hero does what no snowman does.',
  titles: ['Nine Snowmen and a Bus', 'Not Waiting', '{H} and the Late School Bus', 'What Snowmen Do Not Do', 'Late Because of the Snow'],
  want: [
    {
      id: 'where-is-it-late',
      A: 'partner',
      paragraphs: [
        '{H} stood at the bus stop in the snow, and the yellow school bus did not come. “It’s snowed all night,” said {A}, “and it isn’t done yet.” {H} wanted to be the first to see the bus. But there was no yellow anywhere. All down the road it was white. Here and there stood a snowman, left over from yesterday. “It’s late because of the snow,” said {A}. “Yes,” said {H}, “but where is it late?”'
      ]
    }
  ],
  way: [
    {
      id: 'a-bus-of-snow',
      A: 'partner',
      paragraphs: [
        '“Perhaps it can’t find the stop,” said {H}. So {H} stamped a school bus in the snow, to show what was wanted. It had a step for getting in. {H} sat down at the wheel. “Does it look like ours?” asked {H}. “Ours is yellow,” said {A}. They had nothing yellow. And while they talked it snowed into the bus, first on the seats. Soon it was gone, with {H} still in it.'
      ]
    },
    {
      id: 'how-late-on-a-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How late is the bus by now?” asked {A}. {H} took off the hat without tipping it. On top there was as much snow as a finger is wide. “One finger,” said {H}. They waited, and measured once more. “It’s two fingers late.”',
        '{A}’s hat had been under a branch, and the branch had let go. On {A}’s it was eleven fingers. “Then yours isn’t coming till Tuesday,” said {H}.'
      ]
    },
    {
      id: 'who-else-waited',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They could read on the ground how they had waited for the bus. Here {H} had come, and there {H} had turned round to look. A whole circle was from hopping. “And who’s that?” asked {A}. Beside their own prints was a row of very small ones.',
        'A pigeon had walked up to the stop, and stood there with its toes to the road. Then the prints came to an end. “It got tired of it, and flew,” said {H}. “It can’t need the bus very much.”'
      ]
    },
    {
      id: 'another-yellow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Something yellow blinked at the end of the road. “There!” called {H}. It came nearer, and pushed the snow along with a blade as wide as a bed. That was the plough. It had no seats.',
        '“It’s the right colour,” said {H}. “It’s perhaps an uncle of the bus,” said {A}. The uncle went by, and left them a long white heap. Now there was even more snow for being late in.'
      ]
    },
    {
      id: 'other-calls-the-register',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Then we’ll begin here,” said {A}, and was the teacher. First came the register. “{H}?” “Here,” said {H}. Then {A} called the post, and the bench, and the nearest of the snowmen. They were all present. Only the bus was absent.',
        '“Does it have a note?” asked {A}. {H} looked up into the snow. It was coming down thick, in very small pieces. “It’s been writing one all morning,” said {H}.'
      ]
    },
    {
      id: 'elder-pushed',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Our bus once stuck on the hill, in snow like this,” said {S}. “So we all got off and pushed, twelve children and a goose.” “Did it go?” asked {A}. “It went very well,” said {S}. “It went without us.”',
        'They had run after it all the way to school. They were there just as it stopped. “The driver wrote down that we’d been carried,” said {S}. “We wrote down that we’d carried the bus.”'
      ]
    },
    {
      id: 'child-is-the-bus',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} did not want to wait any longer, and was the bus. {A} held on to the back of {S}’s coat, and was all the passengers. They went through the snow as far as the bin. There {S} stopped, and opened a door with one elbow.',
        'Nobody got on. “I have to wait,” said {S}. “I’m early.” {A} pointed out that a bus in snow is late. So they stood at the bin for as long as it took {S} to be late.'
      ]
    },
    {
      id: 'pet-in-white',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along to the bus stop in the usual colour. By now {A} was white from end to end. “Is {A} still here?” asked somebody. They looked at all the heaps.',
        'One of the heaps had eyes. Then that heap shook itself, and for a moment it snowed upwards. After that everybody else was white, and only {A} could be told from a wall.'
      ]
    },
    {
      id: 'how-quiet',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried to listen for the bus. It was so still that {H} could hear the hat on {H}’s ears. “Snow swallows sound,” said {A}. “There’s air in it, in a thousand tiny holes, and every noise falls in.”',
        '{H} called “bus” as loudly as could be. It did not get past the bin. “How full does it get?” asked {H}. They thought of the thaw, when all the holes would open. It would be a noisy day.'
      ]
    },
    {
      id: 'it-opens-its-door',
      A: 'partner',
      paragraphs: [
        'There was no sound at all. But far down the road {H} saw two lamps, and over the lamps it was yellow. It was the bus. The bus stopped in front of a snowman, opened its door, and waited. Then it shut the door, and crept on to the next snowman. “It thinks that’s us,” said {H}. {A} looked at {H}, who was white from top to toe, with both arms hanging down. “And it’ll think that you’re one of those,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'not-a-snowman',
      A: 'partner',
      paragraphs: [
        '“What do snowmen never do?” asked {H}. “They don’t hop,” said {A}. So {H} hopped, until the snow flew off the hat, and off both sleeves. Snow fell off the sign of the bus stop too, for {H} had bumped the post. And the yellow bus stopped right there. The door sighed. “Are you real?” asked the driver. “Yes,” said {H}. “Nine times today I’ve said ‘mind the step’ to a snowman,” said the driver.'
      ]
    },
    {
      id: 'it-did-get-on',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} and {A} were allowed to look in at the door of the bus. On the front seat was a puddle, and in the puddle lay a carrot. “That one did get on,” said the driver, “at the baker’s. It leaned on me a bit, so I helped.”',
        '“How far did it want to go?” asked {H}. “It didn’t say,” said the driver. “By the bridge it was mostly lap.” {A} looked at the carrot, which had a seat by the window.'
      ]
    },
    {
      id: 'other-white-coat',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had a pale coat on, and a scarf, and a rather round shape. The driver looked at {A} for longer than at the rest. “I’m real as well,” said {A}. “They’d say that,” said the driver, “if they could.”',
        'So {A} had to hop too. {A} was out of practice, and needed three tries to get both feet off the snow. “That’ll do,” said the driver. “Snowmen don’t puff.”'
      ]
    },
    {
      id: 'its-own-hat',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The bus had a hat of its own. All that had snowed since six o’clock lay on its roof, as thick as a mattress. As they were looking up at it, the hat began to slide. It came down in front, over the big window.',
        'Now you could not see the driver any more. “It’s pulled it over its eyes,” said {A}. The wipers pushed from below, and up came the driver’s face, like a sun. “It does that at every stop,” said the face.'
      ]
    },
    {
      id: 'the-notes',
      A: 'partner',
      paragraphs: [
        '“And now to school?” asked {H}. The driver shook a snowy head. “There’s no school today,” said the driver, “because of the snow. I’m only going round to say so.” And the bus crept away, towards the next snowman. “It’ll be late all day,” said {A}. “They can’t hop.” So {H} wrote nine notes, and they hung one on every snowman along the road. “Not waiting,” said the note.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down the road the other way, in case the bus came from there.',
      '{names} made a row of prints at the bus stop, for a queue.',
      { text: '{names} brushed off the bench, and it was white again at once.', needs: ['hands'] },
      { text: '{names} turned out a bag for something yellow, and found a blue ruler.', needs: ['hands'] }
    ],
    way: [
      '{names} got into the bus of snow by the back, before it was gone.',
      '{names} saw a snowman with a bag, and thought of getting on with it.',
      { text: '{names} lent the nearest snowman a mitten, to wave with.', needs: ['hands'] },
      { text: '{names} drew two lamps in front of the bus, so that it could find itself.', needs: ['hands'] }
    ],
    turn: [
      '{names} hopped as well, and lost a lot of snow by it.',
      '{names} ran along beside the bus as far as the corner of the pavement.',
      { text: '{names} sharpened the pencil for the notes, in spite of the mittens.', needs: ['hands'] },
      { text: '{names} tied the ninth note on with a scarf, and went home without.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood in a row, each in a puddle of its own. On the heater lay two wet mittens, waiting, and they had no note.',
    '{H} washed, and got warm from the toes upwards, and lay down. Outside it snowed, and swallowed every sound.'
  ],
  last: [
    'Nine snowmen stood along the road and were not waiting, and {H} was asleep.',
    'Somewhere the yellow bus was home at last, with its lamps off, and {H} was asleep.'
  ]
})
