import { fc } from './fast-check.ts'
import { SAMPLE_STORY } from './sample-story.ts'

/** Texts of every kind, and of what is awkward to read aloud. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...SAMPLE_STORY.split(' '),
        'Mr.',
        '$5',
        '7:30',
        '1/2',
        '...',
        '\n\n',
        '🦊',
        'Māui',
        '“',
        '3-5',
        '<b>',
        '&nbsp;',
        '$5m',
        '4½',
        '20 000',
        't-too',
        'n-n',
        'St',
        '31/12/2025',
        '\ud800',
        'ЖЩ',
        'x'.repeat(50)
      ),
      {
        maxLength: 60
      }
    )
    .map((words) => words.join(' '))
)
