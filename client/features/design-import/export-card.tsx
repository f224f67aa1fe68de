import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'

import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

const FORMATS = ['png', 'jpg', 'svg', 'pdf'] as const
const SCALES = [1, 2, 3, 4] as const

interface ExportCardProps {
  fileKey: string
  selected: string[]
  nameOf: (id: string) => string
}

/** §7 "export": what is selected, as links; nothing of a foreign host is loaded into this page. */
export function ExportCard({ fileKey, selected, nameOf }: ExportCardProps) {
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('png')
  const [scale, setScale] = useState<number>(1)
  const [busy, setBusy] = useState(false)
  const [images, setImages] = useState<Record<string, string | null> | null>(null)

  async function exportSelected() {
    setBusy(true)
    try {
      const answer = await call('exportDesign', {
        params: { fileKey },
        query: { ids: selected.join(','), format, scale }
      })
      setImages(answer.images)
    } catch (error) {
      toast({ kind: 'error', title: 'Export failed', description: describe(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-label="Export" className="panel p-5 sm:p-6">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[8rem_8rem_1fr]">
        <SelectField
          label="Format"
          value={format}
          onChange={(event) => setFormat(FORMATS.find((one) => one === event.target.value) ?? 'png')}
        >
          {FORMATS.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </SelectField>
        <SelectField label="Scale" value={scale} onChange={(event) => setScale(Number(event.target.value))}>
          {SCALES.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </SelectField>
        <div className="col-span-2 flex flex-col gap-3 sm:col-span-1 sm:flex-row sm:items-center sm:justify-end">
          <p role="status" className="text-text2">
            {selected.length === 0 ? 'Nothing selected' : `${selected.length} selected`}
          </p>
          <Button look="ember" disabled={busy || selected.length === 0} onClick={() => void exportSelected()}>
            <Download aria-hidden="true" size={20} />
            {busy ? 'Exporting...' : 'Export Selected'}
          </Button>
        </div>
      </div>
      {images !== null && (
        <ul aria-label="Exported pictures" className="mt-5 divide-y divide-line border-t border-line">
          {Object.entries(images).map(([id, url]) => (
            <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1">
              <bdi className="min-w-0 wrap-anywhere">{nameOf(id)}</bdi>
              <ImageLink url={url} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ImageLink({ url }: { url: string | null }) {
  if (url === null || !url.startsWith('https://')) return <span className="text-text2">No picture was made</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-12 items-center gap-2 font-semibold"
    >
      Open picture
      <ExternalLink aria-hidden="true" size={18} />
      <span className="sr-only">(in a new tab)</span>
    </a>
  )
}

function describe(error: unknown): string {
  return serverMessage(error) ?? (error instanceof Error ? error.message : 'Please try again.')
}
