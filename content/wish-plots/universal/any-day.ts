import { wishPlot } from '../wish-plot.ts'

export const anyDay = wishPlot({
  id: 'wish-any-free-day',
  tellsAny: 'deed',
  moods: ['waiting'],
  about: 'The hero wants a whole day for the wish; a day that has not been yet comes by, and its pockets are too full.',
  titles: ['A Day in a Coat', '{H} Wants a Whole Day', 'Just a Minute', 'The Day on the Mat', 'What Was in the Pockets'],
  company: ['day'],
  want: [
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        '{H} wanted a whole day for {wish}. “From when I wake up until I’m tired,” said {H}, “and nothing else in it.” “Then you need a day that’s free,” said {A}. “I don’t know of one.”',
        'Somebody coughed. On the mat by the door stood a day. It was a small one, no bigger than a loaf, in a brown coat all over pockets. “I’m free,” said the day. “I haven’t happened yet.”'
      ]
    },
    {
      id: 'which-day',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Are you a Tuesday?” asked {A}. “You look a bit like a Tuesday.” The day looked down at its coat. “They don’t tell us until the night before,” it said.',
        '“I’d like to be a Saturday,” said the day. “Everybody would. You should see the queue.” It wiped its feet, although they were clean. They had never been anywhere.'
      ]
    }
  ],
  way: [
    {
      id: 'breakfast-out',
      A: 'partner',
      paragraphs: [
        'The day held one pocket open. {H} bent down and told it all about {wish}.',
        {
          joins: true,
          both: [
            'Before long {seen.part} stuck out over the edge, and would not go in.',
            'But {one.the} stuck out at the top and could not be pushed.',
            'Soon it was full, and half of what {H} said came out again.'
          ]
        },
        'Something was in the way down there. {H} pulled it out, and it was breakfast. At once the day went pale, and tipped over on the mat. “Put it back!” said {A}. “A day can’t stand up without breakfast!” {H} put it back, toast first.'
      ]
    },
    {
      id: 'never-met',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“I’ve never met {seen.a},” said the day. “I’ve never met anything. What should I expect?” So {A} fetched {seen.stand}, to show it, and the day bowed politely. “No,” said {H}, “it’s more like this.” And {H} {seen.move}.',
        'Then the day did it too, in its coat, and several pockets came open. A teaspoon fell out, and two o’clock. “I’d better practise,” said the day, “before it’s my turn to be real.”'
      ]
    },
    {
      id: 'what-a-thursday-said',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I have heard about {seen},” said the day. “I had it from a Thursday. {seen.guess}.” {H} looked at {A}, and {A} looked at {H}.',
        [
          '“It’s not like that at all,” said {H}. “{seen.fact}.” “Oh dear,” said the day, and wrote that on its cuff. “You can’t believe a word from a Thursday.”',
          '“That Thursday was having you on,” said {A}. The day went a bit pink. “They all laughed,” it said. “Now I see why the Friday was so quiet.”'
        ]
      ]
    },
    {
      id: 'what-it-will-want',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Will {seen} want anything when I get here?” asked the day, and took out a pencil. “{seen.wants},” said {H}. The day went through eleven pockets. It had a bus ticket, a sneeze and half an hour.',
        '“I haven’t got that on me,” it said. “But I’ve got until then to find it.” It wrote it down on its sleeve, and under it, in bigger letters, “{seen}”.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The next pocket dripped. “That’s my rain,” said the day. “It’s only a short one.” {H} didn’t want any rain, and tried to pull it out, but it was sewn in.',
        '“When does it come?” asked {A}. The day counted along its buttons. “Just as you sit down to eat,” it said. {H} thought about the rain on the window, and being inside with something warm. “You can keep it,” said {H}.'
      ]
    },
    {
      id: 'when-in-it',
      A: 'partner',
      spare: 1.5,
      paragraphs: [
        '“Which end of me would you like it?” asked the day. “Before lunch or after?” “Before,” said {H}. “And after. And while we’re having it.” “{wish} from breakfast to bed!” said {A}.',
        'The day looked along its buttons, from the top one to the bottom one. “I could leave out the bit where you can’t find your shoes,” it said. “It’s about this long.” And it held up both hands, a good way apart.'
      ]
    },
    {
      id: 'stretch',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Perhaps it stretches,” said {A}, and took hold of one sleeve. {H} took the other, and they pulled, not very hard. The day grew as long as two loaves.',
        '“I’m like that in summer,” it said. “Summer days are longer. The winter ones have short coats.” Then they let go, and it went back to one loaf, with a small thump.'
      ]
    },
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '“Couldn’t you want a bit less of it?” asked the day. So {H} tried the smallest pocket.',
        {
          joins: true,
          both: [
            '{H} left out nearly everything, and told it only about {seen.part}. That went in.',
            'That one got the very beginning of {wish}, and no more. It went in.'
          ]
        },
        '“But that’s not a day,” said {H}. “That’s two minutes.” The day looked sadly down at its coat. “I’m too full,” it said. {A} walked all the way round it. “It isn’t the breakfast,” said {A}. “You’re bulging at the back.”'
      ]
    },
    {
      id: 'pet-nap',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The day had never met {A}, and stood very straight. {A} looked at the day for a while, and then a little to the left of it.',
        '“I’ve something for you,” said the day, and opened a soft round pocket. “It’s your nap. It’s always the biggest thing I carry.” {H} felt inside. It was warm, and it went down a long way.'
      ]
    },
    {
      id: 'elder-wednesday',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I think I knew a cousin of yours,” said {S} to the day. “A Wednesday. It had a brass band in it, and a plum cake.” “We all know about that one,” said the day.',
        '“Where is it now?” asked {A}. {S} thought. “Well, I’ve still got it,” said {S}. “I take it out now and then.” The day stood up straighter after that.'
      ]
    },
    {
      id: 'for-everybody',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Whose day is it?” asked {S}. “Mine,” said {A}. The day coughed. “I’m afraid I come for everybody,” it said. “All at once. It saves walking.”',
        '{A} looked at {S}. “You can have the afternoon, then,” said {A}. “But I’ll want you there in the morning too. {wish} all by yourself is no fun.”'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 7,
      paragraphs: [
        'One pocket was buttoned up tight. They weren’t allowed to look, so they smelled it. “Oranges,” said {H}. “Wet coats,” said {A}. They smelled it again, and each of them was still right.',
        '“What’s in there?” asked {H}. “A surprise,” said the day. “It’s not a big one. If I tell you, I’ll have an empty pocket.” They left it buttoned. But {A} kept on sniffing.'
      ]
    },
    {
      id: 'noon',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The coat had a shiny button in the middle. “Don’t press that,” said the day. “That’s noon.” But {A} had pressed it by then, to see if it was real.',
        'The day sat down at once and asked what there was to eat. They had to give it a biscuit. “I’ve never had lunch so early,” it said with its mouth full. “I hope I know what to do when the real one comes.”'
      ]
    },
    {
      id: 'what-others-put-in',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What have other people asked for?” asked {A}. The day was not supposed to say. But it turned one cuff out, just a little. There was half a haircut in it, and a new tooth, and somebody’s first swim. “Those are all for the same morning,” said the day. “I don’t know how I’ll get through the door.”',
        '{H} felt how heavy that cuff was. It pulled the whole sleeve down. “Is the swim going to be good?” asked {H}. “It’s cold at first,” said the day, “and then it’s good.”'
      ]
    },
    {
      id: 'baby-yawn',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} stared at the day, and the day got shy. It held its coat shut with both hands. Then {A} yawned, and the day couldn’t help it, and yawned as well.',
        'Far down in the yawn {H} saw something dark blue, with one light in it. “Is that the evening?” asked {H}. The day shut its mouth. “You weren’t meant to see that yet,” it said. “But it’s a nice one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'minutes',
      A: 'partner',
      paragraphs: [
        'At the back was a long pocket. {H} reached in and brought out a handful of grey fluff. It was whispering. “Just a minute,” said one bit of fluff. “In a minute,” said another. That one had the voice of {A}.',
        '“I never say that,” said {A}. “Only when I’m busy,” said the fluff. {H} laughed, until a bit of it said, “Where’s my other shoe?” And that was the voice of {H}.'
      ]
    },
    {
      id: 'fluff',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“How many are there?” asked {A}. {H} made a heap of them on the floor, and soon it was as high as a boot. “There are more at the bottom,” said the day. “And you should see a Monday.”',
        '“We could keep them for bedtime,” said {H}, “when you want me to come and wash.” “No,” said {A}, rather quickly. All over the heap it whispered, “Just a minute, just a minute.”'
      ]
    },
    {
      id: 'room',
      A: 'partner',
      paragraphs: [
        '{H} pulled out every last “just a minute”, and they blew away under the door. Now there was room. {H} told the long pocket about {wish}, slowly, and all of it went in.',
        {
          joins: true,
          both: [
            'Deep down in there {seen} {seen.does}.',
            'Right at the bottom {one.the} found a good place, and settled down.',
            'There was even a bit of pocket left over.'
          ]
        },
        'The day did up its buttons and patted its back. “That’s the best thing in me,” it said, and turned to go. “Wait!” said {H}. “When are you coming?” “Just a minute,” said the day. They all looked at its pocket. One bit of fluff was still sticking out.'
      ]
    },
    {
      id: 'listening-at-the-pocket',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{H} put an ear to the long pocket, to hear if everything was all right in there. “{seen.sound},” went the pocket, quite far down. {A} had to listen as well. “{seen.sound},” it went, and the buttons shook a bit.',
        '“Does it tickle?” asked {H}. “Only when {seen} turns over,” said the day. It stood with its feet apart, and looked very happy about it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the mat as well, and got a small bow.',
      '{names} backed off the mat, to give the day some room.',
      { text: '{names} wished the day a good morning, though it was evening.', needs: ['hands'] },
      { text: '{names} brushed a crumb off its shoulder, and it said thank you.', needs: ['hands'] }
    ],
    way: [
      '{names} edged away from the breakfast, so that the day stayed upright.',
      '{names} sniffed at one pocket after another, and stayed longest at the toast.',
      { text: '{names} held the smallest pocket open with two fingers.', needs: ['hands'] },
      { text: '{names} fetched the jam, because the breakfast looked a bit plain.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped, because one bit of fluff sounded very familiar.',
      '{names} chased a grey bit of it as far as the skirting board.',
      { text: '{names} blew on the long pocket, to get it properly clean.', needs: ['hands'] },
      { text: '{names} turned the lining inside out and shook it over the mat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the mat straight. There was a crumb of toast on it, and that went into the bin.',
    'They washed, and not one bit of fluff said a word. Then {H} lay down, to be early for the day.'
  ],
  last: [
    'Out there a small day walked along with {wish} in its pocket. {H} was asleep.',
    'In a minute, said a bit of fluff somewhere, but by then {H} was asleep.'
  ]
})
