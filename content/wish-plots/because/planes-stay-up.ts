import { wishPlot } from '../wish-plot.ts'

const PLANES = ['planes', 'aeroplanes', 'airplanes']

export const planesStayUp = wishPlot({
  id: 'wish-planes-stay-up',
  wishes: ['how do planes stay up', ...PLANES.flatMap((plane) => [`${plane} stay up`, `${plane} stays up`, `${plane} stay in air`, `${plane} stay in sky`, `how ${plane} fly`, `why ${plane} fly`, `what holds ${plane} up`, `${plane} don’t fall`, `${plane} doesn’t fall`]), 'planes heavy fly', 'aeroplanes heavy fly', 'airplanes heavy fly', 'planes metal fly', 'planes don’t flap', 'planes flap wings', 'heavy planes up', 'planes not fall down', 'planes wings work', 'how plane wings', 'keeps planes up', 'keeps aeroplanes up', 'keeps airplanes up', 'jets stay up', 'jumbo jets fly how'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['why', 'how', 'what', 'do', 'does', 'did', 'can', 'is', 'are', 'it', 'they', 'plane', 'planes', 'aeroplane', 'aeroplanes', 'airplane', 'airplanes', 'jet', 'jets', 'jumbo', 'big', 'heavy', 'metal', 'so', 'when', 'stay', 'stays', 'staying', 'fly', 'flies', 'flying', 'flight', 'up', 'in', 'the', 'air', 'sky', 'fall', 'falls', 'falling', 'down', 'don’t', 'doesn’t', 'not', 'without', 'hold', 'holds', 'keep', 'keeps', 'wing', 'wings', 'flap', 'flapping', 'engine', 'engines', 'wind', 'work', 'works', 'know', 'learn', 'learns', 'wants', 'asks', 'asked', 'tell', 'me', 'us', 'story', 'about', 'really', 'always', 'over', 'house', 'yard', 'garden', 'window', 'tonight', 'today', 'bedtime', 'actually', 'all', 'that', 'people', 'suitcases', 'cardboard', 'box', 'tray', 'daddy', 'mummy', 'grandpa', 'grandma', 'even', 'though'],
  except: ['crash', 'crashed', 'crashes', 'bomb', 'war', 'hurt', 'died', 'dead', 'scared', 'afraid', 'nervous', 'airport', 'holiday', 'suitcase lost', 'missed', 'delayed', 'paper', 'toy', 'balloon', 'helicopter', 'rocket', 'bird', 'birds', 'bee', 'bees', 'dragon', 'superhero', 'pilot', 'seaplane', 'toilet', 'loo', 'late', 'past bedtime', 'red plane', 'trail', 'trails', 'spilled'],
  moods: ['question', 'learning', 'first'],
  out: true,
  company: ['plane', 'planes', 'box', 'yard', 'wings', 'wing', 'tray', 'air', 'spoon', 'string', 'washing', 'line', 'pegs', 'bath mat', 'potato', 'pilot', 'cups', 'cabbages', 'cabbage', 'bun', 'buns', 'door'],
  about: 'The hero’s cardboard plane, laid on the air, lies on the bath mat, and humming does not help, until a baking tray that is carried in at a run wants to go up, and shows that a wing pushes air down and is pushed up, as long as it is going.',
  titles: ['Laid Gently on the Air', 'The Tray That Wanted Up', 'A Potato in the Pilot’s Seat', '{H} Asks a Plane', 'As Long as It Is Going'],
  want: [
    {
      id: 'on-the-bath-mat',
      A: 'partner',
      paragraphs: [
        '{H} held up a cardboard plane in the yard, and let go. It fell on the bath mat, which was there for landings. Once it had been a cracker box. Now it had two wide wings, and a very small potato was the pilot. High above went a real plane, with a hundred people in it, and stayed up.',
        '“That one’s heavier than ours,” said {H}. “How do planes stay up?” {A} picked the potato out of the cabbages. It didn’t know either.'
      ]
    }
  ],
  way: [
    {
      id: 'hum',
      A: 'partner',
      paragraphs: [
        '“It’s the engines,” said {A}. “You can hear them holding it up.” Their plane had no engines, so they did it themselves. {H} hummed on the left and {A} on the right. They hummed until their lips tickled. Then {H} let go.',
        'It fell just as before, only with music. “We were very good,” said {A}. “I don’t think the air was listening.”'
      ]
    },
    {
      id: 'gently',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can’t just drop it on the air,” said {A}. “Lay it down nicely.” So {H} laid the plane on the air, as if into a cot, and took away one hand. Then {H} took away the other.',
        'The plane lay on the bath mat. “The air’s too soft,” said {H}, and pressed on some of it with both palms. It went out at the sides. It was the sort of bed where you sink right through.'
      ]
    },
    {
      id: 'flap',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Birds flap,” said {A}. So they each took hold of a wing, and flapped. The plane flapped as well, and the potato fell out twice. {H} looked up, where the next plane was going over. It held both its wings out quite still.',
        '“Perhaps they only flap when nobody’s looking,” said {A}. They looked away, at the cabbages, and turned round very quickly. The plane hadn’t moved a feather. “And with people’s dinners on their knees,” said {H}, “they’d be told not to.”'
      ]
    },
    {
      id: 'too-heavy',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It may be the pilot,” said {A}. “That’s a lot of potato.” They put in a bean, and let go. It fell. They put in nobody at all. It fell, and there was nobody even to ask about it.',
        '{H} set the potato back in its seat. “The real one’s got suitcases,” said {H}, “and a trolley, and perhaps a tuba.” So it couldn’t be that. The potato looked straight ahead. It had never thought so.'
      ]
    },
    {
      id: 'hook',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It might hang from something,” said {A}. They pegged the plane to the washing line by its tail, between two pillowcases. It stayed up beautifully. It also looked at the ground all the time, and went nowhere but round.',
        '{H} followed the real plane with one finger, from the chimney to the poplars. There was no line. “There’d have to be a peg as big as a bus,” said {H}. Besides, somebody would have hung socks on it by now.'
      ]
    },
    {
      id: 'other-clouds',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by with the peg bag, and was asked. “It’s the clouds,” said {A}. “They’re cushions. A plane goes from one to the next.” They all looked up. There wasn’t a cloud from roof to roof, and a plane was just coming over.',
        '“Then it’ll have to be quick,” said {A}. They waited. It crossed the whole of the blue, without so much as a cushion. “That’s an extra good one,” said {A}, and went back to the socks.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found out that things fell on the bath mat. {A} sat down beside it and waited with an open mouth. The plane fell, and {A} looked at it from all sides. It smelled of crackers, very faintly.',
        '“{A} thinks there’s something in it,” said {H}, and turned the box over. Out came half a cracker. {A} had it before it was on the ground. Now the plane was lighter, and fell as before, but more tidily.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a straw hat once with a very wide brim,” said {S}. “I stood in it for years, and it never did a thing. Then I ran for a bus.” “And what did it do?” asked {A}. “It went up,” said {S}. “The bus went left.”',
        '“Did you get it back?” asked {A}. “Which?” asked {S}. The hat had come down by itself, as soon as it slowed down. There was never another bus that day, but it had been a fine thing to see.'
      ]
    },
    {
      id: 'child-is-plane',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a plane as well, with both arms out, and flew round the cabbages. “I’m staying up,” called {S}. {A} looked at the shoes, which were on the ground, first the one and then the other. “Your feet are down,” said {A}.',
        '“Those are my wheels,” said {S}. “I’ve forgotten to put them in.” Then {S} put them in, both at once. For a moment it was true. After that {S} sat among the cabbages, and asked everybody to stay in their seats.'
      ]
    },
    {
      id: 'the-tray',
      A: 'partner',
      paragraphs: [
        'The buns were all eaten. {A} picked up the empty baking tray, front edge a little up, and ran in for more. Halfway to the door {A} stopped. “It wants to go up,” said {A}. “When I run, something’s lifting it.”',
        '{H} tried it as well. As long as {H} stood, the tray was only heavy. But when {H} ran, with its front edge tipped up, there was somebody underneath. It was the air. It got in below, and pushed.'
      ]
    },
    {
      id: 'tipped-down',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And if I hold it the other way?” asked {H}. Now the front edge was tipped down. {H} ran, and the tray wanted to go and see the cabbages. {H} had to hold on to it with both arms. “Up!” called {A}.',
        '{H} tipped it up again, and it came. {H} ran the whole length of the yard like that, up and down and up. From the window it must have looked like somebody serving buns to the waves.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-pushes-back',
      A: 'partner',
      paragraphs: [
        '“So that’s a wing,” said {H}. “It goes along, and pushes the air down.” “And the air pushes back,” said {A}, “and that’s up.” It only did that for somebody who was going. Anybody who stood still fell through. “The engines don’t hold it,” said {H}. “They only make it hurry!”',
        '{H} looked at the plane on its mat. They had hummed to it, and never once let it run.'
      ]
    },
    {
      id: 'in-the-bowl',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s the same with water,” said {A}, and filled the washing-up bowl. {H} pulled a wooden spoon through it, slanted, with the front a bit up. The water was pushed down. The spoon rose in {H}’s hand as if it had thought of something.',
        'When it was pulled slowly, it thought of nothing. When it was pulled fast, it came right out and wetted {A}. “Air’s only thinner,” said {A}, and wiped one ear. “So a plane has to go much faster than a spoon.”'
      ]
    },
    {
      id: 'how-wide',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Then why’s it got to be so wide?” asked {H}. They tried running with a saucer. It was flat, it was tipped, and it didn’t do a thing that you could feel. Then they took the big tray again, and that pulled at both elbows.',
        '“The more wing, the more air you can lean on,” said {A}. {H} looked up and saw how long the wings were, compared to the plane. It was mostly wing. The people sat in the little bit in between.'
      ]
    },
    {
      id: 'it-goes',
      A: 'partner',
      paragraphs: [
        '{H} bent up the front of both wings, as with the tray. {A} tied a string to the nose, and the other end to a wooden spoon. {H} held up the spoon and ran. First the plane just hung there. Then it lifted its nose, and rose, and flew along behind with its potato.',
        '“It’s staying up!” called {A}. Overhead went the evening plane, and under it went {H}, twice round the cabbages. Neither of them could stop for a chat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, until the plane was behind the roof.',
      '{names} moved a step back from the bath mat, to leave room for landing.',
      { text: '{names} felt both wings, and they were on quite firmly.', needs: ['hands'] },
      { text: '{names} wiped the pilot with a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} hummed as well, and it fell down in three parts.',
      '{names} blew at it from below, and got a wing on the nose.',
      { text: '{names} picked up the plane, and counted the passengers, and there were none.', needs: ['hands'] },
      { text: '{names} took a tea towel off the line, so that there was more sky.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still for a bit, and really did not go up.',
      '{names} ran along behind, as the plane after that.',
      { text: '{names} held out both hands flat, and felt how the air leaned on them.', needs: ['hands'] },
      { text: '{names} waved to everybody up there, with a peg.', needs: ['hands'] }
    ]
  },
  bed: [
    'Indoors {H} went slower and slower, and the plane came lower, and slid on to the table. The pilot was shaken by the hand, as far as it had one.',
    '{H} washed, flew to bed with both arms out, and landed. “Now I can stop,” said {H}. “There’s something under me.” Far up a plane hummed by, and leaned on the air, and kept going.'
  ],
  last: [
    'Up there one kept going, and so it stayed up, and {H}, who had stopped, was asleep.',
    'The wings were folded, the potato had its night off, and {H} was asleep.'
  ]
})
