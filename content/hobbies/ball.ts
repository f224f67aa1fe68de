import type { HobbyFamily } from '../format.ts'

export const ball: HobbyFamily = {
  id: 'ball',
  noun: 'ball games',
  keys: [
    'ball', 'football', 'soccer', 'basketball', 'cricket', 'rugby', 'netball', 'baseball', 'softball', 'volleyball',
    'handball', 'hockey', 'tennis', 'badminton', 'table tennis', 'ping pong', 'squash', 'catch',
    'catching', 'dodgeball', 'goalkeep', 'hurling', 'lacrosse', 'bowling', 'pickleball', 'golf', 'team sport',
    'sports', 'sport', 'kickball', 'rounders', 'futsal', 'playing ball', 'play ball', 'frisbee'
  ],
  marks: [
    'ball', 'goal', 'kick', 'match', 'matches', 'pass', 'passed', 'passes', 'passing'
  ],
  skills: ['team', 'balance', 'brave'],
  habit: [
    'had a ball at one foot or under one arm from morning to night',
    'passed the ball to whoever had not had it yet',
    'slept beside a ball with grass still on it',
    'could never pass a goal, a basket or a bin without aiming at it',
    'knew the score of matches that nobody else remembered',
    'kicked off every day with the first left sock',
    'had dented both flowerpots with the same ball, on different days',
    'bounced a ball all the way to the bus and all the way back',
    'counted goals in bed, where others counted sheep',
    'said “pass” at table, and meant the potatoes',
    'kicked a ball of socks to bed every night',
    'asked everybody on the stairs for a pass',
    'could keep a ball in the air for as long as it takes to say potato',
    'threw a ball to the cat, and waited for it to come back'
  ],
  bridge: {
    team: [
      'A ball gets nowhere if nobody passes it, and {S} was a great one for passing.',
      'In every match {S} knew without looking where the others stood.',
      '{S} had played ball with big ones and small ones, and found a place for each.',
      'Winning alone was no fun, as {S} had noticed in many a match.'
    ],
    balance: [
      'Whoever runs after a bouncing ball, as {S} did, has feet that can change their minds.',
      '{S} could stop a ball on one foot and stand there, calm as a heron.',
      'Twisting, leaning, stopping short: the ball had taught {S} all three.',
      'From all those matches {S} had knees that knew what to do on bumpy ground.'
    ],
    brave: [
      'Stepping up with everybody watching was nothing new for {S}, after so many matches.',
      '{S} had missed the goal a good many times, and asked for the ball again each time.',
      'A fast ball had to be looked at, not run from, and {S} had grown used to that.',
      'When the match was nearly over, {S} was the one who still called for a pass.'
    ]
  },
  help: [
    '{S} clapped twice, as before a match, and all at once there was a team.',
    'Something had to be thrown, and {S} threw it, straight as a pass down the middle.',
    '{S} rolled a pebble like a ball to whoever looked left out.',
    'As in every match, {S} kept an eye on the one at the back.'
  ],
  dream: [
    '{S} slept with one arm round the ball.',
    'In the dream a ball rolled slowly over soft grass, and {S} did not have to run.',
    'The match was over, the light was going, and {S} was asleep before the last goal.',
    '{S} gave one small kick under the blanket and slept on, calm as a ball at rest.',
    'The ball slept under the bed, and {S} on top of it.',
    'Every kick went in, in the dream, and {S} was not even out of breath.',
    '{S} kicked the ball as high as the moon, in a dream, and it came down softly.',
    'Somewhere in the blanket was a ball, and round the ball was {S}.',
    'No match was on any more, and {S} lay where the grass was softest.',
    'One foot of {S}’s kicked once, at a ball that was not there.',
    'A slow ball rolled through the night and stopped beside {S}.',
    'Both goals were empty, and the keeper was {S}, asleep.',
    'At half time {S} lay down, and the match had to do without.',
    'Round as a ball, {S} lay in the middle of the bed.'
  ],
  meanwhile: [
    'A ball rolled in at the door, very slowly. Behind it, just as slowly, came {S}, who had been told about balls indoors.',
    'From the hall came a thud, and a thud, and a cheer. It was a match, and {S} was one up on the wall.',
    { text: '“Mine,” called {S} in the hall, and a moment later, “Yours.” There was nobody in the hall but {S} and the ball.', says: 'S' },
    { text: 'Somewhere a newspaper groaned. {S} was reading about last week’s match, and it had come out the same again.', age: { S: ['teen', 'grown', 'old'] } },
    'Behind the door a low voice was telling a match, minute by minute. It was {S}, and so far {S} had the ball.',
    { text: 'The ball was in the laundry basket. {S} was in the laundry basket too, and called it two points.', age: { S: 'small' } },
    { text: 'Past the door went {S}, much rounder in front than usual. A ball fell out of the jumper, and {S} went on thinner.', age: { S: ['small', 'middle', 'big'] } },
    { text: 'With the salt and two egg cups {S} was showing nobody how the match had been lost. It was the pepper’s fault.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: '“Catch,” said {S} behind the sofa, and then, “Never mind.” The ball had come down in the umbrella stand, beside the other two.', says: 'S' },
    'Two shoes on the floor were a goal, and {S} was in it. So far one pea had got through.',
    { text: 'A cup lay on its side by the far wall. {S} bent over an umbrella, tapped, and the ball went politely past the cup.', needs: ['hands'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'There was a ball of wool on the floor, and {S} had a foot free. Winding it up again took longer than the match.', needs: ['hands', 'legs'] }
  ]
}
