import { Link } from 'react-router'

import { Candle } from '../../art/candle.tsx'
import { brand } from '../../brand.ts'

const ANSWERS = [
  {
    question: 'Why do you know my name?',
    answer: 'A grown-up who loves you told us. Without it, the story could not be about you.'
  },
  {
    question: 'What else do you know?',
    answer:
      'How old you are, who you are in your family, and some things you like, such as puddles or trains. We have no photo of you, and we do not know where you live.'
  },
  {
    question: 'What do you do with it?',
    answer: 'We make bedtime stories. Only that.'
  },
  {
    question: 'Who else can see it?',
    answer:
      'The grown-ups of your house who use this. Other families cannot. If your grown-ups or the people who look after this page let another computer help with a story or with the reading voice, your grown-ups can look up what it is told.'
  },
  {
    question: 'Is a real person telling the story?',
    answer:
      'No. A computer makes it up and a computer’s voice reads it, unless somebody at home reads it to you. That is the nicest way.'
  },
  {
    question: 'What if I do not like it?',
    answer:
      'Say so! Your grown-up can give you another name in new stories, leave you out of one, or take away what we know about you. A story that was told already keeps your name until your grown-up deletes it. Nobody will be cross.'
  }
]

/** A notice to be read together: the child is the person the data is about, the parent only its source. */
export function ChildrenNotice() {
  return (
    <article className="mx-auto mt-4 max-w-[38rem] sm:mt-10">
      <h1>How {brand.name} uses your name</h1>
      <p className="mt-3 text-[20px] text-text2">A page for children. Read it together, one candle long.</p>
      <dl className="mt-9 grid gap-8">
        {ANSWERS.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-display text-[25px] leading-tight text-ember">{question}</dt>
            <dd className="mt-2 font-read text-[21px] leading-relaxed text-pretty">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 flex items-end gap-4">
        <Candle height={0.35} lit className="w-24 shrink-0" />
        <p className="pb-4 font-read text-[21px]">Good night.</p>
      </div>
      <p className="mt-6 border-t border-line pt-5 text-text2">
        For grown-ups: the whole of it is in the <Link to="/privacy">Privacy Policy</Link>.{' '}
        <Link to="/" className="inline-flex min-h-12 items-center">
          ← Back to Home
        </Link>
      </p>
    </article>
  )
}
