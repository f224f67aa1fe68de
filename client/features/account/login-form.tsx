import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'

import type { Login, User } from '#shared/account.ts'
import { brand } from '../../brand.ts'
import { useFetchAhead } from '../../lib/use-fetch-ahead.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

/** The contract comes along with it: it is on its way while the parent types, and the form is drawn without it. */
const fetchLogIn = () => import('./log-in.ts')

interface LoginFormProps {
  email: string
  /** What stood behind `#v=` in the link of a letter; it goes along with the password. */
  verification: string | null
  /** `oneTimePassword` is what was typed, when it was one: a password of their own is still to be chosen. */
  onSuccess: (user: User, oneTimePassword: string | null) => void
}

/** §4 "Login form": idle, submitting, then success (the caller moves on) or a toast and idle again. */
export function LoginForm({ email, verification, onSuccess }: LoginFormProps) {
  const [isSent, setSent] = useState(false)
  const { register, handleSubmit, formState, control } = useForm<Login>({
    resolver: async (values, context, options) => (await fetchLogIn()).checkLogin(values, context, options),
    defaultValues: { email, password: '' }
  })
  // From the first press on: what checks the form may itself still be on its way.
  const busy = isSent || formState.isSubmitting
  const typed = useWatch({ control, name: 'email' }).trim()
  const keepFocus = useKeptFocus(busy)

  useFetchAhead(fetchLogIn)

  async function submit(values: Login) {
    setSent(true)
    const { logIn } = await fetchLogIn()
    const answer = await logIn(verification === null ? values : { ...values, verification })
    if ('user' in answer) {
      // After a one-time password there is one more thing to do, and nothing may lie over it.
      if (!answer.isOneTime)
        toast({ kind: 'success', title: 'Login Successful', description: `Welcome to ${brand.name}!` })
      return onSuccess(answer.user, answer.isOneTime ? values.password : null)
    }
    toast({ kind: 'error', ...answer.failure })
    setSent(false)
  }

  /** What the form cannot even be checked without did not come: the network is gone, or the server. */
  function sayOffline() {
    toast({ kind: 'error', title: 'Login Error', description: 'Network error. Please check your connection.' })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        keepFocus()
        handleSubmit(submit)(event).catch(sayOffline)
      }}
      className="flex flex-col gap-5"
      aria-label="Sign in"
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        disabled={busy}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        disabled={busy}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <p className="-my-3 text-[16px]">
        <Link
          to={typed === '' ? '/reset-password' : `/reset-password?email=${encodeURIComponent(typed)}`}
          className="inline-flex min-h-12 items-center"
        >
          Forgot your password?
        </Link>
      </p>
      <Button type="submit" look="ember" size="large" wide disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
