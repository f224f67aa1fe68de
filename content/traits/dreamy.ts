import type { Trait } from '../format.ts'

export const dreamy: Trait = {
  id: 'dreamy',
  keys: [
    'dream', 'dreamer', 'daydream', 'dreamy', 'head in the clouds', 'thoughtful and quiet',
    'spacey', 'romantic', 'idealis', 'whimsical'
  ],
  marks: [
    'dream', 'dreams', 'dreamy', 'dreamily', 'cloud', 'clouds'
  ],
  habit: [
    { text: 'was dreamy at table and found peas in both pockets', needs: ['hands'] },
    'met most lamp posts by surprise, because of the clouds',
    'could dream with both eyes open, on any Tuesday',
    { text: 'had been called twice, and was still dreamily buttering the plate', needs: ['hands'] }
  ],
  stance: [
    '{S} did it dreamily, as if thinking of something else.',
    'Half of {S} had come down from some cloud for it, and now went up again.',
    'It was a thing that {S} had once seen in a dream, and it worked awake.',
    'With a dreamy look {S} found what the wide awake had missed.'
  ],
  rest: [
    '{S} had been practising dreams since the morning, and now came the real one.',
    'A cloud came by, about as big as a bed, and {S} got on.',
    'Dreamily {S} watched the curtain move to and fro.',
    'There was nothing left to do but dream, and dreamy {S} was good at that.'
  ]
}
