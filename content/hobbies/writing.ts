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
    'wrote things down so as to have them twice',
    'wrote a letter to the moon, and put in a biscuit',
    'kept a list of words that were fun to say, with pudding at the top',
    'wrote very small when there was a lot to say',
    'asked how a word was spelled, and then spelled it another way',
    'wrote the shopping list as a story, with eggs in it',
    'answered every letter, even the one about the drains',
    'had eleven words for rain, and used them up in a week',
    'left notes in shoes, with kind words on them',
    'had written “cat” on everything that was the cat’s',
    'began each letter with the weather and ended it with a drawing'
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
    'The words grew slower and slower, and after the last one {S} slept.',
    'In the dream a letter came for {S}, and all it said was good night.',
    '{S} fell asleep in the middle of a word, and it was a long one.',
    'The letter was finished, the pencil lay down, and {S} did too.',
    'Half a word was the last thing that {S} said.',
    'A letter from the moon came in the dream, and {S} read it slowly.',
    'One word was said by {S}, late in the night, and it was “jam”.',
    'Every word had been put to bed, and {S} came last.',
    '{S} dreamt of a long letter with nothing but good news in it.',
    'Nothing more was written that day, and {S} slept.',
    'On soft blue paper {S} wrote a long word, in a dream.',
    'Letters swam about in the dream like ducks, and {S} let them.',
    'No more words were wanted, and {S} had none.'
  ],
  meanwhile: [
    'On the fridge hung four lines by {S}. The last word had nothing to do with the rest, but it rhymed.',
    'There were seven words that {S} understood in any language. One of them had just been said, two rooms off.',
    'In the doorway {S} stood still, because a word had gone. It came back by itself, and it was “sieve.”',
    'It was one p or two. {S} had written the word both ways, and both of them looked wrong.',
    'Somebody had spelled out a word, letter by letter, so that {S} should not know. {S} was already at the cupboard.',
    { text: '{S} wrote half a page, read it to the teapot, and crossed out all but one word. The word was “butter.”', says: 'S', needs: ['hands'] },
    { text: 'A letter lay on the mat, for everybody. It was from {S}, in the next room, and it wanted a biscuit.', needs: ['hands'] },
    { text: '“What’s another word for big?” asked {S} round the door. There were five, and {S} took the biggest.', says: 'S' },
    { text: '“That’s my letter,” said {S} to the newspaper. It was on every page, and got a ring round it each time.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: 'Two pages of a letter were written, and the envelope was licked shut. Then {S} remembered what it had been going to say.', age: { S: ['grown', 'old'] }, needs: ['hands'] },
    { text: '“In some languages a table is a lady,” said {S}, and moved the newspaper off this one.', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'Behind the door {S} wrote down what people said in the kitchen. It was mostly the word “lid.”', needs: ['hands'] }
  ]
}
