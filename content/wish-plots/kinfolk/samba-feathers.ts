import { wishPlot } from '../wish-plot.ts'

export const sambaFeathers = wishPlot({
  id: 'wish-samba-feathers',
  wishes: ['samba', 'sambas', 'samba dancer', 'samba dancers', 'samba dancing', 'dancing samba', 'dance samba', 'dances samba', 'danced samba', 'samba feathers', 'samba feather', 'samba feather costume', 'samba feather costume carnival', 'dancing samba feather costume', 'dancing samba feather costume carnival', 'samba costume', 'samba costumes', 'samba carnival', 'samba parade', 'samba school', 'samba drum', 'samba drums', 'samba band', 'samba rio', 'samba brazil', 'samba brazilian', 'samba carnaval', 'feather costume carnival', 'feather costume dancing', 'feathers costume carnival', 'feathers costume dancing', 'feather costume dance', 'feather costume parade', 'feathered costume', 'feathered costumes', 'carnival feathers', 'feathers carnival dancing', 'feather headdress carnival', 'feather wings carnival', 'feather tail costume', 'sambista', 'sambadrome', 'batucada', 'feathers notting hill', 'samba costume feathers', 'feathers costume samba', 'samba lesson', 'learning samba'],
  answers: ['samba', 'dance', 'dances', 'dancing', 'danced', 'dancer', 'dancers', 'feather', 'feathers', 'feathered', 'feathery', 'costume', 'costumes', 'dress', 'dressed', 'tail', 'wings', 'headdress', 'crown', 'sequins', 'glitter', 'gold', 'golden', 'green', 'yellow', 'blue', 'pink', 'purple', 'sparkly', 'bright', 'big', 'tall', 'carnival', 'carnaval', 'parade', 'procession', 'float', 'street', 'streets', 'school', 'band', 'drum', 'drums', 'drummer', 'drummers', 'drumming', 'beat', 'rhythm', 'music', 'song', 'whistle', 'tambourine', 'rio', 'brazil', 'brazilian', 'salvador', 'trinidad', 'notting', 'hill', 'london', 'february', 'summer', 'party', 'festival', 'first', 'time', 'learn', 'learning', 'learns', 'practising', 'practicing', 'wants', 'loves', 'daughter', 'son', 'girl', 'boy', 'niece', 'cousin', 'mum', 'mummy', 'mom', 'dad', 'grandma', 'vovó', 'avó', 'aunty', 'tia', 'feet', 'hips', 'steps', 'in', 'at', 'with', 'her', 'his', 'my', 'all', 'night', 'day'],
  except: ['peacock', 'pillow', 'tortoise', 'football', 'shy', 'scared', 'afraid', 'rain', 'cancelled', 'lost', 'died', 'hurt', 'mask', 'beads', 'king cake', 'eagle', 'parrot', 'indian', 'chicken'],
  moods: ['first', 'learning', 'change'],
  company: ['feathers', 'feather', 'costume', 'drum', 'drums', 'tail', 'tambourine', 'drummer', 'drummers', 'door', 'broom', 'street'],
  about: 'The hero’s samba feathers always come half a beat late, and early steps or a ribbon do not cure it, until the small drums are heard to be late in just the same way.',
  titles: ['Half a Beat Late', 'The Feathers Come After', '{H} Dances Samba', 'Twelve Green Feathers', 'In the Gaps of the Drum'],
  want: [
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        '{H} was going to dance samba at the carnival, in a feather costume. It had a gold belt, and behind it stood twelve green feathers, taller than {H}. {H} danced in front of the long mirror, and {A} watched. One, two, went {H}’s feet. Then the feathers swung, half a beat late. {H} stopped. The feathers swung once more, and stopped too. “They’re late,” said {H}. “I want them to dance with me.”'
      ]
    }
  ],
  way: [
    {
      id: 'through-the-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} danced through the door into the hall, and was on the other side. The feathers were not. They were too wide, and stayed in the room, with the belt pulled tight. “You go first,” said {A} to the feathers. So {H} came back, and tried it backwards.',
        'The feathers went through, one after another, and each sprang up and tickled the lamp. Then {H} came. “For once they were early,” said {A}. It was half a beat, or perhaps a whole one.'
      ]
    },
    {
      id: 'stepping-early',
      A: 'partner',
      paragraphs: [
        '“I’ll step early,” said {H}, “and then they’ll be on time.” Out of the window came the big drum of the samba school, two streets off. Boom. {H} put a foot down just before it. Now the feathers swung on the boom. But {H} was standing there already, with nothing to do. “The feathers are dancing samba,” said {A}, “and you’re waiting for a bus.” So {H} tied a ribbon round all twelve. They were not late any more. They were a broom.'
      ]
    },
    {
      id: 'telling-the-feathers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps nobody had told the feathers. {H} turned round to explain it, and they turned round as well, and were behind again. {H} turned more quickly. So did they. After four times {H} sat down on the floor, and saw three of everything.',
        '“Tell them over your shoulder,” said {A}. “When I step, you step,” said {H} over one shoulder. The feathers nodded. They nodded very nicely, all twelve of them, a little while after it had been said.'
      ]
    },
    {
      id: 'pulling-one-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One feather in the middle was later than all the others. It was the tallest, and when the eleven were done, it began. {H} bent it forward to have a look. There was nothing wrong with it, except that it was so long. It had further to come.',
        '“It’s like the back of the school line,” said {A}. “At the front they’ve sat down, and at the back they’re still setting off.” {H} let go. The feather went past its place, and came back, and bowed to the lamp.'
      ]
    },
    {
      id: 'other-at-the-mirror',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} stood behind {H}, to be the feathers of the feathers. Whatever they did, {A} did after them, with both arms up. {H} stepped, and the feathers swung. Then {A} swung too, and knocked a picture crooked.',
        '“You’re a whole beat late,” said {H}. “I’m at the very end,” said {A}. They tried to find out when the samba would reach the cupboard. {H} stepped once, and everything swung in turn. They waited. Then the cupboard door opened by itself, quite slowly.'
      ]
    },
    {
      id: 'elder-and-the-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I danced the samba in a hat with fruit on it,” said {S}. “It was two bunches of grapes and a pineapple. When I turned left, the grapes went on looking right.” “And the pineapple?” asked {A}. “That turned up on Thursday,” said {S}.',
        '{S} got up to show how one carries a pineapple. It is done with a long neck, and a face as if there were nothing up there. {A} did it too, under the feathers. They walked round the table like two queens with something to hide.'
      ]
    },
    {
      id: 'child-in-one-feather',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had found one green feather on the floor, and stuck it into the top of a sock. “Now I’ve got a costume too,” said {S}, and danced samba on that leg. The feather stood up straight, and did not swing at all.',
        '“Yours isn’t late,” said {A}, and looked at it closely. “No,” said {S}, “it doesn’t know yet that we’ve started.” {S} stopped, and after a while the feather fell over. “Now it knows,” said {S}.'
      ]
    },
    {
      id: 'the-small-drums',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the ribbon, and leaned on the window sill. The samba school was coming nearer. Boom, said the big drum. “Listen to what’s in between,” said {A}. There were small drums, and a tambourine, and they never came with the big one. They came just after it, in the gaps. “They’re late,” said {H}. “All of them,” said {A}. “They’re exactly as late as your feathers.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-drums',
      A: 'partner',
      paragraphs: [
        'In samba the big drum walks, and the small ones run in between. So {H} gave the feet to the big drum. Boom, and {H} stepped. And the feathers {H} gave to the tambourine. {H} did not wait for them. On the boom there was a foot, and half a beat later there were twelve feathers. In the mirror it looked like a bush with somebody dancing in it. “You start it,” said {A}, “and they finish it.”'
      ]
    },
    {
      id: 'without-walking',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now that they knew it, they heard it everywhere. The tap dripped on the boom, and the pipe answered half a beat later. Somebody shut a door, and the plates said something about it. “This whole kitchen’s dancing samba,” said {A}.',
        '{H} put down a spoon, and the lid on the pot gave a small ring. Only the fridge just hummed. “It’s got no feathers,” said {H}, and lent it one, on top, under a magnet. From then on the fridge was late with the best of them.'
      ]
    },
    {
      id: 'pet-and-the-tail',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been watching the feathers, and not {H}. When they swung to the left, {A} leaned to the left. When they swung back, {A} came with them. It was done very well. It was half a beat after the feathers, and so a whole one after {H}.',
        'In the end {H} stood still. The feathers went on a little, and stopped. Then {A} stopped too, last of all, and looked round at what might be behind {A}.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The feather at the end was soft, and its tip curled round to {H}’s ear. In the middle of the samba it found the nose. {H} sneezed. Half a beat later all twelve feathers sneezed as well. They flew forward over {H}’s head, and hung there like rain.',
        '“Bless you,” said {A}, and then, when the feathers went back, “and you.” {H} said thank you for all thirteen. They tried to do it again, without a sneeze, but it was never as good.'
      ]
    },
    {
      id: 'how-a-hat-says-good-day',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the way to the carnival they met the man from the bakery. {H} said good day, with a bow, as one does in gold. The feathers bowed half a beat later, and swept the flour off the man’s whole apron.',
        'Under the flour it was blue. “So that’s the colour of it,” said the man. “I bought it years ago.” {H} wanted to say sorry, and bowed again. So they walked on. The man stood there, as clean as new, with a bit of green fluff on the nose.'
      ]
    },
    {
      id: 'at-the-carnival',
      A: 'partner',
      paragraphs: [
        'Then it was their turn at the carnival, and the street was full of gold. Boom, said the big drum. {H} danced by, feet first, feathers after, and did not look round once. At the corner the samba school stopped. {H} stopped with it, arms up, as still as a picture. Only behind {H} twelve green feathers swung out to the left, and back to the right. The whole street clapped. “They’re late,” said {A}. “Exactly half a beat,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got brushed by the feathers on the way past, and then on the way back.',
      '{names} sat down where the wind of the costume could be felt.',
      { text: '{names} blew on the feathers, to hurry them.', needs: ['hands'] },
      { text: '{names} did up the gold belt one hole tighter, but that was not it.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the samba school first, and went to the window.',
      '{names} looked for the broom, and found {H} in front of it.',
      { text: '{names} played the big drum on a bucket, for {H} to be early to.', needs: ['hands'] },
      { text: '{names} held the ribbon, and got a feather in one sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced behind the feathers, and was the latest of all.',
      '{names} stopped at the corner too, and wobbled on a little.',
      { text: '{names} shook a jar of beans in the gaps.', needs: ['hands'] },
      { text: '{names} carried a spare feather, in case one did not come at all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The costume hung on the door. When the door was still, the feathers went on for a moment.',
    '{H} washed off the gold and lay down. First the feet got there, and then the rest.'
  ],
  last: [
    '{H} was asleep, and half a beat later the feathers were, too.',
    'Far off the big drum walked home, the small ones came after, and {H} was asleep.'
  ]
})
