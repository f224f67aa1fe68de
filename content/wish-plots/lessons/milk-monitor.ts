import { wishPlot } from '../wish-plot.ts'

export const milkMonitor = wishPlot({
  id: 'wish-milk-monitor',
  wishes: ['milk monitor', 'milk monitors', 'milk monitor today', 'milk monitor school', 'milk monitor class', 'milk helper', 'milk helper school', 'milk helper class', 'milk helper nursery', 'milk job class', 'milk job school', 'milk person school', 'milk duty class', 'milk duty nursery', 'carried milk class', 'carrying milk class', 'handed out milk', 'handing out milk', 'hands out milk', 'giving out milk', 'gave out milk', 'gives out milk', 'gave everyone milk', 'spilled milk monitor', 'spilt milk monitor', 'snack monitor', 'snack monitors', 'snack helper', 'snack helpers', 'snack leader', 'snack time helper', 'drinks monitor', 'juice monitor', 'fruit monitor', 'fruit monitors', 'fruit helper', 'tea monitor', 'cup monitor', 'monitor today', 'monitor this week', 'monitor badge', 'monitor school', 'i was monitor', 'made monitor', 'milk cartons class', 'milk cartons school', 'poured the milk school', 'pours milk nursery', 'pouring milk preschool', 'milk time monitor', 'milk time helper', 'milk tray school', 'carry the milk school', 'straws monitor', 'cups monitor', 'milk leader', 'carrying the milk at school', 'milk at school lunch'],
  answers: ['milk', 'monitor', 'monitors', 'job', 'jobs', 'class', 'classroom', 'school', 'nursery', 'kindergarten', 'kindy', 'preschool', 'reception', 'year', 'grade', 'today', 'tomorrow', 'yesterday', 'week', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'first', 'time', 'turn', 'day', 'snack', 'drink', 'drinks', 'water', 'juice', 'fruit', 'cup', 'cups', 'carton', 'cartons', 'straw', 'straws', 'jug', 'bottle', 'bottles', 'tray', 'badge', 'sticker', 'apron', 'carry', 'carried', 'carrying', 'handed', 'gave', 'giving', 'poured', 'pour', 'pouring', 'spilled', 'spilt', 'spill', 'full', 'everyone', 'everybody', 'friends', 'teacher', 'picked', 'chosen', 'chose', 'got', 'be', 'being', 'proud', 'excited', 'nervous', 'pleased', 'important', 'special', 'helper', 'helping', 'book', 'books', 'register', 'pencil', 'pencils', 'window', 'light', 'lights', 'son', 'daughter', 'little', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'sister', 'brother', 'friend', 'cold', 'rain', 'rainy', 'sunny', 'hot', 'big', 'small', 'really', 'very', 'good', 'best', 'lunch', 'break', 'breaktime', 'playtime', 'assembly', 'duty', 'leader', 'monitor’s', 'table', 'tables'],
  except: ['allergy', 'allergic', 'baby', 'breast', 'bottle feed', 'night milk', 'heart monitor', 'blood', 'sugar', 'hospital', 'computer', 'screen', 'lizard', 'cow', 'goat', 'teeth', 'tooth', 'not', 'didn’t', 'wasn’t', 'never', 'cried', 'crying', 'bossy', 'bully', 'hit', 'sick', 'vomit', 'cat', 'dog', 'dragon', 'robot', 'ambulance', 'hungry'],
  moods: ['first', 'proud', 'learning', 'waiting'],
  company: ['milk', 'cup', 'cups', 'jug', 'badge', 'hat', 'froth', 'bubbles', 'drops', 'mop', 'table', 'hatch', 'floor', 'moustache', 'brim'],
  fed: true,
  about: 'The hero is milk monitor and no cup arrives full, until one is poured from high up and wears a hat of froth, whose bubbles hold on to each other and to the rim.',
  titles: ['A Hat on the Milk', 'The Milk Monitor', '{H} Carries Eleven Cups', 'Poured from Very High', 'The Mop Had the Day Off'],
  want: [
    {
      id: 'not-one-was-full',
      A: 'partner',
      paragraphs: [
        '{H} was milk monitor today. There was a badge to wear, and eleven cups to carry, from a hatch to the tables. Each cup was full at the hatch, but not one was full when it got there. Behind {H} ran a line of white drops. Behind the drops came a man with a mop. “I’m monitor until Friday,” {H} told {A} at home. “I want to bring one with all its milk.”'
      ]
    }
  ],
  way: [
    {
      id: 'very-slowly',
      A: 'partner',
      paragraphs: [
        'So {H} was milk monitor at home as well. {A} filled a cup to the brim, and sat down to wait for it. {H} walked as slowly as a clock. But at each step the milk rocked. It looked over the edge, first on the left and then on the right. At the chair half of it was left. “Slowly doesn’t help,” said {H}. It was just as many steps, only further apart.'
      ]
    },
    {
      id: 'the-badge',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And what does it say on the badge?” asked {A}. It said “Monitor”. A boy had worn it yesterday, and there was still some of his milk on the pin. “What does a monitor do, apart from milk?” asked {A}.',
        '“There’s a big lizard that’s called that,” said {H}. They had looked it up, at milk time. It sits quite still for hours, and then it runs. “I did it the other way round,” said {H}.'
      ]
    },
    {
      id: 'the-other-monitors',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What other monitors have you got?” asked {A}. There was one for the register, who carried it flat, for the whole class was in it. The book monitor put the books straight. The window monitor only said, “It’s stuck.”',
        '“And who’s got the lights?” asked {A}. That was a girl in the front row, and she was very strict. “She put them off when I came with the milk,” said {H}. “She said that milk’s kept in the dark.” One cup had gone over the globe.'
      ]
    },
    {
      id: 'not-so-full',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could pour in less,” said {A}, and took a cup that was only half full. Nothing went over. {H} set it down in front of {A} with a bow. {A} looked into it for some time.',
        '“Is this the rest of it?” asked {A}. At school it was the same. If there is air at the top, they all hold their cups together, to see who has more. The milk monitor has to stand by, and look at the ceiling.'
      ]
    },
    {
      id: 'other-waiter',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’d be a good milk monitor,” said {A}. “I’ll have the cup on a tray, like a waiter.” {A} laid a cloth over one arm, and set off. The cup stood quite still. It was the tray that went sideways under it.',
        '“Your milk,” said {A}, at the table. The tray was there, and it had a white lake with a cup in it. {H} tasted the lake with one finger. “It’s the right one,” said {H}. {A} was given the cloth back, for it was needed now.'
      ]
    },
    {
      id: 'pet-follows-the-drops',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} found the first drop behind the door, and the second one a step further on. {A} did not hurry. Drop by drop {A} came along behind the milk monitor, and looked into each of them.',
        '“At school that’s done by a man with a mop,” said {H}. {A} was more thorough, and did not leave it damp. At the table the line came to an end. {A} looked up at {H}, and hoped that there was still a way to go.'
      ]
    },
    {
      id: 'elder-bottles',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Ours came in small bottles,” said {S}. “In winter the milk froze on the step. It grew, and pushed its lid up. Each bottle stood there with its cap in the air, like a row of gentlemen saying good day.”',
        '“And how did you drink it?” asked {A}. “The milk monitor set them by the stove,” said {S}. “Then they all put their hats on again.” {S} had been monitor in a cold week, and had said good day to every one.'
      ]
    },
    {
      id: 'child-has-a-lid',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine doesn’t spill,” said {S}, who had a cup with a lid and a spout. {S} carried it upside down, once round the table, to show it. There was not a drop. {A} thought of eleven of those at school.',
        '“Then give me my milk, monitor,” said {A}. {S} tipped the cup over {A}’s mug, and they waited. After some time one drop came. “You’ve got to suck,” said {S}. It was a very safe way not to have any milk.'
      ]
    },
    {
      id: 'it-has-a-hat-on',
      A: 'partner',
      paragraphs: [
        '{A} poured the next cup without getting up, and had to hold the jug high. So the milk fell a long way, and went white on top. {H} set off with it. One step, two steps, ten, and the floor stayed dry. “It isn’t rocking,” said {H}. {A} bent over the cup. “It’s got a hat on,” said {A}. “Look, all that’s bubbles. They hold on to each other, and the last ones hold on to the cup.”'
      ]
    }
  ],
  turn: [
    {
      id: 'with-and-without',
      A: 'partner',
      paragraphs: [
        'To make sure, {H} took one of each. In the left hand was milk with a bare head. In the right hand was milk with a hat. The left one was over the edge by the second step. The right one leaned, and its bubbles pulled it back. {H} even did a curve round the chair. Then {A} measured the milk with a finger. “Full,” said {A}.'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried how high was best. From one hand up the milk got a cap, and from two hands a proper hat. From as high as {A} could reach it got a fur hat, with drops on {A}’s nose. “That’s for the winter,” said {H}.',
        'They went back to two hands. A hat like that lasts for sixteen steps, and then the brim begins to go. {H} counted the way to {A}’s chair. It was twelve. The four steps left over were for a bow.'
      ]
    },
    {
      id: 'listening-to-the-hat',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Can you hear it?” asked {A}, and held one ear over the milk. {H} held an ear over it from the other side. The hat was talking. It was a very small sound, like a great many people taking off gloves.',
        '“They’re letting go,” said {H}. Each time a bubble let go, the two beside it took hold of each other. They had seen nothing like it at school, where it always ends in an argument.'
      ]
    },
    {
      id: 'a-moustache-each',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} drank the milk, and put down the cup. Now {A} had a white moustache. “That’s the hat,” said {H}. “It’s moved.” {H} drank too, and they looked at each other like two generals.',
        '“Monitor,” said the one, “is there any more?” “It’s at the front, sir,” said the other. They kept quite serious until the moustaches had popped, from the ends inward. Last of all went the bit under the nose, and it tickled.'
      ]
    },
    {
      id: 'the-mop-was-dry',
      A: 'partner',
      paragraphs: [
        'On Friday {H} put on the badge and spoke to the woman at the hatch. “From as high as you can, please,” said {H}. She had long arms, and nobody had ever asked. Eleven cups went by in eleven hats, and each got there with all its milk. “And the man with the mop?” asked {A} at the gate. “There was nothing to follow,” said {H}. “So I gave him a cup as well. Now they’ve all got moustaches, and he’s got two.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the badge, and sat up straight for the milk monitor.',
      '{names} sat down as the twelfth, and hoped for milk too.',
      { text: '{names} got out the cups and set them in a row.', needs: ['hands'] },
      { text: '{names} wiped up a drop, and there was another behind it.', needs: ['hands'] }
    ],
    way: [
      '{names} moved out of the way of the milk, at every step.',
      '{names} watched it look over the edge, and held still.',
      { text: '{names} came along behind with a cloth, like the man with the mop.', needs: ['hands'] },
      { text: '{names} pushed in a chair, so that the way was free.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a cup that was full, and looked at it before drinking.',
      '{names} listened to a hat until the last bubble.',
      { text: '{names} poured one from two hands up.', needs: ['hands'] },
      { text: '{names} measured the milk with a finger, and licked the finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening the cups were rinsed, and the jug was turned upside down. The badge was wiped, as on Monday another monitor would wear it.',
    '{H} washed off the moustache, and what there was on the elbows. Then {H} lay down and did not rock at all.'
  ],
  last: [
    'The blanket came up over the edge on both sides, and nothing spilled, and {H} was asleep.',
    'In the dark kitchen the last bubble had let go, and {H} was asleep.'
  ]
})
