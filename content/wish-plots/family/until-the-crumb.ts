import { wishPlot } from '../wish-plot.ts'

export const untilTheCrumb = wishPlot({
  id: 'wish-until-the-crumb',
  tellsAny: 'arrives',
  about: 'Something new has come, and everybody is so careful of it that it might be a visitor; the hero finds out how long a thing is new.',
  titles: ['Until the First Crumb', 'How Long Is New', '{H} Says the Word', 'Mind Your Elbows', 'It Smelled of Shop'],
  company: ['biscuit', 'crumb', 'list', 'door', 'lamp', 'pencil', 'floor', 'box', 'label'],
  want: [
    {
      id: 'it-came',
      A: 'partner',
      paragraphs: [
        'That day they had got {arrives}. It shone, and it smelled of shop. Everybody walked round {arrives.the} with their hands behind their backs. “Mind your elbows,” said {A}, though nobody had moved.',
        '{H} had waited for weeks, and now it was like a visitor that nobody in the house knows. “How long will it be the new one?” asked {H}. {A} did not know. “The old one was called the new one for years,” said {A}. {H} wanted it to be theirs by bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'rules',
      A: 'partner',
      paragraphs: [
        'There was already a list of rules. Nothing wet, nothing sticky, no shoes, no leaning, no pens. Under it {A} had written, “And no biscuits of any kind.”',
        '“From now on,” said {H} in a loud voice, “it’s just the {arrives.bare}.” They all tried. It went well for a bit. Then somebody put a cup down. “Not near {arrives.the}!” called {A}. {H} groaned. “You said new,” said {H}. “It won’t come off.”'
      ]
    },
    {
      id: 'the-old-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do you remember the old one?” asked {A}. It had only been gone since the morning. There had been a mark like a duck, and a place where you knocked, and then it worked.',
        '{H} knocked in the same place on {arrives.the}. Nothing happened. “It doesn’t know us,” said {H}. “It’ll have heard a knock before,” said {A}. “It just doesn’t know it’s for it.”'
      ]
    },
    {
      id: 'instructions',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A book had come with it, as thick as a sandwich. {A} read it aloud under the lamp. “Congratulations,” it began. “On what?” asked {H}. “On the {arrives.bare}.” After that it was in nine languages.',
        'They read the page with the warnings. It was not to be thrown into the sea. It was not to be eaten. “Who’d do that?” asked {H}. “Somebody must have,” said {A}, “or it wouldn’t be in there.”'
      ]
    },
    {
      id: 'the-box',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It had been wrapped in something that went pop if you pressed it. {H} pressed one. {A} pressed one as well. For a while nobody so much as looked at {arrives.the} at all.',
        '“That’s the best thing about it so far,” said {A}. There were forty-one left. They made a plan, to have some left at the weekend.'
      ]
    },
    {
      id: 'visitors-manners',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} came past {arrives.the} and said, “Sorry.” It had slipped out. “Who are you saying sorry to?” asked {H}. “I nearly touched it,” said {A}, and looked round at it once more.',
        'A bit later {H} caught somebody else at it, who was saying good evening. It was {H}’s own mouth that had done it. “We’re all on our best behaviour,” said {H}. “I can’t keep it up.”'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A label still hung on it by a thread. “Take it off,” said {H}. {A} had the scissors already, and did not cut. “If it’s off we can’t send it back,” said {A}. “Do you want to?” “No.”',
        'They let it hang a little longer. It turned in the draught, with a number on one side and a number on the other. “It thinks it’s still in the shop,” said {H}. Snip, went {A}.'
      ]
    },
    {
      id: 'pet-inspects',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was the only one who had not read the list. {A} sniffed at {arrives.the} from one end to the other, and sneezed.',
        '“That’s the shop,” said {H}. {A} leaned against it with one whole side, and walked along it to the corner. When {A} was done there were hairs there. It was not quite so new after that, at one height.'
      ]
    },
    {
      id: 'child-name',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“It wants a name,” said {S}. “Then it isn’t new, it’s Brian.” They tried that. {A} said, “Mind Brian.” It sounded as if somebody with a cold was asleep in there.',
        '“No,” said {A}. “Now I want to be even more careful.” {S} saw that, too. They took the name off again and gave it to a slipper.'
      ]
    },
    {
      id: 'elder-best',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My aunt had a best room,” said {S}. “It was new for thirty years. There was a cloth over everything, and a cloth over the cloth.” “What was it for?” asked {A}. “For best,” said {S}.',
        '“And when was best?” {S} thought back. “There was a Tuesday in spring,” said {S}, “when we nearly went in. But somebody had a cough.”'
      ]
    },
    {
      id: 'why-new',
      A: 'partner',
      paragraphs: [
        '“It’s not new because of the day,” said {A} after a while. “It’s new because we’re careful. As soon as somebody isn’t, it’s over. Only I can’t do it. I’ve tried. My hands go behind my back by themselves.” {H} looked at the list, and then into one pocket, where there was a biscuit.'
      ]
    }
  ],
  turn: [
    {
      id: 'crumb',
      A: 'partner',
      paragraphs: [
        '{H} walked up to {arrives.the} with the biscuit. It had gone quite still in the house. {H} bit into it. One crumb came down on {arrives.the}, and lay there, small and brown. Nobody said a word. {A} had one hand over {A}’s mouth.',
        '“Oh dear,” said {H}, “a crumb on the {arrives.bare}.” And {A} let out a long breath, and leaned. It was the first time that anybody had leaned on it. “It’s quite comfortable to lean on,” said {A}, “for a {arrives.bare}.”'
      ]
    },
    {
      id: 'list-goes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went through the list again, with a pencil. Nothing wet could stay, and so could no pens. “No leaning,” read {A}, leaning, and crossed it out.',
        'For the rule about biscuits they looked at the crumb. “No more than one crumb at a time,” wrote {H} instead. “And whoever made it has to know it by name.” This one was called Edward.'
      ]
    },
    {
      id: 'second-crumb',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wanted to do one too, now that it was allowed. {A} held a biscuit over {arrives.the}, and could not let go. “Don’t look at it,” said {H}. “Think of something else. What’s for supper?”',
        '“Potatoes,” said {A}, and there it lay. “There,” said {H}. {A} stood looking at it. “I’ve never done that on purpose before,” said {A}. “I feel ten years younger.”'
      ]
    },
    {
      id: 'sound',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} put an ear to it. Everything in the house made a noise of its own. The fridge hummed, and the door said ick. What did {arrives.the} say? For a long time it said nothing.',
        'Then, somewhere inside, it went tk. {A} had heard it, too. “It’s settling,” said {A}. “That’s what they do when they’ve made up their minds.”'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We ought to take a picture,” said {A}, “while it’s still a bit new.” They all stood beside it and made faces. It was like a picture from long ago, when nobody was allowed to breathe.',
        'Then {H} laughed, and {A} took another one. In that one you can hardly see any {arrives.bare}. There are elbows all over it.'
      ]
    },
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        'They talked of other things. It grew dark, and somebody lit the lamp. “Where’s my pencil?” asked {A}. “By the {arrives.bare},” somebody said. {A} went and got it. {H} sat up very straight and waited, but no one had noticed. Somebody had said “the {arrives.bare}”, and left out the “new”. “Now it’s ours,” said {H}, and ate the rest of the biscuit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on it, from a good distance.',
      '{names} went round it on tiptoe, and held both ears in.',
      { text: '{names} folded the wrapping, and put that away for best.', needs: ['hands'] },
      { text: '{names} kept two hands behind the back, and one of them itched.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped at the edge of the rug, shoes or no shoes.',
      '{names} sneezed the other way, which was not even on the list.',
      { text: '{names} dried the cup underneath, and then held it.', needs: ['hands'] },
      { text: '{names} practised saying it without the “new”, behind one hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} came for the crumb, and went round it after all.',
      '{names} leaned as well, and left a smear.',
      { text: '{names} added one more crumb, the size of a pinhead, for company.', needs: ['hands'] },
      { text: '{names} took the list down, and made a boat of it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} turned the list over and drew on the back. The crumb stayed until the morning.',
    'They washed and went to bed. In the dark something settled, tk, and belonged to them.'
  ],
  last: [
    'It had been new all day, and now it was theirs, and {H} was asleep.',
    'One crumb lay in the dark and was nobody’s fault, and {H} slept.'
  ]
})
