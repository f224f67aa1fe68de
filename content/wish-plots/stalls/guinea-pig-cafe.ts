import { wishPlot } from '../wish-plot.ts'

export const guineaPigCafe = wishPlot({
  id: 'wish-guinea-pig-cafe',
  wishes: ['guinea pigs cafe', 'guinea pig cafe', 'guinea pigs café', 'guinea pig café', 'guinea pigs restaurant', 'guinea pig restaurant', 'guinea pigs shop', 'guinea pig shop', 'guinea pigs bakery', 'guinea pig bakery', 'guinea pigs coffee shop', 'guinea pigs tea shop', 'guinea pigs tea room', 'guinea pigs run cafe', 'guinea pigs open cafe', 'guinea pig opens cafe', 'guinea pigs waiters', 'guinea pig waiter', 'guinea pigs diner', 'guinea pig cake shop', 'guinea pig chef', 'guinea pigs chefs', 'guinea pigs cook', 'guinea pig cooks', 'guinea pigs snack bar', 'piggies cafe', 'guinea pigs pizza shop', 'guinea pigs business', 'guinea pigs salad bar'],
  answers: ['our', 'my', 'the', 'a', 'two', 'pet', 'guinea', 'pig', 'pigs', 'cafe', 'café', 'coffee', 'shop', 'restaurant', 'tea', 'room', 'bakery', 'cake', 'waiter', 'waiters', 'run', 'runs', 'running', 'open', 'opens', 'opened', 'own', 'owns', 'work', 'works', 'serve', 'serves', 'serving', 'cook', 'cooks', 'chef', 'hay', 'carrot', 'carrots', 'cucumber', 'lettuce', 'salad', 'fluffy', 'brown', 'white', 'funny', 'hungry', 'who', 'where', 'that', 'and', 'in', 'for', 'animals', 'customers', 'hall', 'little', 'start', 'starts', 'secretly', 'secret', 'night', 'up', 'their', 'menu', 'business', 'garden', 'kitchen', 'hutch', 'together', 'greedy'],
  except: ['died', 'lost', 'missing', 'vet', 'ill', 'sick', 'space', 'dog', 'cat', 'robot', 'pirate', 'buy', 'buying', 'school', 'babies', 'hamster', 'fell', 'ate', 'eaten'],
  moods: ['first', 'question'],
  company: ['guinea', 'pigs', 'cafe', 'hay', 'cucumber', 'carrot', 'tortoise', 'sparrow', 'hedgehog', 'snail', 'hall', 'table', 'menu', 'bell', 'guests', 'kitchen', 'fridge', 'boot', 'jam', 'tart'],
  isTale: true,
  fed: true,
  about: 'The guinea pigs run a café in the hall, but whatever they carry to a guest they eat on the way, until the hero asks what they do not like.',
  titles: ['A Café between the Boots', 'Soup of the Day: Hay', '{H} Waits on the Waiters', 'A Slice as Thin as a Moon', 'The Waiter Who Did Not Like Jam'],
  want: [
    {
      id: 'between-the-boots',
      A: 'partner',
      paragraphs: [
        'The guinea pigs had opened a café. It was in the hall, between the boots, and it had six flowerpots for tables. The brown one cooked. The white one carried things. {H} and {A} were the first guests, and {H} ordered a lettuce sandwich.',
        '“One lettuce!” squeaked the white one, and ran off to the kitchen. It was only a short way. It came back with an empty plate, and chewed. “It was very good,” it told {H}. “Would you like another?”'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-way',
      A: 'partner',
      paragraphs: [
        'At the next pot a tortoise had ordered a slice of cucumber. The slice was round when it left the kitchen. By the umbrella it was a half moon. When it arrived it was a thin green ring, and then that was gone too. “I saw it, at least,” said the tortoise.',
        '“Run faster!” said {H}. The white one ran so fast that its ears lay flat. But it chewed faster as well. “Let the cook carry it,” said {A}. The brown one brought a carrot, and it did not even get to the umbrella.'
      ]
    },
    {
      id: 'the-menu',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the wall hung the menu. The brown one had bitten it out of cardboard. “Hay soup,” read {A}. “Hay pie. Hay on toast, without toast.” Under that it said PUDDING. That was hay too, but you got it last.',
        '“What do you recommend?” asked {A}. The brown one thought hard. “The hay,” it said. {A} had some. It was dry, and tickled, and took a long time to go down. “Is it meant to be so long?” asked {A}. “That’s the best thing about it,” said the cook.'
      ]
    },
    {
      id: 'the-fridge',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the kitchen somebody opened the fridge. It was only {A}, and only a little way. “Wheek! Wheek! Wheek!” All at once there was no cook in the café and no waiter. They stood in front of the fridge, with their front feet up.',
        '“I’m just putting back the milk,” said {A}. They did not believe it. {A} had to turn out every pocket. In one of them there was a bit of lettuce, from who knows when. “You see?” said the brown one to the white one.'
      ]
    },
    {
      id: 'hedgehog-orders',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A hedgehog came in and rolled up, because it was shy. “What would you like?” asked the white one. The hedgehog said it into its own tummy. It sounded like “Mmf.” “One mmf!” called the white one to the kitchen.',
        'The brown one looked through all its hay for the mmf. {A} lay down on the floor, and asked once more, very quietly. A nose came out. “Muffin,” it whispered. {A} laid one in front of it, and looked away. It was eaten from inside the ball.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The snail had booked for one o’clock, and had left home on Thursday. At last it came over the doormat. “Am I late?” it asked. {A} looked at the clock. “By five hours,” said {A}. “Then I’ve been quick,” said the snail.',
        'It would have liked a seat by the window. That was in the next room. It thought about it, and had a look at the way. Then it sat down on the spot. “Is this table free?” it asked. It was sitting on {A}’s foot.'
      ]
    },
    {
      id: 'sparrows',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Nine sparrows came in, and all of them talked. “Crumbs, please!” “For me too!” “Bigger ones!” “He’s got more!” The white one wrote it all down, with its teeth. Then it had eaten the order.',
        '“Once more, from the left,” said {A}, “and one after the other.” But sparrows can’t do that. {A} held up both hands. Nobody was to speak until a finger pointed. It was quiet for a moment. Then {A} had a sparrow on every finger.'
      ]
    },
    {
      id: 'popcorn',
      A: 'same',
      spare: 6,
      paragraphs: [
        'When something went well, the brown one jumped. It could not help it. It stood there with a saucepan lid, and hop! It was in the air, all four feet at once, and came down the other way round. Hop! “What was that?” asked {A}.',
        '“Somebody said that it tasted nice,” said {H}. The snail had said so, and had meant the doormat. {A} tried such a jump too. The coats shook, the boots fell over, and two sparrows asked if they might have the bill.'
      ]
    },
    {
      id: 'the-bill',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the money there was a slipper. The tortoise paid with a leaf, since it had seen the cucumber. The brown one smelled at the leaf, to find out if it was real. Then it ate it. “It was real,” it said.',
        '“You can’t eat the money,” said {A}. “What do you do with it?” asked the brown one. {A} explained about the bank. You carried it there, and they kept it for you. “And who eats it there?” asked the brown one. {A} did not know that.'
      ]
    },
    {
      id: 'other-in-the-hall',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came out of the bathroom in socks, and stepped into a salad. “Mind the guests,” said {H}. {A} stood there on one leg. On the left there was a hedgehog, and on the right there was somebody’s soup.',
        '“How do I get to my room?” asked {A}. “Have you booked?” asked the white one. {A} had not. So {A} had to wait on the mat, behind a beetle. When a place was free at last, {A} was hungry, and stayed.'
      ]
    },
    {
      id: 'quiet-hour',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then for a while there was nobody in. The waiter lay down on its side, and let out its back feet like two small oars. “Are you open?” asked {A}. “I’m shut,” said the white one. “But my ears are open.”',
        '{A} rustled with one finger, quite softly, on a paper bag. One ear went up. {A} stopped. The ear went down. “Can it hear that in its sleep?” asked {H}. “It isn’t asleep,” said the brown one. “It’s thinking of lettuce.”'
      ]
    },
    {
      id: 'pet-cafe-guest',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was not let in at first, because of the size. So {A} lay down outside, with only a nose between the boots. “A table for one nose,” said the white one, and put a flowerpot in front of it.',
        'The nose could smell what there was. It could smell hay, and what had been cucumber. It breathed out, and two napkins flew off. “That one’s a good guest,” said the brown one. “It takes nothing, and it stays to the end.”'
      ]
    },
    {
      id: 'elder-cafe-guest',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sat down on the shoe bench, and that was the biggest seat in the café. “My cousin carried the plates in an inn,” said {S}. “He once had twelve on one arm.” “Did he drop them?” asked {A}. “Not until somebody waved to him,” said {S}.',
        '“Who waved?” {S} looked at the boots for a while. “He’d seen me through the window,” said {S}. “I was only being nice. He waved back.”'
      ]
    },
    {
      id: 'child-cafe-guest',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be a guest too, and tied on a tea towel. “I’ll have what the tortoise has,” said {S}. The tortoise had nothing. “Then I’ll have that,” said {S}, “but with ketchup.”',
        'The white one brought it, on a plate. There was a red spot in the middle, and round it was a lot of nothing. {S} ate the spot. “Was it nice?” asked {A}. “The nothing was a bit dry,” said {S}.'
      ]
    },
    {
      id: 'baby-cafe-guest',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat among the guests, and had brought a rusk. The white one ran by, and smelled it. {A} held out the rusk. They looked at each other with round eyes. Then {A} ate at the one end, and the white one at the other.',
        'In the middle their noses touched. “Eek,” said the white one. “Eek,” said {A}. They were the first two in that café who had both got some of the same thing.'
      ]
    },
    {
      id: 'hungry-guests',
      A: 'partner',
      paragraphs: [
        'The tortoise was so hungry now that it had begun on its napkin. The guinea pigs stood there with round cheeks, and were ashamed. “It smells so good,” said the white one. “It’s just under my nose.” “It eats whatever it carries,” said {A} quietly. “All but the ketchup. It carried that right round the hall, and never looked at it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-that',
      A: 'partner',
      paragraphs: [
        '“What don’t you like?” {H} asked. “Ketchup,” said the white one at once, “and muffins, and jam.” The brown one shuddered at crumbs. “Then that’s what you carry!” said {H}. “And I’ll take all the green things.” The white one ran off. It came back with a jam tart, and it was whole. It lay there in front of {A}, as round as the sun!',
        'Now everything came. The sparrows got crumbs, and from {H} the tortoise got a whole slice of cucumber. It sniffed at both sides.'
      ]
    },
    {
      id: 'compliments',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“My compliments to the cook!” said the tortoise. Hop! went the brown one behind its curtain. “Mine too!” called the sparrows. Hop, hop! “It was much better than the doormat,” said the snail. There was a loud bump, and then a saucepan rolled out.',
        '“You had better stop,” said {A}. “It’s running out of ceiling.” So they only thought it. But the brown one must have noticed, for now and then the curtain jumped.'
      ]
    },
    {
      id: 'washing-up',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Then came the washing-up. That was done by the white one, with its tongue, and it did the flowerpots as well. It got to the menu. “Stop,” said {A}. “We need that tomorrow.” The white one had the soup in its mouth already.',
        '“It’s only cardboard,” said {A}. “But it says hay on it,” said the white one. So the menu for tomorrow was a short one. It said PUDDING.'
      ]
    },
    {
      id: 'the-best-waiter',
      A: 'partner',
      paragraphs: [
        'When the last guest had gone, the guinea pigs sat down at a flowerpot themselves. {H} brought them the biggest heap of hay that would go on a plate. They watched it come past the umbrella. Nothing was missing. “You don’t like hay at all, do you?” said the brown one. “Not a bit,” said {H}. “You’re the best waiter we’ve ever had.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued on the doormat, and were told that it would not be long.',
      '{names} sat down very carefully, since the flowerpots were small.',
      { text: '{names} moved the boots apart, so that there was room for a terrace.', needs: ['hands'] },
      { text: '{names} spread a clean handkerchief over each pot.', needs: ['hands'] }
    ],
    way: [
      '{names} watched a carrot get shorter, and sighed with the tortoise.',
      '{names} stood by the umbrella and cheered, as at a race.',
      { text: '{names} patted the hungriest sparrows.', needs: ['hands'] },
      { text: '{names} cut more cucumber in the kitchen, and it was never enough.', needs: ['hands'] }
    ],
    turn: [
      '{names} shared a muffin with the hedgehog, and kept their noses out of the prickles.',
      '{names} stayed to the end, and had seconds.',
      { text: '{names} passed the crumbs along, from hand to beak.', needs: ['hands'] },
      { text: '{names} stacked up the flowerpots, and swept out the hay.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood in their row again, and there was a stalk of hay in each. From the cage came a sound of slow chewing.',
    '{H} wiped the jam off both cheeks and lay down.'
  ],
  last: [
    'Two round waiters lay side by side in their hay, and {H} was asleep.',
    'Everything had come, and nothing was missing, and {H} was asleep.',
    'Somebody dreamed of lettuce, and somebody of jam, and {H} was asleep.'
  ]
})
