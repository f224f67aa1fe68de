import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { TextField } from './text-field.tsx'

/** A password field that can be looked at: a parent does not type blind with a child on the arm. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-12 place-items-center rounded-full text-text2 hover:text-text"
        >
          {shown ? <EyeOff aria-hidden="true" size={22} /> : <Eye aria-hidden="true" size={22} />}
        </button>
      }
    />
  )
}
