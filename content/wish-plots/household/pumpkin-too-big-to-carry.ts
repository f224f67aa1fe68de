import { wishPlot } from '../wish-plot.ts'

export const pumpkinTooBigToCarry = wishPlot({
  id: 'wish-pumpkin-too-big-to-carry',
  wishes: ['pumpkin carry', 'pumpkin carried', 'pumpkin carrying', 'pumpkins carry', 'pumpkin heavy', 'pumpkin lift', 'pumpkin giant', 'giant pumpkin', 'huge pumpkin', 'enormous pumpkin', 'biggest pumpkin', 'gigantic pumpkin', 'pumpkin picking', 'picked pumpkin', 'pick pumpkin', 'pumpkin patch', 'pumpkin farm', 'choosing pumpkin', 'chose pumpkin', 'pumpkin rolled', 'pumpkin rolls', 'pumpkin rolling', 'rolled pumpkin', 'pumpkin hill', 'pumpkin uphill', 'pumpkin wheelbarrow', 'bought pumpkin', 'pumpkin halloween heavy', 'pumpkin squash giant', 'pumpkin bigger than', 'pumpkin too big', 'massive pumpkin', 'pumpkin weighed', 'pumpkin up the hill', 'pumpkin home from the market', 'pumpkin bigger her', 'pumpkin bigger him', 'pumpkin wagon', 'pumpkin trolley', 'pumpkin grew too big', 'pumpkin that grew', 'pumpkin grew and grew'],
  answers: ['pumpkin', 'pumpkins', 'squash', 'halloween', 'hallowe’en', 'too', 'big', 'bigger', 'biggest', 'huge', 'giant', 'enormous', 'gigantic', 'massive', 'heavy', 'heavier', 'heaviest', 'round', 'orange', 'carry', 'carried', 'carrying', 'carries', 'lift', 'lifted', 'lifting', 'roll', 'rolls', 'rolled', 'rolling', 'push', 'pushed', 'hill', 'uphill', 'downhill', 'steep', 'street', 'road', 'home', 'way', 'all', 'step', 'doorstep', 'porch', 'door', 'chose', 'choose', 'choosing', 'chosen', 'picked', 'pick', 'picking', 'bought', 'buy', 'found', 'got', 'get', 'patch', 'farm', 'field', 'market', 'shop', 'stall', 'wheelbarrow', 'pram', 'trolley', 'car', 'face', 'couldn’t', 'can’t', 'wouldn’t', 'wanted', 'wants', 'himself', 'herself', 'together', 'we', 'mum', 'mom', 'mummy', 'dad', 'daddy', 'grandad', 'grandpa', 'grandma', 'nana', 'granny', 'brother', 'sister', 'cousin', 'friends', 'autumn', 'fall', 'october', 'november', 'thanksgiving', 'harvest', 'weekend', 'saturday', 'today', 'yesterday', 'evening', 'little', 'small', 'tiny', 'funny', 'loves'],
  except: ['costume', 'outfit', 'suit', 'dressed', 'dress', 'carving', 'carve', 'carved', 'soup', 'pie', 'bread', 'spice', 'coach', 'carriage', 'cinderella', 'mouse', 'mice', 'monster', 'ghost', 'witch', 'scared', 'rotten', 'smashed', 'stolen', 'smash', 'seeds', 'plant', 'planted', 'planting', 'growing', 'grow', 'cat', 'dog', 'kitten', 'puppy', 'school bus', 'spaceship', 'wolf', 'hedgehog', 'lonely', 'talks', 'talking', 'alive', 'magic'],
  moods: ['losing', 'proud', 'learning', 'waiting'],
  company: ['pumpkin', 'pumpkins', 'boot', 'street', 'hill', 'step', 'kerb', 'stall', 'chestnut', 'wagon', 'berry', 'man', 'door', 'lamp', 'face'],
  about: 'The pumpkin that the hero chose is too big to carry, and rolls back down the hill whenever a breath is taken, until a chestnut shows how little it needs to stop one.',
  titles: ['Too Big to Carry', 'One Push and a Boot', '{H} Rolls a Pumpkin', 'The Biggest Berry in the Street', 'Uphill With a Pumpkin'],
  want: [
    {
      id: 'the-biggest',
      A: 'partner',
      paragraphs: [
        '{H} had chosen the biggest pumpkin on the stall, and it was too big to carry. {H} put both arms round it, and the hands did not meet. {H} lifted. Only {H}’s own heels came up. “You could take a small one,” said {A}. “It’s for our doorstep,” said {H}. “It has to sit there tonight, for Halloween.” The doorstep was at the top of the hill. The pumpkin was at the bottom.'
      ]
    }
  ],
  way: [
    {
      id: 'it-wants-to-roll',
      A: 'partner',
      paragraphs: [
        '“It won’t be carried,” said {A}. “But it’s round.” So {H} leaned against it and pushed. It turned over once, and was a whole pumpkin further up. {H} pushed on, past a gate, past a red door. Then {H} let go, just to take a breath. The pumpkin had been waiting for that. It rolled back past the red door, past the gate, and bumped against the stall. “Back again?” said the man at the stall.'
      ]
    },
    {
      id: 'it-is-a-berry',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do you know what a pumpkin is?” asked {A}. “A vegetable,” said {H}. “It’s a berry,” said {A}, “like a blueberry. Everything’s soft inside, with the seeds in the middle.” {H} walked round it. That took five steps.',
        '“How many do you put on a pancake?” asked {H}. {A} thought that one would do. {H} knocked on the biggest berry in the street. It sounded like a door with nobody home.'
      ]
    },
    {
      id: 'in-the-bag',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried the shopping bag. It went over the top of the pumpkin like a hat, and there it stuck. “Now it’s in the bag,” said {H}. “Now the bag’s on it,” said {A}.',
        'The handles stood up on either side like ears. {H} pulled at both, and came away with two handles. A woman went by with a leek. “Nice head,” said the woman. They took the hat off again.'
      ]
    },
    {
      id: 'it-goes-in-curves',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the flat bit by the stall they tried out how it rolled. {H} gave the pumpkin a push towards a lamp post. It set off well, and then it thought of something, and went round to the left. “It’s thinner on that side,” said {A}. “That’s why.”',
        '{H} aimed to the right of the lamp post. Off went the pumpkin, and thought of something, and hit it in the middle. “Never aim at what you want,” said {H}. “Not with that.”'
      ]
    },
    {
      id: 'other-two-carriers',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Two can carry anything,” said {A}, and took the other side. They counted to three. The pumpkin rose by a finger. They could not see each other over it. “Which way are we going?” called {A}. “Up,” called {H}. “I’m going up too,” called {A}.',
        'But they stood face to face, with a pumpkin between them. What was up for {H} was backwards for {A}. The pumpkin settled it. It sat down again just where it had been.'
      ]
    },
    {
      id: 'elder-wheels',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We fetched ours with a pram,” said {S}. “We put a bonnet on it too, because of the frost. People looked in, and said that it had our uncle’s cheeks.” “Did you tell them?” asked {A}. “We couldn’t,” said {S}. “They’d given it a coin.”',
        '“And now?” asked {A}. “Now I’d have to ask for the pram back,” said {S}. It belonged to a lady of thirty, who had been in it after the pumpkin.'
      ]
    },
    {
      id: 'child-lighter',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} told the pumpkin to make itself light. That was how {S} did it, when {S} wanted to be carried. You have to breathe in and look up. “It hasn’t got a mouth yet,” said {A}. “That’s why it can’t breathe in.”',
        '{S} breathed in on its behalf, and {A} lifted. It was exactly as heavy as before. But {S} had got lighter. {A} tried that too, and it was true, a bit.'
      ]
    },
    {
      id: 'pet-rides',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had gone ahead up the hill, and came down again to see what was keeping everybody. It was a pumpkin. {A} went once round it, and that took some time. There was no front.',
        'Then it moved a little, all by itself. {A} moved back by just as much. {A} had met big things before, but they had always had a face to look at. {A} chose the stalk, and looked at that.'
      ]
    },
    {
      id: 'a-word-with-a-wall',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who needs a rest more, you or the pumpkin?” asked {A}. They sat down on the kerb beside the stall, with the pumpkin between them. {H} laid one ear on its side. There was not a puff to be heard. “It’s not tired at all,” said {H}.',
        'A boy stopped, and asked whose pumpkin it was. “At the top it’ll be ours,” said {H}. “Down here it does what it likes.” The boy told the pumpkin to sit. It sat. “My dog can’t do that,” said the boy.'
      ]
    },
    {
      id: 'chestnut',
      A: 'partner',
      paragraphs: [
        'Once more {H} pushed the pumpkin to the gate, and once more it slipped away. But this time it stopped after half a turn, right there on the hill. {H} did not dare to breathe. {A} looked underneath. “It’s sitting on a chestnut,” said {A}. The chestnut was no bigger than a thumb. “That can’t hold up a whole pumpkin,” said {H}. “It doesn’t have to,” said {A}. “It only has to be in the way.” {H} looked at {H}’s own two feet, and pulled off a boot.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-push-and-a-boot',
      A: 'partner',
      paragraphs: [
        'Now it went like this. {H} pushed, the pumpkin turned over once, and {H} kicked the boot in behind it. “Boot,” said {A} each time. The pumpkin leaned on the boot, and {H} took a breath. It was slow, but it went up. They passed the gate and the red door. Windows opened. “Where’s that off to?” people called. “Home,” called {H}. “It’s too big to carry,” said {A}, “so it’s walking.”'
      ]
    },
    {
      id: 'how-many-pumpkins',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How far is it still?” asked {H}. {A} looked at the pumpkin, and then up the hill. You could count in that. From the gate to the red door it was four pumpkins. The baker’s was three pumpkins wide, and the bus stop one.',
        '“I never knew that we lived at the top of fifty pumpkins,” said {H}. With the small ones it would have been a hundred and twenty. So it was a good thing that they had bought a big one.'
      ]
    },
    {
      id: 'other-sock',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} noticed that {H} had only one boot on. “The other one’s working,” said {H}. {A} did not think that right, in October, and lent {H} a glove for the foot. It had five toes, and a bit of room in each.',
        'After that {H} left wet tracks up the hill. There was a boot, and a hand, and a boot, and a hand. A man with a ladder looked at them for a good while. Then the man went round the other way.'
      ]
    },
    {
      id: 'at-each-door',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Halfway up, the pumpkin rested before a yellow door. It knocked there with its stalk, quite by chance, and a lady came out with a bowl. “What are you dressed as?” the lady asked it, for this was Halloween. “A berry,” said {H}.',
        'There was a sweet for the berry. It had no mouth so far, so {H} kept the sweet in a pocket for it. “It can have mine as well,” said {A}. The berry was doing better at this than most.'
      ]
    },
    {
      id: 'the-step',
      A: 'partner',
      paragraphs: [
        'The doorstep was just as wide as the pumpkin. The pumpkin sat down on it as if it had been measured. {H} drew a face on it with chalk, and the face was a little out of breath. Then {H} wanted the boot back. {A} looked down the hill, as far as the stall. “I’d leave it in,” said {A}. So it stayed there behind the pumpkin, all Halloween. “Who carried that up?” people asked. “Nobody did,” said {H}. “It’s too big.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the pumpkin to find a smaller side, and found none.',
      '{names} leaned on it, by way of a try, and it leaned back.',
      { text: '{names} measured it with a scarf, and the scarf was too short.', needs: ['hands'] },
      { text: '{names} paid for it with a warm coin, and got a nod.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the pumpkin’s way, and told it where home was.',
      '{names} found another chestnut, further up, and kept an eye on it.',
      { text: '{names} pushed too, on the wrong side, until that was noticed.', needs: ['hands'] },
      { text: '{names} picked up the stalk’s little leaf, and kept it for the face.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead, and let the next door know what was coming.',
      '{names} kept close behind the boot, and saw to it that it stayed.',
      { text: '{names} brought a second boot, for the steep bit.', needs: ['hands'] },
      { text: '{names} swept the doorstep, so that the pumpkin had it clean.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chalk went back in its box. One boot stood in the hall, beside a gap for the one that was at work.',
    '{H} washed two orange hands, and one foot more than the other, and lay down. Both arms still knew how round it had been.'
  ],
  last: [
    'Out on the step the pumpkin leaned on its boot and did not roll, and {H} was asleep.',
    'It was a long way down to the stall, and {H} was asleep at the top.'
  ]
})
