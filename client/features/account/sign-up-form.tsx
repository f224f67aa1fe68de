import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { signUpSchema, type SignUp } from '#shared/account.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface SignedUp {
  email: string
  password: string
  /** No letter has to be read first: this server sends none, and has said who was signed up. */
  isReady: boolean
}

interface SignUpFormProps {
  /** The terms have been agreed to on the page before. */
  agreed: boolean
  onSuccess: (created: SignedUp) => void
}

/** §4 "Sign-up": form, submitting, then the welcome view (the caller's) or an error banner. Nothing typed is ever cleared. */
export function SignUpForm({ agreed: agreedBefore, onSuccess }: SignUpFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, control } = useForm<SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', agreeToTerms: agreedBefore }
  })
  const agreed = useWatch({ control, name: 'agreeToTerms' })
  const { errors, isSubmitting: busy } = formState

  async function submit(values: SignUp) {
    setFailure(null)
    try {
      const { user } = await call('signUp', { body: values })
      onSuccess({ email: values.email, password: values.password, isReady: user !== undefined })
    } catch (error) {
      setFailure(describeFailure(error))
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-5"
      aria-label="Create account"
    >
      {failure !== null && <Banner takesFocus>{failure}</Banner>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          disabled={busy}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          disabled={busy}
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
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
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="At least 6 characters; a short sentence is a good one."
        disabled={busy}
        error={errors.password?.message}
        {...register('password')}
      />
      <Checkbox required disabled={busy} error={errors.agreeToTerms?.message} {...register('agreeToTerms')}>
        I am a grown-up and agree to the <NewTabLink to="/terms">Terms and Conditions</NewTabLink> and the{' '}
        <NewTabLink to="/privacy">Privacy Policy</NewTabLink>
      </Checkbox>
      <Button type="submit" look="ember" size="large" wide disabled={busy || !agreed}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}

/** §8 "Sign-up". */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error) ?? 'Failed to create account'
  return error instanceof Error && error.message !== '' ? error.message : 'An error occurred during signup'
}
