import { wishPlot } from '../wish-plot.ts'

export const bigLoo = wishPlot({
  id: 'wish-big-loo',
  wishes: ['big toilet', 'big loo', 'grown up toilet', 'grown-up toilet', 'grown up loo', 'grown-up loo', 'proper toilet', 'real toilet', 'big girl toilet', 'big boy toilet', 'big kids toilet', 'toilet for the first time', 'loo for the first time', 'first time on the toilet', 'first time on the big toilet', 'first time using the toilet', 'first wee on the toilet', 'first wee in the toilet', 'first pee on the toilet', 'first poo on the toilet', 'first poo in the toilet', 'fall in the toilet', 'fall into the toilet', 'fall down the toilet', 'falls in the toilet', 'falling in the toilet', 'falling into the toilet', 'falling down the toilet', 'fell in the toilet bottom', 'fall in the loo', 'fall down the loo', 'falling in the loo', 'falling down the loo', 'afraid of the toilet', 'afraid of the loo', 'scared of the big toilet', 'afraid of the big toilet', 'scared of the big loo', 'scared of sitting on the toilet', 'toilet step', 'toilet stool', 'step for the toilet', 'toilet seat too big', 'toilet too big', 'toilet too high', 'high toilet', 'sits on the toilet', 'sit on the toilet', 'sitting on the toilet', 'sitting on the loo', 'sits on the loo', 'won’t sit on the toilet', 'won’t use the toilet', 'won’t poo on the toilet', 'potty to toilet', 'from potty to toilet', 'no more potty', 'off the potty', 'toilet instead of the potty', 'toilet like the big kids', 'scared of falling in the toilet', 'afraid of falling in the toilet', 'feet don’t reach toilet'],
  answers: ['big', 'toilet', 'loo', 'lavatory', 'seat', 'grown', 'up', 'proper', 'real', 'first', 'time', 'use', 'uses', 'used', 'using', 'sit', 'sits', 'sitting', 'sat', 'fall', 'falls', 'falling', 'fell', 'in', 'into', 'down', 'high', 'too', 'step', 'stool', 'potty', 'no', 'more', 'from', 'to', 'wee', 'pee', 'poo', 'poop', 'number', 'bottom', 'scared', 'afraid', 'frightened', 'brave', 'learning', 'learn', 'learns', 'won’t', 'will', 'not', 'bathroom', 'upstairs', 'nursery', 'kids', 'children', 'feet', 'don’t', 'reach', 'touch', 'instead', 'like', 'hold', 'holding', 'nappies', 'pants', 'after', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['talks', 'talking', 'magic', 'crocodile', 'snake', 'spider', 'frog', 'flush', 'flushes', 'flushing', 'roar', 'loud', 'library', 'school', 'dark', 'corridor', 'monster', 'alone', 'dinosaur', 'elephant', 'broken', 'blocked', 'portable', 'festival', 'gold', 'king', 'throne', 'lost', 'phone', 'teddy', 'train', 'plane', 'aeroplane', 'ill', 'sick', 'vomit', 'hospital', 'constipation', 'constipated', 'hurts', 'bear', 'cat', 'dog', 'public', 'portaloo', 'paper', 'bus'],
  moods: ['learning', 'first', 'proud', 'afraid', 'waiting', 'change'],
  company: ['loo', 'potty', 'seat', 'hole', 'feet', 'toes', 'hands', 'lid', 'saucepan', 'orange', 'paper', 'stool', 'floor'],
  about: 'The hero goes on the big loo for the first time and has to hold on with both hands, though it is measured that nobody can fall in, until it is seen that it is only the feet that are afraid.',
  titles: ['Somewhere for the Feet', 'The Big Loo', '{H} Lets Go', 'Wider Than the Hole', 'What the Toes Were Looking For'],
  want: [
    {
      id: 'nobody-on-the-potty',
      A: 'partner',
      paragraphs: [
        '{H} wanted to go on the big loo today. The potty had been washed out, and stood upside down by the wall, like a hat. {H} got up on the big loo, backwards, and sat. It was high. In the middle there was a hole, and below that was water. {H} held on to the seat with both hands.',
        '“Well?” asked {A}. “I can’t,” said {H}. “I’m busy holding on.”'
      ]
    }
  ],
  way: [
    {
      id: 'view-from-up-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could see a lot from up there. {H} saw the tops of the taps, and the inside of the toothbrush mug. It was not very clean. There was a spider’s web behind the pipe, with nobody at home. On the potty you had only ever seen knees.',
        '“What’s it like?” asked {A}. “It’s like being at the top of something,” said {H}. {H} would have waved. But for that a hand had to come off the seat, and there was none to spare. So {H} nodded, as far as was safe.'
      ]
    },
    {
      id: 'the-paper',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The paper hung on the wall beside the big loo. {H} could see the end of it, with a small corner that stuck out. “You’ll want some of that later,” said {A}. {H} looked from the paper to the one hand, and to the other.',
        '{H} tried it with the chin. The chin got hold of the corner, and pulled, and three sheets came. Now {H} sat there with a long white beard. “Very grown-up,” said {A}. {H} blew at it, and the beard waved to the taps, and both hands stayed where they were.'
      ]
    },
    {
      id: 'who-goes-where',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why’s it so big?” asked {H}. {A} had never thought about it. A chair was big as well, and nobody minded. But a chair had not got a hole in it. “If it had,” said {H}, “you’d all hold on to your chairs.”',
        '{A} thought of everybody at supper, with both hands on their chairs. Nobody would get any soup. “We’d have to be fed by cats,” said {A}. “We haven’t got enough cats,” said {H}.'
      ]
    },
    {
      id: 'can-you-fall-in',
      A: 'partner',
      paragraphs: [
        '“You think you’ll fall in,” said {A}. “Let’s measure.” {H} got down and fetched the lid of a saucepan. It was just as wide as the hole. Then {H} sat down on the lid. There was a good deal of {H} left over, all round. “You don’t fit,” said {A}. “Nobody could get you down there.”',
        '{H} got back up. Now {H}’s head knew it, and so did {H}’s bottom. But the hands held on.'
      ]
    },
    {
      id: 'what-would-fit',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They worked out, only in their heads, what would fit down the hole. An orange would. A potato would, and a ball of wool. A loaf would not, and nor would a teapot, because of the spout. “A duck?” asked {A}. {H} thought that a duck would fit, but only if it wanted to.',
        '“And you?” asked {A}. {H} was somewhere behind the teapot. “After the teapot is quite safe,” said {A}. But {H}’s hands had not been listening.'
      ]
    },
    {
      id: 'elder-hut',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Ours was a hut, across the yard,” said {S}. “It was a plank with two holes, a big one and a small one. The small one was mine.” “Did you fall in?” asked {A}. “I sat beside my cousin,” said {S}, “and we held each other’s sleeve.”',
        '“And when your cousin wasn’t there?” {S} had to think. “Then I held on to a hen,” said {S}. “There was always a hen about. It never once let me down.”'
      ]
    },
    {
      id: 'child-knows-how',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I always sing,” said {S}, who came by. “It’s for keeping the door shut. If I sing, they know I’m on the loo.” And {S} sang, to show how. It was a long song about a bus. {A} listened from up there, holding on.',
        'In the third verse {S} had to stop. “Now I need to go myself,” said {S}, and hopped. The potty was turned the right way up again for that, very fast. After the bus it was washed out, and was a hat once more.'
      ]
    },
    {
      id: 'other-sits-too',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{H} got down for a moment and shut the big loo. {A} sat on top, to see what it was like. Both of {A}’s hands were in the air. “Nothing to it,” said {A}. “Your feet are on the floor,” said {H}. {A} looked down, and there they were.',
        'So {A} lifted both feet up. First {A} leaned back, and then a bit to one side. Then both of {A}’s hands came down by themselves, and held on. “Oh,” said {A}. “I didn’t tell them to.”'
      ]
    },
    {
      id: 'what-the-toes-do',
      A: 'partner',
      paragraphs: [
        'It was very quiet on the big loo. {A} looked at {H} from the side, from the top to the bottom. “What are your toes doing?” asked {A}. {H} bent forward to see. Far down there, all ten toes were pointing at the floor, as long as they could be. They had not been told to.',
        '“They’re looking for something,” said {A}. “The rest of you’s sitting. Only your feet have got nowhere to be.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-floor-for-two',
      A: 'partner',
      paragraphs: [
        'By the basin stood a step stool, for washing hands. {H} got down, and pushed it up close to the big loo. Then {H} turned round, and sat. Both feet came down on the stool. The toes lay flat and stopped looking.',
        'Then something else happened. One hand let go. The other had a look at that, and let go as well. “What did you do?” asked {A}. “Nothing,” said {H}. “It’s stopped being high.”'
      ]
    },
    {
      id: 'all-the-hands',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now {H} had two hands on the big loo, and nothing for them to do. {H} clapped, and it sounded good because of the tiles. {H} waved to the taps, after all. “What else can you do up there?” asked {A}.',
        '{H} folded both arms, like somebody who waits for a bus. {H} read out the bottle by the basin: “Soap, soap, soap.” Then {H} leaned on both knees and looked at the floor. That was the best. It was how the others sat.'
      ]
    },
    {
      id: 'other-feet',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} looked about for others whose feet did not touch. There was the doll on the shelf. There was {H}’s coat, in the hall. “The picture of your great-aunt,” said {A}. “She’s on a high chair, and you can’t see her feet.”',
        'They went to look, and the great-aunt was holding on. She had hold of the arms of the chair with both hands. They had always thought that she was cross. {A} stood a box below the picture, and it seemed to them that it helped.'
      ]
    },
    {
      id: 'pet-has-four',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came in to see who was up there on the big loo. Then {A} settled in front of the stool. All of {A}’s own feet, however many that was, were on the floor. {A} never sat any other way.',
        '“You’ve always known about feet,” said {H}. {A} looked at the ten toes on the stool, and smelled the nearest. It was in order. Then {A} stayed, and faced the door, as if somebody had been asked to keep guard.'
      ]
    },
    {
      id: 'plink',
      A: 'partner',
      paragraphs: [
        '“And now?” asked {A}. “Now we wait,” said {H}, with both elbows on both knees. {A} looked politely at the towels. For a while there was only the tap. Then came a small sound from below. Plink. It was followed by a good many others.',
        '“That was me,” said {H}. “From all the way up here.” {H} took hold of the paper with one hand, and of the handle with the other. There was a hand for everything now.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was so high up.',
      '{names} looked behind the loo, where there is nothing much.',
      { text: '{names} turned the potty over, to see if it was dry, and then back.', needs: ['hands'] },
      { text: '{names} held up a towel, so that {H} could be alone a bit.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the saucepan lid, and did not fit either.',
      '{names} looked at the hands from below, and they did not let go.',
      { text: '{names} brought the lid of the soup pan, and that was wider still.', needs: ['hands'] },
      { text: '{names} put the lid back on its saucepan.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited outside the door, and did not ask how long.',
      '{names} sat against the stool, so that it stayed where it was.',
      { text: '{names} laid a bit of carpet underneath, and nothing slid.', needs: ['hands'] },
      { text: '{names} hung the end of the paper where it could be reached.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stool stayed where it was, in front of the big loo. The potty was put on the shelf, and had a plant in it for now.',
    '{H} washed both hands, which had done so much holding and then so much else. In bed there was somewhere for the feet as well, right down at the end.'
  ],
  last: [
    'All ten toes had found something to lie on, and {H} was asleep.',
    'Nothing was high any more, and nobody was holding on, and {H} was asleep.'
  ]
})
