import { wishPlot } from '../wish-plot.ts'

export const topBunkFirstNight = wishPlot({
  id: 'wish-top-bunk-first-night',
  wishes: ['first night top bunk', 'first night in top bunk', 'first night bunk', 'first night bunk bed', 'first night bunkbed', 'first night on top', 'first time top bunk', 'first sleep top bunk', 'first night upper bunk', 'first night top bed', 'first night loft bed', 'first night high sleeper', 'first night cabin bed', 'first night mid sleeper', 'first night high bed', 'tonight top bunk', 'sleeping top bunk', 'sleeps top bunk', 'slept top bunk', 'sleep top bunk', 'slept in the top bunk', 'top bunk by himself', 'top bunk by herself', 'moved top bunk', 'moves top bunk', 'moving top bunk', 'top bunk scared', 'top bunk afraid', 'top bunk nervous', 'top bunk high', 'top bunk too high', 'top bunk brave', 'top bunk ladder', 'top bunk ceiling', 'top bunk old enough', 'top bunk big enough', 'allowed top bunk', 'finally top bunk', 'scared of top bunk', 'scared bunk bed', 'afraid bunk bed', 'scared high bed', 'top bunk come down', 'top bunk kept coming down', 'top bunk feels high', 'top bunk floor far', 'topbunk', 'top bunck', 'top bunk turn'],
  answers: ['first', 'night', 'nights', 'top', 'bunk', 'bunks', 'bunkbed', 'bed', 'beds', 'upper', 'high', 'higher', 'too', 'very', 'up', 'there', 'down', 'far', 'floor', 'ladder', 'ceiling', 'sleep', 'sleeps', 'sleeping', 'slept', 'sleeper', 'tonight', 'time', 'ever', 'new', 'in', 'on', 'the', 'of', 'from', 'her', 'his', 'my', 'our', 'their', 'it', 'is', 'was', 'wants', 'want', 'wanted', 'gets', 'got', 'get', 'allowed', 'finally', 'old', 'enough', 'big', 'bigger', 'brave', 'scared', 'afraid', 'nervous', 'worried', 'excited', 'proud', 'little', 'bit', 'a', 'to', 'and', 'but', 'then', 'all', 'by', 'himself', 'herself', 'alone in', 'moved', 'moves', 'moving', 'came', 'coming', 'come', 'kept', 'feels', 'looks', 'looked', 'over', 'edge', 'rail', 'turn', 'brother', 'sister', 'below', 'under', 'bottom', 'six', 'seven', 'eight', 'today', 'yesterday', 'loft', 'cabin', 'mid', 'story', 'about', 'please', 'room', 'bedroom', 'teddy', 'birthday'],
  except: ['hospital', 'fell', 'fall', 'falls', 'falling', 'fallen', 'hurt', 'broke', 'broken', 'hotel', 'hostel', 'camp', 'army', 'prison', 'ship', 'boat', 'ferry', 'train', 'wet', 'sick', 'vomit', 'monster', 'monsters', 'ghost', 'divorce', 'refuge', 'shelter', 'dolls', 'guinea', 'fight', 'fighting', 'argue', 'arguing', 'argument', 'quarrel', 'died', 'dead', 'foster', 'sleepover', 'caravan', 'boarding', 'concussion', 'shark', 'dinosaur', 'dragon'],
  moods: ['afraid', 'first', 'proud', 'change', 'quarrel', 'waiting', 'learning'],
  company: ['bed', 'bunk', 'ladder', 'ceiling', 'rail', 'rug', 'pillow', 'cushions', 'slipper', 'wardrobe', 'bear', 'paper', 'roll'],
  about: 'From below the top bunk was no height, and from above it is as deep as a well, until a roll of paper falls out of it and the height can be laid on the rug.',
  titles: ['It Got Higher Since Supper', 'Me and a Slipper', '{H} Above and the Rug Below', 'A Height to Fold', 'Twelve Squares Down'],
  want: [
    {
      id: 'as-high-as-a-chin',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first night in the top bunk, and {H} wanted to stay there till morning. From the floor it was no height at all. {A} held the ladder. {H} took up a bear, and a roll of toilet paper for sneezing.',
        '“How is it?” asked {A}. {H} looked down between the bars of the rail. The rug was as small as a stamp. “It’s got higher since supper,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'cushions',
      A: 'partner',
      paragraphs: [
        '“Then we’ll bring you the floor,” said {A}, and laid six cushions in a heap. From above they were the size of biscuits. “Now you can see how far it is,” said {H}. “They were big ones.”',
        '{H} came down to see, bottom first, and the cushions grew all the way. From the rug it was no height at all. {H} went up again, and it was as deep as a well. “It only does it when I’m up here,” said {H}.'
      ]
    },
    {
      id: 'on-the-wardrobe',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I can see the top of the wardrobe,” said {H}. Nobody had ever told {H} what it was like up there. It was grey, and soft, like a country with snow. At the far end lay a paper plane. “So that’s where it landed,” said {H}.',
        '“We looked for that all over,” said {A}. “We looked everywhere that’s low,” said {H}. Dust comes down all day, and it stays on whatever nobody can see. The plane looked warm enough, and they let it lie.'
      ]
    },
    {
      id: 'top-of-the-head',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Stand still,” said {H}. “I can see the top of you.” {A} stood still. It was a part that {A} had never seen. “What’s it like?” asked {A}. “There’s a place where it all starts,” said {H}, “and it’s got a bit of leaf in it.”',
        '“How long has that been there?” asked {A}. They counted back through the day. There had been a bus, and a baker, and a man who had smiled for no reason. “Since the hedge, then,” said {A}.'
      ]
    },
    {
      id: 'fly-next-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Up there {H} had a neighbour. It was a fly, and it lived on the ceiling, an arm’s length off. It stood with its feet up and its back down, and rubbed its hands. “Doesn’t it feel high?” asked {A}. “It can’t,” said {H}. “For a fly, that’s the floor.”',
        '{H} thought about that, and lay a bit flatter. “Then I’m what’s hanging over it,” said {H}. “I hope that it isn’t worried.”'
      ]
    },
    {
      id: 'wrong-floor',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came in from the kitchen and spoke to the bottom bunk. “Are you warm enough?” asked {A}. The bottom bunk said nothing. “You’re very quiet tonight,” said {A}, and patted the blanket, and it was flat. “Second floor,” said {H}.',
        '{A} looked up and begged {H}’s pardon. “I’m used to you down here,” said {A}. It took a while to learn. At the door {A} turned round once more, and nodded to the bottom bunk.'
      ]
    },
    {
      id: 'pet-never-so-low',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had always known where {H} was at night. Now {H} was not there. {A} looked at the bottom bunk, and at the gap beneath it. “I’m up here,” called {H}. {A} looked at the floor under the voice.',
        'Only when {H} put one hand out between the bars did {A} look up, and was surprised. There was {H}, up by the ceiling, like a lamp. {A} kept watch from below, in case anybody switched {H} off.'
      ]
    },
    {
      id: 'sitting-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was less sky up there than in other beds. {H} sat up, and the ceiling was there already. It was not hard, it was only early. “You have to do it in three,” said {A}. “Elbow. Other elbow. Then ask.”',
        '{H} did it in three. First one elbow, and then the other. “Is anybody there?” asked {H}. “Ceiling,” said {A}, in a flat sort of voice. So {H} stayed on both elbows, where there was room for a head and hair.'
      ]
    },
    {
      id: 'elder-aunts',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When aunts came to stay,” said {S}, “they got the beds. We got the spare mattresses, in a heap. With one aunt I slept on two. With three aunts I could see out over the curtain.” “Was it high?” asked {A}.',
        '“Only the going to bed was,” said {S}. “When you’re asleep it’s all one floor.” {S} thought of it with some longing. “On Sunday they left, and every hour I got a bit lower.”'
      ]
    },
    {
      id: 'child-cellar',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had moved into the bottom bunk and said that it was a cellar. “What have you got down there?” asked {A}. “Potatoes,” said {S}, “and a lot of dark.” {A} asked for one of each.',
        'A sock came up over the edge, rolled into a ball. “That’s the potato,” said {S}. “And the dark?” asked {A}. “It’s inside it,” said {S}. {A} looked into the sock. It was quite true, and there was enough of it for a week.'
      ]
    },
    {
      id: 'baby-over-the-edge',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} sat on the rug and looked up. Over the edge came {H}’s face, and went away. {A} waited. There it was again, a bit further along. {A} laughed so much that {A} fell over backwards, and then it was even easier to see.',
        '“For {A} it isn’t high,” said {H}. “For {A} everything’s up there.” Tables were, and door handles, and grandmothers. One more made no difference.'
      ]
    },
    {
      id: 'roll',
      A: 'partner',
      paragraphs: [
        'Then {H} had to sneeze. The roll jumped out between the bars, and {H} had only its tail. It unrolled all the way down, and landed on the rug without a sound.',
        '{A} looked at the paper. It hung quite straight, from {H}’s hand to the floor. “That’s the height,” said {A}, and tore it off at the bottom. “Let’s see how much it is when it’s lying down.”'
      ]
    }
  ],
  turn: [
    {
      id: 'laid-on-the-rug',
      A: 'partner',
      paragraphs: [
        '{H} came down, and they laid the height of the bed on the rug. There it lay, twelve squares long. {H} lay down next to it, with both heels at one end. At the other end a bit was left over, and one slipper fitted in there. “It’s me,” said {H}, “and a slipper.”',
        '“It’s the same height all the time,” said {A}. “It only looks more from above.” “I’m not afraid of me,” said {H}, “and the slipper’s an old one.”'
      ]
    },
    {
      id: 'other-heights',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They held the paper up against other things. The door was one bunk and five squares. The table was only six squares, and people ate off it without a thought. {A} was measured too, and had one square that was nothing but hair.',
        '“And how high am I in bed?” asked {H}. For that {H} lay down flat on the rug. {A} stood the end of the paper beside one ear. It came to not quite two squares, with the nose. “That’s nothing,” said {A}. “That’s lower than a cat.”'
      ]
    },
    {
      id: 'sock-comes-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How long does it take to come down?” asked {A}. They tried it with a sock. {A} held it up at the rail, and let go. “One,” said {H}, and it lay on the rug. Then {H} went up and came down by the ladder, bottom first, and {A} counted. It was eleven.',
        '“The sock was quicker,” said {A}. They both looked at it. It lay in a heap, with its heel where its toe should be. “It was quicker,” said {H}, “but look at it.” So they let it do the ladder as well, one rung at a time. It arrived quite smooth.'
      ]
    },
    {
      id: 'reading-the-paper',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It looks as if somebody grand was coming,” said {A}, for the paper lay so straight. “It isn’t a carpet,” said {H}. “It’s how high I am tonight.” {A} walked along beside it, from the heels to the slipper.',
        '“Five steps,” said {A}. “You could walk to bed, if it weren’t for the direction.” {H} thought that this was so. It only had to be stood up.'
      ]
    },
    {
      id: 'folded',
      A: 'partner',
      paragraphs: [
        '{H} went up once more, and looked down. It was as deep as a well. But now {H} knew what was in it. “Me, and a slipper,” said {H}, and the rug came up a bit.',
        '{A} passed up the paper. {H} folded it, one square on another. At the end the whole height of the bed was as thick as a biscuit. {H} laid it under the pillow. “Is it still high?” asked {A}. {H} moved {H}’s head about. “You can hardly feel it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and saw the bed from underneath.',
      '{names} stayed down below, where the rug was as big as ever.',
      { text: '{names} held the other side of the ladder.', needs: ['hands'] },
      { text: '{names} waved up, and it was seen from far off.', needs: ['hands'] }
    ],
    way: [
      '{names} tried out the cushions, now that they lay there.',
      '{names} lay down on the rug, to see how deep it was.',
      { text: '{names} brought one more cushion, from the kitchen.', needs: ['hands'] },
      { text: '{names} held up both hands, in case of more paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down along the paper as well, and came out at another square.',
      '{names} sniffed at the slipper, which was now part of the height.',
      { text: '{names} counted the squares with one finger, and got twelve.', needs: ['hands'] },
      { text: '{names} smoothed the paper, so that it should not come out too short.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to where they lived. The rest of the roll was rolled up again, rather thick. The slipper stood at the foot of the ladder, beside the other one.',
    '{H} washed, and went up for the last time, and lay down with the bear at the wall. On one side was the rail, and overhead the ceiling, and under the pillow the whole way down.'
  ],
  last: [
    'Under the pillow lay the height, folded twelve times, and on top of it {H} was asleep.',
    'It was one slipper and one {H} to the rug, and nobody measured it, for {H} was asleep.'
  ]
})
