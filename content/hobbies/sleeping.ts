import type { HobbyFamily } from '../format.ts'

export const sleeping: HobbyFamily = {
  id: 'sleeping',
  noun: 'sleeping and cuddling',
  keys: [
    'sleep', 'sleeping', 'nap', 'napping', 'cuddl', 'snuggl', 'hug', 'hugs', 'hugging', 'doze', 'snooz', 'blanket',
    'purr', 'sunbath', 'lying', 'relax', 'resting', 'rest', 'lap', 'being held', 'milk', 'drinking milk',
    'belly rub', 'bed', 'pillow', 'being lazy', 'cosy', 'cozy', 'kisses', 'teddy', 'family time'
  ],
  marks: [
    'cuddle', 'cuddles', 'curled', 'doze', 'dozed', 'nap', 'naps', 'snuggled', 'warm'
  ],
  skills: ['patient', 'care'],
  habit: [
    'could doze in any patch of sun that held still',
    'gave the sort of cuddle that is felt the next day',
    'took a nap before lunch and another to get over it',
    { text: 'found the warm spot in every room within a minute', needs: ['warm'] }
  ],
  bridge: {
    patient: [
      'So many long naps had made {S} good at letting time go by.',
      '{S} liked to doze with one eye open, and could wait for anything that way.',
      'Nobody in a hurry was ever truly snuggled, and {S} was never in a hurry.',
      { text: 'From lying in one warm place until it moved, {S} had learned to wait.', needs: ['warm'] }
    ],
    care: [
      'A good cuddle begins with keeping still, and {S} knew how to begin.',
      { text: '{S} could feel from afar who wanted something warm to lean on.', needs: ['warm'] },
      'All those cuddles had left {S} with plenty to give away.',
      'Whoever has been snuggled a lot, as {S} had, knows where it helps most.'
    ]
  },
  help: [
    { text: '{S} leaned a warm side against whoever was shivering.', needs: ['warm'] },
    'One short cuddle from {S}, and off they went again.',
    '{S} curled up on the loose end, and so it did not blow away.',
    'At just the right moment {S} snuggled up, and nobody was cross any longer.'
  ],
  dream: [
    '{S} curled up twice round, as for any good nap, and slept.',
    'It was the best cuddle of the day, and {S} slept in the middle of it.',
    { text: 'Of all of them {S} was best at this, and was warm and asleep in a blink.', needs: ['warm'] },
    '{S} had dozed all day to be ready for it, and now slept properly.'
  ]
}
