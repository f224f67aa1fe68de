import { wishPlot } from '../wish-plot.ts'

export const streetLight = wishPlot({
  id: 'wish-street-light',
  beginsElsewhere: true,
  wishes: ['street light', 'street lights', 'streetlight', 'streetlights', 'street lamp', 'street lamps', 'streetlamp', 'streetlamps', 'lamp post', 'lamp posts', 'lamppost', 'lampposts', 'lantern in the street', 'light outside the window', 'streat light', 'street lite'],
  answers: ['light', 'lamp', 'on', 'off', 'evening', 'night', 'dark', 'window', 'outside', 'comes', 'coming', 'goes', 'our', 'shining', 'shines', 'orange', 'yellow', 'flickering', 'flicker', 'pigeon', 'bird', 'watching', 'watch', 'who', 'switches', 'turns', 'turn', 'switch', 'waiting', 'dusk', 'moment'],
  except: ['night off', 'switched off', 'broke', 'broken', 'crash', 'car', 'hit', 'traffic', 'christmas', 'afraid', 'scared', 'climbing', 'climb', 'dog', 'wee', 'moth', 'moths', 'narnia', 'curtain', 'curtains', 'sleep', 'bright', 'stranger', 'man'],
  moods: ['first', 'learning', 'waiting'],
  company: ['pigeon', 'lamp', 'light'],
  about: 'The hero has never seen the very moment at which the street light comes on, until a pigeon sits down on its eye.',
  titles: ['The Very Moment', 'The Pigeon Turns It On', '{H} Blinks at the Wrong Time', 'Off, and Then On', 'Somebody Sat Down on the Eye'],
  want: [
    {
      id: 'missed-it',
      A: 'partner',
      paragraphs: [
        'Every evening the street light outside the window was off, and then it was on. {H} had never seen it happen. {H} wanted to see the very moment. On Monday it had been a sneeze. On Tuesday somebody had asked about a sock.',
        '“That’s the man with the switch,” said {A}. “He waits until you look away.” So today they sat down at the window in broad daylight, long before it was time.'
      ]
    }
  ],
  way: [
    {
      id: 'blinking-in-turns',
      A: 'partner',
      paragraphs: [
        '“The trouble is the blinking,” said {A}. “We’ve got to do it in turns, so that one of us is always looking.” They did that. “Now you.” “Now you.” A pigeon came, and sat down on top of the lamp. “That was twice,” said {H}. “It was once,” said {A}, “and a twitch.”',
        'When they turned back to the window, the light was on. It was the middle of the afternoon. “No!” cried {H}. The pigeon flew off, and they both looked after it. And when they looked at the lamp again, it was out.'
      ]
    },
    {
      id: 'crackers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} tried it without any blinking at all. {H} stared. After a while the lamp had two edges, and then it swam. A tear ran down, although nothing was sad. “You’ve got to think of something dry,” said {A}. “Think of crackers.”',
        '{H} thought of crackers, and of a hairbrush, and of sand. The eyes knew better. They shut by themselves, with a small wet sound. “How long was that?” asked {H}. {A} had been thinking of crackers too, and hadn’t counted.'
      ]
    },
    {
      id: 'the-man',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does he sit, the man?” asked {H}. {A} knew all about it. The man sat in a hut on the edge of town, at a big table. It had all the streets on it. There was a knob for each lamp. “And he’s got a telescope,” said {A}.',
        '{H} thought that the man must have a lot of children to watch, in all those windows. “And when does he blink?” asked {H}. That was a good question. {A} supposed that the man had a cat for that.'
      ]
    },
    {
      id: 'what-a-lamp-does-all-day',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They’d never looked at it for so long by day. It was grey, and it bent its neck, like somebody looking for a coin. It had a number on it, and a bit of an old poster. At the bottom was a small door. “What’s in there?” asked {H}.',
        '“Its lunch,” said {A}. {H} did not believe it. But the door was just about as big as a sandwich, and somebody had locked it.'
      ]
    },
    {
      id: 'friends-across-the-road',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Across the road, somebody was at a window too. It was a man with a cup of tea. He looked out at the street light, and then over at them. {A} raised a hand. He raised the cup.',
        '“Perhaps that’s him,” whispered {H}. They watched to see if he did anything with his fingers. He scratched his nose. They looked at the lamp as quick as lightning. But it was off, and so it had only been his nose.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We should practise on something,” said {A}, “with a moment that we know.” They took the reading lamp. {A} held the switch under a cushion, and {H} looked straight at the shade. “Tell me when you’ve seen it.” They waited. Click.',
        '“Now!” cried {H}. “Too late,” said {A}. “It was already on when you said now.” They did it ten times. It was on every single time. There seemed to be nothing in between off and on, not even a crack.'
      ]
    },
    {
      id: 'long-way-from-the-switch',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In former times somebody came round with a pole,” said {A}, “and lit them, one by one. You could see it coming all along the street.” {H} thought that this was much more sensible. You could have waved to him, and he’d have waved the pole.',
        '“And in the morning?” “Then he came back, and put them out.” {H} thought of the man, with his pole, at five o’clock. “And who put him to bed?” asked {H}. He must have slept at lunch.'
      ]
    },
    {
      id: 'supper-at-the-window',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They got hungry, but nobody could leave. {A} walked backwards to the kitchen, and kept looking at the window as long as there was any. Something fell over out there. Then {A} came back, also backwards, with two slices of bread.',
        'You had to eat without looking at it. {H} bit in, and it was jam. {A} bit in, and it was the plate. Neither of them turned a head. “It’s good,” said {A}, “but a bit hard at the edge.”'
      ]
    },
    {
      id: 'its-neighbours',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With a cheek against the glass you could see the next lamp. You could see a bit of the one after that, too. They all bent their necks the same way. “Do they do it all at once?” asked {H}. “All at once,” said {A}. “Like a choir.”',
        'But {H} was not so sure. In a choir there’s always one who’s early. {H} thought that it might be theirs. It had the look of somebody who can’t wait.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to see what there was in the window. There was a pole in it. {A} looked at the pole for a time, for company. It did not run, and it did not smell of anything through the glass.',
        'Then {A} yawned, with everything that was in there, and {H} had to yawn as well. When that was done, there was still only a pole. “You nearly made me miss it,” said {H}. {A} settled down, facing the other way.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When the lamps came on, we had to go in,” said {S}. “That was the rule in our street. So we never looked at them.” {S} bent closer. “We played with our backs to it, the whole lot of us. I haven’t seen it, we said.”',
        '“And did that work?” asked {A}. “Until my mother came out,” said {S}. “She stood under it with her arms folded. Her you couldn’t help seeing. She was as bright as day.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ll be the lamp,” said {S}, and bent {S}’s neck, with a pot lid on top. “Now I’m off.” {A} kept looking at {S}, without a blink. {S} was off for a long time. It was very well done. “Are you coming on soon?” asked {A}.',
        '“I can’t while you’re looking,” said {S}. {A} turned round for a second. “On!” cried {S}. And so now they knew at least that it was the same with all of them.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was set down at the window too, because a baby hardly ever blinks. {A} stared at the lamp, with round eyes and an open mouth. A thread of dribble came down. It was a splendid stare. They both leaned back and had a rest.',
        '“Tell us when it’s on,” said {H}. After quite some time {A} shouted, and hit the glass with a flat hand. They shot up. It was a bus.'
      ]
    },
    {
      id: 'an-eye-on-top',
      A: 'partner',
      paragraphs: [
        '“The lamp’s broken,” said {H}. But {A} had pressed a cheek against the glass. “There’s a knob on top,” said {A}, “like a small glass eye. I think there isn’t any man. It looks for itself, to see if it’s dark.” {H} looked at the knob.',
        '“And when somebody sits on it,” said {A}, “then it thinks that it’s night.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-sits-down',
      A: 'partner',
      paragraphs: [
        'Now they only needed the pigeon. At last it came. “Don’t look at the pigeon,” said {A}. “Look at the lamp.” {H} held on to the windowsill. Up there the pigeon turned round, twice, as you do before you sit. It fluffed itself up. Then it sat down on the eye.',
        'For a breath nothing happened. Then the lamp went pink, and shivered, and was on. {H} had seen it. “Now!” cried {H}.'
      ]
    },
    {
      id: 'off-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The pigeon stood up, because it had an itch. The eye looked out under it, and saw that it was day. The lamp went out, looking rather silly. “I saw that too!” cried {H}. Then the itch was done, and it was night again.',
        '“On,” said {H}. “Off. On.” “Bedtime, breakfast, bedtime,” said {A}. Down below a man looked at his watch, and held it to his ear. The pigeon had no idea what it was doing to the street.'
      ]
    },
    {
      id: 'why-there',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Why does it sit just there?” asked {H}. {A} thought. “It’s warm there,” said {A}. “Because the lamp’s on.” “But the lamp’s on because it sits there,” said {H}. They went over it once more from the front. It went round, like a dog after its tail.',
        'The pigeon had found that out long ago, and without any talking. It sat down, and then somebody put the heating on.'
      ]
    },
    {
      id: 'the-others',
      A: 'partner',
      paragraphs: [
        'The pigeon stayed there, and drew in its head. The sky went grey, and then blue. Somewhere down the street the very moment had to come, for all the other lamps. {H} stared as hard as {H} could, and did not blink. And then {H} sneezed.',
        'They were all on, right to the corner. “Missed it,” said {A}. “That’s only the rest of them,” said {H}. “Ours has been on since tea.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out as well, and saw that it was off.',
      '{names} found a place by the window, and breathed on the glass.',
      { text: '{names} wiped a round hole in the window, to see better.', needs: ['hands'] },
      { text: '{names} brought a cushion, for a long time of looking.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked whenever it came, without any turns.',
      '{names} watched the pigeon go, over the roofs.',
      { text: '{names} held up one finger for each blink.', needs: ['hands'] },
      { text: '{names} pointed at the lamp, a little too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, because of the pigeon.',
      '{names} had light on the nose now, from outside.',
      { text: '{names} waved good night to the pigeon, with one finger.', needs: ['hands'] },
      { text: '{names} held a hand up in the light, and it was orange.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back from the window. On the glass was a nose, and next to it another.',
    'Washed and dried, {H} lay down. A strip of street light lay over the blanket. In the middle it was pigeon.'
  ],
  last: [
    'First {H} was awake, and then {H} was asleep, and nobody had seen the very moment.',
    'Somebody sat on the eye, and for the lamp it was night, and {H} was asleep.'
  ]
})
