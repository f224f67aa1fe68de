import { wishPlot } from '../wish-plot.ts'

const PEAS = ['pea', 'green pea', 'little pea']
const OFF = ['rolled off plate', 'rolls off plate', 'rolling off plate', 'fell off plate', 'falls off plate', 'rolled off table', 'rolls off table', 'exploring', 'explores', 'explorer', 'explore', 'explored', 'travels', 'journey']

export const peaGoesExploring = wishPlot({
  id: 'wish-pea-goes-exploring',
  wishes: [...OFF.map((off) => `pea ${off}`), ...OFF.slice(0, 7).map((off) => `peas ${off}`), ...PEAS.flatMap((pea) => [`${pea} rolled away`, `${pea} rolls away`, `${pea} adventure`, `${pea} world`]), 'pea rolled floor', 'pea rolls floor', 'pea on the floor rolled', 'pea dropped rolled', 'pea under the fridge', 'pea under the table', 'pea lost off plate', 'pea got away plate', 'pea sees the world', 'pea big adventure', 'pea wanted to see the world', 'last pea plate', 'runaway pea', 'runaway peas', 'escaped pea', 'pea escapes', 'pea escaped', 'pea ran away', 'pea runs away', 'pea hopped plate', 'pea jumped plate', 'pea bounced', 'pea finds mummy', 'pea looking for mummy', 'pea rolled under', 'pea rolls under', 'pea under the cooker', 'pea under the oven', 'pea under the sofa'],
  answers: ['pea', 'peas', 'green', 'round', 'little', 'tiny', 'small', 'one', 'single', 'last', 'brave', 'curious', 'lonely', 'naughty', 'frozen', 'garden', 'plate', 'fork', 'spoon', 'bowl', 'table', 'chair', 'floor', 'kitchen', 'fridge', 'cupboard', 'under', 'behind', 'across', 'over', 'house', 'flat', 'hall', 'door', 'world', 'big', 'wide', 'off', 'out', 'away', 'down', 'rolled', 'rolls', 'roll', 'rolling', 'fell', 'falls', 'fall', 'dropped', 'drops', 'jumped', 'jumps', 'hopped', 'bounced', 'bounces', 'escaped', 'escapes', 'ran', 'went', 'goes', 'go', 'going', 'got', 'gets', 'lost', 'exploring', 'explore', 'explores', 'explored', 'explorer', 'adventure', 'adventures', 'travels', 'travelled', 'traveller', 'journey', 'trip', 'sees', 'see', 'seen', 'wanted', 'wants', 'who', 'that', 'and', 'found', 'finds', 'dinner', 'supper', 'tea', 'lunch', 'eaten', 'eat', 'home', 'again', 'all', 'the', 'way', 'named', 'called', 'green', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'morning', 'afternoon', 'evening', 'night', 'today', 'yesterday', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'funny', 'silly', 'old', 'new', 'school', 'family', 'baby', 'marble', 'corner', 'sofa', 'rug', 'carpet', 'street'],
  except: ['princess', 'mattress', 'allergic', 'allergy', 'choke', 'choked', 'nose', 'ear', 'stuck', 'hates', 'refuses', 'won’t', 'fussy', 'picky', 'grow', 'grows', 'growing', 'planted', 'plant', 'pod', 'sweet', 'soup', 'space', 'moon', 'superhero', 'restaurant', 'elephant', 'throws', 'threw', 'throwing', 'fight', 'chick', 'whistle', 'died', 'dead', 'pirate', 'ninja', 'dog', 'strike'],
  isTale: true,
  fed: true,
  company: ['pea', 'peas', 'plate', 'fork', 'table', 'floor', 'kitchen', 'hall', 'fridge', 'door', 'cup', 'map'],
  about: 'The last pea rolls off the plate and goes exploring, and nobody can guess where to, until a cup stands crooked on the floor and a second pea is sent after the first.',
  titles: ['The Pea Who Went Exploring', 'Off the Edge of the Plate', '{H} and the Last Pea', 'A Pea Is Sent After', 'Where All Round Things Go'],
  want: [
    {
      id: 'over-the-edge',
      A: 'partner',
      paragraphs: [
        'Two peas were left on {H}’s plate. {H} pushed a fork under one of them. The pea ran along the rim and jumped. It had been round the plate by then, and had seen it all. It rolled over the edge of the table, and bounced on the floor, and rolled on. “It’s gone exploring,” said {H}. “It’s only a pea,” said {A}. “I want to know what it’s found,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-a-pea-can-see',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} lay down on the kitchen floor, with one cheek on the tiles, as high as a pea. From there the table was a roof on four towers. Far away lay a crumb, like a rock. “Well?” asked {A}, who was one shoe. “It’s big,” said {H}. “There’s weather under the fridge.”',
        '{A} lay down as well. A warm wind was blowing from there, and fluff went by like sheep. “A pea would like that,” said {A}. “On a plate there’s nothing but gravy.”'
      ]
    },
    {
      id: 'where-would-a-pea-go',
      A: 'partner',
      paragraphs: [
        '“Where would I go, as a pea?” asked {H}. They looked under the fridge, for a pea comes from there. There was a spoon, and an old shopping list. They looked in the cupboard, where there were peas in tins. No pea was visiting. “A pea can’t go where it wants to,” said {A}, “because it can’t want.” “Then where does it go?” asked {H}. {A} did not know. It is hard to guess what somebody does who does not think.'
      ]
    },
    {
      id: 'calling-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} called the pea. It had no name, so {H} called “Pea”, first into the hall and then behind the bin. “It hasn’t got ears,” said {A}. “Corn’s got ears,” said {H}. “Perhaps peas have got something.”',
        '{A} sat down on the floor to think what a pea has got. It has a skin, and an inside. On one side there is a small mark, where it once held on. “Then it’s got a tummy button,” said {H}. They both looked at the second pea. It had.'
      ]
    },
    {
      id: 'footprints',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Explorers leave a track. {H} looked for one, with {A}’s glasses on. By the table leg there was a shiny dot, and a hand’s breadth on there was another. “Gravy,” said {H}. “It’s been here, and it was in a hurry.”',
        'After four dots there were no more. “It’s run out of gravy,” said {A}. “From here it must’ve gone on dry.” {H} drew a map of the dots on the back of a shopping list. So far, it was a map of a very short pea.'
      ]
    },
    {
      id: 'other-as-big-pea',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’ll be the pea,” said {A}, and rolled up under a green blanket. “Push me, and see where I end up.” {H} pushed. {A} tipped over, very slowly, onto one side, and stayed there.',
        '“You’re not round enough,” said {H}. “You’ve got a knee.” {A} tucked it in. Then there was an elbow. “It’s a good thing that I’m not on anybody’s plate,” said the blanket. “I’d only ever get as far as the gravy.”'
      ]
    },
    {
      id: 'pet-finds-a-pea',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came in from the hall, and somebody had a thought. Had {A} met a pea? {H} looked at {A} from very close. {A} licked the left corner of the mouth, and then the right one. That might have been the answer.',
        'To make sure, {H} held out the second pea on one palm. {A} sniffed at it, and sneezed, and it rolled to the thumb. “{A} doesn’t eat green,” said {H}. So the explorer was still out there.'
      ]
    },
    {
      id: 'elder-in-the-pocket',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a pea like that,” said {S}. “It rolled off my plate on a Sunday, in front of everybody. On the Thursday I found it in the turn-up of my trousers.” “What had it been doing?” asked {A}.',
        '“It’d been to school,” said {S}. “It’d been on a bus, and up to the top of the clock tower with me. I felt ashamed. I’d only thought about lunch the whole time.”'
      ]
    },
    {
      id: 'child-asks-the-fork',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} thought that it was the fork’s doing. “It’s got gaps in it,” said {S}. “A pea looks through, and then it knows that there’s something behind.” {A} looked through the fork. Behind it was the whole kitchen, in strips.',
        '“And a spoon?” asked {A}. “In a spoon it sees itself,” said {S}, “and stays.” {S} had eaten every pea with a spoon, and each of them had gone in smiling.'
      ]
    },
    {
      id: 'crooked-tea',
      A: 'partner',
      paragraphs: [
        '{A} set a full cup of cold tea down on the floor, to look behind the bin. Then {A} stopped. On one side the tea was nearly running over, and on the other it was low. “Somebody’s tilted the cup,” said {A}. “Nobody has,” said {H}. Tea always lies level. So it was the floor that was crooked, and they had never noticed. “A pea notices,” said {A} slowly. “For a pea this kitchen’s a hill.”'
      ]
    }
  ],
  turn: [
    {
      id: 'search-party',
      A: 'partner',
      paragraphs: [
        '“Then another pea would go the same way,” said {H}. {H} set the second pea down on the floor, where the first one had bounced. It stood there for a moment, as if it were packing. Then it rolled round the table leg, through the kitchen door, and along the hall, quicker and quicker. {H} and {A} came after it on hands and knees. In the corner under the coats it stopped. It had bumped into a pea.'
      ]
    },
    {
      id: 'crossing-the-sill',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They sent it once more, so as to see all of it. At the kitchen door there was a strip of wood, and the pea stopped there and rocked. “That’s a mountain,” said {H}. “The first one must’ve had a run-up.” {A} put one finger behind the pea, and it was over.',
        'On the far side it ran along a crack between two boards, as a train does. “There’s the railway,” said {H}. They let the pea go on to the corner by itself, for it knew the way now.'
      ]
    },
    {
      id: 'other-things-sent',
      A: 'same',
      spare: 9,
      paragraphs: [
        'What else would go there? {H} sent a ball of wool after the peas, and then an onion. The wool got there quickly, but its tail was still in the kitchen. The onion went by way of the shoes, and lay down in one. “Now a lemon,” said {A}.',
        'The lemon had a point at both ends, and went round in a small circle. “It’s lost,” said {H}. They fetched all three home. “Not everybody’s made for it,” said {A} to the lemon. “You can do other things.”'
      ]
    },
    {
      id: 'other-measures',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“How high is the hill?” asked {A}. {H} set a tray on the floor, with a pea on it. Playing cards were pushed under one side. At the eleventh card the pea stood still. “So it’s eleven cards down for each tray,” said {A}, “and it’s nine trays to your corner.” They got out a second pack.',
        '{A} sat down at the table, and looked down at the hall. “All these years I’ve been eating on a mountain,” said {A}. “No wonder the soup gets cold.”'
      ]
    },
    {
      id: 'all-round-things',
      A: 'partner',
      paragraphs: [
        'The peas were not alone there. {H} found a bead, a very old grape, and a marble that had been missing since spring. “It’s the lowest place we’ve got,” said {A}. “Whatever’s round gets here in the end.” “And the pea discovered it,” said {H}. {H} drew a map of the hill, with the corner on it. Nobody wanted to eat the explorer now, with all that fluff. The pea was given a saucer, and a view of the street.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw the pea go by, and lifted both feet.',
      '{names} looked over the edge of the table, where it had gone.',
      { text: '{names} held on to the second pea, so that it stayed.', needs: ['hands'] },
      { text: '{names} shone a lamp under the chair, and found a raisin.', needs: ['hands'] }
    ],
    way: [
      '{names} sat very still, in case the pea came back.',
      '{names} asked in the bathroom, where it is green as well.',
      { text: '{names} put the tins back, with the peas to the front.', needs: ['hands'] },
      { text: '{names} turned out two pockets, and no pea was in them.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind, as the last of the search party.',
      '{names} lay down in the lowest place, and could feel that it was low.',
      { text: '{names} blew the fluff off the pea.', needs: ['hands'] },
      { text: '{names} made a small paper flag for the corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, and there was nothing left on it to roll. The second pea lay on the saucer beside the first, for they knew each other now.',
    '{H} washed, and lay down, and rolled over once. It was towards the hall.'
  ],
  last: [
    'The pea lay on its saucer and looked out at the wide street, and {H} was asleep.',
    'The lowest corner of the hall was empty, and waited for whatever was round, and {H} was asleep.'
  ]
})
