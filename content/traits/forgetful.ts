import type { Trait } from '../format.ts'

export const forgetful: Trait = {
  id: 'forgetful',
  keys: [
    'forgetful', 'absent minded', 'absentminded', 'scatterbrain', 'scattered', 'distracted', 'loses things',
    'ditsy', 'adhd', 'easily distracted'
  ],
  marks: [
    'forgot', 'forget', 'forgetful', 'forgotten'
  ],
  habit: [
    { text: 'forgot hats in every town and never a face', needs: ['hands'] },
    { text: 'was forgetful about keys and exact about birthdays', needs: ['hands'] },
    { text: 'set out for bread, had forgotten by the corner, and came back with a kitten', needs: ['hands'] },
    { text: 'could forget an umbrella in the rain', needs: ['hands'] },
    'was now and then so forgetful that breakfast came as a surprise',
    'forgot what the fuss was about, usually in the middle of it'
  ],
  stance: [
    '{S} had forgotten to be afraid that it might not work.',
    'For all that was forgetful about {S}, this had been remembered.',
    'For once nothing had been forgotten, and {S} checked twice.',
    'It was a thing not to forget, and {S} forgot it at once, being busy.'
  ],
  rest: [
    '{S} forgot the day bit by bit, and kept the best of it.',
    'Nothing had been forgotten tonight, and if it had, {S} had forgotten what.',
    'Being forgetful, {S} had no idea what there was to stay awake for.',
    'The last thing that {S} did not forget was the warm side of the pillow.'
  ]
}
