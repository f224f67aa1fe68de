import { wishPlot } from '../wish-plot.ts'

export const theMorningThat = wishPlot({
  id: 'wish-events-the-morning-that',
  tellsAny: 'events',
  isTale: true,
  about: 'On a quite ordinary morning it happens between an egg and a bus; all the ordinary things have to make room for it until evening, and the boy who always counts a hundred of them has one thing more.',
  titles: ['Quite an Ordinary Morning', 'Between the Egg and the Bus', 'Nothing Ever Happens at Noon', 'A Hundred and One Thing More', '{H} Hears It from the Button On'],
  company: ['dog', 'chairs'],
  want: [
    {
      id: 'how-ordinary',
      A: 'partner',
      paragraphs: [
        '“It was quite an ordinary morning,” said {A}. A button hung by its thread, as it had since Tuesday. Somebody boiled an egg. The bus came at eight minutes past eight, because it was eight minutes past eight. “And then?” asked {H}. “Then,” said {A}, “between the egg and the bus, {event.one}.”'
      ]
    },
    {
      id: 'glasses',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Was there room for that, between an egg and a bus?” asked {H}. “There was that morning,” said {A}. Otherwise it was full of ordinary things. A tap dripped, and stopped, and dripped. A man was looking for his glasses, and he had them on.',
        '“Do they come into it later?” asked {H}. “No,” said {A}. “That’s what was so ordinary about them.”'
      ]
    }
  ],
  way: [
    {
      id: 'dog',
      A: 'partner',
      paragraphs: [
        'A dog noticed it first. It came by every morning with a stick, which it had never put down. It saw {event.who}. It put down the stick.'
      ]
    },
    {
      id: 'stick',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Didn’t anybody take the stick?” asked {H}. A second dog came by. It looked at the stick, and then it looked up, and put down a ball. A third dog put down a slipper.',
        'Soon there was quite a heap, and behind it the dogs, all looking one way. Nobody had ever seen so many dogs with nothing in their mouths.'
      ]
    },
    {
      id: 'bicycle',
      A: 'partner',
      paragraphs: [
        'Next came the button, on an old woman with a bicycle. “There’s never anything here,” she said. “That’s why I come this way.” Then she looked. “Something will have to move over,” she said, and leaned it on the bus.'
      ]
    },
    {
      id: 'not-oh',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“And the button?” asked {H}. It just held. But people kept coming along and saying “Oh,” and each time it gave a jump. “Not Oh, please,” said the old woman. “Not in front of the button.”',
        'So from then on they said “Ah.” That was better for it. Only the driver said “Oops,” and it swung for a whole minute.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Just then {A} noticed something, too, and looked at a place on the wall. “There’s never anything there,” said {H}. {A} went on looking.',
        '“That’s what the old woman said,” said {H}, and looked as well, to be on the safe side.'
      ]
    },
    {
      id: 'lost-count',
      A: 'partner',
      paragraphs: [
        'Then came a boy who counted everything on his way. It was always a hundred. “Button, one,” he said. “Egg, two. Bus, three.” Then he looked up, lost count, and went back to the button.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was there,” said {S}. “I was number sixty-one.” “Number sixty-one of what?” asked {A}. “Of the hundred. That boy counted me every morning. I had to stand next to a bin.”',
        '“And if you had a cold?” asked {A}. “Then I sent my hat,” said {S}.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        'The driver had a map, and on it was everything that was there every day. Now {seen} had to be on it, too. He drew that where the bin was, and the bin had to move over.',
        '“You’ve left out {seen.part},” said the old woman. The driver looked. There was no room at all. “That goes on the back,” he said.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“I know something about {beside},” said the boy. “{beside.fact}.” “Does that count as a thing?” asked the old woman. The boy thought it over. You couldn’t lean a bicycle on it.',
        '“Half,” he said. So from then on he had a half left over. All day he didn’t know where to put it.'
      ]
    },
    {
      id: 'make-room',
      A: 'partner',
      paragraphs: [
        'So the ordinary things had to make room. The bus couldn’t leave, because of the bicycle. Nine o’clock was put off until ten past. Even the rain had to go round.'
      ]
    },
    {
      id: 'nine-o-clock',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How do you put off nine o’clock?” asked {H}. Every day at nine a woman came to wind the clock on the corner. Now she stood there with the key in the air, looking. So the clock stopped, too.',
        'It was one minute to nine for quite a while. Everybody who was late that morning came in time.'
      ]
    },
    {
      id: 'bench',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'There was a bench that had always looked at a hedge. Now it had to be turned round. Four people did it, and a man was sitting on it with a book. “It’s got brighter,” he said, and turned the page.',
        'Ten pages later he looked up. “When did that start?” he asked. “On page nine,” said the boy.'
      ]
    },
    {
      id: 'egg-with-a-hat',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“And who had the egg?” asked {H}. Nobody had it. Whoever had boiled it was out there, looking. At eleven the old woman put a small hat on it. “It won’t hatch, you know,” said the boy.',
        '“It isn’t meant to hatch,” said the old woman. “It’s meant to stay ordinary.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know that egg,” said {S}. “I boiled it. Then I went to the door, just to see what the dog was looking at.” “And when did you come back in?” asked {A}.',
        '“That evening,” said {S}. “I’ve never had an egg that was so well rested.”'
      ]
    },
    {
      id: 'buns',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A girl came with eleven buns, which were for eleven o’clock. But there was no room left at eleven, with so many people in it. So they had to be eaten at ten to.',
        'The old woman chewed hers with care. “You can hardly taste that it’s early,” she said. The dog had one as well. It couldn’t taste it either.'
      ]
    }
  ],
  turn: [
    {
      id: 'noon',
      A: 'partner',
      paragraphs: [
        'At last the boy got to ninety-nine. “Nobody move,” he said. They all looked at {event.who}. “Nothing ever happens at noon,” said the old woman. Then it was noon. {event.two}. Her button let go.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“That’ll be all,” said the driver, with one foot on the bus. “Not yet,” said the old woman. “Look at the dog.” The dog was still looking at {event.who}. {event.three}. The driver took his foot off the bus again and sat down on the step.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'At four o’clock the boy started once more. “Button, one,” he said. By now he had said it so often that the whole bus said it with him. Nobody got any further. {event.four}. “Button, one,” said the boy, after a while, but very slowly.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“And {event.other}?” asked {H}. “Was there any room left for {event.other}?” There was just one place, where the rain would have been. It was rather narrow. So {event.other} had to come in sideways.'
      ]
    },
    {
      id: 'stayed',
      A: 'partner',
      paragraphs: [
        '“You can go now,” said the old woman, and took her bicycle off the bus. But the bus stayed. It had never been late.'
      ]
    },
    {
      id: 'button-hunt',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then they all had to look for the button. It wasn’t under the bus. It wasn’t in the boy, who was asked to open his mouth. The dog noticed it first.',
        'It lay quite near {event.who}, with its four holes up. “It wanted to see as well,” said the old woman. On a coat it had only ever seen handlebars.'
      ]
    },
    {
      id: 'passengers',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There were still twelve people on the bus. They had got on to go to the station. “When do we leave?” asked one of them at about three. “When it’s ordinary again,” said the driver.',
        'They thought that was fair. They all moved over to the left, where you saw more. The bus leaned a bit, like somebody listening.'
      ]
    },
    {
      id: 'one-thing-more',
      A: 'partner',
      paragraphs: [
        'In the evening the bus left on time, at eight minutes past eight. The old woman sewed on her button. “There’s never anything here,” she said. “I’ll be back tomorrow.” The dog picked up its stick.',
        'The boy counted once more. “A hundred,” he said, “and one thing more.” He had counted {event.who}, too. “How did {event.who} go to bed?” asked {H}. “Quite as usual,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round to see if anything here was out of the ordinary.',
      '{names} moved over a little, to make room.',
      { text: '{names} felt all the buttons there were, and they held.', needs: ['hands'] },
      { text: '{names} checked the clock, and it was just as late as usual.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down like the dog, and watched.',
      '{names} left a gap in the middle, in case it was needed.',
      { text: '{names} counted everything on the table, and lost count at the spoons.', needs: ['hands'] },
      { text: '{names} pushed a chair to one side, so that the bus had room.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still until noon, and a bit longer.',
      '{names} listened for the dog’s stick.',
      { text: '{names} felt about under the sofa, in case the button was there.', needs: ['hands'] },
      { text: '{names} rang a glass with a spoon, just once.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pushed in the chairs, and counted them, too. There were as many as ever. It was quite an ordinary table, with a crumb on it.',
    'They brushed their teeth, as usual. {H} lay down and counted what there was. “Pillow, one. Blanket, two.” It came to what it always came to, and one thing more.'
  ],
  last: [
    'The button held, the bus was on time, and {H} was asleep.',
    'It was quite an ordinary night, with one thing more in it, and {H} was asleep.'
  ]
})
