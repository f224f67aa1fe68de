import { wishPlot } from '../wish-plot.ts'

export const babyBurpsAndFlies = wishPlot({
  id: 'wish-baby-burps-and-flies',
  wishes: ['superhero baby', 'super hero baby', 'baby superhero', 'baby super hero', 'superbaby', 'super baby', 'superhero babies', 'super powered baby', 'baby superpower', 'baby superpowers', 'baby super power', 'baby super powers', 'superhero baby burps', 'superhero baby burp', 'superhero baby flies', 'superhero baby night', 'superhero baby three morning', 'superhero baby saves family', 'baby burps flies', 'baby burps fly', 'baby burp flies', 'baby burp fly', 'baby burps flying', 'baby burped flew', 'baby burp flying', 'baby burping flies', 'baby burps takes off', 'baby burps floats', 'baby burps ceiling', 'baby belches flies', 'baby belch fly', 'baby flies when burps', 'burp makes baby fly', 'burp fly', 'burps fly', 'burps flies', 'burp flies', 'burping flying', 'burped flew', 'burp power', 'burp powered', 'burp-powered', 'burping superhero', 'burp superhero', 'superhero burps', 'baby saves family', 'baby saves day', 'baby rescues family', 'baby with a cape', 'baby cape flies', 'baby sister superhero', 'baby brother superhero'],
  answers: ['superhero', 'superheroes', 'super', 'hero', 'superbaby', 'baby', 'babies', 'babys', 'burp', 'burps', 'burped', 'burping', 'belch', 'belches', 'fly', 'flies', 'flew', 'flying', 'float', 'floats', 'takes', 'off', 'up', 'power', 'powers', 'superpower', 'superpowers', 'powered', 'cape', 'bib', 'bottle', 'milk', 'save', 'saves', 'saved', 'saving', 'rescue', 'rescues', 'family', 'house', 'home', 'day', 'everybody', 'everyone', 'three', '3', 'am', '3am', 'oclock', 'o’clock', 'morning', 'night', 'middle', 'awake', 'asleep', 'sleep', 'wakes', 'up', 'in', 'at', 'the', 'who', 'that', 'when', 'whenever', 'if', 'every', 'time', 'he', 'she', 'it', 'her', 'his', 'our', 'their', 'can', 'only', 'makes', 'make', 'big', 'huge', 'loud', 'little', 'tiny', 'new', 'sister', 'brother', 'funny', 'silly', 'ceiling', 'secret', 'secretly', 'nobody', 'knows', 'after', 'with', 'has'],
  except: ['crying', 'cries', 'colic', 'reflux', 'sick', 'ill', 'hospital', 'incubator', 'born', 'died', 'dead', 'dragon', 'dinosaur', 'bird', 'owl', 'bat', 'shark', 'fire', 'burning', 'villain', 'robber', 'robbers', 'burglar', 'war', 'monster', 'plane', 'aeroplane', 'airplane', 'jealous', 'afraid', 'scared', 'moon', 'space', 'sofa', 'poo', 'farts', 'fart', 'nappy', 'sneeze', 'sneezes', 'how', 'why'],
  moods: ['first', 'change', 'waiting', 'proud'],
  company: ['baby', 'bottle', 'milk', 'burp', 'burps', 'bib', 'cape', 'ceiling', 'alarm', 'battery', 'pillow', 'curtain', 'lamp', 'bubbles', 'air', 'door', 'blanket', 'broom', 'ball', 'spider', 'fox', 'bus', 'cricket', 'cow', 'cows', 'egg', 'jam jar', 'hat', 'table'],
  isTale: true,
  about: 'At three in the morning an alarm peeps on the ceiling, and a superhero baby that flies when it burps cannot burp lying down, until a bottle shows which way air wants to go.',
  titles: ['Peep at Three in the Morning', 'A Cape at the Back', '{H} and the Burp', 'Air Wants to Go Up', 'The Ceiling Is Crying'],
  want: [
    {
      id: 'who-is-crying',
      A: 'partner',
      paragraphs: [
        'At three in the morning {H} wanted to sleep, and the ceiling said peep. It was the smoke alarm. It wanted a new battery, and said so once a minute. “I’ve got the battery,” said {A}, “but no ladder.” Peep.',
        'Then the curtain blew in, and a baby with it. It wore its bib at the back, like a cape. “I’m the superhero baby,” it said. “I fly when I burp. I heard crying. Who is it?” “It’s the ceiling,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-bottle-lying-down',
      A: 'same',
      paragraphs: [
        'The baby asked for some milk. It sat up and drank most of a bottle. Then it lay down on {H}’s bed and waited. “It’s in there,” said the baby. “I can feel it going about.” It rolled to the left, and to the right. Out came a burp no bigger than a pea. The baby rose as high as a slipper, and sank down again. Peep.'
      ]
    },
    {
      id: 'between-two-peeps',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could sleep in between,” said {A}. “There’s a whole minute.” So they all shut their eyes. It was very quiet, and just when it was nicest, there it was. Peep. “I had a dream,” said {H}. “I was waiting for a bus.”',
        'They tried it again. Peep. “Did it come?” asked {A}. “It was just round the corner,” said {H}. “I could see the number.” The next time {H} ran to meet it. But in the end nobody got on.'
      ]
    },
    {
      id: 'a-hand-too-short',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} fetched the broom and stood on tiptoe. The broom was too short by the width of one hand. {H} tied a wooden spoon to it. Now it was too short by a finger. {A} jumped, and the spoon just touched. Peep, it said, and sounded hurt.',
        '“You’ve poked it,” said the baby. “I don’t like that either, when I’m hungry.” {A} said sorry to the ceiling, and leaned the broom in the corner. It got its spoon off, and was a broom again.'
      ]
    },
    {
      id: 'who-else-is-up',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Who else is awake at three?” asked {H}. They looked out of the window. There was a fox on the wall, on its way home from work. Far off there was one yellow light. “That’s the baker,” said {A}.',
        '“And babies,” said the baby. “Ours is a big firm. There’s one of us up in every street.” It waved. Across the road somebody waved back from a cot, with a very small sock on one hand. “That’s Kim,” said the baby. “Kim does teeth.”'
      ]
    },
    {
      id: 'pet-hears-a-bird',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had not slept either. {A} lay under the peep and looked up without a blink. It was the only bird that {A} had ever met that said one word, and never came down. Peep. {A}’s mouth opened, and shut again.',
        '“{A} wants to answer,” said {H}. “I know that,” said the baby. “I’ve got things to say too, and only the one sound.” They looked at each other, those two, and left it at that.'
      ]
    },
    {
      id: 'elder-cricket',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was little we had a cricket behind the stove,” said {S}. “It went on all night. My father offered it five pounds to move.” “Did it take them?” asked {A}.',
        '“It moved into the clock,” said {S}. “After that we never knew how late it was. Once it struck forty.” Peep, said the ceiling. {S} listened, as one listens to an old song. “Not as good as ours,” said {S}.'
      ]
    },
    {
      id: 'what-others-can-do',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What can the others do?” asked {H}. The baby counted on its toes, for its fingers were needed. “There’s one that puts a hat on, and nobody sees it,” said the baby. “There’s one that’s asleep at once, but only in the car.”',
        '“And is there one that can stop a peep?” asked {A}. The baby got as far as the little toe. “There was,” it said. “But he’s four now. It’s all bicycles with him.”'
      ]
    },
    {
      id: 'front-and-back',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why do you wear your bib at the back?” asked {H}. “For flying,” said the baby. “At the front it’s only for carrots.” It turned the bib round, to show the difference. There was a good deal of carrot on it, from several jobs.',
        '{A} held up a corner and looked at the rest of it. There was some pea, and a spot of plum. “What was that one?” asked {A}. “Number twelve,” said the baby. “A kitten in a boot. I don’t talk about it.” Then it turned the bib back.'
      ]
    },
    {
      id: 'child-burps',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} could burp as well, and drank a cup of water for it, all at once. It was a good one, with an echo. {S} stood with both arms out. {A} looked under {S}’s feet. There was no room there, not for a sheet of paper.',
        '“Were you up at all?” asked {A}. “I felt lighter,” said {S}. The baby gave {S} a serious look. “It takes weeks of training,” it said. “And you’ve got slippers on. I’d begin without.”'
      ]
    },
    {
      id: 'the-door-at-the-side',
      A: 'partner',
      paragraphs: [
        'The bottle lay on the bed, and a last mouthful lay in it. All its bubbles sat along the side and could not find the neck. {A} stood it up, to put it away. At once they went to the top and out. “Air’s lighter than milk,” said {A}. “It wants to go up. But it can’t get out if the door’s at the side.” {H} looked at the baby. It lay there with its door at the side.'
      ]
    }
  ],
  turn: [
    {
      id: 'upright',
      A: 'partner',
      paragraphs: [
        'So the baby sat up, quite straight, and {H} patted the cape. Something in there began to climb. “Stand back,” said the baby. It was a burp like a church door. Up went the baby, past the lamp, right to the ceiling. It took the alarm in both arms and turned it like the lid of a jam jar. Then the burp wore off, and the baby came down with it like a feather. {A} put in the new battery.'
      ]
    },
    {
      id: 'from-up-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like up there?” asked {H}. “Warm,” said the baby. “All the air that’s been used is there. And you can see the top of the cupboard.” “What’s on it?” asked {A}.',
        '“A red ball,” said the baby, “and a spider who lives in it. She says good evening.” {H} had been looking for that ball since the summer. “Does she need it?” asked {H}. She did, said the baby, for it had no corners. So it stayed.'
      ]
    },
    {
      id: 'cows',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Do other animals burp?” asked {H}. “Cows do, all day long,” said {A}. “It’s the grass.” The baby was full of respect. “Then why don’t they fly?” asked {H}.',
        '“They’re too heavy,” said {A}. They thought of a field, with a burp here and a burp there. With each of them a cow was a very little lighter on her feet. “I’ve seen one jump,” said the baby, “at a moon. It was in a book. It didn’t say how, but I knew.”'
      ]
    },
    {
      id: 'night-duty',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why are you always up at three?” asked {A}. The baby patted its tummy. “When I was new, this was as big as an egg,” it said. “There’s not much milk in an egg. It’s empty by three. So I was up anyway.”',
        '“And then you thought that you might as well help,” said {H}. “Somebody has to,” said the baby. “I tried lying there and shouting. It’s good too, but people only bring more milk.”'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '“It’s got to go up again,” said {H}. “It watches over us.” {H} patted the cape once more. There was one burp left, a small one. It just reached. The baby turned the lid the other way, and sank onto the pillow.',
        'They waited for a minute, and another. The ceiling did not say a word. “Saved,” said the baby. “At number nine there’s a tap.” It drank the last mouthful, standing up. It patted itself, and off it went past the curtain, feet first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in too, since nobody could sleep there either.',
      '{names} looked up at the ceiling, and waited for the next one.',
      { text: '{names} held both ears, and took the hands away too early.', needs: ['hands'] },
      { text: '{names} straightened the cape, where it had blown over.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the baby, and heard it going about.',
      '{names} moved up, so that the baby could roll.',
      { text: '{names} held the bottle to the light, and laid it down again.', needs: ['hands'] },
      { text: '{names} felt under the blanket, to see if the burp was in there.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the wind of it, and blinked.',
      '{names} stood below and looked up, with an open mouth.',
      { text: '{names} held out a blanket, in case it wore off too soon.', needs: ['hands'] },
      { text: '{names} shut the window after the baby, without a click.', needs: ['hands'] }
    ]
  },
  bed: [
    'The old battery went into the drawer for old ones. The baby’s bottle stood by the sink, with its door at the top.',
    '{H} washed the hand that had patted, and lay down. The bed was still warm where the baby had been. Nothing said peep.'
  ],
  last: [
    'Somewhere at number nine a tap stopped dripping, and {H} was asleep.',
    'The ceiling kept watch without a word, and {H} was asleep.'
  ]
})
