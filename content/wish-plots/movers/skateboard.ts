import { wishPlot } from '../wish-plot.ts'

export const whoeverSkateboard = wishPlot({
  id: 'wish-whoever-skateboard',
  visits: 'anything',
  whoever: [
    'wants to ride a skateboard',
    'can’t ride a skateboard',
    'wants to ride its skateboard',
    'can’t ride its skateboard',
    'wants to skateboard',
    'can’t skateboard',
    'wants to go skateboarding',
    'can’t do skateboarding',
    'wants a skateboard',
    'wants to be a skateboarder',
    'wants to stand on a skateboard',
    'can’t stand on a skateboard',
    'can’t stay on a skateboard',
    'rides a skateboard',
    'rides on a skateboard',
    'goes skateboarding',
    'loves skateboarding',
    'loves to skateboard',
    'loves skateboards',
    'loves its skateboard',
    'loves riding a skateboard',
    'loves to ride a skateboard',
    'dreams of skateboarding',
    'dreams of riding a skateboard',
    'is bad at skateboarding',
    'is no good at skateboarding',
    'is afraid to ride a skateboard',
    'is scared to ride a skateboard',
    'keeps falling off its skateboard',
    'falls off its skateboard',
    'does kickflips',
    'wants to do an ollie',
    'goes to the skate park',
    'falls off its board',
    'can’t stay on its board',
    'whizzes about on a skateboard',
    'zooms downhill on a skateboard',
    'rides a longboard',
    'is a skateboarder',
    'does skateboard tricks',
    'wants to go to the skate park',
    'keeps falling off its board',
    'can’t balance on a skateboard',
    'wobbles on its skateboard',
    'falls over backwards on its skateboard'],
  except: ['hurt', 'broke', 'broken', 'crash', 'crashed', 'stolen', 'stole', 'road', 'skates', 'roller'],
  company: ['packet', 'lorry', 'board', 'wall', 'step', 'mat', 'floor', 'lamp'],
  about: 'The hero wants a cereal packet to ride on a toy lorry standing up, and it falls over backwards at every start, as whoever faces forwards on a skateboard does; both can stand when they stand sideways.',
  titles: ['Sideways', 'Cornflakes, Standing Up', 'The Board Goes Without', '{visitor} Goes By Sideways', 'The Other Way to Stand'],
  want: [
    {
      id: 'packet',
      A: 'partner',
      paragraphs: [
        '{H} was delivering a packet of cornflakes to the table, on a toy lorry. It had to arrive standing, with the cockerel at the front. {H} pushed. The lorry drove off. The packet fell on its back. Pff.',
        'A skateboard came rolling by the open door, alone. Then came {visitor.first}. “It goes very well,” said {visitor}. “It just goes without me.”'
      ]
    }
  ],
  way: [
    {
      id: 'forwards',
      A: 'partner',
      paragraphs: [
        'They went out before the door, where it is flat, and did up the helmet. “Look where you’re going,” said {A}, who had seen it on television. “Toes to the front, side by side, and stand up tall.”',
        '{visitor} stood as you stand in a queue. {A} gave the board a small push, and it drove off. {visitor} tipped backwards, like a wardrobe, and sat down on the mat. The board rolled to the lamp, and waited.'
      ]
    },
    {
      id: 'too-much-of-it',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“The board’s too short,” said {visitor}. “There’s nowhere left for {caller.part}.” {A} took a bit of chalk, and drew round the board on the ground. Then they looked at what would fit into that. It was as long as two slippers and a spoon.',
        '“You only stand on it in two places,” said {A}. “The rest’s allowed to hang over.” {caller.part} hung over. It felt a little cold, with nothing beneath, but it got the best of the view. And it was the first to know about lamp posts.'
      ]
    },
    {
      id: 'stay-ordinary',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Get on while it can’t go,” said {A}. They laid it on the doormat. There it stood like a cow in grass. {visitor} got on, and off, and on. Up there, to feel at home, {visitor} {caller.does}. The wheels gave a squeak, and stayed.',
        '{A} had a go too, and {caller.move}, and didn’t fall off either. “It’s a good board, for a mat,” said {A}. Then {H} pulled the mat out from under the front wheels, only those. The front wheels thought that it was Saturday.'
      ]
    },
    {
      id: 'none-of-that-at-home',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Haven’t you got anything that rolls, {caller.where}?” asked {A}. {visitor} thought. There had been an orange, once. It had come by in the afternoon, and everybody had got up to see. “I got on it,” said {visitor}. “I was on it for a short time.”',
        '“How did you stand?” asked {H}. “I didn’t get as far as that,” said {visitor}. They looked at the board, with its four wheels, two and two. After an orange it was really a sort of bench.'
      ]
    },
    {
      id: 'first-passenger',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{H} fetched {caller.stand}. It was to ride ahead, and see what was the matter. They set it in the middle, and {A} sent off the board with one finger. It went all the way to the lamp, and nothing happened at all.',
        '“It’s better than I am,” said {visitor}. “It’s lower than you are,” said {A}. “It’s sitting, more or less.” So {visitor} bent at the knees, or where they would be. Low down there is less of you to be left behind. That time it took much longer to tip.'
      ]
    },
    {
      id: 'which-foot',
      A: 'same',
      spare: 1,
      embodied: true,
      paragraphs: [
        '“Which is your front foot?” asked {A}. {visitor} had never been told. You can find it out, but it’s no good if you know that somebody’s doing it. “Shut your eyes,” said {A}, “and stand up straight.” Then {A} gave a very small push from behind.',
        'Something shot out in front, to catch the rest of {visitor}. “That one!” cried {H}. They tied a ribbon on it. {A} was pushed too, and so was {H}. With {A} it was the left, and with {H} the right. “And which one do you begin the stairs with?” asked {visitor}. They all had to go and look.'
      ]
    },
    {
      id: 'push-off',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“One foot stays on the board,” said {A}, “and the other one goes for a walk.” {A} did it without a board, along the house. It was a big step, and then a long nothing. “In the nothing you roll. Most people put in too many steps.”',
        '{visitor} held on to the wall, and did step, step, step, step. It sounded like a hen in shoes. “And where’s the nothing?” asked {H}. {visitor} made a step, and waited. It was a tiny nothing, no longer than a sneeze. “It’s lovely in there,” said {visitor}.'
      ]
    },
    {
      id: 'cornflakes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between {H} tried it with the packet again. {A} thought that it might be too light, and put in a potato. Now it fell over with a thud. {A} thought that it had to be pushed slower. The lorry crept, and the packet leaned back, and looked at the lamp, and went.',
        '“It’s the first bit that does it,” said {H}. “When it isn’t going yet, and then it is.” {visitor} knew all about that. “I’m always still there,” said {visitor}, “where I was.” {A} took out the potato, as it was needed.'
      ]
    },
    {
      id: 'dog',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} tied a string to the board, and pulled it along behind, with nobody on it. It was a dog now. It sat when {A} stood, and came when {A} came. It sniffed at a drain, and at a lady’s bag. “What’s it called?” asked the lady. “It’s only practising,” said {A}.',
        '{visitor} walked next to it, quite close. That was so that they got to know each other. At the kerb they both stopped. “It’s very quiet when nobody’s trying to stand on it,” said {visitor}.'
      ]
    },
    {
      id: 'steering',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} turned the board on its back. The wheels stuck up in the air, and {A} ran one round with a finger, zzzz. “There’s no handle on it,” said {A}. “How does it know where you want to go?” They looked for a long time. There was a bit of rubber in there, like the end of a pencil.',
        '{H} pressed on one edge. The wheels on that side came closer together, as if they were listening. “You lean,” said {A}, “and it leans with you.” {visitor} leaned, without getting on. Nothing happened, and it was very nicely done.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a board as well,” said {S}. “It was from the bookshelf. And the wheels were from the pram.” “What did the baby say?” asked {A}. “She sat in front,” said {S}. “She was in charge of shouting.”',
        'In the evening it had to be a shelf again. There were always some books that weren’t quite straight after that. “Did anybody notice?” asked {visitor}. “My father did,” said {S}. “He pulled out a dictionary, and it rolled.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a board of {S}’s own, which was a tray with nothing under it. {S} stood on it with both arms out. “Whee,” said {S}. “You aren’t moving,” said {A}. “You can’t see it from there,” said {S}.',
        '{A} ran by with a leafy twig, and after that with a cushion, so that something came past. {visitor} carried the doormat by. {S} bent down for the mat, as if it were a bridge. “You’re very good at it,” said {visitor}. “I’ve been doing it since Tuesday,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'While nobody was standing on it, {A} had a look at the board. It smelled of far away. {A} lay down on it, lengthways, and that was exactly enough. “Now nobody can fall off,” said {H}.',
        '{visitor} pushed it a very little way. {A} did not even look up. Whoever lies down has nothing to tip over with. “That’s one way,” said {visitor}. “But I’d like to see over the hedge.” {A} shut both eyes, and rolled past a beetle.'
      ]
    },
    {
      id: 'one-arrived',
      A: 'partner',
      paragraphs: [
        'Out here {H} put the packet on once more, in a hurry, and the wrong way round. The cockerel looked at the wall. The lorry went, right over the edge of the mat. The packet wobbled, and came along! {A} bent down. “It’s edge on,” said {A}. “Before, it was as thin as my thumb, from front to back. Now it’s as long as a plate.” Then {A} looked across. “And how do you stand?” “Thin,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sideways',
      A: 'partner',
      paragraphs: [
        '“Stand like the packet!” called {H}. “Go along sideways!” {visitor} stood along the board, with one end over the front screws, and one at the back. “Now I’m looking at the wall,” said {visitor}. “Only your front is,” said {A}. “Look past it.”',
        '{A} gave the push. {visitor} leaned back a bit, and there was some board there. {visitor} leaned forward, and there was some there, too. “I’ve got an end at each end!” cried {visitor}. The door went by, and the drain. At the lamp they arrived together, {visitor} and the board.'
      ]
    },
    {
      id: 'round-the-lamp',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then it was about getting round the lamp. “Don’t look at it,” said {A}. “You go where you look.” {visitor} looked at it, just to see if that was so. It was so. They tied a cushion round the lamp, and began again.',
        'This time {visitor} looked at {H}, who stood on the other side and waved. Front down, and it went that way. Back down, and it went this way. It was a big, slow curve, as if you were stirring soup. “I only wanted to come and see you,” said {visitor}.'
      ]
    },
    {
      id: 'getting-off',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And how do I get off?” called {visitor}. “You’ve been doing that all evening,” said {A}. But this was to be on purpose. The back end comes down, and brushes along the ground, like somebody who’s late and sorry. Shhhhh. And then it stands.',
        '{visitor} came along, and said “shhhhh” as well, to help. The board stopped next to the step. It stayed beside {visitor}, and didn’t go on alone. “It’s waiting for me!” said {visitor}. They all had a look at it, waiting.'
      ]
    },
    {
      id: 'delivered',
      A: 'partner',
      paragraphs: [
        'The lorry drove up to the table, and the packet stood on it and did not even rustle. “Where’s the cockerel?” asked {A}. “He’s looking out at the side,” said {H}. “He sees more like that.” They each had a handful.',
        'Then {visitor} got on, and pushed. They saw {visitor} from the side, with the face to the front, getting smaller. There was no bump.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the table for the cornflakes.',
      '{names} saw the board go by, and looked back for whoever belonged to it.',
      { text: '{names} swept up what had come out of the packet.', needs: ['hands'] },
      { text: '{names} wrote “this way up” on the packet, with an arrow.', needs: ['hands'] }
    ],
    way: [
      '{names} kept to the step, where nothing rolls.',
      '{names} went to the lamp each time, to see the board come in.',
      { text: '{names} brought the board back under one arm.', needs: ['hands'] },
      { text: '{names} pushed the mat to where it was needed next.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along beside the board, looking over one shoulder.',
      '{names} stood sideways too, and found that it was quite steady.',
      { text: '{names} held up a ribbon at the lamp, for the finish.', needs: ['hands'] },
      { text: '{names} shook out a handful of cornflakes for each.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lorry was parked below the table. The packet went back into the cupboard, edge on, because there was more room like that.',
    'They washed, and went along the hall sideways, with their faces to the front.'
  ],
  last: [
    '{H} lay down sideways, with one knee at the front and one at the back, and was asleep.',
    'Somewhere four small wheels ran on and on along a wall, and {H} was asleep.'
  ]
})
