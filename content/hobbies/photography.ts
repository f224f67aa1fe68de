import type { HobbyFamily } from '../format.ts'

export const photography: HobbyFamily = {
  id: 'photography',
  noun: 'photography',
  keys: [
    'photo', 'photos', 'photograph', 'photography', 'camera', 'film making', 'filmmaking', 'video making', 'videos',
    'selfie', 'polaroid', 'taking pictures'
  ],
  marks: [
    'camera', 'click', 'photograph', 'photographers', 'photographs', 'photography', 'picture', 'pictures'
  ],
  skills: ['look', 'patient', 'remember'],
  habit: [
    'looked at the world through two fingers and thumbs, as if through a camera',
    'had a photograph of everybody with their eyes shut',
    'said click aloud when there was no camera to say it',
    'stopped in the middle of the street for the light on a puddle and a photograph of it'
  ],
  bridge: {
    look: [
      'A camera had taught {S} that the picture changes when you take one step to the left.',
      '{S} saw where the light came from before anything else, as photographers do.',
      'Through the little window of a camera {S} had learned to look at one thing at a time.',
      'The best photographs are hiding at the edge, and {S} always looked there.'
    ],
    patient: [
      'For one photograph of a wren {S} had stood in wet grass until noon.',
      'The moment comes once, and whoever has the camera waits for it, as {S} always had.',
      '{S} could keep as still as the picture was going to be.',
      'Good light takes its time, and {S}, camera on one knee, took it too.'
    ],
    remember: [
      '{S} took pictures with both eyes, click, and could look at them later.',
      'Every photograph at home was in the head of {S} as well, dates and all.',
      'Out of a hundred pictures {S} could tell you what stood in the corner of each.',
      'After years of photography {S} only needed to blink to keep a thing.'
    ]
  },
  help: [
    '{S} made a frame of fingers, like a camera, and saw what everyone had missed.',
    'Click, went {S} without any camera, and they all smiled and stood up straight.',
    '{S} waited for the right moment, as for a photograph, and gave the sign.',
    'It would make a good picture, thought {S}, if that one thing were moved, and moved it.'
  ],
  dream: [
    'Click, and {S} shut both eyes on the day’s last picture.',
    'Behind the eyelids of {S} the day’s photographs came up slowly, one by one.',
    '{S} slept as still as somebody in a photograph.',
    'The best picture was kept for the dream, and {S} was looking at it now.'
  ]
}
