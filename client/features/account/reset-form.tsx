import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

import { emailSchema } from '#shared/account.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface ResetDone {
  email: string
  /** Part of the wire shape; our own server sends it by mail only. */
  newPassword: string | null
  /** The server's own words, for one that sends no letters; null where there are none. */
  message: string | null
}

/** §2 "Reset password": an e-mail address in, a letter out. */
export function ResetForm({ email, onDone }: { email: string; onDone: (done: ResetDone) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<z.infer<typeof emailSchema>>({
    resolver: zodResolver(emailSchema),
    defaultValues: { email }
  })
  const { errors, isSubmitting: busy } = formState

  async function submit(values: z.infer<typeof emailSchema>) {
    setFailure(null)
    try {
      const { newPassword = null, message } = await call('resetPassword', { body: values })
      onDone({ email: values.email, newPassword, message })
    } catch (error) {
      setFailure(describeFailure(error))
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-5"
      aria-label="Reset password"
    >
      {failure !== null && <Banner takesFocus>{failure}</Banner>}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        disabled={busy}
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" look="ember" size="large" wide disabled={busy}>
        {busy ? 'Resetting Password...' : 'Reset Password'}
      </Button>
    </form>
  )
}

/** §8 "Reset": the server's words, an answer without words, no answer. */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error) ?? 'Failed to reset password'
  console.info('The password could not be reset', error)
  return 'Failed to reset password. Please try again.'
}
