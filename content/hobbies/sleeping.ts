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
    { text: 'found the warm spot in every room within a minute', needs: ['warm'] },
    'had once managed a nap in a wheelbarrow',
    'had dozed through two films and a thunderstorm',
    'was never too busy for a cuddle',
    { text: 'knew the warm end of every sofa', needs: ['warm'] },
    'curled up anywhere, also in the washing basket',
    'woke from one nap and looked forward to the next',
    'had a blanket for each nap of the day',
    'snuggled up to visitors, parcels and the radiator',
    'dozed off in the middle of the best bits',
    'yawned so well that others took a nap'
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
    '{S} had dozed all day to be ready for it, and now slept properly.',
    'After so many short naps {S} went on to the long one.',
    'The last nap of the day was also the best, and {S} slept right through it.',
    'Somewhere in the blankets {S} lay curled into a full stop, asleep.',
    { text: 'Whatever was warm belonged to {S} until the morning.', needs: ['warm'] },
    'Nobody could have taught {S} anything about a nap, and {S} slept to show it.',
    '{S} snuggled down as far as down went, and slept there.',
    'Half of a cuddle was still lying about, and {S} slept on it.',
    'Long practised at the doze, {S} was asleep before the sheet was straight.',
    'To {S} it was only a nap, and it lasted until breakfast.',
    'One more turn, one more tuck, and {S} lay curled up asleep.',
    'With the whole night to doze in, {S} did not hurry, and slept.'
  ],
  meanwhile: [
    'Twice round to the left went {S}, and once to the right. Then the nap could begin, on the very edge of the cushion.',
    '{S} dozed with one eye open. The open one went across the room with a biscuit, and came back.',
    'A draught had got in along the floor, and {S} knew where. The nap was moved by one cushion.',
    'Among the cushions there was one that yawned. It was {S}, curled up, with all the corners put away.',
    'The sofa was free, and the rug, and both chairs. {S} was going to doze on the open newspaper, across the crossword.',
    '{S} stretched at the front and then at the back, and looked about. There was time for one more nap before anything happened.',
    { text: 'The towels had only just been folded and were still warm. {S} lay down on top, to keep them so.', needs: ['warm'] },
    { text: 'Somebody was about to get up, but {S} had curled up against one side. It would have to be done later.', party: 'together' },
    { text: '“This isn’t a nap,” said {S} from the rug. “I’m down here looking for a button, and there’s no hurry.”', says: 'S' },
    { text: '“Five are too many for one cuddle,” said {S} to the bears. None of them wanted to be the one, so all stayed.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '“You can hear everything in a nap,” said {S} with both eyes shut. “That was the biscuit tin.”', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'One cuddle had been left over. {S} went along the chairs with it until somebody had room.', party: 'together' }
  ]
}
