import { wishPlot } from '../wish-plot.ts'

export const timeBackwards = wishPlot({
  id: 'wish-time-backwards',
  wishes: ['time backwards', 'time went backwards', 'time goes backwards', 'time ran backwards', 'time runs backwards', 'time moved backwards', 'time backward', 'time went back', 'time goes back', 'time in reverse', 'time reverse', 'time reversed', 'time turned round', 'time turned around', 'clocks ran backwards', 'clocks went backwards', 'clocks go backwards', 'clocks run backwards', 'clocks turned backwards', 'day clocks ran backwards', 'day clocks went backwards', 'day clocks go backwards', 'night clocks ran backwards', 'night clocks went backwards', 'all clocks went backwards', 'all clocks backwards', 'all the clocks ran backwards', 'every clock backwards', 'clocks in town backwards', 'day went backwards', 'day ran backwards', 'day goes backwards', 'day in reverse', 'whole day backwards', 'everything went backwards', 'everything ran backwards', 'everything goes backwards', 'everything happened backwards', 'everything happens backwards', 'everything in reverse', 'world backwards', 'world went backwards', 'world goes backwards', 'world runs backwards', 'backwards world', 'backward world', 'life backwards', 'town backwards', 'backwards town', 'everyone backwards', 'everybody backwards', 'people walk backwards', 'walk backwards town', 'walks backwards town', 'walked backwards town', 'hours backwards', 'week backwards', 'rewind day', 'rewind time', 'rewound day', 'day rewound', 'breakfast at night bedtime in the morning', 'bedtime in the morning'],
  except: ['winter time', 'summer time', 'daylight', 'clocks change', 'car', 'lorry', 'bus', 'train', 'truck', 'tractor', 'broom', 'squid', 'crab', 'jumper', 'shirt', 'trousers', 'clothes', 'shoes', 'hat', 'skating', 'swing', 'dinosaur', 'river', 'waterfall', 'counting', 'alphabet', 'died', 'dead', 'miss', 'machine', 'opposite', 'loop', 'cat', 'dog'],
  answers: ['what', 'if', 'day', 'days', 'when', 'imagine', 'time', 'clock', 'clocks', 'watch', 'watches', 'hands', 'hour', 'hours', 'minutes', 'week', 'backwards', 'backward', 'back', 'reverse', 'rewind', 'rewound', 'round', 'around', 'wrong', 'way', 'other', 'turned', 'turns', 'went', 'goes', 'go', 'ran', 'run', 'runs', 'running', 'going', 'moved', 'everything', 'everyone', 'everybody', 'people', 'world', 'town', 'city', 'place', 'house', 'life', 'whole', 'all', 'happened', 'happens', 'has', 'have', 'to', 'walk', 'walks', 'walked', 'talk', 'talks', 'start', 'started', 'starts', 'end', 'ends', 'evening', 'morning', 'night', 'breakfast', 'supper', 'dinner', 'bedtime', 'began', 'begins', 'with', 'from', 'first', 'last', 'in', 'at', 'one', 'suddenly', 'could', 'was', 'where', 'that', 'school', 'we', 'our', 'again', 'until', 'forwards', 'instead', 'only'],
  moods: ['question'],
  company: ['cup', 'clock', 'plate', 'letters', 'letter', 'umbrella', 'window', 'milk', 'handle', 'ball', 'bus', 'hair', 'pigeon', 'song'],
  isTale: true,
  asked: true,
  fed: true,
  about: 'Time goes backwards from supper to breakfast, and the hero wants to see a broken cup mend itself; it hops up and finds nothing there, until the hand it fell from is held out again, and the hero has to look the other way, as then.',
  titles: ['The Cup at Ten Past Four', 'From Supper to Breakfast', '{H} Looks the Other Way', 'The Day That Went Home Again', 'Two Halves and a Handle'],
  want: [
    {
      id: 'the-clock-turns-round',
      A: 'partner',
      paragraphs: [
        'Just after supper all the clocks in town gave a small cough and went backwards. {H} was pleased. The blue cup had fallen down at ten past four, and was two halves and a handle. “If time goes backwards, we’ll come past ten past four again,” said {H}. “Then it’ll mend itself. And I’m going to see it.” “Sit down, then,” said {A}. “It’s nearly six already.” And soon it was only half past five.'
      ]
    }
  ],
  way: [
    {
      id: 'full-plates',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At half past five it was before supper, and the plates had to be full again. {H} and {A} had only to sit there, with a fork each. Potato by potato it all came back, and steamed. With every bite they got hungrier. “That was very good,” said {A}, in front of a full plate.',
        'The worst of it was the washing-up, for that had come first. They had put the clean plates into the water, and taken them out dirty. Then they had laid the table.'
      ]
    },
    {
      id: 'letters-go-home',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The post came. It was a lady with an empty bag, walking backwards up the path. At the box the post lady reached in and took the letters out. “There was one from my aunt!” said {H}. “It’ll be back at your aunt’s by two,” said the post lady.',
        '“There it’ll be unwritten,” said {A}, “one word at a time.” In the end there would only be a clean sheet of paper. And the aunt would sit before it, and wonder what to put.'
      ]
    },
    {
      id: 'rain-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Outside it had rained at five, so now it had to rain again, the other way. The drops came up out of the puddles, one here and one there, and then all together. People held their umbrellas under their feet. {H} put an arm out of the window, and it was rained on from below.',
        '“Watch the cloud,” said {A}. It had been thin, and it got fatter. It drank up the puddle by the gate, and after that the washing, and left it dry. At five to five it went off behind the chimney, looking pleased.'
      ]
    },
    {
      id: 'hair-on',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man went by, and he had just been to the barber. That is, the man had not been there yet. With hair all short and neat, the man walked backwards into the shop and sat down. The barber fetched a heap of hair from the bin. Lock by lock it was put back on.',
        'They watched through the glass. “How would you like it?” asked the barber. “Like this,” said the man, when the hair hung over both ears. A look in the mirror, and the man was surprised. It really was time to see a barber.'
      ]
    },
    {
      id: 'ball-on-the-roof',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} stood at the wall with both arms up. “What are you doing?” asked {H}. {A} had thrown a ball at a quarter to five, and was waiting for it. It came over the roofs, from far away, straight into {A}’s hands. “Well caught,” said {H}.',
        '“I didn’t catch it,” said {A}. “I threw it.” It was the best throw that {A} had ever made. And from now on, it had not even happened.'
      ]
    },
    {
      id: 'elder-unknits',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was knitting, and the scarf got shorter. First it lost the fringe, then the red stripe, then the blue. The ball of wool got fatter and fatter. “I’m getting on very well,” said {S}. “I’ll soon have it begun.”',
        '“Doesn’t it make you sad?” asked {A}. {S} held up the last row against the window. There was a mistake in it, from a quarter past four. {S} had been cross about it all the evening. Now it came up to the needle, and went through, and had never been made.'
      ]
    },
    {
      id: 'child-joke',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came in and rolled about with laughing. “What is it?” asked {A}. “You have to laugh first,” said {S}. So {A} laughed, without knowing what about, and that is quite hard work. When they had no breath left, {S} said, “A potato.”',
        '“And now?” asked {A}. “Now you ask,” said {S}. It took a while until they had got back to where it began. “Do you know a joke?” said {S}. {A} said yes, and it was a good one, and nobody laughed.'
      ]
    },
    {
      id: 'out-of-the-way',
      A: 'partner',
      paragraphs: [
        'They sat on the sofa, well out of the way, and watched the cup. Five o’clock went by, and half past four. “Now,” said {A}. At ten past four the halves rocked, and the handle hopped. Up they flew, as high as {H}’s chin, and it was a whole cup! For a blink it hung there and seemed to look round. Then it fell. Clink. Two halves and a handle. And the clock stuck at ten past four.'
      ]
    },
    {
      id: 'what-was-up-there',
      A: 'partner',
      paragraphs: [
        '“The cup was looking for something,” said {A}. {H} went over to where it had hung. There was nothing there but air. “What was there, the first time?” asked {A}. {H} thought. “Me,” said {H} then. “It was in my hand.” The cup had to go back to where it fell from, and nobody had been there.'
      ]
    }
  ],
  turn: [
    {
      id: 'looks-the-other-way',
      A: 'partner',
      paragraphs: [
        'So {H} stood on the old spot, and held out the same hand. “And where were you looking?” asked {A}. “Out of the window,” said {H}. “There was a pigeon.” “Then that’s how it has to be,” said {A}. It was hard. You want to see something all evening. Then it comes, and you have to look out for a pigeon. Behind {H} something rocked, and hopped. And then {H}’s hand was full of cup, round and cool and whole. And the clock went on.'
      ]
    },
    {
      id: 'the-bus-unloads',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At four the bus went by backwards. The driver was looking out at the front, to see where they had been. At the stop people got out who had just said goodbye. They waved to their friends, and came quite near. Then they said hello, and that was the end of it.',
        '“They don’t look sad,” said {H}. “No,” said {A}. “If it’s backwards, they all end up at home before they’ve left.” One had even got the umbrella back that had stayed on the seat.'
      ]
    },
    {
      id: 'milk-and-biscuit',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At three the cup began to fill, from the bottom, and it was milk. {H} only had to hold it up to the mouth. Then a biscuit came whole again, from the small end. “The last bite’s the first one,” said {H}, and laid the whole biscuit back in the tin.',
        'There were nine in there. By two there would be ten. {A} looked into the tin. “It’s the only day,” said {A}, “when there are more of them after tea.” {H} felt quite hungry, and shut the lid.'
      ]
    },
    {
      id: 'pet-fetches',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} found it a good arrangement. {A} had slept after dinner. So now {A} slept first, and woke up, and had the dinner still to come. The bowl was empty, and something was said to it, and it got full.',
        'Then {A} was brushed. All the hair flew out of the brush, back to where it had come from. {A} was rough again all over, and smelled of outside. Nobody else had got back so much. {A} lay down on it, to keep it.'
      ]
    },
    {
      id: 'as-it-was',
      A: 'partner',
      paragraphs: [
        '“You saw it all,” said {H}. “Tell me.” {A} had never taken such care over anything. “The handle came last,” said {A}. “It ran a bit, to be there in time.” By then they had gone back through lunch, which got hotter, and through a wet morning, which dried. {H} held the cup with both hands, and it was seven. The beds were still warm. “Good morning,” said {A}, and that was the end of the day.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in backwards and felt for the door with one heel.',
      '{names} yawned first, and was tired afterwards.',
      { text: '{names} took off the apron, as the cooking had not begun yet.', needs: ['hands'] },
      { text: '{names} put a crumb back on the loaf, where it belonged.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the place where the cup had hung.',
      '{names} walked round behind the clock, to see who was pushing it.',
      { text: '{names} pushed the big hand of the clock a little, and it sprang back.', needs: ['hands'] },
      { text: '{names} put a chair back to where it had been at four.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in for the pigeon, as there was none this time.',
      '{names} went once round the room backwards, in honour of the cup.',
      { text: '{names} stuck the page of the calendar back on.', needs: ['hands'] },
      { text: '{names} knocked on the cup, and it rang like new.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blue cup stood in the middle of the shelf, with its handle on.',
    '{H} got dry first and washed after that. Then {H} put on pyjamas that were still warm, and got into last night from the far end.'
  ],
  last: [
    'It was long before breakfast, and {H} was asleep.',
    'The kitchen clock gave a small cough, and turned round, and {H} was asleep.'
  ]
})
