import { wishPlot } from '../wish-plot.ts'

export const glowingMushrooms = wishPlot({
  id: 'wish-glowing-mushrooms',
  wishes: ['mushrooms glow', 'mushroom glows', 'mushrooms glow dark', 'mushroom glows dark', 'glow dark mushrooms', 'glowing mushrooms', 'glowing mushroom', 'glowing mushrooms forest', 'toadstools glow', 'toadstools glow dark', 'glowing toadstools', 'glowing toadstool', 'mushrooms light up', 'mushrooms light up night', 'mushrooms shine', 'mushrooms shine dark', 'shining mushrooms', 'luminous mushrooms', 'mushrooms glow night', 'fungi glow', 'glowing fungi', 'fungus glows'],
  except: ['poison', 'poisonous', 'eat', 'eats', 'ate', 'eaten', 'ill', 'sick', 'afraid', 'scared', 'lost', 'alone'],
  answers: ['dark', 'night', 'forest', 'wood', 'woods', 'magic', 'magical', 'secret', 'tiny', 'little', 'green', 'blue', 'light', 'lights', 'glow', 'in', 'under', 'trees', 'tree', 'log'],
  company: ['table', 'blanket', 'log', 'box', 'torch', 'lamp', 'baker', 'village', 'neighbour', 'beetle'],
  about: 'Three mushrooms that glow in the dark are looked at with the best torch, and do not; they have to be seen with the light off.',
  titles: ['Three Houses with the Light On', 'Leave the Dark On', 'Under the Table with Three Mushrooms', 'The Best Torch They Had', '{H} and the Mushrooms That Glow'],
  want: [
    {
      id: 'on-a-log',
      A: 'partner',
      paragraphs: [
        'The neighbour had lent {H} a log in a box, just for one night. On the log stood three small mushrooms. “They glow in the dark,” it said on the lid. “For looking at. Not for eating.” {H} wanted to see them glow more than anything.',
        '“Where have we got any dark?” asked {A}. It was still quite light. So they hung all the blankets over the table, and crept in with the box.'
      ]
    }
  ],
  way: [
    {
      id: 'best-torch',
      A: 'partner',
      paragraphs: [
        '{H} had brought the best torch, so as not to miss anything. It shone on the first mushroom from the front, and on the second from behind. They were white, and rather damp. “They aren’t glowing,” said {H}. “Not in the least,” said {A}.',
        'Perhaps it was not bright enough. {A} fetched the lamp from the hall as well. Now it was as light under there as in a baker’s window. In the middle stood the mushrooms, like three buttons off a nightshirt. They glowed less than ever.'
      ]
    },
    {
      id: 'is-it-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} looked underneath, for a plug. There was only log. “Then it’s a battery,” said {A}. {H} looked for the little door that you push with a thumb. There was a bit of moss, with a woodlouse in it.',
        '“How do you switch it on?” asked {H}, close to the moss. The woodlouse thought about that, and rolled up. “It isn’t allowed to say,” said {A}.'
      ]
    },
    {
      id: 'wake-them',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“They may be asleep,” said {A}. How do you wake a mushroom? {H} said good evening, and then said it a bit louder. {A} tapped on the log with one finger, very politely.',
        'Nothing glowed. “They’re heavy sleepers,” said {H}. “It’s because they’ve only got one leg. They can’t shift about.” {A} had never looked at it in that way.'
      ]
    },
    {
      id: 'stripe',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along the floor a stripe of light came in, as thin as a ruler. “That’s the evening,” said {A}. “It’s leaking.” {H} stopped it up with a scarf. Then it leaked further along, and {A} lay down there.',
        '“Is it dark at your end?” asked {H}. “It’s dark and a bit draughty,” said {A}. The mushrooms stood in the lamplight, and were no darker than before.'
      ]
    },
    {
      id: 'somebody-asks',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'The blanket went up on one side, and there was {S}. With {S} came the whole of the kitchen. “Have they started to glow?” asked {S}. “They were just going to,” said {A}. “Until now?” “Until now.”',
        '{S} let the blanket down again, as softly as anything. A moment later it went up on the other side. “I only wanted to say sorry,” said {S}.'
      ]
    },
    {
      id: 'show-them',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Somebody has to show them how it’s done,” said {A}. So {H} glowed. It was done with round cheeks and no breath, and with both eyes as wide as they went. “You’re getting red,” said {A}. “It’s a start.”',
        'The mushrooms looked on. {A} tried it too, and laughed half way, and went out. “It’s harder than it looks,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What do they do it for?” asked {H}. {A} had read the whole of the lid. “It’s for the beetles,” said {A}. “A beetle sees the light and walks over. Then it goes home with mushroom dust on its feet, and somewhere else a mushroom comes up.”',
        '{H} thought that over. “So it’s the lamp over a front door,” said {H}. They both looked at the mushrooms with more respect. They were expecting somebody.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came in on all fours and had something to show. “I can glow as well,” said {S}. It was a jacket with a silver stripe. In the torchlight the stripe was as bright as a tap. “See?” said {S}. “It works straight away.”',
        '{A} said that it was a very good stripe. “Mushrooms haven’t got one,” said {S} kindly. “That’ll be why.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I read a whole letter once by a glow-worm,” said {S}. “It sat on the paper. I had to wait until it walked on to the next word.” “What was in the letter?” asked {A}.',
        '“It began with Dear,” said {S}. “Then the worm turned left. I know more about the margin than anybody.” {A} made room under there for {S}, in case it took as long.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Something moved at the edge of the blanket. Two round lights came in, one beside the other, and they were green. “They’re glowing!” cried {H}. But the mushrooms were in the box, and these had a nose in between.',
        'It was {A}, who had only been looking into the torch. {H} said thank you all the same. It had been the brightest thing that evening, and it had come by itself.'
      ]
    },
    {
      id: 'whisper',
      A: 'partner',
      paragraphs: [
        '{A} looked at the torch, and at the lamp, and then for a long time at the log. “If I whispered something now,” said {A}, “and you sang the whole time, what would you hear?” “Me,” said {H}. And then {H} looked at the torch as well. It had been singing all evening, as loud as it could.'
      ]
    }
  ],
  turn: [
    {
      id: 'off',
      A: 'partner',
      paragraphs: [
        'It was hard to switch off a torch like that. {H} did it, and {A} put out the lamp. Then it was so dark that nobody knew any more which of them was the table. “Are they glowing?” whispered {A}. “No,” whispered {H}. “There’s only dark.” “Then leave it on for a bit,” said {A}.',
        'They left the dark on. There was nothing to do in it but breathe. After a while one bit of it was a little paler than the rest. Then it was round, and then it was green. It was like a village, very far off. It had three houses, and in each of them somebody had come home. “There,” breathed {H}.'
      ]
    },
    {
      id: 'whose-knee',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Whose knee is that?” whispered {A}. “Which?” “This one.” {H} felt for it. “It’s the table’s,” said {H}. They begged its pardon, and moved round a bit, so as to see all three houses at once.',
        'The smallest one was the greenest. “They’ve got visitors,” whispered {H}. “That’s why all the lights are on.”'
      ]
    },
    {
      id: 'drawn-in-the-dark',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} drew it, so as to have it in the daytime too. It was not easy, since the paper did not glow. “Three round ones,” whispered {H}, “and I’ll put the hill underneath.” The pencil went along, and something tickled.',
        'Later on they saw that there was nothing on the paper at all. The village was on {A}’s sleeve, with a hill at the elbow. “I’ll wear it tomorrow,” said {A}.'
      ]
    },
    {
      id: 'what-else',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now that they could see in it, there was more in the dark than they had thought. There was the edge of a plate, and the white part of a sock. High up in the blanket was one hole like a star.',
        '“It was all here before,” whispered {A}. “Only nobody had come in quietly.” A woodlouse went past below, and did not need any light at all.'
      ]
    },
    {
      id: 'beetle',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“I’ll be the beetle,” whispered {A}, and walked two fingers over the moss, from very far away. They saw the light. They stopped, and wiped their feet, and came nearer.',
        '“Good evening,” whispered {H} for the first mushroom. “We’ve kept you something.” The two fingers went home on the other side. They were full of dust, and had enjoyed it.'
      ]
    },
    {
      id: 'since-supper',
      A: 'partner',
      paragraphs: [
        '“Have they only just begun?” whispered {A}. {H} thought of the baker’s window, and the three buttons. “No,” whispered {H}. “They’ve been glowing since supper. It was us. We were too bright.” And nobody lifted the blanket until the village had been looked at enough.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slipped in under the blanket, where it was softest.',
      '{names} smelled the log, and sneezed once into the moss.',
      { text: '{names} held up a corner of the blanket, to let the box through.', needs: ['hands'] },
      { text: '{names} pegged the blankets together, where they gaped.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked a good deal, because it was so bright in there.',
      '{names} lay along the edge of the blanket, where light came in.',
      { text: '{names} held the torch a bit higher, and it helped nobody.', needs: ['hands'] },
      { text: '{names} polished the glass of the torch with one sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as the table.',
      '{names} breathed in the dark, like everybody else.',
      { text: '{names} pointed at the village, and nobody could see it.', needs: ['hands'] },
      { text: '{names} held somebody’s hand, and it was not clear whose.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blankets came off the table and went back to their beds. The torch was put into the drawer, and had the rest of the night off.',
    '{H} washed, and lay down, and the box stood on the chair. When the light went out you couldn’t see a thing. {H} knew about that by now, and left it on.'
  ],
  last: [
    'Far away on the chair three houses had their lights on, and {H} was asleep.',
    'The dark was on, and the mushrooms glowed in it, and {H} slept.'
  ]
})
