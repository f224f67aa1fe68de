import type { HobbyFamily } from '../format.ts'

export const vehicles: HobbyFamily = {
  id: 'vehicles',
  noun: 'cars, trains and machines',
  keys: [
    'car', 'cars', 'train', 'trains', 'truck', 'trucks', 'lorry', 'digger', 'tractor', 'bus', 'buses', 'vehicle',
    'plane', 'planes', 'aeroplane', 'airplane', 'helicopter', 'fire engine', 'machine', 'engine', 'garage',
    'toy cars', 'race car', 'railway', 'railroad', 'excavator', 'monster truck', 'transport', 'aviation', 'crane',
    'flying', 'drone'
  ],
  marks: [
    'engine', 'engines', 'machine', 'machines', 'train', 'wheel', 'wheels'
  ],
  skills: ['think', 'steps', 'make'],
  habit: [
    'knew each train by its sound and each bus by its mood',
    'made engine noises while thinking',
    'had a small thing with wheels in every pocket',
    'could say what any machine was for, and what it ought to be for',
    'let no train go by without a wave',
    'counted the wheels on everything that went by',
    'had parked a row of wheels along the skirting board',
    'stopped at each crossing to tell the engine it was doing well',
    'knew where the spare wheel was, on anything',
    'drove the laundry basket, with engine and bell',
    'knew a digger from a dumper by its engine, through a wall',
    'drove to bed as a train, and stopped at the bathroom',
    'put wheels on anything that would not roll by itself',
    'called every wheel in the row by its name'
  ],
  bridge: {
    think: [
      'Every machine does what it does for a reason, and {S} always asked for the reason.',
      'When an engine stops, {S} knew, it is mostly something small.',
      '{S} had often wondered which wheel turns which, and had nearly always found out.',
      'A train can only go where there are rails, so {S} was used to thinking before setting off.'
    ],
    steps: [
      'Check, start, wait, go: {S} did everything in the order of a good train.',
      '{S} knew that an engine has a hundred parts, and each does just one thing.',
      'One carriage after another makes a train, and {S} had lined up many.',
      'No machine can be skipped to its end, {S} had found, you must go through the middle.'
    ],
    make: [
      '{S} had built machines out of boxes, spoons and a great deal of noise.',
      'With one spare wheel, as {S} knew, you have half of a cart already.',
      'A machine is only a stick that has been given an idea, and {S} had plenty of ideas.',
      'Under the bed of {S} stood an engine of corks that very nearly went.'
    ]
  },
  help: [
    '{S} hooked everyone together like a train and looked to see that no wagon was lost.',
    'With a low engine hum, {S} carried whatever was to be carried.',
    '{S} noticed what was stuck, like a wheel in sand, and kicked away the sand.',
    'As for a train, {S} gave the sign that all was clear.'
  ],
  dream: [
    '{S} slept as engines do at night, ticking a little and growing cool.',
    'The last train went by in the distance, and in a dream {S} was on it.',
    'All the wheels were parked, all the lamps out, and {S} slept in the middle.',
    'In the dream {S} was carried by a very slow machine that only hummed.',
    'Far out a train ran through the night. Its driver, in a dream, was {S}.',
    'The engine was switched off, the lamps were out, and {S} slept.',
    '{S} rolled into sleep on soft wheels, and nobody had to steer.',
    'Signal by signal it went green in the dream, and {S} drove the slow train.',
    'In its shed stood every machine, and in bed lay {S}, asleep.',
    'A train with soft seats came through the dream, and {S} got on.',
    'Some engine far away hummed, and {S} slept to it.',
    'Not a wheel turned any more, and {S} slept.',
    'One little machine in the dream made nothing but snow, and {S} watched.',
    'The night train stopped at every pillow, and {S} was on board.'
  ],
  meanwhile: [
    'When the washing machine got to the fast part, {S} was there in time. It was the best engine they had.',
    'Out of the basket came a bus, a tractor and half an engine. {S} was looking for the other half, and there was only basket left.',
    'In one of the shoes by the door something with wheels was parked. {S} knew which, and watched people choose.',
    'There were wheel marks in the flour on the table. They led to the edge, and from there to {S}.',
    { text: 'Under the table a train came in. “It’s late,” said {S}, “but it’s got a reason.”', says: 'S' },
    { text: '{S} lay with one cheek on the floor and let four wheels roll by. From there the bus was as big as a bus.', needs: ['hands'] },
    { text: '“Brum,” said {S}, and drove a wooden spoon up the arm of the chair. It had no wheels, but nobody had told it.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '“That’s the fan belt,” said {S}, for an engine had gone by outside. The window was opened, to be sure.', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'From the hall came the hum of an engine, and then two beeps. {S} was coming into the kitchen backwards.', needs: ['hands', 'legs'] },
    { text: 'Where the fourth wheel had been, {S} had put a coat button. The lorry went well, with a small bow at every turn.', needs: ['hands'] },
    { text: '“This train’s only going to the radiator,” said {S} kindly to a cushion. “You want the other sofa.”', says: 'S' },
    { text: '{S} was writing a timetable for a train from the sofa to the sink. It stopped at the bread bin by request.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] }, needs: ['hands'] }
  ]
}
