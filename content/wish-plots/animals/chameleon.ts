import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const chameleon = wishPlot({
  id: 'wish-chameleon',
  wishes: ['chameleon', 'chameleons'],
  answers: ['colour', 'colours', 'changes', 'change', 'changing', 'lizard', 'green'],
  except: [...NOT_WELL, 'gecko', 'iguana'],
  company: ['chameleon'],
  about: 'A chameleon changes colour, always after it has left, and the chart that is drawn of it turns out to be of something else.',
  titles: ['Always One Cushion Late', 'The Chart of the Chameleon', '{H} Turns Green', 'What the Red Meant', 'Stripes at a Quarter to Six'],
  want: [
    {
      id: 'blue-cushion',
      A: 'partner',
      paragraphs: [
        '{H} was a chameleon, and lay along the arm of the sofa. Its colours lay beside it: a green jumper, a red one, a blue blanket and a striped shirt. A chameleon turns the colour of what it sits on, so as not to be seen. Everybody knows that.',
        '“I’ll write it down,” said {A}. “For science.” {A} ruled two columns, and over them wrote where and what. The chameleon wanted to vanish in front of {A}’s nose.'
      ]
    }
  ],
  way: [
    {
      id: 'one-late',
      A: 'partner',
      paragraphs: [
        'It lay on the red cushion and began to turn red. That took two arms and a head. When it was done, {A} wanted to sit there, and it had to move to the blue one. “There’s a red thing on the blue cushion,” said {A}, and wrote that down.',
        'So it turned blue, with the blanket. By then it had been sent to the green chair. It was always the colour of the place before.'
      ]
    },
    {
      id: 'two-eyes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It turned its eyes as well, one by one. For that it looked through two rolls of paper, one up and one down. “What do you see?” asked {A}. “The ceiling,” said the chameleon, “and your slippers.”',
        '“Which of them are you looking at?” That was a hard question. It had to bring both of them round to {A}, and then it saw two of those.'
      ]
    },
    {
      id: 'walk',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A chameleon does not simply walk. It puts one foot forward, and rocks, and takes it back, like a leaf that cannot decide. Then it puts it forward again. It was three steps to the chair.',
        '“You were quicker at breakfast,” said {A}. “I was a person then,” said the chameleon, and rocked. There was a long evening between it and the chair.'
      ]
    },
    {
      id: 'tongue-shot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Its tongue is longer than all the rest of it,” said {A}, “and sticky at the end.” The chameleon had one out of a party box, that rolled up and had a squeak. It took aim at a raisin. It took aim for a very long time.',
        'Out it shot, and knocked the raisin under the sofa. “They’re better with flies,” said {H}, and went after it, rocking.'
      ]
    },
    {
      id: 'science',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The list had nine lines by now. On red it was blue. On blue it was red. On green it was blue with one red arm. “Some scientist will have to explain that,” said {A}, and chewed the pencil.',
        '“Perhaps I’m a bad one,” said the chameleon. {A} had a look at the tail. It was a curled-up belt, and very well done. “You’re a good one,” said {A}. “It’s just that nobody can tell what you’re good at.”'
      ]
    },
    {
      id: 'not-to-be-seen',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Once it got it right. It lay on the blue cushion in the blue blanket and did not breathe. {A} looked straight at it. “Where’s it got to?” said {A}. Under the blanket it was so pleased that it shook.',
        '“There’s a cushion with the hiccups,” said {A}. {A} wrote that down too, under where.'
      ]
    },
    {
      id: 'on-a-branch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It held on to the sofa with its toes. A chameleon has two in front and three behind, and they shut like pliers. In a sock it was not easy to have two and three.',
        '“And the tail holds too,” said {H}, and put a belt round a cushion, for a tail. When {H} moved over, the cushion came along. It was red. So for once the chameleon had brought the colour with it.'
      ]
    },
    {
      id: 'tartan',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then {A} put it on the tartan rug, to see what it would do. The chameleon looked down with one eye. It had a go, and pulled on everything that there was, one over another.',
        'You could see green at the neck, red at one elbow, and blue trailing behind. It was very warm in there. “That’s not tartan,” said {A}. “That’s washing.”'
      ]
    },
    {
      id: 'photo-elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a dress like the curtains once,” said {S}, “by chance. I stood at the window through a whole party, and nobody asked me to dance.” “Was that sad?” asked {A}.',
        '“It was the best party I ever went to,” said {S}. “I heard everything.” The chameleon looked at {S} with both eyes, in great respect.'
      ]
    },
    {
      id: 'fly',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the fly, and buzzed round the sofa, always just out of reach. “Keep still,” said {A}. “Flies don’t,” said {S}.',
        'The chameleon kept still instead. It kept so still that the fly grew curious, and came nearer, and looked it in the face. “Got you,” said {A}, and shot out a paper party tongue, and kissed it on the nose.'
      ]
    },
    {
      id: 'pet-same-colour',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} lay on the rug and was the colour that {A} always was. There was nothing to write under what. “It doesn’t need to,” said {H}. “Everybody’s glad to see it.”',
        '{A} heard that, and thumped once, and stayed just as visible.'
      ]
    },
    {
      id: 'wrong-heading',
      A: 'partner',
      paragraphs: [
        '{A} went down the list once more with the pencil. “When you were red,” said {A}, “what was going on?” “You’d taken my cushion,” said the chameleon. “And blue?” “Then I was cold, from lying still so long.” {A} let the pencil drop. “It’s got nothing to do with the cushions! That’s how the real ones do it. They aren’t hiding at all. They turn red when they’re cross, and dark when they’re cold. I’ve got the wrong word on top.”'
      ]
    }
  ],
  turn: [
    {
      id: 'new-heading',
      A: 'partner',
      paragraphs: [
        '{H} took the pencil and crossed out where. “Write how,” said {H}. They read it all again. Red was for when somebody had taken its place. Blue was for cold. “And when was I green?” asked {H}. They looked. The chameleon had been green just once, between two cushions. “Then I was just comfortable,” said {H}.'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One line was left over. It said: stripes, at a quarter to six. “What’s that for?” asked {A}. {H} thought back. At a quarter to six there had been a smell of supper, and a knock at the door.',
        '“I was pleased and I was hungry,” said {H}. “It came out in bands.” {A} wrote that down. It might be the first time that anybody had known it.'
      ]
    },
    {
      id: 'others-colours',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What colour am I?” asked {A}. {H} looked at {A} with one eye, and then with the other. It took a while. “A sort of brown,” said {H}, “with a bit of yellow coming.”',
        '“What’s brown?” “That’s when your tea’s gone cold.” {A} felt the cup. It had. “And the yellow?” “That’s just you,” said {H}.'
      ]
    },
    {
      id: 'try-red',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tested it, as science does. {A} sat on the chameleon’s cushion. At once it went for the red jumper. {A} got up again, and said sorry. The jumper came off by half.',
        '“That isn’t red any more,” said {A}. “It’s pink,” said {H}. “I’ve nearly forgotten it.” They waited, and it came off altogether.'
      ]
    },
    {
      id: 'ask-first',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“So you can see from outside what it’s like inside,” said {A}. “That’s handy. I always have to ask.” “You could still ask,” said {H}. “I’m slow.”',
        'That was so. It took {H} the time of a whole song to get into the shirt. {A} asked, and knew it before the first sleeve.'
      ]
    },
    {
      id: 'green',
      A: 'partner',
      paragraphs: [
        'The chart was pinned up beside the sofa. At the bottom there was one place free. “What do they do at night?” asked {A}. “They go light,” said {H}. “Lighter and lighter. You can find them with a torch, and they don’t know.”',
        '{A} wrote down: light, and left the other side empty, until it could be seen. Then they both sat on the blue cushion, with nothing to hide from. {H} had the green jumper on, and had not even noticed. Green was for being happy.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the green jumper, and turned no colour at all.',
      '{names} stayed the same on the rug, on the chair and on the mat.',
      { text: '{names} sharpened the pencil for science.', needs: ['hands'] },
      { text: '{names} unbuttoned the striped shirt, in case of anything striped.', needs: ['hands'] }
    ],
    way: [
      '{names} took over the red cushion, now that nobody needed it.',
      '{names} left a crumb on the green chair, and science wrote that down.',
      { text: '{names} held the red sleeve while an arm came out of it.', needs: ['hands'] },
      { text: '{names} lent science a rubber, for there was a lot to rub out.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled off the blue cushion, and left it warm.',
      '{names} snuffled a bit, and nearly got onto the list.',
      { text: '{names} found four drawing pins for the chart.', needs: ['hands'] },
      { text: '{names} wrote pink at the side, and did not say who that was.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded up the colours and laid them on the chair, all but the green. The chart stayed on the wall, with the pencil on a thread.',
    'Under the tap the chameleon came off, from the nose down. {H} lay down and let go with every toe. Somebody came by with a small torch, and had a look, and went to fill in the chart.'
  ],
  last: [
    'Asleep, it said on the chart now, and beside it, light, and that was {H}.',
    'Lighter and lighter it got, and did not know it, and {H} was asleep.'
  ]
})
