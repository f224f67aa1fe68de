import { wishPlot } from '../wish-plot.ts'

export const printsInThePaint = wishPlot({
  id: 'wish-prints-in-the-paint',
  wishes: ['cat walked through the wet paint', 'painted hall cat walked', 'painted the hall and the cat walked through it', 'painted hall dog walked', 'painted steps cat walked', 'painted steps dog walked', 'painted floor cat', 'painted floor dog', 'painted the steps cat', 'painted the steps dog', 'painted stairs cat', 'painted stairs dog', 'painted porch cat', 'painted porch dog', 'painted hallway dog', 'painted hallway cat', 'painting cat walked through', 'painting dog walked through', 'cat walked through paint', 'cat walked in the paint', 'cat walked across paint', 'cat ran through paint', 'cat stepped paint', 'cat paint paws', 'cat wet paint', 'cat paw prints paint', 'kitten wet paint', 'kitten walked paint', 'dog walked through paint', 'dog walked in the paint', 'dog walked across wet paint', 'dog ran through paint', 'dog stepped paint', 'dog paint paws', 'dog wet paint', 'dog paw prints paint', 'puppy wet paint', 'puppy wet cement', 'puppy wet concrete', 'puppy paw prints', 'kitten paw prints', 'cat paw prints path', 'dog paw prints path', 'puppy walked paint', 'puppy ran through paint', 'paw prints paint', 'pawprints paint', 'paw prints wet paint', 'paint paw prints', 'paint pawprints', 'paw prints hall', 'paw prints steps', 'paw prints all over', 'paw prints everywhere', 'paw prints all over the floor', 'painted paw prints', 'paw prints cement', 'pawprints cement', 'paw prints concrete', 'cat wet cement', 'dog wet cement', 'dog wet concrete', 'blue paw prints', 'blue paws', 'cat footprints paint', 'dog footprints paint', 'cat feet paint', 'cat walked varnish', 'dog walked varnish', 'kitten paint paws', 'kitten ran paint', 'puppy paint paws', 'paw prints floor paint', 'painted doorstep cat', 'painted doorstep dog'],
  answers: ['painted', 'paint', 'painting', 'paints', 'wet', 'fresh', 'freshly', 'new', 'hall', 'hallway', 'floor', 'floors', 'steps', 'step', 'stairs', 'porch', 'doorstep', 'path', 'cement', 'concrete', 'cat', 'cats', 'kitten', 'kitty', 'dog', 'dogs', 'puppy', 'pup', 'pet', 'walked', 'walk', 'walks', 'walking', 'ran', 'run', 'runs', 'stepped', 'trod', 'went', 'jumped', 'came', 'through', 'over', 'across', 'in', 'into', 'on', 'it', 'paw', 'paws', 'prints', 'print', 'pawprints', 'footprints', 'feet', 'tracks', 'trail', 'left', 'made', 'all', 'everywhere', 'blue', 'red', 'green', 'white', 'yellow', 'grey', 'black', 'brown', 'our', 'my', 'the', 'neighbour’s', 'neighbours', 'neighbor’s', 'next', 'door', 'naughty', 'cheeky', 'little', 'big', 'house', 'home', 'room', 'kitchen', 'carpet', 'sofa', 'front', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'aunt', 'auntie', 'uncle', 'brother', 'sister', 'cousin', 'today', 'yesterday', 'morning', 'afternoon', 'weekend', 'we', 'and', 'when', 'because', 'then', 'had', 'just', 'finished', 'funny', 'laughed', 'cross'],
  except: ['died', 'dead', 'hurt', 'ill', 'vet', 'memory', 'goodbye', 'heaven', 'picture', 'paper', 'drawing', 'artist', 'famous', 'exhibition', 'brush', 'easel', 'face', 'nails', 'snow', 'sand', 'mud', 'flour', 'dinosaur', 'dragon', 'elephant', 'robot', 'lion', 'tiger', 'fox', 'bear', 'monster', 'spilt', 'spilled', 'knocked', 'tin', 'patrol', 'cake', 'piano', 'magic', 'invisible'],
  moods: ['change', 'losing', 'first', 'late'],
  company: ['paint', 'lake', 'half', 'halves', 'heel', 'hall', 'floor', 'cat', 'dog', 'print', 'prints', 'paws', 'paw', 'tray', 'step', 'steps', 'stairs', 'brush', 'plank', 'toes', 'toe', 'basket', 'door', 'bucket', 'row', 'rows', 'tongue', 'tongues', 'coats', 'towel', 'washing', 'house', 'others', 'pad', 'stone', 'yard', 'wall'],
  about: 'Half the hall floor has been painted blue, and a cat and a dog have walked through it; their paws are to be washed before they are licked, but the best prints lead back to the paint, until the hero sees that one must go where they get fainter.',
  titles: ['Where It Gets Fainter', 'Eight Blue Paws', '{H} Follows the Cat and the Dog', 'Half a Toe', 'Blue, Pale Blue, Nothing'],
  want: [
    {
      id: 'across-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} had painted half the hall floor, and it was as wet and blue as a lake. While {H} rinsed the brush, next door’s cat walked through the paint. After the cat came their dog, to see where the cat was going. Now there were blue paw prints all over the other half.',
        '“They’ll want to lick that off,” said {A}, “and paint is for floors.” {H} wanted to wash all eight paws, before there was a tongue at them.'
      ]
    }
  ],
  way: [
    {
      id: 'the-best-prints',
      A: 'partner',
      paragraphs: [
        '{H} took a bucket, and began by the front door, where the prints were quite pale. They were better by the coats, and by the stairs you could see every toe. “I’ve nearly got them,” said {H}.',
        'The next print was so thick that it shone. After that there was only the lake, and a paint tray with a paw print in the middle. “That’s where they’ve come from,” said {A}, “not where they went.”'
      ]
    },
    {
      id: 'who-is-who',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were two sorts of print. The small ones were round, with four toes and a pad, and nothing in front of them. The big ones had four toes too, and before each toe there was a dot. “Those are the claws,” said {A}. A dog has them out all day. A cat puts them away when it does not need them.',
        '“It’s got pockets for them,” said {H}. The dog had walked with all its dots right across the cat’s best print. You could see that it had been in a hurry.'
      ]
    },
    {
      id: 'on-two-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} counted the cat’s prints, from the wall to the stairs. There were far too few. “It’s been walking on two legs,” said {H}. {A} looked at one from very low down. Every print had a second one inside it, as neat as two spoons.',
        'A cat puts its back foot where its front foot has been. Then it only has to look once. The dog had put its feet wherever there was some floor.'
      ]
    },
    {
      id: 'what-they-had-done',
      A: 'same',
      spare: 3,
      paragraphs: [
        'You could read what had happened. Here the cat had stopped, and thought. Here it had shaken one foot, since there were five little drops on the wall. Here it had stood up tall. “How do you know?” asked {A}. There were two paws on the wall, side by side.',
        'Behind it the dog had waited. It had trodden about on one spot, until that was nearly all blue. “And then they went on,” said {H}, “and neither of them said a word about the paint.”'
      ]
    },
    {
      id: 'three-fingers',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid one finger in a cat’s print, where it was dry, by the door. It was just big enough for the finger. In the dog’s there was room for three. “Then it’s a three-finger dog,” said {A}, “and a one-finger cat.” {H} remembered that, in case there should be others about.',
        'Then they tried it with one at the edge of the lake. There was room in it for a whole hand, and it had a heel, and no claws. It was {H}’s. “That one’s got nothing to do with it,” said {H}.'
      ]
    },
    {
      id: 'other-stands-in-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“This is the best one,” said {A}, and came a bit closer to point at it. “Don’t move,” said {H}. {A} did not. But one foot had moved already, and stood in the lake up to the edge of its sole.',
        '{A} looked at it, and took it out of the shoe, and went back with the other. So there was one shoe in the lake, pointing at the cat’s print. “That doesn’t count,” said {A}. “It never got away.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When our step was made, it was soft for a day,” said {S}. “We sat beside it from morning till night, with a stick, to keep off the hens. Not one came.” “So it was smooth?” asked {A}.',
        '“It was as smooth as a plate,” said {S}. “Then my father came out to say that we’d done it well. He walked right up to us, to say it. His prints are still there, both of them. He had very small feet, for a father.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was not allowed near the paint, and called out what there was to see from the mat. “There’s a flower,” called {S}, “and a flower, and a flower.” “Those are the cat’s,” said {A}. {S} had never known that cats have flowers underneath.',
        '“And they only walk on them,” said {S}, “all day long, and nobody gets to look.” {S} sat down and pulled off one sock, to see what there was. It was a foot.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was asked first, of course. Somebody lifted one foot after the other, and looked at it from below. They were all their own colour. “It wasn’t {A},” said {H}. {A} had known that from the start.',
        '{A} put a nose down to the pale ones, and then to the thick ones. Then {A} sneezed beside them. It came out in dots, and looked like a small sort of print. The blue ones smelled only of paint. {A} sat down with the back to it, and kept watch on the wrong door.'
      ]
    },
    {
      id: 'one-fat-one-pale',
      A: 'partner',
      paragraphs: [
        '{H} looked from the thick print to the pale one. With the brush it had been just the same. First there was too much on it, then enough, then hardly any. “A paw’s a brush,” said {H}. “It gets less all the time.” “Then the best print,” said {A}, “is the furthest from the cat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'where-it-gets-less',
      A: 'partner',
      paragraphs: [
        'So now {H} did not follow the good prints, but the bad ones. Each time {H} looked for one that was a little worse. They went out at the door and over the step, blue, and pale blue, and paler. Round the corner there were only toes. “I can’t see any more,” said {A}. “There’s half a one,” said {H}, “and it’s the worst so far.” That was good news.'
      ]
    },
    {
      id: 'which-one-ran-out',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The dog’s were the first to stop. At the corner there was one with three toes, and that was all. “It’s used up,” said {H}. The cat’s went on. {A} wondered why, with such small feet. The cat had walked so lightly that each time there was only a breath of it gone.',
        '“It’s saving,” said {H}. {H} tried it on tiptoe, to see if that was enough. The dog must have noticed too. Near the end it had begun to walk in the cat’s.'
      ]
    },
    {
      id: 'over-the-wet-patch',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then came a puddle, and there were no prints in that. On the near side there was a toe that pointed in. On the far side there was nothing, and {H} went all round it, bent double. “Have they swum?” asked {A}. “Cats go round,” said {H}.',
        'The dog had gone through, and splashed it all over the path. But along the edge, where it was dry, went the cat. Each toe was as faint as if it had only been thought of.'
      ]
    },
    {
      id: 'people-by-the-gate',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A woman with a pram stopped, and wished to know what they had lost. “Two that get less and less,” said {H}. The woman looked at the stones, where there was nothing to see. “I’d say that they’re nearly gone,” said the woman kindly. “That’s good,” said {A}. “Then we’re nearly there.”',
        'The woman steered the pram round in a curve, so as not to roll over anything. There had been one toe just before the left wheel, and it was still there.'
      ]
    },
    {
      id: 'none-at-all',
      A: 'partner',
      paragraphs: [
        'Where there were no prints at all, there stood a basket of washing. The dog lay in the washing, and the cat lay on the dog, with eight blue soles. The cat’s tongue was just coming out. {H} was quicker, and put that paw in the bucket. The water got bluer from paw to paw, and the soles got less so.',
        'When they came back, the lake was dry. “There’s still the other half to paint,” said {A}. {H} looked along it, from the thick prints by the stairs to the pale ones by the door. “Then nobody would know which way they went,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: ['{names} looked at the hall from the stairs, and counted up to thirty.', '{names} called the cat, and nothing blue came.', { text: '{names} tucked up the coats, in case of tails.', needs: ['hands'] }, { text: '{names} filled a bucket with warm water and soap.', needs: ['hands'] }],
    way: ['{names} looked behind the stairs, where it was only dark.', '{names} had seen a dog with blue socks, and had thought nothing of it.', { text: '{names} put the paint tray up on a shelf, where no paw went.', needs: ['hands'] }, { text: '{names} held {H} by the back, at the edge of the lake.', needs: ['hands'] }],
    turn: ['{names} went ahead, and stood beside the palest one.', '{names} said that this was either a toe or a speck, and it was a toe.', { text: '{names} dried the paws, one to each corner of the towel.', needs: ['hands'] }, { text: '{names} held the cat, so that it only had to be cross at one end.', needs: ['hands'] }]
  },
  bed: [
    'The cat and the dog went home by the path, and left nothing. The washing had to be done again, but only eight places of it.',
    '{H} had a blue thumb, and washed it till it was pale blue, and paler. Then {H} lay down, and thought of the hall. At first there was all of it, and then only half a toe.'
  ],
  last: ['It got fainter, and fainter, and where there was nothing more at all, there was {H}, asleep.', 'Blue, and pale blue, and paler, and {H} was asleep.']
})
