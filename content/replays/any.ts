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

/** Of a sentence of which only a creature or a machine in it is known: one of the two has to be that. */
export const movesReplay: Replay = {
  id: 'moves',
  keys: [],
  played: [
    '{A} had to do this part, because {S} had to do everything else. {A} {shown.move}. “More,” said {S}. {A} did more of it. “And now less, or they won’t believe you.” {A} looked for a place in between, and found one. “That’s {shown.the},” said {S}, and took a step back to see all of it.',
    '“Who’s going to be {shown.the}?” asked {A}. There was only {A} left. {A} {shown.move}, and waited. “Is that it?” asked {A}. “That’s how it begins,” said {S}. So {A} began again, and this time did not stop. “And what did I do then?” asked {A}. “That,” said {S}. “You did that all the time.”',
    '{S} went first, and {shown.move}. “I know,” said {A}. “It’s {shown.the}.” “I haven’t even started,” said {S}. That had only been the getting ready. Then came the real one, and it took up the whole rug. {A} lifted both feet. “I’d have known that one too,” said {A}.',
    'They took {shown.stand} for {shown.the}, and {S} looked at it from the side. “It isn’t moving,” said {A}. “You have to help it,” said {S}. So {A} crouched down behind it, and {shown.move}. “Better,” said {S}. “Only don’t breathe so loud. You’re not there.” After that {A} breathed through the nose.'
  ],
  bed: [
    'Somewhere {shown.the} had a rest as well, and needed nothing more today.',
    'Of {shown.the} only the shape was left, very soft, at the end of the blanket.'
  ]
}

/** The same of a thing or a dish: what lies about at home has to do for it. */
export const standsReplay: Replay = {
  id: 'stands',
  keys: [],
  played: [
    'They took {shown.stand} for {shown.the}. {S} put it down, and went back a step. “It was bigger than that,” said {S}. {A} pushed it closer, until it was right under their noses. “Now it’s too big,” said {S}. They found the place for it by and by, with one eye shut. It was next to the leg of the table.',
    '“And what’s this?” asked {A}. On the rug lay {shown.stand}. “That’s {shown.the},” said {S}. {A} wanted to sit down there. “You can’t,” said {S}. “You’d sit on it.” So {A} went round it in a wide curve, and so did {S}. It was not much to look at, but by now it was a good deal more than that.',
    '{A} fetched {shown.stand}, for want of anything better. “Will that do for {shown.the}?” asked {A}. {S} looked at it for a good while. “From behind,” said {S}. So they did it from behind, and {A} had to walk backwards. “Was it like that?” asked {A}. “Nearly,” said {S}. “Only the other way round.”',
    '“You hold {shown.the},” said {S}, and put {shown.stand} into both of {A}’s hands. {A} held it. “Higher,” said {S}, “and not so near the face.” {A} held it higher. “What am I doing now?” asked {A}. “You’re holding it,” said {S}. It was no small part. Without {A} there would have been nothing to see.'
  ],
  bed: [
    'Beside the bed lay what had been {shown.the}, and was going to be nothing until the morning.',
    'Of {shown.the} only the shape was left, very soft, at the end of the blanket.'
  ]
}
