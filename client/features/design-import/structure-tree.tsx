import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import type { DesignNode } from '#shared/design-file.ts'
import { classNames } from '../../lib/class-names.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { canExport, sizeOf } from './design-tree.ts'
import { ShowMore, useShown } from './show-more.tsx'

interface TreeProps {
  selected: ReadonlySet<string>
  onToggle: (node: DesignNode) => void
}

/** The document as a tree. Branches are drawn when they are opened: a file may hold ten thousand nodes. */
export function StructureTree({ root, ...rest }: TreeProps & { root: DesignNode }) {
  return (
    <div className="panel p-3 sm:p-5">
      <Branch nodes={root.children ?? []} depth={0} {...rest} />
    </div>
  )
}

function Branch({ nodes, depth, ...rest }: TreeProps & { nodes: DesignNode[]; depth: number }) {
  const { shown, more } = useShown(nodes)
  return (
    <ul className={classNames(depth > 0 && 'ms-3 border-s border-line ps-1 sm:ms-6 sm:ps-3')}>
      {shown.map((node) => (
        <TreeNode key={node.id} node={node} depth={depth} {...rest} />
      ))}
      {more !== null && (
        <li>
          <ShowMore {...more} />
        </li>
      )}
    </ul>
  )
}

function TreeNode({ node, depth, ...rest }: TreeProps & { node: DesignNode; depth: number }) {
  const [open, setOpen] = useState(depth === 0)
  const children = node.children ?? []
  const size = sizeOf(node)
  return (
    <li>
      {/* A row that is not in view is neither laid out nor painted: a file may have thousands. */}
      <div className="flex items-center gap-1 rounded-control [contain-intrinsic-size:auto_48px] [content-visibility:auto] focus-within:[content-visibility:visible] hover:bg-raised/50">
        {children.length > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-label={`Contents of ${node.name}`}
            onClick={() => setOpen(!open)}
            className="grid size-12 shrink-0 place-items-center rounded-full text-text2 hover:text-text"
          >
            <ChevronRight
              aria-hidden="true"
              size={20}
              className={classNames('transition-transform duration-150', open && 'rotate-90')}
            />
          </button>
        ) : (
          <span className="w-12 shrink-0" />
        )}
        <div className="min-w-0 flex-1">
          {canExport(node) ? (
            <Checkbox checked={rest.selected.has(node.id)} onChange={() => rest.onToggle(node)}>
              <NodeName node={node} />
            </Checkbox>
          ) : (
            <p className="py-2.5">
              <NodeName node={node} />
            </p>
          )}
        </div>
        {size !== null && (
          <span className="hidden shrink-0 pe-2 text-[15px] text-text2 tabular-nums sm:block">{size}</span>
        )}
      </div>
      {open && children.length > 0 && <Branch nodes={children} depth={depth + 1} {...rest} />}
    </li>
  )
}

function NodeName({ node }: { node: DesignNode }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5">
      <bdi className="wrap-anywhere">{node.name}</bdi>{' '}
      <span className="text-[14px] text-text2">{node.type.toLowerCase().replaceAll('_', ' ')}</span>
    </span>
  )
}
