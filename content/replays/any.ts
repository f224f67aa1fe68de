import type { Replay } from '../replay.ts'

/** Of whatever else happened that day: it stands beside others of which more is known. */
export const anyReplay: Replay = {
  id: 'any',
  keys: [],
  played: [
    '“Not so fast,” said {A}, and sat down on the edge of the bed. “You’re at the end before I’ve seen the middle.” {S} went back to the door, and came in with it once more, very slowly. “Now I’ve seen it,” said {A}. “It was longer than I thought.” “It was exactly that long,” said {S}.',
    '{S} had to fetch two cushions for this part, and pushed one in front of the other. “That one’s me,” said {S}, “and that one’s all the rest.” {A} looked from one to the other. “They’re very alike.” “You only see them from outside,” said {S}. Then {S} gave all the rest a small push, and it lay down.',
    'There was a bit in it that did not want to be told. {S} had it on the tip of the tongue, and it slipped off. “Was it big?” asked {A}. {S} showed how big, with two hands, and looked in between them. “There it is,” said {S}. After that it was quite easy, and {A} wanted to see the gap again.',
    '“Wait,” said {A}, “I’ll just get the other slipper on. For that bit I’d like to be standing up.” So {A} stood up for it. {S} went through it from the left to the right, along the edge of the rug. {A} turned on one heel, so as not to miss the end. “You may sit down now,” said {S}.',
    '{A} held up a finger. “And was there a noise with it?” asked {A}. {S} thought about that. There had been several. {S} did the loudest one, quite low, because of the evening, and then the one that came after. “I like the second one better,” said {A}. “So did I,” said {S}.',
    'That one {S} told with a spoon. It went over the table, stopped at the cup, and turned round twice. “Is that true?” asked {A}. “It’s true,” said {S}, “apart from the spoon.” {A} wanted to hold it for a moment. It was only a spoon again then, so {S} took it back.'
  ],
  bed: [
    'What there had been of it lay quite flat now, and fitted under the pillow.',
    'It went by once more on the ceiling, small and slow, and had no noise with it.'
  ]
}
