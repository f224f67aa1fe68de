import { wishPlot } from '../wish-plot.ts'

export const owlMouse = wishPlot({
  id: 'wish-owl-mouse',
  wishes: ['owl mouse', 'owls mice', 'owl mice', 'owls mouse', 'barn owl mouse', 'baby owl mouse', 'owlet mouse', 'owl field mouse', 'owl dormouse', 'owlet dormouse'],
  except: ['gruffalo', 'fox', 'cat', 'dinosaur', 'eats', 'eating', 'ate', 'eaten', 'eat', 'caught', 'catches', 'hurt', 'died', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'trap', 'computer', 'toy', 'toys'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'tea', 'night', 'midnight', 'wood', 'woods', 'forest', 'tree', 'barn', 'flying', 'fly', 'wings', 'moon', 'big', 'little', 'small', 'wise', 'meets', 'meet', 'met'],
  company: ['owl', 'mouse'],
  about: 'An owl comes to midnight tea so silently that the mouse throws up its cup each time, and bells are worse, until the owl asks first who is there.',
  titles: ['Midnight Tea', 'The Owl That Was Already There', '{H} Is Never Heard', 'Who, and Me', 'A Cup on the Ceiling'],
  want: [
    {
      id: 'midnight-tea',
      A: 'partner',
      paragraphs: [
        '{H} was an owl, with a shawl for wings. {A} was a mouse, with a ribbon for a tail. Other owls thought it odd. But this one liked toast, and the mouse made it every midnight under the table.',
        'The mouse was just pouring out. “Good evening,” said the owl beside it. “Eek!” said {A}, and threw the cup in the air. “I only came in,” said {H}, who wanted the mouse to be pleased. “I am pleased,” said the mouse. “I’m just wet.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-bells',
      A: 'partner',
      paragraphs: [
        '“Can’t you come with a bit of noise?” asked {A}. “I haven’t got any,” said {H}. There was a soft edge to each feather, like a fringe, to keep the air quiet. So the owl tied two teaspoons to each foot.',
        'It went off, and came again, cling, clang, cling. A blackbird asked if it was morning. When the owl landed, there was no mouse at the table. It was in the teapot. “I thought it was the kitchen,” said {A}, “coming down.” The spoons came off again.'
      ]
    },
    {
      id: 'turning-head',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Sit over there,” said the mouse, “then I’ll see you all the time.” But it had to go behind the owl for the sugar. The owl’s face came round after it, over one shoulder, and right over its back. “Doesn’t that hurt?” asked {A}.',
        '“I have to,” said {H}. “My eyes are stuck. They can’t look to the side, so the whole head goes.” “And if you go on?” “At three quarters I have to come back the other way.” They both tried it. The mouse turned all over.'
      ]
    },
    {
      id: 'lopsided-ears',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How did you know that I was at home?” asked the mouse. “I heard you buttering,” said the owl. “One of my ears is higher up than the other. If it’s louder in the top one, it’s up. If it’s louder in the other one, it’s toast.”',
        'The mouse put a hand over one of its own ears, and then over the other. “I just hear all of it,” said {A}, “and run.” It had not thought that you could do anything else with it.'
      ]
    },
    {
      id: 'along-the-wall',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The mouse fetched more bread, and went the long way, by the wall. “It’s much nearer across the middle,” said the owl. “I know,” said {A}. “But I’ve always gone along the wall. My whiskers know it. In the middle they’ve got nothing to hold on to.”',
        'The owl had never used a wall, except to fly round. It walked behind, with one wing on it. “It is rather nice,” said {H}. “You know that one side’s been seen to.”'
      ]
    },
    {
      id: 'near-sight',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“There’s a crumb in front of you,” said the mouse. “Where?” said the owl. It could see a beetle on the far side of the wood, and what it was carrying. But what lay under its beak was only a blur.',
        '“More to the left,” said {A}. “Now down a bit.” The owl felt for it, with the small soft feathers beside its beak. “Got it,” said {H}. “No, that’s the table.”'
      ]
    },
    {
      id: 'too-high',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Let’s sing,” said the mouse. “I’ll begin.” It stood up, and held its ribbon, and opened its mouth very wide. There was nothing to be heard. Mice really do sing, but it’s too high for anybody else. “That was the first verse,” said {A}.',
        '“It was beautiful,” said the owl, who had good manners. “Is it sad?” “It’s about oats,” said {A}. “The sad part’s coming. Then they’re gone.”'
      ]
    },
    {
      id: 'badger',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Past the table came {A}, who was a badger, and was changing its bed. Badgers do that. They carry in fresh hay, and walk backwards. “Was that you, a moment ago?” asked {A}. “Or was nobody there?”',
        '“It was me,” said {H}. “You never know, with you,” said the badger. “I’ve said good evening to you every night for a year, in case. I’ve said it to a lot of trees.” And {A} went on backwards with an armful.'
      ]
    },
    {
      id: 'toes',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The owl thought that it might at least stamp. It put down one foot as hard as it could. It had feathers right down to its toes, like slippers, and it went pff. “Again,” said the mouse. “Pff,” went the other foot.',
        '“Two of your toes are on the wrong way round,” said {A}. “Two go forwards and two go back,” said {H}, “or I’d fall off things.” The mouse looked at its own. It had fallen off a good many.'
      ]
    },
    {
      id: 'the-store',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'To be on the safe side, the mouse put the good cup away. It had a store for such things behind the cushion. There were oats in it, a cherry stone, and a candle end. “For the winter,” said {A}. “What have you got?”',
        '“A tree with a hole in it,” said the owl. “And in the hole?” “Me,” said {H}. The mouse thought that very bare. It gave the owl the cherry stone, so that there would be two of them.'
      ]
    },
    {
      id: 'pet-awake',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'By the wall lay {A}, and had heard the owl each time. You could see that it had. “How do you do it?” asked the mouse. {A} did not say. “I suppose that it feels the air,” said {H}.',
        'The owl moved one wing, over there, quite softly. {A} looked exactly where it had been. “I shall sit by you from now on,” said the mouse. Then it had a proper look at {A}, and sat a little further off.'
      ]
    },
    {
      id: 'elder-slippers',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My aunt walked like that,” said {S}. “She wore felt slippers. You had one hand in the biscuit tin, and there was her hand beside it.” “Did you jump?” asked {A}.',
        '“Every time,” said {S}. “In the end I always took out two beforehand. Then I only had to hold one up over my shoulder. She took it, and I’d never heard a thing.”'
      ]
    },
    {
      id: 'owlet',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was an owlet, and was all fluff and feet. An owlet is not silent at all. It sits in the tree and hisses for its supper the whole night long. “Shhhhk,” said {S}. “Shhhhk.”',
        '“You do that very loudly,” said {A}. “How do I learn it?” “You grow feathers, and then it goes away,” said the owlet. It was given some toast, and there was quiet. Then the toast was gone. “Shhhhk,” said {S}.'
      ]
    },
    {
      id: 'baby-owl',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'There was one who did not mind it in the least, and that was {A}. The owl was not there, and then it was. {A} beamed. The owl went behind the chair, and came out again without a sound.',
        '{A} could have had it all night. “You see,” said the mouse, “it’s a good thing in itself. It’s only a pity when you’re holding tea.”'
      ]
    },
    {
      id: 'before-you-come',
      A: 'partner',
      paragraphs: [
        'They put the teapot straight. “It isn’t the quiet,” said {A}. “I like quiet. It’s that you’re here before you’ve come. There’s no bit in front.” The owl turned its head right round, to think.'
      ]
    }
  ],
  turn: [
    {
      id: 'who',
      A: 'partner',
      paragraphs: [
        '“Then I’ll put a bit in front,” said {H}, and went. The mouse poured out, and waited. Far off in the wood, behind the armchair, somebody called. “Hoo?” it said. “Hoo-hoo?”',
        '“Me!” the mouse called back. “It’s me! I’m at home!” A moment later the owl sat beside it, and there had been no sound. “Good evening,” said the owl. “Good evening,” said {A}, and did not spill a drop. “I’ve made you two.”'
      ]
    },
    {
      id: 'once-more',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They had to do it over again at once, because it had gone so well. The owl flew off behind the armchair. “Hoo?” “Still me!” called the mouse. It came back, and sat down, and had some toast.',
        'The third time it called from behind the door. “Hoo?” The mouse was chewing. It held up one paw for the owl to wait. “Mm,” it called, when it could. “I heard the butter,” said {H}.'
      ]
    },
    {
      id: 'under-wing',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'A wind had got up in the wood. The owl held out one side of its shawl, and the mouse sat under it with its cup. It put its ear to the soft edge. {H} moved the wing up and down. “Now I can hear it,” said {A}.',
        '“What does it sound like?” The owl had never heard itself. The mouse listened once more, so as to be sure. “Like when somebody’s going to say something,” said {A}, “and then it’s all right.”'
      ]
    },
    {
      id: 'the-moth',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'A moth came, and went round the lamp. It was a bit of tissue on {A}’s finger. The mouse looked after it, and then the owl, with its whole head. Round it went, and so did the head. At three quarters the owl had to come back the other way.',
        'It met the moth just where it had started. “You could have stayed here,” said the mouse. “I’ve seen more like this,” said {H}.'
      ]
    },
    {
      id: 'goodbye',
      A: 'partner',
      paragraphs: [
        'When the toast was gone, the sky was grey at one end, and that was the curtain. For owls and mice that’s bedtime. “I’ll be off,” said {H}, and was. The mouse looked at the place. “There’s no bit behind it either,” said {A}.',
        'But then it came once more, from behind the armchair. “Hoo?” “Me,” called the mouse. “And hoo are you?” For a time it was still. “Me too,” said the owl.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped as well, but had no cup to throw.',
      '{names} crept up to the toast under the table.',
      { text: '{names} dried the mouse with a napkin.', needs: ['hands'] },
      { text: '{names} buttered another slice for midnight.', needs: ['hands'] }
    ],
    way: [
      '{names} dived under the table when the kitchen came down.',
      '{names} bumped a spoon, and that went cling as well.',
      { text: '{names} undid the last knot on the owl’s foot.', needs: ['hands'] },
      { text: '{names} fished the mouse’s tail out of the teapot.', needs: ['hands'] }
    ],
    turn: [
      '{names} answered the hoo too, in a small way.',
      '{names} ducked in the wood, and something flew over without a sound.',
      { text: '{names} put out a third cup, just in case.', needs: ['hands'] },
      { text: '{names} scraped the burnt bit off the owl’s half.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the spoons back in the drawer, and they did not say cling.',
    'The owl washed round its beak, where there was butter, and folded its wings. Nobody heard it come to bed. It was just there.'
  ],
  last: [
    'If anybody had asked who, it was {H}, and {H} was asleep.',
    'There was not a sound, not even a soft one at the edge, and {H} slept.'
  ]
})
