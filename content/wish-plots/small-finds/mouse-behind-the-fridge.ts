import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const mouseBehindTheFridge = wishPlot({
  id: 'wish-mouse-behind-the-fridge',
  wishes: ['mouse fridge', 'mice fridge', 'mouse refrigerator', 'mouse behind', 'mice behind', 'mouse cooker', 'mouse oven', 'mouse kitchen', 'mice kitchen', 'mouse floor', 'mice floor', 'mouse floorboards', 'mice floorboards', 'mouse under floor', 'mouse wall', 'mice wall', 'mouse walls', 'mice walls', 'mouse skirting', 'mouse skirting board', 'mouse living', 'mice living', 'mouse lives', 'mice live', 'mouse lived', 'mouse house', 'mouse in house', 'mouse our house', 'mouse grandma’s house', 'mouse nani’s house', 'mouse attic', 'mouse pantry', 'mouse larder', 'mouse hole', 'mousehole', 'mouse moved in', 'mouse moved behind', 'mouse refrigerator moved', 'mouse home', 'mouse family house', 'mouse family living', 'mouse family wall', 'mouse under stairs', 'mouse under', 'mouse cupboard', 'mice cupboard', 'mouse flat', 'mouse came out', 'we have mouse', 'we’ve got mouse', 'found mouse house', 'mouse sofa', 'mouse dishwasher', 'mous fridge', 'mouse frige', 'mouse fridg', 'mouse friends fridge', 'mouse family', 'mice family', 'family of mice', 'mouse babies', 'baby mice', 'baby mouse', 'mummy mouse'],
  answers: ['little', 'small', 'tiny', 'wee', 'grey', 'brown', 'cheeky', 'secret', 'friendly', 'shy', 'family', 'baby', 'babies', 'living', 'lives', 'live', 'lived', 'behind', 'under', 'underneath', 'inside', 'fridge', 'refrigerator', 'floor', 'floorboards', 'boards', 'wall', 'walls', 'hole', 'kitchen', 'house', 'home', 'flat', 'our', 'grandma', 'grandma’s', 'grandmas', 'granny', 'granny’s', 'nan', 'nan’s', 'nana', 'nana’s', 'nani', 'nani’s', 'dadi’s', 'grandpa’s', 'grandad’s', 'auntie’s', 'nanny’s', 'hears', 'heard', 'hear', 'saw', 'seen', 'sees', 'see', 'found', 'finds', 'night', 'evening', 'comes', 'came', 'out', 'there', 'there’s', 'is', 'was', 'has', 'have', 'got', 'moved', 'squeak', 'squeaks', 'squeaking', 'scratching', 'noise', 'noises', 'noticed', 'knows', 'nobody', 'who', 'secretly', 'old', 'called', 'named', 'story', 'please', 'tonight', 'today', 'yesterday', 'room', 'friend', 'friends', 'visit', 'visits', 'warm', 'attic', 'cupboard', 'hum', 'humming', 'cooker', 'oven', 'stairs', 'sofa'],
  except: [...NOT_WELL, 'ninja', 'ninjas', 'trap', 'traps', 'cat', 'cats', 'poison', 'killed', 'kill', 'scared', 'afraid', 'hates', 'computer', 'mickey', 'minnie', 'lion', 'owl', 'elephant', 'dragon', 'tooth', 'dormouse', 'church', 'town', 'snake', 'shop', 'school', 'moon', 'clock', 'tree', 'cheese', 'rat', 'rats', 'pest', 'droppings', 'poo'],
  moods: ['first', 'waiting', 'sleepless'],
  company: ['mouse', 'fridge', 'floor', 'wall', 'hole', 'children', 'ice', 'kitchen', 'hum', 'singing', 'gap'],
  about: 'The mouse who lives behind the fridge comes out because it no longer hums and her children cannot sleep, and whoever hums for them has to breathe, which a fridge never does.',
  titles: ['Four Thousand and Then', 'A Fridge Doesn’t Breathe', '{H} Hums for the Mice', 'Behind the Fridge', 'The Smallest Beds in the House'],
  want: [
    {
      id: 'out-she-came',
      A: 'partner',
      paragraphs: [
        '{H} lay on the kitchen floor and looked under the fridge. A mouse lived back there, and {H} wanted to meet her. And then out she came by herself, with both hands on her hips. “Who’s turned off the singing?” said the mouse.',
        '“Which singing?” asked {H}. “Mmmmmm,” said the mouse. “The fridge. It hums in the wall, and it hums in the floor, and my children sleep to it. Now they’re all up.” “It’s only off until the ice has melted,” said {A}, who was wiping the shelves. “That’ll be an hour.”'
      ]
    }
  ],
  way: [
    {
      id: 'little-beds',
      A: 'partner',
      paragraphs: [
        '{H} shone the torch into the gap. Behind the fridge was a hole in the wall, and from there it went down under the floor. In the hole stood a row of beds. Each was half a matchbox, and in each sat a very small mouse, wide awake.',
        '“I’ll hum for them,” said {H}, and put {H}’s mouth to the gap. “Mmmmmm.” All the children lay down. {H} took a breath. All the children sat up. “Mmmmmm.” Down they went. {H} breathed, and there they sat. Now they thought it was a game.'
      ]
    },
    {
      id: 'my-r',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was more behind the fridge. The torch found a pea as hard as a stone, and then a lolly stick. It found a red letter R with a magnet in it. “That’s our R!” said {H}. “We’ve looked everywhere for it.”',
        '“That’s my front door,” said the mouse. She showed how it opened. You went in at the top, where the round hole was. The two legs kept off the draught. “It says R,” said {H}. “It says shut the door,” said the mouse.'
      ]
    },
    {
      id: 'other-machines',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Couldn’t they sleep to something else?” asked {A}. The mouse had tried it all. “The washing machine made them dizzy,” she said. “The kettle made them cry. It starts so gently, and then it shouts.”',
        '“And the clock?” asked {H}. “They counted along,” said the mouse. “They got to four thousand. Then they wanted to know what comes after it.” She sat down on the edge of a saucer. It had been a very long day for her too.'
      ]
    },
    {
      id: 'longer-than-you',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’m not sure that you can live back there,” said {A} to the mouse. “I’m not sure that you can live out here,” said the mouse. “It’s so draughty. But I’ve never mentioned it.”',
        'It turned out that she knew the kitchen better than anybody. She knew the fridge before this one, which had rattled. She knew who had dropped the blue plate. “It slipped,” said {A}. “It did,” said the mouse kindly. “I heard it slip.”'
      ]
    },
    {
      id: 'the-light',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was something that {H} had always wanted to know. “When the fridge door shuts,” asked {H}, “does the light go out?” The mouse looked to the left and the right. “We’ve all wondered,” she said. “So once my eldest put an eye to the crack.”',
        '“And does it?” asked {A}. “She couldn’t say,” said the mouse. “It was too dark to see anything.” {H} and {A} looked at each other. “Then it does,” said {H}.'
      ]
    },
    {
      id: 'what-they-are-called',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} asked what the children were called. “That’s Pea,” said the mouse, “and that’s Button. That’s Crumb, and behind him is Other Crumb.” She had called each of them after whatever had rolled in that day.',
        'The smallest one was called Receipt. “I’m sorry about that,” said the mouse. “It was a bad day for rolling.” But Receipt was proud of it. “I’m two pounds forty,” said Receipt, and had to be told to lie down again.'
      ]
    },
    {
      id: 'pet-blows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to the gap too, and breathed into it. For {A} there had always been a smell of somebody back there. The mouse came out again. “Would you mind breathing in another direction?” she asked. “It’s blowing all their blankets off.”',
        'Nobody had ever spoken to {A} quite like that. {A} looked at the wall, and then at the ceiling, and breathed up there. “Thank you,” said the mouse. “That’s what I call a good neighbour.”'
      ]
    },
    {
      id: 'elder-peels',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My grandmother used to hum,” said {S}, “when she was peeling. It came out through her nose. When I was small I thought it was the potatoes.” {S} hummed a little of it, for the mouse. It went down and up, and round a corner.',
        '“It’s very nice,” said the mouse. “But something happens in it. They’ll want to know how it goes on.” {A} wanted to know that as well. {S} hummed on, and round the next corner. But there {S} had forgotten the rest.'
      ]
    },
    {
      id: 'child-is-fridge',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} stood up very straight and was the fridge. {S} hummed, with both arms shut. {A} wanted a yoghurt, and pulled one arm open. The humming stopped. “Brr,” said {S}. “Be quick. You’re letting out the cold.”',
        '{A} took the yoghurt, which was a spoon, and shut the arm again. {S} hummed on. Behind the skirting the children lay down. But now they were hungry for yoghurt, every one of them.'
      ]
    },
    {
      id: 'baby-mmm',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '“Mmm,” said {A}, who had seen the banana. The mouse pricked up both ears. “There’s one!” she said. “It’s a small one, but it’s got the right note.”',
        'She walked all round {A} and looked for the plug. There was only a foot, with a sock half off. Then the banana came, and the humming stopped. “Mine are just like that,” said the mouse. “They run very well until you feed them.”'
      ]
    },
    {
      id: 'guest-hears',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“I always thought you had a mouse,” said {A}. “I didn’t like to say so, because I’m only visiting.” The mouse bowed. “I always thought they had a visitor,” she said. “There’s a different shoe in the hall.”',
        '{A} asked if there was room enough back there. “It’s narrow,” said the mouse, “but it’s warm, and everything rolls towards you.” {A} had stayed in hotels that were not as good as that.'
      ]
    },
    {
      id: 'no-breath',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the floor too, and listened to {H} with one ear on the boards. “It’s the right hum,” said {A}. “But it’s got holes in it. You have to breathe. The fridge doesn’t breathe.” “That’s what they wake up in,” said the mouse. “The holes.”',
        '“But I need the holes,” said {H}. “That’s where the hum comes from.” {A} tried it, and had to stop for breath. “I’ve got holes too,” said {A}. {H} thought about that. “Not in the same places,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'no-holes',
      A: 'partner',
      paragraphs: [
        'So they lay side by side, with both their mouths at the gap. {H} began. “Mmmmmm.” Before {H} ran out, {A} came in underneath. Then {H} breathed, and came in before {A} ran out. There were no holes in it now. It went on and on, in the wall and under the floor.',
        'Down lay the mouse children, and this time nobody sat up. The first one shut its eyes, and so did the next, all along the row. Last of all the mouse lay down herself, across the end of two beds. Then, quite softly, the fridge went click. “Mmmmmm,” said the fridge, and {H} and {A} could stop.'
      ]
    },
    {
      id: 'how-it-starts',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who switched it on?” whispered {H}. It had not been {A}. The ice had melted, and the fridge had its own clock for that. It had the very same note as before. {A} put a small hum next to the big one, just to make sure. They fitted.',
        '“It’s had a rest,” whispered {A}. “It sounds better.” {H} laid a hand on the fridge door. You could feel the singing there as well, right up to the elbow.'
      ]
    },
    {
      id: 'a-thank-you',
      A: 'same',
      spare: 12,
      paragraphs: [
        'When they were getting up, something lay in front of the gap. It was small and round, and it had been polished. It was a button. {H} knew it at once. It had come off in the spring.',
        '“She’s given it back,” said {H}. {A} shone the torch once more, but only at the ceiling, so that nobody woke up. In the gap you could see that the beds had all got their blankets on. They were bits of an old blue glove, and it was somebody’s thumb that Receipt was in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the gap as well, and a draught came out.',
      '{names} listened, and there was really no hum anywhere.',
      { text: '{names} held the bowl under the drips.', needs: ['hands'] },
      { text: '{names} carried the butter to somewhere cool.', needs: ['hands'] }
    ],
    way: [
      '{names} tried a hum, and it turned into a cough.',
      '{names} lay flat on the floor, with one ear on the boards.',
      { text: '{names} held the torch, and kept it low.', needs: ['hands'] },
      { text: '{names} counted the little beds, and lost count at the wall.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down beside them, and breathed when there was room for it.',
      '{names} kept still, down to the last toe.',
      { text: '{names} waved one finger, slowly, to keep the hum together.', needs: ['hands'] },
      { text: '{names} put the butter back, and shut the door without a click.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left a cracker on the floor, close to the gap, in case anybody woke up hungry. It was a round one, so that it could roll.',
    '{H} lay down. In the dark the fridge hummed on. You could feel a very little of it in the bed as well. It had no holes.'
  ],
  last: [
    'Behind the fridge they slept in a row, and out here {H} was asleep too.',
    'The hum went through the wall and the floor and the pillow, and {H} was asleep.'
  ]
})
