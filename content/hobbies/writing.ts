import type { HobbyFamily } from '../format.ts'

export const writing: HobbyFamily = {
  id: 'writing',
  noun: 'words and languages',
  keys: [
    'writ', 'writing', 'letters', 'poems', 'journal', 'diary', 'language', 'languages', 'spelling', 'alphabet',
    'word', 'words', 'french', 'spanish', 'english', 'mandarin', 'author', 'handwriting', 'storywriting',
    'writing stories', 'talking', 'chatting', 'debat', 'blog', 'sign language', 'conversation'
  ],
  marks: [
    'language', 'languages', 'letter', 'letters', 'word', 'words', 'write', 'writes', 'written', 'wrote'
  ],
  skills: ['remember', 'think', 'listen'],
  habit: [
    'wrote letters to people in the next room',
    'collected words and used the long ones on Sundays',
    'could say good morning in six languages, and did, to the toaster',
    'wrote things down so as to have them twice'
  ],
  bridge: {
    remember: [
      'What is written down once stays, and {S} had a head full of written things.',
      '{S} kept words as other people keep marbles, and could find each one.',
      'New languages came in a word at a time, and none had fallen out of {S} again.',
      'Every letter that ever came to {S} was still known by heart, with the blots.'
    ],
    think: [
      'There is a right word for everything, and {S} was used to looking for it.',
      '{S} liked to take a word apart to see what made it go.',
      'Anyone who writes has to ask what comes next and why, and {S} asked all day.',
      'In another language the same thing has another handle, so {S} tried all the handles.'
    ],
    listen: [
      'Each language has its own music, and {S} had good ears for that.',
      '{S} listened to people the way one reads a letter, to the very end.',
      'A word sounds different when it is meant, and {S} could hear the difference.',
      'To write it down {S} first had to hear it right, every cough of it.'
    ]
  },
  help: [
    '{S} found the word for it, and with a word it was easier to hold.',
    'In the dust {S} wrote two letters, so that nobody should forget.',
    { text: '{S} said please in another language, and something in the air grew friendly.', says: 'S' },
    '{S} wrote a short note and left it under a stone, for whoever came next.'
  ],
  dream: [
    '{S} wrote one last word on the pillow with a finger, and it was only a wavy line.',
    'The words grew fewer and longer, and after the softest of them {S} slept.',
    'In the dream a letter came for {S}, and all it said was good night.',
    '{S} fell asleep in the middle of a word, and it did not matter which.'
  ]
}
