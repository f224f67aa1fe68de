import { BookOpen, CalendarX2, HandHeart, LockKeyhole, Moon, Zap, type LucideIcon } from 'lucide-react'

import { brand } from '../../brand.ts'
import { isFree } from './billing.ts'

const BADGES: { icon: LucideIcon; label: string }[] = [
  { icon: LockKeyhole, label: 'SSL Secured' },
  { icon: CalendarX2, label: 'Cancel Anytime' },
  { icon: Zap, label: 'Instant Access' }
]

const BENEFITS: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BookOpen,
    title: 'A new story every night',
    text: 'About the people in your house, of the length you choose, and never the same twice.'
  },
  {
    icon: Moon,
    title: 'Made for the dark',
    text: 'A voice that reads, a screen that stays dim, and a night light in eight colours.'
  },
  { icon: HandHeart, title: 'Yours to keep', text: 'Stories you have are never locked, whatever happens to a plan.' }
]

interface Question {
  question: string
  answer: string
  /** The answer where nothing is charged. */
  whenFree?: string
}

const QUESTIONS: Question[] = [
  {
    question: 'Can I cancel anytime?',
    answer: 'Yes. Write to us with “cancel” in the subject. You keep access until the end of the billing period.',
    whenFree:
      'There is nothing to cancel here: this instance is free. On one that takes payment you write with “cancel” in the subject, and keep access until the end of the billing period.'
  },
  {
    question: 'How many stories can I create?',
    answer:
      'Unlimited stories. There is a fair-use limit against runaway scripts that no family meets; the terms name it.'
  },
  {
    question: 'Is my payment secure?',
    answer:
      'Payments run through an external card-payment provider over an encrypted connection. Your payment details are never stored here.',
    whenFree: 'Nothing is paid here, and no card is asked for. Your payment details are never stored here.'
  }
]

export function TrustBadges() {
  return (
    <ul aria-label="What you can count on" className="flex flex-wrap justify-center gap-x-7 gap-y-3">
      {BADGES.map(({ icon: Icon, label }) => (
        <li key={label} className="inline-flex items-center gap-2.5 text-[16px] font-medium text-text2">
          <Icon aria-hidden="true" size={20} className="text-moss" />
          {label}
        </li>
      ))}
    </ul>
  )
}

export function PlanBenefits() {
  return (
    <ul className="grid gap-4.5 md:grid-cols-3">
      {BENEFITS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="panel rounded-[28px] p-6">
          <span className="grid size-13 place-items-center rounded-full bg-raised text-ember shadow-rim">
            <Icon aria-hidden="true" size={24} strokeWidth={1.8} />
          </span>
          <h3 className="mt-4.5 text-[22px]">{title}</h3>
          <p className="mt-1.5 text-text2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function PlanQuestions() {
  return (
    <dl className="grid gap-7">
      {QUESTIONS.map(({ question, answer, whenFree }) => (
        <div key={question} className="border-t border-line pt-5">
          <dt className="font-display text-[21px] leading-snug">{question}</dt>
          <dd className="mt-1.5 text-text2">{isFree() ? (whenFree ?? answer) : answer}</dd>
        </div>
      ))}
      <div className="border-t border-line pt-5">
        <dt className="font-display text-[21px] leading-snug">Something else?</dt>
        <dd className="mt-1.5 text-text2">
          Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. A person answers.
        </dd>
      </div>
    </dl>
  )
}
