import type { Scene } from '../format.ts'

// Their numbers stand between those of a plot’s own: in a short night its own first one is told.

/** Whatever a deed is done with is played by what there is: told before the rest of a story about any deed. */
export const propsAreFound: Scene = {
  id: 'props',
  act: 'way',
  A: 'partner',
  spare: 2.5,
  steps: [
    {
      both: [
        'There had to be something to do it with. {A} looked round, and {H} decided: {props.said}.',
        '“And what do we do it with?” asked {A}. {H} had thought of that. By the time {A} had both sleeves up, {props.said}.',
        '{A} went out and came back with both arms full. So {props.said}, and nobody was to sit on anything.',
        'First they found what it takes. It was settled on the rug that {props.said}.',
        '{H} set it all out on the floor and said what was what: {props.said}. {A} said it after {H}, so as not to mix it up.',
        'It took one trip to the kitchen and one to the cupboard. After that {props.said}.',
        '“You can’t do it with nothing,” said {H}. They took what there was, and {props.said}.',
        'From what lay about they took the best, and {props.said}. {A} and {H} shook hands on it.',
        '{A} asked what that was supposed to be, and was told: {props.said}. After that it was quite plain.',
        'All of it was there, if you looked at it in the right way. That evening {props.said}.',
        '“Shut your eyes,” said {H}, and there was some clattering. When {A} looked again, {props.said}.',
        '{A} knew where such things were kept. Before long {props.said}, and {H} had stepped back twice to look.'
      ]
    }
  ]
}

/** The deed itself is shown with hands and feet, and those who have to be there for it are there. */
export const deedIsShown: Scene = {
  id: 'deed-shown',
  act: 'way',
  A: 'partner',
  spare: 1.5,
  steps: [
    {
      both: [
        '“How does it go?” asked {A}. {H} {props.play}. “I see,” said {A}. “And I’ll be {props.other}.” So {A} {props.does}',
        '“First without anything,” said {H}, and {props.play}. “I’ll be {props.other},” said {A}, and {props.does}',
        '{H} showed it once, for practice, and {props.play}. “That wants somebody else,” said {A}. “I’ll be {props.other}.” And {A} {props.does}',
        '“Watch,” said {H}. {A} watched. {H} {props.play}. After that {A} knew who was missing. “I’ll be {props.other},” said {A}, and {props.does}',
        '“I’ll be {props.other},” said {A}, “and you do it to me.” {A} {props.does} Then {H} {props.play}. They both thought that there was something in it.',
        '{H} {props.play}, and looked round. “Was that it?” asked {A}. “That was the beginning,” said {H}. “Then I’ll be {props.other},” said {A}, and {props.does}',
        'You could see what it was going to be, for {H} {props.play}. “I could be {props.other},” said {A}, and {props.does}',
        '{A} had never seen it done. So {H} {props.play}, quite slowly, and said what came next. “Then I’ll be {props.other},” said {A}, and {props.does}'
      ]
    }
  ]
}

/** What else there is to see to with one of those things: told where there is time, before the way comes to its end. */
export const propsAreLookedAt: Scene[] = [
  {
    id: 'props-bit',
    act: 'way',
    A: 'same',
    spare: 3.5,
    steps: [
      {
        both: [
          '“You’ve left out {props.bit},” said {A}, and walked round {props.the}. {H} put a finger where that would be, and held it there. Now you could see at once what it was.',
          '{H} was not content with {props.the}. “Without {props.bit} nobody will believe it,” said {H}. They made that out of newspaper, and it stayed on nearly all the time.',
          '“Where does it have {props.bit}?” asked {A}. {H} showed it with a flat hand. So {props.the} had been standing with its back to them, and was turned round.',
          'They looked at {props.the} from in front, and then from the side. “All that’s wrong is {props.bit},” said {A}. {H} breathed on it and rubbed. After that it had a bit of a shine, and nobody asked.'
        ]
      }
    ]
  },
  {
    id: 'props-does',
    act: 'way',
    A: 'same',
    spare: 5,
    steps: [
      {
        both: [
          '“It moved,” whispered {A}. They both looked at {props.the}, and it kept quite still. “It {props.did},” said {H}, “while we weren’t looking. That’s what they’re like.”',
          'In the middle of it all {props.the} {props.did}. At any rate {H} had seen it. {A} had only seen it fall over.',
          '{A} bumped into {props.the}. “Careful,” said {H}. “It {props.did} just now.” So {A} begged its pardon, and went round it for the rest of the evening.',
          '“What did it do the last time?” asked {A}, and looked at {props.the} a little from the side. “It {props.did},” said {H}. {A} moved the good vase.'
        ]
      }
    ]
  }
]

/** They have done it too, when it has gone well. */
export const propsAreThanked: Scene = {
  id: 'props-thanked',
  act: 'turn',
  A: 'same',
  spare: 3,
  steps: [
    {
      both: [
        '“Did you see {props.the}?” said {A}. “It was just as it ought to be.” “It’s been practising the whole time,” said {H}, and patted it where {props.bit} would be.',
        '{H} said thank you to {props.the}, because it had stood so still at the hardest moment. {A} shook hands with it as well, as far as that could be done.',
        '“And {props.the}?” asked {A}. They had nearly forgotten it. It had done all of it with them, from the beginning, and was allowed to lie down first.'
      ]
    }
  ]
}
