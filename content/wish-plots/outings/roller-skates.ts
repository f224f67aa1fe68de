import { wishPlot } from '../wish-plot.ts'

export const rollerSkates = wishPlot({
  id: 'wish-roller-skates',
  beginsElsewhere: true,
  wishes: ['roller skate', 'roller skates', 'rollerskate', 'rollerskates', 'roller skating', 'rollerskating', 'roller-skates', 'roller-skating', 'rollerblades', 'rollerblading', 'roller blades', 'inline skates', 'roller disco', 'roller rink', 'roler skates'],
  answers: ['new', 'first', 'time', 'learning', 'skating', 'skates', 'pink', 'going', 'rink', 'disco', 'park', 'falling', 'over', 'wobbly', 'lesson', 'party', 'getting', 'helmet', 'pads', 'fast'],
  except: ['ice', 'broke', 'broken', 'hurt', 'lost', 'penguin', 'bear', 'dog', 'cat', 'elephant', 'who', 'birthday'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['skate', 'skates', 'bench', 'hall'],
  about: 'There is only one pair of skates for two, so each of them has one, and each of them goes round in a circle.',
  titles: ['One Skate Each', 'The Left One and the Right One', '{H} on Four Wheels', 'Round the Hall in a Straight Line', 'A Pair Is Two'],
  want: [
    {
      id: 'one-pair',
      A: 'partner',
      paragraphs: [
        'On Saturdays there was skating in the big hall, with a piano at the far end. {H} wanted to skate as far as the piano, and so did {A}. They both had helmets and knee pads. But only one pair of roller skates was left, the sort that can be made longer and shorter.',
        '“Me first,” said {H}. “Me first,” said {A}. They pulled. There was a click, and each of them had one. {H} had the left, and {A} had the right. “Then that’s fair,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'circles',
      A: 'partner',
      paragraphs: [
        '{H} buckled on the skate. One foot had a shoe, and the other had four wheels. {H} pushed off with the shoe, and went round in a ring. Soon {H} was at the bench again.',
        '“You have to steer!” said {A}, and pushed off too. {A} went round in a ring as well, the other way. In the middle the two rings met, and both of them sat down. “Good afternoon,” said {A}.'
      ]
    },
    {
      id: 'pads',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had a pad on each knee, and two that were left over. “Those are for elbows,” said {A}. {H} bent one arm, and could not bend it any more. “And now I’ve got an itch,” said {H}, “on the nose.”',
        '{A} scratched it for {H}, and it was the wrong side. “Further over. Up. That’s an eye.” Then {A}’s own nose began.'
      ]
    },
    {
      id: 'wheel-spin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When you turn a skate over, you can make the wheels go round with one finger. {H} set off all four, and {A} listened. They hummed, and one of them clicked. “That one’s got a stone in it,” said {A}. They looked, and it was a very old bit of popcorn.',
        'After that all four hummed. {H} put the skate on the floor, and off it went without anybody in it. It rolled beautifully straight. “So it isn’t the skate that goes round in rings,” said {A}.'
      ]
    },
    {
      id: 'the-wall',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along the wall there’s a rail for beginners. The beginners stood at it in a row. {H} went along it hand over hand. “Excuse me,” said {H} to a man in front. “I can’t,” said the man. “If I let go, I’ll be off.”',
        'He had been there since eleven, he said, and this was as far as he’d got. His wife waved each time she came past. “We’ll go under you,” said {A}. They did it on their hands and knees, with the wheels in the air.'
      ]
    },
    {
      id: 'backwards-girl',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A girl came by, and she went backwards, with her hands behind her, and ate a banana. They both looked after her until she was small. “How does she know where the wall is?” asked {H}. “Perhaps her back’s got eyes,” said {A}.',
        'The next time round the banana was gone. “How do you stop?” {A} called. “I don’t know,” called the girl. “I’m waiting till they turn off the music.”'
      ]
    },
    {
      id: 'toe-stop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In front on each skate is a rubber stump, and that’s the brake. You tip up your heel, and it squeaks. {H} tried it out. It squeaked, and the skate stopped, and the rest of {H} went on a bit.',
        '“You have to lean back when you brake,” said {A}. {A} leaned back first and braked afterwards. They looked at each other, one of them on the front and one of them on the back. “Leaning and braking at once, that’s it,” said {H}.'
      ]
    },
    {
      id: 'music-slow',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The man at the piano played faster when it got full, and everybody skated faster. Then he took a sip of his tea. With only one hand it went quite slowly, and the whole hall dawdled. “They all do what he plays,” said {A}.',
        '{H} wanted to see what happened if he sneezed. They waited for it for three tunes. He did, on the top note, and four people fell down.'
      ]
    },
    {
      id: 'soup-legs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} took a rest on the bench and stretched out both legs. One of them was longer now, by four wheels. “Which leg’s more tired?” asked {A}. “The one with the shoe,” said {H}. “It does all the work. The other one only rides.”',
        '“It’s just the same with me,” said {A}. They put the two tired legs up on the bench and let the others stand. “They’ve only had a ride,” said {H}.'
      ]
    },
    {
      id: 'mop',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Twice in the afternoon a woman came with a broom as wide as a bed. She had skates on too. She swept the whole hall in one go, and did not lift her feet at all. In front of the broom rolled three buttons and a grape.',
        '“That’s what I want to be,” whispered {H}. “A sweeper?” “No,” said {H}. “Somebody who forgets they’ve got them on.” The woman drank a cup of tea, rolling slowly backwards.'
      ]
    },
    {
      id: 'pet-bench',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was guarding the two shoes that were not needed. One was {H}’s, and the other had been {A}’s favourite for some time, because of the lace. It was warm in there, and it smelled of home.',
        'When {H} came back, the lace was wet, but it was all there.'
      ]
    },
    {
      id: 'elder-key',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“Mine were made of iron,” said {S}. “You screwed them on under your own shoes with a key. I kept it in my left sock.” “Were they loud?” asked {A}. “You could hear us in the next town,” said {S}.',
        '“And if you lost the key?” “Then you went to bed in them,” said {S}. “I did that once. My mother found me in the morning in the kitchen. The floor wasn’t quite level.”'
      ]
    },
    {
      id: 'child-train',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} would rather be pulled. {S} held on to {A} at the back and rolled along, and leaned out at the sides. “I’m the last carriage,” said {S}. The last carriage always has a lamp. {S} put out a red tongue.',
        'At the bench they stopped, and the tongue was dry. “Is anybody getting off?” asked {A}. “No,” said the carriage. “But there’s a sandwich getting on.”'
      ]
    },
    {
      id: 'one-side-each',
      A: 'partner',
      paragraphs: [
        '{A} looked at the floor. Their wheels had left two big rings there, side by side. “Yours goes round to the left,” said {A}, “and mine to the right. You push on one side only, and I push on the other.”',
        '“What if I had both of them?” said {H}. “Then you’d have nothing to push with,” said {A}. “You’d only have wheels.” They looked at the two skates, a left and a right.'
      ]
    }
  ],
  turn: [
    {
      id: 'arm-in-arm',
      A: 'partner',
      paragraphs: [
        '{H} put one arm through {A}’s. “Put your skate next to mine,” said {H}. Now the two skates stood in the middle, with a shoe on either side. “Now it’s like one person with two skates,” said {A}, “only rather wide.” “Push,” said {H}.',
        'They pushed with both shoes at once, one on each side. They went straight. “Don’t stop,” said {H}. “I don’t know how to,” said {A}.'
      ]
    },
    {
      id: 'talking-skates',
      A: 'same',
      spare: 9,
      paragraphs: [
        'To push together you have to say when. “Now,” said {H}. “Now,” said {A}, a bit later. They turned slowly round each other in the middle of the hall. “Only one of us can say it,” said {H}. They took it in turns, and it went well.',
        'After a while nobody said it any more. They noticed that only when they had been round twice. “Who’s been saying it?” asked {A}. They listened. It was the piano.'
      ]
    },
    {
      id: 'last-tune',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For the last tune the big lights went off. A ball of little mirrors turned on the ceiling. White dots came sailing over the floor and up the walls. {H} had one on one knee. It slid across to {A}.',
        '“Don’t tread on them,” said {A}. It couldn’t be helped. They rolled right through, and the dots rolled over them. They were all going the same way round, and nobody bumped into anybody.'
      ]
    },
    {
      id: 'piano',
      A: 'partner',
      paragraphs: [
        'The piano came nearer, and the man at it looked up. He ran down to the very lowest note, and there they put out both shoes, and stood. {H} touched the wood with one finger. “There,” said {H}. “All the way.”',
        'Just then the woman came who gave out the skates. “I’ve found you another pair,” she said. “Now you can have two each.” {H} looked at {A}. “No, thank you,” they both said. “We can only do it with one.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed by the bench, where the floor kept still.',
      '{names} guarded the coats, mostly by lying on the sleeves.',
      { text: '{names} tightened the straps of both helmets.', needs: ['hands'] },
      { text: '{names} listened at a wheel, and spun it with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round with every ring, and sat down dizzy.',
      '{names} moved back from the edge, as {H} came by on one foot.',
      { text: '{names} rubbed {H}’s knee pad, where it had met the hall.', needs: ['hands'] },
      { text: '{names} drew one ring with a finger, and then the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed along the wall as far as the first window.',
      '{names} bobbed up and down in time with the piano.',
      { text: '{names} waved a scarf from the bench, for the start.', needs: ['hands'] },
      { text: '{names} leaned forward on both arms, to help with the pushing.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home the ground did not roll, and it felt rather slow. One leg was much more tired than the other.',
    'When {H} had washed, both feet got into bed at the same time. They lay side by side, one that had pushed and one that had only ridden along.'
  ],
  last: [
    'One push, with both, and then nobody had to do anything more, and {H} slept.',
    'It went straight on in the dark, with a small hum, and {H} was asleep.'
  ]
})
