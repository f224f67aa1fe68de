import { wishPlot } from '../wish-plot.ts'

const CARS = ['sports car', 'race car', 'racing car', 'racecar', 'sportscar', 'fast car', 'formula one car', 'supercar']
const RACES = ['race', 'races', 'racing', 'raced', 'beats', 'wins', 'field', 'against', 'faster', 'versus', 'vs']

export const tractorRace = wishPlot({
  id: 'wish-tractor-race',
  wishes: [...CARS.flatMap((car) => RACES.map((race) => `tractor ${car} ${race}`)), 'tractor race', 'tractor races', 'tractor racing', 'tractor wins race', 'tractor beats car', 'tractor and a sports car', 'race road field', 'race road ends field'],
  answers: ['tractor', 'tractors', 'sports', 'sport', 'car', 'cars', 'race', 'races', 'racing', 'raced', 'racecar', 'sportscar', 'supercar', 'formula', 'one', 'fast', 'faster', 'fastest', 'slow', 'slower', 'beats', 'beat', 'wins', 'won', 'win', 'against', 'versus', 'vs', 'road', 'field', 'fields', 'ends', 'goes', 'off', 'into', 'through', 'half', 'way', 'halfway', 'and', 'the', 'a', 'with', 'have', 'has', 'had', 'who', 'mud', 'muddy', 'stuck', 'gets', 'red', 'green', 'old', 'big', 'little', 'then', 'where', 'but', 'first', 'last', 'across', 'over'],
  except: ['crash', 'crashed', 'accident', 'dead', 'died', 'police', 'moon', 'space', 'garden', 'horse', 'dinosaur', 'monster', 'train', 'plane', 'digger', 'harvest', 'plough', 'christmas', 'toy', 'bed', 'toilet'],
  moods: ['first', 'proud', 'losing', 'late'],
  company: ['tractor', 'car', 'road', 'field', 'flag', 'sign', 'mud', 'oak', 'hedge', 'cow', 'wheels', 'track'],
  isTale: true,
  about: 'A tractor and a sports car have a race, but the road is not finished and goes off into a field, where the car digs itself in, until it learns to drive slowly in the tractor’s track.',
  titles: ['The Road Goes On on Monday', 'The Tractor and the Slipper', '{H} Waves the Flag', 'Fast and Off', 'Green Stripes'],
  want: [
    {
      id: 'flag',
      A: 'partner',
      paragraphs: [
        '{H} had a flag. Today a tractor and a sports car had a race, to an old oak. The car was red, and as low as a slipper. The tractor was as tall as a shed. “I only go at a walk,” it told {H}. “Stay behind the fence, and tell me if I stop.”',
        '“Ready!” called {A}, and {H} waved the flag. There was a puff of smoke, and the car was gone. “Right,” said the tractor, and began. {H} wanted it to win.'
      ]
    }
  ],
  way: [
    {
      id: 'hen-overtakes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A hen overtook them. It was not even in the race. It only wanted to see what was round the corner. “You’re doing well,” said the tractor politely. The hen looked back once over its shoulder, and walked on.',
        'After the hen came a butterfly. It did not fly straight, and went twice round the tractor’s chimney. It was faster all the same. “That doesn’t count,” said {A}. “It’s got no wheels.” That cheered the tractor up.'
      ]
    },
    {
      id: 'hat',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'At a gate stood an old man with his hat in his hand. “Good day,” said {A}. “Has the car come by?” “I think so,” said the man. “I was taking off my hat to it. When I’d got it off, there was nobody there.”',
        'He kept it off for the tractor. First he greeted the front wheels, and then he greeted the back wheels. There was even time to ask after its mother. “That’s what I call a race,” said the man.'
      ]
    },
    {
      id: 'small-wheels',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the back the tractor had two wheels that were taller than {A}. At the front it had two small ones. “Are those its children?” whispered {H}. {A} watched them going round. The small ones had to turn twice while the big ones turned once.',
        '“They’ve got shorter legs,” said {A}. “They’re always asking if we’re nearly there,” said the tractor. It didn’t mind that. It had asked just the same, when it was small.'
      ]
    },
    {
      id: 'nothing-to-hundred',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Before the start the car told me something,” said the tractor. “It goes from nothing to a hundred in four seconds.” {A} whistled. “And how long do you take to a hundred?” asked {H}.',
        'The tractor thought about it from one fence post to the next. “I don’t know,” it said. “It’s never come up.” “And to ten?” “To ten I’ve done,” said the tractor. “There was a hill, and I was going down.”'
      ]
    },
    {
      id: 'unfinished',
      A: 'partner',
      paragraphs: [
        '{H} and {A} walked along behind the fence. “Are we winning?” asked the tractor. “Not yet,” said {H}. Half way there, the road stopped. It was not finished. “The road goes on on Monday,” said a sign. Behind the sign was a ploughed field, brown and wet. Only on the far side was road again. In the middle of the field sat the car, and howled.'
      ]
    },
    {
      id: 'downwards',
      A: 'partner',
      paragraphs: [
        '“I’m still ahead!” cried the car, and turned its wheels as fast as it could. Mud flew as high as a house. “Faster!” called {H}, to help it. It turned them faster, and it went deeper. “I’ve never been so fast!” cried the car. “Perhaps,” said {A}, “but downwards.”'
      ]
    },
    {
      id: 'crows',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Five crows came and sat down on the roof of the car. They had followed ploughs all their lives, and knew about digging. “It’s too narrow,” said the first one. “But deep,” said the second. “What’ll it plant?” asked the third.',
        '“I’m not planting!” cried the car. “I’m racing!” The crows put their heads together. “Then it’s a potato race,” said the oldest. They waited a little longer for the potatoes, and flew off.'
      ]
    },
    {
      id: 'shoe-stays',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The mud along the fence was of the sort that keeps things. {A} took a step, and one shoe stayed behind. {A} stood there on one leg, like a heron. “It wants a shoe,” said {H}, and pulled. The mud gave it back, with a kiss.',
        'Then it wanted one of {H}’s. {A} pulled at that. By the time they had four shoes again, they had gone three steps. “Now we’re the slow ones,” said {A}.'
      ]
    },
    {
      id: 'other-on-the-bench',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had come to see the race too, with a folding chair. “Which one’s in front?” asked {A}. “The red one,” said {H}, “only it’s going down.” {A} moved the chair a bit, to have a better view. “And which one’s coming along?”',
        '“The big one.” {A} watched it for a while. “I like it,” said {A}. “At other races I always sneeze, and then I’ve missed it.” {A} sneezed at once, to try it, and had not missed a thing.'
      ]
    },
    {
      id: 'pet-runs-ahead',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} ran along the fence to the car, and back to the tractor, and began again. {A} wanted to hear what they both had to say. In this way {A} had done the whole race nine times, and still had not arrived.',
        'In between {A} dug a hole by the fence, to keep the car company. They were both very good at it. {A} found a bone in there, and the car found nothing. “You’re looking too fast,” {H} told the car.'
      ]
    },
    {
      id: 'wide-feet',
      A: 'partner',
      paragraphs: [
        'Then the tractor came into the field. It was as heavy as eight cars, and it didn’t sink. {A} looked at the ground behind it. There lay its track, wide and flat, like a ladder, and quite firm. “It’s got such wide wheels,” said {A}. “They press a little on a lot of mud. And look, it’s made a road.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-track',
      A: 'partner',
      paragraphs: [
        '{H} pointed the flag at the track. “Your road goes on today,” {H} told the car, “only slowly.” With a rope the tractor drew it up there. “I can’t do slow,” said the car. “I’ve only got fast and off.” So {H} called from the fence, “Left, right, left, right.” Behind the tractor the car came along, as if on tiptoe, and did not sink.'
      ]
    },
    {
      id: 'brown-stripe',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Something long-eared sat in the furrow and looked at them. “What’s that?” whispered the car. “A hare,” said {A}. “They’re very fast.” The car had never seen anything fast before. It had always been gone first.',
        'The hare ran. It was a brown stripe, and then it was nothing. “Do I look like that?” asked the car. “Just like that, in red,” said {H}. The car thought that it was a pity, for one saw so little of it.'
      ]
    },
    {
      id: 'tractor-sings',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'When it had the car behind it, the tractor began to hum. It had only one tune, and it was mostly one note. “What’s that noise?” asked the car. It had never heard anything but itself.',
        '“It’s for keeping slow by,” said the tractor. The car tried it too, a bit higher. {A} sang a line in the middle, and {H} beat time with the flag. They got slower and slower, and it sounded better and better.'
      ]
    },
    {
      id: 'first',
      A: 'partner',
      paragraphs: [
        '“What’s that?” the car asked on the way. “A hedge,” said {H}. “Oh!” said the car. “I thought they were green stripes.” Then there was road again, and the oak. The tractor touched it with its nose. It was first! “Where’s the car?” asked {A}. It was not far behind. But a cow was looking over a gate, and the car had not finished looking back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked at the start, and missed the car.',
      '{names} told the tractor that it looked very well today.',
      { text: '{names} clapped for the tractor, before and behind.', needs: ['hands'] },
      { text: '{names} waved a hanky, for there was only one flag.', needs: ['hands'] }
    ],
    way: [
      '{names} came along behind the fence, and had time to look about.',
      '{names} read the sign, and asked what day it was.',
      { text: '{names} wiped the mud from the sign.', needs: ['hands'] },
      { text: '{names} pointed, and then the tractor saw it too.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried the track when they had gone by, and it held.',
      '{names} told the car about thistles and gateposts.',
      { text: '{names} patted the tractor’s warm side, once it had stopped.', needs: ['hands'] },
      { text: '{names} hung a bunch of grass on the oak, as a prize.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flag was rinsed, and hung up to dry. There was half a field in it.',
    '{H} washed between the toes, where there was some field too. Then {H} went to bed at a walk, and lay down.'
  ],
  last: [
    'The road would go on on Monday. {H} was asleep.',
    '{H} had only slow left now, and then off, and was asleep.'
  ]
})
