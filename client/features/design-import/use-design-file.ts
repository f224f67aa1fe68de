import { useRef, useState } from 'react'

import type { DesignFile } from '#shared/design-file.ts'
import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

export type DesignFileState =
  | { phase: 'none' }
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'loaded'; key: string; file: DesignFile }

/** One design file at a time; a later load wins over an earlier one that is still on its way. */
export function useDesignFile(): { state: DesignFileState; load: (key: string) => Promise<void>; clear: () => void } {
  const [state, setState] = useState<DesignFileState>({ phase: 'none' })
  const latest = useRef(0)

  async function load(key: string) {
    const mine = ++latest.current
    setState({ phase: 'loading' })
    const next = await fetchFile(key)
    if (mine === latest.current) setState(next)
  }

  /** What is tried next is not the failure of before. A file that is open stays. */
  function clear() {
    setState((current) => (current.phase === 'failed' ? { phase: 'none' } : current))
  }

  return { state, load, clear }
}

async function fetchFile(key: string): Promise<DesignFileState> {
  try {
    return { phase: 'loaded', key, file: await call('getDesignFile', { params: { fileKey: key } }) }
  } catch (error) {
    console.info('The design file could not be loaded', error)
    return { phase: 'failed', message: serverMessage(error) ?? 'The design service could not be reached.' }
  }
}
