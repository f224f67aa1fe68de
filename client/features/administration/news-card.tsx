import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { sendNewsSchema } from '#shared/news.ts'
import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { wantsFreshSignIn } from '../../session/fresh-sign-in.ts'
import { SignInAgainDialog } from '../../session/sign-in-again-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { newsReadersQuery } from './queries.ts'

type Step = 'writing' | 'sure' | 'password' | 'sending'

/** A letter to the families that asked for product updates; no other family gets one. */
export function NewsCard() {
  const readers = useQuery(newsReadersQuery)
  const queries = useQueryClient()
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [step, setStep] = useState<Step>('writing')
  const count = readers.data?.readers ?? 0

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const parsed = sendNewsSchema.safeParse({ subject, body })
    setFault(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Please write the letter'))
    if (parsed.success) setStep('sure')
  }

  async function send() {
    setStep('sending')
    try {
      const answer = await call('sendNews', { body: { subject, body } })
      queries.setQueryData(newsReadersQuery.queryKey, answer)
      setSubject('')
      setBody('')
      setStep('writing')
      toast({
        kind: 'success',
        title: 'The letter is on its way',
        description: `It goes to ${families(answer.readers)}.`
      })
    } catch (error) {
      if (wantsFreshSignIn(error)) return setStep('password')
      setFault(serverMessage(error) ?? 'The letter could not be sent. Please try again.')
      setStep('writing')
    }
  }

  return (
    <section aria-labelledby="news-title" className="panel p-5 sm:p-7">
      <h2 id="news-title" className="flex min-h-12 items-center gap-3">
        <Newspaper aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Product News
      </h2>
      <p role="status" className="mt-2 text-pretty text-text2">
        {readers.isSuccess && `A letter to ${families(count)} with product updates switched on.`}
        {readers.isError && 'How many families want news could not be found out.'}
      </p>
      <form noValidate aria-label="Write a news letter" onSubmit={handleSubmit} className="mt-4 flex flex-col gap-5">
        {fault !== null && <Banner takesFocus>{fault}</Banner>}
        <TextField
          label="Subject"
          value={subject}
          maxLength={120}
          disabled={step === 'sending'}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextArea
          label="Letter"
          style={{ minHeight: '11rem' }}
          value={body}
          maxLength={10_000}
          disabled={step === 'sending'}
          onChange={(event) => setBody(event.target.value)}
        />
        <Button type="submit" disabled={step === 'sending' || count === 0}>
          {step === 'sending' ? 'Sending...' : 'Send Letter'}
        </Button>
      </form>
      <ConfirmDialog
        open={step === 'sure'}
        title="Send this letter?"
        question={`“${subject.trim()}” goes to ${families(count)}, and cannot be called back.`}
        confirm="Send Letter"
        onConfirm={() => void send()}
        onCancel={() => setStep((current) => (current === 'sure' ? 'writing' : current))}
      />
      <SignInAgainDialog
        open={step === 'password'}
        reason="Please sign in again to write to everybody."
        onClose={() => setStep('writing')}
        onSignedIn={send}
      />
    </section>
  )
}

function families(count: number): string {
  return count === 1 ? '1 family' : `${count} families`
}
