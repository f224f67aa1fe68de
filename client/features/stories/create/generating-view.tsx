import { useEffect, useState } from 'react'

import { Candle } from '../../../art/candle.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { progressWords } from './progress.ts'

/** While the story begins: a candle burns down, and one sentence says what is happening (§4). */
export function GeneratingView({ progress }: { progress: number }) {
  const words = progressWords(progress)
  const said = useSpoken(words)
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-sm flex-col items-center justify-center text-center">
      <Candle height={1 - progress / 100} lit className="w-56" />
      <p className="mt-6 font-display text-[23px]" aria-hidden="true">
        {words}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="mt-5 w-full">
        <Progress label="Story progress" value={Math.round(progress)} />
      </div>
      <p className="mt-3 text-text2 tabular-nums">{Math.round(progress)}%</p>
      <p className="mt-6 text-[16px] text-text2">You can leave this page: the story will be in your library.</p>
    </div>
  )
}

/** A live region speaks of what changes in it: it must be there, empty, before its first words are. */
function useSpoken(words: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), 150)
    return () => clearTimeout(timer)
  }, [words])
  return said
}
