import { wishPlot } from '../wish-plot.ts'

export const withFeet = wishPlot({
  id: 'wish-with-feet',
  tellsAny: 'afar',
  about: 'Whoever comes from far has only ever been a face on Sundays; now there are feet as well, and the two of them do not know how to talk until somebody fetches a frame.',
  titles: ['A Face With Feet', 'Can You Hear Me', 'Sundays at Six', '{H} Behind the Sofa', 'From So Far Away'],
  company: ['sofa', 'frame', 'telephone', 'door', 'suitcase', 'shelf', 'hall', 'kitchen', 'tea', 'lamp', 'bus'],
  want: [
    {
      id: 'in-the-door',
      A: 'partner',
      paragraphs: [
        'The bell rang, and there at the door stood {afar.who}, all the way from {afar.from}. {H} talked to {afar.who} every Sunday at six. But on Sundays, on the screen, {afar.who} was as big as a hand, and stopped at the collar. Now there was more below that. There were arms, and a coat, and two feet in brown shoes.',
        '“Well?” said {afar.who}. {H} had saved up so much to tell. There was the tooth, and the thing with the bus. And {H} looked at the shoes, could not say a word, and went and stood behind the sofa.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-sofa',
      A: 'partner',
      paragraphs: [
        'They drank tea from the good cups. {afar.who} told them what it was like in {afar.from}. From behind the sofa {H} could see the brown shoes. They were very real.',
        '“Come out and tell us about the bus,” said {A}. {H} came out. “Hello,” said {H} to the top button. “Hello,” said {afar.who}. “How are you?” “Well, thank you,” said {H}, as if to a dentist, and went back in. It was all so easy on Sundays.'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the hall stood the suitcase from {afar.from}. It had a strap round the middle, and two wheels, and one of them had given up. {H} lifted it by the handle. It stayed where it was.',
        '“What’s in there?” whispered {H}. “Half of it’s for us,” whispered {A}, “and the other half’s for taking things back.” “And where does {afar.who} put the clothes?” {A} thought. “I believe they’re all being worn,” said {A}.'
      ]
    },
    {
      id: 'how-tall',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I thought it’d be more,” said {H} behind the sofa. “More what?” “Taller. On Sundays the hair goes out at the top.” {A} looked over the back. {afar.who} came up to the second shelf.',
        '“You always sit on the low chair,” said {A}. “And {afar.who} always thought you’d be smaller.” {H} stood up straight, to see what that was like. They were both quite different on Sundays.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was something else that was new. “There’s a smell,” said {H}. {A} sniffed. It was soap, and something like pepper, and a long time in a coat. “Was that always there?” asked {H}.',
        '“It must’ve been. It just couldn’t get through the glass.” {H} breathed in again, to learn it. It was the kind of smell you know ever afterwards.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{afar.who} took off the brown shoes and asked for slippers. {A} found a pair that belonged to nobody. Now there was even a big toe, in a sock. {H} had never thought that there would be toes.',
        'The toe moved. It was saying something to the other toes. “Mine do that as well,” whispered {H}. “It’s in the family,” whispered {A}.'
      ]
    },
    {
      id: 'presents',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Out of the suitcase came a bag tied up with wool. “From everybody in {afar.from},” said {afar.who}, and it was not small. There were sweets in paper that cracked, and a spoon, and a jumper for somebody aged two.',
        '“Whose is that?” asked {A}. They held it up to {H}. It would have done for one arm. “They’ve been knitting since the day they heard of you,” said {afar.who}. “Nobody told them to go on.”'
      ]
    },
    {
      id: 'pet-first',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} knew nothing about Sundays at six. {A} only knew that there were new shoes in the hall. In went a nose, up to the eyes.',
        '“What’s it say?” asked {H}. It took a long time, for it was a long way, and the whole way was in there. When {A} came out again, {A} had been nearly to {afar.from}.'
      ]
    },
    {
      id: 'child-buttons',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“How do you make it louder?” asked {S}, and looked {afar.who} all over. There was no button for it. “You say, What,” said {A}.',
        '“What?” said {S}. {afar.who} said it all again, and it was louder. “And if I want it to stop?” {A} knew that too. “Then it’s bedtime,” said {A}.'
      ]
    },
    {
      id: 'elder-letters',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We only had letters,” said {S}. “My cousin wrote to me for nine years. Then he came, and he had a voice.” “What was wrong with it?” asked {A}. “It was high,” said {S}. “In the letters it was quite deep.”',
        '“What did you do?” “I shut my eyes until it fitted,” said {S}. “By Wednesday they were the same man.”'
      ]
    },
    {
      id: 'why-not',
      A: 'partner',
      paragraphs: [
        '{A} bent over the back of the sofa. “Is it the feet?” asked {A}. {H} nodded. “There’s too much,” said {H}. “On the screen there’s an edge.” {A} thought about that. Then {A} took down the picture with the boats, and lifted it out of its frame.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-frame',
      A: 'partner',
      paragraphs: [
        '“It’s Sunday,” said {A}, “and it’s six.” {afar.who} understood at once, and held up the frame, with a face in the middle. {H} sat down in front of it. “Can you hear me?” asked {afar.who}. “You’re frozen,” said {H}. {afar.who} kept quite still, mouth open. “Now you’re back,” said {H}. “A tooth came out. And I went past our stop, on the bus!”',
        '“Past the stop?” said {afar.who}. And then it all came, one thing after another, as on any Sunday.'
      ]
    },
    {
      id: 'goes-wrong',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They did it just as they always did. At one point they could see only an ear. “We can see your ear,” called {A}. Then came the ceiling. “And now the ceiling.” {afar.who} was very good at it.',
        '“You’re upside down,” said {H}. {afar.who} turned the frame round, and then round again. It made no difference at all. “It’s you,” said {afar.who}, and they both laughed so much that they had to stop.'
      ]
    },
    {
      id: 'show-me',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Show me your room,” said {afar.who}, as always. {H} pulled the frame by one corner, and {afar.who} came along behind it, all down the hall. “This is the bed,” said {H}. “That’s the lamp.”',
        '“It’s bigger than I thought,” said {afar.who}, and put a hand through the frame, and felt the blanket. That had never been possible before. “So that’s what it’s like,” said {afar.who}. “I’ve been wondering for years.”'
      ]
    },
    {
      id: 'other-side',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then {H} wanted to be in {afar.from} and call home. {H} got in behind the frame, and {afar.who} sat on a low chair. “How’s the weather there?” asked {afar.who}. {H} looked up. “There’s a lamp,” said {H}.',
        '“And have you eaten?” {afar.who} asked that every Sunday, at the beginning and once more at the end. “Twice,” said {H}. {A} laughed so much that the tea went down the wrong way.'
      ]
    },
    {
      id: 'measuring-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They stood back to back at the door, and {A} made a mark for each. Now there were two more on the wood, each with a name, and a hand’s breadth between them.',
        '“And when you come again?” asked {H}. “Then yours will be up here,” said {afar.who}, “and mine will have come to meet it.”'
      ]
    },
    {
      id: 'frame-down',
      A: 'partner',
      paragraphs: [
        'After a while {afar.who}’s arms were tired. The frame sank, first to the chin, and then to the second button. {H} noticed it, and went on about the bus. At the end of the bus the frame was lying on the rug. {H} was sitting on {afar.who}’s left foot, because that was the nearest place. “You’ve got no edge any more,” said {H}. “No,” said {afar.who}. “I go on all the way down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to greet the shoes, and got the legs as well.',
      '{names} knew that voice, and looked for it in the telephone.',
      { text: '{names} took the coat, which weighed as much as a journey.', needs: ['hands'] },
      { text: '{names} carried a bag in, which had {H}’s name on a parcel at the top.', needs: ['hands'] }
    ],
    way: [
      '{names} visited behind the sofa, for a bit, and came back with dust on.',
      '{names} rolled against a brown shoe, and it was quite soft on top.',
      { text: '{names} handed a biscuit over the back of the sofa.', needs: ['hands'] },
      { text: '{names} poured the tea, and looked away, so that nobody was watching.', needs: ['hands'] }
    ],
    turn: [
      '{names} came into the picture at the bottom, and out again.',
      '{names} lay down on the right foot, since that was still free.',
      { text: '{names} wiped the frame clean, so that the line got better.', needs: ['hands'] },
      { text: '{names} waved from behind the sofa, as on any Sunday.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boats went back into their frame, and the frame went back on the wall, rather crooked.',
    'They washed, and {afar.who} went down the hall on two real feet, and said goodnight at every door.'
  ],
  last: [
    'Somebody from {afar.from} was breathing just across the hall, feet and all, and {H} was asleep.',
    'Nobody had to press a button and wait until next Sunday. {H} slept.'
  ]
})
