import { useMemo, useState } from 'react'

import type { DesignFile, DesignNode } from '#shared/design-file.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { ColorList, ComponentList, TextList } from './content-lists.tsx'
import { allNodes, MOST_EXPORTED } from './design-tree.ts'
import { ExportCard } from './export-card.tsx'
import { StructureTree } from './structure-tree.tsx'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** A loaded file: what it is called, what is in it, and what of it becomes pictures. */
export function DesignViewer({ fileKey, file }: { fileKey: string; file: DesignFile }) {
  const [tab, setTab] = useState('structure')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const names = useMemo(() => new Map([...allNodes(file.document)].map(({ id, name }) => [id, name])), [file])
  const modified = Date.parse(file.lastModified)

  function toggle({ id }: DesignNode) {
    if (selected.has(id)) setSelected(new Set([...selected].filter((other) => other !== id)))
    else if (selected.size < MOST_EXPORTED) setSelected(new Set([...selected, id]))
    else toast({ kind: 'missing', title: `At most ${MOST_EXPORTED} pictures can be exported at once` })
  }

  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="wrap-anywhere">
          <bdi>{file.name}</bdi>
        </h2>
        {!Number.isNaN(modified) && <p className="mt-1 text-text2">Last modified {DATE.format(modified)}</p>}
      </div>
      <ExportCard fileKey={fileKey} selected={[...selected]} nameOf={(id) => names.get(id) ?? id} />
      <Tabs
        label="Contents of the file"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'structure',
            label: 'Structure',
            content: <StructureTree root={file.document} selected={selected} onToggle={toggle} />
          },
          { id: 'text', label: 'Text Content', content: <TextList file={file} /> },
          { id: 'colors', label: 'Colors', content: <ColorList file={file} /> },
          { id: 'components', label: 'Components', content: <ComponentList file={file} /> }
        ]}
      />
    </div>
  )
}
