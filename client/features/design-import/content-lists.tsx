import { useMemo, type ReactNode } from 'react'

import type { DesignFile } from '#shared/design-file.ts'
import { textPieces, usedColors } from './design-tree.ts'
import { ShowMore, useShown } from './show-more.tsx'

/** The words of the file, thirty characters of each. */
export function TextList({ file }: { file: DesignFile }) {
  const pieces = useMemo(() => textPieces(file.document), [file])
  const { shown, more } = useShown(pieces)
  if (pieces.length === 0) return <Nothing>There is no text in this file.</Nothing>
  return (
    <>
      <ul className="panel divide-y divide-line px-5 sm:px-7">
        {shown.map(({ id, name, preview }) => (
          <li key={id} className="py-3.5 [contain-intrinsic-size:auto_82px] [content-visibility:auto]">
            <p dir="auto" className="text-[18px] wrap-anywhere">
              {preview}
            </p>
            <p className="text-[15px] wrap-anywhere text-text2">
              <bdi>{name}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {more !== null && <ShowMore {...more} />}
    </>
  )
}

/** The plain colors of the file. */
export function ColorList({ file }: { file: DesignFile }) {
  const colors = useMemo(() => usedColors(file.document), [file])
  const { shown, more } = useShown(colors)
  if (colors.length === 0) return <Nothing>There are no plain colours in this file.</Nothing>
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3">
        {shown.map(({ hex, opacity, uses }) => (
          <li key={`${hex} ${opacity}`} className="panel overflow-hidden">
            {/* A color that is not solid lets the paper under it shine through. */}
            <span
              aria-hidden="true"
              className="m-2.5 mb-0 block h-16 overflow-hidden rounded-control bg-[repeating-conic-gradient(#8f877c_0_25%,#5b5650_0_50%)] bg-size-[16px_16px]"
            >
              <span
                className="block size-full rounded-control shadow-[inset_0_0_0_1px_rgb(255_226_178/.28)]"
                style={{ backgroundColor: alphaHex(hex, opacity) }}
              />
            </span>
            <p className="px-4 pt-3 font-semibold tabular-nums">{hex}</p>
            <p className="px-4 pb-3.5 text-[15px] text-text2">
              {opacity < 100 && `${opacity}% · `}
              {uses === 1 ? '1 use' : `${uses} uses`}
            </p>
          </li>
        ))}
      </ul>
      {more !== null && <ShowMore {...more} />}
    </>
  )
}

/** The components of the file, by name. */
export function ComponentList({ file }: { file: DesignFile }) {
  const components = useMemo(
    () =>
      Object.entries(file.components)
        .map(([id, component]) => ({ id, ...component }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [file]
  )
  const { shown, more } = useShown(components)
  if (components.length === 0) return <Nothing>There are no components in this file.</Nothing>
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ id, name, description }) => (
          <li key={id} className="panel px-5 py-4">
            <p className="font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="mt-0.5 text-[16px] wrap-anywhere text-text2">
              {description === '' ? 'No description' : description}
            </p>
          </li>
        ))}
      </ul>
      {more !== null && <ShowMore {...more} />}
    </>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-10 text-center text-text2">{children}</p>
}

/** `#RRGGBBAA`. */
function alphaHex(hex: string, opacity: number): string {
  return `${hex}${Math.round((opacity / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`
}
