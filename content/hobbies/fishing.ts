import type { HobbyFamily } from '../format.ts'

export const fishing: HobbyFamily = {
  id: 'fishing',
  noun: 'fishing and boats',
  keys: [
    'fish', 'fishing', 'angling', 'boat', 'boats', 'sail', 'sailing', 'row', 'rowing', 'kayak', 'canoe', 'ship',
    'ships', 'crabbing', 'harbour', 'harbor', 'yacht', 'surf fishing', 'model boats', 'river'
  ],
  marks: [
    'boat', 'boats', 'fish', 'fished', 'fishes', 'fishing', 'rowing', 'sail', 'water'
  ],
  skills: ['patient', 'listen', 'balance'],
  brings: ['string'],
  habit: [
    'could sit by the water until the water forgot',
    'told fish stories, in which the fish grew and the boat shrank',
    'had once caught a boot and fished on, hoping for its brother',
    'knew how the weather would be from a look at the water',
    'wore the same hat for fishing and for weddings',
    'caught one fish a year and talked about it for eleven months',
    'put every fish back, and wished it a good day',
    'kept a small boat on the sill, for looking at',
    'could tie a knot that no fish and no aunt could undo',
    'sat so still when fishing that ducks came to look',
    'took two sandwiches for fishing, one of them for the gulls',
    'whispered near water, so as not to be rude to the fish',
    'said ahoy to every boat, and to some buses',
    'looked at puddles as if there might be a fish in them',
    'went rowing in the armchair when it rained'
  ],
  bridge: {
    patient: [
      'Whoever fishes does mostly nothing, and {S} did it extremely well.',
      '{S} had learned by the water that wanting does not make a thing come.',
      'Half of any boat trip is waiting for the wind, and {S} liked that half.',
      'One fish in a long afternoon was plenty, {S} thought, and none was also fine.'
    ],
    listen: [
      'Over water every sound comes from far off, and {S} could tell them apart.',
      '{S} heard a change of wind before the boat did.',
      'A fish makes the smallest of plops, and {S} had never missed one.',
      'Sitting by still water had made {S} so quiet that things could be heard.'
    ],
    balance: [
      'In a boat one stands low and moves slowly, and {S} did both on land as well.',
      '{S} could feel a boat tip before it had thought of tipping.',
      'Wet stones by the water had made {S} very sure on two feet.',
      'Weight to the left, weight to the right: small boats had taught {S} about weight.'
    ]
  },
  help: [
    { text: '{S} tied a boat knot, the sort that holds and comes undone when asked.', says: 'S' },
    { text: 'With all the calm of somebody fishing, {S} waited for the right moment and said when.', says: 'S' },
    '{S} called the strokes as in a rowing boat, and they pulled together.',
    'One wet finger in the air, and {S} knew the wind, as people do who sail.'
  ],
  dream: [
    '{S} slept in bed as in a boat, rocked by next to nothing.',
    'The line was out, the water was still, and {S} was asleep.',
    'In the dream one silver fish went slowly round {S}, and round.',
    '{S} drifted off, like a boat on a quiet lake.',
    'A fish in the dream said good evening, and {S} lifted a hat.',
    'The boat was tied up for the night, and {S} was tucked in.',
    'Quiet as a fish at the bottom of a pond, {S} slept.',
    'Nothing bit that night, and {S}, who was fishing in a dream, did not mind.',
    'All the boats lay in the harbour, and {S} lay in bed.',
    'Slow water went by in the dream, and {S} watched it go.',
    'Somewhere {S} was rowing, asleep, to an island with a good chair on it.',
    'Every fish was back in the water, and {S} was back in bed.',
    'With a small sail and a big pillow {S} set out for the morning.',
    '{S} dreamt of the fish that was this big.'
  ],
  meanwhile: [
    { text: 'An old tin of fishing floats was being put in order. {S} did it by colour, and then by how often each had been lied about.', needs: ['hands'], age: { S: ['grown', 'old'] } },
    { text: 'Out in the washing basket sat {S}, rowing with two wooden spoons. “Mind the rug,” said {S}. “It’s deep.”', says: 'S', needs: ['hands'], age: { S: ['small', 'middle'] } },
    'A string hung down from the sofa, and under it lay a sock. {S} was fishing, and did not say a word, because of the other sock.',
    'Half a walnut shell with a paper sail lay in the washing-up bowl, going nowhere. {S} bent down and was the wind.',
    '{S} looked for some time into the water jug, without much hope, but without giving up.',
    { text: 'In the fishing jacket there were eleven pockets and one peppermint. {S} had got to the pocket with the bait.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: 'On the telephone {S} was telling of a fish. Both hands showed how long, and the telephone slid down inside a collar.', needs: ['hands'], age: { S: ['teen', 'grown', 'old'] } },
    'By a good boat knot a chair was moored to the table. {S} came round now and then to see if it had drifted.',
    'A paper boat was drying on the radiator. {S} had laid the captain beside it, and turned him over once.',
    { text: 'With a bit of red wool {S} had made a fly for fishing. It looked at {S}, and neither was taken in.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: '“Is anybody using this water?” asked {S}, by the sink. The boat behind {S}’s back was already dripping.', says: 'S' },
    'By the tide table it would be high water within the hour. {S} was keeping an eye on the sink.'
  ]
}
