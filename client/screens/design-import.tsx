import { ChevronLeft } from 'lucide-react'

import { DesignViewer } from '../features/design-import/design-viewer.tsx'
import { HelpCard, LoadErrorPanel, SwitchedOffNote } from '../features/design-import/load-notes.tsx'
import { SourceCard } from '../features/design-import/source-card.tsx'
import { useDesignFile } from '../features/design-import/use-design-file.ts'
import { Page } from '../layout/page.tsx'
import { WorkingBackdrop } from '../layout/working-backdrop.tsx'
import { readMeta } from '../lib/read-meta.ts'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** §2 "Design import". */
export function DesignImportScreen() {
  const { state, load, clear } = useDesignFile()
  const { user } = useSession()
  return (
    <Page title="Design Import" backdrop={<WorkingBackdrop seed={71} sky="forest" motif="forest" horizon={0.78} />}>
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <div className="flex flex-col-reverse items-start gap-3 pt-2 pb-4 sm:flex-row sm:items-center sm:justify-between sm:pb-10">
          <h1>Design Import</h1>
          <ButtonLink to="/dashboard" className="bg-bg/45 backdrop-blur-sm">
            <ChevronLeft aria-hidden="true" size={20} />
            Back to Dashboard
          </ButtonLink>
        </div>
        {readMeta('designs') === 'off' && <SwitchedOffNote />}
        <SourceCard busy={state.phase === 'loading'} onLoad={(key) => void load(key)} onInvalid={clear} />
        {state.phase === 'failed' && <LoadErrorPanel message={state.message} />}
        {state.phase === 'loading' && (
          <div className="flex justify-center py-16">
            <Spinner label="Loading the design file..." />
          </div>
        )}
        {state.phase === 'loaded' ? (
          <DesignViewer key={`${state.key} ${state.file.lastModified}`} fileKey={state.key} file={state.file} />
        ) : (
          state.phase !== 'loading' && <HelpCard isOwn={user?.isAdmin === true} />
        )}
      </div>
    </Page>
  )
}
