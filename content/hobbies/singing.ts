import type { HobbyFamily } from '../format.ts'

export const singing: HobbyFamily = {
  id: 'singing',
  noun: 'singing',
  keys: [
    'sing', 'singing', 'song', 'music', 'choir', 'hum', 'karaoke', 'rap', 'vocal', 'nursery rhyme', 'lullab',
    'whistl', 'listening to music', 'beatbox'
  ],
  marks: [
    'choir', 'hummed', 'music', 'sang', 'sing', 'singing', 'song', 'songs', 'tune'
  ],
  skills: ['breathe', 'listen', 'remember'],
  habit: [
    'sang while brushing teeth, with foam',
    'hummed a tune for every sort of weather',
    'knew the second verse of every song, which hardly anybody does',
    'could not hear music without at least one toe joining in',
    'answered the telephone with a song',
    'made up a tune for everything that had no tune yet',
    'could be found anywhere by the singing',
    'sang the shopping list, and forgot nothing',
    'kept one song for stairs and one for shoes',
    'hummed without knowing it, mostly in queues',
    'sang to the soup, so that it would not be bored',
    'knew a song with no end, and had to be stopped with cake',
    'sang high notes in the bath and low ones on the stairs',
    'hummed in the dark, and then it was not so dark'
  ],
  bridge: {
    breathe: [
      'A long song wants a long breath, and {S} had one that went right down to the socks.',
      'Singing had shown {S} where breath is kept: low down, like potatoes.',
      '{S} could hold the last note of a tune until the kettle boiled.',
      'Before every song came one slow breath, and by now {S} took it without thinking.'
    ],
    listen: [
      'Nobody can sing in tune without hearing the others, and {S} heard everybody.',
      '{S} collected sounds as others collect shells, for the songs they might fit into.',
      'One wrong note in a choir was enough to make the ears of {S} prick up.',
      'To learn a new tune, {S} shut both eyes and let the music come in.'
    ],
    remember: [
      '{S} kept ninety songs by heart, and any of them could be got out at a moment’s notice.',
      'Whatever was sung once stayed with {S}, words, tune, cough in the middle and all.',
      'What cannot be remembered plain can be remembered in a song, and {S} did it so.',
      'There was music in {S} from years and years of bedtimes, and none of it had leaked out.'
    ]
  },
  help: [
    '{S} hummed the tune very low, and the feet of everybody fell in with it.',
    'Half a song was all that {S} sang, and it was the right half.',
    '{S} made up a verse about it, with a rhyme for everyone, and sang it twice.',
    'While there was work to do, {S} sang the sort of song that makes arms longer.'
  ],
  dream: [
    '{S} hummed the tune once more without opening the mouth, and slept on the last note.',
    'Sleep came in the second verse, and {S} sang the third one dreaming.',
    'The song grew slower and softer, until it was only the breathing of {S}.',
    '{S} drifted off with a tune going round, as water turns in a bowl.',
    'One song was left, and {S} took it along to sleep.',
    'A bird in the dream knew the tune, so {S} did not have to sing.',
    '{S} slept, and the song went on without any words.',
    'Somebody sang in the dream, very low, and {S} lay and listened.',
    'The choir in the dream was all owls, and {S} stood in the back row.',
    'Nobody sang any more, and {S} slept in the quiet.',
    'Hm, hm, went the tune, and {S} was asleep before the third.',
    'Half a song was left for tomorrow, and {S} slept.',
    'The last verse of the song was a yawn, and {S} knew it well.',
    'Low and slow, like music from another house, went the breath of {S}.'
  ],
  meanwhile: [
    'By the sink, where it echoed, somebody was a choir. It was {S}, and the pipes had the low part.',
    'The song had seven verses, and {S} knew one. It did very well for all seven.',
    'For an hour {S} had hummed the same four notes. By now they were in everybody, and nobody could get them out.',
    'Whenever the song got to its highest note, {S} joined in, on another one. It was nearly a choir.',
    'The radio stopped in the middle of a song, so {S} took over. When it came back, it was two lines behind.',
    { text: '{S} sang while looking for the other shoe, and stopped when it was found. The song had been about the shoe.', needs: ['hands'] },
    { text: '“Which song is that?” asked somebody. “I’ll know when I get to the loud bit,” said {S}, and hummed on.', says: 'S' },
    { text: 'At the low place in the song {S} put chin to chest and went down after it. It was just out of reach.', needs: ['hands'] },
    { text: '“Brick,” sang {S} into the toy box, “brick, brick, sock.” It was the sort of song that has no end.', says: 'S', age: { S: 'small' } },
    { text: '“They don’t write songs like that any more,” said {S}, and sang all of it. It was about a herring.', says: 'S', age: { S: 'old' } },
    { text: 'Into a wooden spoon {S} sang the last line, held it, and bowed left and right. Somewhere a drawer was shut, which did for applause.', needs: ['hands'] },
    { text: 'From the next room came a tune without its words, and then some words. {S} was trying to get them to meet.', says: 'S' }
  ]
}
