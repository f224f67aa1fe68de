import { paceAt } from '#server/narrator/pacing.ts'
import { readScript } from '#server/narrator/text/script.ts'
import type { ToldUnit } from './told-units.ts'

/** Stories ask too little for a figure of how questions end. What is asked for is said here, and not found by the narrator’s own rule. */
const YES_OR_NO = [
  'Is the lantern still burning?',
  'Did you see the little boat?',
  'Can we stay a moment longer?',
  'Are you asleep?',
  'Do you hear the sea?',
  'Was it the moon?',
  'Shall we go home now?',
  'Have you ever met a whale?',
  'Will it snow in the morning?',
  'Could a hedgehog climb up here?',
  'May I carry the basket?',
  'Does the baker know about this?',
  'When the lamp goes out, will you be afraid?',
  'When you are big, do you have to go to bed?',
  'Where you live, is there a river?'
]
const FOR_MORE = [
  'Where did the lantern go?',
  'Who sailed in the little boat?',
  'And what comes after morning?',
  'Why is the river so quiet?',
  'How do fireflies find each other?',
  'When will the puppy be big?',
  'Whose hat is in the tree?',
  'Which star was the first?',
  'At what time does the train leave?',
  'For how long will it rain?',
  'In which house does the owl live?',
  'When the bread is done, who will carry it home?'
]

/** The same questions every time, in quotation marks, as they are asked in stories. They belong to no story. */
export function askedQuestions(): ToldUnit[] {
  return [YES_OR_NO, FOR_MORE].flatMap((questions) =>
    questions.flatMap((question) =>
      readScript(`“${question}”`).paragraphs.flatMap(({ units }) =>
        units.map((unit): ToldUnit => ({
          unit,
          pace: paceAt(0),
          story: -1,
          position: 0,
          asksMore: questions === FOR_MORE
        }))
      )
    )
  )
}
