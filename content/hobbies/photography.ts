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
    'stopped in the middle of the street for the light on a puddle and a photograph of it',
    'owned a picture of every puddle in the street',
    'asked pigeons to keep still for a photograph',
    'took three pictures of each cake, before, during and after',
    'said cheese to the camera, and then asked for some',
    'kept a photograph of a thumb, because it was a good thumb',
    'lay on the floor to get the whole cat into the picture',
    'walked backwards with the camera until there was a hedge',
    'put the best pictures on the fridge, and the funny ones higher up',
    'waited for the sun to come out, camera up, one eye shut',
    'took pictures of shoes, and could say whose they were'
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
    'The best picture was kept for the dream, and {S} was looking at it now.',
    'The camera had its lid on, and {S} had both eyes shut.',
    'A picture of the day was all that {S} took along into sleep.',
    'In a dream {S} took a photograph of the moon, which smiled.',
    'One more click, a very soft one, and {S} was asleep.',
    'Nobody moved in the dream, so that {S} could take the picture.',
    '“Too dark for a photograph,” thought {S}, and slept instead.',
    'All the pictures of that day lay in a heap, and {S} slept beside it.',
    'On the sill the camera looked out at the night, and {S} did not.',
    'Quite still sat a fox in the dream, until {S} had the picture.',
    'It would have made a nice picture, how {S} lay there.'
  ],
  meanwhile: [
    'Click, it went behind the curtain, and some time later, click. {S} was taking pictures of the room when it felt unobserved.',
    'On the shelf the camera blinked ten times and took its picture. {S} had got as far as being an ear in it.',
    'Six photographs of the same spoon lay side by side. {S} liked the fourth, because in it the spoon was not trying.',
    'There was a photograph on the wall of a very cross bridesmaid. {S} looked at it until one of them had to smile.',
    { text: 'Flat on the floor lay {S}, with the camera at one eye. The picture was of a crumb, as another crumb would see it.', needs: ['hands'] },
    { text: '“Chin up a little,” said {S}, behind the camera, to a banana. After that the banana was turned over.', says: 'S' },
    { text: '{S} took a photograph of the door, for the light on it. Just then it opened, and so it was of an elbow.', needs: ['hands'] },
    { text: 'With a cardboard box for a camera {S} took everybody. “Click,” said {S} each time, and handed out the pictures, which were bus tickets.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '{S} was sorting photographs into two heaps, who it was and who it might have been. The second was the higher.', age: { S: ['grown', 'old'] }, needs: ['hands'] },
    { text: 'In every picture of the kitchen there was a bit of thumb. {S} had begun to be fond of it.', needs: ['hands'] },
    { text: 'For a photograph {S} needed an empty chair. It took a good while, for somebody was always just sitting down.', needs: ['hands'] },
    { text: 'Two fingers and two thumbs came round the door, for a camera. {S} looked through, and waved everybody a little to the left.', needs: ['hands'] }
  ]
}
