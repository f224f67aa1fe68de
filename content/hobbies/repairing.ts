import type { HobbyFamily } from '../format.ts'

export const repairing: HobbyFamily = {
  id: 'repairing',
  noun: 'woodwork and repairing',
  keys: [
    'woodwork', 'wood', 'carpent', 'repair', 'repairing', 'fix', 'fixing', 'mending', 'tinker', 'tools', 'hammer',
    'whittl', 'restor', 'handyman', 'mechanic', 'workshop', 'upcycl', 'electric', 'plumbing', 'furniture', 'toolbox'
  ],
  marks: [
    'fix', 'fixed', 'mend', 'mended', 'repair', 'screw', 'screws', 'tool', 'wood', 'workbench', 'workshop'
  ],
  skills: ['make', 'think', 'patient'],
  brings: ['string'],
  habit: [
    'had mended every chair at home, and some of them twice',
    'kept screws in a jam jar and jam in a tool box',
    'heard a squeak and went to find a tool',
    'could not walk by a broken thing without wanting to fix it',
    'had a tool for everything, and a spoon for the rest',
    'mended an umbrella with a fork, and it worked',
    'fixed things that had only been resting',
    'could tell a loose screw by its rattle',
    'said “aha” to every broken thing before the repair',
    'took a clock apart to see it tick, and had two screws left over',
    'sat up late to mend the ear of a bear',
    'carried a bit of wood about, in case',
    'asked the tap where it hurt, and then fixed it',
    'gave the old radio a pat, and called it a repair'
  ],
  bridge: {
    make: [
      'At the workbench {S} had learned that a little peg can do the work of a big nail.',
      '{S} had fixed so much with string that string felt like a tool.',
      'Wood tells you what it wants to be, and {S} had made stools and spoons by asking.',
      'Whatever is missing can be made, was the rule in the workshop of {S}.'
    ],
    think: [
      'Before you mend a thing you must know why it broke, and {S} never left that out.',
      '{S} turned every repair over in the mind three times and over in the hand once.',
      'There is a right tool for everything, and it is mostly a thought, as {S} had found.',
      'Screw by screw, {S} had worked out how the old clock was meant to go.'
    ],
    patient: [
      'Sanding wood had taught {S} to go on until it was smooth, and a bit longer.',
      '{S} measured twice and mended once, and was never in a rush.',
      'Old screws turn for those who wait, and {S} waited for them kindly.',
      'A good repair wants a night to dry, and {S} gave it two.'
    ]
  },
  help: [
    '{S} tightened something on the way that had been loose for years, tool or no tool.',
    'With one bent twig for a tool, {S} fixed what was about to fall.',
    '{S} held it steady, as wood is held for sawing, while the others worked.',
    'There was a squeak in it, and {S} mended the squeak.'
  ],
  dream: [
    '{S} slept like a tool on its own hook, in the right place.',
    'Everything was mended that could be mended today, and {S} slept on it.',
    'In the dream the wood was as soft as butter, and {S} made a boat.',
    'The workbench was swept, the lamp was low, and {S} slept without a creak.',
    'The tool box was shut, and both eyes of {S} were too.',
    'Nothing squeaked any more that {S} could mend, so {S} slept.',
    'A star hung loose in the dream, and {S} fixed it.',
    'One screw was left over in the dream of {S}, and it did not matter.',
    'Every tool hung on its nail, and {S} lay in bed.',
    'On four good legs of wood stood the bed, and {S} slept in it.',
    'What was broken could wait for tomorrow’s repair, and {S} slept.',
    '{S} dreamt of a little house of wood that smelled new.',
    'Somewhere a bear with one ear was mended, and {S} did it asleep.',
    'Both hands of {S} lay open, with no tool in them.'
  ],
  meanwhile: [
    'Tool in hand, {S} listened to the tap. It dripped once more, and was let off until Saturday.',
    'Something was being mended in the next room. Then it was very quiet, and {S} came out to look for the other half.',
    'Beside the tool box stood a lamp that was to be mended. {S} kept it company, so that it should not feel broken.',
    'The drawer that stuck had been mended. {S} opened it, shut it, and opened it, and there was nothing in it at all.',
    { text: 'A chair lay on its back, and {S} knocked on its legs, one by one. The third leg said where to mend it.', needs: ['hands'] },
    { text: '{S} had mended the biscuit tin, so that the lid shut properly. Now nobody could get at the biscuits.', needs: ['hands', 'seven'] },
    { text: '“It isn’t broken,” said {S} from under the sink, “it’s only shy.” A screw rolled out, and a hand came after it.', says: 'S', age: { S: ['teen', 'grown', 'old'] } },
    { text: 'With a wooden spoon for a tool {S} mended the sofa. It needed five knocks, and was told when it was over.', age: { S: ['small', 'middle'] } },
    { text: '“Short,” read {S} on the jars of screws, “shorter, from the pram.” Not one was ever thrown away.', says: 'S', age: { S: ['grown', 'old'] } },
    { text: '{S} went from handle to handle with the small screwdriver. Each got a quarter of a turn, even those that had not asked.', needs: ['hands', 'seven'] },
    { text: 'It was a good piece of wood. {S} turned it over, smelled it, and put it back, for it was too good for anything.', needs: ['hands'] },
    { text: '“Who fixed this?” asked somebody, holding the whole door handle. “Nobody yet,” said {S}, and went for the tool box.', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } }
  ]
}
