import { wishPlot } from '../wish-plot.ts'

export const deedUnderACloud = wishPlot({
  id: 'wish-deed-under-a-cloud',
  tellsAny: 'once',
  deeds: ['finds'],
  out: true,
  about: 'Somebody has found something, and has marked the place by a cloud, a cat and a bus; it is found again when everything is done over as it was the first time, with a pebble and thoughts of soup.',
  titles: ['Right under a Cloud', 'Next to a Cat', 'The Second to See It', '{H} Thinks of Soup', 'Where the Pebble Stopped'],
  company: ['cloud', 'cat', 'bus', 'pebble', 'chalk', 'lamp', 'street'],
  want: [
    {
      id: 'come-quickly',
      A: 'partner',
      paragraphs: [
        'The bell rang three times, and it was {once.first}, quite out of breath. “Come quickly,” said {once.who}, “and bring your eyes.” Only just now {once.who} {once.did}, round the corner, and asked {once.the} to wait.',
        '{H} was in one shoe already. To be first was no longer possible, but second was still free. “Will we find the place again?” asked {A}. “It’s right under a cloud,” said {once.who}, “next to a cat, and straight across from a bus.”'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How big was it?” asked {A}. {once.who} showed one side of it, from the door to the umbrella stand. Then {once.who} came round and showed the other side. The height was difficult. For that {H} had to stand on the mat and be the bottom.',
        '{A} drew it all on the back of an envelope. It looked like a potato that has had good news. “That’s {once.the} to the life,” said {once.who}, “only not so crowded.”'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was everything there?” asked {A}. “Even {what.part}?” {once.who} nodded. “That’s what there was to begin with,” said {once.who}. “Round the corner, there lay {what.part}. The rest came on slowly, behind.”',
        '{H} would have done it the other way about, and kept {what.part} for the end. But you can’t choose, when you find things. You get them as they lie.'
      ]
    }
  ],
  way: [
    {
      id: 'cloud-cat-bus',
      A: 'partner',
      paragraphs: [
        'There was the cloud, shaped like a boot. Right under it stood the bakery, shut. “Next to the cat, then,” said {once.who}. The cat was two walls further on, and next to it was another cat.',
        '“And the bus?” asked {A}. “That bus,” said a man at the stop, “is by the sea by now.” When they looked up again, even the cloud had taken a step.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There was one mark more,” said {once.who}. Before the running, {doer.part} had pointed straight at {once.the}. “And now?” asked {A}. They all looked along {doer.part}. At the end of the line was a dustbin.',
        '{once.who} turned slowly round on the spot. {H} called out what was on the end of the line. “Hedge,” called {H}. “Lamp. Drainpipe. {A}. Hedge.” After the second hedge they let it be.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We need a map,” said {A}, and knelt down with the chalk. {A} drew the street, and the lamps, and above them the cloud. By the time the cloud had a heel, it had moved on. {A} rubbed it out and drew it again, further left.',
        'In the end there were seven clouds, walking off across the pavement in a row. “Now you can see where it’s going,” said {H}. It was going to the edge of the map.'
      ]
    },
    {
      id: 'found-already',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A woman with a bag stopped to help. “What are you looking for?” she asked. “We aren’t looking,” said {H}. “It’s been found already.” “Then where is it?” asked the woman. “That’s all that we don’t know,” said {A}.',
        'It was just the same with the scissors, said the woman. She looked under her bag, to be friendly. Then she wished them luck, and went off home to find them again.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What did you say, when you found {once.the}?” asked {A}. {once.who} had to think. “Only ‘{doer.sound},’” said {once.who}. “It just came out.” So they said it at every corner, in case something remembered.',
        '“{doer.sound},” said {H} to the bins. “{doer.sound},” said {A} down the drain, and waited. Out of the drain it came back, rather wet. But that was only {A} again.'
      ]
    },
    {
      id: 'everything-else',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was as if somebody had laid everything out for them, all but the one thing. {H} found a marble under the hedge. {A} found half a comb, and then its other half, at the next lamp.',
        '“There’s a glove up here,” said {once.who}, “and here’s somebody’s Tuesday newspaper.” Before, when they hadn’t been looking for anything, the street had been quite empty.'
      ]
    },
    {
      id: 'ask-the-cat',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} went back, to ask the cat. “Where were you sitting before?” asked {A}. The cat shut one eye. “And what was next to you?” The cat shut the other one as well. {once.who} said that it had been a good deal more helpful the first time.',
        'Then it stood up, turned once round, and sat down on the same spot. It looked as if it had been there since March. “That’s how it does it,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} will find the place,” said {H}. “{A} finds everything.” {once.who} held still, so that {A} could take everything in. There was air on it from beside {once.the}, and some dust.',
        'Then {A} looked very firmly in one direction, and they all went there. It was the back of the butcher’s. “It’s a place,” said {once.who}, “nobody can say that it isn’t.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We once buried a biscuit tin, with all that we had in it,” said {S}. “A whistle, and a stamp with a ship on. We marked it by a cow.” “Was it a big cow?” asked {A}.',
        '“It was a very reliable cow,” said {S}. “Until milking time.” They had looked all summer, and then it was school. “So there’s still something to find,” said {S}. “I rather like to think of it there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Found it,” called {S}. They all came running. It was a lamp-post. “That’s not {once.the},” said {A}. “No,” said {S}, “but I found it.” They went on. “Found it,” called {S}, and that was a puddle.',
        'By the corner {S} had found nineteen things, and {once.who} had praised every one of them. “You’ve got the eye for it,” said {once.who}. {S} found that too.'
      ]
    },
    {
      id: 'go-for-walks',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the wall between the two cats. “You’ve marked it by things that go for walks,” said {A}. “They were all standing still,” said {once.who}, “at the time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over-again',
      A: 'partner',
      paragraphs: [
        '“Then we’ll do it all over again,” said {H}. “What were you doing before?” “Nothing,” said {once.who}. “Going home. Thinking about soup. And a pebble kept rolling along in front.” So back at the corner {H} gave a pebble a push. They walked behind it, not quickly, and thought about soup.',
        'The pebble took no notice of the cloud. It went round a lamp, and through a gap, and lay down. They all bent down to it. And when they looked up, they saw {once.the}, right in front of them.'
      ]
    },
    {
      id: 'which-soup',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Which soup did you think of?” asked {A}. It was important, if anybody had to do it again. {H} had thought of the kind with letters in. {A} had thought of pea. “Only of hot,” said {once.who}.',
        'They tried it once more with tomato, for science, and from the gap on. It worked with tomato too. “Then it’s the pebble,” said {A}. They all looked at the pebble. It had not been thinking of anything.'
      ]
    },
    {
      id: 'second',
      A: 'partner',
      paragraphs: [
        '“Second,” said {H} at once. “Third,” said {A}. {once.the} had waited, the whole time. They looked, and went round a bit, and looked from there. {once.who} stood beside {once.the}, as proud as a shop.',
        'For the next time {A} chalked an arrow at every lamp. Only {once.who} looked up. The boot of cloud had come after them, quite slowly, and stopped above their heads. On the wall sat a cat. “There,” said {once.who}. “Right under a cloud.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. All three saw it at the same moment, so that nobody was second. “Did that happen the first time as well?” asked {A}. “No,” said {once.who}, “that’s new.” {H} put an extra arrow there, with two points.'
      ]
    },
    {
      id: 'introduced',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Nobody’s been introduced,” said {A}. So {once.who} did that, in the proper order. “This is {H}, who had the pebble,” said {once.who} to {once.the}, “and this is {A}. They’re with me.” {H} bowed, and so did {A}.',
        'Then there was a little pause, as there is when people have just met. “Have you been here long?” {H} asked {once.the}. It was hard to say. “We’re from round the corner,” said {A}, to make it easier.'
      ]
    },
    {
      id: 'more-seconds',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Along the arrows somebody was coming. It was the man from the stop, in case there was a bus at the end of them. “Fourth,” said {H}. He took off his hat to {once.the}. “I go past here every day,” he said. “Have I been asleep?”',
        '“You didn’t have a pebble,” said {once.who} kindly. He looked at the pebble, and then round about him for one of his own. He found a nice one, and went off behind it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'On the way back they noticed that {A} had only one sock. The other lay at the third lamp, as small as a mouse. “That’s no use for a mark,” said {H}. “It’s coming home.” {A} looked at the foot with interest, and so did {once.who}.',
        'When the sock was on again, {A} pulled off the other one and let it go. “There,” said {once.who}. “Straight across from a bus, I’d say.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at once, eyes and all, as asked.',
      '{names} hurried out too, third at best.',
      { text: '{names} packed a biscuit for {once.the}, because of the waiting.', needs: ['hands'] },
      { text: '{names} took hats along, against the cloud.', needs: ['hands'] }
    ],
    way: [
      '{names} greeted the wrong cat first, and then the right one.',
      '{names} bumped into the bakery, looking up.',
      { text: '{names} waved at the next bus, in case it knew.', needs: ['hands'] },
      { text: '{names} drew the cloud in the dust, before it went.', needs: ['hands'] }
    ],
    turn: [
      '{names} ended up fourth, and bore it well.',
      '{names} went once round {once.the}, as quiet as a shop after six.',
      { text: '{names} put the pebble on the wall, for a rest.', needs: ['hands'] },
      { text: '{names} pulled off hats, as people do before a sight.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chalk went back in its box, a good deal shorter. {once.who} went home along the arrows. All had stayed where they were, but not the cat.',
    '{H} splashed a little, and lay down. In the window there was a piece of sky. A cloud like a boot came into it and stood still, as they do when you look.'
  ],
  last: [
    'Right under a cloud, next to a pillow, lay {H}, easy to find, and asleep.',
    'The pebble stayed where it was, and so did {once.the}, and {H} slept.'
  ]
})
