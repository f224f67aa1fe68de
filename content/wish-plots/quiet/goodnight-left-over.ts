import { wishPlot } from '../wish-plot.ts'

/** For the night after a death. It is not said who it was: each family knows the name, the place and the good thing. */
export const goodnightLeftOver = wishPlot({
  id: 'wish-any-loss',
  tellsAny: 'loss',
  comfort: true,
  about: 'The hero has one goodnight left over, cannot say it to the empty place, and finds out which word it is.',
  titles: ['One Goodnight Left Over', 'The Other Word', '{H} and the Empty Place', 'Two for One', 'As Far as a Birthday'],
  want: [
    {
      id: 'counts',
      A: 'partner',
      paragraphs: [
        'Every evening {H} said goodnight to everybody, one after another, and left nobody out. This evening {H} counted first. There was one goodnight too many.',
        '{H} counted again, and it was no different. “I’ve got one left over,” said {H}. “I know,” said {A}. “So have I.” They both knew whose it was.',
        '“I want to say it all the same,” said {H}. “In the right place.” {A} came along.'
      ]
    }
  ],
  way: [
    {
      id: 'place',
      A: 'partner',
      paragraphs: [
        'Everybody at home knew which place it was. It was empty now. It was not a big place, and it looked very big.',
        '“Good,” said {H} to it, and that was as far as the word went. The other half stayed in. {H} tried it once more, quietly. “Good,” said {H}, and sat down on the floor. {A} sat down there too.'
      ]
    },
    {
      id: 'worst',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“When is it worst with you?” asked {H}. {A} did not have to think. “When I’ve forgotten it for a bit. Then I look over here, and I know it again.”',
        '“With me it’s at breakfast,” said {H}. “But after breakfast I laughed at something. Was that wrong?” “No,” said {A}. “Laughing’s allowed. I’d have laughed with you.”'
      ]
    },
    {
      id: 'things',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Nobody had tidied up there yet. “Do we have to?” asked {H}. “Not tonight,” said {A}. “It’s in nobody’s way.”',
        '{H} moved one thing a little to the left, because that was where it belonged. {A} looked at it. “Yes,” said {A}. “That’s how it always was.” So they left it like that.'
      ]
    },
    {
      id: 'noise',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They listened. It was quieter at home than before, by just one sound. “I never noticed it,” said {H}. “Now I notice that it isn’t there.”',
        '{A} listened for it as well. There was the fridge, and there was somebody’s door across the street. The one sound was not among them. They did not put the radio on. They let that bit be quiet.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} looked at the place as well, for a long time. Nobody had explained anything to {A}. “You know too, don’t you?” said {H}.',
        '{A} looked at {H}, and then at the place again. After that {H} stayed close beside {A}, and neither of them had to explain it.'
      ]
    },
    {
      id: 'child-looks',
      A: 'child',
      spare: 11,
      paragraphs: [
        '“Is it still empty?” asked {A}. “Yes,” said {H}. {A} came and looked anyway, first from one side and then from the other.',
        '“I’ll look again in the morning,” said {A}. “It’ll be empty then too,” said {H}. “I know. I only want to look.” {H} understood that. “Call me,” said {H}, “and we’ll look together.”'
      ]
    },
    {
      id: 'cries',
      A: 'partner',
      paragraphs: [
        'Then {H} had to cry, and {A} stayed. {A} did not say that it would stop. It stopped by itself, and came back for a little, and stopped again.'
      ]
    },
    {
      id: 'because',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Was it because of something I did?” asked {H}, very quietly. “No,” said {A}. “It was nothing you did, and nothing you thought.”',
        '“One evening I forgot to say goodnight.” “I forgot three times,” said {A}. “It wasn’t that either.” {H} let out a long breath. That question had been in there since the morning, and it had been a big one.'
      ]
    },
    {
      id: 'cross',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“I’m cross as well,” said {H}. “Who with?” asked {A}. {H} looked round for somebody. “With the cupboard.”',
        '“You can be cross with the cupboard,” said {A}. “It’s a strong one.” So {H} was cross with the cupboard, and told it why. {A} was cross with it too, to keep {H} company. The cupboard did not mind. It had stood there for years.'
      ]
    },
    {
      id: 'never',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I don’t understand never,” said {H}. “How long is it?” {A} tried to think to the end of it. “I can’t get there either,” said {A}. “I get as far as next week, and then I have to sit down.”',
        '“I can get as far as my birthday,” said {H}. So that was how far they thought. The rest they left where it was.'
      ]
    },
    {
      id: 'blanket',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The floor was cold, so they pulled a blanket round them. It went all the way round {H} and {A}, and there was a corner left.',
        '{H} laid that corner down beside the empty place. It was no use to anybody there. {A} saw it and did not say so. {A} only smoothed it, because one side was folded under.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-word',
      A: 'partner',
      paragraphs: [
        '“Why won’t it come out?” asked {H}. {A} thought about that. “After a goodnight there’s always a good morning,” said {A}. “They go together, like two shoes. I don’t think it’s a goodnight that you’ve got.” “What is it, then?” “I think it’s a goodbye,” said {A}.',
        '{H} sat very still. It was a heavier word, and it was the right one.'
      ]
    },
    {
      id: 'know',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“A goodbye needs something in it,” said {H}. So they looked for what to put in. They told each other what they knew, in turn, and only what was true.',
        'There was something that had been funny every single time. There was something that only {H} had known. {A} knew a thing that was new to {H}, and {H} wanted it twice.'
      ]
    },
    {
      id: 'says-it',
      A: 'partner',
      paragraphs: [
        'First {H} said the name. Then {H} told the empty place one thing that had been good, right to the end. And then {H} said, “Goodbye.” The whole word came out.',
        '{A} said the name as well, and another good thing, and goodbye. After that it was quiet, and they stayed for the quiet too.'
      ]
    },
    {
      id: 'elder-says',
      A: 'elder',
      spare: 12,
      paragraphs: [
        '“I have a few of those that I still say,” said {A}. “The same goodbye?” asked {H}. “Again and again?”',
        '“The same one. Mostly while I dry the cups.” {H} thought of all the cups that {A} had dried. “Do they hear you, the cups?” “They’re very good about it,” said {A}.'
      ]
    },
    {
      id: 'drawing',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{H} wanted to keep the good thing, so that it would not get lost, and drew it. Some of it was hard to draw. {H} did that part very small.',
        '“That’s how it was,” said {A}. “Even the small part.” They leaned the paper up where they could both see it. {H} looked at it from the door, and from the floor, and left it there.'
      ]
    },
    {
      id: 'come-and-stand',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Tomorrow I’ll forget, and then I’ll know it again,” said {H}. “What do I do then?” “You come to me,” said {A}. “You needn’t say anything. You come and stand there, and I’ll move over.”',
        '{H} wanted to try that. {H} went five steps away, came back and stood there. {A} moved over. It could be done.'
      ]
    },
    {
      id: 'two-for-one',
      A: 'partner',
      paragraphs: [
        '“I’m still sad,” said {H}. “Me too,” said {A}. “Can I say it again tomorrow?” “As often as you like. It doesn’t get used up.” Tomorrow {H} would find a stone outside, a smooth one, and lay it in the place.',
        '“But now I’ve still got the goodnight,” said {H}. “It’s still one too many.” {A} thought about it. “I could have two,” said {A}. So {H} said goodnight to {A}, and then said it again. Both times the whole word came out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along too, as far as that place.',
      '{names} pressed up close, and that was how it was said.',
      { text: '{names} turned the lamp down, so that it was not so bright there.', needs: ['hands'] },
      { text: '{names} took {H}’s hand and held it the whole way.', needs: ['hands'] }
    ],
    way: [
      '{names} got down on the floor, beside the two who were there.',
      '{names} leaned in from the other side.',
      { text: '{names} fetched the soft blanket and put it round the crying.', needs: ['hands'] },
      { text: '{names} found the last clean handkerchief in the drawer.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very close for the heavy word.',
      '{names} rested against a knee and stayed there.',
      { text: '{names} wiped a cheek with one thumb.', needs: ['hands'] },
      { text: '{names} laid a hand on the empty place for a moment.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the place just as it was, and let the small lamp near it stay on.',
    '{H} washed a face that was stiff from crying, and the water was warm. Then {H} lay down, and what was heavy lay down too. There was room for both.'
  ],
  last: [
    'The small lamp stayed on all night, and {H} slept.',
    'It was still sad, and it was warm, and {H} was asleep.'
  ]
})
