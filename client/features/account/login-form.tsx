import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { loginSchema, type Login, type User } from '#shared/account.ts'

import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call, setWrapperToken } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

/** Long enough for a slow phone, short enough that a parent knows something is wrong. */
const PATIENCE_MS = 30_000

/** §4 "Login form": idle, submitting, then success (the caller moves on) or a toast and idle again. */
export function LoginForm({ email, onSuccess }: { email: string; onSuccess: (user: User) => void }) {
  const [busy, setBusy] = useState(false)
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '' }
  })

  async function submit(values: Login) {
    setBusy(true)
    try {
      const { user, token } = await call('logIn', { body: values }, { signal: AbortSignal.timeout(PATIENCE_MS) })
      setWrapperToken(token ?? null)
      toast({ kind: 'success', title: 'Login Successful', description: `Welcome to ${brand.name}!` })
      onSuccess(user)
    } catch (error) {
      toast({ kind: 'error', ...describeFailure(error) })
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-5"
      aria-label="Sign in"
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        disabled={busy}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        disabled={busy}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="ember" size="large" wide disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

/** §8 "Login". */
function describeFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError)
    return { title: 'Login Failed', description: serverMessage(error) ?? 'Invalid email or password' }
  const text = error instanceof Error || error instanceof DOMException ? error.message.toLowerCase() : ''
  if (/timeout|timed out/.test(text))
    return { title: 'Login Error', description: 'Request timed out. Please try again.' }
  if (/network|fetch/.test(text))
    return { title: 'Login Error', description: 'Network error. Please check your connection.' }
  return { title: 'Login Error', description: 'Something went wrong. Please try again.' }
}
