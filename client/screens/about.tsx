import { ChevronLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'

import { Candle } from '../art/candle.tsx'
import { Constellation } from '../art/constellation.tsx'
import { Lantern } from '../art/lantern.tsx'
import { brand } from '../brand.ts'
import { EveningBackdrop } from '../layout/evening-backdrop.tsx'
import { Page } from '../layout/page.tsx'

const STEPS = [
  {
    title: "Enter the child's name and interests",
    text: 'A first name is enough. Add what they love: puddles, trains, drawing.'
  },
  {
    title: 'Choose story themes and duration',
    text: 'Any theme you can think of, and one of three candles, from 3 to 12 minutes.'
  },
  {
    title: 'Select family members to include',
    text: 'Siblings, grandparents, the dog, a friend who sleeps over. Up to ten, and everybody matters.'
  },
  {
    title: 'Enjoy AI-generated stories with narration',
    text: 'Read it aloud yourself, or press the lantern and listen together in the dark.'
  }
]

/** §2 "About". */
export function AboutScreen() {
  useEffect(() => {
    // §2: this page is always read from its beginning, however it was come to.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <Page title="About" isRead backdrop={<EveningBackdrop moon={false} />}>
      <div className="mx-auto max-w-5xl">
        <div className="flex items-center gap-4 pt-4 sm:pt-10">
          <Link
            to="/dashboard"
            aria-label="Back to dashboard"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-raised/80 text-text shadow-rim transition-colors duration-150 hover:bg-raised"
          >
            <ChevronLeft aria-hidden="true" size={26} />
          </Link>
          <h1>About {brand.name}</h1>
        </div>

        <div className="mt-10 items-start gap-14 sm:mt-14 md:grid md:grid-cols-[minmax(0,1fr)_auto]">
          <section className="max-w-[60ch]">
            <h2>Our Mission</h2>
            <p className="mt-3 text-[clamp(19px,2.4vw,22px)] leading-relaxed text-pretty">
              The last twenty minutes of the day belong to the family. {brand.name} fills them with a story nobody has
              heard before, about the people your child knows best, and then it ends: the candle burns down, everybody
              in the tale is home, and nothing asks for one more.
            </p>
          </section>
          <div
            aria-hidden="true"
            className="relative me-8 hidden w-46 origin-[50%_-300px] motion-safe:animate-[sway_9s_ease-in-out_infinite] md:block"
          >
            <span className="absolute start-1/2 -top-120 h-120 w-px bg-[linear-gradient(180deg,transparent_86%,rgb(255_226_178/.5))]" />
            <span className="absolute -inset-[70%] bg-[radial-gradient(closest-side,rgb(255_205_132/.3),rgb(255_186_98/.1)_42%,transparent_74%)]" />
            <Lantern icon="none" className="relative" />
          </div>
        </div>

        <section className="mt-18 sm:mt-24">
          <h2>How It Works</h2>
          <ol className="mt-7 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {STEPS.map(({ title, text }, i) => (
              <li key={title} className="grid grid-cols-[52px_1fr] gap-4.5">
                <span
                  aria-hidden="true"
                  className="grid size-13 place-items-center rounded-full bg-raised font-display text-[24px] leading-none text-ember shadow-rim"
                >
                  {i + 1}
                </span>
                <div>
                  <h3 className="text-[21px] leading-snug">{title}</h3>
                  <p className="mt-1 text-text2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>

        <section className="mt-18 sm:mt-24">
          <h2>Features</h2>
          <div className="mt-7 grid gap-4.5 md:grid-cols-3">
            <Feature title="Personalised stories" art={<Candle height={0.7} lit className="h-28" />}>
              Every story is new, and made from names, hobbies and the small ways people are.
            </Feature>
            <Feature
              title="AI narration with multiple voices"
              art={<Lantern icon="play" progress={0.38} className="h-24 overflow-visible" />}
            >
              Emma is warm and gentle, David friendly and adventurous, Maya playful and energetic.
            </Feature>
            <Feature
              title="Family characters"
              art={<Constellation names={['Isla', 'Nana', 'Theo']} seed={3} className="h-24 w-full max-w-64" />}
            >
              Keep everybody once, with a face, and choose each evening who is in the tale.
            </Feature>
          </div>
        </section>

        <section className="panel mt-18 rounded-[28px] p-6.5 sm:mt-24 sm:p-10">
          <h2>Powered by AI</h2>
          <div className="mt-3 grid gap-x-12 gap-y-4 text-text2 md:grid-cols-2">
            <p>
              As it comes, {brand.name} needs no one else’s computer. Its embedded storyteller plans each tale, writes
              it and checks it; its embedded narrator reads it aloud. Both run on the machine that serves this page, and
              no name ever leaves it.
            </p>
            <p>
              Whoever runs this instance may choose an AI model to write or a different voice to read. Then the story
              says so: a tale that a model wrote carries the words “Written by AI”. What would leave the house, and how
              names are kept back, is told in the <Link to="/privacy">Privacy Policy</Link>.
            </p>
          </div>
        </section>
      </div>
    </Page>
  )
}

function Feature({ title, art, children }: { title: string; art: ReactNode; children: ReactNode }) {
  return (
    <article className="panel flex flex-col rounded-[28px] p-6">
      <div aria-hidden="true" className="grid h-32 place-items-center">
        {art}
      </div>
      <h3 className="mt-5 text-[22px]">{title}</h3>
      <p className="mt-2 text-text2">{children}</p>
    </article>
  )
}
