import { wishPlot } from '../wish-plot.ts'

export const poo = wishPlot({
  id: 'wish-poo',
  wishes: ['poo', 'poos', 'pooing', 'poop', 'poops', 'pooping', 'poopy', 'poo poo', 'pooped', 'toilet humour', 'toilet humor', 'toilet jokes', 'toilet joke', 'potty humour', 'potty humor', 'potty jokes', 'wees', 'weeing', 'need wee', 'needs wee', 'needing wee', 'needed wee', 'big wee', 'did wee', 'poo wee', 'number two', 'animal poo', 'poo jokes', 'whose poo', 'dung', 'cow pat', 'dog poo'],
  except: ['potty training', 'training', 'learning', 'nappy', 'nappies', 'diaper', 'diapers', 'afraid', 'scared', 'won’t', 'wont', 'refuses', 'holding', 'constipated', 'stuck', 'hurts', 'accident', 'accidents', 'pants', 'bath', 'floor', 'bed', 'winnie', 'bear', 'beetle', 'beetles', 'potty'],
  answers: ['zoo', 'animals', 'animal', 'funny', 'jokes', 'whose', 'elephant', 'wombat', 'smelly', 'stinky', 'cube', 'square', 'rabbit', 'wee', 'toilet'],
  company: ['elephant', 'giraffe', 'wombat'],
  about: 'A zoo keeper finds one poo too many on the path, and it is square, and it says where somebody lives.',
  titles: ['One Too Many', 'The Square One', '{H} Sweeps the Zoo', 'No Bottom Has Corners', 'Elephant, Good'],
  want: [
    {
      id: 'everybody-has-been',
      A: 'partner',
      paragraphs: [
        'The modelling dough had been six colours once. Now it was brown, as it always is in the end. It was just right for poo, and so {H} had made a zoo. The sofa was the elephant, and it had done a poo like a loaf. Under the chair lived the rabbits, with forty small round ones.',
        'A zoo keeper looks at the poo every morning, to see who’s well. “Elephant, good,” said {H}. “Rabbits, very good.” {A} sold the tickets. “Is there room for one more animal?” asked {A}. “No,” said the keeper. “We’re full, and I want to open.” But on the path lay one more poo.'
      ]
    }
  ],
  way: [
    {
      id: 'corners',
      A: 'partner',
      paragraphs: [
        'This one was square. “Whose is that?” asked {H}. The elephant’s was much bigger, and the rabbits’ were round. “It’s nobody’s,” said {H}. “No bottom has corners.”',
        'So {H} swept it up, and went to open the gate. Soon there was another, on top of a thick book. {H} took that away too. Then there were two, side by side, on a shoe.'
      ]
    },
    {
      id: 'giraffe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The lamp was the giraffe. {H} walked all round it and found nothing. “They’re very small,” said {A}. “No bigger than acorns. But they’ve got a long way to come.” “How far?” “As far as from the top of a door.”',
        'So the keeper stood there and listened, with a saucepan for a hat. Pock, it went. {A} had dropped one on the lid. “Giraffe,” said {H}, and did not even look up. “Good.”'
      ]
    },
    {
      id: 'penguin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The penguin was a bottle, and it was sitting on its egg. It would not get up to do a poo, for then the egg would be cold. “It just lifts its tail, and shoots,” said {A}. “It goes further than a penguin is long.”',
        'Round the nest there were white lines on all sides, straight as the rays of a sun. They were shoelaces. The keeper stepped back a little. “You don’t stand behind a penguin,” said {H}. “That’s the first thing they tell you.”'
      ]
    },
    {
      id: 'sloth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the hook by the door hung the sloth, which was a coat. A sloth comes down to the ground for it once a week, and at no other time. “When was the last one?” asked the keeper. “On Thursday,” said {A}.',
        'They sat down underneath and waited. It was on its way, said {A}, but you couldn’t see it yet. After a while one sleeve slipped a little. “There!” whispered {H}. “It’ll be here by supper.”'
      ]
    },
    {
      id: 'wee',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Now the wee,” said the keeper. “How long does the elephant take?” “Twenty-one seconds,” said {A}. “A horse takes twenty-one, and so does a cow. It’s nearly the same for all the big ones.”',
        'They turned on the tap in the kitchen for the elephant, and counted. Twenty-one is longer than you think. At fifteen {H} stood on one leg. At nineteen {H} had to go, very fast. {A} counted through the door, and it was twelve.'
      ]
    },
    {
      id: 'hippo',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m going in to the hippo,” said {H}, and took the umbrella. “While it does it, the tail goes round and round like a fan. Then it’s on all the walls.” “Why does it do that?” asked {A}.',
        '“So that everybody knows it lives there.” {H} put up the umbrella, went in behind the curtain, and came out again. The umbrella was shaken, and shut. “Hippo,” said {H}. “Excellent.”'
      ]
    },
    {
      id: 'where-is-the-toilet',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Excuse me,” said {S} at the gate. “I’m a visitor. Where’s the toilet here?” The keeper thought about it. “That depends on who you are,” said {A}. “If you’re a rabbit, it’s there. If you’re a hippo, it’s everywhere.”',
        '“I’m a person,” said {S}. “Oh,” said the keeper. “Then it’s the third door, and you have to wash your hands.” The visitor bowed, and went off. “It’s hard on people,” said the keeper. “They have to walk so far.”'
      ]
    },
    {
      id: 'paper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“An elephant eats grass and twigs all day, and most of it comes out again,” said {H}. “There are people who wash it, and boil it, and make paper of it,” said {A}. “You can write letters on it.”',
        '{H} took a ticket, and smelled it on both sides. “Is this one?” {A} smelled it too. “You can’t tell,” said {A}. “That’s what’s so good about it.” {H} put the ticket back with two fingers.'
      ]
    },
    {
      id: 'sand',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And the fish?” asked the keeper. “There’s one that bites off bits of coral,” said {A}, “and chews them small. It comes out at the back as sand. There are white beaches that are nearly all from that fish.”',
        '{H} thought of sandcastles, and of the moat, and the flag on top. “I’ve had that in my bucket,” said {H}. “I’ve had it in my sandwich,” said {A}. They were both quiet for a moment, like people who have seen the world.'
      ]
    },
    {
      id: 'rolling',
      A: 'other',
      spare: 9,
      paragraphs: [
        'A beetle had come for the elephant’s poo. It was {A}, on hands and knees. A dung beetle makes a ball of it, turns round, and pushes it home with its back legs. {A} had a ball of socks, and pushed, and looked at the floor.',
        '“You’re going to hit the door,” said the keeper. “I can’t see,” said the beetle. “I’m walking backwards. I go by the stars.” That is true of beetles. But there was a ceiling, and so it hit the door.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Doesn’t it smell?” asked {A}, and held up a hankie, with great politeness. “It smells of hay,” said the keeper. “If you eat hay, you smell of hay. It’s the lions that you notice.” The lions were two slippers.',
        '{A} took away the hankie, leaned over the slippers, and put it back. “I see,” said {A}, in a small voice. “That’s lions,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was in the zoo as well, right in the middle of the path. The keeper stopped in front of {A} with the dustpan. “And you?” asked {H}. {A} looked past the keeper, at something on the wall.',
        '“{A} has been, but it’s private,” said {H}. There are animals who do not mind if somebody stands there with a dustpan. {A} was not one of them. The keeper said good morning, and swept on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“In our street the milk came with a horse,” said {S}. “When that horse lifted its tail, every door flew open. They all ran out with buckets. It was for the roses.” “Who got there first?” asked {A}.',
        '“My aunt,” said {S}. “She could tell by its ears. She used to stand ready, with the shovel behind her back, and talk about the weather.” {A} looked for the elephant’s ears. But the elephant was a sofa, and had none.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was an animal with a long neck, and lived behind the door. “Good morning,” said the keeper. “Have you been today?” “Twice,” said the animal. “Once big, and once like raisins.”',
        '{A} looked serious, as keepers do. “Then you’re very well. What do you eat?” “Biscuits,” said the animal. The keeper knew of no animal that ate biscuits. But here was one, with a neck, and it was holding out its hand.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'In the warmest corner of the zoo lived {A}. The keeper came with the dustpan, and sniffed, and put the dustpan away again. This was work for somebody else.',
        '“{A}, very good,” said {H}. Nobody else in there had somebody to carry it off, and to sing meanwhile. The elephant had never been sung to.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '{A} had a ticket, and wanted to see what was best. “Most people go to the giraffe’s end,” said the keeper. “But I like the rabbits. They do it so neatly.” Together they knelt down by the chair.',
        '“Rabbits eat some of them again,” said {H}, “the soft ones, to get out what’s left.” {A} was quiet. “Is there a café?” asked {A} after a time. “Yes,” said the keeper, “but not here.”'
      ]
    },
    {
      id: 'does-not-roll',
      A: 'partner',
      paragraphs: [
        '“Give it a push,” said {A}. {H} pushed a rabbit’s, and it rolled off the shoe and away. {H} pushed the square one. It stayed just where it was, at the very edge.',
        '“It’s not meant to roll,” said {A}. “That hasn’t been dropped. It’s been put there, like a name on a door.” “What does it say?” asked {H}. “I live here,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'shut-with-a-bottom',
      A: 'partner',
      paragraphs: [
        'The keeper put away the dustpan, and went along from one square poo to the next. The last one lay by the table, and under there was a hole. Something broad and brown stood in it, and did not move. “Good morning,” said {H}. “Is that its face?”',
        '“It’s the bottom,” whispered {A}. “That’s a wombat. It digs a hole, and shuts the door with its bottom. Nobody gets past.” {H} knocked on it, softly. It had been a cushion once, but that was before.'
      ]
    },
    {
      id: 'tower',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Square ones are the only ones you can build with. {H} put one on the other, and a third on top. It stood like a tower. “A wombat does about a hundred in a night,” said {A}.',
        '“Then it could have a wall,” said {H}, “and a small house at the end of it.” “It’s got a hole. It doesn’t want a house.” {H} took the top one down again, so that nobody would think it was showing off.'
      ]
    },
    {
      id: 'open',
      A: 'partner',
      paragraphs: [
        '“But we’re full,” said {A}, and sighed. “Except for this hole,” said the keeper. {H} laid the poo back on its step, best side to the front. “Wombat,” said {H}. “Very good. Square.” And the zoo was open.',
        'At the gate {A} held out a ticket. All of {A}’s fingers were brown. {H} looked at them for some time. “I only do the tickets,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the zoo as well, and stood well back from the elephant.',
      '{names} stepped over it, and stepped over it again on the way back.',
      { text: '{names} bought a ticket, and held it the right way round for the elephant.', needs: ['hands'] },
      { text: '{names} made one for the giraffe, out of a bit left over.', needs: ['hands'] }
    ],
    way: [
      '{names} trod very carefully, because of the rabbits.',
      '{names} went all round the square one, corner by corner.',
      { text: '{names} measured the corners with a ruler, and got the same each time.', needs: ['hands'] },
      { text: '{names} wrote a sign for the path, with an arrow to the basin.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round, to see whether other bottoms had corners.',
      '{names} lay down at the mouth of the hole, and got no further.',
      { text: '{names} knocked too, and the bottom did not say come in.', needs: ['hands'] },
      { text: '{names} washed every finger, and then the tap.', needs: ['hands'] }
    ]
  },
  bed: [
    'Before the zoo shut, all that was brown was rolled into one ball. It went back in its tub, with the lid on. The wombat was left in its hole.',
    '{H} washed, and under each nail as well, for that is the last thing a keeper does. Then {H} got into bed, head first, and for a while you could only see the other end.'
  ],
  last: [
    'In one hole slept the wombat, and in the other slept {H}, and both had shut the door.',
    'Everybody had been, everybody was well, and {H} was asleep.'
  ]
})
