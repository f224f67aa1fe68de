import type { Trait } from '../format.ts'

export const clever: Trait = {
  id: 'clever',
  keys: [
    'clever', 'smart', 'intelligent', 'bright', 'brainy', 'genius', 'sharp', 'quick-witted', 'gifted', 'brilliant',
    'ingenious', 'resourceful', 'brains'
  ],
  marks: [
    'clever', 'cleverly', 'bright', 'thought'
  ],
  habit: [
    { text: 'was clever about knots and quite ordinary about socks', needs: ['hands'] },
    'thought with the head on one side, and it was a bright head',
    'had thought of most things, and written them nowhere',
    'found the clever way, and then the one that was even shorter'
  ],
  stance: [
    '{S} made it look as if anybody could have been so clever.',
    'It was cleverly done, and {S} looked the other way, as if it had been the wind.',
    'One bright thought was enough, and {S} had had it.',
    'Being clever, {S} never told anyone how long it had taken to find.'
  ],
  rest: [
    '{S} had one more bright idea, and it was to shut both eyes.',
    'Even a clever head gets heavy, and that of {S} was heavy now.',
    'The bright ideas of {S} went out one by one, as windows do.',
    'Cleverly, {S} had kept the cool side of the pillow for now.'
  ]
}
